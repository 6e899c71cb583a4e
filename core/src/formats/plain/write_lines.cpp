// Formats of one line for each puzzle. Several puzzles are a file, whose every line ends with a line
// feed; the line of a single puzzle is a text without one, except in .sdm, which is always a file.

#include "formats/common/characters.hpp"
#include "formats/plain/write_plain.hpp"
#include "index.hpp"
#include "nonet/library.hpp"

namespace nonet::formats {
namespace {

template <typename LineOf>
Written write_each(std::span<const Progress> puzzles, const LineOf& line_of) {
  if (puzzles.size() == 1) return written_as(line_of(puzzles.front()));
  std::string text;
  for (const Progress& puzzle : puzzles) text += line_of(puzzle) + '\n';
  return written_as(std::move(text));
}

/// The digit of a filled cell, or the candidates of an open one: 729 characters.
std::string sukaku(const Progress& puzzle) {
  const Board board = position_of(puzzle).board;
  std::string text(as_size(candidate_count), '.');
  for (int cell = 0; cell < cell_count; ++cell) {
    const int value = board.value(cell);
    for (int digit : value != 0 ? DigitSet::of(value) : board.candidates(cell))
      nth(text, candidate(cell, digit)) = digit_sign(digit);
  }
  return text;
}

}  // namespace

Written write_lines(std::span<const Progress> puzzles) {
  return write_each(puzzles, [](const Progress& puzzle) { return to_string(puzzle.givens, '0'); });
}

Written write_current(std::span<const Progress> puzzles) {
  return written_as(to_string(puzzles.front().values, '0'));
}

// `0` for blanks, since LibreSudoku's reader rejects the dot.
Written write_sdm(std::span<const Progress> puzzles) {
  std::string text;
  for (const Progress& puzzle : puzzles) text += to_string(puzzle.givens, '0') + '\n';
  return written_as(std::move(text));
}

// `:code:digits:grid:deleted:eliminations:placements`, with HoDoKu's code for no technique.
Written write_library(std::span<const Progress> puzzles) {
  return write_each(puzzles, [](const Progress& puzzle) {
    return ":0000:x:" + library_position(position_of(puzzle)) + "::";
  });
}

Written write_sukaku(std::span<const Progress> puzzles) {
  return write_each(puzzles, sukaku);
}

}  // namespace nonet::formats
