#include "answers/made_puzzles.hpp"

#include <iostream>
#include <memory>
#include <string_view>
#include <unordered_set>

#include "answers/in_order.hpp"
#include "nonet/canonical.hpp"
#include "options/request_options.hpp"
#include "options/seeds.hpp"
#include "system/system.hpp"
#include "words/escaped.hpp"

namespace nonet::cli {
namespace {

/// Tells how far a series is, on standard error, when that is a terminal.
class ShownProgress {
 public:
  explicit ShownProgress(std::uint64_t count)
      : count_(count), shown_(count > 1 && system::is_terminal(system::Stream::errors)) {}
  ~ShownProgress() {
    if (shown_) std::cerr << "\r\033[K" << std::flush;
  }
  ShownProgress(const ShownProgress&) = delete;
  ShownProgress& operator=(const ShownProgress&) = delete;
  ShownProgress(ShownProgress&&) = delete;
  ShownProgress& operator=(ShownProgress&&) = delete;

  void tell(std::uint64_t done) const {
    if (shown_) std::cerr << '\r' << done << " of " << count_ << std::flush;
  }

 private:
  std::uint64_t count_;
  bool shown_;
};

/// Sees to it that no two puzzles of a series are equivalent.
class Distinct {
 public:
  /// True when no puzzle before was equivalent; once in ages false for two that only have the same hash.
  bool add(const Generated& made) {
    return seen_.insert(Random(to_string(canonical_puzzle(made.puzzle, made.solution))).next())
        .second;
  }

 private:
  std::unordered_set<std::uint64_t> seen_;
};

/// After so many equivalent puzzles in a row there are hardly any others.
constexpr int most_repeats = 100;

/// So many may be made before the first of them is written: some take a thousand times as long as others.
constexpr std::size_t most_ahead = 256;

void tell_missed(const MadePuzzle& puzzle, const PuzzleRequest& request) {
  const Generated& made = puzzle.made;
  std::cerr << "nonet: no such puzzle was found with the seed " << shown_name(puzzle.seed) << " in "
            << made.attempts << " attempts";
  if (made.missed.count() > 0) {
    std::cerr << "; the nearest is " << to_string(made.puzzle) << ": " << describe(made.missed);
  } else if (request.pattern) {
    std::cerr << ": the pattern may have none";
  }
  std::cerr << '\n';
}

void tell_near_known(const MadePuzzle& puzzle) {
  const KnownPuzzle& known = *puzzle.made.near_known;
  std::cerr << "nonet: the puzzle of the seed " << shown_name(puzzle.seed)
            << " was made near a known one: " << known.name << " (" << known.source << ")\n";
}

/// The puzzles of a series in their order, without those that are equivalent to one before.
class DistinctSeries {
 public:
  DistinctSeries(std::uint64_t count, const PuzzleRequest& request, const TakePuzzle& take)
      : count_(count), request_(request), take_(take), shown_(count) {}

  void add(const MadePuzzle& puzzle) {
    const bool found = puzzle.made.found;
    if (wanted() == 0) return;
    if (found && !seen_.add(puzzle.made)) {
      if (++repeats_ == most_repeats) tell_end();
      return;
    }
    repeats_ = 0;
    if (!found) tell_missed(puzzle, request_);
    if (found && puzzle.made.near_known) tell_near_known(puzzle);
    all_ = all_ && found;
    take_(puzzle);
    shown_.tell(++done_);
  }
  /// How many are still to come.
  [[nodiscard]] std::uint64_t wanted() const {
    return repeats_ == most_repeats ? 0 : count_ - done_;
  }
  [[nodiscard]] bool all() const { return all_; }

 private:
  void tell_end() {
    std::cerr << "nonet: hardly any others are left to find, after " << done_ << " puzzles\n";
    all_ = false;
  }

  std::uint64_t count_;
  const PuzzleRequest& request_;
  const TakePuzzle& take_;
  ShownProgress shown_;
  Distinct seen_;
  std::uint64_t done_ = 0;
  int repeats_ = 0;
  bool all_ = true;
};

}  // namespace

bool make_puzzles(const Bulk& bulk, const PuzzleRequest& request, Output& output,
                  const TakePuzzle& take) {
  using Work = std::unique_ptr<MadePuzzle>;
  DistinctSeries series(bulk.count, request, take);
  AnswersInOrder<Work> works(
      bulk.threads,
      [&](const Work& work, Output& /*output*/) {
        const auto keep_going = [&] { return !works.ended(); };
        GenerateOptions options;
        options.budget = bulk.budget;
        options.keep_going = keep_going;
        work->made = generate(work->seed, request, options);
        return 0;
      },
      output, [&](const Work& work) { series.add(*work); }, most_ahead);
  std::uint64_t asked = 0;
  while (series.wanted() > 0) {
    for (std::uint64_t i = series.wanted(); i > 0 && series.wanted() > 0; --i)
      works.ask(std::make_unique<MadePuzzle>(MadePuzzle{seed_of(bulk.seed, asked++), {}}));
    if (series.wanted() > 0) works.finish();
  }
  return series.all();
}

}  // namespace nonet::cli
