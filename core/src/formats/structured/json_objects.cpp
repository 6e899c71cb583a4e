#include <algorithm>

#include "formats/common/cells.hpp"
#include "formats/structured/json_cells.hpp"
#include "formats/structured/json_puzzles.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

using Names = std::span<const std::string_view>;

/// Without what programs put before and between: "isGiven" and "is_given" are "given".
constexpr Table<std::string_view, 9> digits = {"value", "v", "number", "num",  "digit",
                                               "val",   "d", "n",      "entry"};
constexpr Table<std::string_view, 15> givens = {
    "given",  "fixed", "readonly",  "locked",   "initial", "original",  "static",  "prefilled",
    "preset", "clue",  "immutable", "disabled", "default", "generated", "constant"};
constexpr Table<std::string_view, 5> not_givens = {"editable", "mutable", "changeable", "user",
                                                   "entered"};
constexpr Table<std::string_view, 2> hidden = {"hidden", "blank"};
constexpr Table<std::string_view, 4> shown = {"visible", "shown", "revealed", "show"};
constexpr Table<std::string_view, 4> solutions = {"solution", "answer", "correct", "correctvalue"};
constexpr Table<std::string_view, 11> notes = {
    "notes",         "note",     "candidates",  "pencilmarks",       "marks", "pencil",
    "possibilities", "possible", "centremarks", "centerpencilmarks", "centre"};
constexpr Table<std::string_view, 5> rows = {"row", "r", "y", "rowindex", "i"};
constexpr Table<std::string_view, 6> columns = {"col", "column", "c", "x", "colindex", "j"};
/// Numbers that are no digits of cells.
constexpr Table<std::string_view, 6> others = {"region", "box", "block",
                                               "index",  "id",  "highlight"};

std::string plain_name(const JsonValue& name) {
  std::string plain = lower(name.text());
  plain.erase(std::remove(plain.begin(), plain.end(), '_'), plain.end());
  return plain.size() > 3 && plain.substr(0, 2) == "is" ? plain.substr(2) : plain;
}

bool is_flag(JsonValue value) {
  return value.is(JsonKind::boolean);
}

/// Cells that are objects, by names that any program may have.
class ObjectCells {
 public:
  ObjectCells(Progress& puzzle, Report& report) : puzzle_(puzzle), report_(report) {}

  bool run(JsonValue grid) {
    if (grid.size() != 9) return report_.miscounted(ReadError::row_count, grid, grid.size(), 9);
    int cell = 0;
    for (JsonValue row : grid) {
      if (const int size = row.is(JsonKind::array) ? row.size() : 0; size != 9)
        return report_.miscounted(ReadError::row_length, row, size, 9, cell / 9 + 1);
      for (JsonValue one : row) {
        if (!read_cell(one, cell++)) return false;
      }
    }
    // Of cells of which none says that it is given, all are.
    if (!flagged_) puzzle_.givens = puzzle_.values;
    if (std::any_of(notes_.begin(), notes_.end(), [](DigitSet set) { return !set.empty(); }))
      puzzle_.centre = {notes_.begin(), notes_.end()};
    if (solution_.clue_count() == cell_count) puzzle_.solution = solution_;
    return puzzle_.values.clue_count() > 0 || report_.fail(ReadError::no_puzzle, grid);
  }

 private:
  bool read_cell(JsonValue value, int cell) {
    if (!value.is(JsonKind::object)) {
      int digit = 0;
      if (!read_digit(value, digit, report_)) return false;
      puzzle_.values.set(cell, digit);
      return true;
    }
    int digit = 0;
    if (!read_value(value, digit)) return false;
    const bool bare = digit == 0;
    bool given = false;
    bool seen = true;
    for (auto at = value.begin(), end = value.end(); !(at == end); ++at) {
      const std::string name = plain_name(at.name());
      const auto is = [&](Names names) { return is_among(name, names); };
      if (is(givens) && !is_flag(*at) && bare) {
        // The digit itself.
        if (!read_digit(*at, digit, report_)) return false;
        given = flagged_ = true;
      } else if (is(givens) || is(not_givens)) {
        const bool set = is_flag(*at) ? (*at).is_true() : (*at).integer().value_or(0) != 0;
        given = given || set == is(givens);
        flagged_ = true;
      } else if (is_flag(*at)) {
        seen = seen && !(is(hidden) && (*at).is_true()) && !(is(shown) && !(*at).is_true());
      } else if (is(solutions)) {
        solution_.set(cell, cell_digit(*at).value_or(0));
      } else if (is(notes)) {
        if (!read_notes(*at, cell)) return false;
      } else if ((is(rows) || is(columns)) &&
                 !is_place(*at, is(rows) ? row_of(cell) : column_of(cell))) {
        return report_.fail(ReadError::bad_value, *at, scalar_text(*at));
      } else if (!is(digits) && !is(rows) && !is(columns) && !is(others) && says_something(*at)) {
        report_.lost(at.name().text());
      }
    }
    if (!seen) solution_.set(cell, digit);
    if (!seen) digit = 0;
    puzzle_.values.set(cell, digit);
    if (given) puzzle_.givens.set(cell, digit);
    if (digit != 0) notes_[cell] = {};
    return true;
  }

  /// The digit of a cell by its names; two of them must not differ.
  bool read_value(JsonValue value, int& digit) {
    for (auto at = value.begin(), end = value.end(); !(at == end); ++at) {
      if (!is_among(plain_name(at.name()), digits)) continue;
      int one = 0;
      if (!read_digit(*at, one, report_)) return false;
      if (digit != 0 && one != 0 && one != digit)
        return report_.fail(ReadError::bad_value, *at, scalar_text(*at));
      digit = std::max(digit, one);
    }
    return true;
  }

  /// Counted from 0, or from 1, in all cells.
  bool is_place(JsonValue value, int place) {
    const std::optional<int> number = value.integer();
    if (!number) return true;
    if (!base_) base_ = *number - place;
    return *base_ == *number - place && (*base_ == 0 || *base_ == 1);
  }

  /// Digits, or nine flags.
  bool read_notes(JsonValue value, int cell) {
    DigitSet& marks = notes_[cell];
    const bool flags = value.is(JsonKind::array) && value.size() == 9 && is_flag(*value.begin());
    if (!flags) return !value.is(JsonKind::array) || read_marks(value, marks, report_);
    int digit = 0;
    for (JsonValue one : value) {
      ++digit;
      if (is_flag(one) && one.is_true()) marks.insert(digit);
    }
    return true;
  }

  Progress& puzzle_;
  Report& report_;
  Table<DigitSet, cell_count> notes_{};
  Grid solution_;
  std::optional<int> base_;
  bool flagged_ = false;
};

}  // namespace

ObjectNames object_names(JsonValue grid) {
  // Fewer are no puzzle.
  constexpr int fewest = 8;
  int values = 0;
  int other_digits = 0;
  int unknown = 0;
  bool flagged = false;
  for (JsonValue row : grid) {
    for (JsonValue one : row) {
      if (!one.is(JsonKind::object)) continue;
      bool value = false;
      bool other = false;
      bool strange = false;
      for (auto at = one.begin(), end = one.end(); !(at == end); ++at) {
        const std::string name = plain_name(at.name());
        const auto is = [&](Names names) { return is_among(name, names); };
        const bool digit = !is_flag(*at) && cell_digit(*at).value_or(0) != 0;
        flagged = flagged || (is_flag(*at) && ((is(givens) && name != "given") || is(not_givens) ||
                                               is(hidden) || is(shown)));
        value = value || (digit && (name == "value" || name == "v"));
        other = other || (digit && (is(digits) || is(givens)));
        strange = strange || (digit && !is(rows) && !is(columns) && !is(others));
      }
      values += value ? 1 : 0;
      other_digits += other && !value ? 1 : 0;
      unknown += strange && !value && !other ? 1 : 0;
    }
  }
  if (flagged || other_digits >= fewest) return ObjectNames::general;
  if (values > 0) return ObjectNames::usual;
  return unknown >= fewest ? ObjectNames::unknown : ObjectNames::none;
}

bool read_object_cells(JsonValue grid, Progress& puzzle, Report& report) {
  if (!ObjectCells(puzzle, report).run(grid)) return false;
  report.check_solution(puzzle);
  return true;
}

}  // namespace nonet::formats
