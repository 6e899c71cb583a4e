/// @file
/// Making puzzles: of any level, technique, rating, number of clues, symmetry or pattern.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "nonet/grade.hpp"
#include "nonet/grid_methods.hpp"
#include "nonet/keep_going.hpp"
#include "nonet/search.hpp"
#include "nonet/symmetry.hpp"

namespace nonet {

/// Role of the wanted technique on the path of a puzzle. Full houses, hidden and naked singles are
/// "singles".
enum class TechniqueNeed : std::uint8_t {
  alone,  ///< The path takes the technique and else singles only: nothing easier helps in its place.
  enough,  ///< Singles do not solve the puzzle, but with the technique they do; easier ones may too.
  path,    ///< The path needs it, and so does the way by it, what is easier, and singles.
  next,  ///< That way takes it; on the board that is made, which is that far on it, it is the hint.
};
inline constexpr int technique_need_count = 4;

/// "alone", "enough", "path", "next".
[[nodiscard]] std::string_view id(TechniqueNeed need);
[[nodiscard]] std::optional<TechniqueNeed> find_technique_need(std::string_view id);

/// Expected times that can be asked for, in seconds: all that there are lie well within.
inline constexpr Range all_times = {60, 3600};

/// The most that any minimal puzzle known to us has.
inline constexpr int most_minimal_clues = 40;

/// A request for a puzzle. Each part that is set holds for the puzzle that is made.
struct PuzzleRequest {
  std::optional<Difficulty> level;  ///< By its path, and with a rating in `ratings_of` the level.
  std::optional<Technique> technique;
  TechniqueNeed need = TechniqueNeed::alone;
  std::optional<Range> er;     ///< Sudoku Explainer's rating, in tenths.
  std::optional<Range> clues;  ///< How many givens.
  Symmetry symmetry = Symmetry::none;
  std::optional<CellSet> pattern;  ///< Exactly these cells are given.
  Grid givens;                     ///< These digits are among the givens.
  bool minimal = false;            ///< No given can go.
  /// Drawn from the minimal puzzles so that how many clues it has is not biased, see `fair_puzzle`.
  bool fair = false;
  GridMethod grids = GridMethod::uniform;  ///< Where the solution comes from.
  std::optional<Range> seconds;            ///< The expected time, see `expected_time`.
};

/// Reasons a request cannot be met, as far as they are known before anything is tried.
enum class RequestFault : std::uint8_t {
  none,
  range_order,        ///< The range of clues, or of ratings, ends before it begins.
  too_few_clues,      ///< Fewer than 17 clues.
  too_many_clues,     ///< More than 81, or more than 40 and minimal.
  rating_range,       ///< Ratings are from 1.0 to 12.0.
  level_rating,       ///< The level has no such ratings.
  time_range,         ///< Times are from 1 to 60 minutes.
  level_technique,    ///< The technique is harder than the level.
  singles_alone,      ///< A single adds nothing to singles.
  small_pattern,      ///< Fewer than 17 cells.
  empty_lines,        ///< Two rows of a band or columns of a stack, `house` one, have no given.
  pattern_clues,      ///< The pattern has another number of cells than `clues`.
  pattern_symmetry,   ///< `cell` is in the pattern and its mirror image is not.
  givens_conflict,    ///< `digit` stands twice in `house`, in `cell` for the second time.
  givens_unsolvable,  ///< The given digits contradict each other.
  givens_pattern,     ///< `cell` has a given digit and is not in the pattern.
  givens_clues,       ///< More digits are given than `clues` allows.
  fair_request,  ///< Only a request without symmetry, pattern, givens or technique can be fair.
};

/// "", "range-order", "too-few-clues" and so on.
[[nodiscard]] std::string_view id(RequestFault fault);

struct RequestReport {
  RequestFault fault = RequestFault::none;
  int cell = -1;   ///< 0 to 80.
  int house = -1;  ///< 0 to 26.
  int digit = 0;
};

/// The faults of a request that are known at once. Never throws; a request without a fault may still be one that no
/// puzzle meets.
[[nodiscard]] RequestReport examine(const PuzzleRequest& request);

struct GenerateOptions {
  /// Ends after so much work; 0: never. A unit is about a tenth of a millisecond: what it takes to dig a
  /// puzzle; walks to few clues, or to a rating of 11 and more, may take many times as long. The same budget ends after the same number of attempts on every machine.
  std::uint64_t budget = 100'000;
  /// Asked at least every few milliseconds; false cancels.
  KeepGoing keep_going = nullptr;
};

/// The parts of a request that a puzzle does not meet.
struct Missed {
  bool level = false;
  bool technique = false;
  bool er = false;
  bool clues = false;
  bool minimal = false;
  bool pattern = false;
  bool time = false;

  [[nodiscard]] int count() const {
    int parts = 0;
    for (bool part : {level, technique, er, clues, minimal, pattern, time}) parts += part ? 1 : 0;
    return parts;
  }
  friend bool operator==(const Missed&, const Missed&) = default;
};

/// A puzzle near which others are looked for where no search from nothing comes to any.
struct KnownPuzzle {
  std::string_view name;    ///< "Golden Nugget", or the collection that it stands in.
  std::string_view source;  ///< "tarek, 2007"; "Nonet" for one of our own search.
  std::string_view cells;   ///< 81 digits, "." for a blank.
};

/// All of them; each has one solution.
[[nodiscard]] std::span<const KnownPuzzle> known_puzzles();

/// The puzzle that was made. Without a fault and with `found` false, `puzzle` is the nearest that was found, with
/// one solution and the symmetry, and `missed` says what it is not; an empty one when it was cancelled before.
struct Generated {
  RequestReport report;
  /// `complete` when found, else `budget` or `cancelled`.
  SearchEnd end = SearchEnd::complete;
  bool found = false;
  Grid puzzle;
  Grid solution;
  /// The board to begin with, when found: the puzzle; for `TechniqueNeed::next` as the easier steps leave it, so
  /// that digits are placed and candidates gone.
  Board board;
  Missed missed;
  std::uint64_t attempts = 0;
  /// The known puzzle near which this one was made: a few givens of that, which symmetries may have moved, are exchanged. The two are
  /// never equivalent. Nothing for a puzzle that was made from nothing.
  std::optional<KnownPuzzle> near_known;
};

/// A puzzle with exactly one solution that meets every part of the request. The same seed and request
/// give the same puzzle on every platform.
[[nodiscard]] Generated generate(std::string_view seed, const PuzzleRequest& request,
                                 const GenerateOptions& options = {});

/// The parts of the request that a puzzle misses, by solver, path and rating: as `generate` checks
/// it. Symmetry, pattern and givens are for the caller to look at.
[[nodiscard]] Missed missed_by(const Grid& puzzle, const PuzzleRequest& request);

/// A puzzle with exactly one solution, by taking givens away from a grid of `GridMethod::backtrack` until no
/// orbit of them can go. With no symmetry it is minimal.
[[nodiscard]] Grid random_puzzle(Random& random, Symmetry symmetry = Symmetry::none);

}  // namespace nonet
