#include "formats/common/position_forms.hpp"

#include <algorithm>

#include "formats/common/text_lines.hpp"

namespace nonet::formats {
namespace {

constexpr int characters = candidate_count;
// A line that is meant as 81 cells has fewer.
constexpr std::size_t shortest = 400;

bool peer_has(const std::array<DigitSet, cell_count>& candidates, int cell, int digit) {
  const CellSet& seen = peers(cell);
  return std::any_of(seen.begin(), seen.end(), [&](int peer) {
    return candidates[static_cast<std::size_t>(peer)].contains(digit);
  });
}

}  // namespace

ParsedPosition failed(PositionTextError error, PositionFormat format, std::string_view text,
                      const char* at) {
  ParsedPosition parsed;
  parsed.error = error;
  parsed.format = format;
  parsed.place = place_of(text, static_cast<std::size_t>(at - text.data()));
  return parsed;
}

ParsedPosition position_of(const std::array<DigitSet, cell_count>& candidates,
                           PositionFormat format) {
  ParsedPosition parsed;
  parsed.format = format;
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell) {
    const DigitSet digits = candidates[static_cast<std::size_t>(cell)];
    if (digits.size() != 1) continue;
    if (peer_has(candidates, cell, digits.first())) {
      parsed.taken_as_open.insert(cell);
    } else {
      parsed.taken_as_filled.insert(cell);
      grid.set(cell, digits.first());
    }
  }
  parsed.position = Position(Board(grid, candidates));
  return parsed;
}

bool looks_like_729(std::string_view word) {
  return word.size() > shortest;
}

ParsedPosition read_729(std::string_view text, const Lines& lines) {
  constexpr auto format = PositionFormat::candidates;
  const std::string_view word = first_word(lines.front());
  std::array<DigitSet, cell_count> candidates{};
  for (std::size_t i = 0; i < word.size() && i < characters; ++i) {
    if (is_one_of(word[i], blanks)) continue;
    const int digit = static_cast<int>(i % 9) + 1;
    if (word[i] == static_cast<char>('0' + digit)) {
      candidates[i / 9].insert(digit);
      continue;
    }
    const auto error =
        is_digit(word[i]) ? PositionTextError::wrong_digit : PositionTextError::bad_character;
    ParsedPosition parsed = failed(error, format, text, word.data() + i);
    parsed.character = character_at(text, parsed.place.offset);
    parsed.found = digit;
    return parsed;
  }
  if (word.size() == characters) {
    return lines.size() == 1 ? position_of(candidates, format)
                             : failed(PositionTextError::extra_text, format, text, lines[1].data());
  }
  const bool few = word.size() < characters;
  ParsedPosition parsed =
      failed(few ? PositionTextError::too_few : PositionTextError::too_many, format, text,
             word.data() + std::min<std::size_t>(word.size(), characters));
  parsed.found = static_cast<int>(word.size());
  return parsed;
}

}  // namespace nonet::formats
