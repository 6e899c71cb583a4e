/// @file
/// Bivalue universal graves of types 1 to 4 as Sudoku Explainer recognises them.

#include <algorithm>

#include "chains/choose.hpp"
#include "chains/peers.hpp"
#include "rating/rules.hpp"

namespace nonet::rating {
namespace {

/// The cells that keep a position from being a grave.
struct Grave {
  std::vector<int> cells;
  std::array<Mask, cell_count> digits{};  ///< What each cell has too much.
  Mask all_digits = 0;
  CellSet common;  ///< Cells that see them all.
};

class Reader {
 public:
  explicit Reader(const Pencil& pencil) : pencil_(pencil), rest_(pencil) {}

  /// False when the position is no grave of types 1 to 4.
  bool read(Grave& grave) {
    for (int first : {18, 0, 9}) {
      for (int house = first; house < first + 9; ++house) {
        if (!read_house(house, grave)) return false;
      }
    }
    return all_pairs();
  }

 private:
  bool read_house(int house, Grave& grave) {
    for (int digit = 0; digit < 9; ++digit) {
      const Mask places = pencil_.place(house, digit);
      if (bits(places) == 0 || bits(places) == 2) continue;
      int count = 0;
      int rich = -1;
      for_each_bit(places, [&](int place) {
        const int cell = cell_in(house, place);
        if (bits(pencil_.cell(cell)) < 3) return;
        ++count;
        rich = cell;
      });
      if (count == 0 || (count == 1 && !take(grave, rich, digit))) return false;
    }
    return true;
  }

  bool take(Grave& grave, int cell, int digit) {
    Mask& digits = grave.digits[static_cast<std::size_t>(cell)];
    if (digits == 0) grave.cells.push_back(cell);
    digits = either(digits, bit(digit));
    grave.all_digits = either(grave.all_digits, bit(digit));
    rest_.remove(cell, digit);
    grave.common = grave.cells.size() == 1 ? peers(cell) : grave.common & peers(cell);
    for (int other : grave.cells) grave.common.erase(other);
    return grave.cells.size() < 2 || bits(grave.all_digits) < 2 || !grave.common.empty();
  }

  [[nodiscard]] bool all_pairs() const {
    for (int cell = 0; cell < cell_count; ++cell) {
      const bool filled = rest_.cell(cell) == 0 && pencil_.cell(cell) == 0;
      if (!filled && bits(rest_.cell(cell)) != 2) return false;
    }
    for (const auto& house : rest_.places) {
      for (Mask places : house) {
        if (places != 0 && bits(places) != 2) return false;
      }
    }
    return true;
  }

  const Pencil& pencil_;
  Pencil rest_;
};

Hint grave_hint(RatedTechnique technique, double difficulty) {
  Hint hint;
  hint.technique = technique;
  hint.difficulty = difficulty;
  return hint;
}

bool type_1(const Pencil& pencil, const Grave& grave, HintSink sink) {
  const int cell = grave.cells[0];
  Hint hint = grave_hint(RatedTechnique::bug_1, 5.6);
  hint.removals.push_back({cell, minus(pencil.cell(cell), grave.all_digits)});
  return sink(hint);
}

bool type_2(const Pencil& pencil, const Grave& grave, HintSink sink) {
  Hint hint = grave_hint(RatedTechnique::bug_2, 5.7);
  for (int cell : grave.common) {
    const Mask gone = both(pencil.cell(cell), grave.all_digits);
    if (gone != 0) hint.removals.push_back({cell, gone});
  }
  return !hint.removals.empty() && sink(hint);
}

/// The house of a kind (a place in `houses_of`) that has all the cells; -1: none.
int shared_house(const Grave& grave, std::size_t kind) {
  const int house = houses_of(grave.cells[0])[kind];
  for (int cell : grave.cells) {
    if (!house_set(house).contains(cell)) return -1;
  }
  return house;
}

/// The naked sets of type 3 in one house.
class NakedSets {
 public:
  NakedSets(const Pencil& pencil, const Grave& grave, int house, HintSink sink)
      : pencil_(pencil), grave_(grave), sink_(sink) {
    for (int cell : peer_list(grave.cells[0])) {
      if (grave.common.contains(cell) && house_set(house).contains(cell)) cells_.push_back(cell);
    }
  }

  bool find() {
    for (int degree = 2; degree <= 6; ++degree) {
      const int count = static_cast<int>(cells_.size());
      if (count < degree) continue;
      if (choose(degree - 1, count, [&](std::uint64_t chosen) { return at(degree, chosen); }))
        return true;
    }
    return false;
  }

 private:
  bool at(int degree, std::uint64_t chosen) {
    Mask digits = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (((chosen >> i) & 1) == 0) continue;
      if (bits(pencil_.cell(cells_[i])) < 2) return false;
      digits = either(digits, pencil_.cell(cells_[i]));
    }
    if (bits(digits) != degree || either(digits, grave_.all_digits) != digits) return false;
    Hint hint = grave_hint(RatedTechnique::bug_3, 5.7 + (degree - 1) * 0.1);
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      const Mask gone = both(pencil_.cell(cells_[i]), digits);
      if (((chosen >> i) & 1) == 0 && gone != 0) hint.removals.push_back({cells_[i], gone});
    }
    return !hint.removals.empty() && sink_(hint);
  }

  const Pencil& pencil_;
  const Grave& grave_;
  HintSink sink_;
  std::vector<int> cells_;
};

bool type_3(const Pencil& pencil, const Grave& grave, HintSink sink) {
  for (std::size_t kind = 0; kind < 3; ++kind) {
    const int house = shared_house(grave, kind);
    if (house >= 0 && NakedSets(pencil, grave, house, sink).find()) return true;
  }
  return false;
}

bool type_4(const Pencil& pencil, const Grave& grave, HintSink sink) {
  const int first = grave.cells[0];
  const int second = grave.cells[1];
  const Mask common = minus(both(pencil.cell(first), pencil.cell(second)), grave.all_digits);
  if (bits(common) != 1) return false;
  for (std::size_t kind = 0; kind < 3; ++kind) {
    if (shared_house(grave, kind) < 0) continue;
    Hint hint = grave_hint(RatedTechnique::bug_4, 5.7);
    for (int cell : {first, second}) {
      const Mask extra = grave.digits[static_cast<std::size_t>(cell)];
      hint.removals.push_back({cell, minus(minus(pencil.cell(cell), extra), common)});
    }
    if (sink(hint)) return true;
  }
  return false;
}

}  // namespace

bool find_bug(const Pencil& pencil, HintSink sink) {
  Grave grave;
  if (!Reader(pencil).read(grave) || grave.cells.empty()) return false;
  const bool two = grave.cells.size() == 2;
  if (grave.cells.size() == 1) return type_1(pencil, grave, sink);
  if (bits(grave.all_digits) == 1)
    return type_2(pencil, grave, sink) || (two && type_4(pencil, grave, sink));
  return (two && type_4(pencil, grave, sink)) || type_3(pencil, grave, sink);
}

}  // namespace nonet::rating
