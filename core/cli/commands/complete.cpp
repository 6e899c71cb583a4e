#include <memory>
#include <optional>

#include "answers/edit_output.hpp"
#include "commands/commands.hpp"
#include "options/seeds.hpp"
#include "words/messages.hpp"
#include "words/phrases.hpp"

namespace nonet::cli {
namespace {

struct CompleteOptions {
  InputOptions input;
  std::optional<std::string> seed;
  /// Some seconds at most.
  std::uint64_t budget = 10'000'000;
  Format format = Format::text;
};

Json givens_of(const Completion& completion) {
  Json givens = Json::array();
  for (int cell : completion.cells)
    givens.push_back({{"cell", cell_name(cell)}, {"digit", completion.puzzle[cell]}});
  return givens;
}

/// The puzzle with what was added; the candidates that were gone stay so.
Board completed(const Puzzle& puzzle, const Completion& completion) {
  Board board = board_of(puzzle);
  for (int cell : completion.cells) board.place(cell, completion.puzzle[cell]);
  return board;
}

void write_json(const Puzzle& puzzle, const Completion& completion, const std::string& seed,
                Output& output) {
  Json json = json_of(puzzle, completion.fault);
  json["ended"] = id(completion.end);
  const bool none = completion.fault == EditFault::no_solution;
  json["completed"] = none ? Json(nullptr) : Json(text_of(completed(puzzle, completion), puzzle));
  json["added"] = givens_of(completion);
  json["exact"] = none ? Json(nullptr) : Json(completion.exact());
  json["at_least"] = none ? Json(nullptr) : Json(completion.at_least);
  json["solution"] = json_or_null(completion.solution);
  json["seed"] = seed;
  output.json(json);
}

/// Notes when fewer givens might have been enough: the completed puzzle does not show it.
void note(const Puzzle& puzzle, const Completion& completion, Output& output) {
  if (completion.exact()) return;
  output.flush();
  output.complain(
      line_of({puzzle.source, puzzle.line,
               join("note: ", completion.cells.size(),
                    " givens were added, and the budget ended before it was known whether ",
                    completion.at_least, " could be enough")}));
}

int answer(const Puzzle& puzzle, const std::string& seed, const CompleteOptions& options,
           Output& output) {
  Random random(seed);
  EditOptions wanted;
  wanted.budget = options.budget;
  const Completion completion = complete(board_of(puzzle), random, wanted);
  const bool none = completion.fault == EditFault::no_solution;
  if (options.format == Format::json) {
    write_json(puzzle, completion, seed, output);
  } else if (none) {
    return report_fault(puzzle, completion.fault, output);
  } else {
    output.line(text_of(completed(puzzle, completion), puzzle));
    note(puzzle, completion, output);
  }
  return none ? bad_input : ok;
}

int run_complete(const CompleteOptions& options) {
  Output output;
  const std::string seed = seed_of({1, options.seed});
  return for_each_puzzle(options.input, options.format == Format::json, output,
                         [&](const Puzzle& puzzle, Output& to) {
                           return answer(puzzle, seed_of(seed, puzzle.number), options, to);
                         });
}

}  // namespace

void add_complete(CLI::App& command, Run& run) {
  auto options = std::make_shared<CompleteOptions>();
  add_input(command, options->input);
  add_seed(command, options->seed, "puzzles");
  add_budget(command, options->budget);
  add_format(command, options->format);
  command.callback([&run, options] { run = [options] { return run_complete(*options); }; });
}

}  // namespace nonet::cli
