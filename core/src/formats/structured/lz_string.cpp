#include "formats/structured/lz_string.hpp"

#include <utility>
#include <vector>

#include "formats/common/utf8.hpp"
#include "formats/structured/base64.hpp"

namespace nonet::formats {
namespace {

constexpr unsigned bits_of_letter = 6;
constexpr std::uint32_t new_byte = 0;  ///< A unit below 256 follows.
constexpr std::uint32_t new_unit = 1;
constexpr std::uint32_t end_mark = 2;
constexpr std::uint32_t first_entry = 3;

/// How long codes are: one bit more after as many entries as codes of the old length could name.
class CodeLength {
 public:
  CodeLength(unsigned bits, std::uint32_t left) : bits_(bits), left_(left) {}

  [[nodiscard]] unsigned bits() const { return bits_; }
  void count() {
    if (--left_ == 0) left_ = std::uint32_t{1} << bits_++;
  }

 private:
  unsigned bits_;
  std::uint32_t left_;
};

class BitReader {
 public:
  explicit BitReader(std::string_view letters) : letters_(letters) {}

  /// The next bits, the lowest first. `ok()` is false when there were not as many.
  std::uint32_t take(unsigned count) {
    std::uint32_t value = 0;
    for (unsigned i = 0; i < count; ++i) value |= bit() << i;
    return value;
  }

  [[nodiscard]] bool ok() const { return ok_; }
  [[nodiscard]] std::size_t letter() const { return at_ / bits_of_letter; }
  /// True when no bit that follows is set.
  [[nodiscard]] bool only_zeros_left() {
    while (at_ < letters_.size() * bits_of_letter) {
      if (bit() != 0) return false;
    }
    return true;
  }

 private:
  std::uint32_t bit() {
    const std::size_t letter = at_ / bits_of_letter;
    ok_ = ok_ && letter < letters_.size();
    if (!ok_) return 0;
    const auto value = static_cast<unsigned>(base64_value(letters_[letter]));
    const auto shift = static_cast<unsigned>(bits_of_letter - 1 - at_ % bits_of_letter);
    ++at_;
    return (value >> shift) & 1U;
  }

  std::string_view letters_;
  std::size_t at_ = 0;
  bool ok_ = true;
};

/// Entries are slices of what was put out: each is a piece and the unit that came after it.
class Unpacker {
 public:
  Unpacker(std::string_view letters, std::size_t most) : bits_(letters), most_(most) {}

  Unpacking run() {
    std::uint32_t code = bits_.take(2);
    if (!bits_.ok() || code > end_mark) return Unpacking::damaged;
    while (code != end_mark) {
      if (const Unpacking result = take(code); result != Unpacking::ok) return result;
      code = bits_.take(length_.bits());
      if (!bits_.ok()) return Unpacking::damaged;
    }
    return bits_.only_zeros_left() ? Unpacking::ok : Unpacking::damaged;
  }

  [[nodiscard]] std::size_t letter() const { return bits_.letter(); }
  [[nodiscard]] const std::u16string& units() const { return units_; }

 private:
  struct Slice {
    std::uint32_t start;
    std::uint32_t size;
  };

  Unpacking take(std::uint32_t code) {
    const Slice before = last_;
    const bool first = units_.empty();
    if (code < first_entry) {
      if (!take_unit(code == new_byte ? 8 : 16)) return Unpacking::damaged;
    } else {
      const std::size_t index = code - first_entry;
      if (index > entries_.size() || first) return Unpacking::damaged;
      // An entry that is only being made: the last piece and its own first unit.
      const Slice slice =
          index < entries_.size() ? entries_[index] : Slice{before.start, before.size + 1};
      if (units_.size() + slice.size > most_) return Unpacking::too_large;
      put(slice);
    }
    if (!first) {
      entries_.push_back({before.start, before.size + 1});
      length_.count();
    }
    return units_.size() > most_ ? Unpacking::too_large : Unpacking::ok;
  }

  bool take_unit(unsigned bits) {
    last_ = {static_cast<std::uint32_t>(units_.size()), 1};
    units_ += static_cast<char16_t>(bits_.take(bits));
    if (!entries_.empty()) length_.count();
    entries_.push_back(last_);
    return bits_.ok();
  }

  void put(Slice slice) {
    last_ = {static_cast<std::uint32_t>(units_.size()), slice.size};
    for (std::uint32_t i = 0; i < slice.size; ++i) units_ += units_[slice.start + i];
  }

  BitReader bits_;
  std::size_t most_;
  CodeLength length_{3, 4};
  std::u16string units_;
  std::vector<Slice> entries_;
  Slice last_{0, 0};
};

std::string to_utf8(const std::u16string& units) {
  std::string text;
  text.reserve(units.size());
  for (std::size_t i = 0; i < units.size(); ++i) {
    const char32_t unit = units[i];
    const char32_t next = i + 1 < units.size() ? units[i + 1] : 0;
    const bool pair = is_high_surrogate(unit) && is_low_surrogate(next);
    append_utf8(text, pair ? joined(unit, next) : unit);
    i += pair ? 1 : 0;
  }
  return text;
}

std::u16string to_utf16(std::string_view text) {
  std::u16string units;
  units.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = code_point_at(text, at);
    at += point.length;
    const char32_t rest = point.value - 0x10000;
    if (point.value < 0x10000) {
      units += static_cast<char16_t>(point.value);
    } else {
      units += static_cast<char16_t>(0xD800 + (rest >> 10U));
      units += static_cast<char16_t>(0xDC00 + (rest & 0x3FFU));
    }
  }
  return units;
}

/// Numbers of entries by their keys, in a table that is never more than half full.
class EntryTable {
 public:
  using Key = std::uint64_t;

  explicit EntryTable(std::size_t most) {
    while (slots_.size() < 2 * most) slots_.resize(2 * slots_.size());
  }

  /// The number of a key, 0 for one that is not there and may be set.
  std::uint32_t& operator[](Key key) {
    std::size_t at = (key * 0x9E3779B97F4A7C15U) >> 32U;
    while (slots_[at %= slots_.size()].number != 0 && slots_[at].key != key) ++at;
    slots_[at].key = key;
    return slots_[at].number;
  }

 private:
  struct Slot {
    Key key = 0;
    std::uint32_t number = 0;
  };
  std::vector<Slot> slots_ = std::vector<Slot>(64);
};

class Packer {
 public:
  /// Each unit adds an entry when it is met first, and one with the piece before it.
  explicit Packer(const std::u16string& units) : units_(units), entries_(2 * units.size()) {}

  std::string run() {
    for (char16_t unit : units_) take(unit);
    if (!units_.empty()) put_piece();
    put(end_mark, length_.bits());
    // At least one bit more, as the library has it.
    do put_bit(0);
    while (filled_ != 0);
    text_.append((4 - text_.size() % 4) % 4, '=');
    return std::move(text_);
  }

 private:
  /// A piece by its code (0 for none) and the unit after it.
  static EntryTable::Key key(std::uint32_t code, char16_t unit) {
    return EntryTable::Key{code} << 16U | unit;
  }

  void take(char16_t unit) {
    std::uint32_t& single = entries_[key(0, unit)];
    const bool fresh = single == 0;
    if (fresh) single = next_++;
    const std::uint32_t own = single;
    if (piece_ != 0) {
      std::uint32_t& longer = entries_[key(piece_, unit)];
      if (longer != 0) {
        piece_ = longer;
        return;
      }
      put_piece();
      longer = next_++;
    }
    piece_ = own;
    fresh_ = fresh;
    first_unit_ = unit;
  }

  /// A unit that is met for the first time is always a piece of its own.
  void put_piece() {
    if (fresh_) {
      const bool is_byte = first_unit_ < 256;
      put(is_byte ? new_byte : new_unit, length_.bits());
      put(first_unit_, is_byte ? 8 : 16);
      length_.count();
      fresh_ = false;
    } else {
      put(piece_, length_.bits());
    }
    length_.count();
  }

  void put(std::uint32_t value, unsigned bits) {
    for (unsigned i = 0; i < bits; ++i) put_bit((value >> i) & 1U);
  }

  void put_bit(unsigned bit) {
    letter_ = (letter_ << 1U) | bit;
    if (++filled_ < bits_of_letter) return;
    text_ += base64_letter(letter_);
    letter_ = 0;
    filled_ = 0;
  }

  const std::u16string& units_;
  EntryTable entries_;
  std::uint32_t next_ = first_entry;
  std::uint32_t piece_ = 0;
  bool fresh_ = false;
  char16_t first_unit_ = 0;
  CodeLength length_{2, 2};
  std::string text_;
  unsigned letter_ = 0;
  unsigned filled_ = 0;
};

Unpacked fault(Unpacking result, std::size_t at) {
  return {result, {}, at};
}

}  // namespace

Unpacked unpack_lz_base64(std::string_view packed, std::size_t most) {
  const std::string_view letters = packed.substr(0, packed.find_last_not_of('=') + 1);
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if (base64_value(letters[i]) < 0) return fault(Unpacking::bad_letter, i);
  }
  Unpacker unpacker(letters, most);
  if (const Unpacking result = unpacker.run(); result != Unpacking::ok)
    return fault(result, unpacker.letter());
  Unpacked unpacked;
  unpacked.text = to_utf8(unpacker.units());
  if (unpacked.text.size() > most) return fault(Unpacking::too_large, letters.size());
  return unpacked;
}

std::string pack_lz_base64(std::string_view text) {
  const std::u16string units = to_utf16(text);
  return Packer(units).run();
}

}  // namespace nonet::formats
