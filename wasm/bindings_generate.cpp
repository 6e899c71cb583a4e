/// @file
/// The border to JavaScript for making puzzles: one that meets a request, how hard one is, the levels, and a form
/// in which equivalent puzzles are the same.

#include <emscripten/bind.h>

#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "convert.hpp"
#include "nonet/canonical.hpp"
#include "nonet/expected_time.hpp"
#include "nonet/generator.hpp"
#include "nonet/parse.hpp"
#include "nonet/solver.hpp"

namespace nonet::wasm {
namespace {

// --- what is asked ---

/// Two whole numbers that are small enough for `int` after `scale`, which makes tenths of ratings and seconds of minutes.
auto range_in(double scale) {
  return [scale](const val& value) -> std::optional<Range> {
    constexpr double most = 1'000'000;
    constexpr double near = 1e-6;
    const auto whole = [scale](double number) -> std::optional<int> {
      const double scaled = number * scale;
      const double rounded = std::round(scaled);
      if (!(std::abs(rounded) <= most && std::abs(scaled - rounded) < near)) return std::nullopt;
      return static_cast<int>(rounded);
    };
    const auto given = numbers(value);
    if (!given || given->size() != 2 || !value.isArray()) return std::nullopt;
    const auto low = whole(given->front());
    const auto high = whole(given->back());
    if (!low || !high) return std::nullopt;
    return Range{*low, *high};
  };
}

/// Nothing of an empty array, which leaves the pattern out.
std::optional<std::optional<CellSet>> pattern_of(const val& flags) {
  const Flags read = read_flags(flags);
  if (!read.error.empty()) return std::nullopt;
  return read.none ? std::optional<CellSet>() : read.cells;
}

std::optional<Grid> givens_of(const val& cells) {
  const Grids read = read_grids(cells);
  if (!read.error.empty() || read.grids.size() > 1) return std::nullopt;
  return read.grids.empty() ? Grid() : read.grids.front();
}

/// A request in the words of the core; `error` is empty or names the first thing that is wrong.
struct Question {
  std::string error;
  std::string seed;
  PuzzleRequest request;
  std::uint64_t budget = 0;
};

Question read_question(const val& wanted) {
  constexpr double tenths = 10;
  constexpr double seconds_in_minute = 60;
  Question question;
  PuzzleRequest& request = question.request;
  Request asked(wanted);
  asked.read("seed", question.seed, text);
  asked.read("level", request.level, one_or_none(find_difficulty));
  asked.read("technique", request.technique, one_or_none(find_technique));
  asked.read("need", request.need, one_of(find_technique_need));
  asked.read_if("er", request.er, range_in(tenths));
  asked.read_if("clues", request.clues, range_in(1));
  asked.read_if("minutes", request.seconds, range_in(seconds_in_minute));
  asked.read("symmetry", request.symmetry, one_of(find_symmetry));
  asked.read_if("pattern", request.pattern, pattern_of);
  asked.read_if("givens", request.givens, givens_of);
  asked.read("minimal", request.minimal, flag);
  asked.read("fair", request.fair, flag);
  asked.read("grids", request.grids, one_of(find_grid_method));
  asked.read("budget", question.budget, whole);
  question.error = asked.error();
  return question;
}

// --- answers ---

val to_list(const Missed& missed) {
  val list = val::array();
  const auto add = [&list](bool is_missed, const char* name) {
    if (is_missed) list.call<void>("push", std::string(name));
  };
  add(missed.level, "level");
  add(missed.technique, "technique");
  add(missed.er, "er");
  add(missed.clues, "clues");
  add(missed.minimal, "minimal");
  add(missed.pattern, "pattern");
  add(missed.time, "minutes");
  return list;
}

/// The candidates that the digits of a board leave and that are gone all the same.
std::vector<std::uint16_t> eliminated(const Board& board) {
  const Board fresh(board.values());
  std::vector<std::uint16_t> gone;
  for (int cell : board.empty_cells()) {
    for (int digit : fresh.candidates(cell) - board.candidates(cell))
      gone.push_back(static_cast<std::uint16_t>(candidate(cell, digit)));
  }
  return gone;
}

val to_object(const KnownPuzzle& known) {
  return object_of({{"name", known.name},
                    {"source", known.source},
                    {"cells", to_array(parse(known.cells).grid)}});
}

val to_object(const std::string& error, const Generated& made) {
  return object_of({{"error", error},
                    {"cell", made.report.cell},
                    {"house", made.report.house},
                    {"digit", made.report.digit},
                    {"ended", error.empty() ? id(made.end) : ""},
                    {"found", made.found},
                    {"cells", to_array(made.puzzle)},
                    {"solution", to_array(made.solution)},
                    {"board", to_array(made.board.values())},
                    {"eliminated", to_array(eliminated(made.board))},
                    {"clues", made.puzzle.clue_count()},
                    {"missed", to_list(made.missed)},
                    {"attempts", made.attempts},
                    {"nearKnown", made.near_known ? to_object(*made.near_known) : val::null()}});
}

val generate_puzzle(const val& wanted, const val& progress) {
  const Question question = read_question(wanted);
  if (!question.error.empty()) return to_object(question.error, Generated());
  Pace pace;
  const auto tell_at_times = [&] { return !pace.due() || tell(progress); };
  GenerateOptions options;
  options.budget = question.budget;
  if (!progress.isNull()) options.keep_going = tell_at_times;
  const Generated made = generate(question.seed, question.request, options);
  return to_object(std::string(id(made.report.fault)), made);
}

double to_rating(int tenths) {
  constexpr double in_one = 10;
  return tenths / in_one;
}

val pair_of(double first, double second) {
  const std::array<double, 2> pair{first, second};
  return list_of(pair, [](double number) { return number; });
}

val to_object(const std::string& error, const PositionReport& report, SearchEnd end,
              const std::optional<Grade>& found, const ExpectedTime& time = {}) {
  const Grade grade = found.value_or(Grade());
  const val techniques = list_of(grade.techniques, [](const TechniqueCount& used) {
    return object_of({{"id", info(used.technique).id}, {"count", used.count}});
  });
  return with(wasm::to_object(error, report, end), {{"level", found ? id(grade.level) : ""},
                                                    {"score", grade.score},
                                                    {"solved", grade.solved},
                                                    {"techniques", techniques},
                                                    {"er", to_rating(grade.er)},
                                                    {"ep", to_rating(grade.ep)},
                                                    {"ed", to_rating(grade.ed)},
                                                    {"expectedSeconds", time.seconds},
                                                    {"expectedRange", pair_of(time.low, time.high)},
                                                    {"expectedRough", time.rough}});
}

val grade_puzzle(const val& cells, double budget, const val& progress) {
  const OneGrid read = read_grid(cells);
  const auto most = read_whole(budget);
  std::string error = read.error;
  if (error.empty() && !most) error = "budget";
  if (!error.empty()) return to_object(error, {}, SearchEnd::complete, std::nullopt);
  const PositionReport report = examine(Position(read.grid));
  if (report.fault != PositionFault::none)
    return to_object("", report, SearchEnd::complete, std::nullopt);
  Pace pace;
  const auto tell_at_times = [&] { return !pace.due() || tell(progress); };
  GradeOptions options;
  options.budget = *most;
  if (!progress.isNull()) options.keep_going = tell_at_times;
  const auto found = grade(read.grid, options);
  const auto time = found ? expected_time(read.grid) : std::nullopt;
  return to_object("", report, found ? SearchEnd::complete : SearchEnd::budget, found,
                   time.value_or(ExpectedTime()));
}

val canonical_of(const val& cells) {
  const OneGrid read = read_grid(cells);
  const Solved solved = read.error.empty() ? solve(read.grid) : Solved();
  const bool unique = solved.outcome == Outcome::unique;
  return object_of(
      {{"error", read.error},
       {"outcome", read.error.empty() ? id(solved.outcome) : ""},
       {"cells", to_array(unique ? canonical_puzzle(read.grid, solved.solution) : Grid())}});
}

val level_row(Difficulty level) {
  const Range ratings = ratings_of(level);
  val own = val::array();
  for (const TechniqueInfo& technique : techniques()) {
    if (technique.level == level &&
        usual_techniques().contains(static_cast<int>(technique.technique)))
      own.call<void>("push", std::string(technique.id));
  }
  return object_of({{"id", level},
                    {"ratings", pair_of(to_rating(ratings.low), to_rating(ratings.high))},
                    {"techniques", own}});
}

val level_table() {
  val table = val::array();
  for (int level = 0; level < difficulty_count; ++level)
    table.call<void>("push", level_row(static_cast<Difficulty>(level)));
  return table;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_generate) {
  using emscripten::function;

  function("generate", &generate_puzzle);
  function("grade", &grade_puzzle);
  function("canonicalPuzzle", &canonical_of);
  function("levels", &level_table);
}

}  // namespace nonet::wasm
