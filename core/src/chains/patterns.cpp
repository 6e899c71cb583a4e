/// @file
/// Locked candidates, subsets and fish in the order of Sudoku Explainer.

#include "chains/patterns.hpp"

#include "chains/crossings.hpp"
#include "chains/tuples.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {
namespace {

/// Where a digit goes from `house`, but for the cells of `kept`.
void remove_digit(const Pencil& pencil, int house, const CellSet& kept, int digit,
                  std::vector<Removal>& removals) {
  for (Mask rest = pencil.place(house, digit); rest != 0; rest = without_lowest(rest)) {
    const int cell = cell_in(house, lowest(rest));
    if (!kept.contains(cell)) removals.push_back({cell, bit(digit)});
  }
}

bool locking_in(const Pencil& pencil, int house, int other, int digit, PatternSink sink) {
  const Mask places = pencil.place(house, digit);
  if (minus(places, shared_places(house, other)) != 0 || bits(places) < 2) return false;
  if (minus(pencil.place(other, digit), shared_places(other, house)) == 0) return false;
  Pattern pattern{PatternKind::locking, 1, bit(digit), 0, {house, other}, {}};
  remove_digit(pencil, other, house_set(house), digit, pattern.removals);
  return sink(pattern);
}

bool hidden_set_in(const Pencil& pencil, int house, int degree, PatternSink sink) {
  if (pencil.empty_in(house) <= degree * 2) return false;
  const auto places_of = [&](int digit) { return pencil.place(house, digit); };
  return choose_small(degree, places_of, [&](Mask digits) {
    const Mask cells = tuple(digits, degree, places_of);
    if (cells == 0) return false;
    Pattern pattern{PatternKind::hidden_set, degree, digits, cells, {house}, {}};
    for_each_bit(cells, [&](int place) {
      const int cell = cell_in(house, place);
      const Mask others = minus(pencil.cell(cell), digits);
      if (others != 0) pattern.removals.push_back({cell, others});
    });
    return !pattern.removals.empty() && sink(pattern);
  });
}

bool naked_set_in(const Pencil& pencil, int house, int degree, PatternSink sink) {
  if (pencil.empty_in(house) < degree * 2) return false;
  const auto digits_of = [&](int place) { return pencil.cell(cell_in(house, place)); };
  return choose_small(degree, digits_of, [&](Mask cells) {
    const Mask digits = tuple(cells, degree, digits_of);
    if (digits == 0) return false;
    Pattern pattern{PatternKind::naked_set, degree, digits, cells, {house}, {}};
    for_each_bit(minus(0x1FF, cells), [&](int place) {
      const int cell = cell_in(house, place);
      const Mask gone = both(pencil.cell(cell), digits);
      if (gone != 0) pattern.removals.push_back({cell, gone});
    });
    return !pattern.removals.empty() && sink(pattern);
  });
}

Pattern fish_of(const Pencil& pencil, int digit, int degree, Mask bases, Mask covers, int first) {
  const int second = 9 - first;
  Pattern pattern{PatternKind::fish, degree, bit(digit), 0, {}, {}};
  Mask left = covers;
  for (Mask rest = bases; rest != 0; rest = without_lowest(rest)) {
    pattern.houses.push_back(first + lowest(rest));
    pattern.houses.push_back(second + lowest(left));
    left = without_lowest(left);
  }
  for_each_bit(covers, [&](int line) {
    for_each_bit(minus(pencil.place(second + line, digit), bases), [&](int place) {
      pattern.removals.push_back({cell_in(second + line, place), bit(digit)});
    });
  });
  return pattern;
}

/// By line, the digits that have two to `degree` places in it and are missing often enough.
Table<Mask, 9> fish_digits(const Pencil& pencil, int degree, int first) {
  Table<Mask, 9> digits{};
  for (int digit = 0; digit < 9; ++digit) {
    if (pencil.holders(digit) + degree * 2 > 9) continue;
    for (int line = 0; line < 9; ++line) {
      const int count = bits(pencil.place(first + line, digit));
      Mask& mask = digits[line];
      if (count >= 2 && count <= degree) mask = either(mask, bit(digit));
    }
  }
  return digits;
}

bool fish_in(const Pencil& pencil, int degree, int first, PatternSink sink) {
  const Table<Mask, 9> digits = fish_digits(pencil, degree, first);
  return choose(degree, 9, [&](std::uint64_t mask) {
    const auto bases = narrow<Mask>(mask);
    Mask common = 0x1FF;
    for_each_bit(bases, [&](int line) { common = both(common, digits[line]); });
    for (; common != 0; common = without_lowest(common)) {
      const int digit = lowest(common);
      const Mask covers =
          tuple(bases, degree, [&](int line) { return pencil.place(first + line, digit); });
      if (covers == 0) continue;
      const Pattern pattern = fish_of(pencil, digit, degree, bases, covers, first);
      if (!pattern.removals.empty() && sink(pattern)) return true;
    }
    return false;
  });
}

constexpr int gone_id(int cell, int digit) {
  return cell * 9 + digit;
}

void lines_rest_on(const Pattern& pattern, const Pencil& before, const Pencil& now, Gone& gone) {
  const int digit = lowest(pattern.digits);
  CellSet covered;
  for (std::size_t i = 1; i < pattern.houses.size(); i += 2)
    covered |= house_set(pattern.houses[i]);
  for (std::size_t i = 0; i < pattern.houses.size(); i += 2) {
    const int house = pattern.houses[i];
    for_each_bit(minus(before.place(house, digit), now.place(house, digit)), [&](int place) {
      const int cell = cell_in(house, place);
      if (!covered.contains(cell)) gone.push_back(gone_id(cell, digit));
    });
  }
}

void hidden_rests_on(const Pattern& pattern, const Pencil& before, Gone& gone) {
  for_each_bit(minus(0x1FF, pattern.cells), [&](int place) {
    const int cell = cell_in(pattern.houses[0], place);
    for_each_bit(both(before.cell(cell), pattern.digits),
                 [&](int digit) { gone.push_back(gone_id(cell, digit)); });
  });
}

void naked_rests_on(const Pattern& pattern, const Pencil& before, Gone& gone) {
  for_each_bit(pattern.cells, [&](int place) {
    const int cell = cell_in(pattern.houses[0], place);
    for_each_bit(minus(before.cell(cell), pattern.digits),
                 [&](int digit) { gone.push_back(gone_id(cell, digit)); });
  });
}

struct Grade {
  RatedTechnique technique;
  double difficulty;
};

Grade grade_of(const Pattern& pattern) {
  using enum RatedTechnique;
  constexpr Table<Grade, 3> hidden = {
      {{hidden_pair, 3.4}, {hidden_triple, 4.0}, {hidden_quad, 5.4}}};
  constexpr Table<Grade, 3> naked = {{{naked_pair, 3.0}, {naked_triple, 3.6}, {naked_quad, 5.0}}};
  constexpr Table<Grade, 3> fish = {{{x_wing, 3.2}, {swordfish, 3.8}, {jellyfish, 5.2}}};
  const int i = pattern.degree - 2;
  switch (pattern.kind) {
    case PatternKind::hidden_set:
      return hidden[i];
    case PatternKind::naked_set:
      return naked[i];
    case PatternKind::fish:
      return fish[i];
    case PatternKind::locking:
      break;
  }
  return is_box(pattern.houses[0]) ? Grade{pointing, 2.6} : Grade{claiming, 2.8};
}

template <class FindIn>
bool in_all_houses(const FindIn& find_in) {
  for (Houses kind : explainer_order) {
    for (int house : kind) {
      if (find_in(house)) return true;
    }
  }
  return false;
}

}  // namespace

bool find_locking(const Pencil& pencil, RatingScale scale, PatternSink sink) {
  return visit_crossings(pencil, scale, [&](int house, int other, int digit) {
    return locking_in(pencil, house, other, digit, sink);
  });
}

bool find_hidden_set(const Pencil& pencil, int degree, PatternSink sink) {
  return in_all_houses([&](int house) { return hidden_set_in(pencil, house, degree, sink); });
}

bool find_naked_set(const Pencil& pencil, int degree, PatternSink sink) {
  return in_all_houses([&](int house) { return naked_set_in(pencil, house, degree, sink); });
}

bool find_fish(const Pencil& pencil, int degree, PatternSink sink) {
  return fish_in(pencil, degree, 9, sink) || fish_in(pencil, degree, 0, sink);
}

Hint hint_of(const Pattern& pattern) {
  const Grade grade = grade_of(pattern);
  Hint hint;
  hint.technique = grade.technique;
  hint.difficulty = grade.difficulty;
  hint.removals = pattern.removals;
  return hint;
}

void rests_on(const Pattern& pattern, const Pencil& before, const Pencil& now, Gone& gone) {
  switch (pattern.kind) {
    case PatternKind::locking:
    case PatternKind::fish:
      lines_rest_on(pattern, before, now, gone);
      break;
    case PatternKind::hidden_set:
      hidden_rests_on(pattern, before, gone);
      break;
    case PatternKind::naked_set:
      naked_rests_on(pattern, before, gone);
      break;
  }
}

}  // namespace nonet::chains
