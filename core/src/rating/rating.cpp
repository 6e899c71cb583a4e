#include "nonet/rating.hpp"

#include <algorithm>
#include <span>

#include "chains/forcing.hpp"
#include "chains/patterns.hpp"
#include "chains/source_chains.hpp"
#include "nonet/table.hpp"
#include "rating/below_chains.hpp"
#include "rating/exclusion.hpp"
#include "rating/sukaku/sukaku_rules.hpp"

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

constexpr Table<ForcingMode, 7> modes = {{{true, ChainLevel::plain},
                                          {false, ChainLevel::plain, {false, false, true, true}},
                                          {false, ChainLevel::dynamic},
                                          {false, ChainLevel::plus},
                                          {false, ChainLevel::forcing},
                                          {false, ChainLevel::multiple},
                                          {false, ChainLevel::dynamic_inner}}};
constexpr Table<ForcingMode, 1> last_modes = {{{false, ChainLevel::nested_inner}}};
constexpr Table<ForcingMode, 3> last_sukaku_modes = {{{false, ChainLevel::plus_inner},
                                                      {false, ChainLevel::forcing_inner},
                                                      {false, ChainLevel::multiple_inner}}};

/// As serate prints it.
int tenths(double difficulty) {
  return static_cast<int>((difficulty + 0.05) * 10);
}

/// The producers of the scale's program in its order; the first that finds a move gives it.
class Producers {
 public:
  explicit Producers(Work& work)
      : work_(work),
        scale_(work.scale()),
        pairs_(2, scale_),
        triplets_(3, scale_),
        forcing_(work) {}

  /// The first move, or none. While it searches, `least()` is what the move is rated at least.
  std::optional<Move> first(const Pencil& pencil) {
    least_ = 0;
    const bool found = direct(pencil) || simple(pencil) ||
                       (scale_ == RatingScale::sukaku ? sukaku(pencil) : subsets(pencil)) ||
                       chains(pencil);
    return found ? std::optional(move_) : std::nullopt;
  }
  [[nodiscard]] double least() const { return least_; }

  /// The first move of Sudoku Explainer that is no chain and none of the rules behind chains.
  std::optional<Move> first_below_chains(const Pencil& pencil) {
    const bool found = direct(pencil) || simple(pencil) || subsets(pencil);
    return found ? std::optional(move_) : std::nullopt;
  }

 private:
  bool take(const Hint& hint) {
    move_ = {hint, ChainLevel::plain};
    return true;
  }

  bool take(const std::optional<Hint>& hint) { return hint && take(*hint); }

  bool direct(const Pencil& pencil) {
    const auto sink = [this](const Hint& hint) { return take(hint); };
    return find_hidden_single(pencil, sink) || find_direct_locking(pencil, scale_, sink) ||
           find_direct_hidden_set(pencil, 2, sink) || find_naked_single(pencil, sink) ||
           find_direct_hidden_set(pencil, 3, sink);
  }

  bool simple(const Pencil& pencil) {
    const auto sink = [this](const Pattern& pattern) { return take(hint_of(pattern)); };
    return find_locking(pencil, scale_, sink) || find_naked_set(pencil, 2, sink) ||
           find_fish(pencil, 2, sink) || find_hidden_set(pencil, 2, sink) ||
           find_naked_set(pencil, 3, sink) || find_fish(pencil, 3, sink) ||
           find_hidden_set(pencil, 3, sink);
  }

  bool wings_to_quads(const Pencil& pencil) {
    const auto sink = [this](const Pattern& pattern) { return take(hint_of(pattern)); };
    const auto hints = [this](const Hint& hint) { return take(hint); };
    return find_wing(pencil, false, scale_, hints) || find_wing(pencil, true, scale_, hints) ||
           find_unique_loop(pencil, scale_, hints) || find_naked_set(pencil, 4, sink) ||
           find_fish(pencil, 4, sink) || find_hidden_set(pencil, 4, sink);
  }

  bool graves(const Pencil& pencil) {
    return find_bug(pencil, scale_, [this](const Hint& hint) { return take(hint); });
  }

  bool pairs(const Pencil& pencil) {
    return pairs_.find(pencil, [this](const Hint& hint) { return take(hint); });
  }

  bool subsets(const Pencil& pencil) {
    return wings_to_quads(pencil) || graves(pencil) || pairs(pencil);
  }

  /// The same, and Sukaku Explainer's own rules between them.
  bool sukaku(const Pencil& pencil) {
    return take(find_strong_links(pencil, 2)) || wings_to_quads(pencil) ||
           take(find_strong_links(pencil, 3)) || take(find_bivalue_wing(pencil, 4)) ||
           graves(pencil) || take(find_strong_links(pencil, 4)) ||
           take(find_bivalue_wing(pencil, 5)) || pairs(pencil) ||
           take(find_bivalue_wing(pencil, 6));
  }

  bool chains(const Pencil& pencil) {
    const Implications implications(pencil);
    ChainHints hints(false);
    find_source_chains(pencil, implications, hints);
    if (first_of(hints, ChainLevel::plain)) return true;
    if (scale_ == RatingScale::sukaku && take(find_bivalue_wing(pencil, 7))) return true;
    if (triplets_.find(pencil, [this](const Hint& hint) { return take(hint); })) return true;
    const auto try_all = [&](std::span<const ForcingMode> list) {
      return std::any_of(list.begin(), list.end(), [&](ForcingMode mode) {
        return !work_.stopped() && forcing(mode, pencil, implications);
      });
    };
    if (try_all(modes)) return true;
    return scale_ == RatingScale::sukaku ? try_all(last_sukaku_modes) : try_all(last_modes);
  }

  bool forcing(ForcingMode mode, const Pencil& pencil, const Implications& implications) {
    least_ = base_difficulty(mode);
    work_.know_at_least(tenths(least_));
    if (work_.stopped()) return false;
    ChainHints hints(false);
    forcing_.find(pencil, mode, hints, &implications);
    return !work_.stopped() && first_of(hints, mode.level);
  }

  bool first_of(ChainHints& hints, ChainLevel level) {
    const std::vector<ChainHint> found = hints.take();
    if (found.empty()) return false;
    move_ = {hint_of(found.front()), level};
    return true;
  }

  Work& work_;
  RatingScale scale_;
  AlignedExclusion pairs_;
  AlignedExclusion triplets_;
  Forcing forcing_;
  Move move_;
  double least_ = 0;
};

/// Of a puzzle that no move solves.
constexpr int unsolved_rating = 200;

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

int rating_below_chains(const Grid& puzzle) {
  const RatingOptions options;
  Work work(options);
  Producers producers(work);
  Pencil pencil((Board(puzzle)));
  double hardest = 0;
  for (int empty = cell_count - puzzle.clue_count(); empty > 0;) {
    const std::optional<Move> move = producers.first_below_chains(pencil);
    if (!move) return chain_rating;
    apply(move->hint, pencil);
    if (move->hint.cell >= 0) --empty;
    hardest = std::max(hardest, move->hint.difficulty);
  }
  return tenths(hardest);
}

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
    work.know_at_least(rating.er);
    if (work.stopped() && empty != 0) {
      rating.end = work.end();
      return rating;
    }
  }
  rating.solved = true;
  return rating;
}

}  // namespace nonet
