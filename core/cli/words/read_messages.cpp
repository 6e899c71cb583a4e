// The sentences about reading and writing puzzles of any format.

#include <array>

#include "words/messages.hpp"
#include "words/phrases.hpp"

namespace nonet::cli {
namespace {

constexpr std::size_t longest_detail = 200;

bool is_control(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

/// A text of the input as it can be shown: on one line, and not at any length.
std::string shown(std::string_view text) {
  std::string safe;
  for (char c : text) safe += is_control(c) ? ' ' : c;
  if (safe.size() <= longest_detail) return escaped(safe);
  std::size_t end = longest_detail;
  while (end > 0 && (static_cast<unsigned char>(safe[end]) & 0xC0U) == 0x80U) --end;
  return escaped(safe.substr(0, end)) + "…";
}

/// A character, or a text of several.
std::string named(std::string_view text) {
  return text.size() > 4 ? join("'", shown(text), "'") : quoted(text);
}

std::string bad_character(const Fault& fault) {
  return fault.detail.empty() ? "a character that may not stand here"
                              : named(fault.detail) + " may not stand here";
}

/// A text is counted in cells, 729 characters, or what else its format has so many of.
std::string miscounted(const Fault& fault) {
  const int wanted = fault.wanted == 0 ? cell_count : fault.wanted;
  const bool cells = wanted == cell_count;
  const std::string counts = join(counted_as(fault.found, cells ? "cell" : "character"),
                                  cells                       ? "; a puzzle has "
                                  : wanted == candidate_count ? "; the candidates of 81 cells have "
                                                              : "; wanted are ",
                                  wanted);
  return fault.error == ReadError::too_many && fault.place.column != 0
             ? join(counts, ", and column ", fault.place.column, " is the first too many")
             : counts;
}

std::string with_detail(std::string_view text, const Fault& fault) {
  return fault.detail.empty() ? std::string(text) : join(text, ": ", shown(fault.detail));
}

std::string unknown(const Fault& fault) {
  std::string text = "this is no puzzle in a format that nonet reads";
  if (fault.found == 0) return text;
  return join(text, "; ", fault.found, " digits and blanks are in it, and a puzzle has 81");
}

std::string bytes(int count) {
  constexpr int mebibyte = 1 << 20;
  constexpr int kibibyte = 1 << 10;
  if (count >= mebibyte && count % mebibyte == 0) return join(count / mebibyte, " MiB");
  if (count >= kibibyte && count % kibibyte == 0) return join(count / kibibyte, " KiB");
  return counted_as(count, "byte");
}

std::string binary(const Fault& fault) {
  if (fault.detail == "picture") return "a picture; 'nonet picture FILE' reads puzzles in pictures";
  if (fault.detail == "pdf")
    return "a PDF; copy its text, or read a picture of the page with 'nonet picture FILE'";
  if (fault.detail == "workbook") return "a workbook; save its sheet as CSV";
  if (fault.detail == "archive") return "an archive; unpack it first";
  return "no text: a zero byte, or bytes that are not UTF-8";
}

/// What is said the same of every text, or with what was met there behind it.
struct PlainReason {
  ReadError error;
  std::string_view words;
  bool detailed = false;
};

constexpr auto plain_reasons = std::to_array<PlainReason>({
    {ReadError::empty, "no cell"},
    {ReadError::extra_text, "more text after the puzzle", true},
    {ReadError::fields, "a library line has its grid after the third colon"},
    {ReadError::triple, "a candidate is three digits from 1 to 9: digit, row, column"},
    {ReadError::no_puzzle, "it has no puzzle that nonet knows", true},
    {ReadError::json, "not well-formed JSON", true},
    {ReadError::xml, "not well-formed XML", true},
    {ReadError::xml_entities, "the XML declares entities, which nonet never expands"},
    {ReadError::compressed, "the compressed text is damaged or cut off"},
    {ReadError::short_id,
     "open the link and copy the puzzle; the link only names a puzzle on a server, which nonet "
     "never asks",
     true},
});

std::string plain_reason(const Fault& fault) {
  for (const PlainReason& plain : plain_reasons)
    if (plain.error == fault.error)
      return plain.detailed ? with_detail(plain.words, fault) : std::string(plain.words);
  return "";
}

std::string misshapen(const Fault& fault) {
  const int wanted = fault.wanted == 0 ? 9 : fault.wanted;
  return fault.error == ReadError::row_count
             ? join(counted_as(fault.found, "row"), "; a puzzle has ", wanted)
             : join("row ", fault.row, " has ", counted_as(fault.found, "cell"), "; a row has ",
                    wanted);
}

std::string not_base64(const Fault& fault) {
  return fault.detail.empty() ? "base64 text of a wrong length"
                              : named(fault.detail) + " is not base64";
}

std::string reason(const Fault& fault) {
  switch (fault.error) {
    case ReadError::unknown:
      return unknown(fault);
    case ReadError::bad_character:
      return bad_character(fault);
    case ReadError::mixed_blanks:
      return join(named(fault.detail), " is a second kind of blank, and there are not 81 cells");
    case ReadError::too_few:
    case ReadError::too_many:
      return miscounted(fault);
    case ReadError::row_length:
    case ReadError::row_count:
      return misshapen(fault);
    case ReadError::repeated:
      return join(fault.detail, " appears twice among these candidates");
    case ReadError::removed_digit:
      return join(fault.detail, " is among the removed candidates, and stands in that cell");
    case ReadError::wrong_digit:
      return join(fault.detail, " where only ", fault.wanted, " or a blank may stand");
    case ReadError::depth:
      return join("nested more than ", fault.wanted, " levels deep");
    case ReadError::bad_value:
      return join(named(fault.detail), " is not a value that a cell can have");
    case ReadError::contradiction:
      return join("row ", fault.row, " has another digit than the givens: ", named(fault.detail));
    case ReadError::size:
      return join("a grid of ", fault.found, " by ", fault.found,
                  " cells; nonet reads only 9 by 9");
    case ReadError::base64:
      return not_base64(fault);
    case ReadError::too_large:
      return join("more than ", bytes(fault.wanted),
                  ", which is the most that nonet reads at once, but for lists, XML and JSON");
    case ReadError::too_many_puzzles:
      return join("more than ", fault.wanted, " puzzles");
    case ReadError::unsupported:
      return join(fault.detail.empty() ? "this" : shown(fault.detail), " cannot be read");
    case ReadError::other_format:
      return join("this is '", shown(fault.detail), "', and another format is wanted");
    case ReadError::binary:
      return binary(fault);
    case ReadError::unknown_sign:
      return join(fault.found, " times ", named(fault.detail), ": are these empty cells?");
    case ReadError::none:
    case ReadError::empty:
    case ReadError::extra_text:
    case ReadError::fields:
    case ReadError::triple:
    case ReadError::no_puzzle:
    case ReadError::json:
    case ReadError::xml:
    case ReadError::xml_entities:
    case ReadError::compressed:
    case ReadError::short_id:
      return plain_reason(fault);
  }
  return "";
}

}  // namespace

std::string describe(const Fault& fault) {
  const std::string why = reason(fault);
  const bool counted = fault.error == ReadError::too_few || fault.error == ReadError::too_many ||
                       fault.error == ReadError::row_length || fault.error == ReadError::row_count;
  return counted || fault.place.column == 0 ? why : join("column ", fault.place.column, ": ", why);
}

std::string describe(const Warning& warning) {
  const std::string cells = counted_as(warning.count, "cell");
  switch (warning.id) {
    case WarningId::mixed_blanks:
      return join("two kinds of blank; ", named(warning.detail), " is the second");
    case WarningId::variant_rules:
      return "rules that nonet does not know were left out: " + shown(warning.detail);
    case WarningId::taken_as_filled:
      return cells + " with one candidate taken as filled: no cell in sight has it too";
    case WarningId::taken_as_open:
      return cells + " with one candidate taken as open: a cell in sight has it too";
    case WarningId::comment:
      return "text beside the puzzle was passed over: " + shown(warning.detail);
    case WarningId::full_width:
      return counted_as(warning.count, "full-width character") + " read as plain ones";
    case WarningId::repaired:
      return "the link was damaged on the way and mended: " +
             counted_as(warning.count, "character");
    case WarningId::other_solution:
      return "the solution in the text does not have the givens";
    case WarningId::lost:
      return warning.count > 1
                 ? join("could not be kept: ", shown(warning.detail), ", ", warning.count, " times")
                 : "could not be kept: " + shown(warning.detail);
    case WarningId::invisible:
      return counted_as(warning.count, "character") +
             " that nobody sees passed over: " + shown(warning.detail);
    case WarningId::read_as_empty:
      return join(named(warning.detail), " read as empty, ", counted_as(warning.count, "time"));
    case WarningId::read_as_digit:
      return join(counted_as(warning.count, "sign"), " read as digits, the first of them ",
                  named(warning.detail));
    case WarningId::read_as_one:
      return join(named(warning.detail), " read as 1, ", counted_as(warning.count, "time"));
    case WarningId::widened:
      return cells + " added at the ends of lines, where blanks were cut";
    case WarningId::letter_rows:
      return "the letters of cells such as A1 read as rows, the numbers as columns";
  }
  return "";
}

std::string describe(const Written& written, nonet::Format format) {
  switch (written.error) {
    case WriteError::none:
      return "";
    case WriteError::format:
      return join("'", id(format), "' can only be read");
    case WriteError::no_candidate:
      return join(cell_name(written.cell), " has no candidate left, and '", id(format),
                  "' cannot express that");
    case WriteError::several:
      return join("'", id(format), "' has room for one puzzle, and there are several");
    case WriteError::none_given:
      return "no puzzle";
  }
  return "";
}

}  // namespace nonet::cli
