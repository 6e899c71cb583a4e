#include "picture/reading.hpp"

#include <algorithm>
#include <vector>

#include "picture/ink.hpp"

namespace nonet::picture {
namespace {

// What is less sure than that is shown as uncertain.
constexpr float sure_digit = 0.90F;
constexpr float sure_empty = 0.90F;
constexpr float sure_mark = 0.80F;
// An empty cell may look that much like one with pencil marks.
constexpr float most_marked = 0.35F;
// Digits that the solver has confirmed may be less sure.
constexpr float sure_confirmed = 0.60F;
// A board is turned only where it is read that much better so.
constexpr float much_better = 0.05F;
constexpr float good_sureness = 0.9F;

std::size_t place(int at) {
  return static_cast<std::size_t>(at);
}

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

// What is in a patch when it is turned back.
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
      out[place(y * cell_side + x)] = patch[place(row * cell_side + column)];
    }
  }
  return out;
}

using AllOdds = std::array<CellOdds, cell_count>;

AllOdds odds_of(const Cells& cells, const CellNet& net, int turns) {
  AllOdds all{};
  for (int cell = 0; cell < cell_count; ++cell)
    all[place(cell)] = net.read(upright(cells.patch(turned_cell(cell, turns)), turns));
  return all;
}

int likeliest(const CellOdds& odds) {
  return static_cast<int>(std::max_element(odds.begin(), odds.end()) - odds.begin());
}

float sureness_of(const AllOdds& all) {
  float sum = 0;
  float count = 0;
  for (const CellOdds& odds : all) {
    const int best = likeliest(odds);
    if (best == 0 && odds[0] > sure_empty) continue;
    sum += odds[place(best)];
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
    const int best = static_cast<int>(std::max_element(odds.begin(), odds.end()) - odds.begin());
    float sure = odds[place(best)];
    if (best != 0) {
      // Each digit has its place. One that seems to be another is still there, but is to be looked at.
      marks.digits = static_cast<std::uint16_t>(marks.digits | (1U << (ninth + 1)));
      sure = std::min(1.0F, odds[place(ninth + 1)] + (1 - odds[0]) / 2);
    }
    marks.sureness = std::min(marks.sureness, sure);
  }
  return marks;
}

int black_cells(const Cells& cells) {
  std::array<float, cell_count> grounds{};
  for (int cell = 0; cell < cell_count; ++cell) grounds[place(cell)] = cells.grey_of_ground(cell);
  std::array<float, cell_count> sorted = grounds;
  std::sort(sorted.begin(), sorted.end());
  const float usual = sorted[54];
  return static_cast<int>(std::count_if(grounds.begin(), grounds.end(),
                                        [&](float grey) { return grey < usual * 0.3F; }));
}

std::uint8_t percent(float part) {
  return static_cast<std::uint8_t>(std::clamp(part * 100, 0.0F, 100.0F));
}

// Which digits are givens: by the ink if that makes a puzzle of them, else all.
struct Split {
  CellSet entries;
  Verdict verdict;
};

Split split(const Cells& cells, const std::array<DigitOdds, cell_count>& odds,
            const CellSet& digits, const CellSet& open, int turns) {
  CellSet in_picture;
  for (const int cell : digits) in_picture.insert(turned_cell(cell, turns));
  const Inks inks = inks_of(cells, in_picture);
  CellSet first;
  CellSet second;
  for (const int cell : digits)
    (inks.second.contains(turned_cell(cell, turns)) ? second : first).insert(cell);
  const auto grid_of = [&](const CellSet& its) {
    Grid grid;
    for (const int cell : its)
      grid.set(cell, static_cast<int>(
                         std::max_element(odds[place(cell)].begin() + 1, odds[place(cell)].end()) -
                         odds[place(cell)].begin()));
    return grid;
  };
  if (second.size() > 0) {
    const bool first_stands = stands(grid_of(first));
    const bool second_stands = stands(grid_of(second));
    // Where both make a puzzle, the one that can spare fewer digits is the puzzle.
    bool swap = second_stands && !first_stands;
    if (first_stands && second_stands) {
      const float spare_first =
          static_cast<float>(not_needed(grid_of(first)).size()) / static_cast<float>(first.size());
      const float spare_second = static_cast<float>(not_needed(grid_of(second)).size()) /
                                 static_cast<float>(second.size());
      swap = spare_second + 0.25F < spare_first;
    }
    if (swap) std::swap(first, second);
    // Neither is one, but all are: then the ink tells nothing.
    if (!first_stands && !second_stands && stands(grid_of(digits))) second = CellSet();
  }
  if (second.size() > 0) {
    const bool one_stands = stands(grid_of(first));
    for (const bool again : {false, true}) {
      CellSet among = first;
      among |= open;
      Verdict verdict = judge(odds, among);
      if (verdict.unique) return {second, verdict};
      if (again || one_stands) break;
      std::swap(first, second);
    }
  }
  CellSet all = digits;
  all |= open;
  return {CellSet(), judge(odds, all)};
}

}  // namespace

BoardReading read_board(const Cells& cells, const Nets& nets) {
  AllOdds all = odds_of(cells, nets.cells, 0);
  int turns = 0;
  float sureness = sureness_of(all);
  // Digits that lie on their side are hardly ever read for sure.
  if (sureness < good_sureness) {
    for (int other = 1; other < 4; ++other) {
      const AllOdds turned = odds_of(cells, nets.cells, other);
      const float its = sureness_of(turned);
      if (its <= sureness + (turns == 0 ? much_better : 0)) continue;
      sureness = its;
      turns = other;
      all = turned;
    }
  }

  BoardReading reading;
  PictureBoard& board = reading.board;
  board.turned = turns;
  reading.sureness = sureness;
  for (int v = 0; v < 10; ++v) {
    for (int u = 0; u < 10; ++u) {
      int row = v;
      int column = u;
      for (int i = 0; i < turns; ++i) {
        const int other = row;
        row = column;
        column = 9 - other;
      }
      const Point at = cells.crossings()[place(row * 10 + column)];
      board.crossings[place(v * 10 + u)] = {at.x, at.y};
    }
  }

  std::array<DigitOdds, cell_count> odds{};
  CellSet digits;
  CellSet open;
  CellSet marked;
  for (int cell = 0; cell < cell_count; ++cell) {
    odds[place(cell)] = digit_odds(all[place(cell)]);
    const int best = likeliest(all[place(cell)]);
    if (best == static_cast<int>(marked_class))
      marked.insert(cell);
    else if (best == 0)
      open.insert(cell);
    else
      digits.insert(cell);
  }
  reading.digits = digits.size();
  reading.black = black_cells(cells);
  CellSet not_digits = open;
  not_digits |= marked;
  const Split parts = split(cells, odds, digits, not_digits, turns);
  const Verdict& verdict = parts.verdict;
  board.unique = verdict.unique;
  CellSet spare;
  if (verdict.unique) spare = not_needed(verdict.digits);

  for (int cell = 0; cell < cell_count; ++cell) {
    const CellOdds& its = all[place(cell)];
    const int best = likeliest(its);
    int value = verdict.digits[cell];
    float sure = value != 0 ? its[place(value)] : odds[place(cell)][0];
    bool doubtful = verdict.changed.contains(cell) || verdict.clashing.contains(cell);
    if (parts.entries.contains(cell)) {
      value = best;
      sure = its[place(best)];
      const bool agrees = verdict.unique && verdict.solution[cell] == value;
      doubtful = doubtful || sure < (agrees ? sure_confirmed : sure_digit);
      board.entries.set(cell, value);
    } else if (value != 0) {
      doubtful = doubtful ||
                 sure < (verdict.unique && !spare.contains(cell) ? sure_confirmed : sure_digit);
      board.givens.set(cell, value);
    } else if (marked.contains(cell) && !verdict.changed.contains(cell)) {
      const Marks marks = marks_of(cells, nets.marks, cell, turns);
      board.candidates[place(cell)] = marks.digits;
      sure = std::min(its[marked_class], marks.sureness);
      doubtful = doubtful || its[marked_class] < sure_digit || marks.sureness < sure_mark ||
                 marks.digits == 0;
    } else {
      doubtful = doubtful || odds[place(cell)][0] < sure_empty || its[marked_class] > most_marked;
    }
    board.confidence[place(cell)] =
        percent(verdict.changed.contains(cell) ? std::min(sure, 0.5F) : sure);
    if (doubtful) board.uncertain.insert(cell);
    int second = value == 0 ? 1 : 0;
    for (int digit = 0; digit <= 9; ++digit)
      if (digit != value && odds[place(cell)][place(digit)] > odds[place(cell)][place(second)])
        second = digit;
    board.alternatives.set(cell, second);
  }
  return reading;
}

}  // namespace nonet::picture
