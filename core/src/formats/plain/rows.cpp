#include "formats/plain/rows.hpp"

#include <algorithm>

#include "formats/common/characters.hpp"
#include "formats/common/position_forms.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats::plain {
namespace {

constexpr std::string_view border_characters = "-=+|:.'*` \t";

/// A character of a text by its code point; broken UTF-8 is one byte.
struct Glyph {
  unsigned code = 0;
  std::size_t length = 1;
};

Glyph glyph_at(std::string_view text, std::size_t i) {
  const auto byte = [&](std::size_t k) { return i + k < text.size() ? byte_of(text[i + k]) : 0U; };
  const unsigned first = byte(0);
  if (first < 0xC0) return {first, 1};
  if (first < 0xE0) return {((first & 0x1FU) << 6U) | (byte(1) & 0x3FU), 2};
  if (first < 0xF0)
    return {((first & 0xFU) << 12U) | ((byte(1) & 0x3FU) << 6U) | (byte(2) & 0x3FU), 3};
  return {0x10000, 4};
}

bool is_box(unsigned code) {
  return code >= 0x2500 && code <= 0x257F;
}

bool is_bar(unsigned code) {
  constexpr Table<unsigned, 13> bars = {'|',    0xA6,   0x2502, 0x2503, 0x2506, 0x2507, 0x250A,
                                        0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577};
  return std::find(bars.begin(), bars.end(), code) != bars.end();
}

/// Letters of any script; signs and drawings are none.
bool is_word_letter(unsigned code) {
  if (code < 0x80) return is_letter(static_cast<char>(code)) && code != 'x' && code != 'X';
  return code >= 0xC0 && code != 0xD7 && !(code >= 0x2000 && code <= 0x2BFF) &&
         !(code >= 0x3000 && code <= 0x3003);
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    const std::string_view word = first_word(text);
    if (word.empty()) return words;
    words.push_back(word);
    text.remove_prefix(offset_in(text, word) + word.size());
  }
}

/// How a piece of some width has its cells where spaces are blanks: column `first`, `first + step`, …
struct Pitch {
  std::size_t step = 0;
  std::size_t first = 0;
};

/// For cells that stand alone: "8 . ." or " 8 . . " or " 8  .  . ".
Pitch pitch_of(std::string_view piece, std::size_t width, std::size_t cells) {
  if (width == cells) return {1, 0};
  if (width + 1 == cells * 2) return {2, 0};
  if (width == cells * 2 + 1) return {2, 1};
  if (width == cells * 3) return {3, 1};
  const std::size_t digit = piece.find_first_not_of(' ');
  if (width == cells * 2) return {2, digit == std::string_view::npos ? 0 : digit % 2};
  return {};
}

/// Cells whose blanks are spaces; none when a digit stands where no cell is.
std::vector<std::string_view> spaced_cells(std::string_view piece, std::size_t width,
                                           std::size_t cells) {
  const Pitch pitch = pitch_of(piece, width, cells);
  if (pitch.step == 0 || piece.size() > width) return {};
  std::vector<std::string_view> found(cells, piece.substr(0, 0));
  for (std::size_t i = 0; i < piece.size(); ++i) {
    if (piece[i] == ' ') continue;
    if (i % pitch.step != pitch.first) return {};
    found[i / pitch.step] = piece.substr(i, 1);
  }
  return found;
}

/// The cells of a piece that should have some number of them.
std::vector<std::string_view> cells_of_piece(std::string_view piece, std::size_t width,
                                             std::size_t cells) {
  std::vector<std::string_view> words = words_of(piece);
  const bool single = std::all_of(words.begin(), words.end(),
                                  [](std::string_view word) { return word.size() == 1; });
  if (words.size() == cells && single) return words;
  const bool blanks =
      std::any_of(piece.begin(), piece.end(), [](char c) { return !is_digit(c) && !is_white(c); });
  const bool whole = words.size() == 1 && words[0].size() == cells;
  if (!blanks && !whole) {
    std::vector<std::string_view> found = spaced_cells(piece, width, cells);
    if (!found.empty()) return found;
  }
  // Triples with gaps between them are a row as well. Of other words the cells are only counted, so that digits
  // of one cell never become cells.
  const bool even =
      !words.empty() && std::all_of(words.begin(), words.end(), [&](std::string_view word) {
        return word.size() == words[0].size();
      });
  if (!blanks && !even) return words;
  std::vector<std::string_view> found;
  for (std::string_view word : words) {
    for (std::size_t i = 0; i < word.size(); i += glyph_at(word, i).length)
      found.push_back(word.substr(i, glyph_at(word, i).length));
  }
  return !even && found.size() == cells ? words : found;
}

/// Strips the signs that Markdown allows around the digit of a cell.
std::string_view without_markup(std::string_view cell) {
  const std::size_t start = cell.find_first_not_of("*_`\\");
  if (cell.size() < 2) return cell;
  if (cell == "&nbsp;") return cell.substr(0, 0);
  if (start == std::string_view::npos) return cell[0] == '\\' ? cell.substr(1) : cell;
  const std::size_t end = cell.find_last_not_of("*_`");
  const bool marked = start > 0 && end + 1 < cell.size();
  return marked ? cell.substr(start, end + 1 - start) : cell;
}

Reading fault_in(std::string_view text, const TextLine& line, const char* at, Format format,
                 ReadError error) {
  Reading reading;
  reading.format = format;
  reading.fault.error = error;
  reading.fault.place = place_in(text, line, at);
  return reading;
}

/// Takes cells row by row.
class CellReader {
 public:
  CellReader(std::string_view text, Format format) : text_(text), format_(format) {}

  /// The fault of a row, if it has one.
  std::optional<Reading> take(const Row& row) {
    for (std::string_view raw : row.cells) {
      const std::string_view cell = without_markup(raw);
      if (cell.size() > 1) {
        if (std::optional<Reading> fault = take_digits(row, cell)) return fault;
      } else if (!cell.empty() && !is_cell(cell[0])) {
        return bad(row, cell.data());
      } else {
        take_one(row, cell);
      }
      ++cell_;
    }
    return std::nullopt;
  }

  Reading result() {
    if (several_ != nullptr) {
      if (blank_cells_ > 0)
        return fail(*several_row_, several_, ReadError::bad_value, several_text_);
      return position_of(candidates_, several_format());
    }
    if (blanks_.kinds() > 2)
      return fail(*second_row_, blanks_.second(), ReadError::mixed_blanks,
                  std::string_view(blanks_.second(), 1));
    Reading reading = success(format_, Progress(grid_));
    if (blanks_.kinds() == 2)
      reading.warnings.push_back({WarningId::mixed_blanks,
                                  place_in(text_, second_row_->line, second_at_), 1,
                                  std::string(1, *blanks_.second())});
    return reading;
  }

 private:
  static constexpr char space = ' ';

  [[nodiscard]] Format several_format() const {
    const bool keeps = format_ == Format::markdown || format_ == Format::html;
    return keeps ? format_ : Format::pencil_marks;
  }

  Reading fail(const Row& row, const char* at, ReadError error, std::string_view detail) const {
    Reading reading = fault_in(text_, row.line, at, format_, error);
    reading.fault.detail = detail;
    if (error == ReadError::mixed_blanks) reading.fault.found = cell_count;
    if (error == ReadError::mixed_blanks) reading.fault.wanted = cell_count;
    return reading;
  }

  Reading bad(const Row& row, const char* at) const {
    const auto left = as_size(text_.data() + text_.size() - at);
    const std::string_view rest(at, left);
    return fail(row, at, ReadError::bad_character, rest.substr(0, glyph_at(rest, 0).length));
  }

  void take_one(const Row& row, std::string_view cell) {
    if (!cell.empty() && is_digit(cell[0])) {
      const int digit = cell[0] - '0';
      if (cell_ < cell_count) grid_.set(cell_, digit);
      if (cell_ < cell_count) candidates_[cell_].insert(digit);
      return;
    }
    ++blank_cells_;
    const int before = blanks_.kinds();
    blanks_.note(cell.empty() ? &space : cell.data());
    if (before < 2 && blanks_.kinds() == 2) {
      second_row_ = &row;
      second_at_ = cell.data();
    }
  }

  std::optional<Reading> take_digits(const Row& row, std::string_view cell) {
    DigitSet digits;
    for (const char& c : cell) {
      if (!is_digit(c)) return bad(row, &c);
      if (digits.contains(c - '0'))
        return fail(row, &c, ReadError::repeated, std::string_view(&c, 1));
      digits.insert(c - '0');
    }
    if (several_ == nullptr) {
      several_ = cell.data();
      several_row_ = &row;
      several_text_ = cell;
    }
    if (cell_ < cell_count) candidates_[cell_] = digits;
    return std::nullopt;
  }

  std::string_view text_;
  Format format_;
  Grid grid_;
  Table<DigitSet, cell_count> candidates_{};
  Blanks blanks_;
  const Row* second_row_ = nullptr;
  const char* second_at_ = nullptr;
  const char* several_ = nullptr;
  const Row* several_row_ = nullptr;
  std::string_view several_text_;
  int cell_ = 0;
  int blank_cells_ = 0;
};

}  // namespace

bool is_border(std::string_view line) {
  bool drawn = false;
  for (std::size_t i = 0; i < line.size();) {
    const Glyph glyph = glyph_at(line, i);
    if (is_box(glyph.code)) {
      drawn = drawn || !is_bar(glyph.code);
    } else if (!is_one_of(line[i], border_characters)) {
      return false;
    }
    i += glyph.length;
  }
  return drawn || line.find("---") != std::string_view::npos ||
         line.find("===") != std::string_view::npos;
}

bool is_words(std::string_view line) {
  int letters = 0;
  for (std::size_t i = 0; i < line.size();) {
    const Glyph glyph = glyph_at(line, i);
    letters = is_word_letter(glyph.code) ? letters + 1 : 0;
    // One sign of a script without letters is a word.
    if (letters == 2 || (letters == 1 && glyph.code > 0x2FFF)) return true;
    i += glyph.length;
  }
  return false;
}

std::vector<std::string_view> between_bars(std::string_view line) {
  std::vector<std::string_view> pieces;
  std::size_t start = 0;
  for (std::size_t i = 0; i < line.size();) {
    const Glyph glyph = glyph_at(line, i);
    if (is_bar(glyph.code) || is_box(glyph.code)) {
      pieces.push_back(line.substr(start, i - start));
      start = i + glyph.length;
    }
    i += glyph.length;
  }
  pieces.push_back(line.substr(start));
  if (pieces.size() > 2 && trim(pieces.back()).empty()) pieces.pop_back();
  if (pieces.size() > 2 && trim(pieces.front()).empty()) pieces.erase(pieces.begin());
  return pieces;
}

Row drawn_row(const TextLine& line) {
  Row row{line, {}};
  const std::vector<std::string_view> pieces = between_bars(line.text);
  if (pieces.size() > 5) {
    for (std::string_view piece : pieces) row.cells.push_back(trim(piece));
    return row;
  }
  const std::size_t cells = pieces.size() == 1 ? 9 : 3;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    // The spaces at the end of a line without a bar there may be lost.
    const bool is_open = i > 1 && i + 1 == pieces.size();
    const std::size_t width =
        is_open ? std::max(pieces[i].size(), pieces[i - 1].size()) : pieces[i].size();
    for (std::string_view cell : cells_of_piece(pieces[i], width, cells)) row.cells.push_back(cell);
  }
  return row;
}

Reading read_rows(std::string_view text, const std::vector<Row>& rows, Format format) {
  CellReader reader(text, format);
  std::optional<Reading> fault;
  for (std::size_t i = 0; i < rows.size() && !fault; ++i) {
    fault = reader.take(rows[i]);
    if (fault || rows[i].cells.size() == 9) continue;
    fault = fault_in(text, rows[i].line, rows[i].line.text.data(), format, ReadError::row_length);
    fault->fault.row = narrow<int>(i) + 1;
    fault->fault.found = count_of(rows[i].cells);
    fault->fault.wanted = 9;
  }
  if (rows.size() != 9 && (!fault || fault->fault.error == ReadError::row_length)) {
    const TextLine first = rows.empty() ? TextLine{text.substr(0, 0), 1} : rows[0].line;
    fault = fault_in(text, first, first.text.data(), format, ReadError::row_count);
    fault->fault.found = count_of(rows);
    fault->fault.wanted = 9;
  }
  return fault ? std::move(*fault) : reader.result();
}

}  // namespace nonet::formats::plain
