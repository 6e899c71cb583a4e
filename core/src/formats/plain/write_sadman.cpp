// `.sdk` of SadMan Sudoku: lines of `#` and a letter for what is said of the puzzle, then sections.
// [State] stands there when digits were placed, [PencilMarks] when candidates were removed: nine lines
// of nine fields, empty for filled cells.

#include <algorithm>

#include "formats/common/marks.hpp"
#include "formats/plain/write_plain.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

struct Tag {
  DetailKey key;
  char letter;
};
constexpr Table tags = {Tag{DetailKey::title, 'N'},       Tag{DetailKey::author, 'A'},
                        Tag{DetailKey::description, 'D'}, Tag{DetailKey::comment, 'C'},
                        Tag{DetailKey::date, 'B'},        Tag{DetailKey::source, 'S'},
                        Tag{DetailKey::level, 'L'},       Tag{DetailKey::url, 'U'}};

/// A line cannot hold a line break: each line of a text has its own tag.
std::string tagged(char letter, std::string_view text) {
  std::string lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string_view line = text.substr(0, end);
    if (!line.empty()) lines.append("#").append(1, letter).append(" ").append(line).append("\n");
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string pencil_marks(const Board& board) {
  std::string text;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (board.value(cell) == 0) text += digits_of(board.candidates(cell));
    text += column_of(cell) == 8 ? '\n' : ',';
  }
  return text;
}

}  // namespace

Written write_sadman(std::span<const Progress> puzzles) {
  const Progress& puzzle = puzzles.front();
  const Board board = position_of(puzzle).board;
  const int without = first_without_candidate(puzzle);
  if (without >= 0) return {WriteError::no_candidate, without, {}};
  std::string text;
  for (const Tag& tag : tags) text += tagged(tag.letter, text_of(puzzle, tag.key));
  text += "[Puzzle]\n" + nine_rows(puzzle.givens);
  if (puzzle.values != puzzle.givens) text += "[State]\n" + nine_rows(puzzle.values);
  if (!puzzle.candidates.empty()) text += "[PencilMarks]\n" + pencil_marks(board);
  return written_as(std::move(text));
}

}  // namespace nonet::formats
