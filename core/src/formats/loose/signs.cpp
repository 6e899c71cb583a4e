#include "formats/loose/signs.hpp"

#include <algorithm>

#include "formats/common/text_lines.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats::loose {
namespace {

enum class Use : unsigned char { blank, digit, digit_from_1, gap, unseen, part, quote, dots, wide };

struct Signs {
  unsigned first;
  unsigned last;
  Use use;
};

/// Sorted. A sign that is missing here is a letter or unknown.
constexpr Table<Signs, 51> known = {{
    {0xA0, 0xA0, Use::gap},
    {0xAB, 0xAB, Use::quote},
    {0xAD, 0xAD, Use::unseen},
    {0xB7, 0xB7, Use::blank},  // middle dot
    {0xBB, 0xBB, Use::quote},
    {0xD7, 0xD7, Use::blank},       // times
    {0x660, 0x669, Use::digit},     // Arabic-Indic
    {0x6F0, 0x6F9, Use::digit},     // Persian
    {0x966, 0x96F, Use::digit},     // Devanagari
    {0x9E6, 0x9EF, Use::digit},     // Bengali
    {0xE50, 0xE59, Use::digit},     // Thai
    {0x2000, 0x200A, Use::gap},     // spaces of many widths
    {0x200B, 0x200F, Use::unseen},  // of no width, joiners, marks of direction
    {0x2010, 0x2015, Use::blank},   // dashes
    {0x2018, 0x201F, Use::quote},
    {0x2022, 0x2022, Use::blank},  // bullet
    {0x2026, 0x2026, Use::dots},
    {0x202A, 0x202E, Use::unseen},
    {0x202F, 0x202F, Use::gap},
    {0x2039, 0x203A, Use::quote},
    {0x205F, 0x205F, Use::gap},
    {0x2060, 0x2064, Use::unseen},
    {0x2066, 0x2069, Use::unseen},
    {0x20E3, 0x20E3, Use::part},   // the frame of a keycap
    {0x2212, 0x2212, Use::blank},  // minus
    {0x2219, 0x2219, Use::blank},
    {0x22C5, 0x22C5, Use::blank},  // dots of mathematics
    {0x2423, 0x2423, Use::blank},  // open box
    {0x2460, 0x2468, Use::digit_from_1},
    {0x25A0, 0x25A2, Use::blank},  // squares
    {0x25AA, 0x25AB, Use::blank},
    {0x25CB, 0x25CC, Use::blank},  // circles
    {0x25CF, 0x25CF, Use::blank},
    {0x25EF, 0x25EF, Use::blank},
    {0x25FB, 0x25FE, Use::blank},
    {0x2610, 0x2610, Use::blank},  // ballot box
    {0x2776, 0x277E, Use::digit_from_1},
    {0x2780, 0x2788, Use::digit_from_1},
    {0x278A, 0x2792, Use::digit_from_1},
    {0x2800, 0x2800, Use::gap},  // empty Braille
    {0x2B1A, 0x2B1C, Use::blank},
    {0x3000, 0x3000, Use::gap},
    {0x3007, 0x3007, Use::blank},  // ideographic zero
    {0x30FB, 0x30FB, Use::blank},  // katakana dot
    {0xFE00, 0xFE0F, Use::part},   // variants of a sign
    {0xFEFF, 0xFEFF, Use::unseen},
    {0xFF01, 0xFF5E, Use::wide},
    {0xFF65, 0xFF65, Use::blank},
    {0x1D7CE, 0x1D7FF, Use::digit},  // digits of mathematics, five times ten
    {0x1F532, 0x1F533, Use::blank},  // buttons
    {0x1FBF0, 0x1FBF9, Use::digit},  // segments
}};

constexpr std::string_view ascii_blanks = ".0_-*xX?~oO";

/// The numerals 1 to 9 of Chinese and Japanese.
constexpr Table<unsigned, 9> numerals = {0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94,
                                         0x516D, 0x4E03, 0x516B, 0x4E5D};

/// 0 for others.
int digit_of_numeral(unsigned code) {
  const auto* const at = std::find(numerals.begin(), numerals.end(), code);
  return at == numerals.end() ? 0 : narrow<int>(at - numerals.begin()) + 1;
}

char box_sign(unsigned code) {
  constexpr Table<unsigned char, 11> bars = {0x02, 0x03, 0x06, 0x07, 0x0A, 0x0B,
                                             0x4E, 0x4F, 0x51, 0x75, 0x77};
  constexpr Table<unsigned char, 11> levels = {0x00, 0x01, 0x04, 0x05, 0x08, 0x09,
                                               0x4C, 0x4D, 0x50, 0x74, 0x76};
  const unsigned low = code & 0xFFU;
  if (std::find(bars.begin(), bars.end(), low) != bars.end()) return '|';
  // No dash: that would be a blank.
  return std::find(levels.begin(), levels.end(), low) != levels.end() ? '=' : '+';
}

/// Signs and drawings are no letters.
bool is_letter_code(unsigned code) {
  return code >= 0xC0 && !(code >= 0x2000 && code <= 0x2BFF) &&
         !(code >= 0x3000 && code <= 0x3003) && !(code >= 0x1F000 && code <= 0x1FFFF);
}

unsigned code_of(std::string_view sign) {
  const auto byte = [&](std::size_t i) { return byte_of(sign[i]) & 0x3FU; };
  const auto first = byte_of(sign[0]);
  switch (sign.size()) {
    case 1:
      return first;
    case 2:
      return ((first & 0x1FU) << 6U) | byte(1);
    case 3:
      return ((first & 0xFU) << 12U) | (byte(1) << 6U) | byte(2);
    default:
      return ((first & 7U) << 18U) | (byte(1) << 12U) | (byte(2) << 6U) | byte(3);
  }
}

std::string hexadecimal(unsigned code) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string text = "U+";
  for (int shift = code > 0xFFFF ? 16 : 12; shift >= 0; shift -= 4)
    text += digits[(code >> shift) & 0xFU];
  return text;
}

class Simplifier {
 public:
  SignText run(std::string_view text) {
    text_ = text;
    signs_.text.reserve(text.size());
    signs_.offsets.reserve(text.size() + 1);
    for (std::size_t i = 0; i < text.size();) {
      const std::string_view sign = character_at(text, i);
      at_ = narrow<std::uint32_t>(i);
      i += sign.size();
      if (sign == "\r") {
        if (text.substr(i, 1) != "\n") put('\n');
      } else if (const std::size_t length = take_escape(text.substr(at_)); length > 0) {
        i = at_ + length;
      } else if (sign.size() == 1) {
        put(is_one_of(sign[0], "\v\f") ? ' ' : sign[0]);
      } else {
        take(sign, code_of(sign));
      }
    }
    signs_.offsets.push_back(narrow<std::uint32_t>(text.size()));
    return std::move(signs_);
  }

 private:
  /// The length of what stands for one sign, or for none: the end of a line in code, a space of HTML or an
  /// address, colours of a terminal.
  std::size_t take_escape(std::string_view rest) {
    const auto is_hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F'); };
    if (rest.substr(0, 2) == "\\n" && (rest.size() == 2 || !is_letter_sign(rest[2]))) {
      put('\n');
      return 2;
    }
    if (rest.substr(0, 6) == "&nbsp;") {
      put(byte_for(rest.substr(0, 6), '\x80', '\x9E'));
      return 6;
    }
    if (rest.size() > 2 && rest[0] == '%' && is_one_of(rest[1], "237") && is_hex(rest[2])) {
      const int code = (rest[1] - '0') * 16 + (rest[2] <= '9' ? rest[2] - '0' : rest[2] - 'A' + 10);
      if (code < '0' || code > '9') put(static_cast<char>(code));
      return code < '0' || code > '9' ? 3 : 0;
    }
    if (rest.substr(0, 2) != "\x1B[") return 0;
    return std::min(rest.find_first_not_of("0123456789;", 2), rest.size() - 1) + 1;
  }

  void put(char c) {
    signs_.text += c;
    signs_.offsets.push_back(at_);
  }

  void take(std::string_view sign, unsigned code) {
    if (const int digit = digit_of_numeral(code); digit > 0 && !is_in_word(sign)) {
      if (signs_.digits++ == 0) signs_.digit = sign;
      return put(digit_sign(digit));
    }
    if (code >= 0x2500 && code <= 0x257F) return put(box_sign(code));
    if (code == 0xA6) return put('|');
    const auto* at =
        std::upper_bound(known.begin(), known.end(), code,
                         [](unsigned one, const Signs& signs) { return one < signs.first; });
    if (at == known.begin() || code > at[-1].last) {
      const bool letter = is_letter_code(code);
      return put(byte_for(sign, letter ? '\xA0' : '\xD0', letter ? '\xCF' : '\xFF'));
    }
    take_known(sign, code, at[-1]);
  }

  /// A numeral beside another letter is none: "第一行".
  [[nodiscard]] bool is_in_word(std::string_view sign) const {
    const auto is_letter = [](std::string_view one) {
      if (one.empty()) return false;
      const unsigned code = code_of(one);
      return is_letter_code(code) && code != 0x30FB && digit_of_numeral(code) == 0;
    };
    std::size_t before = at_;
    while (before > 0 && is_continuation(text_[before - 1])) --before;
    const std::size_t after = at_ + sign.size();
    return (before > 0 && is_letter(character_at(text_, before - 1))) ||
           (after < text_.size() && is_letter(character_at(text_, after)));
  }

  void take_known(std::string_view sign, unsigned code, const Signs& signs) {
    switch (signs.use) {
      case Use::blank:
        return put(byte_for(sign, '\x80', '\x9E'));
      case Use::digit:
      case Use::digit_from_1:
        if (signs_.digits++ == 0) signs_.digit = sign;
        return put(static_cast<char>(
            '0' + (code - signs.first + (signs.use == Use::digit_from_1 ? 1U : 0U)) % 10U));
      case Use::gap:
        return put(' ');
      case Use::unseen:
        return pass(code);
      case Use::part:
        // The digit before it is the first part of it.
        if (code == 0x20E3 && !signs_.offsets.empty() && signs_.digits++ == 0)
          signs_.digit =
              text_.substr(signs_.offsets.back(), at_ + sign.size() - signs_.offsets.back());
        return;
      case Use::quote:
        return put('"');
      case Use::dots:
        ++signs_.ellipses;
        for (int i = 0; i < 3; ++i) put('.');
        return;
      case Use::wide:
        ++signs_.full_width;
        return put(static_cast<char>(code - 0xFEE0));
    }
  }

  void pass(unsigned code) {
    ++signs_.invisible_count;
    constexpr std::size_t longest = 60;
    const std::string name = hexadecimal(code);
    if (signs_.invisible.size() > longest || signs_.invisible.find(name) != std::string::npos)
      return;
    if (!signs_.invisible.empty()) signs_.invisible += ' ';
    signs_.invisible += name;
  }

  /// The byte of a sign among those from `first` to `last`; what comes after those shares the last.
  char byte_for(std::string_view sign, char first, char last) {
    const auto number = [](char c) { return byte_of(c); };
    unsigned next = number(first);
    for (const OtherSign& one : signs_.others) {
      if (number(one.byte) < number(first) || number(one.byte) > number(last)) continue;
      if (one.text == sign) return one.byte;
      next = number(one.byte) + 1;
    }
    if (next > number(last)) return last;
    signs_.others.push_back({static_cast<char>(next), sign});
    return signs_.others.back().byte;
  }

  SignText signs_;
  std::string_view text_;
  std::uint32_t at_ = 0;
};

}  // namespace

SignText simplify(std::string_view text) {
  return Simplifier().run(text);
}

std::string name_of(const SignText& signs, char byte) {
  for (const OtherSign& one : signs.others) {
    if (one.byte == byte) return std::string(one.text);
  }
  return {byte};
}

bool is_blank_sign(char c) {
  const auto code = byte_of(c);
  return (code >= 0x80 && code <= 0x9F) || (code < 0x80 && is_one_of(c, ascii_blanks));
}

bool is_sign_of_cell(char c) {
  return is_digit(c) || is_blank_sign(c);
}

bool is_letter_sign(char c) {
  const auto code = byte_of(c);
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (code >= 0xA0 && code < 0xD0);
}

char kind_of_blank(char c) {
  if (c == 'X') return 'x';
  return c == 'O' || c == 'o' ? '0' : c;
}

}  // namespace nonet::formats::loose
