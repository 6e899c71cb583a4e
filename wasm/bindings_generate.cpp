/// @file
/// The border to JavaScript for making puzzles: one that meets a request, how hard one is, the levels, and a form
/// in which equivalent puzzles are the same.

#include <emscripten/bind.h>

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

/// A request as `guard.js` passes it on: where something may be left out, null says that it was.
struct AskedPuzzle {
  std::string seed, level, technique, need, symmetry, grids;
  val er = val::undefined();       // two numbers
  val clues = val::undefined();    // two numbers
  val minutes = val::undefined();  // two numbers
  val pattern = val::undefined();  // empty: left out; null: not an array of bytes
  val givens = val::undefined();
  double minimal, fair;  // 0, 1, or not a number
  double budget;
};

/// A request in the words of the core; `error` is empty or names the first thing that is wrong.
struct AskedRequest {
  std::string error;
  PuzzleRequest request;
  std::uint64_t budget = 0;

  /// Keeps what was read; when that is nothing, names what is wrong unless something was before.
  template <typename Wanted, typename Read>
  void keep(Wanted& wanted, const std::optional<Read>& read, const char* name) {
    if (read) {
      // NOLINTNEXTLINE(bugprone-optional-value-conversion): not all that is wanted is optional.
      wanted = *read;
    } else if (error.empty()) {
      error = name;
    }
  }
};

/// Two whole numbers that are small enough for `int` after `scale`, which makes tenths of ratings and seconds of minutes.
std::optional<Range> read_range(const val& range, double scale) {
  constexpr double most = 1'000'000;
  constexpr double near = 1e-6;
  const auto whole = [scale](const val& number) -> std::optional<int> {
    const double scaled = number.as<double>() * scale;
    const double rounded = std::round(scaled);
    if (!(std::abs(rounded) <= most && std::abs(scaled - rounded) < near)) return std::nullopt;
    return static_cast<int>(rounded);
  };
  const auto low = whole(range[0]);
  const auto high = whole(range[1]);
  if (!low || !high) return std::nullopt;
  return Range{*low, *high};
}

std::optional<CellSet> read_pattern(const val& flags) {
  if (flags.isNull()) return std::nullopt;
  const auto given = emscripten::convertJSArrayToNumberVector<std::uint8_t>(flags);
  if (given.size() != cell_count) return std::nullopt;
  CellSet pattern;
  for (int cell = 0; cell < cell_count; ++cell) {
    const std::uint8_t flag = given[static_cast<std::size_t>(cell)];
    if (flag > 1) return std::nullopt;
    if (flag == 1) pattern.insert(cell);
  }
  return pattern;
}

std::optional<Grid> read_givens(const val& cells) {
  const OneGrid read = read_grid(cells);
  if (!read.error.empty()) return std::nullopt;
  return read.grid;
}

std::optional<bool> read_flag(double flag) {
  if (flag != 0 && flag != 1) return std::nullopt;
  return flag == 1;
}

bool left_out(const val& array) {
  return !array.isNull() && array["length"].as<std::size_t>() == 0;
}

AskedRequest read_asked(const AskedPuzzle& asked) {
  constexpr double tenths = 10;
  constexpr double seconds_in_minute = 60;
  AskedRequest question;
  PuzzleRequest& request = question.request;
  if (!asked.level.empty()) question.keep(request.level, find_difficulty(asked.level), "level");
  if (!asked.technique.empty())
    question.keep(request.technique, find_technique(asked.technique), "technique");
  question.keep(request.need, find_technique_need(asked.need), "need");
  if (!asked.er.isNull()) question.keep(request.er, read_range(asked.er, tenths), "er");
  if (!asked.clues.isNull()) question.keep(request.clues, read_range(asked.clues, 1), "clues");
  if (!asked.minutes.isNull())
    question.keep(request.seconds, read_range(asked.minutes, seconds_in_minute), "minutes");
  question.keep(request.symmetry, find_symmetry(asked.symmetry), "symmetry");
  if (!left_out(asked.pattern))
    question.keep(request.pattern, read_pattern(asked.pattern), "pattern");
  if (!left_out(asked.givens)) question.keep(request.givens, read_givens(asked.givens), "givens");
  question.keep(request.minimal, read_flag(asked.minimal), "minimal");
  question.keep(request.fair, read_flag(asked.fair), "fair");
  question.keep(request.grids, find_grid_method(asked.grids), "grids");
  question.keep(question.budget, read_whole(asked.budget), "budget");
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
  val object = val::object();
  object.set("name", std::string(known.name));
  object.set("source", std::string(known.source));
  object.set("cells", to_array(parse(known.cells).grid));
  return object;
}

val to_object(const std::string& error, const Generated& made) {
  val object = val::object();
  object.set("error", error);
  object.set("cell", made.report.cell);
  object.set("house", made.report.house);
  object.set("digit", made.report.digit);
  object.set("ended", error.empty() ? std::string(id(made.end)) : "");
  object.set("found", made.found);
  object.set("cells", to_array(made.puzzle));
  object.set("solution", to_array(made.solution));
  object.set("board", to_array(made.board.values()));
  object.set("eliminated", to_array(eliminated(made.board)));
  object.set("clues", made.puzzle.clue_count());
  object.set("missed", to_list(made.missed));
  object.set("attempts", static_cast<double>(made.attempts));
  object.set("nearKnown", made.near_known ? to_object(*made.near_known) : val::null());
  return object;
}

val generate_puzzle(const AskedPuzzle& asked, const val& progress) {
  const AskedRequest question = read_asked(asked);
  if (!question.error.empty()) return to_object(question.error, Generated());
  Pace pace;
  const auto tell_at_times = [&] { return !pace.due() || tell(progress); };
  GenerateOptions options;
  options.budget = question.budget;
  if (!progress.isNull()) options.keep_going = tell_at_times;
  const Generated made = generate(asked.seed, question.request, options);
  return to_object(std::string(id(made.report.fault)), made);
}

double to_rating(int tenths) {
  constexpr double in_one = 10;
  return tenths / in_one;
}

val to_list(const std::vector<TechniqueCount>& counts) {
  val list = val::array();
  for (const TechniqueCount& technique : counts) {
    val row = val::object();
    row.set("id", std::string(info(technique.technique).id));
    row.set("count", technique.count);
    list.call<void>("push", row);
  }
  return list;
}

val range_of(const ExpectedTime& time) {
  val range = val::array();
  range.call<void>("push", time.low);
  range.call<void>("push", time.high);
  return range;
}

val to_object(const std::string& error, const PositionReport& report, SearchEnd end,
              const std::optional<Grade>& found, const ExpectedTime& time = {}) {
  val object = wasm::to_object(error, report, end);
  const Grade grade = found.value_or(Grade());
  object.set("level", found ? std::string(id(grade.level)) : "");
  object.set("score", grade.score);
  object.set("solved", grade.solved);
  object.set("techniques", to_list(grade.techniques));
  object.set("er", to_rating(grade.er));
  object.set("ep", to_rating(grade.ep));
  object.set("ed", to_rating(grade.ed));
  object.set("expectedSeconds", time.seconds);
  object.set("expectedRange", range_of(time));
  object.set("expectedRough", time.rough);
  return object;
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

struct CanonicalResult {
  std::string error, outcome;
  val cells = val::undefined();
};

CanonicalResult canonical_of(const val& cells) {
  const OneGrid read = read_grid(cells);
  if (!read.error.empty()) return {read.error, "", to_array(Grid())};
  const Solved solved = solve(read.grid);
  const bool unique = solved.outcome == Outcome::unique;
  return {"", std::string(id(solved.outcome)),
          to_array(unique ? canonical_puzzle(read.grid, solved.solution) : Grid())};
}

val level_row(Difficulty level) {
  const Range ratings = ratings_of(level);
  val range = val::array();
  range.call<void>("push", to_rating(ratings.low));
  range.call<void>("push", to_rating(ratings.high));
  val own = val::array();
  for (const TechniqueInfo& technique : techniques()) {
    if (technique.level == level &&
        usual_techniques().contains(static_cast<int>(technique.technique)))
      own.call<void>("push", std::string(technique.id));
  }
  val row = val::object();
  row.set("id", std::string(id(level)));
  row.set("ratings", range);
  row.set("techniques", own);
  return row;
}

val level_table() {
  val table = val::array();
  for (int i = 0; i < difficulty_count; ++i)
    table.call<void>("push", level_row(static_cast<Difficulty>(i)));
  return table;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_generate) {
  using emscripten::function;
  using emscripten::value_object;

  value_object<AskedPuzzle>("AskedPuzzle")
      .field("seed", &AskedPuzzle::seed)
      .field("level", &AskedPuzzle::level)
      .field("technique", &AskedPuzzle::technique)
      .field("need", &AskedPuzzle::need)
      .field("symmetry", &AskedPuzzle::symmetry)
      .field("grids", &AskedPuzzle::grids)
      .field("er", &AskedPuzzle::er)
      .field("clues", &AskedPuzzle::clues)
      .field("minutes", &AskedPuzzle::minutes)
      .field("pattern", &AskedPuzzle::pattern)
      .field("givens", &AskedPuzzle::givens)
      .field("minimal", &AskedPuzzle::minimal)
      .field("fair", &AskedPuzzle::fair)
      .field("budget", &AskedPuzzle::budget);
  value_object<CanonicalResult>("CanonicalResult")
      .field("error", &CanonicalResult::error)
      .field("outcome", &CanonicalResult::outcome)
      .field("cells", &CanonicalResult::cells);

  function("generate", &generate_puzzle);
  function("grade", &grade_puzzle);
  function("canonicalPuzzle", &canonical_of);
  function("levels", &level_table);
}

}  // namespace nonet::wasm
