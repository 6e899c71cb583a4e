#include "input/encoding.hpp"

#include <algorithm>
#include <array>

#include "words/utf8.hpp"

namespace nonet::cli {
namespace {

std::uint32_t value_of(char c) {
  return static_cast<unsigned char>(c);
}

/// Windows-1252 at 0x80 to 0x9F. Five codes mean nothing there and stay what they are.
constexpr std::array<std::uint16_t, 32> windows = {
    0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

/// Control characters that no text has; a file of DOS may end with Ctrl+Z.
bool is_binary(char c) {
  const std::uint32_t value = value_of(c);
  return value < 0x09 || (value > 0x0D && value < 0x20 && value != 0x1A);
}

}  // namespace

void Utf16Decoder::find_order() {
  const auto end = traits_type::eof();
  const auto first = bytes_.sbumpc();
  const auto second = bytes_.sgetc();
  const bool little = first == 0xFF && second == 0xFE;
  const bool big = first == 0xFE && second == 0xFF;
  order_ = little ? Order::little : big ? Order::big : Order::none;
  if (order_ != Order::none) {
    bytes_.sbumpc();
  } else if (first != end) {
    text_ += traits_type::to_char_type(first);
  }
}

void Utf16Decoder::take(std::uint32_t unit) {
  const bool low = unit >= 0xDC00 && unit <= 0xDFFF;
  if (high_) {
    append_utf8(text_, low ? 0x10000 + ((*high_ - 0xD800) << 10U) + (unit - 0xDC00) : 0);
    high_.reset();
    if (low) return;
  }
  if (unit >= 0xD800 && unit < 0xDC00) {
    high_ = unit;
  } else {
    append_utf8(text_, low ? 0 : unit);
  }
}

void Utf16Decoder::decode(std::string_view bytes) {
  if (order_ == Order::none) {
    text_ += bytes;
    return;
  }
  for (char byte : bytes) {
    if (!odd_) {
      odd_ = value_of(byte);
      continue;
    }
    take(order_ == Order::little ? value_of(byte) << 8U | *odd_ : *odd_ << 8U | value_of(byte));
    odd_.reset();
  }
}

/// Half a character at the end is none.
void Utf16Decoder::finish() {
  if (!ended_ && (odd_ || high_)) text_ += '\0';
  ended_ = true;
}

Utf16Decoder::int_type Utf16Decoder::underflow() {
  text_.clear();
  if (order_ == Order::unknown) find_order();
  while (text_.empty() && !ended_) {
    if (bytes_.sgetc() == traits_type::eof()) {
      finish();
      break;
    }
    std::array<char, 4096> piece;
    const auto there = std::clamp<std::streamsize>(bytes_.in_avail(), 1, piece.size());
    const auto count = bytes_.sgetn(piece.data(), there);
    decode({piece.data(), static_cast<std::size_t>(count)});
  }
  if (text_.empty()) return traits_type::eof();
  setg(text_.data(), text_.data(), text_.data() + text_.size());
  return traits_type::to_int_type(text_.front());
}

std::optional<std::string> from_windows_1252(std::string_view text) {
  if (is_utf8(text) || std::any_of(text.begin(), text.end(), is_binary)) return std::nullopt;
  std::string decoded;
  decoded.reserve(text.size() + text.size() / 8);
  for (char c : text) {
    const std::uint32_t value = value_of(c);
    append_utf8(decoded, value >= 0x80 && value < 0xA0 ? windows[value - 0x80] : value);
  }
  return decoded;
}

Reading read_text(std::string_view text, std::optional<nonet::Format> wanted) {
  const auto plain = from_windows_1252(text);
  return nonet::read(plain ? *plain : text, wanted);
}

}  // namespace nonet::cli
