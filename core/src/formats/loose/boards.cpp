/// Looks for boards: nine lines that are rows, drawn or plain, with whatever stands around them, and lines with a word of
/// 81 cells.
///
///   board = 9 rows, with borders and gaps between them, a line of labels above or below
///   row   = what all nine have in common, 9 cells, the same again; see `GridRows`
///   line  = words, a word of 81 cells or 81 cells one by one, its solution, words
///
/// What stands between boards is passed over: words, dates, numbers, rules, fences. A line of one sign is a rule where the
/// rows around it need none. Nothing is read when more is left that looks like rows: then the board was not understood
/// as a whole.
#include <algorithm>

#include "formats/common/cells.hpp"
#include "formats/loose/found.hpp"
#include "formats/loose/grid_rows.hpp"
#include "formats/loose/line_kinds.hpp"
#include "formats/loose/line_puzzles.hpp"
#include "index.hpp"

namespace nonet::formats::loose {
namespace {

// More lines that could be rows, and are none, are a board that was not understood.
constexpr std::size_t most_odd = 4;
constexpr std::size_t most_failures = 24;

struct Line {
  Kind kind = Kind::gap;
  std::string_view text;
};

class BoardsReader {
 public:
  explicit BoardsReader(std::string_view text) {
    for (std::string_view line : lines_of(text)) lines_.push_back({kind_of(line), line});
    taken_.resize(lines_.size());
  }

  std::optional<FoundGrids> run() {
    for (std::size_t i = 0; i < lines_.size() && !wrong_; ++i) {
      const Line& line = lines_[i];
      if (line.kind != Kind::gap && line.kind != Kind::rule && line.text.size() >= fewest_meant)
        take_line(i);
      if (lines_[i].kind == Kind::other || lines_[i].kind == Kind::cells)
        take_run();
      else
        run_.push_back(i);
    }
    take_run();
    if (wrong_ || boards_.empty() || is_more_left(0, lines_.size())) return std::nullopt;
    return tell();
  }

 private:
  /// A board: its first and last line, and its grids.
  struct Board {
    std::size_t first = 0;
    std::size_t last = 0;
    std::vector<LooseGrid> grids;
    std::string_view before;
  };

  void take_line(std::size_t i) {
    LinePuzzle read = read_line(lines_[i].text);
    wrong_ = wrong_ || read.damaged || read.puzzles.size() > 2;
    if (wrong_ || read.puzzles.empty()) return;
    // Of an address no part is known to be the puzzle.
    if (lines_[i].text.find("://") != std::string_view::npos ||
        (read.puzzles.size() == 2 && !is_solution(read.puzzles[0], read.puzzles[1]))) {
      wrong_ = true;
      return;
    }
    lines_[i].kind = Kind::cells;
    take_run();
    Board board{i, i, {}, words_of(read.before)};
    for (std::string& cells : read.puzzles) board.grids.push_back({std::move(cells), {}, {}});
    const std::string_view after = words_of(read.after);
    if (!after.empty()) board.grids.front().comments.push_back(after);
    boards_.push_back(std::move(board));
    cell_lines_ += read.joined ? 0 : 1;
  }

  /// The lines since the last one of words: in the first way that takes all that is certainly a row.
  void take_run() {
    constexpr int ways = 4;
    signs_.clear();
    for (std::size_t i : run_) {
      if (lines_[i].kind != Kind::row) continue;
      for (char c : lines_[i].text) {
        if (is_blank_sign(c) && !is_one_of(c, signs_)) signs_ += c;
      }
    }
    for (int way = 0; way < ways && failures_ < most_failures; ++way) {
      const std::vector<std::size_t> rows = rows_of(way);
      if (rows.size() < 9) continue;
      const std::size_t before = boards_.size();
      const FoundGrids told = found_;
      take_rows(rows);
      const bool all = boards_.size() > before && !is_more_left(run_.front(), run_.back() + 1);
      if (all) break;
      boards_.erase(iterator_at(boards_, before), boards_.end());
      found_ = told;
      for (std::size_t i : run_) taken_[i] = false;
    }
    run_.clear();
  }

  void take_rows(const std::vector<std::size_t>& rows) {
    for (std::size_t i = 0; i + 9 <= rows.size() && failures_ < most_failures;) {
      const auto first = iterator_at(rows, i);
      const bool taken = take_board({first, first + 9});
      failures_ += taken ? 0 : 1;
      i += taken ? 9 : 1;
    }
  }

  /// The rows of the run: those that are certain; with all lines that can be rows; without those behind each third row; and
  /// with labels.
  [[nodiscard]] std::vector<std::size_t> rows_of(int way) const {
    const auto is_row = [&](std::size_t i) { return lines_[i].kind == Kind::row; };
    const auto first = std::find_if(run_.begin(), run_.end(), is_row);
    const bool spaced = std::all_of(run_.begin(), run_.end(), [&](std::size_t i) {
      return lines_[i].text.find_first_not_of(" 123456789") == std::string_view::npos || !is_row(i);
    });
    std::vector<std::size_t> rows;
    for (std::size_t i : run_) {
      const Kind kind = lines_[i].kind;
      const bool blank = kind == Kind::unsure ||
                         (kind == Kind::gap && spaced && first != run_.end() && i > *first);
      if (is_row(i) || (way == 3 && kind == Kind::header) ||
          (blank && way > 0 && can_be_row(i) && (way == 1 || rows.size() % 3 != 0)))
        rows.push_back(i);
    }
    while (!rows.empty() && lines_[rows.back()].kind == Kind::gap) rows.pop_back();
    return rows;
  }

  /// Its blank is one of the rows'.
  [[nodiscard]] bool can_be_row(std::size_t unsure) const {
    const std::string_view line = lines_[unsure].text;
    const auto* const blank = std::find_if(line.begin(), line.end(), is_blank_sign);
    return blank == line.end() || is_one_of(*blank, signs_);
  }

  bool take_board(const std::vector<std::size_t>& rows) {
    std::size_t header = rows[0];
    while (header > 0 &&
           (lines_[header - 1].kind == Kind::gap || lines_[header - 1].kind == Kind::rule))
      --header;
    const bool labels = header > 0 && lines_[header - 1].kind == Kind::header;
    // Gaps stand between the bands, or between all rows.
    int gaps = 0;
    for (std::size_t i = 1; i < rows.size(); ++i)
      gaps += i % 3 != 0 && lines_[rows[i] - 1].kind == Kind::gap &&
                      lines_[rows[i - 1] + 1].kind != Kind::row
                  ? 1
                  : 0;
    if (gaps != 0 && gaps != 6) return false;
    std::vector<std::string_view> lines;
    lines.reserve(rows.size());
    for (std::size_t i : rows) lines.push_back(lines_[i].text);
    Board board{rows[0], rows[8], {}, {}};
    if (!read_rows(lines, labels, board)) {
      // Two boards side by side, or words at the right.
      for (const auto& [left, right] : gaps_between(lines)) {
        std::vector<std::string_view> parts = lines;
        for (std::string_view& line : parts) line = line.substr(0, left);
        if (!read_rows(parts, labels, board)) continue;
        for (std::size_t i = 0; i < lines.size(); ++i) {
          parts[i] = lines[i].substr(std::min(right, lines[i].size()));
          if (!trim(parts[i]).empty()) board.grids.front().comments.push_back(parts[i]);
        }
        if (read_rows(parts, labels, board)) board.grids.front().comments.clear();
        break;
      }
      if (board.grids.empty()) return false;
    }
    // Digits that touch the rows are labels only where rows have labels as well.
    const char kind = labels ? labels_of(lines_[header - 1].text) : 'c';
    // Rows that stand in columns are turned round.
    if ((kind == '1' && !labelled_ && header == rows[0]) || kind == 'r') wrong_ = true;
    for (std::size_t i = board.first; i <= board.last; ++i) taken_[i] = true;
    boards_.push_back(std::move(board));
    return true;
  }

  bool read_rows(const std::vector<std::string_view>& lines, bool labels, Board& board) {
    GridRows grid(lines, labels);
    std::optional<std::string> cells = grid.run();
    if (!cells) return false;
    const auto blank = std::find_if_not(cells->begin(), cells->end(), is_digit);
    if (blank != cells->end() && !is_one_of(*blank, blanks_)) blanks_ += *blank;
    board.grids.push_back({std::move(*cells), {}, {}});
    labelled_ = grid.labelled();
    if (found_.blank_word.empty()) found_.blank_word = grid.blank_word();
    found_.ones += grid.ones();
    found_.widened += grid.widened();
    if (grid.one() != 0) found_.one = grid.one();
    return true;
  }

  /// Where three columns and more are empty in all lines, and something stands at the right of them.
  static std::vector<std::pair<std::size_t, std::size_t>> gaps_between(
      const std::vector<std::string_view>& lines) {
    constexpr std::size_t widest = 400;
    constexpr std::size_t most = 3;
    constexpr std::size_t narrowest_gap = 3;
    std::size_t width = 0;
    for (std::string_view line : lines) width = std::max(width, line.size());
    std::vector<std::pair<std::size_t, std::size_t>> gaps;
    for (std::size_t at = 0, start = 0; at < std::min(width, widest); ++at) {
      const bool empty = std::all_of(lines.begin(), lines.end(), [&](std::string_view line) {
        return at >= line.size() || is_one_of(line[at], " \t");
      });
      if (empty) continue;
      if (start > 0 && at - start >= narrowest_gap && gaps.size() < most)
        gaps.emplace_back(start, at);
      start = at + 1;
    }
    return gaps;
  }

  /// Lines that could be rows of a board, and were taken for none.
  [[nodiscard]] bool is_more_left(std::size_t first, std::size_t end) const {
    std::size_t odd = 0;
    for (std::size_t i = first; i < end; ++i) {
      const Kind kind = lines_[i].kind;
      if (kind == Kind::gap || kind == Kind::rule) continue;
      if ((kind != Kind::row && kind != Kind::unsure) || taken_[i]) {
        odd = 0;
        continue;
      }
      const Places places = places_in(lines_[i].text);
      const bool alike = places.blanks.empty()
                             ? kind == Kind::row
                             : places.blanks.find_first_of(blanks_) != std::string::npos;
      // Nothing between bars or separators is a row where spaces are the blanks.
      const bool empty = kind == Kind::unsure && places.blanks.empty() && is_one_of(' ', blanks_);
      if ((places.are_row() && alike) || (kind == Kind::row && is_row_of_fields(lines_[i].text)) ||
          empty || is_beside_spaces(i) || ++odd > most_odd)
        return true;
    }
    return false;
  }

  /// Digits that touch rows whose blanks are spaces are one row more.
  [[nodiscard]] bool is_beside_spaces(std::size_t i) const {
    const auto is_spaced = [&](std::size_t line) {
      return lines_[line].text.find_first_not_of(" 123456789") == std::string_view::npos;
    };
    return is_one_of(' ', blanks_) && is_spaced(i) &&
           ((i > 0 && taken_[i - 1] && is_spaced(i - 1)) ||
            (i + 1 < lines_.size() && taken_[i + 1] && is_spaced(i + 1)));
  }

  /// The grids in their order, with the words around them.
  std::optional<FoundGrids> tell() {
    std::vector<std::string_view> titles;
    std::size_t i = 0;
    const bool before = is_told_before();
    const auto pass_to = [&](std::size_t end) {
      for (; i < end; ++i) {
        const Line& line = lines_[i];
        const bool words = has_words(line.text);
        if (line.kind == Kind::other && words && is_title(line.text))
          titles.push_back(line.text);
        else if ((line.kind == Kind::other || line.kind == Kind::row) && !is_number(line.text))
          found_.passed.push_back(line.text);
      }
    };
    for (Board& board : boards_) {
      pass_to(board.first);
      if ((before || names_solution(board.before)) && !board.before.empty())
        titles.push_back(board.before);
      board.grids.front().titles = std::move(titles);
      titles.clear();
      for (LooseGrid& grid : board.grids) found_.grids.push_back(std::move(grid));
      i = board.last + 1;
    }
    pass_to(lines_.size());
    found_.passed.insert(found_.passed.end(), titles.begin(), titles.end());
    const bool border = std::any_of(lines_.begin(), lines_.end(), [](const Line& line) {
      return (line.kind == Kind::rule || line.kind == Kind::unsure) && is_border(line.text);
    });
    found_.format = cell_lines_ < boards_.size() ? (border ? Format::bordered : Format::rows)
                    : found_.grids.size() > 1    ? Format::sdm
                                                 : Format::line;
    return std::move(found_);
  }

  /// The words before the puzzles of a list are their titles, unless they are code, or the same before all of them.
  bool is_told_before() {
    const auto is_code = [](const Board& board) { return !is_title(board.before); };
    const bool code = std::any_of(boards_.begin(), boards_.end(), is_code);
    const bool same = std::all_of(boards_.begin(), boards_.end(), [&](const Board& board) {
      return board.before == boards_.front().before;
    });
    if ((code || same) && !boards_.front().before.empty())
      found_.passed.push_back(boards_.front().before);
    return !code && !same;
  }

  std::vector<Line> lines_;
  std::vector<bool> taken_;
  std::vector<std::size_t> run_;
  std::vector<Board> boards_;
  FoundGrids found_;
  std::string blanks_;  ///< The signs of empty cells in all boards.
  std::string signs_;   ///< Those of the rows in the run.
  std::size_t failures_ = 0;
  std::size_t cell_lines_ = 0;
  bool labelled_ = false;
  bool wrong_ = false;
};

}  // namespace

std::optional<FoundGrids> find_boards(std::string_view text) {
  return BoardsReader(text).run();
}

std::optional<FoundGrids> find_wrapped(std::string_view text) {
  constexpr std::size_t narrowest = 10;
  constexpr std::ptrdiff_t fewest_lines = 4;
  std::vector<std::string_view> lines = lines_of(text);
  if (lines.size() == cell_count + 1 && lines.back().empty()) lines.pop_back();
  LooseGrid grid;
  const bool one_a_line = lines.size() == cell_count;
  std::size_t width = 0;
  for (std::string_view& line : lines) {
    line = trim(line);
    if (one_a_line && line.empty())
      grid.cells += ' ';
    else
      grid.cells += line;
    width = std::max(width, line.size());
  }
  if (grid.cells.size() != cell_count || !is_one_grid(grid.cells, false)) return std::nullopt;
  // Only the last line is shorter.
  lines.erase(std::remove(lines.begin(), lines.end(), std::string_view()), lines.end());
  const auto whole = std::count_if(lines.begin(), lines.end(),
                                   [&](std::string_view line) { return line.size() == width; });
  const auto count = static_cast<std::ptrdiff_t>(lines.size());
  const bool wrapped = width >= narrowest && count >= fewest_lines &&
                       (whole == count || (whole == count - 1 && lines.back().size() < width));
  if (!wrapped && !(one_a_line && width == 1)) return std::nullopt;
  FoundGrids found;
  found.format = Format::line;
  found.grids.push_back(std::move(grid));
  return found;
}

}  // namespace nonet::formats::loose
