/// @file
/// XML 1.0, as much as files of puzzles need: a pull parser that goes over the text once, and the way to write
/// text into attributes.
///
/// Strict: what is not well-formed is a fault with its place. Never expands anything: the five entities of XML and
/// numbers of characters are all that is known, a DOCTYPE with declarations is refused, one without is
/// passed over. Nesting has a bound. No recursion, and memory for one event at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/read.hpp"

namespace nonet::formats {

enum class XmlEvent : std::uint8_t { start, end, text, finished, failed };

struct XmlAttribute {
  std::string_view name;
  /// With references undone, and white space made plain spaces.
  std::string value;
  /// As it stands between its quotation marks; it points into the text.
  std::string_view raw;
};

class XmlParser {
 public:
  explicit XmlParser(std::string_view text) : text_(text) {}

  /// Goes on. An empty element is a start and an end. Text comes in pieces when something stands in it.
  [[nodiscard]] XmlEvent next();

  /// Of a start and an end.
  [[nodiscard]] std::string_view name() const { return name_; }
  /// Of a start.
  [[nodiscard]] const std::vector<XmlAttribute>& attributes() const { return attributes_; }
  /// The attribute of a start, or null.
  [[nodiscard]] const XmlAttribute* attribute(std::string_view name) const;
  /// Of a text.
  [[nodiscard]] const std::string& characters() const { return characters_; }
  /// Where the event begins, or the fault is.
  [[nodiscard]] std::size_t offset() const { return offset_; }
  /// How many elements are open; a start counts itself, an end does not.
  [[nodiscard]] std::size_t depth() const { return open_.size(); }
  /// After `failed`: `xml`, `xml_entities` or `depth`.
  [[nodiscard]] ReadError error() const { return error_; }

 private:
  XmlEvent fail(std::size_t at, ReadError error = ReadError::xml);
  XmlEvent start_tag();
  XmlEvent end_tag();
  XmlEvent character_data();
  XmlEvent cdata();
  XmlEvent finish();
  /// Each goes over one thing; false after a fault.
  bool pass_to(std::string_view end, std::size_t from);
  bool comment();
  bool instruction();
  bool doctype();
  bool read_attribute();
  bool all_different();
  bool decode(std::string_view raw, bool attribute, std::string& text);
  std::string_view take_name();
  void skip_white();
  [[nodiscard]] bool looking_at(std::string_view what) const;

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t offset_ = 0;
  std::string_view name_;
  std::vector<XmlAttribute> attributes_;
  std::string characters_;
  std::vector<std::string_view> open_;
  ReadError error_ = ReadError::none;
  bool ended_ = false;       ///< The root was closed.
  bool close_next_ = false;  ///< The element that was started is empty.
  bool declared_ = false;    ///< A DOCTYPE was passed.
};

/// Where in `raw` the byte `index` of its value comes from.
[[nodiscard]] std::size_t xml_offset(std::string_view raw, std::size_t index);

/// Text as it stands in an attribute between double quotation marks. Characters that XML cannot have are left out.
[[nodiscard]] std::string xml_escaped(std::string_view text);

}  // namespace nonet::formats
