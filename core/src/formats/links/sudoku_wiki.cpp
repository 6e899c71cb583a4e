// Source: https://www.sudokuwiki.org/Sudoku_String_Definitions (docs/formats.md, 12).
//   bd = 81*81cell | 162*162base32 | "S" size "B" *(2base36) ; n = 81#mask with commas between
// Version 1, two digits a cell: bit 0 for a given, bits 1 to 9 for candidates. The masks of `n` have bit 0 for
// digit 1. Both say a filled cell by its one candidate. Version B: 0 empty, 1-9 given, 10-18 placed, then
// 18 more than the mask.
#include <algorithm>
#include <utility>

#include "formats/common/characters.hpp"
#include "formats/links/cells.hpp"
#include "formats/links/sites.hpp"
#include "formats/links/writers.hpp"
#include "index.hpp"
#include "nonet/board.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t letters_per_cell = 2;
constexpr std::size_t all_letters = letters_per_cell * cell_count;
constexpr std::string_view site = "https://www.sudokuwiki.org/sudoku.htm?bd=";
constexpr std::string_view base_36 = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr int after_placed = 18;

/// Cells as they are read, one after the other.
struct Cells {
  Grid values;
  CellSet givens;
  Table<DigitSet, cell_count> allowed;

  void fill(int cell, int digit, bool given) {
    values.set(cell, digit);
    if (given) givens.insert(cell);
  }
  [[nodiscard]] Progress progress() const {
    return Progress(Position(Board(values, allowed), givens));
  }
};

/// The value of a digit in a base up to 36, or -1.
int value_in(char c, int base) {
  const std::size_t value = base_36.find(to_lower(c));
  return value < as_size(base) ? narrow<int>(value) : -1;
}

/// True when the version allows the number in a cell, which is set.
using SetCell = bool (*)(Cells& cells, int cell, int number);

bool set_cell_1(Cells& cells, int cell, int number) {
  const bool given = (number & 1) != 0;
  const DigitSet digits(number >> 1);
  if (given && digits.size() != 1) return false;
  if (digits.size() == 1) cells.fill(cell, digits.first(), given);
  cells.allowed[cell] = digits;
  return true;
}

bool set_cell_b(Cells& cells, int cell, int number) {
  DigitSet& allowed = cells.allowed[cell];
  allowed = DigitSet::all();
  if (number == 0) return true;
  if (number <= after_placed) {
    cells.fill(cell, number <= 9 ? number : number - 9, number <= 9);
    return true;
  }
  if (number > after_placed + DigitSet::full_mask) return false;
  allowed = DigitSet(number - after_placed);
  return true;
}

Reading wrong_count(const Payload& payload, Format format, std::size_t found, std::size_t wanted,
                    std::size_t at) {
  const auto error = found < wanted ? ReadError::too_few : ReadError::too_many;
  Reading reading = payload.failed(format, error, at);
  reading.fault.found = narrow<int>(found);
  reading.fault.wanted = narrow<int>(wanted);
  return reading;
}

/// Two digits of a base for each cell.
Reading read_pairs(const Payload& payload, Format format, int base, SetCell set) {
  const std::string_view text = payload.text();
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (value_in(text[i], base) < 0) return payload.bad(format, ReadError::bad_character, i);
  }
  if (text.size() != all_letters)
    return wrong_count(payload, format, text.size(), all_letters,
                       std::min(text.size(), all_letters));
  Cells cells;
  for (std::size_t i = 0; i < all_letters; i += letters_per_cell) {
    const int number = value_in(text[i], base) * base + value_in(text[i + 1], base);
    if (set(cells, narrow<int>(i / letters_per_cell), number)) continue;
    Reading reading = payload.failed(format, ReadError::bad_value, i);
    reading.fault.detail = text.substr(i, letters_per_cell);
    return reading;
  }
  return payload.success(format, cells.progress());
}

Reading wrong_size(const Payload& payload, Format format, int size) {
  Reading reading = payload.failed(format, ReadError::size, 0);
  reading.fault.found = size;
  reading.fault.wanted = 9;
  return reading;
}

/// The size of a grid with so many cells, when it is one that SudokuWiki has and not ours; else 0.
int other_size(std::size_t cells) {
  for (std::size_t size : {4U, 16U, 25U}) {
    if (cells == size * size) return narrow<int>(size);
  }
  return 0;
}

/// "S", a letter for the size, "B".
bool is_version_b(std::string_view text) {
  return text.size() >= 3 && text[0] == 'S' && text[2] == 'B' && value_in(text[1], 36) >= 0;
}

Reading read_version_b(Payload payload) {
  constexpr auto format = Format::sudoku_wiki_b;
  if (const int size = value_in(payload.text()[1], 36); size != 9)
    return wrong_size(payload, format, size);
  payload.drop(3);
  return read_pairs(payload, format, 36, set_cell_b);
}

/// The number of a mask that is written in decimal digits, or -1.
int mask_of(std::string_view word) {
  constexpr std::size_t most_digits = 3;
  if (word.empty() || word.size() > most_digits) return -1;
  int number = 0;
  for (char c : word) number = number * 10 + (c - '0');
  return number > DigitSet::full_mask ? -1 : number;
}

/// The start of a word, counted from 0; words have commas between them.
std::size_t start_of_word(std::string_view text, std::size_t word) {
  std::size_t start = 0;
  while (word-- > 0) start = text.find(',', start) + 1;
  return start;
}

Reading read_masks(const Payload& payload) {
  constexpr auto format = Format::sudoku_wiki_n;
  const std::string_view text = payload.text();
  const std::size_t wrong = text.find_first_not_of("0123456789,");
  if (wrong != std::string_view::npos) return payload.bad(format, ReadError::bad_character, wrong);
  const auto found = as_size(1 + std::count(text.begin(), text.end(), ','));
  if (const int size = other_size(found)) return wrong_size(payload, format, size);
  if (found != cell_count)
    return wrong_count(payload, format, found, cell_count,
                       found < cell_count ? text.size() : start_of_word(text, cell_count));
  Cells cells;
  std::size_t start = 0;
  for (int cell = 0; cell < cell_count; ++cell) {
    const std::string_view word = text.substr(start, text.find(',', start) - start);
    const int mask = mask_of(word);
    if (mask < 0) {
      Reading reading = payload.failed(format, ReadError::bad_value, start);
      reading.fault.detail = word;
      return reading;
    }
    const DigitSet digits(mask);
    // Only version 1 tells givens.
    if (digits.size() == 1) cells.fill(cell, digits.first(), true);
    cells.allowed[cell] = digits;
    start += word.size() + 1;
  }
  return payload.success(format, cells.progress());
}

/// The number of a cell in version B, or -1 when it has none.
int number_of(const Progress& progress, const Board& board, const Board& fresh, int cell) {
  const int value = progress.values[cell];
  if (value != 0) return progress.givens[cell] != 0 ? value : value + 9;
  const int mask = board.candidates(cell).mask();
  if (mask != 0) return board == fresh ? 0 : mask + after_placed;
  // As empty as the values leave it, which is what 0 says.
  return fresh.candidates(cell).empty() ? 0 : -1;
}

}  // namespace

Reading read_sudoku_wiki_board(std::string_view text, std::string_view raw) {
  Payload payload(text, raw);
  if (is_version_b(payload.text())) {
    payload.drop_full_stops();
    return read_version_b(std::move(payload));
  }
  const std::string_view board = payload.text();
  if (board.size() == all_letters && !looks_like_cells(board))
    return read_pairs(payload, Format::sudoku_wiki_1, 32, set_cell_1);
  if (const int size = other_size(board.size()))
    return wrong_size(payload, Format::sudoku_wiki, size);
  return read_cells(std::move(payload), Format::sudoku_wiki);
}

Reading read_sudoku_wiki_link(const Link& link) {
  if (is_of_variant(link.address)) return read_other_site(link);
  if (const auto board = parameter(link.address.query, "bd"))
    return read_sudoku_wiki_board(link.text, *board);
  if (const auto masks = parameter(link.address.query, "n")) {
    Payload payload(link.text, *masks);
    payload.drop_full_stops();
    return read_masks(payload);
  }
  return without_puzzle(link, Format::sudoku_wiki);
}

Written write_sudoku_wiki(std::span<const Progress> puzzles) {
  return text_written(std::string(site) + to_string(puzzles.front().values, '0'));
}

Written write_sudoku_wiki_b(std::span<const Progress> puzzles) {
  const Progress& progress = puzzles.front();
  const Board board = position_of(progress).board;
  const Board fresh(progress.values);
  std::string text = std::string(site) + "S9B";
  for (int cell = 0; cell < cell_count; ++cell) {
    const int number = number_of(progress, board, fresh, cell);
    if (number < 0) {
      Written written;
      written.error = WriteError::no_candidate;
      written.cell = cell;
      return written;
    }
    text += nth(base_36, number / 36);
    text += nth(base_36, number % 36);
  }
  return text_written(std::move(text));
}

}  // namespace nonet::formats
