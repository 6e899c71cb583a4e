/// @file
/// Singles, and the "direct" moves of Sudoku Explainer: locked candidates or a hidden subset that at
/// once leave a digit only one place in a house.

#include "chains/crossings.hpp"
#include "chains/tuples.hpp"
#include "rating/rules.hpp"

namespace nonet::rating {
namespace {

Hint placement(RatedTechnique technique, double difficulty, int cell, int digit) {
  Hint hint;
  hint.technique = technique;
  hint.difficulty = difficulty;
  hint.cell = cell;
  hint.digit = digit;
  return hint;
}

Hint hidden_single(int house, int cell, int digit, bool alone) {
  if (alone) return placement(RatedTechnique::full_house, 1.0, cell, digit);
  if (is_box(house)) return placement(RatedTechnique::hidden_single_box, 1.2, cell, digit);
  return placement(RatedTechnique::hidden_single_line, 1.5, cell, digit);
}

bool hidden_singles_in(const Pencil& pencil, int house, bool alone, HintSink sink) {
  if ((pencil.empty_in(house) == 1) != alone) return false;
  for (int digit = 0; digit < 9; ++digit) {
    const Mask places = pencil.place(house, digit);
    if (bits(places) != 1) continue;
    if (sink(hidden_single(house, cell_in(house, lowest(places)), digit, alone))) return true;
  }
  return false;
}

/// The cell that is left for a digit in a house when the cells of another house are out; -1: none.
int last_place(const Pencil& pencil, int house, int other, int digit) {
  const Mask places = pencil.place(house, digit);
  const Mask left = minus(places, shared_places(house, other));
  return bits(left) == 1 && bits(places) > 1 ? cell_in(house, lowest(left)) : -1;
}

/// Hidden singles in houses of the kind of `house` that follow from the digit being locked.
bool following_singles(const Pencil& pencil, int house, int other, int digit, HintSink sink) {
  for (int third : houses_like(house)) {
    if (third == house || shared_places(third, other) == 0) continue;
    const int cell = last_place(pencil, third, other, digit);
    if (cell < 0) continue;
    const bool pointing = is_box(house);
    const auto technique =
        pointing ? RatedTechnique::direct_pointing : RatedTechnique::direct_claiming;
    if (sink(placement(technique, pointing ? 1.7 : 1.9, cell, digit))) return true;
  }
  return false;
}

bool single_after(const Pencil& pencil, int house, Mask digits, Mask taken, HintSink sink) {
  for (int digit = 0; digit < 9; ++digit) {
    const Mask places = pencil.place(house, digit);
    if (has(digits, digit) || bits(places) < 2) continue;
    const Mask left = minus(places, taken);
    if (bits(left) != 1) continue;
    const bool pair = bits(digits) == 2;
    const auto technique =
        pair ? RatedTechnique::direct_hidden_pair : RatedTechnique::direct_hidden_triple;
    return sink(placement(technique, pair ? 2.0 : 2.5, cell_in(house, lowest(left)), digit));
  }
  return false;
}

bool direct_hidden_set_in(const Pencil& pencil, int house, int degree, HintSink sink) {
  if (pencil.empty_in(house) <= degree) return false;
  const auto places_of = [&](int digit) { return pencil.place(house, digit); };
  return choose_small(degree, places_of, [&](Mask digits) {
    const Mask taken = tuple(digits, degree, places_of);
    return taken != 0 && single_after(pencil, house, digits, taken, sink);
  });
}

}  // namespace

bool find_hidden_single(const Pencil& pencil, HintSink sink) {
  for (bool alone : {true, false}) {
    for (Houses kind : explainer_order) {
      for (int house : kind) {
        if (hidden_singles_in(pencil, house, alone, sink)) return true;
      }
    }
  }
  return false;
}

bool find_naked_single(const Pencil& pencil, HintSink sink) {
  for (int cell = 0; cell < cell_count; ++cell) {
    const Mask digits = pencil.cell(cell);
    if (bits(digits) != 1) continue;
    if (sink(placement(RatedTechnique::naked_single, 2.3, cell, lowest(digits)))) return true;
  }
  return false;
}

bool find_direct_locking(const Pencil& pencil, RatingScale scale, HintSink sink) {
  return visit_crossings(pencil, scale, [&](int house, int other, int digit) {
    const Mask places = pencil.place(house, digit);
    if (minus(places, shared_places(house, other)) != 0 || bits(places) < 2) return false;
    return following_singles(pencil, house, other, digit, sink);
  });
}

bool find_direct_hidden_set(const Pencil& pencil, int degree, HintSink sink) {
  for (Houses kind : explainer_order) {
    for (int house : kind) {
      if (direct_hidden_set_in(pencil, house, degree, sink)) return true;
    }
  }
  return false;
}

}  // namespace nonet::rating
