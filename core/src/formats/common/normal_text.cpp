#include "formats/common/normal_text.hpp"

#include <algorithm>

#include "formats/common/characters.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

unsigned byte_at(std::string_view text, std::size_t i) {
  return i < text.size() ? byte_of(text[i]) : 0U;
}

bool continues(std::string_view text, std::size_t i) {
  return (byte_at(text, i) & 0xC0U) == 0x80U;
}

/// The length of the UTF-8 character that begins here: 0 when it is none. Surrogates pass, since text
/// of a browser may have them.
std::size_t length_at(std::string_view text, std::size_t i) {
  const unsigned first = byte_at(text, i);
  if (first == 0) return 0;
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4) return 0;
  for (std::size_t k = 1; k < length; ++k) {
    if (!continues(text, i + k)) return 0;
  }
  return length;
}

/// The plain character for a full-width one of three bytes, or 0.
char plain_of(std::string_view text, std::size_t i) {
  const unsigned second = byte_at(text, i + 1);
  const unsigned third = byte_at(text, i + 2) & 0x3FU;
  if (byte_at(text, i) == 0xE3 && second == 0x80 && third == 0) return ' ';
  if (byte_at(text, i) != 0xEF || (second != 0xBC && second != 0xBD)) return 0;
  const unsigned index = (second == 0xBD ? 64U : 0U) + third;
  if (index < 1 || index > 94) return 0;
  return static_cast<char>(0x20 + index);
}

bool is_no_break_space(std::string_view text, std::size_t i) {
  return byte_at(text, i) == 0xC2 && byte_at(text, i + 1) == 0xA0;
}

class Normaliser {
 public:
  Normaliser(std::string_view text, NormalText& normal, std::string& storage)
      : text_(text), normal_(normal), storage_(storage) {}

  void run() {
    for (std::size_t i = 0; i < text_.size();) {
      const std::size_t length = length_at(text_, i);
      if (length == 0) {
        normal_.binary = i;
        return;
      }
      const std::size_t before = i;
      i += length;
      if (const char plain = replacement(before, length)) replace(before, i, plain);
    }
  }

  void finish() {
    if (normal_.changed) storage_.append(text_.substr(copied_));
  }

 private:
  [[nodiscard]] char replacement(std::size_t i, std::size_t length) const {
    if (length == 3) return plain_of(text_, i);
    if (length == 2 && is_no_break_space(text_, i)) return ' ';
    if (text_[i] == '\r' && byte_at(text_, i + 1) != '\n') return '\n';
    return 0;
  }

  void replace(std::size_t from, std::size_t to, char plain) {
    storage_.append(text_.substr(copied_, from - copied_));
    storage_.push_back(plain);
    normal_.full_width += to - from == 3 && plain != ' ' ? 1 : 0;
    normal_.changed = true;
    copied_ = to;
  }

  std::string_view text_;
  NormalText& normal_;
  std::string& storage_;
  std::size_t copied_ = 0;
};

}  // namespace

NormalText normalise(std::string_view text, std::string& storage) {
  NormalText normal;
  const std::size_t skipped = text.substr(0, 3) == byte_order_mark ? 3 : 0;
  normal.original = text.substr(skipped);
  Normaliser work(normal.original, normal, storage);
  work.run();
  work.finish();
  if (normal.binary) *normal.binary += skipped;
  normal.changed = normal.changed || skipped != 0;
  normal.text = storage.empty() ? normal.original : std::string_view(storage);
  return normal;
}

OffsetFinder::OffsetFinder(std::string_view text)
    : text_(text), start_(text.substr(0, 3) == byte_order_mark ? 3 : 0), at_(start_) {}

std::size_t OffsetFinder::offset_of(const TextPosition& place) {
  const auto ends_line = [&](std::size_t i) {
    return text_[i] == '\n' || (text_[i] == '\r' && byte_at(text_, i + 1) != '\n');
  };
  if (place.line < line_) {
    at_ = start_;
    line_ = 1;
  }
  for (; line_ < place.line && at_ < text_.size(); ++at_) line_ += ends_line(at_) ? 1 : 0;
  std::size_t at = at_;
  for (int column = 1; column < place.column && at < text_.size(); ++column)
    at += std::max<std::size_t>(1, length_at(text_, at));
  return std::min(at, text_.size());
}

}  // namespace nonet::formats
