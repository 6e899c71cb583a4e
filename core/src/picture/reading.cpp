#include "picture/reading.hpp"

#include <algorithm>
#include <vector>

#include "index.hpp"
#include "nonet/table.hpp"
#include "picture/image.hpp"
#include "picture/ink.hpp"

namespace nonet::picture {
namespace {

// Less sure readings are shown as uncertain.
constexpr float sure_digit = 0.90F;
constexpr float sure_empty = 0.90F;
constexpr float sure_mark = 0.80F;
// An empty cell may look that much like one with pencil marks.
constexpr float most_marked = 0.35F;
// Dirt and what shows through look like pencil marks. So there are some only where so many cells are that sure to have them, or where one is surer than that
// by itself.
constexpr float sure_marked = 0.95F;
constexpr int fewest_marked = 3;
constexpr float sure_alone = 0.92F;
// Digits that the solver has confirmed may be less sure.
constexpr float sure_confirmed = 0.60F;
// A board is turned only where it is read that much better so.
constexpr float much_better = 0.05F;
constexpr float good_sureness = 0.9F;

// The cell of the picture in which a board's cell lies that is turned clockwise by so many quarters.
int turned_cell(int cell, int turns) {
  int row = row_of(cell);
  int column = column_of(cell);
  for (int i = 0; i < turns; ++i) {
    const int other = row;
    row = column;
    column = 8 - other;
  }
  return cell_at(row, column);
}

// The patch turned back upright.
CellPatch upright(const CellPatch& patch, int turns) {
  CellPatch out{};
  for (int y = 0; y < cell_side; ++y) {
    for (int x = 0; x < cell_side; ++x) {
      int row = y;
      int column = x;
      for (int i = 0; i < turns; ++i) {
        const int other = row;
        row = column;
        column = cell_side - 1 - other;
      }
      out[y * cell_side + x] = patch[row * cell_side + column];
    }
  }
  return out;
}

using AllOdds = Table<CellOdds, cell_count>;

AllOdds odds_of(const Cells& cells, const CellNet& net, int turns) {
  AllOdds all{};
  for (int cell = 0; cell < cell_count; ++cell)
    all[cell] = net.read(upright(cells.patch(turned_cell(cell, turns)), turns));
  return all;
}

int likeliest(const CellOdds& odds) {
  return narrow<int>(std::max_element(odds.begin(), odds.end()) - odds.begin());
}

float sureness_of(const AllOdds& all) {
  float sum = 0;
  float count = 0;
  for (const CellOdds& odds : all) {
    const int best = likeliest(odds);
    if (best == 0 && odds[0] > sure_empty) continue;
    sum += odds[best];
    ++count;
  }
  return count > 0 ? sum / count : 0;
}

DigitOdds digit_odds(const CellOdds& odds) {
  DigitOdds digits{};
  for (std::size_t i = 0; i < 10; ++i) digits[i] = odds[i];
  digits[0] += odds[marked_class];
  return digits;
}

// The pencil marks of a cell, and how sure the least sure of the nine places is.
struct Marks {
  std::uint16_t digits = 0;
  float sureness = 1;
};

Marks marks_of(const Cells& cells, const MarkNet& net, int cell, int turns) {
  Marks marks;
  for (int ninth = 0; ninth < 9; ++ninth) {
    const MarkOdds odds = net.read(cells.mark(turned_cell(cell, turns), ninth, turns));
    const int best = narrow<int>(std::max_element(odds.begin(), odds.end()) - odds.begin());
    float sure = odds[best];
    if (best != 0) {
      // Each digit has its place. One that seems to be another is still there, but is to be looked at.
      marks.digits = narrow<std::uint16_t>(marks.digits | (1U << (ninth + 1)));
      sure = std::min(1.0F, odds[ninth + 1] + (1 - odds[0]) / 2);
    }
    marks.sureness = std::min(marks.sureness, sure);
  }
  return marks;
}

int black_cells(const Cells& cells) {
  Table<float, cell_count> grounds{};
  for (int cell = 0; cell < cell_count; ++cell) grounds[cell] = cells.grey_of_ground(cell);
  Table<float, cell_count> sorted = grounds;
  std::sort(sorted.begin(), sorted.end());
  const float usual = sorted[54];
  return narrow<int>(std::count_if(grounds.begin(), grounds.end(),
                                   [&](float grey) { return grey < usual * 0.3F; }));
}

std::uint8_t percent(float part) {
  return static_cast<std::uint8_t>(std::clamp(part * 100, 0.0F, 100.0F));
}

// Which digits are givens, and which of them might as well be of the other kind.
struct Split {
  CellSet entries;
  CellSet doubtful;
  Verdict verdict;
};

// Tells givens from entries: the givens are those of an ink that make a puzzle.
//
// Digits that could be spared tell which ink that is. Puzzles have few of them, while entries that happen to make one can nearly all be spared. And a
// given without which there are more solutions is proved to be one: so only the others can be entries that were taken for givens.
class Splitter {
 public:
  Splitter(const Table<DigitOdds, cell_count>& odds, const CellSet& digits, const CellSet& open)
      : odds_(odds), digits_(digits), open_(open) {
    for (const int cell : digits) {
      const DigitOdds& its = odds[cell];
      grid_.set(cell, narrow<int>(std::max_element(its.begin() + 1, its.end()) - its.begin()));
    }
  }

  [[nodiscard]] Split split(const std::vector<Inks>& ways) {
    std::vector<Option> options = options_of(ways);
    Split all{CellSet(), CellSet(), {}};
    if (options.empty()) {
      all.verdict = judged(digits_);
      if (!ways.empty() && all.verdict.unique && !all.verdict.changed.empty()) {
        // A digit that was read wrongly may be all that keeps an ink from making a puzzle.
        for (const int cell : digits_) grid_.set(cell, all.verdict.digits[cell]);
        options = options_of(ways);
      }
    } else {
      all.verdict = judged(digits_);
    }
    const auto cheapest =
        std::min_element(options.begin(), options.end(),
                         [](const Option& a, const Option& b) { return a.cost() < b.cost(); });
    if (cheapest != options.end()) {
      if (cheapest->holds()) return taken(*cheapest);
      all.doubtful = digits_ - needed(all.verdict);
      return all;
    }
    if (ways.empty() || ways.front().trait != InkTrait::hue) return all;
    const Inks& way = ways.front();
    if (!all.verdict.unique || !all.verdict.changed.empty())
      for (const bool swapped : {false, true}) {
        // Two hues, neither of which makes a puzzle as it was read.
        const CellSet& first = swapped ? way.second : way.first;
        const CellSet& second = swapped ? way.first : way.second;
        const Verdict verdict = judged(first);
        if (verdict.unique) return {second, digits_ - needed(verdict), verdict};
      }
    all.doubtful = smaller(way) - needed(all.verdict);
    return all;
  }

 private:
  // One ink's digits, which make a puzzle.
  struct Option {
    CellSet givens;
    CellSet entries;
    CellSet between;
    // Givens that could be spared, and their share.
    CellSet spare;
    float share = 0;
    InkTrait trait = InkTrait::hue;
    bool likelier = true;
    bool other_stands = false;

    [[nodiscard]] float cost() const {
      return share + (likelier ? 0 : 0.15F) + (trait == InkTrait::hue ? 0 : 0.3F);
    }
    // Whether inks fall apart so plainly that an easy puzzle, most of whose givens could be spared, is taken for one.
    [[nodiscard]] bool plain() const {
      return likelier && !other_stands && share <= most_spare &&
             between.size() * 10 <= givens.size() + entries.size();
    }
    [[nodiscard]] bool holds() const {
      return trait == InkTrait::hue || (likelier && (share <= few_spare || plain()));
    }
    [[nodiscard]] bool proved() const {
      return trait == InkTrait::hue && (share <= few_spare || plain());
    }
  };
  static constexpr float few_spare = 0.5F;
  static constexpr float most_spare = 0.85F;

  static const CellSet& smaller(const Inks& inks) {
    return inks.first.size() < inks.second.size() ? inks.first : inks.second;
  }

  // The givens that are proved to be some.
  static CellSet needed(const Verdict& verdict) {
    return verdict.unique ? verdict.digits.filled() - not_needed(verdict.digits) : CellSet();
  }

  [[nodiscard]] Grid grid_of(const CellSet& cells) const {
    Grid grid;
    for (const int cell : cells) grid.set(cell, grid_[cell]);
    return grid;
  }

  [[nodiscard]] Verdict judged(const CellSet& cells) const { return judge(odds_, cells | open_); }

  [[nodiscard]] std::vector<Option> options_of(const std::vector<Inks>& ways) const {
    std::vector<Option> options;
    for (const Inks& way : ways) {
      add_options(way.first, way.second, true, way, options);
      add_options(way.second, way.first, false, way, options);
    }
    return options;
  }

  void add_options(const CellSet& givens, const CellSet& entries, bool likelier, const Inks& way,
                   std::vector<Option>& options) const {
    Option option{givens, entries, way.between, {}, 0, way.trait, likelier, false};
    if (!stands(grid_of(givens))) {
      // Givens that were taken for entries are missing.
      option.givens |= way.between;
      option.entries -= way.between;
      if (option.givens == givens || option.entries.empty() || !stands(grid_of(option.givens)))
        return;
    }
    option.spare = not_needed(grid_of(option.givens));
    option.share = real(option.spare.size()) / real(option.givens.size());
    option.other_stands = stands(grid_of(option.entries));
    options.push_back(option);
  }

  [[nodiscard]] Split taken(const Option& option) const {
    Split split{option.entries, CellSet(), judged(option.givens)};
    if (option.proved()) {
      split.doubtful = (option.spare | option.entries) & option.between;
    } else if (option.trait == InkTrait::hue || option.share > few_spare) {
      split.doubtful = digits_;
    } else {
      split.doubtful = option.spare | (option.entries & option.between);
    }
    return split;
  }

  const Table<DigitOdds, cell_count>& odds_;
  const CellSet& digits_;
  const CellSet& open_;
  Grid grid_;
};

// The cells of the board for those of the picture.
CellSet turned_back(const CellSet& in_picture, int turns) {
  CellSet cells;
  for (int cell = 0; cell < cell_count; ++cell)
    if (in_picture.contains(turned_cell(cell, turns))) cells.insert(cell);
  return cells;
}

std::vector<Inks> inks_of(const Cells& cells, const CellSet& digits, int turns) {
  CellSet in_picture;
  for (const int cell : digits) in_picture.insert(turned_cell(cell, turns));
  std::vector<Inks> ways = inks_of(cells, in_picture);
  for (Inks& way : ways)
    for (CellSet* const its : {&way.first, &way.second, &way.between})
      *its = turned_back(*its, turns);
  return ways;
}

// A board in the making: which way up it lies, what its cells are, what the solver says, and what is shown of each.
class BoardReader {
 public:
  BoardReader(const Cells& cells, const Nets& nets) : cells_(cells), nets_(nets) {}

  BoardReading read() {
    turn_upright();
    keep_crossings();
    sort_cells();
    const Split parts =
        Splitter(digit_odds_, digits_, open_ | marked_).split(inks_of(cells_, digits_, turns_));
    look_at(parts.verdict);
    read_marks();
    for (int cell = 0; cell < cell_count; ++cell) show(cell, parts);
    return reading_;
  }

 private:
  // What is known of a cell: its digit, how sure it is, and whether that is to be looked at.
  struct Shown {
    int value;
    float sure;
    bool doubtful;
  };

  // Digits that lie on their side are hardly ever read for sure.
  void turn_upright() {
    odds_ = odds_of(cells_, nets_.cells, 0);
    float sureness = sureness_of(odds_);
    for (int other = 1; other < 4 && (sureness < good_sureness || turns_ > 0); ++other) {
      const AllOdds turned = odds_of(cells_, nets_.cells, other);
      const float its = sureness_of(turned);
      if (its <= sureness + (turns_ == 0 ? much_better : 0)) continue;
      sureness = its;
      turns_ = other;
      odds_ = turned;
    }
    reading_.board.turned = turns_;
    reading_.sureness = sureness;
  }

  void keep_crossings() {
    for (int v = 0; v < 10; ++v) {
      for (int u = 0; u < 10; ++u) {
        int row = v;
        int column = u;
        for (int i = 0; i < turns_; ++i) {
          const int other = row;
          row = column;
          column = 9 - other;
        }
        const Point at = cells_.crossings()[row * 10 + column];
        reading_.board.crossings[v * 10 + u] = {at.x, at.y};
      }
    }
  }

  // Into cells with a digit, with pencil marks, and with neither.
  void sort_cells() {
    for (int cell = 0; cell < cell_count; ++cell) {
      digit_odds_[cell] = digit_odds(odds_[cell]);
      const int best = likeliest(odds_[cell]);
      (best == static_cast<int>(marked_class) ? marked_ : best == 0 ? open_ : digits_).insert(cell);
    }
    reading_.digits = digits_.size();
    reading_.black = black_cells(cells_);
  }

  void look_at(const Verdict& verdict) {
    reading_.board.unique = verdict.unique;
    CellSet in_lines;
    CellSet in_boxes;
    for (const Conflict& conflict : find_conflicts(verdict.digits)) {
      const bool in_line = row_of(conflict.first) == row_of(conflict.second) ||
                           column_of(conflict.first) == column_of(conflict.second);
      for (const int cell : {conflict.first, conflict.second})
        (in_line ? in_lines : in_boxes).insert(cell);
    }
    reading_.clashing_in_lines = in_lines.size();
    reading_.clashing_in_boxes = in_boxes.size();
    if (verdict.unique) spare_ = not_needed(verdict.digits);
  }

  void read_marks() {
    int plainly_marked = 0;
    for (const int cell : marked_) {
      marks_[cell] = marks_of(cells_, nets_.marks, cell, turns_);
      if (marks_[cell].digits != 0 && odds_[cell][marked_class] > sure_marked) ++plainly_marked;
    }
    has_marks_ = plainly_marked >= fewest_marked;
  }

  void show(int cell, const Split& parts) {
    const bool changed = parts.verdict.changed.contains(cell);
    Shown shown = shown_in(cell, parts);
    if (changed || parts.verdict.clashing.contains(cell) || parts.doubtful.contains(cell))
      shown.doubtful = true;
    PictureBoard& board = reading_.board;
    board.confidence[cell] = percent(changed ? std::min(shown.sure, 0.5F) : shown.sure);
    if (shown.doubtful) board.uncertain.insert(cell);
    int second = shown.value == 0 ? 1 : 0;
    for (int digit = 0; digit <= 9; ++digit) {
      if (digit != shown.value && digit_odds_[cell][digit] > digit_odds_[cell][second])
        second = digit;
    }
    board.alternatives.set(cell, second);
  }

  Shown shown_in(int cell, const Split& parts) {
    const Verdict& verdict = parts.verdict;
    const CellOdds& its = odds_[cell];
    if (parts.entries.contains(cell)) {
      const int value = likeliest(its);
      const bool agrees = verdict.unique && verdict.solution[cell] == value;
      reading_.board.entries.set(cell, value);
      return {value, its[value], its[value] < (agrees ? sure_confirmed : sure_digit)};
    }
    if (const int value = verdict.digits[cell]; value != 0) {
      const bool confirmed = verdict.unique && !spare_.contains(cell);
      reading_.board.givens.set(cell, value);
      return {value, its[value], its[value] < (confirmed ? sure_confirmed : sure_digit)};
    }
    if (marked_.contains(cell) && !verdict.changed.contains(cell)) return marked_in(cell);
    const float empty = digit_odds_[cell][0];
    return {0, empty, empty < sure_empty || its[marked_class] > most_marked};
  }

  Shown marked_in(int cell) {
    const Marks& marks = marks_[cell];
    const float sure = odds_[cell][marked_class];
    if (marks.digits == 0 || sure <= (has_marks_ ? 0 : sure_alone))
      return {0, odds_[cell][0], true};
    reading_.board.candidates[cell] = marks.digits;
    return {0, std::min(sure, marks.sureness),
            !has_marks_ || sure < sure_digit || marks.sureness < sure_mark};
  }

  const Cells& cells_;
  const Nets& nets_;
  BoardReading reading_;
  int turns_ = 0;
  AllOdds odds_{};
  Table<DigitOdds, cell_count> digit_odds_{};
  CellSet digits_;
  CellSet open_;
  CellSet marked_;
  CellSet spare_;
  Table<Marks, cell_count> marks_{};
  bool has_marks_ = false;
};

}  // namespace

BoardReading read_board(const Cells& cells, const Nets& nets) {
  return BoardReader(cells, nets).read();
}

}  // namespace nonet::picture
