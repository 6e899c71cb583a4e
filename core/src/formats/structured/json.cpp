#include "formats/structured/json.hpp"

#include <algorithm>

#include "formats/common/text_lines.hpp"
#include "formats/common/utf8.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view json_white = " \t\n\r";
constexpr std::string_view short_escapes = "\"\\/bfnrt";
constexpr std::string_view escaped = "\"\\/\b\f\n\r\t";

bool is_decimal(char c) {
  return c >= '0' && c <= '9';
}

int hex_value(char c) {
  if (is_decimal(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// The four digits of an escape, or none.
std::optional<char32_t> hex_at(std::string_view text, std::size_t at) {
  if (at + 4 > text.size()) return std::nullopt;
  char32_t value = 0;
  for (std::size_t i = at; i < at + 4; ++i) {
    if (hex_value(text[i]) < 0) return std::nullopt;
    value = value << 4U | static_cast<char32_t>(hex_value(text[i]));
  }
  return value;
}

std::size_t digits_end(std::string_view text, std::size_t at) {
  while (at < text.size() && is_decimal(text[at])) ++at;
  return at;
}

/// Where a number ends, or where the fault is.
struct Number {
  std::size_t end = 0;
  std::size_t fault = 0;
  bool ok = false;
};

Number number_at(std::string_view text, std::size_t at) {
  Number number;
  const auto has = [&](char c) { return at < text.size() && text[at] == c; };
  const auto digits = [&] {
    const std::size_t end = digits_end(text, at);
    number.fault = at;
    number.ok = end > at;
    at = end;
    return number.ok;
  };
  if (has('-')) ++at;
  const bool zero = has('0');
  if (!digits()) return number;
  if (zero && at > number.fault + 1) {
    ++number.fault;
    number.ok = false;
    return number;
  }
  if (has('.')) {
    ++at;
    if (!digits()) return number;
  }
  if (has('e') || has('E')) {
    ++at;
    if (has('+') || has('-')) ++at;
    if (!digits()) return number;
  }
  number.end = at;
  return number;
}

/// Where a string ends, after its quote; `ok` is false when there is a fault at `end`.
struct StringEnd {
  std::size_t end = 0;
  bool ok = false;
};

StringEnd string_end(std::string_view text, std::size_t at) {
  ++at;
  while (at < text.size() && text[at] != '"') {
    const char c = text[at];
    if (c == '\\') {
      const char kind = at + 1 < text.size() ? text[at + 1] : '\0';
      const bool unicode = kind == 'u' && hex_at(text, at + 2);
      if (!unicode && (kind == '\0' || !is_one_of(kind, short_escapes))) return {at, false};
      at += unicode ? 6 : 2;
      continue;
    }
    if (byte_of(c) < 0x20) return {at, false};
    const CodePoint point = code_point_at(text, at);
    if (!point.ok) return {at, false};
    at += point.length;
  }
  return at < text.size() ? StringEnd{at + 1, true} : StringEnd{at, false};
}

/// Reads `\uXXXX` and the second half of a pair; returns where it ends.
std::size_t append_unicode(std::string& out, std::string_view text, std::size_t at) {
  const char32_t first = hex_at(text, at + 2).value_or(replacement_character);
  const bool followed = text.substr(at + 6, 2) == "\\u";
  const char32_t second = followed ? hex_at(text, at + 8).value_or(0) : 0;
  const bool pair = is_high_surrogate(first) && is_low_surrogate(second);
  append_utf8(out, pair ? joined(first, second) : first);
  return at + (pair ? 12 : 6);
}

/// Contents of a well-formed string, without its quotes and escapes.
std::string unescaped(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] != '\\') {
      out += text[at++];
    } else if (text[at + 1] == 'u') {
      at = append_unicode(out, text, at);
    } else {
      out += escaped[short_escapes.find(text[at + 1])];
      at += 2;
    }
  }
  return out;
}

/// A well-formed number as digits with a decimal exponent; more digits than fit count as zeros.
std::optional<int> whole_number(std::string_view raw) {
  constexpr int most = 1'000'000;
  constexpr int most_shift = 400;
  std::int64_t value = 0;
  int shift = 0;
  int exponent = 0;
  bool fraction = false;
  std::size_t i = raw[0] == '-' ? 1 : 0;
  for (; i < raw.size() && (is_decimal(raw[i]) || raw[i] == '.'); ++i) {
    if (raw[i] == '.') {
      fraction = true;
      continue;
    }
    if (value >= INT64_C(100'000'000'000'000'000)) return std::nullopt;
    value = value * 10 + (raw[i] - '0');
    shift -= fraction ? 1 : 0;
  }
  if (value == 0) return 0;
  const bool negative_exponent = i + 1 < raw.size() && raw[i + 1] == '-';
  for (; i < raw.size(); ++i) {
    if (is_decimal(raw[i])) exponent = std::min(exponent * 10 + (raw[i] - '0'), most_shift);
  }
  shift += negative_exponent ? -exponent : exponent;
  for (; shift > 0 && value <= most; --shift) value *= 10;
  for (; shift < 0 && value % 10 == 0; ++shift) value /= 10;
  if (shift != 0 || value > most) return std::nullopt;
  return static_cast<int>(raw[0] == '-' ? -value : value);
}

}  // namespace

/// Goes through the text once. It keeps only the kinds of tokens that may come next, and the open
/// arrays and objects.
class JsonDocument::Parser {
 public:
  explicit Parser(JsonDocument& document) : document_(document), text_(document.text_) {}

  void run() {
    skip_white();
    while (value() && (state_ == State::value || after_value())) {
    }
    if (document_.error_ == ReadError::none) return;
    document_.entries_.clear();
  }

 private:
  enum class State : std::uint8_t { value, done };

  bool fail(std::size_t at, ReadError error = ReadError::json) {
    document_.error_ = error;
    document_.fault_ = std::min(at, text_.size());
    return false;
  }

  void skip_white() { at_ = std::min(text_.find_first_not_of(json_white, at_), text_.size()); }
  [[nodiscard]] bool has(char c) const { return at_ < text_.size() && text_[at_] == c; }
  [[nodiscard]] bool in_object() const { return text_[entry(open_[depth_ - 1]).offset] == '{'; }
  [[nodiscard]] Entry& entry(std::uint32_t index) const { return document_.entries_[index]; }

  std::uint32_t add(std::size_t end) {
    const auto index = narrow<std::uint32_t>(document_.entries_.size());
    document_.entries_.push_back({narrow<std::uint32_t>(at_), index + 1});
    at_ = end;
    return index;
  }

  /// A value begins here. One that opens leaves the state at `value` when an element must follow.
  bool value() {
    state_ = State::done;
    if (at_ >= text_.size()) return fail(at_);
    switch (text_[at_]) {
      case '{':
      case '[':
        return open();
      case '"':
        return string();
      case 't':
        return word("true");
      case 'f':
        return word("false");
      case 'n':
        return word("null");
      default:
        return number();
    }
  }

  bool word(std::string_view text) {
    if (text_.substr(at_, text.size()) != text) return fail(at_);
    add(at_ + text.size());
    return true;
  }

  bool number() {
    const Number number = number_at(text_, at_);
    if (!number.ok) return fail(number.fault);
    add(number.end);
    return true;
  }

  bool string() {
    const StringEnd found = string_end(text_, at_);
    if (!found.ok) return fail(found.end);
    add(found.end);
    return true;
  }

  bool open() {
    if (depth_ == open_.size()) return fail(at_, ReadError::depth);
    const char closing = has('{') ? '}' : ']';
    open_[depth_++] = add(at_ + 1);
    skip_white();
    if (has(closing)) return true;
    state_ = State::value;
    return closing == ']' || name();
  }

  bool name() {
    if (!has('"')) return fail(at_);
    if (!string()) return false;
    skip_white();
    if (!has(':')) return fail(at_);
    ++at_;
    skip_white();
    return true;
  }

  /// Closes what ends here; true when another value must follow.
  bool after_value() {
    skip_white();
    while (depth_ > 0 && has(in_object() ? '}' : ']')) {
      entry(open_[--depth_]).next = narrow<std::uint32_t>(document_.entries_.size());
      ++at_;
      skip_white();
    }
    if (depth_ == 0) return at_ < text_.size() ? fail(at_) : false;
    if (!has(',')) return fail(at_);
    ++at_;
    skip_white();
    return !in_object() || name();
  }

  JsonDocument& document_;
  std::string_view text_;
  std::size_t at_ = 0;
  State state_ = State::done;
  Table<std::uint32_t, most_depth> open_{};
  std::size_t depth_ = 0;
};

JsonDocument::JsonDocument(std::string_view text) : text_(text) {
  Parser(*this).run();
}

JsonKind JsonValue::kind() const {
  switch (document_->text_[offset()]) {
    case '{':
      return JsonKind::object;
    case '[':
      return JsonKind::array;
    case '"':
      return JsonKind::string;
    case 't':
    case 'f':
      return JsonKind::boolean;
    case 'n':
      return JsonKind::null;
    default:
      return JsonKind::number;
  }
}

bool JsonValue::is_true() const {
  return document_->text_[offset()] == 't';
}

std::size_t JsonValue::offset() const {
  return document_->entries_[index_].offset;
}

std::string_view JsonValue::raw() const {
  const std::string_view text = document_->text_;
  const std::size_t at = offset();
  switch (kind()) {
    case JsonKind::string:
      return text.substr(at, string_end(text, at).end - at);
    case JsonKind::number:
      return text.substr(at, number_at(text, at).end - at);
    case JsonKind::array:
    case JsonKind::object:
      return text.substr(at, 1);
    default:
      return text.substr(at, text[at] == 'f' ? 5 : 4);
  }
}

std::string JsonValue::text() const {
  if (!is(JsonKind::string)) return {};
  const std::string_view quoted = raw();
  return unescaped(quoted.substr(1, quoted.size() - 2));
}

std::optional<int> JsonValue::integer() const {
  if (!is(JsonKind::number)) return std::nullopt;
  return whole_number(raw());
}

int JsonValue::size() const {
  if (!is(JsonKind::array) && !is(JsonKind::object)) return 0;
  int count = 0;
  for (Iterator at = begin(), last = end(); !(at == last); ++at) ++count;
  return count;
}

std::optional<JsonValue> JsonValue::find(std::string_view name) const {
  std::optional<JsonValue> found;
  if (!is(JsonKind::object)) return found;
  for (Iterator at = begin(), last = end(); !(at == last); ++at) {
    const std::string_view quoted = at.name().raw();
    const std::string_view bare = quoted.substr(1, quoted.size() - 2);
    const bool plain = bare.find('\\') == std::string_view::npos;
    if (plain ? bare == name : unescaped(bare) == name) found = *at;
  }
  return found;
}

JsonValue::Iterator JsonValue::begin() const {
  return {*document_, index_ + 1, is(JsonKind::object)};
}

JsonValue::Iterator JsonValue::end() const {
  return {*document_, document_->entries_[index_].next, is(JsonKind::object)};
}

JsonValue::Iterator& JsonValue::Iterator::operator++() {
  index_ = document_->entries_[value_index()].next;
  return *this;
}

void append_json(std::string& json, std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  json += '"';
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = code_point_at(text, at);
    const auto value = static_cast<unsigned>(point.value);
    at += point.length;
    if (value == '"' || value == '\\') json += '\\';
    if (value == '\n') {
      json += "\\n";
    } else if (value < 0x20 || value == 0x7F) {
      json += "\\u00";
      json += hex[value >> 4U];
      json += hex[value & 0xFU];
    } else {
      append_utf8(json, point.value);
    }
  }
  json += '"';
}

}  // namespace nonet::formats
