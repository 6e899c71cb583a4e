/// @file
/// XY-Wing and XYZ-Wing in the order of the scale's program.

#include "chains/peers.hpp"
#include "rating/rules.hpp"

namespace nonet::rating {
namespace {

struct Wing {
  int pivot;
  int first;
  int second;
};

bool is_wing(Mask pivot, Mask first, Mask second, bool xyz) {
  const Mask all = either(either(pivot, first), second);
  const Mask common = both(both(pivot, first), second);
  return bits(all) == 3 && bits(common) == (xyz ? 1 : 0);
}

bool report(const Pencil& pencil, const Wing& wing, bool xyz, HintSink sink) {
  const Mask z = both(pencil.cell(wing.first), pencil.cell(wing.second));
  CellSet victims = peers(wing.first) & peers(wing.second);
  if (xyz) victims &= peers(wing.pivot);
  victims.erase(wing.pivot);
  Hint hint;
  hint.technique = xyz ? RatedTechnique::xyz_wing : RatedTechnique::xy_wing;
  hint.difficulty = xyz ? 4.4 : 4.2;
  for (int cell : victims) {
    if (both(pencil.cell(cell), z) != 0) hint.removals.push_back({cell, bit(lowest(z))});
  }
  return !hint.removals.empty() && sink(hint);
}

bool wings_at(const Pencil& pencil, int pivot, bool xyz, const PeerList& ends, HintSink sink) {
  const Mask digits = pencil.cell(pivot);
  for (int first : ends) {
    const Mask one = pencil.cell(first);
    if (bits(one) != 2 || bits(minus(digits, one)) != 1) continue;
    for (int second : ends) {
      const Mask two = pencil.cell(second);
      if (bits(two) != 2 || !is_wing(digits, one, two, xyz)) continue;
      if (report(pencil, {pivot, first, second}, xyz, sink)) return true;
    }
  }
  return false;
}

}  // namespace

bool find_wing(const Pencil& pencil, bool xyz, RatingScale scale, HintSink sink) {
  for (int pivot = 0; pivot < cell_count; ++pivot) {
    if (bits(pencil.cell(pivot)) != (xyz ? 3 : 2)) continue;
    if (wings_at(pencil, pivot, xyz, peer_list(pivot, scale), sink)) return true;
  }
  return false;
}

}  // namespace nonet::rating
