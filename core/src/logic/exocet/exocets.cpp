/// @file
/// Junior, Senior and Double Exocet: what they remove. exocet.cpp says what an exocet is, why it
/// holds and where it comes from: the two targets have the same two digits as the base.
///
/// Cases find its removals: two digits of the base in its cells, one way or the other, and either
/// in a target. In each case both digits go their ways through the band and the cross-lines, and a
/// way counts only if the other digit has one beside it, in other cells. A candidate that is false
/// in all ways of all cases is removed. Each case is an easy one, and together they contain what
/// the compendium has as rules:
/// - a digit that the base has not goes from the targets, and one that neither target may have, or
///   that has too few rows or columns outside, from the base;
/// - the digit of a target is also in its mirror node, the two cells in the other target's box that
///   are in neither target's cross-line nor in a line of the band where the digit is: so what a
///   mirror node cannot have goes from its target, and the other way round;
/// - two digits that would need the same cells outside cannot be the base;
/// - digits that are sure to be in the base go from what sees the base, or the targets, and from the
///   rows in which their S-cells lie.
///
/// Double Exocet (compendium, "Double JExocets"): two junior ones in one band with the same
/// cross-lines, and bases in different boxes. A case is then one of each. Mostly the bases share no
/// digit and take four together, all of which are known by that. It is given when both together
/// remove what neither does by itself.
///
/// Steps: `sets` the base, the targets and the S-cells, with the digits of the base (of a double
/// exocet those of one exocet after the other); `digits` these digits; `houses` the cross-lines;
/// marks: `pivot` the base, `pincer` the digits of the base in the targets, `set` those in the
/// S-cells; the group is 0, for the second exocet of a double one 1, for S-cells the set.

#include <algorithm>
#include <vector>

#include "logic/als/als_steps.hpp"
#include "logic/exocet/exocet_steps.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

CellSet cells_of(const Table<int, 2>& cells) {
  CellSet set;
  for (int cell : cells) set.insert(cell);
  return set;
}

/// The cells of the cross-lines outside of the band where some of the digits may be.
CellSet s_cells(const Context& context, const Exocet& exocet) {
  CellSet lines;
  for (int house : exocet.frame.cross_lines()) lines |= house_set(house);
  const int row = exocet.frame.row / 3 * 3;
  for (int r = row; r < row + 3; ++r)
    lines -= house_set(house_of(exocet.frame.standing ? HouseKind::column : HouseKind::row, r));
  CellSet cells;
  for (int digit : exocet.digits) cells |= lines & context.places(digit);
  return cells;
}

/// One of a pair that may be a double exocet.
struct Part {
  Exocet exocet;
  std::vector<ExocetCase> cases;
  CandidateSet removed;
};

bool go_together(const Exocet& a, const Exocet& b) {
  return a.frame.standing == b.frame.standing && a.frame.row / 3 == b.frame.row / 3 &&
         a.frame.columns[0] / 3 != b.frame.columns[0] / 3 &&
         a.frame.cross_lines() == b.frame.cross_lines();
}

bool give_double(const Context& context, const Part& a, const Part& b, Effects& effects,
                 Sink sink) {
  if (!go_together(a.exocet, b.exocet)) return false;
  if (context.spend(a.cases.size() * b.cases.size() * 8)) return true;
  const std::vector<ExocetCase> cases = both_cases(a.cases, b.cases);
  if (cases.empty()) return false;
  const CandidateSet removed = false_in_all(context, cases) | a.removed | b.removed;
  if ((removed - a.removed - b.removed).empty() || !effects.add(removed)) return false;
  Step step;
  add_exocet(step, context, a.exocet, 0);
  add_exocet(step, context, b.exocet, 1);
  return sink(finished(context, std::move(step), Technique::double_exocet, removed));
}

}  // namespace

CandidateSet removed_by(const Context& context, const Exocet& exocet,
                        const std::vector<ExocetCase>& cases) {
  if (cases.empty()) return {};
  return false_in_all(context, cases) | exocet.locked_out;
}

std::vector<Exocet> in_order(std::vector<Exocet> exocets) {
  const auto rank = [](const Exocet& exocet) {
    return 10 * (exocet.targets[0].size() + exocet.targets[1].size()) + exocet.digits.size();
  };
  std::stable_sort(exocets.begin(), exocets.end(),
                   [&](const Exocet& a, const Exocet& b) { return rank(a) < rank(b); });
  return exocets;
}

void add_exocet(Step& step, const Context& context, const Exocet& exocet, int group) {
  const CellSet base = cells_of(exocet.base);
  const CellSet targets = exocet.targets[0] | exocet.targets[1];
  const CellSet outside = s_cells(context, exocet) - targets;
  for (int digit : exocet.digits) {
    mark(step, Role::pivot, base & context.places(digit), digit, group);
    mark(step, Role::pincer, targets & context.places(digit), digit, group);
  }
  for (const CellSet& cells : {base, targets, outside}) step.sets.push_back({cells, exocet.digits});
  step.houses |= exocet.frame.cross_lines();
}

Step finished(const Context& context, Step step, Technique technique,
              const CandidateSet& eliminations) {
  step.technique = technique;
  step.eliminations = eliminations;
  DigitSet digits;
  for (const DigitCells& set : step.sets) digits |= set.digits;
  for (int digit : digits) step.digits.push_back(digit);
  mark_rest(step, context);
  return step;
}

bool find_exocet(const Context& context, Technique technique, Sink sink) {
  const bool junior = technique == Technique::junior_exocet;
  if (context.spend(junior ? 50 : 300)) return true;
  Effects effects;
  for (const Exocet& exocet :
       in_order(junior ? junior_exocets(context) : senior_exocets(context))) {
    if (context.spend(20)) return true;
    const CandidateSet removed = removed_by(context, exocet, exocet_cases(context, exocet));
    if (!effects.add(removed)) continue;
    Step step;
    add_exocet(step, context, exocet, 0);
    if (sink(finished(context, std::move(step), technique, removed))) return true;
  }
  return false;
}

bool find_double_exocet(const Context& context, Technique /*technique*/, Sink sink) {
  if (context.spend(50)) return true;
  std::vector<Part> parts;
  for (const Exocet& exocet : in_order(junior_exocets(context))) {
    if (context.spend(20)) return true;
    std::vector<ExocetCase> cases = exocet_cases(context, exocet);
    const CandidateSet removed = removed_by(context, exocet, cases);
    parts.push_back({exocet, std::move(cases), removed});
  }
  Effects effects;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (std::size_t k = i + 1; k < parts.size(); ++k) {
      if (give_double(context, parts[i], parts[k], effects, sink)) return true;
    }
  }
  return false;
}

}  // namespace nonet::logic
