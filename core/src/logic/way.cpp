#include "logic/way.hpp"

#include <algorithm>
#include <utility>

#include "logic/link_reasons.hpp"
#include "logic/singles_closure.hpp"

namespace nonet::logic {
namespace {

/// From this score on a technique is not looked for once more if what a step rests on has come back: that would
/// take longer than the way itself.
constexpr int dear = 520;

bool is_single(Technique technique) {
  return info(technique).family == Family::singles;
}

TechniqueSet all_singles() {
  TechniqueSet set;
  for (const TechniqueInfo& technique : techniques()) {
    if (technique.family == Family::singles) set.insert(static_cast<int>(technique.technique));
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
  steps_.reserve(2 * static_cast<std::size_t>(end_.empty_cells().size()));
}

bool Way::take_next() {
  const Context context(end_, position_.givens, effort_, removable_alone_);
  auto step = first_step(context, wanted_, order_);
  if (!step) return false;
  give_reasons(*step, end_);
  if (!is_single(step->technique)) moves_.push_back({steps_.size(), end_});
  apply(*step, end_);
  steps_.push_back(std::move(*step));
  return true;
}

Way::Effect Way::effect_of(const Step& step, const Board& board) {
  Effect effect;
  for (int c : step.placements) {
    if (board.value(candidate_cell(c)) == 0) effect.placements.insert(c);
  }
  for (int c : step.eliminations) {
    if (board.candidates(candidate_cell(c)).contains(candidate_digit(c)))
      effect.eliminations.insert(c);
  }
  return effect;
}

void Way::place_singles(Board& board) const {
  if (singles_ != all_singles()) {
    std::vector<Step> steps;
    return take_singles(board, steps);
  }
  SinglesClosure closure(board);
  closure.run();
  for (int cell : board.empty_cells()) {
    if (closure.values()[cell] != 0) board.place(cell, closure.values()[cell]);
  }
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

std::optional<Absent> Way::holds(const Move& move, const Board& board, const Effect& effect) const {
  const Step& step = step_of(move);
  if (stay_away(move.rests_on, board)) return move.rests_on;
  if (info(step.technique).score >= dear) return std::nullopt;
  auto found = find(step.technique, board, effect);
  if (!found) return std::nullopt;
  give_reasons(*found, board);
  return rests_on(*found, board);
}

bool Way::can_do_without(std::size_t left_out) {
  std::vector<std::pair<std::size_t, Move>> changed;
  const auto keep = [&] {
    for (auto& [i, move] : changed) moves_[i] = std::move(move);
    moves_[left_out].needed = false;
    return true;
  };
  Board board = moves_[left_out].before;
  for (std::size_t i = left_out + 1; i < moves_.size(); ++i) {
    const Move& move = moves_[i];
    if (!move.needed) continue;
    place_singles(board);
    if (board == move.before) return keep();  // From here on nothing is different.
    const Effect effect = effect_of(step_of(move), board);
    Move other = {move.at, board, true, move.rests_on};
    if (!effect.empty()) {
      const auto grounds = holds(move, board, effect);
      if (!grounds) return false;
      other.rests_on = *grounds;
    }
    changed.emplace_back(i, std::move(other));
    for (int c : effect.placements) board.place(candidate_cell(c), candidate_digit(c));
    for (int c : effect.eliminations) board.eliminate(candidate_cell(c), candidate_digit(c));
  }
  place_singles(board);
  return board == end_ && keep();
}

Way::Rebuilt Way::rebuild() const {
  Rebuilt result;
  result.steps.reserve(steps_.size());
  Board whole = position_.board;
  Board board = whole;
  bool same = true;
  std::size_t next = 0;
  /// The singles of the whole way up to a step, or those that there are now.
  const auto go_to = [&](std::size_t at) {
    if (!same) take_singles(board, result.steps);
    for (; next < at; ++next) {
      apply(steps_[next], whole);
      if (same) result.steps.push_back(steps_[next]);
    }
    if (same) board = whole;
    same = board == whole;
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
      result.steps.push_back(step);
      board = whole;
      continue;
    }
    const Effect effect = effect_of(step, board);
    if (effect.empty()) continue;
    auto found = find(step.technique, board, effect);
    if (!found) {
      result.missing = i;
      return result;
    }
    give_reasons(*found, board);
    apply(*found, board);
    result.steps.push_back(std::move(*found));
    same = board == whole;
  }
  go_to(steps_.size());
  if (board != end_) result.missing = moves_.size();
  return result;
}

void Way::shorten() {
  if (moves_.empty()) return;
  for (Move& move : moves_) move.rests_on = rests_on(step_of(move), move.before);
  std::vector<std::size_t> order(moves_.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = order.size() - 1 - i;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return info(step_of(moves_[a]).technique).score > info(step_of(moves_[b]).technique).score;
  });
  bool any = false;
  for (std::size_t i : order) any = can_do_without(i) || any;
  while (any && effort_.end() == SearchEnd::complete) {
    Rebuilt rebuilt = rebuild();
    if (effort_.end() != SearchEnd::complete) return;
    if (!rebuilt.missing) {
      steps_ = std::move(rebuilt.steps);
      return;
    }
    // Something that it rests on was left out after all: the last that was comes back.
    auto last = static_cast<std::ptrdiff_t>(*rebuilt.missing);
    while (last > 0 && moves_[static_cast<std::size_t>(last - 1)].needed) --last;
    if (last == 0) return;
    moves_[static_cast<std::size_t>(last - 1)].needed = true;
  }
}

}  // namespace nonet::logic
