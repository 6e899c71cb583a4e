/// @file
/// `nonet_harvest`: looks for positions on which a technique gives a step, as lines for the files in
/// tests/data/techniques; see `--help`.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "near_miss.hpp"
#include "nonet/library.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "nonet/parse.hpp"
#include "tool_main.hpp"
#include "walk.hpp"

namespace nonet::tools {
namespace {

struct Options {
  std::string technique;
  std::string file;
  std::size_t count = 5;
  std::size_t misses = 2;
  std::size_t puzzles = 0;
  std::size_t skip = 0;
  bool until_hard = false;
  WalkOptions walk;
};

struct Find {
  Position position;
  Step step;
  bool hard = false;
};

/// Finds in one puzzle.
using Finds = std::vector<Find>;

/// Says loudly that a finder is wrong.
bool is_sound(const Find& find, const Grid& solution) {
  const Board& board = find.position.board;
  bool sound = !find.step.eliminations.empty() || !find.step.placements.empty();
  for (int c : find.step.eliminations) {
    sound = sound && solution[candidate_cell(c)] != candidate_digit(c) &&
            board.candidates(candidate_cell(c)).contains(candidate_digit(c));
  }
  for (int c : find.step.placements) {
    sound = sound && solution[candidate_cell(c)] == candidate_digit(c) &&
            board.candidates(candidate_cell(c)).contains(candidate_digit(c));
  }
  if (!sound) {
    std::cerr << "UNSOUND OR WITHOUT EFFECT: " << notation(find.step) << "\n  on "
              << library_position(find.position) << "\n  solution " << to_string(solution) << '\n';
  }
  return sound;
}

/// A form of the step in which every number is the same.
std::string shape(const Step& step) {
  std::string text = notation(step);
  for (char& c : text) c = std::isdigit(static_cast<unsigned char>(c)) != 0 ? '#' : c;
  return text;
}

std::vector<std::string> features(const Step& step) {
  std::vector<std::string> list = {
      shape(step), "eliminations " + std::to_string(step.eliminations.size()),
      "marks " + std::to_string(step.marks.size()), "houses " + houses_notation(step.houses),
      "nodes " + std::to_string(step.nodes.size())};
  for (int digit : step.digits) list.push_back("digit " + std::to_string(digit));
  for (const DigitCells& set : step.sets) list.push_back("set " + std::to_string(set.cells.size()));
  if (!step.placements.empty()) list.emplace_back("places");
  return list;
}

/// Chooses steps that differ from those chosen before.
class Chooser {
 public:
  [[nodiscard]] double novelty(const Find& find) const {
    double sum = find.hard ? 0.5 : 0;
    const auto list = features(find.step);
    for (const std::string& feature : list) {
      const auto seen = seen_.find(feature);
      sum += 1.0 / (1 + (seen == seen_.end() ? 0 : seen->second));
    }
    return sum / static_cast<double>(list.size());
  }
  void choose(const Find& find) {
    for (const std::string& feature : features(find.step)) ++seen_[feature];
  }

 private:
  std::map<std::string, int> seen_;
};

/// The most novel find of all puzzles, taken out of the list.
Find take_best(std::vector<Finds>& pool, Chooser& chooser) {
  double best = -1;
  std::size_t from = 0;
  std::size_t at = 0;
  for (std::size_t i = 0; i < pool.size(); ++i) {
    for (std::size_t k = 0; k < pool[i].size(); ++k) {
      const double value = chooser.novelty(pool[i][k]);
      if (value <= best) continue;
      best = value;
      from = i;
      at = k;
    }
  }
  Find chosen = pool[from][at];
  chooser.choose(chosen);
  pool.erase(pool.begin() + static_cast<std::ptrdiff_t>(from));
  return chosen;
}

Finds finds_of(const Grid& puzzle, const Options& options, bool& sound) {
  constexpr std::size_t enough = 60;
  Finds finds;
  LogicOptions logic;
  logic.techniques = only(options.walk.asked);
  logic.budget = options.walk.budget;
  walk(puzzle, options.walk, [&](const Position& position, bool hard) {
    if (options.until_hard && !hard) return true;
    Steps found = all_steps(position, logic);
    for (Step& step : found.steps) {
      finds.push_back({position, std::move(step), hard});
      sound = is_sound(finds.back(), found.report.solution) && sound;
    }
    return finds.size() < enough;
  });
  return finds;
}

/// True when the text that is printed gives the step again.
bool reads_back(const Find& find, std::uint64_t budget) {
  const std::string text = ":::" + library_position(find.position);
  const LibraryCase read = read_library_case(text);
  LogicOptions logic;
  logic.techniques = only(find.step.technique);
  logic.budget = budget;
  const Steps found = all_steps(read.position, logic);
  const std::string wanted = notation(find.step);
  if (std::any_of(found.steps.begin(), found.steps.end(),
                  [&](const Step& step) { return notation(step) == wanted; }))
    return true;
  std::cerr << "NOT FOUND AGAIN: " << wanted << " on " << text << '\n';
  return false;
}

void print(const Position& position, Technique technique, const std::string& text) {
  std::cout << info(technique).id << '|' << library_position(position) << '|' << text << std::endl;
}

void print_near_misses(const Finds& chosen, const Options& options) {
  std::size_t printed = 0;
  for (int skip = 0; skip < 3 && printed < options.misses; ++skip) {
    for (const Find& find : chosen) {
      if (printed == options.misses) return;
      const auto miss = near_miss(find.position, find.step, skip, options.walk.budget);
      if (!miss) continue;
      print(*miss, find.step.technique, "!" + effect_notation(find.step));
      ++printed;
    }
  }
  if (printed < options.misses) std::cerr << "only " << printed << " near misses\n";
}

std::vector<Finds> make_pool(const Options& options, bool& sound) {
  std::ifstream stream(options.file);
  std::vector<Finds> pool;
  std::size_t puzzles = 0;
  std::size_t skipped = 0;
  for (std::string line; pool.size() < options.count * 6 && std::getline(stream, line);) {
    const Parsed parsed = parse(line);
    if (!parsed.ok() || skipped++ < options.skip) continue;
    if (options.puzzles != 0 && puzzles == options.puzzles) break;
    ++puzzles;
    Finds finds = finds_of(parsed.grid, options, sound);
    if (!finds.empty()) pool.push_back(std::move(finds));
  }
  std::cerr << options.technique << ": steps in " << pool.size() << " of " << puzzles
            << " puzzles\n";
  return pool;
}

int harvest(const Options& options) {
  bool good = true;
  std::vector<Finds> pool = make_pool(options, good);
  Chooser chooser;
  Finds chosen;
  while (chosen.size() < options.count && !pool.empty()) {
    chosen.push_back(take_best(pool, chooser));
    good = reads_back(chosen.back(), options.walk.budget) && good;
    print(chosen.back().position, options.walk.asked, notation(chosen.back().step));
  }
  print_near_misses(chosen, options);
  return good && chosen.size() == options.count ? 0 : 1;
}

void add_options(CLI::App& app, Options& options) {
  app.add_option("technique", options.technique, "The technique's id")->required();
  app.add_option("file", options.file, "Puzzles, one a line")->required()->check(CLI::ExistingFile);
  app.add_option("--count", options.count, "Steps wanted, at most one a puzzle")
      ->capture_default_str();
  app.add_option("--misses", options.misses, "Near misses wanted")->capture_default_str();
  app.add_option("--puzzles", options.puzzles, "Look at so many puzzles at most (0: all)");
  app.add_option("--skip", options.skip, "Pass over so many puzzles at first");
  app.add_option("--budget", options.walk.budget, "Work for each question (0: any)");
  app.add_flag("--skip-until-hard", options.until_hard,
               "Ask only where nothing easier than the technique helps");
  app.add_flag("--easy", options.walk.easy,
               "On the way only singles, intersections and subsets, which need no finder");
  app.add_flag("--go-on", options.walk.go_on,
               "Where nothing helps, write a digit of the solution and go on");
}

int run(int argc, char** argv) {
  CLI::App app(
      "Prints steps of a technique that differ from each other, as id|position|notation, and near "
      "misses of them, as id|position|!effect. On the way all usual techniques but this one help. "
      "Ends with 1 when fewer steps were found, or a wrong one.");
  Options options;
  add_options(app, options);
  CLI11_PARSE(app, argc, argv);
  const auto technique = find_technique(options.technique);
  if (!technique) {
    std::cerr << "no technique has the id " << options.technique << '\n';
    return 2;
  }
  options.walk.asked = *technique;
  return harvest(options);
}

}  // namespace
}  // namespace nonet::tools

int main(int argc, char** argv) {
  return nonet::tools::tool_main(nonet::tools::run, argc, argv);
}
