/// @file
/// Siamese fish: two finned fish of the same kind with the same bases and different covers, as one
/// step: each removes something that the other does not (HoDoKu: Siamese Fish). Sizes two to four;
/// a basic pair may be finned or sashimi or both.
///
/// `houses` are the bases, `covers` those of both, `digits` the digit, `sets` the cells of the
/// covers of the first and of the second. A base candidate that is a fin of the first is marked as
/// fin of group 0, of the second alone as fin of group 1, endo-fins so, the others as pattern.

#include <vector>

#include "logic/cells.hpp"
#include "logic/finder.hpp"
#include "logic/fish/basic_fish.hpp"
#include "logic/fish/fish_search.hpp"

namespace nonet::logic {
namespace {

std::vector<Fish> finned_fish(const Context& context, Technique technique, int digit, int size) {
  std::vector<Fish> all;
  const auto take = [&](const Fish& fish) {
    all.push_back(fish);
    return false;
  };
  if (technique == Technique::siamese_fish) {
    for_each_basic_fish(context, digit, {FishKind::finned, true, size}, take);
    for_each_basic_fish(context, digit, {FishKind::sashimi, true, size}, take);
  } else {
    const bool franken = technique == Technique::siamese_franken_fish;
    const FishKind kind = franken ? FishKind::franken : FishKind::mutant;
    for_each_complex_fish(context, digit, {kind, true, size}, take);
  }
  return all;
}

CellSet cells_of(const HouseSet& houses) {
  CellSet cells;
  for (int house : houses) cells |= house_set(house);
  return cells;
}

Step siamese_step(Technique technique, const Fish& first, const Fish& second) {
  Fish both = first;
  both.covers |= second.covers;
  both.fins |= second.fins;
  both.body -= both.fins;
  both.eliminations |= second.eliminations;
  Step step = fish_step(technique, both);
  for (Mark& mark : step.marks) {
    const bool in_first = first.fins.contains(candidate_cell(mark.candidate));
    if (mark.role == Role::fin) mark.group = in_first ? 0 : 1;
  }
  const DigitSet digit = DigitSet::of(first.digit);
  step.sets = {{cells_of(first.covers), digit}, {cells_of(second.covers), digit}};
  return step;
}

bool are_siamese(const Fish& first, const Fish& second) {
  return first.bases == second.bases && !is_subset(first.eliminations, second.eliminations) &&
         !is_subset(second.eliminations, first.eliminations);
}

bool give_pairs(Technique technique, const std::vector<Fish>& all, Sink sink) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      if (!are_siamese(all[i], all[j])) continue;
      if (sink(siamese_step(technique, all[i], all[j]))) return true;
    }
  }
  return false;
}

}  // namespace

bool find_siamese_fish(const Context& context, Technique technique, Sink sink) {
  for (int size = 2; size <= 4; ++size) {
    const bool ended = context.any_digit([&](int digit) {
      return give_pairs(technique, finned_fish(context, technique, digit, size), sink);
    });
    if (ended) return true;
  }
  return false;
}

}  // namespace nonet::logic
