/// @file
/// Any bytes straight to the parsers of JSON, XML and LZ-string, and inside of the packings in which links carry JSON, which no fuzzer makes
/// by itself. The first byte says where the others go.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/common/utf8.hpp"
#include "formats/structured/deflate.hpp"
#include "formats/structured/json.hpp"
#include "formats/structured/lz_string.hpp"
#include "formats/structured/xml.hpp"
#include "reading.hpp"

namespace nonet::fuzz {
namespace {

using formats::JsonDocument;
using formats::JsonKind;
using formats::JsonValue;
using formats::Unpacked;
using formats::Unpacking;
using formats::XmlEvent;

/// A string, written again, is read as the same.
void check_string(JsonValue value) {
  const std::string text = value.text();
  std::string written;
  formats::append_json(written, text);
  const JsonDocument again(written);
  FACT(again.error() == ReadError::none && again.root().text() == text);
}

/// A value lies in its text, behind those that were before it. As deep as the parser lets values be.
// NOLINTNEXTLINE(misc-no-recursion)
void check_value(JsonValue value, std::string_view text, std::size_t& last) {
  FACT(value.offset() >= last && value.offset() < text.size());
  last = value.offset();
  FACT(value.raw().data() == text.data() + last && value.raw().size() <= text.size() - last);
  if (value.is(JsonKind::string)) return check_string(value);
  if (value.is(JsonKind::number)) FACT(value.integer().value_or(0) < 1'000'000);
  if (!value.is(JsonKind::array) && !value.is(JsonKind::object)) return;
  // Each search goes over all members.
  constexpr int most_searched = 50;
  int count = 0;
  for (auto at = value.begin(); at != value.end(); ++at, ++count) {
    if (value.is(JsonKind::object)) {
      check_value(at.name(), text, last);
      if (value.size() <= most_searched) FACT(value.find(at.name().text()).has_value());
    }
    check_value(*at, text, last);
  }
  FACT(count == value.size());
}

void check_json(std::string_view text) {
  const JsonDocument document(text);
  FACT(document.fault_offset() <= text.size());
  if (document.error() != ReadError::none) return;
  std::size_t last = 0;
  check_value(document.root(), text, last);
}

/// Text in an attribute comes back as it was, if it is fit to be written at all.
void check_attribute(const std::string& value) {
  if (formats::as_text(value) != value) return;
  const std::string written = "<a b=\"" + formats::xml_escaped(value) + "\"/>";
  formats::XmlParser again(written);
  FACT(again.next() == XmlEvent::start && again.attribute("b")->value == value);
}

void check_xml(std::string_view text) {
  formats::XmlParser parser(text);
  std::size_t last = 0;
  while (true) {
    const XmlEvent event = parser.next();
    FACT(parser.offset() <= text.size() && parser.depth() <= static_cast<std::size_t>(most_depth));
    if (event == XmlEvent::finished || event == XmlEvent::failed) {
      FACT((event == XmlEvent::failed) == (parser.error() != ReadError::none));
      return;
    }
    FACT(parser.offset() >= last);
    last = parser.offset();
    if (event == XmlEvent::text) check_attribute(parser.characters());
    if (event != XmlEvent::start) continue;
    for (const formats::XmlAttribute& one : parser.attributes()) {
      check_attribute(one.value);
      FACT(formats::xml_offset(one.raw, one.value.size()) == one.raw.size());
    }
  }
}

/// What was packed is unpacked as it was, and whatever could be unpacked too.
void check_lz_string(std::string_view text) {
  constexpr std::size_t most = 1U << 20U;
  const auto comes_back = [](const std::string& packed, std::string_view wanted) {
    const Unpacked again = formats::unpack_lz_base64(packed);
    FACT(again.result == Unpacking::ok && again.text == wanted);
  };
  const Unpacked unpacked = formats::unpack_lz_base64(text, most);
  FACT(unpacked.at <= text.size() && unpacked.text.size() <= most);
  if (unpacked.result == Unpacking::ok)
    comes_back(formats::pack_lz_base64(unpacked.text), unpacked.text);
  // Half characters are mended once.
  const Unpacked whole = formats::unpack_lz_base64(formats::pack_lz_base64(text));
  FACT(whole.result == Unpacking::ok);
  comes_back(formats::pack_lz_base64(whole.text), whole.text);
}

/// LZ-string as links have it.
std::string in_link(std::string_view before, std::string_view json) {
  std::string link(before);
  for (const char letter : formats::pack_lz_base64(json)) {
    if (letter == '+')
      link += "%2B";
    else
      link += letter;
  }
  return link;
}

/// zlib in base 32, as sudoku.coach has it.
std::string in_coach_code(std::string_view json) {
  constexpr std::string_view letters = "0123456789abcdefghijklmnopqrstuv";
  std::string code = "SCv7_32_";
  unsigned bits = 0;
  int count = 0;
  for (const std::uint8_t byte : formats::deflate_zlib(json)) {
    bits = bits << 8U | byte;
    for (count += 8; count >= 5; count -= 5)
      code += letters[bits >> static_cast<unsigned>(count - 5) & 31U];
  }
  if (count > 0) code += letters[bits << static_cast<unsigned>(5 - count) & 31U];
  return code;
}

void take(char where, std::string_view text) {
  switch (where) {
    case 'j':
      check_json(text);
      return check_reading(text);
    case 'x':
      check_xml(text);
      return check_reading(text);
    case 'z':
      return check_lz_string(text);
    case 'f':
      return check_reading(in_link("https://f-puzzles.com/?load=", text));
    case 's':
      return check_reading(in_link("https://sudokupad.app/scl", text));
    case 'l':
      return check_reading(in_link("https://lisudoku.xyz/solver?import=", text));
    case 'c':
      return check_reading(in_coach_code(text));
    default:
      return;
  }
}

}  // namespace
}  // namespace nonet::fuzz

// NOLINTNEXTLINE(readability-identifier-naming): the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  // A copy of the very size, so that AddressSanitizer sees the end of the text.
  const std::string text(data + 1, data + size);
  nonet::fuzz::take(static_cast<char>(data[0]), text);
  return 0;
}
