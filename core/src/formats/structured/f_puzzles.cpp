#include <algorithm>

#include "formats/common/cells.hpp"
#include "formats/common/text_lines.hpp"
#include "formats/structured/colours.hpp"
#include "formats/structured/json_cells.hpp"
#include "formats/structured/json_puzzles.hpp"
#include "formats/structured/sudoku_json.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

/// Members that are no rules: those that are read, and settings of the editor.
constexpr Table<std::string_view, 9> known = {"size",
                                              "grid",
                                              "title",
                                              "author",
                                              "ruleset",
                                              "solution",
                                              "disabledlogic",
                                              "truecandidatesoptions",
                                              "highlightConflicts"};
/// Messages that f-puzzles and SudokuPad show when a puzzle is solved.
constexpr Table<std::string_view, 2> messages = {"successMessage", "msgcorrect"};

class FPuzzlesReader {
 public:
  FPuzzlesReader(Progress& puzzle, Report& report) : puzzle_(puzzle), report_(report) {}

  bool run(JsonValue root) {
    if (!check_size(root) || !read_rows(root)) return false;
    check_regions();
    keep_notes();
    take_detail(root, "title", DetailKey::title, puzzle_);
    take_detail(root, "author", DetailKey::author, puzzle_);
    take_detail(root, "ruleset", DetailKey::rules, puzzle_);
    if (const auto solution = root.find("solution"))
      read_solution(*solution, puzzle_.solution, report_);
    if (given_marks_ > 0) report_.variant("givenPencilMarks", given_marks_);
    if (recoloured_ > 0) report_.lost("c", recoloured_);
    return read_others(root);
  }

 private:
  bool check_size(JsonValue root) {
    const auto grid = root.find("grid");
    const auto stated = root.find("size");
    const int rows = grid->size();
    const int size = stated ? stated->integer().value_or(rows) : rows;
    if (size != 9) return report_.miscounted(ReadError::size, stated.value_or(*grid), size, 9);
    return rows == 9 || report_.miscounted(ReadError::row_count, *grid, rows, 9);
  }

  bool read_rows(JsonValue root) {
    const auto grid = root.find("grid");
    int cell = 0;
    for (JsonValue row : *grid) {
      if (const int size = row.is(JsonKind::array) ? row.size() : 0; size != 9)
        return report_.miscounted(ReadError::row_length, row, size, 9, cell / 9 + 1);
      for (JsonValue one : row) {
        if (!read_cell(one, cell++)) return false;
      }
    }
    return true;
  }

  bool read_cell(JsonValue value, int cell) {
    regions_[cell] = box_of(cell);
    if (value.is(JsonKind::null)) return true;
    if (!value.is(JsonKind::object))
      return report_.fail(ReadError::bad_value, value, scalar_text(value));
    given_ = DigitSet();
    bool is_given = false;
    int digit = 0;
    for (auto at = value.begin(), end = value.end(); !(at == end); ++at) {
      const std::string name = at.name().text();
      if (name == "value") {
        if (!read_digit(*at, digit, report_)) return false;
      } else if (name == "given") {
        is_given = (*at).is(JsonKind::boolean) && (*at).is_true();
      } else if (!read_member(name, *at, cell)) {
        return false;
      }
    }
    puzzle_.values.set(cell, digit);
    if (is_given) puzzle_.givens.set(cell, digit);
    keep_given_marks(cell, digit);
    return true;
  }

  bool read_member(std::string_view name, JsonValue value, int cell) {
    if (name == "cornerPencilMarks") return read_marks(value, corner_[cell] = {}, report_);
    if (name == "centerPencilMarks") return read_marks(value, centre_[cell] = {}, report_);
    if (name == "givenPencilMarks") return read_marks(value, given_ = {}, report_);
    if (name == "region") return read_region(value, cell);
    if (name == "c" || name == "highlight") {
      read_colour(value, cell);
    } else if (name == "cArray" && value.is(JsonKind::array)) {
      for (JsonValue one : value) read_colour(one, cell);
    } else if (says_something(value)) {
      report_.lost(name);
    }
    return true;
  }

  bool read_region(JsonValue value, int cell) {
    if (value.is(JsonKind::null)) return true;
    const std::optional<int> region = value.integer();
    if (!region) return report_.fail(ReadError::bad_value, value, scalar_text(value));
    regions_[cell] = *region;
    return true;
  }

  void read_colour(JsonValue value, int cell) {
    if (!says_something(value)) return;
    const std::optional<NearColour> near = near_colour(value.text());
    if (near && near->colour > 0)
      colours_[cell] = narrow<std::uint16_t>(colours_[cell] | 1U << (near->colour - 1));
    if (!near || !near->exact) ++recoloured_;
  }

  void keep_given_marks(int cell, int digit) {
    if (given_.empty() || digit != 0 || given_ == DigitSet::all()) return;
    ++given_marks_;
    if (centre_[cell].empty()) centre_[cell] = given_;
  }

  /// Other regions than boxes are a rule; how they are numbered says nothing.
  void check_regions() {
    Table<int, 9> number{};
    int moved = 0;
    for (int cell = 0; cell < cell_count; ++cell) {
      const int box = box_of(cell);
      const int region = regions_[cell];
      if (row_of(cell) % 3 == 0 && column_of(cell) % 3 == 0) number[box] = region;
      moved += region != number[box] ? 1 : 0;
    }
    bool same = false;
    for (std::size_t box = 0; box < number.size(); ++box) {
      for (std::size_t other = 0; other < box; ++other) same = same || number[box] == number[other];
    }
    if (moved > 0 || same) report_.variant("region", std::max(moved, 1));
  }

  template <class Set>
  static std::vector<Set> unless_empty(const Table<Set, cell_count>& sets) {
    if (std::all_of(sets.begin(), sets.end(), [](const Set& set) { return set == Set(); }))
      return {};
    return {sets.begin(), sets.end()};
  }

  void keep_notes() {
    puzzle_.corner = unless_empty(corner_);
    puzzle_.centre = unless_empty(centre_);
    puzzle_.colours = unless_empty(colours_);
  }

  bool read_others(JsonValue root) {
    for (auto at = root.begin(), end = root.end(); !(at == end); ++at) {
      const std::string name = at.name().text();
      if (name == "nonet" || is_among(name, known) || !says_something(*at)) continue;
      if (is_among(name, messages))
        report_.lost(name);
      else
        report_.variant(name, count_entries(*at));
    }
    const auto own = root.find("nonet");
    return !own || read_nonet(*own, puzzle_, report_);
  }

  Progress& puzzle_;
  Report& report_;
  Table<DigitSet, cell_count> corner_{};
  Table<DigitSet, cell_count> centre_{};
  Table<std::uint16_t, cell_count> colours_{};
  Table<int, cell_count> regions_{};
  DigitSet given_;
  int given_marks_ = 0;
  int recoloured_ = 0;
};

}  // namespace

bool read_f_puzzles(JsonValue root, Progress& puzzle, Report& report) {
  if (!FPuzzlesReader(puzzle, report).run(root)) return false;
  report.check_solution(puzzle);
  return true;
}

}  // namespace nonet::formats
