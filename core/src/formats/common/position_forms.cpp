#include "formats/common/position_forms.hpp"

#include <algorithm>

#include "formats/common/reader.hpp"
#include "formats/common/text_lines.hpp"
#include "index.hpp"

namespace nonet::formats {
namespace {

bool peer_has(const Candidates& candidates, int cell, int digit) {
  const CellSet& seen = peers(cell);
  return std::any_of(seen.begin(), seen.end(),
                     [&](int peer) { return candidates[peer].contains(digit); });
}

}  // namespace

Reading position_of(const Candidates& candidates, Format format) {
  Grid grid;
  int filled = 0;
  int open = 0;
  for (int cell = 0; cell < cell_count; ++cell) {
    const DigitSet digits = candidates[cell];
    if (digits.size() != 1) continue;
    const bool is_open = peer_has(candidates, cell, digits.first());
    ++(is_open ? open : filled);
    if (!is_open) grid.set(cell, digits.first());
  }
  Reading reading = success(format, Progress(Position(Board(grid, candidates))));
  if (filled > 0) reading.warnings.push_back({WarningId::taken_as_filled, {}, filled, {}});
  if (open > 0) reading.warnings.push_back({WarningId::taken_as_open, {}, open, {}});
  return reading;
}

Reading read_729(std::string_view line) {
  constexpr auto format = Format::sukaku;
  constexpr std::size_t characters = candidate_count;
  const std::string_view word = first_word(line);
  const auto offset_of = [&](std::size_t i) { return offset_in(line, word) + i; };
  Candidates candidates{};
  for (std::size_t i = 0; i < word.size() && i < characters; ++i) {
    if (is_one_of(word[i], blanks)) continue;
    const int digit = narrow<int>(i % 9) + 1;
    if (word[i] == digit_sign(digit)) {
      candidates[i / 9].insert(digit);
      continue;
    }
    const auto error = is_digit(word[i]) ? ReadError::wrong_digit : ReadError::bad_character;
    Reading reading = failed(format, error, line, offset_of(i));
    reading.fault.detail = character_at(word, i);
    if (error == ReadError::wrong_digit) reading.fault.wanted = digit;
    return reading;
  }
  if (word.size() == characters) return position_of(candidates, format);
  const auto error = word.size() < characters ? ReadError::too_few : ReadError::too_many;
  Reading reading = failed(format, error, line, offset_of(std::min(word.size(), characters)));
  reading.fault.found = count_of(word);
  reading.fault.wanted = candidate_count;
  return reading;
}

}  // namespace nonet::formats
