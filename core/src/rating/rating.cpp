#include "nonet/rating.hpp"

#include "chains/forcing.hpp"
#include "chains/patterns.hpp"
#include "chains/source_chains.hpp"
#include "rating/exclusion.hpp"

namespace nonet {
namespace rating {
namespace {

/// A move, and how far its chains looked.
struct Move {
  Hint hint;
  ChainLevel level = ChainLevel::plain;
};

Hint hint_of(const ChainHint& chain) {
  Hint hint;
  hint.technique = chain.technique;
  hint.difficulty = chain.difficulty;
  hint.removals = chain.removals;
  if (chain.placed >= 0) {
    hint.cell = chain.placed / 9;
    hint.digit = chain.placed % 9;
  }
  return hint;
}

constexpr std::array<ForcingMode, 8> modes = {
    {{true, ChainLevel::plain},
     {false, ChainLevel::plain, {false, false, true, true}},
     {false, ChainLevel::dynamic},
     {false, ChainLevel::plus},
     {false, ChainLevel::forcing},
     {false, ChainLevel::multiple},
     {false, ChainLevel::dynamic_inner},
     {false, ChainLevel::nested_inner}}};

/// Sudoku Explainer's producers in its order; the first that finds a move gives it.
class Producers {
 public:
  explicit Producers(Work& work) : work_(work), forcing_(work) {}

  /// The first move, or none. While it searches, `least()` is what the move is rated at least.
  std::optional<Move> first(const Pencil& pencil) {
    least_ = 0;
    if (direct(pencil) || simple(pencil) || subsets(pencil) || chains(pencil)) return move_;
    return std::nullopt;
  }
  [[nodiscard]] double least() const { return least_; }

 private:
  bool take(const Hint& hint) {
    move_ = {hint, ChainLevel::plain};
    return true;
  }

  bool direct(const Pencil& pencil) {
    const auto sink = [this](const Hint& hint) { return take(hint); };
    return find_hidden_single(pencil, sink) || find_direct_locking(pencil, sink) ||
           find_direct_hidden_set(pencil, 2, sink) || find_naked_single(pencil, sink) ||
           find_direct_hidden_set(pencil, 3, sink);
  }

  bool simple(const Pencil& pencil) {
    const auto sink = [this](const Pattern& pattern) { return take(hint_of(pattern)); };
    return find_locking(pencil, sink) || find_naked_set(pencil, 2, sink) ||
           find_fish(pencil, 2, sink) || find_hidden_set(pencil, 2, sink) ||
           find_naked_set(pencil, 3, sink) || find_fish(pencil, 3, sink) ||
           find_hidden_set(pencil, 3, sink);
  }

  bool subsets(const Pencil& pencil) {
    const auto sink = [this](const Pattern& pattern) { return take(hint_of(pattern)); };
    const auto hints = [this](const Hint& hint) { return take(hint); };
    return find_wing(pencil, false, hints) || find_wing(pencil, true, hints) ||
           find_unique_loop(pencil, hints) || find_naked_set(pencil, 4, sink) ||
           find_fish(pencil, 4, sink) || find_hidden_set(pencil, 4, sink) ||
           find_bug(pencil, hints) || pairs_.find(pencil, hints);
  }

  bool chains(const Pencil& pencil) {
    const Implications implications(pencil);
    ChainHints hints(false);
    find_source_chains(pencil, implications, hints);
    if (first_of(hints, ChainLevel::plain)) return true;
    if (triplets_.find(pencil, [this](const Hint& hint) { return take(hint); })) return true;
    for (std::size_t i = 0; i < modes.size(); ++i) {
      if (forcing(i, pencil, implications)) return true;
      if (work_.stopped()) return false;
    }
    return false;
  }

  bool forcing(std::size_t i, const Pencil& pencil, const Implications& implications) {
    least_ = base_difficulty(modes[i]);
    ChainHints hints(false);
    forcing_.find(pencil, modes[i], hints, &implications);
    return !work_.stopped() && first_of(hints, modes[i].level);
  }

  bool first_of(ChainHints& hints, ChainLevel level) {
    const std::vector<ChainHint> found = hints.take();
    if (found.empty()) return false;
    move_ = {hint_of(found.front()), level};
    return true;
  }

  Work& work_;
  AlignedExclusion pairs_{2};
  AlignedExclusion triplets_{3};
  Forcing forcing_;
  Move move_;
  double least_ = 0;
};

/// Of a puzzle that no move solves.
constexpr int unsolved_rating = 200;

/// As serate prints it.
int tenths(double difficulty) {
  return static_cast<int>((difficulty + 0.05) * 10);
}

RatedStep step_of(const Move& move) {
  RatedStep step;
  step.technique = move.hint.technique;
  step.level = move.level;
  step.rating = tenths(move.hint.difficulty);
  if (move.hint.cell >= 0) step.placement = candidate(move.hint.cell, move.hint.digit + 1);
  for (const Removal& removal : move.hint.removals) {
    for_each_bit(removal.digits,
                 [&](int digit) { step.eliminations.insert(candidate(removal.cell, digit + 1)); });
  }
  return step;
}

void apply(const Hint& hint, Pencil& pencil) {
  for (const Removal& removal : hint.removals) {
    for_each_bit(both(pencil.cell(removal.cell), removal.digits),
                 [&](int digit) { pencil.remove(removal.cell, digit); });
  }
  if (hint.cell >= 0) pencil.fill(hint.cell, hint.digit);
}

/// Keeps the three numbers as serate does.
class Score {
 public:
  explicit Score(Rating& rating) : rating_(rating) {}

  void add(double difficulty, bool placed) {
    hardest_ = hardest_ > difficulty ? hardest_ : difficulty;
    rating_.er = tenths(hardest_);
    if (rating_.ep != 0) return;
    if (rating_.ed == 0) rating_.ed = rating_.er;
    if (placed) rating_.ep = rating_.er;
  }

  /// The move that was being looked for is at least so hard.
  void at_least(double difficulty) { add(difficulty, true); }

 private:
  Rating& rating_;
  double hardest_ = 0;
};

}  // namespace
}  // namespace rating

Rating rate(const Position& position, const RatingOptions& options) {
  using namespace rating;
  Rating rating;
  rating.report = examine(position);
  if (rating.report.fault != PositionFault::none) return rating;
  Pencil pencil(position.board);
  int empty = position.board.empty_cells().size();
  Work work(options);
  Producers producers(work);
  Score score(rating);
  while (empty != 0) {
    const std::optional<Move> move = producers.first(pencil);
    if (work.stopped()) {
      rating.end = work.end();
      score.at_least(producers.least());
      return rating;
    }
    if (!move) {
      rating.er = unsolved_rating;
      return rating;
    }
    rating.steps.push_back(step_of(*move));
    apply(move->hint, pencil);
    if (move->hint.cell >= 0) --empty;
    score.add(move->hint.difficulty, move->hint.cell >= 0);
  }
  rating.solved = true;
  return rating;
}

}  // namespace nonet
