#include "answers/positions.hpp"

#include <algorithm>

#include "output/fault_json.hpp"
#include "words/messages.hpp"
#include "words/phrases.hpp"

namespace nonet::cli {

void report(const PositionInput& input, std::string_view message, Output& output) {
  output.flush();
  output.complain(line_of({input.source, input.line, std::string(message)}));
}

void add_report(Json& json, const PositionReport& report, const Position& position) {
  if (report.fault == PositionFault::none) {
    json["fault"] = nullptr;
    json["unique"] = report.unique;
    json["unique_by_givens"] = report.unique_by_givens;
    return;
  }
  json["fault"] = fault_json(id(report.fault), describe(report, position),
                             {report.cell, report.house, report.digit});
}

void report(const PositionInput& input, const PositionReport& found, const LogicOptions& wanted,
            Output& output) {
  const auto say = [&](std::string_view message) { report(input, message, output); };
  if (found.fault == PositionFault::several_solutions)
    return say("note: " + describe(found, input.position) +
               "; techniques of uniqueness and of last resort are left out");
  if (found.fault != PositionFault::none) {
    say(describe(found, input.position));
    return output.mark(found.fault == PositionFault::solved ? "solved" : "error");
  }
  const bool any = std::any_of(wanted.techniques.begin(), wanted.techniques.end(), [](int i) {
    return rests_on_uniqueness(static_cast<Technique>(i));
  });
  if (any && !found.unique)
    say("note: the digits have several solutions, of which the removed candidates leave one: "
        "techniques of uniqueness are left out");
}

std::string describe_end(const CellSet& open) {
  return join("logic ends here: ", open.size(), open.size() == 1 ? " cell is" : " cells are",
              " open, and each candidate left stands in a solution");
}

}  // namespace nonet::cli
