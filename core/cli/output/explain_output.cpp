/// @file
/// `--explain`: why a step follows, below it or in its JSON.

#include "output/explain_output.hpp"

#include "output/step_output.hpp"
#include "texts/message_text.hpp"

namespace nonet::cli {
namespace {

std::string language_list() {
  std::string list;
  for (std::string_view tag : Texts::languages()) {
    if (!list.empty()) list += ", ";
    list += tag;
  }
  return list;
}

}  // namespace

void add_explain(CLI::App& command, ExplainChoice& choice) {
  CLI::Option* explain =
      command.add_flag("--explain", choice.explain, "Say why each step follows, as the page does");
  command
      .add_option("--lang", choice.language,
                  "The language of --explain: " + language_list() + " (default: en)")
      ->needs(explain)
      ->check(CLI::Validator(
          [](const std::string& tag) {
            if (Texts::of(tag) != nullptr) return std::string();
            return "there are no texts in \"" + tag + "\", only in " + language_list();
          },
          "LANGUAGE"));
}

void write_told(const Texts* texts, const Step& step, const Board& board, Output& output) {
  if (texts == nullptr) return;
  for (const ExplainedLine& line : explain(step, board).lines) {
    std::string text = "  ";
    if (line.depth > 0) text += "  ";
    output.line(text + say(*texts, line.message));
  }
}

Json json_of(const Step& step, const Board& board, const Texts* texts) {
  Json json = json_of(step);
  if (texts == nullptr) return json;
  const Explanation explanation = explain(step, board);
  Json lines = Json::array();
  for (const ExplainedLine& line : explanation.lines) {
    lines.push_back({{"text", say(*texts, line.message)},
                     {"depth", line.depth},
                     {"branch", line.branch < 0 ? Json(nullptr) : Json(line.branch)},
                     {"nodes", line.nodes},
                     {"links", line.links}});
  }
  json["explanation"] = {{"language", texts->language()},
                         {"look", say(*texts, explanation.look)},
                         {"lines", std::move(lines)}};
  return json;
}

}  // namespace nonet::cli
