#include <algorithm>
#include <cassert>

#include "formats/common/cells.hpp"
#include "formats/structured/json_cells.hpp"
#include "formats/structured/json_puzzles.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

/// A filled cell of GNOME Sudoku, or one with earmarks.
bool read_gnome_cell(JsonValue value, CellSet& seen, std::vector<DigitSet>& corner,
                     Progress& puzzle, Report& report) {
  const auto position = value.find("position");
  int cell = -1;
  if (position && position->is(JsonKind::array) && position->size() == 2) {
    auto at = position->begin();
    const JsonValue row = *at;
    cell = cell_of(row, *++at);
  }
  if (cell < 0 || seen.contains(cell)) return report.fail(ReadError::bad_value, value, "position");
  seen.insert(cell);
  int digit = 0;
  const auto number = value.find("value");
  if (number && !read_digit(*number, digit, report)) return false;
  const auto fixed = value.find("fixed");
  puzzle.values.set(cell, digit);
  if (fixed && fixed->is(JsonKind::boolean) && fixed->is_true()) puzzle.givens.set(cell, digit);
  const auto earmarks = value.find("earmarks");
  return !earmarks || read_marks(*earmarks, nth(corner, cell), report);
}

/// `fixedNumbers` or `fixed_numbers`.
std::optional<JsonValue> find_either(JsonValue object, std::string_view camel,
                                     std::string_view snake) {
  const auto found = object.find(camel);
  return found ? found : object.find(snake);
}

int lisudoku_cell(JsonValue position) {
  const auto row = position.find("row");
  const auto column = position.find("col");
  return row && column ? cell_of(*row, *column) : -1;
}

bool read_fixed_numbers(JsonValue numbers, Progress& puzzle, Report& report) {
  for (JsonValue one : numbers) {
    const auto position = one.find("position");
    const auto value = one.find("value");
    const int cell = position ? lisudoku_cell(*position) : -1;
    int digit = 0;
    if (cell < 0 || !value || puzzle.givens[cell] != 0)
      return report.fail(ReadError::bad_value, one, "position");
    if (!read_digit(*value, digit, report)) return false;
    puzzle.givens.set(cell, digit);
  }
  return true;
}

bool is_box_of_cells(JsonValue region) {
  CellSet cells;
  int box = -1;
  bool good = region.is(JsonKind::array);
  for (JsonValue one : region) {
    const int cell = lisudoku_cell(one);
    good = good && cell >= 0 && (box < 0 || box == box_of(cell));
    if (!good) return false;
    box = box_of(cell);
    cells.insert(cell);
  }
  return good && cells.size() == 9;
}

void check_regions(JsonValue regions, Report& report) {
  int others = 0;
  for (JsonValue region : regions) others += is_box_of_cells(region) ? 0 : 1;
  if (others > 0) report.variant("regions", others);
}

/// Names for the givens of a puzzle, and for its details, as programs write them.
constexpr Table<std::string_view, 15> names_of_givens = {
    "puzzle", "grid",    "board", "value",   "givens",  "clues",    "quiz",    "quizzes",
    "sudoku", "mission", "cells", "problem", "initial", "unsolved", "question"};
constexpr Table<std::string_view, 6> names_of_solution = {"solution", "solutions", "solved",
                                                          "answer",   "answers",   "solvedGrid"};
struct NamedDetail {
  std::string_view name;
  DetailKey key;
};
constexpr Table<NamedDetail, 11> names_of_details = {{{"title", DetailKey::title},
                                                      {"name", DetailKey::title},
                                                      {"author", DetailKey::author},
                                                      {"description", DetailKey::description},
                                                      {"source", DetailKey::source},
                                                      {"difficulty", DetailKey::level},
                                                      {"level", DetailKey::level},
                                                      {"rating", DetailKey::rating},
                                                      {"date", DetailKey::date},
                                                      {"print_date", DetailKey::date},
                                                      {"url", DetailKey::url}}};
/// Members that say nothing about a puzzle that anybody would miss.
constexpr Table<std::string_view, 6> ignored = {"hints",   "id",   "puzzle_id",
                                                "version", "size", "message"};

const NamedDetail* detail_of(std::string_view name) {
  const auto* at = std::find_if(names_of_details.begin(), names_of_details.end(),
                                [&](const NamedDetail& one) { return one.name == name; });
  return at == names_of_details.end() ? nullptr : at;
}

bool is_scalar(JsonValue value) {
  return value.is(JsonKind::string) || value.is(JsonKind::number);
}

class PlainObject {
 public:
  PlainObject(Progress& puzzle, Report& report) : puzzle_(puzzle), report_(report) {}

  bool run(JsonValue root) {
    find_cells(root);
    for (auto at = root.begin(), end = root.end(); !(at == end); ++at) {
      if (!take(at.name().text(), *at)) return false;
    }
    if (!found_) return report_.fail(ReadError::no_puzzle, root);
    report_.check_solution(puzzle_);
    return true;
  }

 private:
  /// The one member by another name that is a text of 81 cells, where none has a name that is known.
  void find_cells(JsonValue root) {
    for (auto at = root.begin(), end = root.end(); !(at == end); ++at) {
      const std::string name = at.name().text();
      if (is_among(name, names_of_givens) && looks_like_grid(*at)) return cells_.clear();
      Report apart = report_;
      Grid grid;
      const bool open = (*at).is(JsonKind::string) && (*at).text().size() >= cell_count &&
                        read_grid(*at, grid, apart) && grid.clue_count() < cell_count;
      if (open) cells_.push_back(name);
    }
  }

  bool take(const std::string& name, JsonValue value) {
    if (is_among(name, names_of_givens) && looks_like_grid(value)) return take_givens(value);
    if (cells_.size() == 1 && name == cells_.front()) return take_givens(value);
    if (is_among(name, names_of_solution)) {
      read_solution(value, puzzle_.solution, report_);
    } else if (const NamedDetail* detail = detail_of(name);
               detail != nullptr && is_scalar(value) && text_of(puzzle_, detail->key).empty()) {
      set_detail(puzzle_, detail->key, scalar_text(value));
    } else if (name == "size" && is_other_size(value)) {
      return report_.miscounted(ReadError::size, value, *value.integer(), 9);
    } else if (!is_among(name, ignored) && says_something(value)) {
      report_.lost(name);
    }
    return true;
  }

  static bool is_other_size(JsonValue value) {
    const std::optional<int> size = value.integer();
    return size && *size != 9 && *size != 3 && *size != 81;
  }

  /// Two different grids could be a puzzle and a position; nobody can say which is which.
  bool take_givens(JsonValue value) {
    Grid grid;
    if (!read_grid(value, grid, report_)) return false;
    if (found_ && !(grid == puzzle_.givens)) return report_.fail(ReadError::extra_text, value);
    found_ = true;
    puzzle_.givens = grid;
    puzzle_.values = grid;
    return true;
  }

  Progress& puzzle_;
  Report& report_;
  std::vector<std::string> cells_;
  bool found_ = false;
};

}  // namespace

bool read_gnome_sudoku(JsonValue root, Progress& puzzle, Report& report) {
  CellSet seen;
  std::vector<DigitSet> corner(cell_count);
  const auto cells = root.find("cells");
  assert(cells);
  for (JsonValue one : *cells) {
    if (!read_gnome_cell(one, seen, corner, puzzle, report)) return false;
  }
  if (std::any_of(corner.begin(), corner.end(), [](DigitSet set) { return !set.empty(); }))
    puzzle.corner = std::move(corner);
  take_detail(root, "difficulty_category", DetailKey::level, puzzle);
  return true;
}

bool read_lisudoku(JsonValue root, Progress& puzzle, Report& report) {
  const auto size = find_either(root, "gridSize", "grid_size");
  const auto numbers = find_either(root, "fixedNumbers", "fixed_numbers");
  if (!size && !numbers) return report.fail(ReadError::no_puzzle, root);
  const int side = size ? size->integer().value_or(0) : 9;
  if (side != 9) return report.miscounted(ReadError::size, *size, side, 9);
  if (numbers && !read_fixed_numbers(*numbers, puzzle, report)) return false;
  puzzle.values = puzzle.givens;
  for (auto at = root.begin(), end = root.end(); !(at == end); ++at) {
    const std::string name = at.name().text();
    if (name == "regions")
      check_regions(*at, report);
    else if (name != "gridSize" && name != "grid_size" && name != "fixedNumbers" &&
             name != "fixed_numbers" && says_something(*at))
      report.variant(name, count_entries(*at));
  }
  return true;
}

bool read_plain_object(JsonValue root, Progress& puzzle, Report& report) {
  return PlainObject(puzzle, report).run(root);
}

bool says_something(JsonValue value) {
  switch (value.kind()) {
    case JsonKind::null:
      return false;
    case JsonKind::boolean:
      return value.is_true();
    case JsonKind::string:
      return value.raw().size() > 2;
    case JsonKind::array:
    case JsonKind::object:
      return !(value.begin() == value.end());
    default:
      return true;
  }
}

int count_entries(JsonValue value) {
  return value.is(JsonKind::array) ? value.size() : 1;
}

void take_detail(JsonValue root, std::string_view name, DetailKey key, Progress& puzzle) {
  const auto found = root.find(name);
  if (found && is_scalar(*found)) set_detail(puzzle, key, scalar_text(*found));
}

}  // namespace nonet::formats
