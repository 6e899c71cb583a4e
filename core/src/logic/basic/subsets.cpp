/// @file
/// Naked subsets: N cells of a house that have N digits together keep those digits for themselves,
/// so no other cell of a house that has all of the cells can have them. Hidden subsets: N digits
/// that have N cells together in a house fill those cells, so no other digit fits there (Sudopedia:
/// Naked Subset, Hidden Subset). N is 2, 3 or 4. As in HoDoKu a naked subset removes from all the
/// houses that its cells share, and if that is both from a box and from the rest of a line, a pair
/// or triple is a locked one (intersections.cpp) and not given here.
///
/// Found in the order boxes, rows, columns; no cell of a naked and no digit of a hidden subset is a
/// single. `houses` are those that are looked at, `digits` and `sets` the subset, and each of its
/// candidates is marked as pattern.

#include <initializer_list>

#include "logic/basic/hidden_subset.hpp"
#include "logic/basic/naked_subset.hpp"
#include "logic/masks.hpp"

namespace nonet::logic {
namespace {

Masks digits_of_cells(const Context& context, int house) {
  Masks masks{};
  for (std::size_t i = 0; i < 9; ++i) masks[i] = context.candidates(house_cells(house)[i]).mask();
  return masks;
}

Masks cells_of_digits(const Context& context, int house) {
  Masks masks{};
  for (int i = 0; i < 9; ++i) {
    for (int digit : context.candidates(house_cells(house)[i])) {
      Mask& mask = masks[digit - 1];
      mask = either(mask, bit(i));
    }
  }
  return masks;
}

void eliminate_digits(const Context& context, const CellSet& cells, DigitSet digits, Step& step) {
  for (int cell : cells) {
    for (int digit : digits& context.candidates(cell))
      step.eliminations.insert(candidate(cell, digit));
  }
}

bool any_has(const Context& context, const CellSet& cells, DigitSet digits) {
  for (int cell : cells) {
    if (!(digits & context.candidates(cell)).empty()) return true;
  }
  return false;
}

/// Removes both from the box and from the rest of the line.
bool is_locked(const Context& context, const DigitCells& subset, const HouseSet& houses) {
  if (houses.size() != 2 || subset.digits.size() > 3) return false;
  const CellSet& line = house_set(houses.first());
  const CellSet& box = house_set(houses.next(house_of(HouseKind::box, 0)));
  return any_has(context, box - subset.cells, subset.digits) &&
         any_has(context, line - box, subset.digits);
}

int hidden_size(Technique technique) {
  if (technique == Technique::hidden_pair) return 2;
  return technique == Technique::hidden_triple ? 3 : 4;
}

int naked_size(Technique technique) {
  if (technique == Technique::naked_pair) return 2;
  return technique == Technique::naked_triple ? 3 : 4;
}

/// The naked subsets of one house; those of a line that lie in a box are the box's.
class NakedSubsets {
 public:
  NakedSubsets(const Context& context, Technique technique, bool locked, Sink sink)
      : context_(context), technique_(technique), locked_(locked), sink_(sink) {}

  [[nodiscard]] bool find(int house, int size) const {
    return choose_masks(
        digits_of_cells(context_, house), {size, 2, size}, [&](Mask chosen, Mask united) {
          return bits(united) == size && report(house, {cells_at(house, chosen), DigitSet(united)});
        });
  }

 private:
  [[nodiscard]] bool report(int house, const DigitCells& subset) const {
    const HouseSet houses = common_houses(subset.cells);
    if (!is_box(house) && houses.size() == 2) return false;
    if (is_locked(context_, subset, houses) != locked_) return false;
    CellSet others;
    for (int common : houses) others |= house_set(common);
    others -= subset.cells;
    if (!any_has(context_, others, subset.digits)) return false;
    Step step = subset_step(context_, technique_, subset);
    step.houses = houses;
    eliminate_digits(context_, others, subset.digits, step);
    return sink_(std::move(step));
  }

  const Context& context_;
  Technique technique_;
  bool locked_;
  Sink sink_;
};

bool hidden_in(const Context& context, Technique technique, int house, Sink sink) {
  return visit_hidden(context, house, hidden_size(technique), [&](const DigitCells& subset) {
    const DigitSet others = DigitSet::all() - subset.digits;
    if (!any_has(context, subset.cells, others)) return false;
    Step step = subset_step(context, technique, subset);
    step.houses.insert(house);
    eliminate_digits(context, subset.cells, others, step);
    return sink(std::move(step));
  });
}

}  // namespace

bool visit_hidden(const Context& context, int house, int size, HiddenSubsetSink visit) {
  const auto report = [&](Mask chosen, Mask united) {
    return bits(united) == size && visit({cells_at(house, united), DigitSet(chosen)});
  };
  return choose_masks(cells_of_digits(context, house), {size, 2, size}, report);
}

Step subset_step(const Context& context, Technique technique, const DigitCells& subset) {
  Step step;
  step.technique = technique;
  step.sets.push_back(subset);
  for (int digit : subset.digits) step.digits.push_back(digit);
  for (int cell : subset.cells) {
    for (int digit : subset.digits & context.candidates(cell))
      step.marks.push_back({Role::pattern, candidate(cell, digit)});
  }
  return step;
}

bool find_naked(const Context& context, Technique technique, int size, bool locked, Sink sink) {
  const NakedSubsets subsets(context, technique, locked, sink);
  for (Houses kind : boxes_first) {
    for (int house : kind) {
      if (locked && !is_box(house)) return false;
      if (subsets.find(house, size)) return true;
    }
  }
  return false;
}

bool find_naked_subset(const Context& context, Technique technique, Sink sink) {
  return find_naked(context, technique, naked_size(technique), false, sink);
}

bool find_hidden_subset(const Context& context, Technique technique, Sink sink) {
  for (Houses kind : boxes_first) {
    for (int house : kind) {
      if (hidden_in(context, technique, house, sink)) return true;
    }
  }
  return false;
}

}  // namespace nonet::logic
