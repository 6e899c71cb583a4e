/// @file
/// `nonet technique-cases`: asks techniques on the positions of a library and compares.

#include <algorithm>
#include <memory>

#include "commands/commands.hpp"
#include "input/input.hpp"
#include "nonet/library.hpp"
#include "nonet/notation.hpp"
#include "options/option_values.hpp"
#include "options/technique_names.hpp"
#include "output/step_output.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

struct CasesOptions {
  std::string file;
  std::string only;
  Format format = Format::text;
  LogicChoice logic;
};

struct Verdict {
  bool passed = false;
  std::string reason;  ///< Why a case failed.
  std::vector<Step> steps;
};

struct Tally {
  int passed = 0;
  int failed = 0;
};

Verdict fail(std::string reason) {
  return {false, std::move(reason), {}};
}

/// True when the technique must not give the step, or any step when the case names none.
bool is_unwanted(const LibraryCase& read) {
  return read.variant == "x";
}

bool names_effect(const LibraryCase& read) {
  return !read.eliminations.empty() || !read.placements.empty();
}

bool is_found(const LibraryCase& read, const std::vector<Step>& steps) {
  return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
    return !names_effect(read) ||
           (step.eliminations == read.eliminations && step.placements == read.placements);
  });
}

/// The reason a case fails whose technique is wanted; "" when it passes.
std::string failure(const LibraryCase& read, const Steps& found) {
  const bool hit = is_found(read, found.steps);
  if (hit) return is_unwanted(read) ? "the step is found, and must not be" : "";
  // A search that ended early might still have found the step.
  if (found.end != SearchEnd::complete)
    return "the search ended by the " + std::string(id(found.end)) + " without the step";
  return is_unwanted(read) ? "" : "the step is not found";
}

Verdict judge(std::string_view line, const CasesOptions& options) {
  if (line.front() != ':') return fail("a case begins with a colon");
  const LibraryCase read = read_library_case(line);
  if (!read.ok()) return fail(describe(read.fault));
  if (!names_effect(read) && !is_unwanted(read))
    return fail("the case names no elimination and no placement");
  LogicOptions logic = options.logic.options();
  logic.techniques = techniques_of_code(read.code);
  if (read.code.empty()) return fail("the case names no technique");
  if (logic.techniques.empty())
    return fail("no technique has the code '" + std::string(read.code) + "'");
  Steps found = all_steps(read.position, logic);
  if (found.report.fault != PositionFault::none) return fail(describe(found.report, read.position));
  std::string reason = failure(read, found);
  const bool passed = reason.empty();
  return {passed, std::move(reason), std::move(found.steps)};
}

void write_text(const Verdict& verdict, std::string_view line, std::uint64_t number,
                Output& output) {
  output.line((verdict.passed ? "pass " : "fail ") + std::to_string(number) + ' ' +
              std::string(line));
  if (verdict.passed) return;
  output.line("  " + verdict.reason);
  for (const Step& step : verdict.steps) output.line("  found: " + notation(step));
}

std::string_view source_of(const CasesOptions& options) {
  return options.file == "-" ? "standard input" : std::string_view(options.file);
}

void write_json(const Verdict& verdict, std::string_view line, std::uint64_t number,
                const CasesOptions& options, Output& output) {
  Json json = {{"source", source_of(options)},
               {"line", number},
               {"case", std::string(line)},
               {"passed", verdict.passed},
               {"reason", verdict.passed ? Json(nullptr) : Json(verdict.reason)}};
  if (!verdict.passed) json["steps"] = cli::json_of(verdict.steps);
  output.json(json);
}

void write_tally(const Tally& tally, const CasesOptions& options, Output& output) {
  if (options.format == Format::json) {
    output.json(Json{{"source", source_of(options)},
                     {"cases", tally.passed + tally.failed},
                     {"failed", tally.failed}});
  } else {
    output.line(std::to_string(tally.passed) + " passed, " + std::to_string(tally.failed) +
                " failed");
  }
}

int run_cases(const CasesOptions& options) {
  Output output;
  Tally tally;
  const bool was_read = for_each_line(options.file, [&](const Line& line) {
    if (line.text.find(options.only) == std::string_view::npos) return;
    const Verdict verdict =
        line.too_long ? fail("the line is too long") : judge(line.text, options);
    (verdict.passed ? tally.passed : tally.failed) += 1;
    if (options.format == Format::json) {
      write_json(verdict, line.text, line.number, options, output);
    } else {
      write_text(verdict, line.text, line.number, output);
    }
  });
  write_tally(tally, options, output);
  output.flush();
  const bool any = tally.passed + tally.failed > 0;
  if (was_read && !any) report({source_of(options), 0, "no case was found", true});
  return tally.failed == 0 && any ? ok : bad_input;
}

}  // namespace

void add_technique_cases(CLI::App& command, Run& run) {
  auto options = std::make_shared<CasesOptions>();
  command.add_option("file", options->file, "Library lines; -: standard input")->required();
  command.add_option("--only", options->only, "Only lines that have this text")->check(some_text());
  add_format(command, options->format);
  add_budget(command, options->logic);
  command.callback([&run, options] { run = [options] { return run_cases(*options); }; });
}

}  // namespace nonet::cli
