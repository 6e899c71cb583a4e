/// @file
/// Any JSON that is a puzzle: which program wrote it, by the members that only its files have.
#include <algorithm>

#include "formats/common/text_lines.hpp"
#include "formats/structured/coach_state.hpp"
#include "formats/structured/json_cells.hpp"
#include "formats/structured/json_puzzles.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

std::optional<JsonValue> first_of(std::optional<JsonValue> value) {
  if (!value || value->begin() == value->end()) return std::nullopt;
  return *value->begin();
}

bool is_object(const std::optional<JsonValue>& value) {
  return value && value->is(JsonKind::object);
}

/// The first cell of rows of objects.
bool has_rows_of_objects(const std::optional<JsonValue>& rows) {
  if (!rows || !rows->is(JsonKind::array)) return false;
  const auto row = first_of(rows);
  return row && row->is(JsonKind::array) && is_object(first_of(row));
}

class DocumentReader {
 public:
  DocumentReader(JsonValue root, Report& report) : root_(root), report_(report) {}

  bool run() { return root_.is(JsonKind::array) ? read_array(root_) : read_object(root_); }

  [[nodiscard]] Format format() const { return format_; }
  [[nodiscard]] std::vector<Progress>& puzzles() { return puzzles_; }

 private:
  using ReadOne = bool (*)(JsonValue, Progress&, Report&);

  bool take(Format format, ReadOne read, JsonValue value) {
    if (puzzles_.size() >= most_puzzles)
      return report_.miscounted(ReadError::too_many_puzzles, value, narrow<int>(most_puzzles),
                                narrow<int>(most_puzzles));
    format_ = format;
    Progress puzzle;
    if (!read(value, puzzle, report_)) return false;
    puzzles_.push_back(std::move(puzzle));
    return true;
  }

  static bool read_cells(JsonValue value, Progress& puzzle, Report& report) {
    Grid grid;
    if (!read_grid(value, grid, report)) return false;
    puzzle = Progress(grid);
    return true;
  }

  /// One grid, or several puzzles.
  bool read_array(JsonValue array) {
    if (has_objects(array)) return take(Format::json_array, read_object_cells, array);
    const auto first = first_of(array);
    if (!first) return report_.fail(ReadError::no_puzzle, array);
    const bool several = first->is(JsonKind::object) || is_whole_grid(*first);
    if (!several) return take(Format::json_array, read_cells, array);
    for (JsonValue one : array) {
      const bool good = one.is(JsonKind::object) ? read_object(one) : read_element(one);
      if (!good) return false;
    }
    return true;
  }

  bool read_element(JsonValue value) {
    if (!is_whole_grid(value)) return report_.fail(ReadError::no_puzzle, value);
    return take(Format::json_array, read_cells, value);
  }

  /// An array of rows, or of more cells than a row has; a text of more characters.
  static bool is_whole_grid(JsonValue value) {
    if (value.is(JsonKind::string)) return value.text().size() > 25;
    if (!value.is(JsonKind::array) || !looks_like_grid(value)) return false;
    const JsonValue first = *value.begin();
    const bool rows =
        first.is(JsonKind::array) || (first.is(JsonKind::string) && first.text().size() > 1);
    return rows || value.size() > 25;
  }

  bool read_object(JsonValue object) {
    const auto grid = object.find("grid");
    const auto cells = object.find("cells");
    const bool has_cells = cells && cells->is(JsonKind::array);
    const bool known = has_rows_of_objects(grid) || has_rows_of_objects(cells) ||
                       has_rows_of_objects(object.find("ce"));
    if (const std::optional<JsonValue> objects = rows_of_objects(object)) {
      const ObjectNames names = object_names(*objects);
      if (names == ObjectNames::unknown) return report_.fail(ReadError::no_puzzle, *objects);
      if (names == ObjectNames::general || !known)
        return take(Format::json_array, read_object_cells, *objects);
    }
    if (has_rows_of_objects(grid))
      return take(object.find("nonet") ? Format::sudoku_json : Format::f_puzzles, read_f_puzzles,
                  object);
    if (has_rows_of_objects(cells) || has_rows_of_objects(object.find("ce")))
      return take(Format::sudoku_pad_scl, read_scl, object);
    const auto cell = has_cells ? first_of(cells) : std::nullopt;
    if (has_cells &&
        (object.find("difficulty_category") || (is_object(cell) && cell->find("position"))))
      return take(Format::gnome_sudoku, read_gnome_sudoku, object);
    if (is_coach_state(object)) return take(Format::sudoku_coach_state, read_coach_state, object);
    if (object.find("fixedNumbers") || object.find("fixed_numbers"))
      return take(Format::lisudoku, read_lisudoku, object);
    if (const std::optional<bool> good = read_levels(object)) return *good;
    if (const std::optional<bool> good = read_wrapped(object)) return *good;
    return take(Format::json_array, read_plain_object, object);
  }

  /// Nine rows of nine objects with digits.
  static bool has_objects(JsonValue value) {
    return has_rows_of_objects(value) && value.size() == 9 && (*value.begin()).size() == 9 &&
           object_names(value) != ObjectNames::none;
  }

  /// The first member that is such rows, or one within a member.
  static std::optional<JsonValue> rows_of_objects(JsonValue object, int depth = 2) {
    for (JsonValue one : object) {
      if (has_objects(one)) return one;
      if (depth == 0 || !one.is(JsonKind::object)) continue;
      if (const std::optional<JsonValue> within = rows_of_objects(one, depth - 1)) return within;
    }
    return std::nullopt;
  }

  /// The puzzles of a day in the New York Times: `{"easy":{"puzzle_data":{..}},"medium":..,"hard":..}`, the whole or one
  /// of them. The order of its hints is no part of a puzzle.
  std::optional<bool> read_levels(JsonValue object) {
    if (is_object(object.find("puzzle_data"))) return read_level(object, {});
    bool any = false;
    for (auto at = object.begin(), end = object.end(); !(at == end); ++at) {
      if (!is_object((*at).find("puzzle_data"))) continue;
      any = true;
      if (!read_level(*at, at.name().text())) return false;
    }
    if (any) return true;
    const auto puzzle = object.find("puzzle");
    const bool bare = puzzle && puzzle->is(JsonKind::array) && object.find("hints");
    if (!bare) return std::nullopt;
    return take(Format::nyt, read_plain_object, object);
  }

  bool read_level(JsonValue object, const std::string& name) {
    const auto data = object.find("puzzle_data");
    if (!take(Format::nyt, read_plain_object, data.value_or(object))) return false;
    Progress& puzzle = puzzles_.back();
    if (name.empty()) {
      take_detail(object, "difficulty", DetailKey::level, puzzle);
    } else {
      set_detail(puzzle, DetailKey::level, name);
    }
    set_detail(puzzle, DetailKey::title, text_of(puzzle, DetailKey::level));
    take_detail(object, "print_date", DetailKey::date, puzzle);
    return true;
  }

  /// Puzzles in an array by a name: `{"newboard":{"grids":[{"value":..,"solution":..,"difficulty":..}]}}` of the dosuku
  /// service, `{"puzzles":[..]}`.
  std::optional<bool> read_wrapped(JsonValue object) {
    constexpr Table<std::string_view, 4> lists = {"grids", "puzzles", "sudokus", "boards"};
    const auto board = object.find("newboard");
    const JsonValue holder = is_object(board) ? *board : object;
    for (std::string_view name : lists) {
      const auto list = holder.find(name);
      if (!list || !list->is(JsonKind::array)) continue;
      say_what_is_lost(holder, name);
      return read_array(*list);
    }
    return std::nullopt;
  }

  void say_what_is_lost(JsonValue holder, std::string_view list) {
    constexpr Table<std::string_view, 5> ignored = {"results", "message", "count", "total",
                                                    "version"};
    for (auto at = holder.begin(), end = holder.end(); !(at == end); ++at) {
      const std::string name = at.name().text();
      const bool known =
          name == list || std::find(ignored.begin(), ignored.end(), name) != ignored.end();
      if (!known && says_something(*at)) report_.lost(name);
    }
  }

  JsonValue root_;
  Report& report_;
  Format format_ = Format::json_array;
  std::vector<Progress> puzzles_;
};

/// JSON begins with `[` or `{` and then a value or a name. So do neither sections ("[Puzzle]") nor initialisers of
/// other languages ("{8,0,0,..").
bool is_json(std::string_view text) {
  const std::size_t at = text.find_first_not_of(white);
  if (at == std::string_view::npos) return false;
  const std::size_t second = text.find_first_not_of(white, at + 1);
  const char next = second == std::string_view::npos ? '\0' : text[second];
  if (text[at] == '{') return next == '"' || next == '}' || next == '\0';
  if (text[at] != '[') return false;
  const std::string_view rest = text.substr(std::min(second, text.size()));
  const bool word =
      rest.substr(0, 4) == "null" || rest.substr(0, 4) == "true" || rest.substr(0, 5) == "false";
  return word || next == '\0' || is_one_of(next, "[{\"]-0123456789");
}

/// Lines of one text, as a notebook has them: each but the last keeps its end.
bool is_lines(JsonValue value) {
  if (!value.is(JsonKind::array) || value.size() < 2) return false;
  const JsonValue first = *value.begin();
  const std::string line = first.text();
  return !line.empty() && line.back() == '\n';
}

/// As deep as the document is.
void gather_texts(JsonValue value, std::string& texts) {
  if (value.is(JsonKind::string)) {
    // Neither a name nor a puzzle by itself is one.
    const std::string text = value.text();
    const bool told = text.find_first_of(white) != std::string::npos;
    if (text.size() >= cell_count && told) texts.append(text).append("\n\n");
  } else if (is_lines(value)) {
    for (JsonValue line : value) texts += line.text();
    texts += "\n\n";
  } else if (value.is(JsonKind::array) || value.is(JsonKind::object)) {
    for (JsonValue one : value) gather_texts(one, texts);
  }
}

}  // namespace

Reading read_document(const JsonDocument& document, bool places) {
  Report report(document, places);
  if (document.error() != ReadError::none) {
    report.fail_at(document.error(), document.fault_offset());
    Reading reading = report.reading(Format::json_array, {});
    if (document.error() == ReadError::depth) reading.fault.wanted = most_depth;
    return reading;
  }
  DocumentReader reader(document.root(), report);
  if (!reader.run()) return report.reading(reader.format(), {});
  return report.reading(reader.format(), std::move(reader.puzzles()));
}

std::optional<Reading> read_json(std::string_view text) {
  if (!is_json(text)) return std::nullopt;
  return read_document(JsonDocument(text), true);
}

std::string texts_in_json(std::string_view text) {
  std::string texts;
  if (!is_json(text)) return texts;
  const JsonDocument document(text);
  if (document.error() == ReadError::none) gather_texts(document.root(), texts);
  return texts;
}

}  // namespace nonet::formats
