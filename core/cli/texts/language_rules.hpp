/// @file
/// The rules by which languages write numbers and lists in them: a small part of Unicode's CLDR, as
/// Intl.PluralRules, Intl.NumberFormat and Intl.ListFormat have it for the page.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "texts/arguments.hpp"

namespace nonet::cli {

/// Separators between the items of a list.
struct Separators {
  /// Of two.
  std::string_view pair;
  /// Of more: but for the last two, and between these.
  std::string_view middle;
  std::string_view last;
};

struct LanguageRules {
  /// A language or a tag, "pt" or "pt-PT"; the longest that fits counts.
  std::string_view language;
  /// The script of tags that name none, "" where a language has only one; see script_of().
  std::string_view script;
  /// The plural category of a whole number, which is not negative.
  std::string_view (*plural)(unsigned long long number);
  /// Between groups of three digits.
  std::string_view thousands;
  /// By Join.
  std::array<Separators, 3> lists;
};

/// The rules of a language; of an unknown one those that do the least harm.
[[nodiscard]] const LanguageRules& rules_of(std::string_view tag);

/// Whether the readers of one language can read another: it is the same one, in the same script.
[[nodiscard]] bool same_language(std::string_view tag, std::string_view other);

[[nodiscard]] std::string_view plural_of(const LanguageRules& rules, long long number);
[[nodiscard]] std::string number_text(const LanguageRules& rules, long long number);
[[nodiscard]] std::string list_text(const LanguageRules& rules, const List& list);

}  // namespace nonet::cli
