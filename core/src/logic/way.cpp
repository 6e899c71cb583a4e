#include "logic/way.hpp"

#include <algorithm>
#include <utility>

#include "index.hpp"
#include "logic/link_reasons.hpp"
#include "logic/singles_closure.hpp"

namespace nonet::logic {
namespace {

/// From this score on a technique is not looked for once more if what a step rests on has come back: that would
/// take longer than the way itself.
constexpr int dear = 520;
/// Up to this score looking takes microseconds.
constexpr int quick = 280;

bool is_single(Technique technique) {
  return info(technique).family == Family::singles;
}

/// Whether what a step rests on is more than its cells, houses and links say, and looking once more takes little.
bool is_tangled(const Step& step) {
  const TechniqueInfo& technique = info(step.technique);
  const bool plain = technique.family == Family::intersections ||
                     technique.family == Family::subsets || technique.family == Family::fish ||
                     technique.family == Family::single_digit;
  return !plain && step.links.empty() && technique.score < quick;
}

TechniqueSet all_singles() {
  TechniqueSet set;
  for (const TechniqueInfo& technique : techniques()) {
    if (technique.family == Family::singles) set.insert(technique.technique);
  }
  return set;
}

}  // namespace

Way::Way(const Position& position, const TechniqueSet& wanted, TechniqueOrder order, Effort& effort)
    : position_(position),
      wanted_(wanted),
      singles_(wanted & all_singles()),
      order_(order),
      effort_(effort),
      end_(position.board) {
  steps_.reserve(2 * as_size(end_.empty_cells().size()));
}

bool Way::take_next() {
  const Context context(end_, position_.givens, effort_, removable_alone_);
  auto step = first_step(context, wanted_, order_);
  if (!step) return false;
  give_reasons(*step, end_);
  if (!is_single(step->technique)) {
    const SinglesClosure before(end_);
    moves_.push_back({steps_.size(), before, rests_on(*step, before)});
  }
  apply(*step, end_);
  steps_.push_back(std::move(*step));
  return true;
}

namespace {

/// A single that holds on one board holds on another with the same digits if no other candidate is where it says so.
bool is_the_single(const Step& step, const Board& board) {
  const int c = step.placements.first();
  const int cell = candidate_cell(c);
  const int digit = candidate_digit(c);
  if (step.technique == Technique::naked_single)
    return board.candidates(cell) == DigitSet::of(digit);
  return board.places(step.houses.first(), digit).size() == 1 &&
         board.candidates(cell).contains(digit);
}

}  // namespace

bool Way::Effect::is_of(const Step& step) const {
  return (placements - step.placements).empty() && (eliminations - step.eliminations).empty();
}

Way::Effect Way::effect_of(const Step& step, const SinglesClosure& position) {
  Effect effect;
  for (int c : step.placements) {
    if (position.values()[candidate_cell(c)] == 0) effect.placements.insert(c);
  }
  for (int c : step.eliminations) {
    if (position.has(candidate_cell(c), candidate_digit(c))) effect.eliminations.insert(c);
  }
  return effect;
}

void Way::place_singles(SinglesClosure& position) const {
  if (singles_ == all_singles()) {
    position.run();
    return;
  }
  Board board = position.board();
  std::vector<Step> steps;
  take_singles(board, steps);
  position = SinglesClosure(board);
}

void Way::take_singles(Board& board, std::vector<Step>& steps) const {
  while (!board.full()) {
    auto step = first_step({board, position_.givens, effort_, removable_alone_}, singles_, order_);
    if (!step) return;
    apply(*step, board);
    steps.push_back(std::move(*step));
  }
}

std::optional<Step> Way::find(Technique technique, const Board& board, const Effect& effect) const {
  std::optional<Step> found;
  give_steps({board, position_.givens, effort_, removable_alone_}, technique, [&](Step&& step) {
    if (!effect.is_of(step)) return false;
    found = std::move(step);
    return true;
  });
  return found;
}

std::optional<SinglesClosure::Places> Way::holds(const Move& move, const SinglesClosure& position,
                                                 const Effect& effect) const {
  const Step& step = step_of(move);
  if (stay_away(move.rests_on, position) && !is_tangled(step)) return move.rests_on;
  if (info(step.technique).score >= dear) return std::nullopt;
  const Board board = position.board();
  auto found = find(step.technique, board, effect);
  if (!found) return std::nullopt;
  give_reasons(*found, board);
  return rests_on(*found, position);
}

bool Way::can_do_without(std::size_t left_out) {
  const auto first = iterator_at(moves_, left_out);
  std::vector<Move> moves(first, moves_.end());
  moves.front().needed = false;
  const auto keep = [&] {
    std::copy(moves.begin(), moves.end(), first);
    return true;
  };
  SinglesClosure position = moves.front().before;
  for (Move& move : moves) {
    if (!move.needed) continue;
    place_singles(position);
    if (position == move.before) return keep();  // From here on nothing is different.
    const Effect effect = effect_of(step_of(move), position);
    if (!effect.empty()) {
      const auto grounds = holds(move, position, effect);
      if (!grounds) return false;
      move.rests_on = *grounds;
    }
    move.before = position;
    for (int c : effect.placements) position.give(candidate_cell(c), candidate_digit(c));
    for (int c : effect.eliminations) position.eliminate(candidate_cell(c), candidate_digit(c));
  }
  place_singles(position);
  return position == SinglesClosure(end_) && keep();
}

Way::Rebuilt Way::rebuild() const {
  Rebuilt result;
  result.order.reserve(steps_.size());
  Board whole = position_.board;
  Board board = whole;
  bool same = true;
  std::size_t next = 0;
  /// The singles up to a step: those of the whole way as long as they hold, then those that there are.
  const auto go_to = [&](std::size_t at) {
    bool alike = board.values() == whole.values();
    for (; next < at; ++next) {
      const Step& step = steps_[next];
      alike = alike && (same || is_the_single(step, board));
      if (alike) {
        apply(step, board);
        result.order.push_back(next);
      }
      apply(step, whole);
    }
    if (!same) {
      take_singles(board, result.found);
      result.order_found(steps_.size());
    }
    same = same || board == whole;
  };
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const Move& move = moves_[i];
    go_to(move.at);
    const Step& step = step_of(move);
    next = move.at + 1;
    apply(step, whole);
    if (!move.needed) {
      same = board == whole;
      continue;
    }
    if (same) {
      result.order.push_back(move.at);
      apply(step, board);
      continue;
    }
    const Effect effect = effect_of(step, SinglesClosure(board));
    if (effect.empty()) continue;
    auto found = find(step.technique, board, effect);
    if (!found) {
      result.missing = i;
      return result;
    }
    give_reasons(*found, board);
    apply(*found, board);
    result.found.push_back(std::move(*found));
    result.order_found(steps_.size());
    same = board == whole;
  }
  go_to(steps_.size());
  if (board != end_) result.missing = moves_.size();
  return result;
}

void Way::shorten() {
  if (moves_.empty()) return;
  std::vector<std::size_t> order(moves_.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const int one = info(step_of(moves_[a]).technique).score;
    const int other = info(step_of(moves_[b]).technique).score;
    return one != other ? one > other : a > b;
  });
  bool any = false;
  // An earlier step may have been needed only for one that was left out.
  for (std::size_t before = moves_.size(); before > 0;) {
    std::size_t last = 0;
    for (std::size_t i : order) {
      if (i >= before || !moves_[i].needed || !can_do_without(i)) continue;
      any = true;
      last = std::max(last, i);
    }
    before = last;
  }
  while (any && effort_.end() == SearchEnd::complete) {
    Rebuilt rebuilt = rebuild();
    if (effort_.end() != SearchEnd::complete) return;
    if (!rebuilt.missing) {
      std::vector<Step> steps;
      steps.reserve(rebuilt.order.size());
      for (std::size_t i : rebuilt.order) {
        Step& step = i < steps_.size() ? steps_[i] : rebuilt.found[i - steps_.size()];
        steps.push_back(std::move(step));
      }
      steps_ = std::move(steps);
      return;
    }
    // Something that it rests on was left out after all: the last that was comes back.
    auto last = static_cast<std::ptrdiff_t>(*rebuilt.missing);
    while (last > 0 && nth(moves_, last - 1).needed) --last;
    if (last == 0) return;
    nth(moves_, last - 1).needed = true;
  }
}

}  // namespace nonet::logic
