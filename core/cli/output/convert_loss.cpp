#include "output/convert_loss.hpp"

#include "nonet/read.hpp"

namespace nonet::cli {
namespace {

/// The digits that a cell can still be: its own, or its candidates.
DigitSet left_in(const Board& board, int cell) {
  const int value = board.value(cell);
  return value != 0 ? DigitSet::of(value) : board.candidates(cell);
}

bool has_lost_digits(const Progress& puzzle, const Board& read) {
  for (int cell : puzzle.values.filled()) {
    if (left_in(read, cell) != DigitSet::of(puzzle.values[cell])) return true;
  }
  return false;
}

bool has_lost_candidates(const Progress& puzzle, const Board& read) {
  if (puzzle.candidates.empty()) return false;
  const Board board = position_of(puzzle).board;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (board.value(cell) == 0 && left_in(read, cell) != board.candidates(cell)) return true;
  }
  return false;
}

/// Placed digits came back as givens.
bool has_lost_givens(const Progress& puzzle, const Progress& read) {
  for (int cell : puzzle.values.filled()) {
    if (puzzle.givens[cell] == 0 && read.givens[cell] != 0) return true;
  }
  return false;
}

std::string name_of(DetailKey key) {
  return key == DetailKey::record ? "the history" : "the " + std::string(id(key));
}

/// Of a format that is only written, what the table says that it has no room for; a picture has the title.
std::vector<std::string> lost_by_table(const Progress& puzzle, const FormatInfo& row) {
  std::vector<std::string> lost;
  const auto check = [&](bool is_lost, std::string what) {
    if (is_lost) lost.push_back(std::move(what));
  };
  check(!row.placed && puzzle.values != puzzle.givens, "placed digits");
  check(!row.candidates && !puzzle.candidates.empty(), "removed candidates");
  check(!row.notes && !puzzle.corner.empty(), "corner notes");
  check(!row.notes && !puzzle.centre.empty(), "centre notes");
  check(!row.colours && !puzzle.colours.empty(), "colours");
  check(puzzle.solution != Grid(), "the solution");
  for (const Detail& detail : puzzle.details) {
    const bool shown = row.format == nonet::Format::svg && detail.key == DetailKey::title;
    check(!row.details && !shown, name_of(detail.key));
  }
  return lost;
}

}  // namespace

std::vector<std::string> lost_in(const Progress& puzzle, std::string_view written,
                                 nonet::Format format) {
  std::vector<std::string> lost;
  if (puzzle == Progress(puzzle.givens)) return lost;
  const FormatInfo& row = info(format);
  // `current` is read as a line.
  if (!row.reads && format != nonet::Format::current) return lost_by_table(puzzle, row);
  const Reading reading = read(written);
  if (!reading.ok()) return {"what cannot be read back"};
  const Progress& back = reading.puzzles.front();
  const Board board = position_of(back).board;
  const auto check = [&](bool is_lost, std::string what) {
    if (is_lost) lost.push_back(std::move(what));
  };
  check(has_lost_digits(puzzle, board), "placed digits");
  check(has_lost_givens(puzzle, back), "which digits are givens");
  check(has_lost_candidates(puzzle, board), "removed candidates");
  check(puzzle.corner != back.corner, "corner notes");
  check(puzzle.centre != back.centre, "centre notes");
  check(puzzle.colours != back.colours, "colours");
  check(puzzle.solution != back.solution, "the solution");
  for (const Detail& detail : puzzle.details)
    check(text_of(back, detail.key) != detail.text, name_of(detail.key));
  return lost;
}

}  // namespace nonet::cli
