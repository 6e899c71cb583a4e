#include "picture/finder.hpp"

#include <algorithm>
#include <cmath>

#include "nonet/table.hpp"

namespace nonet::picture {
namespace {

constexpr int least_side = 80;
// With such a score nothing better is looked for.
constexpr float good_score = 1;

// The masks, in the order in which they are tried.
struct Attempt {
  bool ridge;
  float limit;
  bool dilate;
};
constexpr Table<Attempt, 7> attempts = {{{false, 0.06F, false},
                                         {false, 0.04F, true},
                                         {false, 0.10F, false},
                                         {false, 0.03F, false},
                                         {true, 0.015F, false},
                                         {true, 0.03F, false},
                                         {true, 0.05F, false}}};

Mask mask_of(const Plane& dark, const Attempt& attempt) {
  if (attempt.ridge) return ridges(dark, attempt.limit);
  Mask mask = darker_than(dark, attempt.limit);
  return attempt.dilate ? dilated(mask) : mask;
}

bool overlap(const FoundGrid& a, const FoundGrid& b) {
  const Point centre = a.lattice.at(4.5, 4.5);
  const Point other = b.lattice.at(4.5, 4.5);
  const Local here = local(a.lattice, 4.5, 4.5);
  const float size = std::abs(here.right.x) + std::abs(here.right.y) + std::abs(here.down.x) +
                     std::abs(here.down.y);
  return std::abs(centre.x - other.x) + std::abs(centre.y - other.y) < size * 3;
}

// The number of cells in a row of a grid that has another size, or 0.
int other_size(const Plane& dark, const Quad& quad) {
  for (const int size : {4, 6, 8, 12, 16}) {
    Lattice lattice;
    lattice.view = homography(quad, size);
    const Presence there = presence(dark, lattice, size, 6);
    if (there.share >= 0.95F && there.weakest >= 0.7F && there.outside < 0.5F) return size;
  }
  return 0;
}

// Adds the grids that there are, and returns the best score. One that is faint is kept only while there is no other in its place.
float find_in(const Plane& dark, Findings& findings) {
  float best = 0;
  for (const Attempt& attempt : attempts) {
    for (const Blob& blob : largest_blobs(mask_of(dark, attempt), 6, least_side)) {
      for (const Quad& quad : quads_of(blob.hull)) {
        FoundGrid grid;
        grid.lattice.view = homography(quad, 9);
        grid.presence = presence(dark, grid.lattice, 9, 6);
        if (grid.presence.share < 0.25F) {
          if (findings.other_size == 0) findings.other_size = other_size(dark, quad);
          continue;
        }
        refine(dark, grid.lattice);
        grid.presence = presence(dark, grid.lattice, 9, 4);
        grid.faint = !grid.presence.is_grid();
        if (grid.faint) {
          if (findings.other_size == 0) findings.other_size = other_size(dark, quad);
          if (findings.other_size != 0 || !grid.presence.may_be_grid()) continue;
        }
        grid.clear = is_clear(dark, grid.lattice);
        grid.jigsaw = has_other_regions(dark, grid.lattice);
        if (!grid.faint) best = std::max(best, grid.presence.score());
        const auto same =
            std::find_if(findings.grids.begin(), findings.grids.end(),
                         [&](const FoundGrid& other) { return overlap(grid, other); });
        if (same == findings.grids.end())
          findings.grids.push_back(grid);
        else if (same->faint == grid.faint ? same->presence.score() < grid.presence.score()
                                           : same->faint)
          *same = grid;
      }
    }
    if (best > good_score) break;
  }
  return best;
}

}  // namespace

Findings find_grids(const Plane& grey) {
  Findings findings;
  // On dark screens, bright lines first.
  double sum = 0;
  for (const float value : grey.values) sum += value;
  const bool is_dark = sum < 110.0 * static_cast<double>(grey.values.size());
  for (const bool inverted : {is_dark, !is_dark})
    if (find_in(darkness(grey, work_radius, inverted), findings) > good_score) break;
  return findings;
}

}  // namespace nonet::picture
