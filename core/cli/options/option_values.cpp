#include "options/option_values.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "words/nearest.hpp"

namespace nonet::cli {
namespace {

/// Long values are cut.
std::string in_quotes(const std::string& text) {
  constexpr std::size_t longest = 40;
  return "'" + (text.size() > longest ? text.substr(0, longest) + "…" : text) + "'";
}

bool has_only(const std::string& text, const char* characters) {
  return !text.empty() && text.find_first_not_of(characters) == std::string::npos;
}

}  // namespace

CLI::Validator whole_number(NumberRange range) {
  const auto [least, most] = range;
  const std::string named = least == 0 && most == largest_number
                                ? "of at most 18 digits"
                                : "from " + std::to_string(least) + " to " + std::to_string(most);
  const auto check = [least = least, most = most, named](std::string& text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    const bool fits = has_only(text, "0123456789") && fault == std::errc() && stop == end;
    if (!fits || number < least || number > most)
      return in_quotes(text) + " is not a whole number " + named;
    // Without zeros in front, which would make it an octal number.
    text = std::to_string(number);
    return std::string();
  };
  return {check, "NUMBER"};
}

CLI::Validator seconds() {
  constexpr double most = 31'536'000;
  const auto check = [](const std::string& text) {
    char* stop = nullptr;
    const double number = std::strtod(text.c_str(), &stop);
    const bool fits = has_only(text, "0123456789.") && stop == text.c_str() + text.size();
    return fits && number <= most
               ? std::string()
               : in_quotes(text) + " is not a number of seconds from 0 to 31536000, like 0.5";
  };
  return {check, "SECONDS"};
}

CLI::Validator some_text() {
  return {[](const std::string& text) {
            return text.empty() ? std::string("an empty text says nothing; leave the option out")
                                : std::string();
          },
          ""};
}

std::string none_of(const std::string& text, const std::vector<std::string>& names,
                    const std::string& list) {
  const std::string near = nearest(text, names);
  return in_quotes(text) + " is none of " + list +
         (near.empty() ? "" : "; did you mean " + near + "?");
}

CLI::Validator one_name_of(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ",") + name;
  const auto check = [names, list](const std::string& text) {
    const bool known = std::find(names.begin(), names.end(), text) != names.end();
    return known ? std::string() : none_of(text, names, list);
  };
  return {check, "{" + list + "}"};
}

void add_format(CLI::App& command, Format& format) {
  static const std::map<std::string, Format> formats = {{"text", Format::text},
                                                        {"json", Format::json}};
  command.add_option("--format", format, "text, or json: one object a line")
      ->transform(one_of(formats));
}

}  // namespace nonet::cli
