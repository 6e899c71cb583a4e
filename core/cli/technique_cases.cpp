/// @file
/// `nonet technique-cases`: asks techniques on the positions of a library and compares.

#include <fstream>
#include <memory>

#include "commands.hpp"
#include "input.hpp"
#include "nonet/library.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "output.hpp"

namespace nonet::cli {
namespace {

struct CasesOptions {
  std::string file;
  std::string only;
};

/// The techniques that a code stands for.
TechniqueSet techniques_of(std::string_view code) {
  TechniqueSet set;
  const auto add = [&](Technique technique) { set.insert(static_cast<int>(technique)); };
  if (code.size() == 5) {
    const char kind = code[2];
    add(kind == '1' || kind == '2'   ? Technique::siamese_fish
        : kind == '3' || kind == '4' ? Technique::siamese_franken_fish
                                     : Technique::siamese_mutant_fish);
    return set;
  }
  for (const TechniqueInfo& technique : techniques()) {
    if (technique.hodoku == code) add(technique.technique);
  }
  return set;
}

struct Tally {
  int passed = 0;
  int failed = 0;
};

void judge(std::string_view line, std::uint64_t number, Output& output, Tally& tally) {
  const LibraryCase read = read_library_case(line);
  LogicOptions options;
  options.techniques = techniques_of(read.code);
  const Steps found = all_steps(read.position, options);
  bool hit = false;
  for (const Step& step : found.steps) {
    hit = hit || (step.eliminations == read.eliminations && step.placements == read.placements);
  }
  const bool pass = read.error == LibraryError::none && hit == (read.variant != "x");
  (pass ? tally.passed : tally.failed) += 1;
  std::string text = pass ? "pass " : "fail ";
  text += std::to_string(number) + " " + std::string(line);
  if (found.report.fault != PositionFault::none)
    text += " fault " + std::string(id(found.report.fault));
  output.line(text);
  if (pass) return;
  for (const Step& step : found.steps) output.line("  " + notation(step));
}

int run_cases(const CasesOptions& options) {
  std::ifstream file(options.file);
  LineReader reader(file);
  Output output;
  Tally tally;
  std::string_view line;
  while (reader.next(line)) {
    if (line.empty() || line.front() == '#') continue;
    if (!options.only.empty() && line.find(options.only) == std::string_view::npos) continue;
    judge(line, reader.number(), output, tally);
  }
  output.line(std::to_string(tally.passed) + " passed, " + std::to_string(tally.failed) +
              " failed");
  output.flush();
  return tally.failed == 0 ? ok : bad_input;
}

}  // namespace

void add_technique_cases(CLI::App& app, Run& run) {
  auto* command =
      app.add_subcommand("technique-cases", "Check techniques against a HoDoKu library");
  auto options = std::make_shared<CasesOptions>();
  command->add_option("FILE", options->file)->required()->check(CLI::ExistingFile);
  command->add_option("--only", options->only, "Only lines that have this text");
  command->callback([options, &run] { run = [options] { return run_cases(*options); }; });
}

}  // namespace nonet::cli
