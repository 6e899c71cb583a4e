#include "logic/als/als_steps.hpp"

#include <algorithm>
#include <cstddef>

#include "index.hpp"

namespace nonet::logic {
namespace {

/// The candidates of a set that the step removes from elsewhere: the ends of the path.
void mark_ends(Step& step, const Context& context, std::uint16_t set, int group, DigitSet digits) {
  const AlmostLockedSet& als = als_of(context)[set];
  for (int digit : digits) mark(step, Role::pincer, als.places[digit - 1], digit, group);
}

}  // namespace

DigitSet restricted_commons(const Context& context, std::size_t a, std::size_t b) {
  const AlsLinks& links = als_links_of(context);
  DigitSet digits;
  for (int digit : als_of(context)[a].digits& als_of(context)[b].digits) {
    if (links.restricted.contains(links.at(a, digit), b)) digits.insert(digit);
  }
  return digits;
}

CandidateSet removed_by_both(const Context& context, std::size_t a, std::size_t b,
                             DigitSet digits) {
  const std::vector<AlmostLockedSet>& als = als_of(context);
  CandidateSet removed;
  for (int digit : digits& als[a].digits& als[b].digits) {
    const int i = digit - 1;
    removed |= candidates_of(als[a].seen[i] & als[b].seen[i], digit);
  }
  return removed;
}

void mark(Step& step, Role role, const CellSet& cells, int digit, int group) {
  for (int cell : cells) {
    const int c = candidate(cell, digit);
    const bool marked = std::any_of(step.marks.begin(), step.marks.end(),
                                    [&](const Mark& other) { return other.candidate == c; });
    if (!marked) step.marks.push_back({role, c, group});
  }
}

void add_set(Step& step, const Context& context, std::size_t set) {
  const AlmostLockedSet& als = als_of(context)[set];
  step.sets.push_back({als.cells, als.digits});
}

void mark_rest(Step& step, const Context& context) {
  for (int i = 0; i < count_of(step.sets); ++i) {
    for (int digit : nth(step.sets, i).digits)
      mark(step, Role::set, nth(step.sets, i).cells & context.places(digit), digit, i);
  }
}

void add_node(Step& step, int digit, const CellSet& cells, bool strong, int set) {
  const int index = count_of(step.nodes);
  step.nodes.push_back({digit, cells});
  if (index > 0) step.links.push_back({index - 1, index, strong, set});
}

Step path_step(const Context& context, Technique technique, const AlsPath& path,
               const CandidateSet& eliminations) {
  const std::vector<AlmostLockedSet>& als = als_of(context);
  const int last = count_of(path.sets) - 1;
  const auto places = [&](int i, int digit) { return als[nth(path.sets, i)].places[digit - 1]; };
  Step step;
  step.technique = technique;
  step.eliminations = eliminations;
  DigitSet removed;
  for (int c : eliminations) removed.insert(candidate_digit(c));

  add_node(step, removed.first(), places(0, removed.first()), false);
  for (int i = 0; i < last; ++i) {
    const int digit = nth(path.commons, i);
    step.digits.push_back(digit);
    add_node(step, digit, places(i, digit), true, i);
    add_node(step, digit, places(i + 1, digit), false);
    mark(step, Role::restricted, places(i, digit), digit, i);
    mark(step, Role::restricted, places(i + 1, digit), digit, i + 1);
  }
  add_node(step, removed.first(), places(last, removed.first()), true, last);

  for (int digit : removed) step.digits.push_back(digit);
  for (std::uint16_t set : path.sets) add_set(step, context, set);
  mark_ends(step, context, path.sets.front(), 0, removed);
  mark_ends(step, context, path.sets.back(), last, removed);
  mark_rest(step, context);
  return step;
}

}  // namespace nonet::logic
