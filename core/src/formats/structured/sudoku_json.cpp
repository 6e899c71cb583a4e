#include "formats/structured/sudoku_json.hpp"

#include <algorithm>
#include <optional>

#include "formats/common/text_lines.hpp"
#include "formats/structured/json_cells.hpp"
#include "formats/structured/json_puzzles.hpp"
#include "index.hpp"

namespace nonet::formats {
namespace {

constexpr int newest_version = 1;

std::optional<DetailKey> key_of(std::string_view name) {
  for (int i = 0; i <= static_cast<int>(DetailKey::record); ++i) {
    const auto key = static_cast<DetailKey>(i);
    if (id(key) == name) return key;
  }
  return std::nullopt;
}

/// 81 texts of digits from 1 to 9.
bool read_sets(JsonValue value, std::vector<DigitSet>& sets, Report& report) {
  for (JsonValue one : value) {
    DigitSet set;
    const std::string digits = one.text();
    const bool good =
        one.is(JsonKind::string) && std::all_of(digits.begin(), digits.end(), is_digit);
    if (!good) return report.fail(ReadError::bad_value, one, scalar_text(one));
    for (char digit : digits) set.insert(digit - '0');
    sets.push_back(set);
    if (sets.size() > cell_count) break;
  }
  if (value.is(JsonKind::array) && sets.size() == cell_count) return true;
  return report.miscounted(sets.size() < cell_count ? ReadError::too_few : ReadError::too_many,
                           value, count_of(sets), cell_count);
}

bool read_candidates(JsonValue value, Progress& puzzle, Report& report) {
  std::vector<DigitSet> sets;
  if (!read_sets(value, sets, report)) return false;
  for (int cell = 0; cell < cell_count; ++cell) {
    const bool filled = puzzle.values[cell] != 0;
    if (filled && !nth(sets, cell).empty())
      return report.fail(ReadError::bad_value, value, "candidates");
  }
  puzzle.candidates = std::move(sets);
  return true;
}

bool read_colours(JsonValue value, Progress& puzzle, Report& report) {
  std::vector<DigitSet> sets;
  if (!read_sets(value, sets, report)) return false;
  puzzle.colours.clear();
  if (std::all_of(sets.begin(), sets.end(), [](DigitSet set) { return set.empty(); })) return true;
  for (DigitSet set : sets) puzzle.colours.push_back(set.mask());
  return true;
}

void read_details(JsonValue value, Progress& puzzle, Report& report) {
  for (auto at = value.begin(), end = value.end(); value.is(JsonKind::object) && !(at == end);
       ++at) {
    const std::string name = at.name().text();
    const std::optional<DetailKey> key = key_of(name);
    if (key && (*at).is(JsonKind::string))
      set_detail(puzzle, *key, (*at).text());
    else
      report.lost(name);
  }
}

bool read_version(JsonValue value, Report& report) {
  const auto version = value.find("version");
  if (!version || version->integer().value_or(0) < 1)
    return report.fail(ReadError::bad_value, version.value_or(value), "version");
  if (*version->integer() <= newest_version) return true;
  return report.fail(ReadError::unsupported, *version,
                     "sudoku.json " + std::string(version->raw()));
}

}  // namespace

bool read_nonet(JsonValue value, Progress& puzzle, Report& report) {
  if (!value.is(JsonKind::object))
    return report.fail(ReadError::bad_value, value, scalar_text(value));
  if (!read_version(value, report)) return false;
  for (auto at = value.begin(), end = value.end(); !(at == end); ++at) {
    const std::string name = at.name().text();
    bool good = true;
    if (name == "candidates") {
      good = read_candidates(*at, puzzle, report);
    } else if (name == "colours") {
      good = read_colours(*at, puzzle, report);
    } else if (name == "details") {
      read_details(*at, puzzle, report);
    } else if (name == "record" && (*at).is(JsonKind::string)) {
      set_detail(puzzle, DetailKey::record, (*at).text());
    } else if (name != "version") {
      report.lost(name);
    }
    if (!good) return false;
  }
  return true;
}

}  // namespace nonet::formats
