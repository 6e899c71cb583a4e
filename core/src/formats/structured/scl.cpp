#include <algorithm>

#include "formats/common/text_lines.hpp"
#include "formats/structured/colours.hpp"
#include "formats/structured/json_cells.hpp"
#include "formats/structured/json_puzzles.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

/// A member by its whole or its short name.
std::optional<JsonValue> find(JsonValue object, std::string_view name, std::string_view brief) {
  const auto whole = object.find(name);
  return whole ? whole : object.find(brief);
}

/// The cells of `[[row, column], ..]`; nothing when it is no such list.
std::optional<CellSet> cells_of(JsonValue list) {
  if (!list.is(JsonKind::array)) return std::nullopt;
  CellSet cells;
  for (JsonValue pair : list) {
    if (!pair.is(JsonKind::array) || pair.size() != 2) return std::nullopt;
    auto at = pair.begin();
    const JsonValue row = *at;
    const int cell = cell_of(row, *++at);
    if (cell < 0) return std::nullopt;
    cells.insert(cell);
  }
  return cells;
}

bool is_one_of(Houses houses, const CellSet& cells) {
  for (int house : houses) {
    if (house_set(house) == cells) return true;
  }
  return false;
}

struct Kind {
  std::string_view name;
  std::string_view brief;
};
/// Drawings and rules beside the cells; each may be a rule, so each is named.
constexpr Table<Kind, 4> drawings = {
    {{"lines", "l"}, {"arrows", "a"}, {"underlays", "u"}, {"overlays", "o"}}};
/// Members that are no rules.
constexpr Table<std::string_view, 13> known = {
    "id",    "cellSize", "cs",       "cells",  "ce", "regions", "re",
    "cages", "ca",       "metadata", "videos", "vd", "settings"};

class SclReader {
 public:
  SclReader(Progress& puzzle, Report& report) : puzzle_(puzzle), report_(report) {}

  bool run(JsonValue root, JsonValue rows) {
    if (!read_rows(rows)) return false;
    if (are_other_cells()) return report_.fail(ReadError::no_puzzle, rows);
    keep_notes();
    check_regions(root);
    if (const auto metadata = root.find("metadata")) read_metadata(*metadata);
    if (const auto cages = find(root, "cages", "ca")) read_cages(*cages);
    if (recoloured_ > 0) report_.lost("color", recoloured_);
    read_others(root);
    return true;
  }

 private:
  bool read_rows(JsonValue rows) {
    const int count = rows.size();
    bool square = true;
    for (JsonValue row : rows) square = square && row.size() == count;
    if (count != 9)
      return report_.miscounted(square ? ReadError::size : ReadError::row_count, rows, count, 9);
    int cell = 0;
    for (JsonValue row : rows) {
      if (const int size = row.is(JsonKind::array) ? row.size() : 0; size != 9)
        return report_.miscounted(ReadError::row_length, row, size, 9, cell / 9 + 1);
      for (JsonValue one : row) {
        if (!read_cell(one, cell++)) return false;
      }
    }
    return true;
  }

  bool read_cell(JsonValue value, int cell) {
    if (!value.is(JsonKind::object))
      return value.is(JsonKind::null) ||
             report_.fail(ReadError::bad_value, value, scalar_text(value));
    for (auto at = value.begin(), end = value.end(); !(at == end); ++at) {
      const std::string name = at.name().text();
      if (name == "value" || name == "v") {
        int digit = 0;
        if (!read_digit(*at, digit, report_)) return false;
        puzzle_.givens.set(cell, digit);
        puzzle_.values.set(cell, digit);
      } else if (name == "pencilMarks") {
        corner_[cell] = {};
        if (!read_marks(*at, corner_[cell], report_)) return false;
      } else if (name == "centremarks") {
        centre_[cell] = {};
        if (!read_marks(*at, centre_[cell], report_)) return false;
      } else if (name == "color" || name == "c") {
        read_colour(*at, cell);
      } else if (says_something(*at)) {
        report_.lost(name);
        ++unknown_;
      }
    }
    return true;
  }

  /// Digits under names that nobody knows are no empty board.
  [[nodiscard]] bool are_other_cells() const {
    return unknown_ >= 9 && puzzle_.values == Grid() && unless_empty(corner_).empty() &&
           unless_empty(centre_).empty();
  }

  void read_colour(JsonValue value, int cell) {
    if (!says_something(value)) return;
    const std::optional<NearColour> near = near_colour(value.text());
    if (near && near->colour > 0) colours_[cell] = narrow<std::uint16_t>(1U << (near->colour - 1));
    if (!near || !near->exact) ++recoloured_;
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

  /// Without its boxes it is another puzzle.
  void check_regions(JsonValue root) {
    const auto regions = find(root, "regions", "re");
    CellSet covered;
    int others = 0;
    if (regions) {
      for (JsonValue region : *regions) {
        const std::optional<CellSet> cells = cells_of(region);
        if (cells && is_one_of(all_boxes, *cells))
          covered |= *cells;
        else
          ++others;
      }
    }
    if (others > 0 || !(covered == CellSet::all())) report_.variant("regions", std::max(others, 1));
  }

  void read_metadata(JsonValue metadata) {
    for (auto at = metadata.begin(), end = metadata.end();
         metadata.is(JsonKind::object) && !(at == end); ++at)
      take(at.name().text(), *at, scalar_text(*at));
  }

  /// Takes one member that describes the puzzle, by name.
  void take(std::string_view name, JsonValue value, std::string_view text) {
    if (name == "title" || name == "t") {
      set_detail(puzzle_, DetailKey::title, text);
    } else if (name == "author") {
      set_detail(puzzle_, DetailKey::author, text);
    } else if (name == "rules") {
      take_rules(value, text);
    } else if (name == "source") {
      set_detail(puzzle_, DetailKey::source, text);
    } else if (name == "solution") {
      take_solution(value, text);
    } else if (says_something(value)) {
      report_.lost(name);
    }
  }

  /// A text, or several.
  void take_rules(JsonValue value, std::string_view text) {
    std::string rules;
    for (JsonValue one : value) rules += (rules.empty() ? "" : "\n") + scalar_text(one);
    set_detail(puzzle_, DetailKey::rules, value.is(JsonKind::array) ? rules : text);
  }

  /// 81 characters, where what is unknown is any other; a cage has it after its name.
  void take_solution(JsonValue value, std::string_view text) {
    if (!value.is(JsonKind::string) && !value.is(JsonKind::number))
      return read_solution(value, puzzle_.solution, report_);
    if (text.empty()) return;
    if (text.size() != cell_count) return report_.lost("solution");
    for (int cell = 0; cell < cell_count; ++cell) {
      const char c = nth(text, cell);
      puzzle_.solution.set(cell, is_digit(c) ? c - '0' : 0);
    }
  }

  void read_cages(JsonValue cages) {
    for (JsonValue cage : cages) {
      const auto cells = find(cage, "cells", "ce");
      const auto value = find(cage, "value", "v");
      if (!cells || cells->begin() == cells->end())
        take_note(cage, value);
      else if (!is_implied(*cells, value, cage.find("sum")))
        report_.variant("cages");
    }
  }

  /// "title: .." and the like.
  void take_note(JsonValue cage, std::optional<JsonValue> value) {
    const std::string text = value ? scalar_text(*value) : std::string();
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos) {
      if (says_something(cage) && value) report_.variant("cages");
      return;
    }
    take(text.substr(0, colon), *value, trim(std::string_view(text).substr(colon + 1)));
  }

  /// A row, column or box whose digits are to be different, or to add up to 45.
  static bool is_implied(JsonValue cells, std::optional<JsonValue> value,
                         std::optional<JsonValue> sum) {
    const auto says_45 = [](std::optional<JsonValue> one) {
      return !one || !says_something(*one) || scalar_text(*one) == "45";
    };
    const std::optional<CellSet> set = cells_of(cells);
    return set && is_one_of(all_houses, *set) && says_45(value) && says_45(sum);
  }

  void read_others(JsonValue root) {
    for (auto at = root.begin(), end = root.end(); !(at == end); ++at) {
      const std::string name = at.name().text();
      if (!says_something(*at) || std::find(known.begin(), known.end(), name) != known.end())
        continue;
      if (name == "title" || name == "t" || name == "author" || name == "rules" ||
          name == "solution")
        take(name, *at, scalar_text(*at));
      else
        report_.variant(whole_name(name), count_entries(*at));
    }
  }

  static std::string_view whole_name(std::string_view name) {
    for (const Kind& kind : drawings) {
      if (kind.brief == name) return kind.name;
    }
    return name;
  }

  Progress& puzzle_;
  Report& report_;
  Table<DigitSet, cell_count> corner_{};
  Table<DigitSet, cell_count> centre_{};
  Table<std::uint16_t, cell_count> colours_{};
  int recoloured_ = 0;
  int unknown_ = 0;
};

}  // namespace

bool read_scl(JsonValue root, Progress& puzzle, Report& report) {
  const auto rows = find(root, "cells", "ce");
  if (!rows) return report.fail(ReadError::no_puzzle, root);
  if (!SclReader(puzzle, report).run(root, *rows)) return false;
  report.check_solution(puzzle);
  return true;
}

}  // namespace nonet::formats
