/// @file
/// Bivalue universal graves of types 1 to 4 as Sudoku Explainer and Sukaku Explainer recognise them.

#include <algorithm>

#include "chains/choose.hpp"
#include "chains/peers.hpp"
#include "index.hpp"
#include "nonet/table.hpp"
#include "rating/rules.hpp"

namespace nonet::rating {
namespace {

/// The cells that keep a position from being a grave.
struct Grave {
  std::vector<int> cells;
  Table<Mask, cell_count> digits{};  ///< Extra candidates of each cell.
  Mask all_digits = 0;
  CellSet common;  ///< Cells that see them all.
};

class Reader {
 public:
  Reader(const Pencil& pencil, RatingScale scale) : pencil_(pencil), rest_(pencil), scale_(scale) {}

  /// False when the position is no grave of types 1 to 4.
  bool read(Grave& grave) {
    for (Houses kind : boxes_first) {
      for (int house : kind) {
        if (!read_house(house, grave)) return false;
      }
    }
    if (scale_ == RatingScale::sukaku) take_more(grave);
    return all_pairs();
  }

 private:
  bool read_house(int house, Grave& grave) {
    for (int digit = 0; digit < 9; ++digit) {
      const Mask places = pencil_.place(house, digit);
      if (bits(places) == 0 || bits(places) == 2) continue;
      CellSet rich;
      for_each_bit(places, [&](int place) {
        const int cell = cell_in(house, place);
        if (bits(pencil_.cell(cell)) >= 3) rich.insert(cell);
      });
      note(rich, digit);
      const int count = rich.size();
      if (count == 0 || (count == 1 && !take(grave, rich.first(), digit))) return false;
    }
    return true;
  }

  /// The cells with three digits and more in houses of a digit that has not two places, as long
  /// as it is one digit.
  void note(const CellSet& rich, int digit) {
    if (only_digit_ < 0) only_digit_ = digit;
    one_digit_ = one_digit_ && digit == only_digit_;
    if (one_digit_) rich_ |= rich;
  }

  /// Sukaku Explainer: of one digit, the cells count too that no house tells from others. They do
  /// not make the digit one of `all_digits`.
  void take_more(Grave& grave) {
    if (!one_digit_ || only_digit_ < 0) return;
    for (int cell : grave.cells) rich_.erase(cell);
    const Mask digits = grave.all_digits;
    for (int cell : rich_) take(grave, cell, only_digit_);
    grave.all_digits = digits;
  }

  bool take(Grave& grave, int cell, int digit) {
    Mask& digits = grave.digits[cell];
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
  RatingScale scale_;
  CellSet rich_;
  int only_digit_ = -1;
  bool one_digit_ = true;
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
  NakedSets(const Pencil& pencil, const Grave& grave, int house, RatingScale scale, HintSink sink)
      : pencil_(pencil), grave_(grave), sink_(sink) {
    for (int cell : peer_list(grave.cells[0], scale)) {
      if (grave.common.contains(cell) && house_set(house).contains(cell)) cells_.push_back(cell);
    }
  }

  bool find(int degree) {
    const int count = count_of(cells_);
    if (count < degree || bits(grave_.all_digits) < 2) return false;
    return choose(degree - 1, count, [&](std::uint64_t chosen) { return at(degree, chosen); });
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

/// Sudoku Explainer takes all sets of a house before the next house, Sukaku Explainer all of a size
/// before the next size.
bool type_3(const Pencil& pencil, const Grave& grave, RatingScale scale, HintSink sink) {
  std::vector<NakedSets> houses;
  for (std::size_t kind = 0; kind < 3; ++kind) {
    const int house = shared_house(grave, kind);
    if (house >= 0) houses.emplace_back(pencil, grave, house, scale, sink);
  }
  constexpr std::size_t degrees = 5;
  const bool by_degree = scale == RatingScale::sukaku;
  for (std::size_t i = 0; i < houses.size() * degrees; ++i) {
    const std::size_t house = by_degree ? i % houses.size() : i / degrees;
    const std::size_t degree = by_degree ? i / houses.size() : i % degrees;
    if (houses[house].find(static_cast<int>(degree) + 2)) return true;
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
      const Mask extra = grave.digits[cell];
      hint.removals.push_back({cell, minus(minus(pencil.cell(cell), extra), common)});
    }
    if (sink(hint)) return true;
  }
  return false;
}

}  // namespace

bool find_bug(const Pencil& pencil, RatingScale scale, HintSink sink) {
  Grave grave;
  if (!Reader(pencil, scale).read(grave) || grave.cells.empty()) return false;
  const bool two = grave.cells.size() == 2;
  if (grave.cells.size() == 1) return type_1(pencil, grave, sink);
  if (bits(grave.all_digits) == 1)
    return type_2(pencil, grave, sink) || (two && type_4(pencil, grave, sink));
  if (grave.common.empty()) return false;
  return (two && type_4(pencil, grave, sink)) || type_3(pencil, grave, scale, sink);
}

}  // namespace nonet::rating
