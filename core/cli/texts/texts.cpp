#include "texts/texts.hpp"

#include <algorithm>
#include <map>
#include <mutex>

#include "texts/sources.hpp"

namespace nonet::cli {
namespace {

/// Reads a language once, when it is first asked for.
const Texts* texts_of(const TextSource& source) {
  static std::mutex one_at_a_time;
  static std::map<std::string_view, Texts> read;
  const std::lock_guard lock(one_at_a_time);
  const auto found = read.find(source.language);
  if (found != read.end()) return &found->second;
  std::string text;
  for (const std::string_view line : source.lines) text.append(line).push_back('\n');
  return &read.try_emplace(source.language, source.language, text).first->second;
}

}  // namespace

Texts::Texts(std::string_view language, std::string_view source)
    : language_(language), messages_(read_fluent(source)), rules_(&rules_of(language)) {}

const Texts* Texts::of(std::string_view tag) {
  const auto sources = text_sources();
  auto found = std::find_if(sources.begin(), sources.end(),
                            [&](const TextSource& source) { return source.language == tag; });
  if (found == sources.end())
    found = std::find_if(sources.begin(), sources.end(), [&](const TextSource& source) {
      return same_language(tag, source.language);
    });
  return found == sources.end() ? nullptr : texts_of(*found);
}

std::vector<std::string_view> Texts::languages() {
  std::vector<std::string_view> tags;
  for (const TextSource& source : text_sources()) tags.push_back(source.language);
  return tags;
}

bool Texts::has(std::string_view id) const {
  return messages_.messages.contains(id);
}

std::string Texts::say(std::string_view id, const Arguments& arguments) const {
  const auto found = messages_.messages.find(id);
  if (found == messages_.messages.end()) return std::string(id);
  return cli::say(messages_, *rules_, found->second, arguments);
}

}  // namespace nonet::cli
