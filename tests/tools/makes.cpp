/// @file
/// `nonet_makes`: makes puzzles by level, symmetry and technique, says how long one takes, and checks each: one solution by dancing
/// links, every part of the request, and that no two are equivalent. The tables of core/docs/generator.md come from it.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "nonet/canonical.hpp"
#include "nonet/generator.hpp"
#include "nonet/solver.hpp"
#include "tool_main.hpp"

namespace nonet {
namespace {

/// Cost of one puzzle, in milliseconds of processor time, and whether it is right.
struct Made {
  double milliseconds = 0;
  bool found = false;
  bool right = false;
  Grid canonical;
};

double thread_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

bool keeps_symmetry(const Grid& puzzle, Symmetry symmetry) {
  const CellSet given = puzzle.filled();
  return std::all_of(given.begin(), given.end(),
                     [&](int cell) { return (orbit(cell, symmetry) - given).empty(); });
}

/// The other techniques than singles that steps take.
std::set<Technique> techniques_of(const std::vector<Step>& steps) {
  std::set<Technique> used;
  for (const Step& step : steps) {
    if (info(step.technique).family != Family::singles) used.insert(step.technique);
  }
  return used;
}

/// A path by singles and, when there is one, a technique.
Path easy_path(const Grid& puzzle, std::optional<Technique> technique) {
  LogicOptions options;
  options.techniques = {};
  for (const TechniqueInfo& other : techniques()) {
    if (other.family == Family::singles || other.technique == technique)
      options.techniques.insert(static_cast<int>(other.technique));
  }
  return path(Position(puzzle), options);
}

/// By the public functions of logic, not by what made the puzzle.
bool needs_technique(const Generated& made, Technique technique, TechniqueNeed need) {
  switch (need) {
    case TechniqueNeed::alone:
      return techniques_of(path(Position(made.puzzle)).steps) == std::set{technique};
    case TechniqueNeed::enough:
      return !easy_path(made.puzzle, {}).solved && easy_path(made.puzzle, technique).solved;
    case TechniqueNeed::path: {
      const auto steps = path(Position(made.puzzle)).steps;
      return std::any_of(steps.begin(), steps.end(),
                         [&](const Step& step) { return step.technique == technique; });
    }
    case TechniqueNeed::next: {
      LogicOptions options;
      options.techniques.insert(static_cast<int>(technique));
      const auto steps = next_step({made.board, made.puzzle.filled()}, options).steps;
      return !steps.empty() && steps.front().technique == technique;
    }
  }
  return false;
}

bool is_right(const Generated& made, const PuzzleRequest& request) {
  const Solved solved = solve(made.puzzle, *find_engine("dlx"));
  if (solved.outcome != Outcome::unique || solved.solution != made.solution) return false;
  if (!keeps_symmetry(made.puzzle, request.symmetry)) return false;
  if (request.technique && !needs_technique(made, *request.technique, request.need)) return false;
  if (request.clues && !request.clues->contains(made.puzzle.clue_count())) return false;
  if (request.pattern && made.puzzle.filled() != *request.pattern) return false;
  if (!request.level && !request.er) return true;
  const auto grade = nonet::grade(made.puzzle);
  const Range er = request.level ? ratings_of(*request.level) : *request.er;
  return grade && er.contains(grade->er) && (!request.level || grade->level == *request.level);
}

Made make_one(const std::string& seed, const PuzzleRequest& request,
              const GenerateOptions& limits) {
  Made one;
  const double start = thread_milliseconds();
  const Generated made = generate(seed, request, limits);
  one.milliseconds = thread_milliseconds() - start;
  one.found = made.found;
  one.right = made.found && is_right(made, request);
  if (made.found) one.canonical = canonical_puzzle(made.puzzle, made.solution);
  return one;
}

/// How many to make, and when to stop before that.
struct Amount {
  std::size_t count = 0;
  unsigned threads = 1;
  /// Milliseconds of processor time after which no further one is begun; 0: none.
  double patience = 0;
  GenerateOptions limits = {};
};

std::vector<Made> make_all(const std::string& seed, const PuzzleRequest& request,
                           const Amount& amount) {
  std::vector<Made> all(amount.count);
  std::atomic<std::size_t> next = 0;
  std::atomic<double> spent = 0;
  const auto work = [&] {
    const double start = thread_milliseconds();
    double before = 0;
    while (amount.patience == 0 || spent < amount.patience) {
      const std::size_t i = next++;
      if (i >= amount.count) break;
      all[i] = make_one(seed + "-" + std::to_string(i), request, amount.limits);
      const double now = thread_milliseconds() - start;
      spent = spent + (now - before);
      before = now;
    }
  };
  std::vector<std::thread> workers;
  workers.reserve(amount.threads);
  for (unsigned i = 0; i < amount.threads; ++i) workers.emplace_back(work);
  for (std::thread& worker : workers) worker.join();
  all.resize(std::min<std::size_t>(next, amount.count));
  return all;
}

struct Row {
  std::size_t found = 0;
  std::size_t wrong = 0;
  std::size_t equivalent = 0;
};

Row count_up(const std::vector<Made>& all) {
  Row row;
  std::set<std::string> seen;
  for (const Made& made : all) {
    if (!made.found) continue;
    ++row.found;
    row.wrong += made.right ? 0 : 1;
    row.equivalent += seen.insert(to_string(made.canonical)).second ? 0 : 1;
  }
  return row;
}

/// A line of the table; true when nothing was wrong.
bool report(const std::string& name, const std::vector<Made>& all) {
  const Row row = count_up(all);
  std::vector<double> times;
  times.reserve(all.size());
  for (const Made& made : all) times.push_back(made.milliseconds);
  std::sort(times.begin(), times.end());
  const auto at = [&](std::size_t percent) { return times[(times.size() - 1) * percent / 100]; };
  std::cout << "| " << name << " | " << row.found << " of " << all.size() << " | " << row.wrong
            << " | " << row.equivalent << " | " << std::setprecision(3) << at(50) << " | " << at(99)
            << " |" << std::endl;
  return row.wrong == 0;
}

struct Options {
  std::size_t levels = 0;
  std::size_t symmetries = 0;
  std::size_t techniques = 0;
  std::string technique;
  double patience = 0;
  std::size_t hard = 0;
  std::size_t fair = 0;
  std::size_t rare = 0;
  std::string level_symmetry = "none";
  std::string seed = "makes";
  unsigned threads = std::max(std::thread::hardware_concurrency(), 1U);
};

bool make_levels(const Options& options) {
  bool right = true;
  PuzzleRequest request;
  request.symmetry = *find_symmetry(options.level_symmetry);
  for (int i = 0; i < difficulty_count && options.levels > 0; ++i) {
    request.level = static_cast<Difficulty>(i);
    right &= report(std::string(id(*request.level)) + ", " + options.level_symmetry,
                    make_all(options.seed, request, {options.levels, options.threads}));
  }
  return right;
}

bool make_symmetries(const Options& options) {
  bool right = true;
  for (int i = 0; i < symmetry_count && options.symmetries > 0; ++i) {
    PuzzleRequest request;
    request.symmetry = static_cast<Symmetry>(i);
    right &= report(std::string(id(request.symmetry)),
                    make_all(options.seed, request, {options.symmetries, options.threads}));
  }
  return right;
}

/// The way in which a technique can be needed that finds most of a few, and of those the quickest.
TechniqueNeed best_need(PuzzleRequest request, const Options& options) {
  constexpr std::size_t few = 4;
  const Amount trial = {few, options.threads, 0, {30'000}};
  std::pair<double, TechniqueNeed> best = {0, TechniqueNeed::next};
  for (const TechniqueNeed need :
       {TechniqueNeed::alone, TechniqueNeed::enough, TechniqueNeed::path, TechniqueNeed::next}) {
    request.need = need;
    if (examine(request).fault != RequestFault::none) continue;
    double found = 0;
    double milliseconds = 1;
    for (const Made& made : make_all("trial", request, trial)) {
      found += made.found ? 1 : 0;
      milliseconds += made.milliseconds;
    }
    best = std::max(best, {found + 1 / milliseconds, need});
    if (best.first > few && milliseconds < 1000 * few) break;
  }
  return best.second;
}

/// Each in the way in which it is found best.
bool make_techniques(const Options& options) {
  bool right = true;
  for (const TechniqueInfo& technique : techniques()) {
    if (options.techniques == 0) break;
    if (!options.technique.empty() && options.technique != technique.id) continue;
    PuzzleRequest request;
    request.technique = technique.technique;
    request.need = best_need(request, options);
    right &= report(std::string(technique.id) + ", " + std::string(id(request.need)),
                    make_all(options.seed, request,
                             {options.techniques, options.threads, 1e3 * options.patience}));
  }
  return right;
}

bool make_others(const Options& options) {
  bool right = true;
  PuzzleRequest hard;
  hard.er = Range{90, 120};
  if (options.hard > 0)
    right &= report("ER 9.0..12.0", make_all(options.seed, hard, {options.hard, options.threads}));
  PuzzleRequest fair;
  fair.fair = true;
  if (options.fair > 0)
    right &= report("fair", make_all(options.seed, fair, {options.fair, options.threads}));
  return right;
}

/// Wishes that few puzzles meet; `--patience` counts for each.
bool make_rare(const Options& options) {
  if (options.rare == 0) return true;
  std::vector<std::pair<std::string, PuzzleRequest>> wishes;
  const auto wish = [&](const std::string& name) -> PuzzleRequest& {
    return wishes.emplace_back(name, PuzzleRequest()).second;
  };
  wish("ER 10.0..12.0").er = Range{100, 120};
  for (const int clues : {32, 36}) {
    PuzzleRequest& many = wish("minimal, " + std::to_string(clues) + " clues or more");
    many.minimal = true;
    many.clues = Range{clues, most_minimal_clues};
  }
  for (const int clues : {18, 20}) {
    PuzzleRequest& turned = wish(std::to_string(clues) + " clues, rotate180");
    turned.symmetry = Symmetry::rotate180;
    turned.clues = Range{clues, clues};
  }
  for (const Technique technique :
       {Technique::jellyfish, Technique::als_xz, Technique::sue_de_coq, Technique::naked_quad,
        Technique::hidden_quad, Technique::death_blossom})
    wish(std::string(info(technique).id) + ", alone").technique = technique;
  wish("17 clues").clues = Range{17, 17};
  bool right = true;
  for (const auto& [name, request] : wishes)
    right &= report(name, make_all(options.seed, request,
                                   {options.rare, options.threads, 1e3 * options.patience}));
  return right;
}

int run(int argc, char** argv) {
  CLI::App app("Makes puzzles, measures and checks them.", "nonet_makes");
  Options options;
  app.add_option("--levels", options.levels, "So many of each level");
  app.add_option("--level-symmetry", options.level_symmetry, "Of these");
  app.add_option("--symmetries", options.symmetries, "So many of each symmetry");
  app.add_option("--techniques", options.techniques, "So many of each technique");
  app.add_option("--technique", options.technique, "Only this one of them");
  app.add_option("--patience", options.patience, "Seconds for each technique; 0: no limit");
  app.add_option("--hard", options.hard, "So many with a rating of 9.0 or more");
  app.add_option("--fair", options.fair, "So many fair ones");
  app.add_option("--rare", options.rare, "So many of each rare wish");
  app.add_option("--seed", options.seed, "Of all of them");
  app.add_option("--threads", options.threads, "At the same time");
  CLI11_PARSE(app, argc, argv);
  std::cout << "| puzzles | found | wrong | equivalent | median ms | 99 % ms |\n"
            << "|---|---:|---:|---:|---:|---:|\n";
  bool right = make_levels(options);
  right &= make_symmetries(options);
  right &= make_techniques(options);
  right &= make_others(options);
  right &= make_rare(options);
  return right ? 0 : 1;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  return nonet::tools::tool_main(nonet::run, argc, argv);
}
