// Source: https://www.w3.org/TR/xml/ (Extensible Markup Language 1.0, fifth edition).
#include "formats/structured/xml.hpp"

#include <algorithm>
#include <utility>

#include "formats/common/text_lines.hpp"
#include "formats/common/utf8.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view xml_white = " \t\r\n";

bool begins_name(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == ':' ||
         byte_of(c) >= 0x80;
}

bool continues_name(char c) {
  return begins_name(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

bool is_control(char c) {
  return byte_of(c) < 0x20 && !is_one_of(c, xml_white);
}

/// A character that XML may have.
bool is_character(char32_t c) {
  if (c < 0x20) return c == '\t' || c == '\n' || c == '\r';
  return (c < 0xD800 || c > 0xDFFF) && c != 0xFFFE && c != 0xFFFF && c <= 0x10FFFF;
}

struct Entity {
  std::string_view name;
  char character;
};

constexpr Table<Entity, 5> entities = {
    {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};

int value_of(char c, int base) {
  int value = -1;
  if (c >= '0' && c <= '9') value = c - '0';
  if (c >= 'a' && c <= 'f') value = c - 'a' + 10;
  if (c >= 'A' && c <= 'F') value = c - 'A' + 10;
  return value < base ? value : -1;
}

/// The character of `#38` or `#x26`, or 0.
char32_t numbered(std::string_view digits) {
  const bool hex = digits.substr(0, 2) == "#x";
  digits.remove_prefix(hex ? 2 : 1);
  char32_t number = 0;
  for (char c : digits) {
    const int value = value_of(c, hex ? 16 : 10);
    if (value < 0 || number > 0x10FFFF) return 0;
    number = number * (hex ? 16 : 10) + static_cast<char32_t>(value);
  }
  return is_character(number) ? number : 0;
}

/// A reference, such as `&amp;`, and its character.
struct Reference {
  char32_t character = 0;
  /// With "&" and ";"; 0 when it is none.
  std::size_t length = 0;
};

Reference reference_at(std::string_view text) {
  // "&#x0010FFFF;" and some zeros more.
  constexpr std::size_t longest = 20;
  const std::size_t end = text.substr(0, longest).find(';');
  if (end == std::string_view::npos || end < 2) return {};
  const std::string_view name = text.substr(1, end - 1);
  if (name.front() == '#') {
    const char32_t character = numbered(name);
    return {character, character == 0 ? 0 : end + 1};
  }
  for (const Entity& one : entities) {
    if (one.name == name) return {static_cast<char32_t>(one.character), end + 1};
  }
  return {};
}

/// The length of a line end: a carriage return and a line feed are one.
std::size_t line_end(std::string_view text) {
  return text.substr(0, 2) == "\r\n" ? 2 : 1;
}

}  // namespace

XmlEvent XmlParser::fail(std::size_t at, ReadError error) {
  offset_ = at;
  error_ = error;
  return XmlEvent::failed;
}

bool XmlParser::looking_at(std::string_view what) const {
  return text_.substr(at_, what.size()) == what;
}

void XmlParser::skip_white() {
  at_ = std::min(text_.find_first_not_of(xml_white, at_), text_.size());
}

std::string_view XmlParser::take_name() {
  const std::size_t start = at_;
  if (at_ == text_.size() || !begins_name(text_[at_])) return {};
  while (at_ < text_.size() && continues_name(text_[at_])) ++at_;
  return text_.substr(start, at_ - start);
}

const XmlAttribute* XmlParser::attribute(std::string_view name) const {
  const auto found = std::find_if(attributes_.begin(), attributes_.end(),
                                  [&](const XmlAttribute& one) { return one.name == name; });
  return found == attributes_.end() ? nullptr : &*found;
}

XmlEvent XmlParser::next() {
  if (error_ != ReadError::none) return XmlEvent::failed;
  if (std::exchange(close_next_, false)) {
    name_ = open_.back();
    open_.pop_back();
    ended_ = open_.empty();
    return XmlEvent::end;
  }
  while (true) {
    if (open_.empty()) skip_white();
    offset_ = at_;
    if (at_ == text_.size()) return finish();
    if (text_[at_] != '<') return character_data();
    if (looking_at("</")) return end_tag();
    if (looking_at("<![CDATA[")) return cdata();
    const bool aside = looking_at("<?") || looking_at("<!");
    if (!aside) return start_tag();
    const bool passed = looking_at("<?")     ? instruction()
                        : looking_at("<!--") ? comment()
                                             : doctype();
    if (!passed) return XmlEvent::failed;
  }
}

XmlEvent XmlParser::finish() {
  return ended_ ? XmlEvent::finished : fail(text_.size());
}

bool XmlParser::pass_to(std::string_view end, std::size_t from) {
  const std::size_t found = text_.find(end, from);
  if (found == std::string_view::npos) {
    fail(at_);
    return false;
  }
  const std::string_view inside = text_.substr(from, found - from);
  const auto* const control = std::find_if(inside.begin(), inside.end(), is_control);
  if (control != inside.end()) {
    fail(from + as_size(control - inside.begin()));
    return false;
  }
  at_ = found + end.size();
  return true;
}

bool XmlParser::comment() {
  const std::size_t start = at_;
  if (!pass_to("--", at_ + 4)) return false;
  if (at_ < text_.size() && text_[at_] == '>') {
    ++at_;
    return true;
  }
  fail(at_ == text_.size() ? start : at_ - 2);
  return false;
}

bool XmlParser::instruction() {
  const std::size_t start = at_;
  at_ += 2;
  const std::string_view target = take_name();
  const auto first = [&] { return text_.find_first_not_of(xml_white) == start; };
  if (target.empty() || (target == "xml" && !first())) {
    fail(start);
    return false;
  }
  const std::size_t from = at_;
  at_ = start;
  return pass_to("?>", from);
}

bool XmlParser::doctype() {
  const std::size_t start = at_;
  if (!looking_at("<!DOCTYPE") || declared_ || ended_ || !open_.empty()) {
    fail(start);
    return false;
  }
  declared_ = true;
  for (std::size_t i = start; i < text_.size(); ++i) {
    const char c = text_[i];
    if (c == '>') {
      at_ = i + 1;
      return true;
    }
    if (c == '[') {
      fail(i, ReadError::xml_entities);
      return false;
    }
    if (c == '"' || c == '\'') i = text_.find(c, i + 1);
    if (i == std::string_view::npos) break;
  }
  fail(start);
  return false;
}

XmlEvent XmlParser::cdata() {
  constexpr std::size_t before = 9;
  const std::size_t start = at_;
  if (open_.empty()) return fail(start);
  if (!pass_to("]]>", start + before)) return XmlEvent::failed;
  characters_ = text_.substr(start + before, at_ - 3 - start - before);
  return XmlEvent::text;
}

bool XmlParser::decode(std::string_view raw, bool attribute, std::string& text) {
  const auto start = offset_in(text_, raw);
  text.clear();
  for (std::size_t i = 0; i < raw.size();) {
    if (is_control(raw[i]) || (!attribute && raw.substr(i, 3) == "]]>")) {
      fail(start + i);
      return false;
    }
    if (raw[i] == '&') {
      const Reference reference = reference_at(raw.substr(i));
      if (reference.length == 0) {
        fail(start + i);
        return false;
      }
      append_utf8(text, reference.character);
      i += reference.length;
      continue;
    }
    const char line = raw[i] == '\r' ? '\n' : raw[i];
    text += attribute && is_one_of(raw[i], xml_white) ? ' ' : line;
    i += line_end(raw.substr(i));
  }
  return true;
}

XmlEvent XmlParser::character_data() {
  if (open_.empty()) return fail(at_);
  const std::size_t end = std::min(text_.find('<', at_), text_.size());
  const std::string_view raw = text_.substr(at_, end - at_);
  if (!decode(raw, false, characters_)) return XmlEvent::failed;
  at_ = end;
  return XmlEvent::text;
}

XmlEvent XmlParser::end_tag() {
  const std::size_t start = at_;
  at_ += 2;
  name_ = take_name();
  skip_white();
  if (open_.empty() || name_ != open_.back() || !looking_at(">")) return fail(start);
  ++at_;
  open_.pop_back();
  ended_ = open_.empty();
  return XmlEvent::end;
}

XmlEvent XmlParser::start_tag() {
  const std::size_t start = at_;
  if (ended_) return fail(start);
  ++at_;
  name_ = take_name();
  if (name_.empty()) return fail(start);
  attributes_.clear();
  while (true) {
    const std::size_t before = at_;
    skip_white();
    if (at_ == text_.size()) return fail(start);
    if (text_[at_] == '>' || looking_at("/>")) break;
    if (before == at_) return fail(at_);
    if (!read_attribute()) return XmlEvent::failed;
  }
  if (!all_different()) return XmlEvent::failed;
  if (open_.size() == as_size(most_depth)) return fail(start, ReadError::depth);
  close_next_ = text_[at_] == '/';
  at_ += close_next_ ? 2 : 1;
  open_.push_back(name_);
  offset_ = start;
  return XmlEvent::start;
}

bool XmlParser::read_attribute() {
  XmlAttribute attribute;
  const std::size_t start = at_;
  attribute.name = take_name();
  skip_white();
  const bool equals = !attribute.name.empty() && looking_at("=");
  at_ += equals ? 1 : 0;
  skip_white();
  const bool quoted = equals && (looking_at("\"") || looking_at("'"));
  const std::size_t end = quoted ? text_.find(text_[at_], at_ + 1) : std::string_view::npos;
  if (end == std::string_view::npos) {
    fail(start);
    return false;
  }
  attribute.raw = text_.substr(at_ + 1, end - at_ - 1);
  const std::size_t less = attribute.raw.find('<');
  if (less != std::string_view::npos) {
    fail(at_ + 1 + less);
    return false;
  }
  if (!decode(attribute.raw, true, attribute.value)) return false;
  at_ = end + 1;
  attributes_.push_back(std::move(attribute));
  return true;
}

bool XmlParser::all_different() {
  std::vector<std::string_view> names;
  names.reserve(attributes_.size());
  for (const XmlAttribute& one : attributes_) names.push_back(one.name);
  const auto before = [](std::string_view a, std::string_view b) {
    return a == b ? a.data() < b.data() : a < b;
  };
  // Less code than std::sort, which nothing else here needs.
  std::make_heap(names.begin(), names.end(), before);
  std::sort_heap(names.begin(), names.end(), before);
  const auto twice = std::adjacent_find(names.begin(), names.end());
  if (twice == names.end()) return true;
  fail(as_size((twice + 1)->data() - text_.data()));
  return false;
}

std::size_t xml_offset(std::string_view raw, std::size_t index) {
  std::size_t at = 0;
  for (std::size_t bytes = 0; at < raw.size();) {
    const Reference reference = raw[at] == '&' ? reference_at(raw.substr(at)) : Reference{};
    std::string one;
    if (reference.length > 0) append_utf8(one, reference.character);
    bytes += std::max<std::size_t>(one.size(), 1);
    if (bytes > index) return at;
    at += reference.length > 0 ? reference.length : line_end(raw.substr(at));
  }
  return at;
}

std::string xml_escaped(std::string_view text) {
  std::string escaped;
  for (std::size_t i = 0; i < text.size();) {
    const CodePoint point = code_point_at(text, i);
    const std::string_view bytes = text.substr(i, point.length);
    i += point.length;
    if (!point.ok || !is_character(point.value)) continue;
    const auto* const named =
        std::find_if(entities.begin(), entities.end(),
                     [&](const Entity& one) { return bytes[0] == one.character; });
    if (named != entities.end()) {
      escaped.append("&").append(named->name).append(";");
    } else if (point.value < 0x20) {
      escaped.append("&#").append(std::to_string(static_cast<int>(point.value))).append(";");
    } else {
      escaped.append(bytes);
    }
  }
  return escaped;
}

}  // namespace nonet::formats
