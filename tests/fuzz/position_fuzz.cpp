/// @file
/// Any bytes as the text of positions; and what was read, written as a library line by hand, is read back as it was.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fact.hpp"
#include "nonet/board.hpp"
#include "nonet/read.hpp"

namespace nonet::fuzz {
namespace {

std::string library_line(const Position& position) {
  std::string grid;
  std::string deleted;
  const Board whole(position.board.values());
  for (int cell = 0; cell < cell_count; ++cell) {
    const int value = position.board.value(cell);
    if (value != 0 && !position.givens.contains(cell)) grid += '+';
    grid += value == 0 ? '.' : static_cast<char>('0' + value);
    for (const int digit : whole.candidates(cell) - position.board.candidates(cell)) {
      if (!deleted.empty()) deleted += ' ';
      deleted += std::to_string(100 * digit + 10 * (cell / 9 + 1) + cell % 9 + 1);
    }
  }
  return ":0000:x:" + grid + ":" + deleted + "::";
}

void check_position(const Position& position) {
  const Board& board = position.board;
  for (int cell = 0; cell < cell_count; ++cell) {
    FACT(board.empty_cells().contains(cell) == (board.value(cell) == 0));
    FACT(board.value(cell) == 0 ? !position.givens.contains(cell) : board.candidates(cell).empty());
    for (const int digit : board.candidates(cell))
      FACT((peers(cell) & board.holders(digit)).empty());
  }
  const Reading again = read(library_line(position));
  FACT(again.ok() && again.format == Format::library && again.puzzles.size() == 1);
  FACT(position_of(again.puzzles.front()) == position);
}

void check_text(std::string_view text) {
  const Reading reading = read(text);
  FACT(reading.fault.place.offset <= text.size());
  FACT(reading.ok() == !reading.puzzles.empty());
  for (const Progress& puzzle : reading.puzzles) check_position(position_of(puzzle));
}

}  // namespace
}  // namespace nonet::fuzz

// NOLINTNEXTLINE(readability-identifier-naming): the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // A copy of the very size, so that AddressSanitizer sees the end of the text.
  const std::string text(data, data + size);
  nonet::fuzz::check_text(text);
  return 0;
}
