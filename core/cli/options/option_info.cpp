#include "options/option_info.hpp"

#include <algorithm>

#include "nonet/formats.hpp"
#include "nonet/technique.hpp"
#include "texts/texts.hpp"

namespace nonet::cli {
namespace {

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts(1);
  for (char c : text) {
    if (c == at) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

/// "ENUM:json|text" says "json|text", "TEXT:{a,b}" too.
std::string value_of(const CLI::Option& option) {
  if (option.get_expected_max() == 0) return "";
  const std::string type = option.get_type_name();
  const std::size_t colon = type.find(':');
  std::string value = colon == std::string::npos ? type : type.substr(colon + 1);
  if (value.size() < 2 || value.front() != '{') return value.empty() ? "TEXT" : value;
  value = value.substr(1, value.size() - 2);
  std::replace(value.begin(), value.end(), ',', '|');
  return value;
}

std::vector<std::string> formats(bool FormatInfo::* way) {
  std::vector<std::string> ids;
  for (const FormatInfo& row : all_formats()) {
    if (row.*way) ids.emplace_back(row.id);
  }
  return ids;
}

std::vector<std::string> technique_ids() {
  std::vector<std::string> ids = {"usual", "last-resort", "on-request", "all"};
  for (const TechniqueInfo& technique : techniques()) ids.emplace_back(technique.id);
  return ids;
}

/// Values that are too many to stand in the help.
std::vector<std::string> choices_of(const std::string& name, const std::string& value) {
  if (name == "--to") return formats(&FormatInfo::writes);
  if (name == "--from") return formats(&FormatInfo::reads);
  if (name == "--technique" || name == "--techniques") return technique_ids();
  if (name == "--lang") {
    const auto languages = Texts::languages();
    return {languages.begin(), languages.end()};
  }
  const std::vector<std::string> choices = split(value, '|');
  return choices.size() > 1 ? choices : std::vector<std::string>();
}

}  // namespace

OptionInfo info_of(const CLI::Option& option) {
  OptionInfo info;
  info.positional = option.get_positional();
  for (const std::string& name : option.get_snames()) info.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) info.names.push_back("--" + name);
  if (info.positional) info.names = {option.get_name()};
  info.description = option.get_description();
  info.value = value_of(option);
  info.choices = choices_of(info.names.back(), info.value);
  info.standard = option.get_default_str();
  info.several = option.get_expected_max() > 1;
  return info;
}

std::vector<OptionInfo> options_of(const CLI::App& command) {
  std::vector<OptionInfo> list;
  for (const CLI::Option* option : command.get_options()) list.push_back(info_of(*option));
  return list;
}

std::string brief(std::string_view description) {
  for (std::string_view end : {"; ", ": ", " (", ". "})
    description = description.substr(0, description.find(end));
  return std::string(description);
}

}  // namespace nonet::cli
