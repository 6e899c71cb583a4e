#include "nonet/position_text.hpp"

#include <array>
#include <cstddef>

#include "formats/common/position_forms.hpp"
#include "formats/common/text_lines.hpp"
#include "nonet/library.hpp"

namespace nonet {
namespace {

using formats::failed;
using formats::Lines;

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// The same error by another name: PositionTextError begins with those of ParseError.
PositionTextError error_of(ParseError error) {
  static_assert(static_cast<int>(ParseError::extra_text) ==
                static_cast<int>(PositionTextError::extra_text));
  return static_cast<PositionTextError>(error);
}

/// A puzzle, as `parse` has read it.
ParsedPosition puzzle_of(const Parsed& parsed) {
  ParsedPosition read;
  read.error = error_of(parsed.error);
  read.format = parsed.format == TextFormat::line ? PositionFormat::line : PositionFormat::rows;
  if (parsed.ok()) read.position = Position(parsed.grid);
  read.place = parsed.position;
  read.character = parsed.character;
  read.found = parsed.found;
  read.row = parsed.row;
  read.mixed_blanks = parsed.mixed_blanks;
  return read;
}

PositionTextError error_of(const LibraryCase& read) {
  switch (read.error) {
    case LibraryError::none:
      return PositionTextError::none;
    case LibraryError::fields:
      return PositionTextError::fields;
    case LibraryError::grid:
      return read.found < cell_count ? PositionTextError::too_few : PositionTextError::too_many;
    case LibraryError::character:
      return PositionTextError::bad_character;
    case LibraryError::candidates:
      return PositionTextError::triple;
    case LibraryError::removed:
      return PositionTextError::removed_digit;
  }
  return PositionTextError::none;
}

/// A colon or a plus before the first white space, which is no border.
bool looks_like_library(std::string_view line) {
  const std::string_view word = formats::first_word(line);
  return word.find_first_of(":+") != std::string_view::npos &&
         word.find("---") == std::string_view::npos && word.find("===") == std::string_view::npos;
}

ParsedPosition read_library(std::string_view text, const Lines& lines) {
  const std::string_view line = formats::trim(lines.front());
  const LibraryCase read = read_library_case(line);
  if (read.error != LibraryError::none) {
    ParsedPosition parsed =
        failed(error_of(read), PositionFormat::library, text, line.data() + read.offset);
    if (read.error == LibraryError::character)
      parsed.character = formats::character_at(text, parsed.place.offset);
    if (read.error == LibraryError::removed) parsed.character = line.substr(read.offset, 3);
    parsed.found = read.found;
    return parsed;
  }
  if (lines.size() > 1)
    return failed(PositionTextError::extra_text, PositionFormat::library, text, lines[1].data());
  ParsedPosition parsed;
  parsed.format = PositionFormat::library;
  parsed.position = read.position;
  return parsed;
}

ParsedPosition read_any(std::string_view text) {
  const Lines lines = formats::counting_lines(text);
  const Parsed parsed = parse(text);
  if (parsed.ok() || lines.empty()) return puzzle_of(parsed);
  if (looks_like_library(lines.front())) return read_library(text, lines);
  if (formats::looks_like_729(formats::first_word(lines.front())))
    return formats::read_729(text, lines);
  if (lines.size() > 1 && formats::looks_like_pencil_marks(lines))
    return formats::read_pencil_marks(text, lines);
  return puzzle_of(parsed);
}

}  // namespace

ParsedPosition read_position(std::string_view text) {
  const std::size_t skipped = text.substr(0, 3) == byte_order_mark ? 3 : 0;
  ParsedPosition parsed = read_any(text.substr(skipped));
  if (!parsed.ok()) parsed.place.offset += skipped;
  return parsed;
}

std::string_view id(PositionTextError error) {
  static constexpr std::array<std::string_view, 13> ids = {
      "",           "empty",         "bad-character", "too-few", "too-many",
      "row-length", "row-count",     "extra-text",    "fields",  "triple",
      "repeated",   "removed-digit", "wrong-digit"};
  return ids[static_cast<std::size_t>(error)];
}

std::string_view id(PositionFormat format) {
  static constexpr std::array<std::string_view, 5> ids = {"line", "rows", "library", "pencil-marks",
                                                          "candidates"};
  return ids[static_cast<std::size_t>(format)];
}

}  // namespace nonet
