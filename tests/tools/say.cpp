/// @file
/// `nonet_say`: what the command line program's texts say, for tests/cli/texts.test.mjs, which compares it with what the page says. Reads
/// a JSON object a line, `{"language":"en","id":"why-house","arguments":{"kind":"row","number":4}}`, with lists as
/// `{"list":["a","b"],"join":"and"}`, and writes `{"text":"row 4"}`. With a "source" it is that text in Fluent, and "faults" of it are told.

#include <iostream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "texts/texts.hpp"
#include "tool_main.hpp"

namespace nonet::tools {
namespace {

using Json = nlohmann::json;
using cli::Join;
using cli::Texts;

Join join_named(const std::string& name) {
  if (name == "and") return Join::and_;
  if (name == "or") return Join::or_;
  if (name == "narrow") return Join::narrow;
  throw std::runtime_error("no list is joined by " + name);
}

cli::Value value_of(const Json& json) {
  if (json.is_number_integer()) return json.get<long long>();
  if (json.is_string()) return json.get<std::string>();
  return cli::List{json.at("list").get<std::vector<std::string>>(),
                   join_named(json.at("join").get<std::string>())};
}

Json answer(const Json& asked) {
  const auto language = asked.at("language").get<std::string>();
  const auto id = asked.at("id").get<std::string>();
  cli::Arguments arguments;
  for (const auto& [name, value] : asked.at("arguments").items())
    arguments.emplace(name, value_of(value));
  if (asked.contains("source")) {
    const Texts texts(language, asked.at("source").get<std::string>());
    return {{"text", texts.say(id, arguments)}, {"faults", texts.messages().faults}};
  }
  const Texts* texts = Texts::of(language);
  if (texts == nullptr) throw std::runtime_error("there are no texts in " + language);
  return {{"text", texts->say(id, arguments)}};
}

int run(int /*argc*/, char** /*argv*/) {
  for (std::string line; std::getline(std::cin, line);)
    std::cout << answer(Json::parse(line)).dump() << '\n';
  return 0;
}

}  // namespace
}  // namespace nonet::tools

int main(int argc, char** argv) {
  return nonet::tools::tool_main(nonet::tools::run, argc, argv);
}
