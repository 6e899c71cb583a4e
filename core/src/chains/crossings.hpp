/// @file
/// Houses that cross: where locked candidates are looked for.
#pragma once

#include <span>

#include "chains/pencil.hpp"
#include "index.hpp"
#include "nonet/rating.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {

namespace detail {

/// Whether two or three places of a house lie within one third of it: three in a row, as a box shares them with a row and
/// a line with a box; or every third, as a box shares them with a column.
struct Confined {
  bool in_row;
  bool in_step;
};

consteval auto make_confined() {
  Table<Confined, 512> table{};
  for (int mask = 0; mask < 512; ++mask) {
    const auto places = narrow<Mask>(mask);
    if (bits(places) < 2) continue;
    Confined& confined = table[mask];
    for (int i = 0; i < 3; ++i) {
      if (minus(places, narrow<Mask>(0b111 << (3 * i))) == 0) confined.in_row = true;
      if (minus(places, narrow<Mask>(0b1001001 << i)) == 0) confined.in_step = true;
    }
  }
  return table;
}

inline constexpr auto confined_table = make_confined();

/// By house, the digits whose places may all lie where it crosses another one.
struct Few {
  Table<Mask, house_count> in_row{};
  Table<Mask, house_count> in_step{};  ///< Of lines none is looked for.
};

inline Few digits_with_few_places(const Pencil& pencil) {
  Few few;
  for (int house : all_houses) {
    for (std::size_t digit = 0; digit < 9; ++digit) {
      const Confined& confined = confined_table[pencil.places[house][digit]];
      few.in_row[house] =
          either(few.in_row[house], narrow<Mask>(static_cast<int>(confined.in_row) << digit));
      few.in_step[house] =
          either(few.in_step[house], narrow<Mask>(static_cast<int>(confined.in_step) << digit));
    }
  }
  return few;
}

/// How many houses are of one kind.
inline constexpr int of_a_kind = number_of(house_count - 1) + 1;

/// The crossing houses of two kinds, and some of the digits. Loops whose length is known are a tenth quicker here.
template <class Visit>
bool visit_crossings(HouseKind first, HouseKind second, Mask digits, std::span<const Mask> few,
                     const Visit& visit) {
  for (int i = 0; i < of_a_kind; ++i) {
    const int house = house_of(first, i);
    const Mask wanted = both(digits, nth(few, house));
    if (wanted == 0) continue;
    for (int j = 0; j < of_a_kind; ++j) {
      const int other = house_of(second, j);
      if (shared_places(house, other) == 0) continue;
      for (Mask rest = wanted; rest != 0; rest = without_lowest(rest)) {
        if (visit(house, other, lowest(rest))) return true;
      }
    }
  }
  return false;
}

}  // namespace detail

/// Calls `visit(house, other, digit)` where two houses cross and the first has two or three places for the digit, all in
/// one of three such crossings, until it returns true; then true. Boxes and columns, boxes and rows, then the other way round. Of two kinds, Sudoku
/// Explainer takes all digits of two houses before the next two, Sukaku Explainer all houses for a digit before the
/// next one.
template <class Visit>
bool visit_crossings(const Pencil& pencil, RatingScale scale, const Visit& visit) {
  const detail::Few all = detail::digits_with_few_places(pencil);
  struct Kinds {
    HouseKind first;
    HouseKind second;
    const Table<Mask, house_count>& few;
  };
  using enum HouseKind;
  for (const auto& [first, second, few] :
       {Kinds{box, column, all.in_step}, Kinds{box, row, all.in_row},
        Kinds{column, box, all.in_row}, Kinds{row, box, all.in_row}}) {
    if (scale != RatingScale::sukaku) {
      if (detail::visit_crossings(first, second, 0x1FF, few, visit)) return true;
      continue;
    }
    for (int digit = 0; digit < 9; ++digit) {
      if (detail::visit_crossings(first, second, bit(digit), few, visit)) return true;
    }
  }
  return false;
}

}  // namespace nonet::chains
