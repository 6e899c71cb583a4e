// Said as @fluent/bundle's resolver does.
#include <algorithm>
#include <optional>
#include <utility>

#include "texts/fluent.hpp"

namespace nonet::cli {
namespace {

const Pattern* find(const Patterns& patterns, std::string_view id) {
  const auto found = patterns.find(id);
  return found == patterns.end() ? nullptr : &found->second;
}

class Writer {
 public:
  Writer(const Messages& messages, const LanguageRules& rules, const Arguments& arguments)
      : messages_(messages), rules_(rules), arguments_(&arguments) {}

  std::string text_of(const Pattern& pattern) {
    if (std::find(open_.begin(), open_.end(), &pattern) != open_.end()) return "{???}";
    open_.push_back(&pattern);
    std::string text;
    for (const Expression& expression : pattern) text += text_of(expression);
    open_.pop_back();
    return text;
  }

 private:
  std::string text_of(const Expression& expression) {
    switch (expression.kind) {
      case Expression::Kind::text:
        return expression.text;
      case Expression::Kind::number:
        return number_text(rules_, expression.number);
      case Expression::Kind::variable:
        return text_of_variable(expression.text);
      case Expression::Kind::message:
        return text_of_message(expression.text);
      case Expression::Kind::term:
        return text_of_term(expression.text);
      case Expression::Kind::select:
        return text_of(chosen(expression).value);
    }
    return "";
  }

  std::string text_of_variable(const std::string& name) {
    const std::optional<Value> value = value_of(name);
    if (!value) return "{$" + name + "}";
    if (const auto* number = std::get_if<long long>(&*value)) return number_text(rules_, *number);
    if (const auto* list = std::get_if<List>(&*value)) return list_text(rules_, *list);
    return std::get<std::string>(*value);
  }

  std::string text_of_message(const std::string& id) {
    const Pattern* pattern = find(messages_.messages, id);
    return pattern != nullptr ? text_of(*pattern) : "{" + id + "}";
  }

  /// A term knows none of the arguments of its message.
  std::string text_of_term(const std::string& id) {
    const Pattern* pattern = find(messages_.terms, id);
    if (pattern == nullptr) return "{-" + id + "}";
    const Arguments none;
    const Arguments* told = std::exchange(arguments_, &none);
    const std::string text = text_of(*pattern);
    arguments_ = told;
    return text;
  }

  std::optional<Value> value_of(const std::string& name) const {
    const auto found = arguments_->find(name);
    return found == arguments_->end() ? std::nullopt : std::optional(found->second);
  }

  std::optional<Value> selecting(const Expression& selector) const {
    if (selector.kind == Expression::Kind::variable) return value_of(selector.text);
    if (selector.kind == Expression::Kind::number) return selector.number;
    return selector.text;
  }

  /// A number is matched by itself and by its plural category, a text by itself, and a list by nothing.
  bool matches(const Value& value, const Variant& variant) const {
    const auto* number = std::get_if<long long>(&value);
    if (const auto* key = std::get_if<long long>(&variant.key))
      return number != nullptr && *number == *key;
    const auto& key = std::get<std::string>(variant.key);
    if (number != nullptr) return key == plural_of(rules_, *number);
    const auto* text = std::get_if<std::string>(&value);
    return text != nullptr && *text == key;
  }

  /// The first that matches: where `[one]` stands before `[1]`, that one.
  const Variant& chosen(const Expression& select) const {
    const std::optional<Value> value = selecting(select.selector.front());
    for (const Variant& variant : select.variants)
      if (value && matches(*value, variant)) return variant;
    return select.variants[select.standard];
  }

  const Messages& messages_;
  const LanguageRules& rules_;
  const Arguments* arguments_;
  /// The patterns that are being said.
  std::vector<const Pattern*> open_;
};

}  // namespace

std::string say(const Messages& messages, const LanguageRules& rules, const Pattern& pattern,
                const Arguments& arguments) {
  return Writer(messages, rules, arguments).text_of(pattern);
}

}  // namespace nonet::cli
