#include "formats/plain/tags.hpp"

#include <algorithm>
#include <utility>

#include "formats/common/cells.hpp"
#include "formats/common/characters.hpp"
#include "formats/common/utf8.hpp"
#include "nonet/table.hpp"

namespace nonet::formats::plain {
namespace {

bool is_name_start(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_name(char c) {
  return is_name_start(c) || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == ':';
}

std::size_t name_length(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && is_name(text[length])) ++length;
  return length;
}

/// Where the ">" of a tag is; one in quotes does not end it.
std::size_t end_of_tag(std::string_view text) {
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (quote != 0) {
      if (text[i] == quote) quote = 0;
    } else if (text[i] == '>') {
      return i;
    } else if (text[i] == '"' || text[i] == '\'') {
      quote = text[i];
    }
  }
  return std::string_view::npos;
}

bool starts_with(std::string_view text, std::string_view name) {
  if (text.size() < name.size()) return false;
  return std::equal(name.begin(), name.end(), text.begin(),
                    [](char a, char b) { return a == to_lower(b); });
}

int value_of(char c, unsigned base) {
  if (c >= '0' && c <= '9') return c - '0';
  const char letter = to_lower(c);
  return base == 16 && letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

/// The code point of "#56" or "#x38"; 0 when it is none.
unsigned numeric(std::string_view entity) {
  const bool hex = entity.size() > 2 && to_lower(entity[1]) == 'x';
  const unsigned base = hex ? 16 : 10;
  entity.remove_prefix(hex ? 2 : 1);
  unsigned code = 0;
  for (char c : entity) {
    const int value = value_of(c, base);
    if (value < 0) return 0;
    code = code * base + static_cast<unsigned>(value);
    if (code > 0x10FFFF) return 0;
  }
  return code;
}

unsigned entity_code(std::string_view entity) {
  constexpr Table<std::pair<std::string_view, unsigned>, 6> names = {
      {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}, {"nbsp", ' '}}};
  if (!entity.empty() && entity[0] == '#') return numeric(entity);
  for (const auto& [name, code] : names) {
    if (name == entity) return code;
  }
  return 0;
}

}  // namespace

bool TagCursor::at_tag(std::size_t at) const {
  if (at + 1 >= rest_.size()) return false;
  const char c = rest_[at + 1];
  if (c == '/') return at + 2 < rest_.size() && is_name_start(rest_[at + 2]);
  return is_name_start(c) || c == '!' || c == '?';
}

bool TagCursor::skip_comment() {
  if (rest_[1] != '!' && rest_[1] != '?') return false;
  const bool comment = rest_.substr(0, 4) == "<!--";
  const std::size_t end = rest_.find(comment ? "-->" : ">", comment ? 4 : 2);
  rest_.remove_prefix(std::min(end, rest_.size()));
  rest_.remove_prefix(std::min<std::size_t>(comment ? 3 : 1, rest_.size()));
  return true;
}

void TagCursor::skip_element(std::string_view name) {
  for (std::size_t at = rest_.find("</"); at != std::string_view::npos;
       at = rest_.find("</", at + 2)) {
    if (!starts_with(rest_.substr(at + 2), name)) continue;
    rest_.remove_prefix(at);
    return;
  }
  rest_ = {};
}

Tag TagCursor::next() {
  while (!rest_.empty()) {
    if (rest_[0] != '<' || !at_tag(0)) {
      std::size_t end = rest_.find('<', 1);
      while (end != std::string_view::npos && !at_tag(end)) end = rest_.find('<', end + 1);
      end = std::min(end, rest_.size());
      Tag tag{Tag::Kind::text, {}, rest_.substr(0, end)};
      rest_.remove_prefix(end);
      return tag;
    }
    if (skip_comment()) continue;
    const bool close = rest_[1] == '/';
    const std::size_t end = end_of_tag(rest_);
    if (end == std::string_view::npos) return {Tag::Kind::text, {}, std::exchange(rest_, {})};
    const std::string_view inside = rest_.substr(close ? 2 : 1, end - (close ? 2 : 1));
    const std::size_t length = name_length(inside);
    Tag tag{close ? Tag::Kind::close : Tag::Kind::open, lower(inside.substr(0, length)),
            inside.substr(length)};
    rest_.remove_prefix(end + 1);
    if (!close && (tag.name == "script" || tag.name == "style" || tag.name == "title" ||
                   tag.name == "noscript" || tag.name == "template")) {
      skip_element(tag.name);
      continue;
    }
    return tag;
  }
  return {};
}

std::string attribute(std::string_view attributes, std::string_view name) {
  std::size_t i = 0;
  while (i < attributes.size()) {
    if (!is_name(attributes[i])) {
      ++i;
      continue;
    }
    const std::string_view key = attributes.substr(i, name_length(attributes.substr(i)));
    i += key.size();
    std::size_t equal = attributes.find_first_not_of(white, i);
    if (equal == std::string_view::npos || attributes[equal] != '=') {
      if (key.size() == name.size() && starts_with(key, name)) return {};
      continue;
    }
    i = std::min(attributes.find_first_not_of(white, equal + 1), attributes.size());
    const char quote = i < attributes.size() ? attributes[i] : ' ';
    const bool quoted = quote == '"' || quote == '\'';
    const std::size_t start = quoted ? i + 1 : i;
    std::size_t end =
        quoted ? attributes.find(quote, start) : attributes.find_first_of(" \t\r\n\f/", start);
    end = std::min(end, attributes.size());
    if (key.size() == name.size() && starts_with(key, name))
      return decode(attributes.substr(start, end - start));
    i = end + (quoted && end < attributes.size() ? 1 : 0);
  }
  return {};
}

std::string decode(std::string_view text) {
  constexpr std::size_t longest = 10;
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t end = text[i] == '&'
                                ? text.substr(0, std::min(text.size(), i + longest)).find(';', i)
                                : std::string_view::npos;
    const unsigned code =
        end == std::string_view::npos ? 0 : entity_code(text.substr(i + 1, end - i - 1));
    if (code != 0) {
      append_utf8(plain, code == 0xA0 ? ' ' : code);
      i = end;
    } else if (text.substr(i, 2) == "\xC2\xA0") {
      plain += ' ';
      ++i;
    } else {
      plain += text[i];
    }
  }
  return plain;
}

}  // namespace nonet::formats::plain
