#include "picture/ink.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace nonet::picture {
namespace {

// Two colours are two inks from that distance on (of 442), and from so many times the mean distance from either.
constexpr float least_distance = 36;
constexpr float least_ratio = 3.0F;

// Thin strokes are paler than thick ones of the same ink, so lightness counts less than colour.
constexpr float lightness_share = 0.4F;

float distance(const Colour& a, const Colour& b) {
  const float red = a.red - b.red;
  const float green = a.green - b.green;
  const float blue = a.blue - b.blue;
  const float light = (red + green + blue) / 3;
  const float colour = (red - light) * (red - light) + (green - light) * (green - light) +
                       (blue - light) * (blue - light);
  return std::sqrt(colour + 3 * (light * lightness_share) * (light * lightness_share));
}

float saturation(const Colour& colour) {
  return std::max({colour.red, colour.green, colour.blue}) -
         std::min({colour.red, colour.green, colour.blue});
}

}  // namespace

Inks inks_of(const Cells& cells, const CellSet& digits) {
  Inks inks;
  inks.first = digits;
  std::vector<int> order;
  std::vector<Colour> colours;
  for (const int cell : digits) {
    order.push_back(cell);
    colours.push_back(cells.ink(cell));
  }
  if (order.size() < 2) return inks;
  // The two that differ most, then the means of what is nearer to each.
  std::size_t one = 0;
  std::size_t other = 0;
  float most = 0;
  for (std::size_t i = 0; i < colours.size(); ++i) {
    for (std::size_t j = i + 1; j < colours.size(); ++j) {
      const float apart = distance(colours[i], colours[j]);
      if (apart > most) {
        most = apart;
        one = i;
        other = j;
      }
    }
  }
  std::array<Colour, 2> centres = {colours[one], colours[other]};
  std::vector<std::size_t> side(colours.size(), 0);
  float spread = 0;
  for (int round = 0; round < 6; ++round) {
    std::array<Colour, 2> sums{};
    std::array<float, 2> counts{};
    spread = 0;
    for (std::size_t i = 0; i < colours.size(); ++i) {
      const float to_first = distance(colours[i], centres[0]);
      const float to_second = distance(colours[i], centres[1]);
      const std::size_t nearer = to_second < to_first ? 1 : 0;
      side[i] = nearer;
      spread += std::min(to_first, to_second);
      sums[nearer].red += colours[i].red;
      sums[nearer].green += colours[i].green;
      sums[nearer].blue += colours[i].blue;
      ++counts[nearer];
    }
    for (std::size_t k = 0; k < 2; ++k)
      if (counts[k] > 0)
        centres[k] = {sums[k].red / counts[k], sums[k].green / counts[k], sums[k].blue / counts[k]};
  }
  spread /= static_cast<float>(colours.size());
  const float apart = distance(centres[0], centres[1]);
  if (apart < least_distance || apart < least_ratio * spread) return inks;

  std::array<CellSet, 2> kinds{};
  std::array<float, 2> strengths{};
  for (std::size_t i = 0; i < order.size(); ++i) {
    kinds[side[i]].insert(order[i]);
    strengths[side[i]] += cells.strength(order[i]);
  }
  const float difference = saturation(centres[0]) - saturation(centres[1]);
  const bool stronger = strengths[1] * static_cast<float>(kinds[0].size()) >
                        strengths[0] * static_cast<float>(kinds[1].size());
  const std::size_t first = difference > 30 || (difference > -30 && stronger) ? 1 : 0;
  inks.first = kinds[first];
  inks.second = kinds[1 - first];
  return inks;
}

}  // namespace nonet::picture
