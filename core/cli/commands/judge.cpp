/// @file
/// `nonet judge`: what a player proposes, and whether it is right.

#include "nonet/judge.hpp"

#include <memory>

#include "answers/positions.hpp"
#include "commands/commands.hpp"
#include "input/encoding.hpp"
#include "options/option_values.hpp"
#include "options/technique_names.hpp"
#include "output/explain_output.hpp"
#include "output/judge_output.hpp"
#include "output/proposal_text.hpp"
#include "output/step_output.hpp"
#include "words/messages.hpp"
#include "words/phrases.hpp"

namespace nonet::cli {
namespace {

/// A proposal as it is given.
struct ProposalTexts {
  std::vector<std::string> place;
  std::vector<std::string> remove;
  std::vector<std::string> links;
  std::vector<std::string> assumed;
};

struct JudgeCommand {
  InputOptions input;
  std::string proposals;
  ProposalTexts texts;
  Format format = Format::text;
  ExplainChoice explain;
  std::vector<std::string> techniques;
  std::uint64_t budget = judge_budget;
  bool solutions = false;
};

JudgeOptions options_of(const JudgeCommand& command) {
  JudgeOptions options;
  options.budget = command.budget;
  if (command.techniques.empty()) return options;
  LogicChoice choice;
  choice.techniques = command.techniques;
  options.techniques = choice.options().techniques;
  return options;
}

/// Why a text of the proposal cannot be read, or "".
std::string read_part(std::string_view part, const std::vector<std::string>& texts,
                      CandidateSet& candidates) {
  for (const std::string& text : texts) {
    const std::string fault = read_candidates(text, candidates);
    if (!fault.empty()) return join(part, " ", shown_name(text), ": ", fault);
  }
  return "";
}

std::string read_proposal(const ProposalTexts& texts, const Board& board, Proposal& proposal) {
  std::string fault = read_part("place", texts.place, proposal.place);
  if (fault.empty()) fault = read_part("remove", texts.remove, proposal.remove);
  if (fault.empty()) fault = read_part("assume", texts.assumed, proposal.assumed);
  for (const std::string& text : texts.links) {
    if (!fault.empty()) break;
    fault = read_links(text, board, proposal.links);
    if (!fault.empty()) fault = join("link ", shown_name(text), ": ", fault);
  }
  return fault;
}

void write_steps(const Judgement& judgement, Board board, const JudgeCommand& command,
                 Output& output) {
  std::size_t number = 0;
  for (const Step& step : judgement.steps) {
    const bool assumed = number++ < judgement.assumed_steps;
    output.line((assumed ? "  assumed: " : "  ") + cli::text_of(step));
    write_told(command.explain.texts(), step, board, output);
    if (assumed) apply(step, board);
  }
}

void write_text(const Judgement& judgement, const Proposal& proposal, const Board& board,
                const JudgeCommand& command, Output& output) {
  std::string verdict(id(judgement.verdict));
  if (judgement.verdict == Verdict::untold && judgement.end != SearchEnd::complete)
    verdict += join(" (", id(judgement.end), ")");
  output.line(verdict);
  write_steps(judgement, board, command, output);
  for (std::size_t i = 0; i < judgement.links.size(); ++i)
    output.line("  " + describe(proposal.links[i], judgement.links[i]));
  if (all_hold(judgement))
    output.line(judgement.carries ? "  the links lead to the effects"
                                  : "  the links do not lead to the effects");
  if (!command.solutions) return;
  for (const Grid& solution : judgement.solutions) output.line("  " + to_string(solution));
}

Json json_of(const Judgement& judgement, const Proposal& proposal, Board board,
             const JudgeCommand& command) {
  Json json;
  json["verdict"] = id(judgement.verdict);
  json["ended"] = id(judgement.end);
  Json steps = Json::array();
  std::size_t number = 0;
  for (const Step& step : judgement.steps) {
    steps.push_back(cli::json_of(step, board, command.explain.texts()));
    steps.back()["assumed"] = number < judgement.assumed_steps;
    if (number++ < judgement.assumed_steps) apply(step, board);
  }
  json["steps"] = std::move(steps);
  Json links = Json::array();
  for (std::size_t i = 0; i < judgement.links.size(); ++i)
    links.push_back(json_of_link(proposal.links[i], judgement.links[i]));
  json["links"] = std::move(links);
  json["carries"] = all_hold(judgement) ? Json(judgement.carries) : Json(nullptr);
  Json solutions = Json::array();
  for (const Grid& solution : judgement.solutions) solutions.push_back(to_string(solution));
  json["solutions"] = std::move(solutions);
  return json;
}

int refuse(const PositionInput& input, const std::string& fault, const JudgeCommand& command,
           Output& output) {
  if (command.format == Format::json) {
    Json json = cli::json_of(input);
    json["error"] = fault;
    output.json(json);
  } else {
    report(input, fault, output);
    output.mark();
  }
  return bad_input;
}

int answer(const PositionInput& input, const ProposalTexts& texts, const JudgeCommand& command,
           Output& output) {
  const Board& board = input.position.board;
  Proposal proposal;
  std::string fault = read_proposal(texts, board, proposal);
  if (!fault.empty()) return refuse(input, fault, command, output);
  const JudgeOptions options = options_of(command);
  const Judgement judgement = judge(input.position, proposal, options);
  fault = describe(judgement.proposal, board);
  if (!fault.empty()) return refuse(input, fault, command, output);
  const bool can_start = judgement.report.can_start();
  if (command.format == Format::json) {
    Json json = cli::json_of(input);
    add_report(json, judgement.report, input.position);
    if (can_start) json.update(json_of(judgement, proposal, board, command));
    output.json(json);
  } else {
    LogicOptions wanted;
    wanted.techniques = options.techniques;
    report(input, judgement.report, wanted, output);
    if (can_start) write_text(judgement, proposal, board, command, output);
  }
  return can_start ? ok : bad_input;
}

/// A list of texts, or nothing; false for anything else.
bool read_texts(const Json& json, const char* name, std::vector<std::string>& texts) {
  const auto found = json.find(name);
  if (found == json.end()) return true;
  if (!found->is_array()) return false;
  for (const Json& text : *found) {
    if (!text.is_string()) return false;
    texts.push_back(text.get<std::string>());
  }
  return true;
}

constexpr const char* json_form =
    R"(a proposal in JSON is {"puzzle": "…", "place": ["r1c1=5"], "remove": […], "links": ["(5)r1c1 = (5)r1c9"], "assumed": […]})";

/// Why a line is no proposal with a puzzle, or "".
std::string read_line(const std::string& line, std::string& puzzle, ProposalTexts& texts) {
  const Json json = Json::parse(line, nullptr, false);
  if (!json.is_object()) return json_form;
  const auto given = json.find("puzzle");
  if (given == json.end() || !given->is_string())
    return std::string("\"puzzle\" is missing; ") + json_form;
  puzzle = given->get<std::string>();
  for (const auto& [name, value] : json.items()) {
    if (name != "puzzle" && name != "place" && name != "remove" && name != "links" &&
        name != "assumed")
      return join("there is no ", shown_name(name), " in a proposal; ", json_form);
  }
  const bool fits =
      read_texts(json, "place", texts.place) && read_texts(json, "remove", texts.remove) &&
      read_texts(json, "links", texts.links) && read_texts(json, "assumed", texts.assumed);
  return fits ? ""
              : std::string("place, remove, links and assumed are lists of texts; ") + json_form;
}

int run_proposals(const JudgeCommand& command) {
  Output output;
  int code = ok;
  const bool read = for_each_line(command.proposals, [&](const Line& line) {
    const std::string source = command.proposals == "-" ? "standard input" : command.proposals;
    std::string puzzle;
    ProposalTexts texts;
    std::string fault =
        line.too_long ? "the line is too long" : read_line(std::string(line.text), puzzle, texts);
    PositionInput input;
    if (fault.empty()) {
      const Reading reading = read_text(puzzle);
      if (!reading.ok()) fault = "puzzle: " + describe(reading.fault);
      if (reading.puzzles.size() > 1) fault = "puzzle: more than one";
      if (fault.empty()) input.position = position_of(reading.puzzles.front());
      input.format = id(reading.format);
    }
    input.source = source;
    input.line = line.number;
    input.text = puzzle;
    const int result = fault.empty() ? answer(input, texts, command, output)
                                     : refuse(input, fault, command, output);
    if (result != ok) code = result;
  });
  output.flush();
  return read ? code : bad_input;
}

int run_judge(const JudgeCommand& command) {
  if (!command.proposals.empty()) return run_proposals(command);
  Output output;
  return for_each_position(command.input, command.format == Format::json, output,
                           [&](const PositionInput& input, Output& to) {
                             return answer(input, command.texts, command, to);
                           });
}

}  // namespace

void add_judge(CLI::App& command, Run& run) {
  auto options = std::make_shared<JudgeCommand>();
  add_input(command, options->input);
  const auto add = [&](const char* name, std::vector<std::string>& texts, const char* what) {
    return command.add_option(name, texts, what)->allow_extra_args(false)->check(some_text());
  };
  CLI::Option* const proposals =
      command
          .add_option("--proposals", options->proposals,
                      "Proposals as JSON, one a line, from a file or - for standard input: puzzle, "
                      "place, remove, links, assumed")
          ->check(some_text());
  for (CLI::Option* const option :
       {add("--place", options->texts.place, "This digit goes here: r1c2=5; may be repeated"),
        add("--remove", options->texts.remove,
            "This candidate goes: r1c2<>5, or r1c23<>57 for all four; may be repeated"),
        add("--link", options->texts.links,
            "A reason, in Eureka's notation: \"(5)r1c1 = (5)r1c9\" is a strong link, - a weak one; "
            "a whole chain is several; may be repeated"),
        add("--assume", options->texts.assumed,
            "A candidate that goes as part of the reason; may be repeated")})
    option->excludes(proposals);
  command
      .add_option("--techniques", options->techniques,
                  "Those that may name the reason: names as for nonet hint (default: all but those "
                  "of last resort)")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(technique_name(true));
  add_number(command, "--budget", options->budget,
             "Work for a name, about a microsecond a unit, and the same again for nets; 0: no end");
  command.add_flag("--solutions", options->solutions,
                   "Of what is wrong, print a solution that shows it");
  add_format(command, options->format);
  add_explain(command, options->explain);
  command.callback([&run, options] { run = [options] { return run_judge(*options); }; });
}

}  // namespace nonet::cli
