#include "formats/structured/deflate.hpp"

#include <algorithm>
#include <cstddef>

#include "formats/common/characters.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t shortest_repeat = 3;
constexpr std::size_t longest_repeat = 258;
constexpr std::size_t longest_distance = 32768;
/// How many earlier places with the same three bytes are looked at.
constexpr int most_tries = 64;
constexpr std::size_t hashes = 1024;
constexpr std::uint32_t nowhere = ~std::uint32_t{0};

/// The last of the ranges that begins no later than a number.
unsigned range_of(DeflateRange (*range)(unsigned), unsigned count, std::size_t number) {
  unsigned index = count - 1;
  while (range(index).first > number) --index;
  return index;
}

class Deflater {
 public:
  explicit Deflater(std::string_view text) : text_(text), before_(text.size()) {
    last_.fill(nowhere);
  }

  std::vector<std::uint8_t> run() {
    // 32 KiB of window, no dictionary; then one last block with the fixed codes.
    bytes_ = {0x78, 0x9C};
    put(1, 1);
    put(1, 2);
    for (std::size_t at = 0; at < text_.size();) {
      const Repeat repeat = longest_at(at);
      if (repeat.size < shortest_repeat) {
        put_symbol(byte_of(text_[at]));
      } else {
        put_repeat(repeat);
      }
      const std::size_t end = at + std::max<std::size_t>(repeat.size, 1);
      for (; at < end; ++at) remember(at);
    }
    put_symbol(256);
    while (filled_ != 0) put(0, 1);
    const std::uint32_t sum = adler32(text_);
    for (int shift = 24; shift >= 0; shift -= 8)
      bytes_.push_back(static_cast<std::uint8_t>(sum >> shift));
    return std::move(bytes_);
  }

 private:
  struct Repeat {
    std::size_t size = 0;
    std::size_t distance = 0;
  };

  [[nodiscard]] bool has_three(std::size_t at) const {
    return text_.size() - at >= shortest_repeat;
  }
  [[nodiscard]] std::size_t hash(std::size_t at) const {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < shortest_repeat; ++i) value = value * 31 + byte_of(text_[at + i]);
    return value % hashes;
  }
  void remember(std::size_t at) {
    if (!has_three(at)) return;
    std::uint32_t& last = last_[hash(at)];
    before_[at] = last;
    last = static_cast<std::uint32_t>(at);
  }

  [[nodiscard]] Repeat longest_at(std::size_t at) const {
    Repeat best;
    if (!has_three(at)) return best;
    const std::size_t most = std::min(longest_repeat, text_.size() - at);
    std::uint32_t place = last_[hash(at)];
    for (int i = 0; i < most_tries && place != nowhere && at - place <= longest_distance; ++i) {
      std::size_t size = 0;
      while (size < most && text_[place + size] == text_[at + size]) ++size;
      if (size > best.size) best = {size, at - place};
      place = before_[place];
    }
    return best.size < shortest_repeat ? Repeat() : best;
  }

  void put_repeat(const Repeat& repeat) {
    const unsigned length = range_of(deflate_length, 29, repeat.size);
    put_symbol(257 + length);
    put(static_cast<unsigned>(repeat.size) - deflate_length(length).first,
        deflate_length(length).bits);
    const unsigned distance = range_of(deflate_distance, 30, repeat.distance);
    put_code(distance, 5);
    put(static_cast<unsigned>(repeat.distance) - deflate_distance(distance).first,
        deflate_distance(distance).bits);
  }

  /// By the fixed code of literals and lengths.
  void put_symbol(unsigned symbol) {
    if (symbol < 144) return put_code(0x30 + symbol, 8);
    if (symbol < 256) return put_code(0x190 + symbol - 144, 9);
    if (symbol < 280) return put_code(symbol - 256, 7);
    put_code(0xC0 + symbol - 280, 8);
  }

  /// Codes begin with their highest bit, all else with the lowest.
  void put_code(unsigned code, unsigned count) {
    while (count > 0) put(code >> --count & 1U, 1);
  }
  void put(unsigned value, unsigned count) {
    for (unsigned i = 0; i < count; ++i) {
      if (filled_ == 0) bytes_.push_back(0);
      bytes_.back() = static_cast<std::uint8_t>(bytes_.back() | (value >> i & 1U) << filled_);
      filled_ = (filled_ + 1) % 8;
    }
  }

  std::string_view text_;
  std::vector<std::uint32_t> before_;
  Table<std::uint32_t, hashes> last_{};
  std::vector<std::uint8_t> bytes_;
  unsigned filled_ = 0;
};

}  // namespace

DeflateRange deflate_length(unsigned index) {
  if (index == 28) return {258, 0};
  if (index < 8) return {static_cast<std::uint16_t>(3 + index), 0};
  const unsigned bits = index / 4 - 1;
  return {static_cast<std::uint16_t>(3 + ((4 + index % 4) << bits)),
          static_cast<std::uint8_t>(bits)};
}

DeflateRange deflate_distance(unsigned index) {
  if (index < 4) return {static_cast<std::uint16_t>(1 + index), 0};
  const unsigned bits = index / 2 - 1;
  return {static_cast<std::uint16_t>(1 + ((2 + index % 2) << bits)),
          static_cast<std::uint8_t>(bits)};
}

std::uint32_t adler32(std::string_view text) {
  constexpr std::uint32_t modulus = 65521;
  std::uint32_t low = 1;
  std::uint32_t high = 0;
  for (char c : text) {
    low = (low + byte_of(c)) % modulus;
    high = (high + low) % modulus;
  }
  return high << 16U | low;
}

std::vector<std::uint8_t> deflate_zlib(std::string_view text) {
  return Deflater(text).run();
}

}  // namespace nonet::formats
