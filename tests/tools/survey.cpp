/// @file
/// `nonet_survey`: walks the paths of many puzzles, asks for all steps at every position on the way,
/// and checks each against the solution, which a solver finds that shares no code with the finders.
/// Prints one line a technique, as tab-separated values, and a last line "N steps, M unsound".

#include <CLI/CLI.hpp>
#include <array>
#include <atomic>
#include <fstream>
#include <iostream>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "logic/first_step.hpp"
#include "nonet/library.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "nonet/parse.hpp"
#include "nonet/solver.hpp"
#include "tool_main.hpp"

namespace nonet {
namespace {

struct Options {
  TechniqueSet techniques = usual_techniques();
  std::uint64_t budget = 20000;
  unsigned jobs = 2;
  bool paths_only = false;
  std::vector<std::string> files;
};

/// Counts for one technique.
struct Use {
  std::uint64_t steps = 0;      ///< Steps, over all positions.
  std::uint64_t available = 0;  ///< Puzzles that have such a step somewhere on the way.
  std::uint64_t taken = 0;      ///< Puzzles whose path takes such a step.
  std::uint64_t hardest = 0;  ///< Puzzles that the techniques before it do not solve, but with it.
};

struct Survey {
  std::array<Use, technique_count> uses{};
  std::uint64_t puzzles = 0;
  std::uint64_t solved = 0;
  std::uint64_t without_chains = 0;
  std::uint64_t positions = 0;
  std::uint64_t cut_short = 0;
  std::uint64_t steps = 0;
  std::uint64_t unsound = 0;
};

std::size_t index(Technique technique) {
  return static_cast<std::size_t>(technique);
}

/// Two facts of a step: it does what can be done on the board, and nothing against the solution.
bool is_sound(const Step& step, const Board& board, const Grid& solution) {
  for (int c : step.placements) {
    const int cell = candidate_cell(c);
    if (solution[cell] != candidate_digit(c) || board.value(cell) != 0) return false;
  }
  for (int c : step.eliminations) {
    const int cell = candidate_cell(c);
    if (solution[cell] == candidate_digit(c)) return false;
    if (!board.candidates(cell).contains(candidate_digit(c))) return false;
  }
  return !step.placements.empty() || !step.eliminations.empty();
}

/// Techniques that follow links from node to node.
bool is_chain(Technique technique) {
  const Family family = info(technique).family;
  return family == Family::chains || family == Family::forcing ||
         technique == Technique::als_chain || technique == Technique::kraken_fish_1 ||
         technique == Technique::kraken_fish_2 || technique == Technique::tridagon_chain;
}

/// Those that are asked only where a path comes to them.
bool is_last_resort(Technique technique) {
  return info(technique).use == nonet::Use::last_resort;
}

class Walk {
 public:
  Walk(const Options& options, Survey& survey) : options_(options), survey_(survey) {}

  void puzzle(const Grid& grid, const Grid& solution) {
    LogicOptions logic;
    logic.detours = true;
    const Path way = path(Position(grid), logic);
    TechniqueSet taken;
    TechniqueSet available;
    Position position(grid);
    for (const Step& step : way.steps) {
      look(position, solution, grid, is_last_resort(step.technique), available);
      taken.insert(static_cast<int>(step.technique));
      apply(step, position.board);
    }
    if (!way.solved) look(position, solution, grid, true, available);
    count(way, taken, available);
  }

 private:
  void look(const Position& position, const Grid& solution, const Grid& grid, bool last_resort,
            TechniqueSet& available) {
    if (options_.paths_only) return;
    ++survey_.positions;
    logic::Effort effort;
    logic::RemovableAlone removable_alone;
    const logic::Context context(position.board, position.givens, effort, removable_alone);
    for (int i : options_.techniques) {
      if (is_last_resort(static_cast<Technique>(i)) && !last_resort) continue;
      effort = logic::Effort(options_.budget, {});
      logic::give_steps(context, static_cast<Technique>(i), [&](const Step& step) {
        available.insert(i);
        check(step, position, solution, grid);
        return false;
      });
      survey_.cut_short += effort.end() == SearchEnd::complete ? 0U : 1U;
    }
  }

  void check(const Step& step, const Position& position, const Grid& solution, const Grid& grid) {
    ++survey_.steps;
    ++survey_.uses[index(step.technique)].steps;
    if (is_sound(step, position.board, solution)) return;
    ++survey_.unsound;
    std::cerr << "unsound: " << to_string(grid) << ' ' << library_position(position) << ' '
              << notation(step) << '\n';
  }

  void count(const Path& way, const TechniqueSet& taken, const TechniqueSet& available) {
    ++survey_.puzzles;
    for (int i : taken) ++survey_.uses[static_cast<std::size_t>(i)].taken;
    for (int i : available) ++survey_.uses[static_cast<std::size_t>(i)].available;
    if (!way.solved) return;
    ++survey_.solved;
    int hardest = 0;
    bool chains = false;
    for (int i : taken) {
      hardest = i;
      chains = chains || is_chain(static_cast<Technique>(i));
    }
    ++survey_.uses[static_cast<std::size_t>(hardest)].hardest;
    survey_.without_chains += chains ? 0U : 1U;
  }

  const Options& options_;
  Survey& survey_;
};

void add(Survey& total, const Survey& part) {
  for (std::size_t i = 0; i < technique_count; ++i) {
    total.uses[i].steps += part.uses[i].steps;
    total.uses[i].available += part.uses[i].available;
    total.uses[i].taken += part.uses[i].taken;
    total.uses[i].hardest += part.uses[i].hardest;
  }
  total.puzzles += part.puzzles;
  total.solved += part.solved;
  total.without_chains += part.without_chains;
  total.positions += part.positions;
  total.cut_short += part.cut_short;
  total.steps += part.steps;
  total.unsound += part.unsound;
}

std::vector<Grid> read_puzzles(const std::vector<std::string>& files) {
  std::vector<Grid> puzzles;
  for (const std::string& name : files) {
    std::ifstream file(name);
    for (std::string line; std::getline(file, line);) {
      const Parsed parsed = parse(line.substr(0, 81));
      if (parsed.ok()) puzzles.push_back(parsed.grid);
    }
  }
  return puzzles;
}

Survey survey_all(const Options& options, const std::vector<Grid>& puzzles) {
  Survey total;
  std::mutex mutex;
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    Survey part;
    Walk walk(options, part);
    for (std::size_t i = next++; i < puzzles.size(); i = next++) {
      // Dancing links share no code with the finders.
      const Solved solved = solve(puzzles[i], *find_engine("dlx"));
      if (solved.outcome == Outcome::unique) walk.puzzle(puzzles[i], solved.solution);
    }
    const std::scoped_lock lock(mutex);
    add(total, part);
  };
  std::vector<std::thread> threads;
  threads.reserve(options.jobs);
  for (unsigned i = 0; i < options.jobs; ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
  return total;
}

void print(const Survey& survey) {
  std::cout << "technique\tsteps\tavailable\ttaken\thardest\n";
  for (const TechniqueInfo& technique : techniques()) {
    const Use& use = survey.uses[index(technique.technique)];
    std::cout << technique.id << '\t' << use.steps << '\t' << use.available << '\t' << use.taken
              << '\t' << use.hardest << '\n';
  }
  std::cout << survey.puzzles << " puzzles, " << survey.solved << " solved, "
            << survey.without_chains << " without chains, " << survey.positions << " positions, "
            << survey.cut_short << " searches cut short by the budget\n"
            << survey.steps << " steps, " << survey.unsound << " unsound\n";
}

int run(int argc, char** argv) {
  Options options;
  bool on_request = false;
  std::vector<std::string> only;
  CLI::App app("Checks every step of every position on the paths of many puzzles.", "nonet_survey");
  app.add_flag("--on-request", on_request, "Ask for the techniques that hints leave out, too");
  app.add_option("--technique", only, "Ask for these techniques only, by id")
      ->allow_extra_args(false)
      ->check(CLI::Validator(
          [](const std::string& id) {
            return find_technique(id) ? std::string() : "no technique has the id " + id;
          },
          "ID"));
  app.add_option("--budget", options.budget, "Work for one technique on one position; 0: no end");
  app.add_flag("--paths-only", options.paths_only, "Only count what the paths take");
  app.add_option("--jobs", options.jobs, "Threads")->check(CLI::PositiveNumber);
  app.add_option("FILE", options.files)->required()->check(CLI::ExistingFile);
  CLI11_PARSE(app, argc, argv);
  if (on_request) options.techniques = TechniqueSet::all();
  if (!only.empty()) options.techniques = {};
  for (const std::string& id : only)
    options.techniques.insert(static_cast<int>(find_technique(id).value_or(Technique::full_house)));
  const Survey survey = survey_all(options, read_puzzles(options.files));
  print(survey);
  return survey.unsound == 0 && survey.puzzles > 0 ? 0 : 1;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  return nonet::tools::tool_main(nonet::run, argc, argv);
}
