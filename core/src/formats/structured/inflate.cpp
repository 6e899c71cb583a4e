#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "formats/structured/deflate.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

constexpr unsigned longest_code = 15;
constexpr std::size_t most_literals = 288;
constexpr std::size_t most_distances = 32;
constexpr unsigned end_of_block = 256;
constexpr unsigned no_symbol = ~0U;

class BitStream {
 public:
  explicit BitStream(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  /// The next bits, the lowest first; 0 and not `ok()` behind the end.
  unsigned take(unsigned count) {
    unsigned value = 0;
    for (unsigned i = 0; i < count; ++i) value |= bit() << i;
    return value;
  }
  unsigned bit() {
    if (at_ / 8 >= bytes_.size()) {
      ok_ = false;
      return 0;
    }
    const unsigned value = (unsigned{bytes_[at_ / 8]} >> (at_ % 8)) & 1U;
    ++at_;
    return value;
  }
  void to_byte() { at_ = (at_ + 7) / 8 * 8; }

  [[nodiscard]] bool ok() const { return ok_; }
  [[nodiscard]] std::size_t byte() const { return at_ / 8; }

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  bool ok_ = true;
};

/// A Huffman code by how many of its codes have each length, and its symbols in their order.
class Code {
 public:
  /// False when the lengths are no code. One that leaves codes over may only have a single one, of one bit.
  bool set(std::span<const std::uint8_t> lengths, bool may_be_single) {
    counts_.fill(0);
    for (std::uint8_t length : lengths) ++counts_[length];
    counts_[0] = 0;
    int left = 1;
    unsigned used = 0;
    Table<std::uint16_t, longest_code + 2> starts{};
    for (unsigned length = 1; length <= longest_code; ++length) {
      left = 2 * left - counts_[length];
      if (left < 0) return false;
      used += counts_[length];
      starts[length + 1] = static_cast<std::uint16_t>(starts[length] + counts_[length]);
    }
    for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
      if (lengths[symbol] != 0)
        symbols_[starts[lengths[symbol]]++] = static_cast<std::uint16_t>(symbol);
    }
    return left == 0 || (may_be_single && used <= 1 && counts_[1] == used);
  }

  [[nodiscard]] unsigned next(BitStream& bits) const {
    unsigned code = 0;
    unsigned first = 0;
    unsigned index = 0;
    for (unsigned length = 1; length <= longest_code; ++length) {
      code |= bits.bit();
      const unsigned count = counts_[length];
      if (code < first + count) return symbols_[index + code - first];
      index += count;
      first = (first + count) << 1U;
      code <<= 1U;
    }
    return no_symbol;
  }

 private:
  Table<std::uint16_t, longest_code + 1> counts_{};
  Table<std::uint16_t, most_literals> symbols_{};
};

class Inflater {
 public:
  Inflater(std::span<const std::uint8_t> packed, std::size_t most) : bits_(packed), most_(most) {}

  Unpacking run() {
    const unsigned method = bits_.take(8);
    const unsigned flags = bits_.take(8);
    const bool fits = method % 16 == 8 && method / 16 <= 7 && (method * 256 + flags) % 31 == 0;
    if (!fits || (flags & 32U) != 0) return Unpacking::damaged;
    bool last = false;
    while (!last) {
      last = bits_.bit() != 0;
      const Unpacking result = block(bits_.take(2));
      if (result != Unpacking::ok) return result;
      if (!bits_.ok()) return Unpacking::damaged;
    }
    bits_.to_byte();
    std::uint32_t sum = 0;
    for (int i = 0; i < 4; ++i) sum = sum << 8U | bits_.take(8);
    return bits_.ok() && sum == adler32(text_) ? Unpacking::ok : Unpacking::damaged;
  }

  [[nodiscard]] std::size_t byte() const { return bits_.byte(); }
  [[nodiscard]] std::string& text() { return text_; }

 private:
  Unpacking block(unsigned kind) {
    if (kind == 0) return stored();
    if (kind == 3 || !(kind == 1 ? fixed_codes() : own_codes())) return Unpacking::damaged;
    return symbols();
  }

  Unpacking stored() {
    bits_.to_byte();
    const unsigned size = bits_.take(16);
    if (bits_.take(16) != (size ^ 0xFFFFU)) return Unpacking::damaged;
    for (unsigned i = 0; i < size && bits_.ok(); ++i) {
      if (!put(bits_.take(8))) return Unpacking::too_large;
    }
    return Unpacking::ok;
  }

  bool fixed_codes() {
    Table<std::uint8_t, most_literals> lengths{};
    const auto fill = [&](int from, int to, std::uint8_t length) {
      std::fill(lengths.begin() + from, lengths.begin() + to, length);
    };
    fill(0, 144, 8);
    fill(144, 256, 9);
    fill(256, 280, 7);
    fill(280, 288, 8);
    Table<std::uint8_t, most_distances> distances{};
    distances.fill(5);
    return literals_.set(lengths, false) && distances_.set(distances, false);
  }

  bool own_codes() {
    constexpr Table<std::uint8_t, 19> order = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                               11, 4,  12, 3, 13, 2, 14, 1, 15};
    const std::size_t literals = bits_.take(5) + 257;
    const std::size_t distances = bits_.take(5) + 1;
    const unsigned count = bits_.take(4) + 4;
    if (literals > 286 || distances > 30) return false;
    Table<std::uint8_t, 19> of_lengths{};
    for (unsigned i = 0; i < count; ++i)
      of_lengths[order[i]] = static_cast<std::uint8_t>(bits_.take(3));
    // The codes of literals are read when the code of their lengths is no longer needed.
    if (!literals_.set(of_lengths, false)) return false;
    Table<std::uint8_t, most_literals + most_distances> lengths{};
    const std::span all(lengths.data(), literals + distances);
    if (!read_lengths(all) || lengths[end_of_block] == 0) return false;
    return literals_.set(all.first(literals), true) && distances_.set(all.subspan(literals), true);
  }

  bool read_lengths(std::span<std::uint8_t> lengths) {
    for (std::size_t at = 0; at < lengths.size();) {
      const unsigned symbol = literals_.next(bits_);
      if (!bits_.ok() || symbol == no_symbol) return false;
      std::uint8_t length = 0;
      unsigned times = 1;
      if (symbol < 16) {
        length = static_cast<std::uint8_t>(symbol);
      } else if (symbol == 16) {
        if (at == 0) return false;
        length = lengths[at - 1];
        times = 3 + bits_.take(2);
      } else {
        times = symbol == 17 ? 3 + bits_.take(3) : 11 + bits_.take(7);
      }
      if (times > lengths.size() - at) return false;
      for (; times > 0; --times) lengths[at++] = length;
    }
    return true;
  }

  Unpacking symbols() {
    while (true) {
      const unsigned symbol = literals_.next(bits_);
      if (!bits_.ok()) return Unpacking::damaged;
      if (symbol == end_of_block) return Unpacking::ok;
      if (symbol < end_of_block) {
        if (!put(symbol)) return Unpacking::too_large;
      } else if (const Unpacking result = repeat(symbol); result != Unpacking::ok) {
        return result;
      }
    }
  }

  Unpacking repeat(unsigned symbol) {
    if (symbol > 285) return Unpacking::damaged;
    const DeflateRange lengths = deflate_length(symbol - 257);
    const std::size_t size = lengths.first + bits_.take(lengths.bits);
    const unsigned code = distances_.next(bits_);
    if (code > 29) return Unpacking::damaged;
    const DeflateRange distances = deflate_distance(code);
    const std::size_t distance = distances.first + bits_.take(distances.bits);
    if (!bits_.ok() || distance > text_.size()) return Unpacking::damaged;
    if (size > most_ - text_.size()) return Unpacking::too_large;
    for (std::size_t i = 0; i < size; ++i) text_ += text_[text_.size() - distance];
    return Unpacking::ok;
  }

  bool put(unsigned byte) {
    if (text_.size() >= most_) return false;
    text_ += static_cast<char>(byte);
    return true;
  }

  BitStream bits_;
  std::size_t most_;
  std::string text_;
  Code literals_;
  Code distances_;
};

}  // namespace

Unpacked inflate_zlib(std::span<const std::uint8_t> packed, std::size_t most, std::size_t spare) {
  Inflater inflater(packed, most);
  Unpacked unpacked;
  unpacked.result = inflater.run();
  unpacked.at = inflater.byte();
  if (unpacked.result == Unpacking::ok && packed.size() > unpacked.at + spare)
    unpacked.result = Unpacking::damaged;
  if (unpacked.result == Unpacking::ok) unpacked.text = std::move(inflater.text());
  return unpacked;
}

}  // namespace nonet::formats
