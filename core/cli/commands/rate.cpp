/// @file
/// `nonet rate`: how hard puzzles are, in the numbers of Sudoku Explainer or Sukaku Explainer.

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "answers/positions.hpp"
#include "commands/commands.hpp"
#include "nonet/expected_time.hpp"
#include "nonet/rating.hpp"
#include "options/option_values.hpp"
#include "output/step_output.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

enum class RateFormat { text, json, serate };

struct RateOptions {
  InputOptions input;
  RateFormat format = RateFormat::text;
  RatingScale scale = RatingScale::se;
  bool steps = false;
  bool time = false;
  std::uint64_t budget = 0;
};

bool exact(const Rating& rating) {
  return rating.end == SearchEnd::complete;
}

std::string numbers(const Rating& rating) {
  return rating_text(rating.er) + '/' + rating_text(rating.ep) + '/' + rating_text(rating.ed);
}

std::string candidate_name(int c) {
  return cell_name(candidate_cell(c)) + '=' + std::to_string(candidate_digit(c));
}

std::string effect_of(const RatedStep& step) {
  std::string text = step.placement < 0 ? "" : candidate_name(step.placement);
  if (step.placement >= 0) return text;
  for (int c : step.eliminations) {
    text += (text.empty() ? "" : ", ") + cell_name(candidate_cell(c)) + "<>" +
            std::to_string(candidate_digit(c));
  }
  return text;
}

std::string text_of(const RatedStep& step) {
  return rating_text(step.rating) + "  " + title(step.technique, step.level) + ": " +
         effect_of(step);
}

/// The hardest move; the first of several.
const RatedStep* hardest(const Rating& rating) {
  const RatedStep* most = nullptr;
  for (const RatedStep& step : rating.steps) {
    if (most == nullptr || step.rating > most->rating) most = &step;
  }
  return most;
}

void write_steps(const Rating& rating, Output& output) {
  int number = 0;
  for (const RatedStep& step : rating.steps)
    output.line(std::to_string(++number) + ". " + text_of(step));
}

/// Of the puzzle as it was before anything was placed.
std::optional<ExpectedTime> time_of(const PositionInput& input) {
  Grid puzzle;
  for (int cell : input.position.givens) puzzle.set(cell, input.position.board.value(cell));
  return expected_time(puzzle);
}

std::string whole_minutes(int seconds) {
  constexpr int in_minute = 60;
  return std::to_string(std::max((seconds + in_minute / 2) / in_minute, 1));
}

/// "; about 9 min (7 to 13)".
std::string time_text(const PositionInput& input) {
  const auto time = time_of(input);
  if (!time) return "; no time: the givens have not exactly one solution";
  return std::string("; about ") + whole_minutes(time->seconds) + " min (" +
         whole_minutes(time->low) + " to " + whole_minutes(time->high) +
         (time->rough ? ", roughly)" : ")");
}

void write_text(const Rating& rating, const std::string& time, Output& output) {
  const RatedStep* most = hardest(rating);
  std::string text = exact(rating) ? "" : "at least ";
  text += "ER " + rating_text(rating.er) + ", EP " + rating_text(rating.ep) + ", ED " +
          rating_text(rating.ed);
  if (!exact(rating)) text += " (" + std::string(id(rating.end)) + ")";
  if (exact(rating) && !rating.solved) text += ": no move of the program solves it";
  if (exact(rating) && rating.solved && most != nullptr)
    text += ": " + title(most->technique, most->level);
  output.line(text + time);
}

/// A puzzle as it was written, with its own kind of blanks; other forms as a line.
std::string puzzle_text(const PositionInput& input) {
  const std::string_view word = input.text.substr(0, input.text.find_first_of(" \t\r\n"));
  if (input.format == id(nonet::Format::line) && word.size() == cell_count)
    return std::string(word);
  return to_string(input.position.board.values());
}

/// Sudoku Explainer's own line; ">=" stands for "=" where the numbers are lower bounds.
void write_serate(const PositionInput& input, const Rating& rating, Output& output) {
  output.line(puzzle_text(input) + (exact(rating) ? " ED=" : " ED>=") + numbers(rating));
}

/// With its id under this name.
Json technique_json(std::string_view name, const RatedStep& step) {
  Json json = {{name, id(step.technique)}, {"name", title(step.technique, step.level)}};
  json["chains"] = step.level == ChainLevel::plain ? Json(nullptr) : Json(id(step.level));
  return json;
}

double number(int tenths) {
  return tenths / 10.0;
}

/// Techniques that the path used: how often, and the hardest step of each.
Json techniques_json(const Rating& rating) {
  std::map<std::pair<RatedTechnique, ChainLevel>, std::pair<int, const RatedStep*>> used;
  for (const RatedStep& step : rating.steps) {
    auto& [count, most] = used[{step.technique, step.level}];
    ++count;
    if (most == nullptr || step.rating > most->rating) most = &step;
  }
  Json list = Json::array();
  for (const auto& [key, use] : used) {
    Json json = technique_json("id", *use.second);
    json["count"] = use.first;
    json["rating"] = number(use.second->rating);
    list.push_back(json);
  }
  return list;
}

Json json_of(const RatedStep& step) {
  Json json = technique_json("technique", step);
  json["rating"] = number(step.rating);
  json["placements"] = Json::array();
  if (step.placement >= 0) json["placements"].push_back(json_of_candidate(step.placement));
  Json gone = Json::array();
  for (int c : step.eliminations) gone.push_back(json_of_candidate(c));
  json["eliminations"] = gone;
  return json;
}

void add_time(Json& json, const std::optional<ExpectedTime>& time) {
  json["expected_seconds"] = time ? Json(time->seconds) : Json(nullptr);
  json["expected_range"] = time ? Json({time->low, time->high}) : Json(nullptr);
  json["expected_rough"] = time ? Json(time->rough) : Json(nullptr);
}

void write_json(const PositionInput& input, const Rating& rating, const RateOptions& options,
                Output& output) {
  const bool rated = rating.report.fault == PositionFault::none;
  Json json = nonet::cli::json_of(input);
  add_report(json, rating.report, input.position);
  json["scale"] = id(options.scale);
  json["ended"] = id(rating.end);
  json["exact"] = rated && exact(rating);
  json["er"] = rated ? Json(number(rating.er)) : Json(nullptr);
  json["ep"] = rated ? Json(number(rating.ep)) : Json(nullptr);
  json["ed"] = rated ? Json(number(rating.ed)) : Json(nullptr);
  json["solved"] = rating.solved;
  json["techniques"] = techniques_json(rating);
  if (options.time) add_time(json, time_of(input));
  if (options.steps) {
    json["steps"] = Json::array();
    for (const RatedStep& step : rating.steps) json["steps"].push_back(json_of(step));
  }
  output.json(json);
}

int answer(const PositionInput& input, const RateOptions& options, Output& output) {
  RatingOptions wanted;
  wanted.scale = options.scale;
  wanted.budget = options.budget;
  const Rating rating = rate(input.position, wanted);
  const bool faulty = rating.report.fault != PositionFault::none;
  if (options.format == RateFormat::json) {
    write_json(input, rating, options, output);
  } else if (faulty) {
    report(input, "no rating: " + describe(rating.report, input.position), output);
    output.mark();
  } else {
    if (options.steps) write_steps(rating, output);
    options.format == RateFormat::serate
        ? write_serate(input, rating, output)
        : write_text(rating, options.time ? time_text(input) : "", output);
  }
  return faulty ? bad_input : ok;
}

int run_rate(const RateOptions& options) {
  Output output;
  return for_each_position(
      options.input, options.format == RateFormat::json, output,
      [&](const PositionInput& input, Output& to) { return answer(input, options, to); });
}

}  // namespace

void add_rate(CLI::App& command, Run& run) {
  static const std::map<std::string, RateFormat> formats = {
      {"text", RateFormat::text}, {"json", RateFormat::json}, {"serate", RateFormat::serate}};
  static const std::map<std::string, RatingScale> scales = {
      {std::string(id(RatingScale::se)), RatingScale::se},
      {std::string(id(RatingScale::sukaku)), RatingScale::sukaku}};
  auto options = std::make_shared<RateOptions>();
  add_input(command, options->input);
  add_threads(command, options->input.threads);
  command
      .add_option("--format", options->format,
                  "text; json: one object a line; serate: each puzzle and its ED=ER/EP/ED as "
                  "Sudoku Explainer prints them")
      ->transform(one_of(formats));
  command
      .add_option("--scale", options->scale,
                  "se: Sudoku Explainer 1.2.1; sukaku: Sukaku Explainer 1.18.1 in its default mode")
      ->transform(one_of(scales));
  command.add_flag("--steps", options->steps, "Print every move of the path too");
  command.add_flag("--time", options->time,
                   "Print how long people need for the puzzle too, in text and json");
  add_number(command, "--budget", options->budget,
             "Stop after so many chains of implications, and say \"at least\" (0: never)");
  command.callback([&run, options] { run = [options] { return run_rate(*options); }; });
}

}  // namespace nonet::cli
