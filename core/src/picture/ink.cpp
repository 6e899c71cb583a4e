#include "picture/ink.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

#include "nonet/table.hpp"
#include "picture/image.hpp"

namespace nonet::picture {
namespace {

// Least difference between two kinds, and the least ratio of it to the mean distance of cells from
// their own kind.
struct Difference {
  float least = 0;
  float ratio = 0;
};
// Hues, of 361; shares of blackness; shares of a stroke's width.
constexpr Difference of_hue = {30, 3};
constexpr Difference of_strength = {0.08F, 4};
constexpr Difference of_width = {0.12F, 3};
// A cell is between two kinds where it is not that many times as near to its own.
constexpr float least_nearness = 2;
// A few digits that are paler or thinner than others are none of another kind.
constexpr int fewest_alike_in_hue = 3;

// A hue without its lightness, or a number.
using Trait = Table<float, 3>;

float distance(const Trait& a, const Trait& b) {
  float sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return std::sqrt(sum);
}

float saturation(const Trait& hue) {
  return *std::max_element(hue.begin(), hue.end()) - *std::min_element(hue.begin(), hue.end());
}

Trait trait_of(const Ink& ink, InkTrait trait) {
  if (trait == InkTrait::strength) return {ink.strength, 0, 0};
  if (trait == InkTrait::width) return {ink.width, 0, 0};
  const float light = (ink.hue.red + ink.hue.green + ink.hue.blue) / 3;
  return {ink.hue.red - light, ink.hue.green - light, ink.hue.blue - light};
}

struct Digit {
  int cell = 0;
  Ink ink;
};

// How much colour there is, whichever.
Trait colour_of(const Ink& ink) {
  return {saturation({ink.hue.red, ink.hue.green, ink.hue.blue}), 0, 0};
}

// Traits in two kinds: the middle of each, and which one each trait is of.
struct Kinds {
  Table<Trait, 2> centres{};
  std::vector<std::size_t> of;
  // How far a trait is from its middle, on average.
  float spread = 0;
};

// The two that differ most, as first middles.
Table<Trait, 2> furthest_apart(const std::vector<Trait>& traits) {
  Table<Trait, 2> centres{};
  float most = 0;
  for (std::size_t i = 0; i < traits.size(); ++i) {
    for (std::size_t j = i + 1; j < traits.size(); ++j) {
      const float apart = distance(traits[i], traits[j]);
      if (apart <= most) continue;
      most = apart;
      centres = {traits[i], traits[j]};
    }
  }
  return centres;
}

// The means of what is nearer to each, several times (k-means).
Kinds parted(const std::vector<Trait>& traits) {
  Kinds kinds{furthest_apart(traits), std::vector<std::size_t>(traits.size(), 0)};
  for (int round = 0; round < 8; ++round) {
    Table<Trait, 2> sums{};
    Table<float, 2> counts{};
    kinds.spread = 0;
    for (std::size_t i = 0; i < traits.size(); ++i) {
      const float to_first = distance(traits[i], kinds.centres[0]);
      const float to_second = distance(traits[i], kinds.centres[1]);
      const std::size_t nearer = to_second < to_first ? 1 : 0;
      kinds.of[i] = nearer;
      kinds.spread += std::min(to_first, to_second);
      for (std::size_t k = 0; k < 3; ++k) sums[nearer][k] += traits[i][k];
      ++counts[nearer];
    }
    for (std::size_t kind = 0; kind < 2; ++kind)
      for (std::size_t k = 0; k < 3 && counts[kind] > 0; ++k)
        kinds.centres[kind][k] = sums[kind][k] / counts[kind];
  }
  kinds.spread /= real(traits.size());
  return kinds;
}

std::optional<Inks> two_kinds(const std::vector<Digit>& digits, InkTrait trait,
                              const Difference& needed, bool any_colour = false) {
  std::vector<Trait> traits;
  traits.reserve(digits.size());
  for (const Digit& digit : digits)
    traits.push_back(any_colour ? colour_of(digit.ink) : trait_of(digit.ink, trait));
  const Kinds kinds = parted(traits);
  const Table<Trait, 2>& centres = kinds.centres;
  const float apart = distance(centres[0], centres[1]);
  // Wide strokes vary more, in pixels.
  const float unit = trait == InkTrait::width ? std::max(centres[0][0], centres[1][0]) : 1;
  if (apart < needed.least * unit || apart < needed.ratio * kinds.spread) return std::nullopt;

  Table<CellSet, 2> sets{};
  Table<float, 2> strengths{};
  Inks inks;
  inks.trait = trait;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    sets[kinds.of[i]].insert(digits[i].cell);
    strengths[kinds.of[i]] += digits[i].ink.strength;
    if (distance(traits[i], centres[1 - kinds.of[i]]) <
        least_nearness * distance(traits[i], centres[kinds.of[i]]))
      inks.between.insert(digits[i].cell);
  }
  bool swap = centres[1][0] > centres[0][0];
  if (any_colour) {
    // Cells with a colour were entered: there may be several colours, as where entries that clash
    // are red.
    swap = centres[0][0] > centres[1][0];
  } else if (trait == InkTrait::hue) {
    const float difference = saturation(centres[0]) - saturation(centres[1]);
    const bool stronger = strengths[1] * real(sets[0].size()) > strengths[0] * real(sets[1].size());
    swap = difference > 30 || (difference > -30 && stronger);
  }
  inks.first = sets[swap ? 1 : 0];
  inks.second = sets[swap ? 0 : 1];
  if (trait != InkTrait::hue && inks.second.size() < fewest_alike_in_hue) return std::nullopt;
  return inks;
}

}  // namespace

std::vector<Inks> inks_of(const Cells& cells, const CellSet& digits) {
  std::vector<Digit> all;
  for (const int cell : digits) all.push_back({cell, cells.ink(cell)});
  std::vector<Inks> ways;
  if (all.size() < 2) return ways;
  const auto add = [&](InkTrait trait, const Difference& needed, bool any_colour = false) {
    if (const std::optional<Inks> inks = two_kinds(all, trait, needed, any_colour))
      ways.push_back(*inks);
  };
  add(InkTrait::hue, of_hue);
  add(InkTrait::hue, of_hue, true);
  add(InkTrait::strength, of_strength);
  add(InkTrait::width, of_width);
  return ways;
}

}  // namespace nonet::picture
