#include "texts/language_rules.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace nonet::cli {
namespace {

// The names of the categories: zero, one, two, few, many, other.
std::string_view never(unsigned long long /*number*/) {
  return "other";
}
std::string_view one_alone(unsigned long long number) {
  return number == 1 ? "one" : "other";
}

/// A language is added here, from https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
/// and from what Intl.ListFormat and Intl.NumberFormat say; tests/cli/texts.test.mjs finds a mistake.
/// The first is for all languages that are not here.
constexpr auto all_rules = std::to_array<LanguageRules>({
    {"", "", never, "", {{{", ", ", ", ", "}, {", ", ", ", ", "}, {", ", ", ", ", "}}}},
    {"en",
     "Latn",
     one_alone,
     ",",
     {{{" and ", ", ", ", and "}, {" or ", ", ", ", or "}, {", ", ", ", ", "}}}},
    {"zh", "Hans", never, ",", {{{"和", "、", "和"}, {"或", "、", "或"}, {"、", "、", "、"}}}},
});

/// Regions that write a language in another script than most.
struct Region {
  std::string_view language;
  std::string_view region;
  std::string_view script;
};
constexpr auto regions = std::to_array<Region>({
    {"zh", "TW", "Hant"},
    {"zh", "HK", "Hant"},
    {"zh", "MO", "Hant"},
});

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

/// The parts of a tag that say which language it is.
struct Tag {
  std::string_view language;
  std::string_view script;
  std::string_view region;
};

Tag parts_of(std::string_view tag) {
  Tag parts;
  // A locale of POSIX goes on with its encoding.
  tag = tag.substr(0, tag.find_first_of(".@"));
  bool first = true;
  while (!tag.empty()) {
    const std::size_t end = std::min(tag.find_first_of("-_"), tag.size());
    const std::string_view part = tag.substr(0, end);
    // One letter begins what is no part of the language, "en-u-hc-h12".
    if (part.size() < 2) break;
    if (first) {
      parts.language = part;
    } else if (part.size() == 4 && is_letter(part.front())) {
      parts.script = part;
    } else if (part.size() == 2 || part.size() == 3) {
      parts.region = part;
    }
    first = false;
    tag.remove_prefix(std::min(end + 1, tag.size()));
  }
  return parts;
}

std::string_view script_of(const Tag& tag) {
  if (!tag.script.empty()) return tag.script;
  for (const Region& region : regions)
    if (same(region.language, tag.language) && same(region.region, tag.region))
      return region.script;
  return rules_of(tag.language).script;
}

}  // namespace

const LanguageRules& rules_of(std::string_view tag) {
  const std::string_view language = parts_of(tag).language;
  const LanguageRules* found = all_rules.data();
  for (const LanguageRules& rules : all_rules) {
    if (same(rules.language, tag)) return rules;
    if (same(rules.language, language)) found = &rules;
  }
  return *found;
}

bool same_language(std::string_view tag, std::string_view other) {
  const Tag a = parts_of(tag);
  const Tag b = parts_of(other);
  if (a.language.empty() || !same(a.language, b.language)) return false;
  const std::string_view script = script_of(a);
  const std::string_view other_script = script_of(b);
  // One that is not known here is taken to have one script.
  return script.empty() || other_script.empty() || same(script, other_script);
}

std::string_view plural_of(const LanguageRules& rules, long long number) {
  const auto size = static_cast<unsigned long long>(number);
  return rules.plural(number < 0 ? 0 - size : size);
}

std::string number_text(const LanguageRules& rules, long long number) {
  std::string text = std::to_string(number);
  const std::size_t begin = number < 0 ? 1 : 0;
  for (std::size_t end = text.size(); end > begin + 3; end -= 3)
    text.insert(end - 3, rules.thousands);
  return text;
}

std::string list_text(const LanguageRules& rules, const List& list) {
  const Separators& separators = rules.lists.at(static_cast<std::size_t>(list.join));
  const std::size_t count = list.items.size();
  std::string text;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) {
      const std::string_view before_last = count == 2 ? separators.pair : separators.last;
      text += i + 1 == count ? before_last : separators.middle;
    }
    text += list.items[i];
  }
  return text;
}

}  // namespace nonet::cli
