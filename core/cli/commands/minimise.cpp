#include <memory>
#include <optional>

#include "answers/edit_output.hpp"
#include "commands/commands.hpp"
#include "options/seeds.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

struct MinimiseOptions {
  InputOptions input;
  std::optional<std::string> seed;
  bool redundant = false;
  Format format = Format::text;
};

/// "r1c1 r1c5 r2c3<>4": the givens, and the candidates that are gone and could come back.
std::string text_of(const RedundantGivens& found) {
  std::string text = found.cells.empty() && !found.candidates.empty() ? "" : names_of(found.cells);
  for (int candidate : found.candidates)
    text += (text.empty() ? "" : " ") + cell_name(candidate_cell(candidate)) + "<>" +
            std::to_string(candidate_digit(candidate));
  return text;
}

Json candidates_of(const RedundantGivens& found) {
  Json candidates = Json::array();
  for (int candidate : found.candidates)
    candidates.push_back(
        {{"cell", cell_name(candidate_cell(candidate))}, {"digit", candidate_digit(candidate)}});
  return candidates;
}

int write_redundant(const Puzzle& puzzle, Format format, Output& output) {
  const RedundantGivens found = redundant_givens(board_of(puzzle));
  const bool faulty = found.fault != EditFault::none;
  if (format == Format::json) {
    Json json = json_of(puzzle, found.fault);
    json["redundant"] = faulty ? Json(nullptr) : json_of(found.cells);
    json["candidates"] = faulty ? Json(nullptr) : candidates_of(found);
    output.json(json);
  } else if (faulty) {
    return report_fault(puzzle, found.fault, output);
  } else {
    output.line(text_of(found));
  }
  return faulty ? bad_input : ok;
}

int write_minimal(const Puzzle& puzzle, const std::string& seed, Format format, Output& output) {
  Random random(seed);
  const Minimised minimised = minimise(board_of(puzzle), random);
  const bool faulty = minimised.fault != EditFault::none;
  if (format == Format::json) {
    Json json = json_of(puzzle, minimised.fault);
    json["minimal"] = faulty ? Json(nullptr) : Json(text_of(minimised.board, puzzle));
    json["clues"] = faulty ? Json(nullptr) : Json(minimised.puzzle.clue_count());
    json["solution"] = json_or_null(minimised.solution);
    json["seed"] = seed;
    output.json(json);
  } else if (faulty) {
    return report_fault(puzzle, minimised.fault, output);
  } else {
    output.line(text_of(minimised.board, puzzle));
  }
  return faulty ? bad_input : ok;
}

int run_minimise(const MinimiseOptions& options) {
  Output output;
  const std::string seed = seed_of({1, options.seed});
  const auto answer = [&](const Puzzle& puzzle, Output& to) {
    return options.redundant
               ? write_redundant(puzzle, options.format, to)
               : write_minimal(puzzle, seed_of(seed, puzzle.number), options.format, to);
  };
  return for_each_puzzle(options.input, options.format == Format::json, output, answer);
}

}  // namespace

void add_minimise(CLI::App& command, Run& run) {
  auto options = std::make_shared<MinimiseOptions>();
  add_input(command, options->input);
  add_threads(command, options->input.threads);
  add_seed(command, options->seed, "puzzles");
  command
      .add_flag("--redundant", options->redundant,
                "Remove nothing, but print the givens each of which could go alone")
      ->excludes("--seed");
  add_format(command, options->format);
  command.callback([&run, options] { run = [options] { return run_minimise(*options); }; });
}

}  // namespace nonet::cli
