/// @file
/// `nonet_soundness`: has a referee that shares no code with the library judge every step of the paths of many puzzles, and every
/// step of every finder at every position on the way of some of them. Puzzles with several solutions are walked too: there a step
/// has to hold in all of them, and nothing that rests on uniqueness may be given. Prints every unsound step with its puzzle and
/// position, and a last line "P puzzles, S steps, U unsound".

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <fstream>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "logic/first_step.hpp"
#include "nonet/library.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "nonet/random.hpp"
#include "referee.hpp"
#include "tool_main.hpp"

namespace nonet {
namespace {

using tools::Deed;
using tools::Digits;
using tools::Referee;
using Clock = std::chrono::steady_clock;

struct Options {
  std::uint64_t budget = 100;
  std::uint64_t path_budget = 60'000'000;
  unsigned jobs = 2;
  unsigned seconds = 0;
  std::uint64_t every = 1;
  TechniqueSet asked = TechniqueSet::all();
  std::vector<std::string> files;
};

/// More solutions than these are not listed, and such a puzzle is passed over.
constexpr std::size_t most_solutions = 500;

struct Tally {
  std::array<std::uint64_t, technique_count> by_technique{};
  std::uint64_t puzzles = 0;
  std::uint64_t unique = 0;
  std::uint64_t several = 0;
  std::uint64_t none = 0;
  std::uint64_t looked_through = 0;  ///< Puzzles at whose positions all finders were asked.
  std::uint64_t thinned = 0;         ///< Puzzles with several solutions that were walked.
  std::uint64_t path_steps = 0;
  std::uint64_t positions = 0;
  std::uint64_t cut_short = 0;
  std::uint64_t steps = 0;
  std::uint64_t unsound = 0;

  void add(const Tally& other) {
    for (std::size_t i = 0; i < technique_count; ++i) by_technique[i] += other.by_technique[i];
    for (auto field : {&Tally::puzzles, &Tally::unique, &Tally::several, &Tally::none,
                       &Tally::looked_through, &Tally::thinned, &Tally::path_steps,
                       &Tally::positions, &Tally::cut_short, &Tally::steps, &Tally::unsound})
      this->*field += other.*field;
  }
};

/// Threads print one after the other.
std::mutex& output() {
  static std::mutex mutex;
  return mutex;
}

Deed deed_of(const Step& step) {
  Deed deed;
  for (int c : step.placements) deed.placements.push_back({c / 9, c % 9 + 1});
  for (int c : step.eliminations) deed.eliminations.push_back({c / 9, c % 9 + 1});
  return deed;
}

Grid grid_of(const Digits& digits) {
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int digit = digits[static_cast<std::size_t>(cell)];
    if (digit != 0) grid.set(cell, digit);
  }
  return grid;
}

/// By the beginning of its id, not by what the library's table says of its use.
bool needs_uniqueness(Technique technique) {
  static constexpr auto beginnings =
      std::to_array<std::string_view>({"unique-", "aic-unique-", "hidden-rectangle", "avoidable-",
                                       "bug-", "extended-rectangle", "symmetrical-"});
  return std::any_of(beginnings.begin(), beginnings.end(),
                     [&](std::string_view b) { return info(technique).id.starts_with(b); });
}

bool needs_unique_givens(Technique technique) {
  return info(technique).id.starts_with("avoidable-") ||
         info(technique).id.starts_with("symmetrical-");
}

TechniqueSet those(bool (*is_wanted)(Technique)) {
  TechniqueSet set;
  for (const TechniqueInfo& technique : techniques()) {
    if (is_wanted(technique.technique)) set.insert(static_cast<int>(technique.technique));
  }
  return set;
}

bool any_technique(Technique /*technique*/) {
  return true;
}
bool needs_no_uniqueness(Technique technique) {
  return !needs_uniqueness(technique);
}
bool never(Technique /*technique*/) {
  return false;
}

/// One puzzle's way: the library's position and the referee's, side by side.
class Walk {
 public:
  Walk(const Options& options, const Digits& puzzle, std::vector<Digits> solutions, Tally& tally)
      : options_(options),
        puzzle_(puzzle),
        solutions_(std::move(solutions)),
        position_(grid_of(puzzle)),
        referee_(puzzle),
        tally_(tally) {}

  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] Position& position() { return position_; }
  [[nodiscard]] Referee& referee() { return referee_; }
  [[nodiscard]] const std::vector<Digits>& solutions() const { return solutions_; }

  /// Follows the path, with its detours or without; `forbidden` says what must not be on it, and `wanted` what is asked at
  /// each position.
  void follow(const TechniqueSet& wanted, bool (*forbidden)(Technique), bool detours = true) {
    LogicOptions logic;
    logic.budget = options_.path_budget;
    logic.detours = detours;
    for (const Step& step : path(position_, logic).steps) {
      look(wanted, is_last_resort(step.technique));
      ++tally_.path_steps;
      if (!judge(step, forbidden)) return;
      move(step);
    }
    if (!position_.board.full()) look(wanted, false);
  }

  /// Goes on by the first step each time, without asking whether there is one solution.
  void follow_unexamined(const TechniqueSet& wanted) {
    while (!position_.board.full()) {
      look(wanted, false);
      logic::Effort effort(options_.budget, {});
      logic::RemovableAlone alone;
      const logic::Context context(position_.board, position_.givens, effort, alone);
      const std::optional<Step> step = logic::first_step(context, wanted);
      if (!step || effort.end() != SearchEnd::complete || !judge(*step, needs_uniqueness)) return;
      move(*step);
    }
  }

  void tell(const std::string& what) {
    ++tally_.unsound;
    const std::scoped_lock lock(output());
    std::cout << "unsound: puzzle " << tools::write_digits(puzzle_) << " at "
              << library_position(position_) << ": " << what << '\n';
  }

  bool judge(const Step& step, bool (*forbidden)(Technique)) {
    ++tally_.steps;
    ++tally_.by_technique[static_cast<std::size_t>(step.technique)];
    std::string fault = referee_.fault_of(deed_of(step), solutions_);
    if (fault.empty() && forbidden(step.technique)) fault = "rests on one solution";
    if (fault.empty()) return true;
    tell(std::string(info(step.technique).id) + " " + notation(step) + ": " + fault);
    return false;
  }

 private:
  static bool is_last_resort(Technique technique) {
    return info(technique).use == Use::last_resort;
  }

  /// All steps of the wanted techniques here, as far as they are asked about.
  void look(const TechniqueSet& all_wanted, bool last_resort) {
    const TechniqueSet wanted = all_wanted & options_.asked;
    if (wanted.empty()) return;
    ++tally_.positions;
    logic::Effort effort;
    logic::RemovableAlone alone;
    const logic::Context context(position_.board, position_.givens, effort, alone);
    for (int i : wanted) {
      const auto technique = static_cast<Technique>(i);
      if (is_last_resort(technique) && !last_resort) continue;
      effort = logic::Effort(options_.budget, {});
      logic::give_steps(context, technique, [&](const Step& step) {
        judge(step, never);
        return false;
      });
      tally_.cut_short += effort.end() == SearchEnd::complete ? 0U : 1U;
    }
  }

  void move(const Step& step) {
    apply(step, position_.board);
    referee_.apply(deed_of(step));
    if (!boards_agree()) tell("after " + notation(step) + ": the board has other candidates");
  }

  [[nodiscard]] bool boards_agree() const {
    for (int cell = 0; cell < cell_count; ++cell) {
      if (position_.board.value(cell) != referee_.value(cell)) return false;
      for (int digit = 1; digit <= 9; ++digit) {
        if (position_.board.candidates(cell).contains(digit) != referee_.allows(cell, digit))
          return false;
      }
    }
    return true;
  }

  const Options& options_;
  const Digits& puzzle_;
  std::vector<Digits> solutions_;
  Position position_;
  Referee referee_;
  Tally& tally_;
};

/// Examination of one puzzle.
class Examination {
 public:
  Examination(const Options& options, Tally& tally) : options_(options), tally_(tally) {}

  void puzzle(const Digits& puzzle, std::uint64_t number) {
    ++tally_.puzzles;
    Random random(number);
    const bool thorough = number % options_.every == 0;
    const std::vector<Digits> solutions = Referee(puzzle).solutions(2);
    ++(solutions.empty() ? tally_.none : solutions.size() == 1 ? tally_.unique : tally_.several);
    if (solutions.size() != 1) {
      says(puzzle, solutions);
      if (!solutions.empty() && thorough) with_several(puzzle);
      return;
    }
    Walk walk(options_, puzzle, solutions, tally_);
    tally_.looked_through += thorough ? 1U : 0U;
    walk.follow(thorough ? those(any_technique) : TechniqueSet(), never);
    if (walk.position().board.full() && grid_of(solutions[0]) != walk.position().board.values())
      walk.tell("the path ends in another grid");
    Walk direct(options_, puzzle, solutions, tally_);
    direct.follow({}, never, false);
    if (direct.position().board.full() != walk.position().board.full())
      direct.tell("the path without detours ends elsewhere");
    if (thorough) thinned(puzzle, solutions[0], random);
  }

 private:
  /// Logic has to say what is wrong with a puzzle; where there is no solution, it gives no step.
  void says(const Digits& puzzle, const std::vector<Digits>& solutions) {
    Walk walk(options_, puzzle, solutions, tally_);
    const PositionReport report = examine(walk.position());
    const bool right =
        solutions.empty() ? !report.can_start() : report.fault == PositionFault::several_solutions;
    if (!right || report.unique) walk.tell("logic takes it for another");
    if (solutions.empty() && !path(walk.position()).steps.empty())
      walk.tell("logic starts from it");
  }

  /// Findings that need no uniqueness hold in every solution.
  void with_several(const Digits& puzzle) {
    std::vector<Digits> solutions = Referee(puzzle).solutions(most_solutions + 1);
    if (solutions.size() > most_solutions) return;
    ++tally_.thinned;
    Walk(options_, puzzle, solutions, tally_).follow({}, needs_uniqueness);
    Walk(options_, puzzle, std::move(solutions), tally_)
        .follow_unexamined(those(needs_no_uniqueness));
  }

  /// The puzzle without a given that it needs: as it is; with candidates struck until one solution is left; and with the given as a
  /// placed digit.
  void thinned(const Digits& puzzle, const Digits& solution, Random& random) {
    Digits fewer = puzzle;
    int cell = -1;
    for (int tries = 0; tries < 10 && cell < 0; ++tries) {
      const int c = random.below(81);
      const auto i = static_cast<std::size_t>(c);
      if (puzzle[i] == 0) continue;
      fewer[i] = 0;
      if (Referee(fewer).solutions(2).size() == 2) cell = c;
      if (cell < 0) fewer = puzzle;
    }
    if (cell < 0) return;
    says(fewer, Referee(fewer).solutions(2));
    with_several(fewer);
    struck(fewer, solution, random);
    entered(fewer, solution, cell);
  }

  /// Removed candidates leave one solution, the digits do not: nothing that rests on uniqueness.
  void struck(const Digits& puzzle, const Digits& solution, Random& random) {
    Walk walk(options_, puzzle, {solution}, tally_);
    while (walk.referee().solutions(2).size() > 1) {
      const int c = random.below(81);
      const int digit = random.below(9) + 1;
      if (solution[static_cast<std::size_t>(c)] == digit) continue;
      walk.referee().strike(c, digit);
      walk.position().board.eliminate(c, digit);
    }
    gives_none(walk, those(needs_uniqueness), needs_uniqueness);
    walk.follow({}, needs_uniqueness);
  }

  /// The digits leave one solution, the givens do not: nothing that asks for the givens.
  void entered(const Digits& puzzle, const Digits& solution, int cell) {
    Walk walk(options_, puzzle, {solution}, tally_);
    const int digit = solution[static_cast<std::size_t>(cell)];
    walk.referee().place(cell, digit);
    walk.position().board.place(cell, digit);
    gives_none(walk, those(needs_uniqueness), needs_unique_givens);
    walk.follow({}, needs_unique_givens);
  }

  static void gives_none(Walk& walk, const TechniqueSet& asked, bool (*forbidden)(Technique)) {
    LogicOptions logic;
    logic.techniques = asked;
    logic.budget = 100'000;
    for (const Step& step : all_steps(walk.position(), logic).steps) walk.judge(step, forbidden);
  }

  const Options& options_;
  Tally& tally_;
};

std::vector<Digits> read_puzzles(const std::vector<std::string>& files) {
  std::vector<Digits> puzzles;
  for (const std::string& name : files) {
    std::ifstream file(name);
    for (std::string line; std::getline(file, line);) {
      if (const auto digits = tools::read_digits(line)) puzzles.push_back(*digits);
    }
  }
  return puzzles;
}

/// A share of time comes out with puzzles of all files.
void shuffle(std::vector<Digits>& puzzles) {
  Random random("soundness");
  random.shuffle(std::span(puzzles));
}

Tally examine_all(const Options& options, const std::vector<Digits>& puzzles) {
  Tally total;
  std::atomic<std::size_t> next{0};
  const auto end = Clock::now() + std::chrono::seconds(options.seconds);
  const auto work = [&] {
    Tally part;
    for (std::size_t i = next++; i < puzzles.size(); i = next++) {
      if (options.seconds > 0 && Clock::now() >= end) break;
      Examination(options, part).puzzle(puzzles[i], i);
      if (i % 1000 == 0) std::cerr << i << " of " << puzzles.size() << " puzzles\n";
    }
    const std::scoped_lock lock(output());
    total.add(part);
  };
  std::vector<std::thread> threads;
  threads.reserve(options.jobs);
  for (unsigned i = 0; i < options.jobs; ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
  return total;
}

void print(const Tally& tally) {
  std::cout << "without a step:";
  for (const TechniqueInfo& technique : techniques()) {
    if (tally.by_technique[static_cast<std::size_t>(technique.technique)] == 0)
      std::cout << ' ' << technique.id;
  }
  std::cout << '\n'
            << tally.unique << " unique, " << tally.several << " with several solutions, "
            << tally.none << " with none; " << tally.path_steps << " steps of paths\n"
            << tally.looked_through << " looked through and " << tally.thinned
            << " walked with several solutions; " << tally.positions << " positions, "
            << tally.cut_short << " searches cut short by the budget\n"
            << tally.puzzles << " puzzles, " << tally.steps << " steps, " << tally.unsound
            << " unsound\n";
}

int run(int argc, char** argv) {
  Options options;
  std::vector<std::string> only;
  CLI::App app("Judges every step of logic on many puzzles.", "nonet_soundness");
  app.add_option("--budget", options.budget, "Work for one technique on one position; 0: no end");
  app.add_option("--path-budget", options.path_budget, "Work for one path; 0: no end");
  app.add_option("--every", options.every, "All finders at all positions of each N-th puzzle")
      ->check(CLI::PositiveNumber);
  app.add_option("--technique", only, "Ask for these techniques only beside the paths, by id")
      ->allow_extra_args(false)
      ->check(CLI::Validator(
          [](const std::string& id) {
            return find_technique(id) ? std::string() : "no technique has the id " + id;
          },
          "ID"));
  app.add_option("--seconds", options.seconds, "Begin no puzzle after this time; 0: all puzzles");
  app.add_option("--jobs", options.jobs, "Threads")->check(CLI::PositiveNumber);
  app.add_option("FILE", options.files)->required()->check(CLI::ExistingFile);
  CLI11_PARSE(app, argc, argv);
  if (!only.empty()) options.asked = {};
  for (const std::string& id : only)
    options.asked.insert(static_cast<int>(find_technique(id).value_or(Technique::full_house)));
  std::vector<Digits> puzzles = read_puzzles(options.files);
  shuffle(puzzles);
  const Tally tally = examine_all(options, puzzles);
  print(tally);
  return tally.unsound == 0 && tally.steps > 0 ? 0 : 1;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  return nonet::tools::tool_main(nonet::run, argc, argv);
}
