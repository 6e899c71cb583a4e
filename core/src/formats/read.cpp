#include "nonet/read.hpp"

#include <algorithm>
#include <utility>

#include "formats/common/cells.hpp"
#include "formats/common/file_kind.hpp"
#include "formats/common/normal_text.hpp"
#include "formats/common/reader.hpp"
#include "formats/common/text_lines.hpp"
#include "formats/loose/found.hpp"
#include "formats/loose/loose.hpp"
#include "formats/plain/cell_lines.hpp"
#include "formats/plain/rows.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

using formats::NormalText;
using formats::Reader;

/// These see the text as it is, since they keep titles and other words of it.
constexpr Table<Reader, 6> readers_of_words = {formats::read_link, formats::read_solo,
                                               formats::read_xml,  formats::read_json,
                                               formats::read_html, formats::read_sections};
/// And these a plain one.
constexpr Table<Reader, 3> readers_of_cells = {formats::read_list, formats::read_table,
                                               formats::read_plain};

Reading fault(ReadError error, std::size_t wanted = 0) {
  Reading reading;
  reading.fault.error = error;
  reading.fault.wanted = narrow<int>(wanted);
  return reading;
}

Reading no_text(std::string_view text, std::size_t place) {
  const std::string_view kind = formats::kind_of_file(text);
  if (kind.empty()) return formats::failed(Format::line, ReadError::binary, text, place);
  Reading reading = fault(ReadError::binary);
  reading.fault.detail = kind;
  return reading;
}

/// 81 characters are 81 characters, whatever the file is called.
bool is_same(Format read, Format wanted) {
  const auto family = [](Format format) {
    return format == Format::sdm || format == Format::current ? Format::line : format;
  };
  return family(read) == family(wanted);
}

/// The texts beside the puzzles of a list keep their full-width characters, when its cells have none.
std::optional<Reading> read_list_as_it_is(const NormalText& normal) {
  std::optional<Reading> reading = formats::read_list(normal.original);
  if (!reading || !reading->ok() || reading->fault_count > 0) return std::nullopt;
  const auto is_loss = [](const Warning& warning) { return warning.id == WarningId::lost; };
  if (std::any_of(reading->warnings.begin(), reading->warnings.end(), is_loss)) return std::nullopt;
  return reading;
}

/// A long text can only be a list or a file with many games. A list has the end of a line soon.
Reading read_long(const NormalText& normal) {
  constexpr std::size_t longest_line = 64U << 10U;
  for (Reader reader : {formats::read_xml, formats::read_json}) {
    if (std::optional<Reading> reading = reader(normal.original)) return std::move(*reading);
  }
  if (normal.original.substr(0, longest_line).find_first_of("\r\n") != std::string_view::npos) {
    if (std::optional<Reading> reading = formats::read_list(normal.original))
      return std::move(*reading);
  }
  return fault(ReadError::too_large, most_of_one);
}

Reading read_any(const NormalText& normal) {
  if (normal.original.size() > most_of_one) return read_long(normal);
  // A cell that looks like another format is a text of the table.
  std::optional<Reading> named = formats::read_named_table(normal.original);
  if (named && !normal.changed) return std::move(*named);
  for (Reader reader : readers_of_words) {
    if (named) break;
    if (std::optional<Reading> reading = reader(normal.original)) return std::move(*reading);
  }
  if (normal.changed) {
    if (std::optional<Reading> reading = read_list_as_it_is(normal)) return std::move(*reading);
  }
  for (Reader reader : readers_of_cells) {
    std::optional<Reading> reading = reader(normal.text);
    if (!reading) continue;
    if (normal.full_width > 0 && reading->ok())
      reading->warnings.push_back({WarningId::full_width, {}, normal.full_width, {}});
    return std::move(*reading);
  }
  return fault(ReadError::unknown);
}

/// Well-formed JSON, XML or HTML, but of no known shape.
bool is_structured(const Reading& reading) {
  return reading.fault.error == ReadError::no_puzzle && reading.format != Format::sadman;
}

/// A format without marks of its own.
bool is_plain(Format format) {
  constexpr Table<Format, 9> plain = {
      Format::line, Format::rows,     Format::bordered, Format::markdown,     Format::pencil_marks,
      Format::csv,  Format::csv_grid, Format::sdm,      Format::simple_sudoku};
  return std::find(plain.begin(), plain.end(), format) != plain.end();
}

/// Fewer signs than a puzzle has givens are none, whatever they mean.
bool is_too_short(std::string_view text) {
  const auto is_sign = [](char c) { return !formats::is_white(c); };
  return std::count_if(text.begin(), text.end(), is_sign) < fewest_clues;
}

/// True for a text in which a first look found no format with marks of its own, or JSON that is
/// none.
bool may_be_loose(const NormalText& normal, const Reading& reading) {
  constexpr Table<ReadError, 6> certain = {ReadError::short_id, ReadError::unsupported,
                                           ReadError::xml,      ReadError::xml_entities,
                                           ReadError::depth,    ReadError::other_format};
  if (reading.ok() || normal.original.size() > most_of_one || is_too_short(normal.original))
    return false;
  const ReadError error = reading.fault.error;
  // Arrays of other languages begin as JSON does, tables of others as sections.
  if (is_structured(reading) ||
      (reading.format == Format::json_array && error == ReadError::json) ||
      (reading.format == Format::sadman && error == ReadError::bad_character))
    return true;
  return is_plain(reading.format) &&
         std::find(certain.begin(), certain.end(), error) == certain.end();
}

/// Rows or a line of cells behind "#", which a first look passes over as a comment: nine of them or a puzzle are no
/// comment. Where the first one is, or npos.
std::size_t rows_in_comments(const NormalText& normal, const Reading& reading) {
  constexpr std::ptrdiff_t row = 9;
  constexpr std::ptrdiff_t half = 40;
  if (!reading.ok() || !is_plain(reading.format) || normal.original.size() > most_of_one)
    return std::string_view::npos;
  std::ptrdiff_t cells = 0;
  std::size_t first = std::string_view::npos;
  for (formats::LineCursor lines(normal.original); !lines.done();) {
    const std::string_view line = formats::trim(lines.next().text);
    if (line.substr(0, 1) != "#") continue;
    const auto found = static_cast<std::ptrdiff_t>(formats::count_cells(line.substr(1)));
    if (found < row || formats::plain::is_words(line)) continue;
    cells += found;
    if (first == std::string_view::npos) first = formats::offset_in(normal.original, line);
  }
  return cells >= half ? first : std::string_view::npos;
}

bool has_same_puzzles(const Reading& one, const Reading& other) {
  return std::equal(one.puzzles.begin(), one.puzzles.end(), other.puzzles.begin(),
                    other.puzzles.end(), [](const Progress& a, const Progress& b) {
                      return a.values == b.values && a.solution == b.solution;
                    });
}

/// Byte offsets of the text as it was given; lines and columns are right already.
void place_in(std::string_view original, Reading& reading) {
  formats::OffsetFinder finder(original);
  const auto place = [&](TextPosition& at) {
    if (at.line != 0) at.offset = finder.offset_of(at);
  };
  place(reading.fault.place);
  for (Warning& warning : reading.warnings) place(warning.place);
  for (Fault& one : reading.faults) place(one.place);
}

/// Another puzzle among words, if there is one.
std::string_view other_puzzle_in(std::string_view words) {
  constexpr std::string_view around = " \t,;:|()[]\"'";
  while (true) {
    words.remove_prefix(std::min(words.find_first_not_of(around), words.size()));
    if (words.empty()) return words;
    const std::string_view word = words.substr(0, words.find_first_of(around));
    if (formats::loose::is_one_grid(word.substr(0, cell_count), false) &&
        word.find_first_of("123456789") != std::string_view::npos &&
        formats::loose::digits_of(word.substr(0, cell_count)).clue_count() < cell_count)
      return word.substr(0, cell_count);
    words.remove_prefix(word.size());
  }
}

/// One line with two puzzles: one of them is read as the comment of the other, and nobody is to miss
/// it. A list has one warning for all of them. Where a header or a letter says that it is a comment, it
/// is one.
void tell_of_other_puzzles(std::string_view text, Reading& reading) {
  if (reading.format != Format::line && reading.format != Format::sdm &&
      reading.format != Format::csv)
    return;
  formats::LineCursor lines(text);
  std::string_view first;
  while (!lines.done() && !formats::counts(first)) first = lines.next().text;
  if (other_puzzle_in(first).empty()) return;
  Warning warning{WarningId::comment, {}, 0, {}};
  for (const Progress& puzzle : reading.puzzles) {
    const std::string_view other = other_puzzle_in(text_of(puzzle, DetailKey::comment));
    if (other.empty()) continue;
    if (warning.count++ == 0) warning.detail = formats::passed_over(other, {}).detail;
  }
  if (warning.count > 0) reading.warnings.push_back(std::move(warning));
}

/// A full grid beside so many other digits is the solution of a puzzle that was not understood, and no puzzle.
bool is_lone_solution(std::string_view text, const Reading& reading) {
  if (reading.format == Format::csv || reading.puzzles.size() != 1) return false;
  const Progress& puzzle = reading.puzzles.front();
  if (puzzle.givens.clue_count() != cell_count || puzzle.solution.clue_count() != 0) return false;
  const auto digits = std::count_if(text.begin(), text.end(), formats::is_digit);
  return digits - static_cast<std::ptrdiff_t>(cell_count) >= fewest_clues;
}

/// Refuses what is not what the text means: a solution, and the lines of an array that code turns round, which are columns.
void refuse_misread(std::string_view text, Reading& reading) {
  if (!reading.ok() || !is_plain(reading.format)) return;
  const std::string_view how =
      text.size() <= most_of_one ? formats::loose::turning(text) : std::string_view();
  const bool solution = is_lone_solution(text, reading);
  if (how.empty() && !solution) return;
  const std::size_t word = text.find(how);
  const std::size_t named = word == std::string_view::npos ? text.rfind('T') : word;
  const std::size_t place = solution ? text.find_first_of("123456789") : named;
  const ReadError error = solution ? ReadError::extra_text : ReadError::unsupported;
  reading = formats::failed(reading.format, error, text, std::min(place, text.size()));
  if (!solution) reading.fault.detail = how;
}

/// What an exact format, or a second look, makes of the text.
Reading read_normal(std::string_view original, const NormalText& normal) {
  Reading reading = read_any(normal);
  const bool loose = may_be_loose(normal, reading);
  const std::size_t comment = rows_in_comments(normal, reading);
  if (loose || comment != std::string_view::npos) {
    std::optional<Reading> second = formats::read_loosely(normal.original, is_structured(reading));
    if (second && (loose || !has_same_puzzles(reading, *second))) reading = std::move(*second);
    if (!second && !loose)
      reading = formats::failed(reading.format, ReadError::extra_text, normal.original, comment);
  }
  if (normal.changed) place_in(original, reading);
  tell_of_other_puzzles(original, reading);
  refuse_misread(original, reading);
  return reading;
}

/// JSON that is no puzzle, as a notebook or a conversation, may tell of one.
std::optional<Reading> read_told(const NormalText& normal) {
  const std::string told = formats::texts_in_json(normal.original);
  if (told.empty()) return std::nullopt;
  std::string storage;
  const NormalText plain = formats::normalise(told, storage);
  Reading reading = read_normal(told, plain);
  if (!reading.ok() || reading.fault_count > 0) return std::nullopt;
  // Places would be those of the text within.
  for (Warning& warning : reading.warnings) warning.place = {};
  return reading;
}

Reading want(Reading reading, Format wanted) {
  if (!reading.ok() || is_same(reading.format, wanted)) {
    reading.format = wanted;
    return reading;
  }
  Reading other = fault(ReadError::other_format);
  other.fault.detail = id(reading.format);
  other.format = wanted;
  return other;
}

}  // namespace

namespace formats {

Reading failed(Format format, ReadError error, std::string_view text, std::size_t offset) {
  Reading reading;
  reading.format = format;
  reading.fault.error = error;
  reading.fault.place = place_of(text, offset);
  return reading;
}

Reading success(Format format, Progress puzzle) {
  Reading reading;
  reading.format = format;
  reading.puzzles.push_back(std::move(puzzle));
  return reading;
}

}  // namespace formats

Reading read(std::string_view text, std::optional<Format> wanted) {
  if (text.size() > most_text) return fault(ReadError::too_large, most_text);
  if (std::optional<Reading> lines = formats::read_cell_lines(text))
    return wanted ? want(std::move(*lines), *wanted) : std::move(*lines);
  std::string storage;
  const NormalText normal = formats::normalise(text, storage);
  if (normal.binary) return no_text(text, *normal.binary);
  if (normal.text.find_first_not_of(formats::white) == std::string_view::npos)
    return fault(ReadError::empty);
  Reading reading = read_normal(text, normal);
  if (is_structured(reading)) {
    if (std::optional<Reading> told = read_told(normal)) reading = std::move(*told);
  }
  return wanted ? want(std::move(reading), *wanted) : reading;
}

std::string_view id(WarningId warning) {
  static constexpr Table<std::string_view, 15> ids = {
      "mixed-blanks",  "variant-rules", "taken-as-filled", "taken-as-open", "comment",
      "full-width",    "repaired",      "other-solution",  "lost",          "invisible",
      "read-as-empty", "read-as-digit", "read-as-one",     "widened",       "letter-rows"};
  return ids[warning];
}

}  // namespace nonet
