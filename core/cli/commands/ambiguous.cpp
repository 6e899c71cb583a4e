#include <memory>

#include "answers/edit_output.hpp"
#include "commands/commands.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

struct AmbiguousOptions {
  InputOptions input;
  std::uint64_t budget = 0;
  Format format = Format::text;
};

std::string digits_at(const Ambiguity& ambiguity, int cell) {
  std::string digits;
  for (int digit : ambiguity.digits[static_cast<std::size_t>(cell)])
    digits += std::to_string(digit);
  return digits;
}

Json list_of_digits(const Ambiguity& ambiguity, int cell) {
  Json digits = Json::array();
  for (int digit : ambiguity.digits[static_cast<std::size_t>(cell)]) digits.push_back(digit);
  return digits;
}

/// "r1c1=12 r1c5=127".
std::string text_of(const Ambiguity& ambiguity) {
  if (ambiguity.fault == EditFault::one_solution) return "unique";
  std::string text = ambiguity.end == SearchEnd::complete ? "" : "budget:";
  for (int cell : ambiguity.cells)
    text += (text.empty() ? "" : " ") + cell_name(cell) + "=" + digits_at(ambiguity, cell);
  return text;
}

void write_json(const Puzzle& puzzle, const Ambiguity& ambiguity, Output& output) {
  Json json = json_of(puzzle, ambiguity.fault);
  json["ended"] = id(ambiguity.end);
  json["cells"] = Json::array();
  for (int cell : ambiguity.cells)
    json["cells"].push_back(
        {{"cell", cell_name(cell)}, {"digits", list_of_digits(ambiguity, cell)}});
  output.json(json);
}

int answer(const Puzzle& puzzle, const AmbiguousOptions& options, Output& output) {
  EditOptions wanted;
  wanted.budget = options.budget;
  const Ambiguity ambiguity = ambiguous_cells(board_of(puzzle), wanted);
  const bool none = ambiguity.fault == EditFault::no_solution;
  if (options.format == Format::json) {
    write_json(puzzle, ambiguity, output);
  } else if (none) {
    return report_fault(puzzle, ambiguity.fault, output);
  } else {
    output.line(text_of(ambiguity));
  }
  return none ? bad_input : ok;
}

int run_ambiguous(const AmbiguousOptions& options) {
  Output output;
  return for_each_puzzle(
      options.input, options.format == Format::json, output,
      [&](const Puzzle& puzzle, Output& to) { return answer(puzzle, options, to); });
}

}  // namespace

void add_ambiguous(CLI::App& command, Run& run) {
  auto options = std::make_shared<AmbiguousOptions>();
  add_input(command, options->input);
  add_budget(command, options->budget);
  add_format(command, options->format);
  command.callback([&run, options] { run = [options] { return run_ambiguous(*options); }; });
}

}  // namespace nonet::cli
