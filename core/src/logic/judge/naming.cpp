#include "logic/judge/naming.hpp"

#include <algorithm>
#include <utility>

#include "index.hpp"
#include "logic/cells.hpp"

namespace nonet::logic {
namespace {

/// Once there is a name, so much work goes into a better one.
constexpr std::uint64_t work_for_better = 20000;

/// From here on the table has what people hardly do without a program.
bool is_net(Technique technique) {
  return technique >= Technique::bowmans_bingo;
}

/// Steps of these have links to compare.
bool draws_links(Technique technique) {
  switch (info(technique).family) {
    case Family::singles:
    case Family::intersections:
    case Family::subsets:
    case Family::exclusion:
    case Family::exocets:
    case Family::multi_sector:
    case Family::templates:
      return false;
    case Family::fish:
      return technique == Technique::kraken_fish_1 || technique == Technique::kraken_fish_2;
    default:
      return true;
  }
}

/// Until here a step that removes by itself is better than a placement that removes by what it sees.
constexpr int basic_score = 100;

/// All that a step takes away, and not only what it names.
CandidateSet gone_by(const Step& step, const Board& board) {
  CandidateSet gone = step.eliminations;
  for (int c : step.placements) {
    const int cell = candidate_cell(c);
    const int digit = candidate_digit(c);
    gone |= candidates_of(peers(cell) & board.places(digit), digit);
    for (int other : board.candidates(cell) - DigitSet::of(digit))
      gone.insert(candidate(cell, other));
  }
  return gone;
}

bool is_same(const DrawnLink& a, const DrawnLink& b) {
  return a.strong == b.strong &&
         ((a.from == b.from && a.to == b.to) || (a.from == b.to && a.to == b.from));
}

bool is_part(const std::vector<DrawnLink>& inner, const std::vector<DrawnLink>& outer) {
  return std::all_of(inner.begin(), inner.end(), [&](const DrawnLink& link) {
    return std::any_of(outer.begin(), outer.end(),
                       [&](const DrawnLink& other) { return is_same(link, other); });
  });
}

std::vector<DrawnLink> links_of(const Step& step) {
  std::vector<DrawnLink> links;
  links.reserve(step.links.size());
  const auto end = [&](int i) {
    const Node& node = nth(step.nodes, i);
    return candidates_of(node.cells, node.digit);
  };
  for (const Link& link : step.links) links.push_back({link.strong, end(link.from), end(link.to)});
  return links;
}

}  // namespace

Naming::Naming(const Position& position, const Claims& claims, const std::vector<DrawnLink>& links,
               const TechniqueSet& wanted)
    : position_(position),
      claims_(claims),
      links_(links),
      wanted_(wanted),
      core_(without_ends(links)),
      open_(claims) {}

/// Weak links to the effects themselves are drawn or left out as one likes.
std::vector<DrawnLink> Naming::without_ends(std::vector<DrawnLink> links) const {
  const CandidateSet effects = claims_.place | claims_.remove;
  const auto to_effect = [&](const DrawnLink& link) {
    return !link.strong && !((link.from | link.to) & effects).empty();
  };
  links.erase(std::remove_if(links.begin(), links.end(), to_effect), links.end());
  return links;
}

bool Naming::has_drawn_links(const Step& step) const {
  const std::vector<DrawnLink> own = without_ends(links_of(step));
  return !own.empty() && is_part(own, core_) && is_part(core_, own);
}

bool Naming::is_alone_after(int c, const CandidateSet& gone) const {
  const Board& board = position_.board;
  const int cell = candidate_cell(c);
  const int digit = candidate_digit(c);
  const auto are_gone = [&](const CandidateSet& others) {
    return !others.empty() && (others - gone).empty();
  };
  CandidateSet others;
  for (int other : board.candidates(cell) - DigitSet::of(digit))
    others.insert(candidate(cell, other));
  if (are_gone(others)) return true;
  for (int house : {row_house(cell), column_house(cell), box_house(cell)}) {
    others = candidates_of(board.places(house, digit), digit);
    others.erase(c);
    if (are_gone(others)) return true;
  }
  return false;
}

Claims Naming::had_by(const Step& step) const {
  Claims had{claims_.place & step.placements, claims_.remove & gone_by(step, position_.board)};
  for (int c : claims_.place) {
    if (is_alone_after(c, step.eliminations)) had.place.insert(c);
  }
  return had;
}

/// True when there is nothing better to look for.
bool Naming::take(Step&& step) {
  const Claims had = had_by(step);
  if (had.empty()) return false;
  if (is_all(had)) {
    if (!(claims_.remove - step.eliminations).empty()) {
      if (!by_sight_) by_sight_ = std::move(step);
      return false;
    }
    is_match_ = !links_.empty() && has_drawn_links(step);
    if (is_match_ || !whole_) whole_ = std::move(step);
    return done();
  }
  const Claims left{open_.place - had.place, open_.remove - had.remove};
  if (left.place == open_.place && left.remove == open_.remove) return false;
  open_ = left;
  parts_.push_back(std::move(step));
  return false;
}

void Naming::look(Effort& effort, bool nets) {
  RemovableAlone removable_alone;
  const Context context(position_.board, position_.givens, effort, removable_alone);
  std::optional<std::uint64_t> named_at;
  for (int i : wanted_) {
    const auto technique = static_cast<Technique>(i);
    if (is_net(technique) != nets) continue;
    if (!whole_ && by_sight_ && info(technique).score > basic_score) whole_ = std::move(by_sight_);
    if (done()) return;
    if (whole_ && !draws_links(technique)) continue;
    if ((whole_ || open_.empty()) && !named_at) named_at = effort.spent();
    if (named_at && effort.spent() - *named_at > work_for_better) return;
    give_steps(context, technique, [&](Step&& step) { return take(std::move(step)); });
    if (done() || context.ended()) break;
  }
  if (!whole_ && by_sight_) whole_ = std::move(by_sight_);
}

void Naming::look(Effort& effort, Effort& for_nets) {
  look(effort, false);
  if (!whole_ && !open_.empty()) look(for_nets, true);
}

std::vector<Step> Naming::steps() const {
  if (whole_) return {*whole_};
  if (!open_.empty()) return {};
  // A later one may have all that an earlier one has.
  std::vector<Step> needed = parts_;
  for (std::size_t i = 0; i < needed.size();) {
    Claims had;
    for (std::size_t j = 0; j < needed.size(); ++j) {
      if (j == i) continue;
      const Claims each = had_by(needed[j]);
      had.place |= each.place;
      had.remove |= each.remove;
    }
    if (is_all(had))
      needed.erase(iterator_at(needed, i));
    else
      ++i;
  }
  return needed;
}

}  // namespace nonet::logic
