#include "formats/structured/report.hpp"

#include <algorithm>

#include "formats/common/text_lines.hpp"
#include "formats/common/utf8.hpp"
#include "index.hpp"

namespace nonet::formats {
namespace {

/// A hostile text may have any number of names, and long ones.
constexpr std::size_t most_names = 40;
constexpr std::size_t longest_name = 60;

std::string shortened(std::string_view name) {
  if (name.size() <= longest_name) return std::string(name);
  std::size_t end = 0;
  while (end < longest_name) end += code_point_at(name, end).length;
  return std::string(name.substr(0, end)) + "…";
}

}  // namespace

bool Report::fail(ReadError error, JsonValue at, std::string detail) {
  return fail_at(error, at.offset(), std::move(detail));
}

bool Report::fail_at(ReadError error, std::size_t offset, std::string detail) {
  if (!ok()) return false;
  fault_.error = error;
  fault_.detail = std::move(detail);
  if (places_) fault_.place = place_of(text_, offset);
  return false;
}

bool Report::miscounted(ReadError error, std::size_t offset, int found, int wanted, int row) {
  if (!ok()) return false;
  fail_at(error, offset);
  fault_.found = found;
  fault_.wanted = wanted;
  fault_.row = row;
  return false;
}

bool Report::contradicts(JsonValue at, int row, const Grid& grid) {
  if (!ok()) return false;
  fault_.row = row + 1;
  return fail(ReadError::contradiction, at, to_string(grid).substr(9 * as_size(row), 9));
}

void Report::warn(WarningId id, int count, std::string detail) {
  warnings_.push_back({id, {}, count, std::move(detail)});
}

void Report::check_solution(const Progress& puzzle) {
  if (puzzle.solution.clue_count() == 0) return;
  int others = 0;
  for (int cell : puzzle.givens.filled())
    others += puzzle.solution[cell] != puzzle.givens[cell] ? 1 : 0;
  if (others > 0) warn(WarningId::other_solution, others);
}

Reading Report::reading(Format format, std::vector<Progress> puzzles) {
  Reading reading;
  reading.format = format;
  reading.fault = fault_;
  if (!ok()) return reading;
  warn_of(WarningId::variant_rules, variants_);
  warn_of(WarningId::lost, lost_);
  reading.warnings = std::move(warnings_);
  reading.puzzles = std::move(puzzles);
  return reading;
}

void Report::add(Names& names, std::string_view name, int count) {
  const bool full = names.size() >= most_names;
  const std::string text = full ? "…" : shortened(name);
  const auto at =
      std::find_if(names.begin(), names.end(), [&](const auto& one) { return one.first == text; });
  if (at == names.end())
    names.emplace_back(text, count);
  else
    at->second += count;
}

/// "killercage (3), diagonal+"
void Report::warn_of(WarningId id, const Names& names) {
  if (names.empty()) return;
  Warning warning;
  warning.id = id;
  for (const auto& [name, count] : names) {
    if (!warning.detail.empty()) warning.detail += ", ";
    warning.detail += name;
    if (count > 1) warning.detail += " (" + std::to_string(count) + ")";
    warning.count += count;
  }
  warnings_.push_back(std::move(warning));
}

}  // namespace nonet::formats
