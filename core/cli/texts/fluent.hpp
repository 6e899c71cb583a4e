/// @file
/// Texts in Project Fluent's syntax 1.0 (https://projectfluent.org; the grammar is spec/fluent.ebnf of
/// https://github.com/projectfluent/fluent), read and said as @fluent/bundle does it for the page.
///
/// Covered: messages, terms and comments; patterns of several lines; placeables of variables, string
/// literals, whole numbers, messages and terms; select expressions, nested and within text.
/// Not covered, and told as a fault: attributes, functions, terms with arguments, numbers with
/// fractions, tabs. Stricter than @fluent/bundle, which passes over what it does not understand: all
/// that is not Fluent is a fault, and so are references to nothing and ids that come twice.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "texts/arguments.hpp"
#include "texts/language_rules.hpp"

namespace nonet::cli {

struct Variant;

/// A piece of a pattern: text, or what stands in braces.
struct Expression {
  enum class Kind { text, number, variable, message, term, select };

  Kind kind = Kind::text;
  /// The text, or the name of the variable, message or term.
  std::string text;
  long long number = 0;
  /// Of a select expression: the one that selects, what it selects from, and which of these is the
  /// default.
  std::vector<Expression> selector;
  std::vector<Variant> variants;
  std::size_t standard = 0;
};
using Pattern = std::vector<Expression>;

struct Variant {
  /// `[1]` or `[one]`.
  std::variant<long long, std::string> key;
  Pattern value;
};

using Patterns = std::map<std::string, Pattern, std::less<>>;

/// A file of texts.
struct Messages {
  Patterns messages;
  Patterns terms;
  /// "line 12: a function"; what they are about is left out.
  std::vector<std::string> faults;
};

[[nodiscard]] Messages read_fluent(std::string_view source);

/// The text of a message. A missing variable or message is shown in braces, `{$name}` or
/// `{message}`, and `{???}` in the place of a message within itself.
[[nodiscard]] std::string say(const Messages& messages, const LanguageRules& rules,
                              const Pattern& pattern, const Arguments& arguments);

}  // namespace nonet::cli
