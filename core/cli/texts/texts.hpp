/// @file
/// Sentences of the page's own texts (web/src/hint/texts/hints.<language>.ftl), which are compiled into
/// the program.
///
///   const Texts* texts = Texts::of("en-GB");
///   texts->say("why-house", {{"kind", "row"}, {"number", 4}});                         // row 4
///   texts->say("also-called", {{"names", List{{"X-Wing", "Fish"}, Join::narrow}}});
///
/// The page puts marks around names that somebody gave and that are read from right to left; here they
/// stand as they are.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "texts/arguments.hpp"
#include "texts/fluent.hpp"

namespace nonet::cli {

/// Messages of one language.
class Texts {
 public:
  /// Reads a file of texts; of() has those of the program.
  Texts(std::string_view language, std::string_view source);

  /// The best that there is for a language, or nullptr: `zh` and `zh-Hans` get `zh-CN`, and `en-GB`
  /// gets `en`, but `zh-TW` nothing, for it is another script. Takes BCP 47 tags in any case, and what
  /// POSIX calls a locale, `zh_CN.UTF-8`.
  static const Texts* of(std::string_view tag);
  /// Their tags, in order of the alphabet.
  static std::vector<std::string_view> languages();

  [[nodiscard]] std::string_view language() const { return language_; }
  [[nodiscard]] bool has(std::string_view id) const;
  /// A missing message gives its id and a missing argument its name in braces: visible, but nothing
  /// breaks.
  [[nodiscard]] std::string say(std::string_view id, const Arguments& arguments = {}) const;
  [[nodiscard]] const Messages& messages() const { return messages_; }

 private:
  std::string language_;
  Messages messages_;
  const LanguageRules* rules_;
};

}  // namespace nonet::cli
