/// @file
/// Gurth's symmetrical placement. The givens have a symmetry: rotate or reflect the grid (or exchange
/// rows, columns, bands, stacks in any way that leaves a grid a grid) and rename the digits, and the
/// givens are the same as before. Do so with the solution: it is a solution of the same givens. Where
/// the givens have one solution only, it is the same as before, too: a cell has d if and only if the
/// cell where it goes has the new name of d.
///
/// So candidates go round in orbits: a candidate, the new name of its digit in the cell where its
/// cell goes, and so on, are all true or all false. An orbit is false if one of its candidates is
/// gone, or if two of them contradict each other: two digits in one cell (a cell that stays where
/// it is has a digit that keeps its name), or one digit in two cells that see each other.
///
/// Only the givens count, not the digits and candidates that a player has come to; and the givens
/// alone must have one solution. A digit that has no given keeps its name, as the others take
/// theirs among themselves.
///
/// Sources: Gurth (Players Forum, 2006), Sudopedia "Gurth's Symmetrical Placement" (rotation by half a
/// turn); SudokuWiki "Gurth's Theorem" (rotations and reflections); eleven's and gsf's automorphisms
/// on the forum (the others).
///
/// Steps, one a symmetry: `digits` the new names of 1 to 9; `sets` the images of the nine rows, then
/// of the nine columns, without digits; marks `cause` the givens, `pattern` the other candidates of
/// cells that stay where they are.

#include <utility>

#include "logic/effects.hpp"
#include "logic/finder.hpp"
#include "logic/uniqueness/symmetries.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

class Orbits {
 public:
  Orbits(const Context& context, const Symmetry& symmetry)
      : context_(context), symmetry_(symmetry) {}

  /// The candidates of the orbits that are false.
  [[nodiscard]] CandidateSet removed() const {
    CandidateSet seen;
    CandidateSet removed;
    for (int cell : context_.empty()) {
      for (int digit : context_.candidates(cell)) {
        const int c = candidate(cell, digit);
        if (seen.contains(c)) continue;
        const CandidateSet orbit = orbit_of(c);
        seen |= orbit;
        if (is_false(orbit)) removed |= orbit;
      }
    }
    return removed & open_candidates();
  }

 private:
  [[nodiscard]] CandidateSet orbit_of(int first) const {
    CandidateSet orbit;
    for (int c = first; !orbit.contains(c);) {
      orbit.insert(c);
      c = candidate(symmetry_.image[candidate_cell(c)], symmetry_.renamed[candidate_digit(c)]);
    }
    return orbit;
  }

  [[nodiscard]] bool is_possible(int c) const {
    const int value = context_.board().value(candidate_cell(c));
    if (value != 0) return value == candidate_digit(c);
    return context_.candidates(candidate_cell(c)).contains(candidate_digit(c));
  }

  [[nodiscard]] bool is_false(const CandidateSet& orbit) const {
    Table<CellSet, 9> places;
    CellSet cells;
    for (int c : orbit) {
      const int cell = candidate_cell(c);
      CellSet& same = places[candidate_digit(c) - 1];
      if (!is_possible(c) || cells.contains(cell) || !(same & peers(cell)).empty()) return true;
      cells.insert(cell);
      same.insert(cell);
    }
    return false;
  }

  [[nodiscard]] CandidateSet open_candidates() const {
    CandidateSet open;
    for (int cell : context_.empty()) {
      for (int digit : context_.candidates(cell)) open.insert(candidate(cell, digit));
    }
    return open;
  }

  const Context& context_;
  const Symmetry& symmetry_;
};

CellSet image_of(const CellSet& cells, const Symmetry& symmetry) {
  CellSet images;
  for (int cell : cells) images.insert(symmetry.image[cell]);
  return images;
}

Step make_step(const Context& context, const Symmetry& symmetry, const CandidateSet& removed) {
  Step step;
  step.technique = Technique::symmetrical_placement;
  step.eliminations = removed;
  for (int digit : DigitSet::all()) step.digits.push_back(symmetry.renamed[digit]);
  for (int line : all_lines) step.sets.push_back({image_of(house_set(line), symmetry), {}});
  for (int cell : context.givens())
    step.marks.push_back({Role::cause, candidate(cell, context.board().value(cell))});
  for (int cell : context.empty()) {
    if (symmetry.image[cell] != cell) continue;
    for (int digit : context.candidates(cell)) {
      const int c = candidate(cell, digit);
      if (!removed.contains(c)) step.marks.push_back({Role::pattern, c});
    }
  }
  return step;
}

}  // namespace

bool find_symmetrical_placement(const Context& context, Technique /*technique*/, Sink sink) {
  Effects effects;
  for (const Symmetry& symmetry : symmetries_of_givens(context)) {
    const CandidateSet removed = Orbits(context, symmetry).removed();
    if (effects.add(removed) && sink(make_step(context, symmetry, removed))) return true;
  }
  return false;
}

}  // namespace nonet::logic
