// A table with a header: `puzzle`, then, where any puzzle has them, `solution` and a column for each
// detail, named by its id. Fields are quoted as RFC 4180 says: those with commas, quotes or line
// breaks, and those that a lenient reader would change. A text that a spreadsheet would take for a formula has
// a single quote before it (`guarded`), which the reader takes away.

#include <algorithm>

#include "formats/plain/csv.hpp"
#include "formats/plain/write_plain.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

/// The record of a game is for `.sudoku.json`.
constexpr Table columns = {DetailKey::title,       DetailKey::author, DetailKey::rules,
                           DetailKey::description, DetailKey::source, DetailKey::level,
                           DetailKey::rating,      DetailKey::date,   DetailKey::url,
                           DetailKey::comment};

using Puzzles = std::span<const Progress>;

bool has_solution(const Progress& puzzle) {
  return puzzle.solution.clue_count() == cell_count;
}

std::vector<DetailKey> columns_of(Puzzles puzzles) {
  std::vector<DetailKey> keys;
  for (DetailKey key : columns) {
    const auto has = [&](const Progress& puzzle) { return !text_of(puzzle, key).empty(); };
    if (std::any_of(puzzles.begin(), puzzles.end(), has)) keys.push_back(key);
  }
  return keys;
}

bool needs_quotes(std::string_view text) {
  if (text.empty()) return false;
  return text.find_first_of(",;|\"\r\n\t") != std::string_view::npos || text.front() == ' ' ||
         text.back() == ' ';
}

std::string field(std::string_view text) {
  if (!needs_quotes(text)) return std::string(text);
  std::string quoted = "\"";
  for (char c : text) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + '"';
}

}  // namespace

Written write_csv(Puzzles puzzles) {
  const bool solutions = std::any_of(puzzles.begin(), puzzles.end(), has_solution);
  const std::vector<DetailKey> keys = columns_of(puzzles);
  std::string text = solutions ? "puzzle,solution" : "puzzle";
  for (DetailKey key : keys) text.append(",").append(id(key));
  text += '\n';
  for (const Progress& puzzle : puzzles) {
    text += to_string(puzzle.givens, '0');
    if (solutions) text += ',';
    if (has_solution(puzzle)) text += to_string(puzzle.solution, '0');
    for (DetailKey key : keys) text.append(",").append(field(plain::guarded(text_of(puzzle, key))));
    text += '\n';
  }
  return written_as(std::move(text));
}

}  // namespace nonet::formats
