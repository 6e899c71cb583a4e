// Nonet's own links: "#p=" codoku or 81 cells, "#g=" library line with %XX. Everything is in the fragment, which no browser
// sends to a server.
#include <utility>

#include "formats/common/characters.hpp"
#include "formats/links/cells.hpp"
#include "formats/links/codoku.hpp"
#include "formats/links/sites.hpp"
#include "formats/links/writers.hpp"
#include "nonet/library.hpp"

namespace nonet::formats {
namespace {

constexpr auto game = Format::nonet_game_link;

/// Warns of the step in a library line, which is no part of a game.
void warn_of_step(Reading& reading, const CandidateSet& candidates, std::string_view name) {
  if (!candidates.empty())
    reading.warnings.push_back({WarningId::lost, {}, candidates.size(), std::string(name)});
}

Reading read_game(const Payload& payload) {
  const LibraryCase read = read_library_case(payload.text());
  if (!read.ok()) {
    Reading reading;
    reading.format = game;
    reading.fault = read.fault;
    return payload.placed(std::move(reading));
  }
  Reading reading = payload.success(game, Progress(read.position));
  warn_of_step(reading, read.eliminations, "eliminations");
  warn_of_step(reading, read.placements, "placements");
  return reading;
}

/// The ASCII text as JavaScript's encodeURIComponent writes it.
std::string encoded(std::string_view text) {
  constexpr std::string_view plain = "-_.!~*'()";
  constexpr std::string_view hex = "0123456789ABCDEF";
  std::string code;
  for (char c : text) {
    const bool letter = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    if (letter || plain.find(c) != std::string_view::npos) {
      code += c;
      continue;
    }
    const auto byte = byte_of(c);
    code += '%';
    code += hex[byte >> 4U];
    code += hex[byte & 15U];
  }
  return code;
}

}  // namespace

Reading read_own_fragment(std::string_view text, std::string_view fragment) {
  Payload payload(text, fragment.substr(2, fragment.find('&') - 2));
  if (fragment.front() == 'g') return read_game(payload);
  return looks_like_cells(payload.text()) ? read_cells(std::move(payload), Format::nonet_link)
                                          : read_code(std::move(payload), Format::nonet_link);
}

Written write_nonet_link(std::span<const Progress> puzzles) {
  return text_written("#p=" + to_codoku(puzzles.front().givens));
}

Written write_nonet_game_link(std::span<const Progress> puzzles) {
  const Position position = position_of(puzzles.front());
  return text_written("#g=" + encoded(":0000:x:" + library_position(position) + "::"));
}

}  // namespace nonet::formats
