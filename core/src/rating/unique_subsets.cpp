#include "rating/unique_subsets.hpp"

#include "chains/choose.hpp"
#include "index.hpp"

namespace nonet::rating {
namespace {

class Subsets {
 public:
  Subsets(const Pencil& pencil, const UniqueLoop& loop, const Rescue& rescue, const LoopHint& base)
      : pencil_(pencil), loop_(loop), rescue_(rescue), base_(base) {}

  std::vector<LoopHint> all(RatingScale scale) {
    const int naked_from = bits(rescue_.digits);
    for (int degree = scale == RatingScale::se ? naked_from : 2; degree <= 7; ++degree) {
      for (int house : houses_of(rescue_.first)) {
        if (!house_set(house).contains(rescue_.second)) continue;
        if (degree >= naked_from && degree * 2 <= pencil_.empty_in(house)) naked(house, degree);
        if (degree * 2 < pencil_.empty_in(house)) hidden(house, degree);
      }
    }
    return std::move(hints_);
  }

 private:
  /// Choices of places with the first cell, and without the second before or after it.
  void naked(int house, int degree) {
    const int first = place_in(house, rescue_.first);
    const int second = place_in(house, rescue_.second);
    choose(degree, 9, [&](std::uint64_t mask) {
      const auto places = narrow<Mask>(mask);
      if (has(places, first) && !has(places, second))
        naked_at(house, degree, minus(places, bit(first)));
      return false;
    });
  }

  void naked_at(int house, int degree, Mask others) {
    // Whichever of the two cells is in the set: together with the others it must have all digits.
    Mask sure =
        both(rescue_.digits, both(pencil_.cell(rescue_.first), pencil_.cell(rescue_.second)));
    Mask digits = rescue_.digits;
    for (Mask rest = others; rest != 0; rest = without_lowest(rest)) {
      const Mask cell = pencil_.cell(cell_in(house, lowest(rest)));
      if (bits(cell) < 2) return;
      sure = either(sure, cell);
      digits = either(digits, cell);
    }
    if (bits(sure) != degree || bits(digits) != degree) return;
    LoopHint hint = of(house, false, digits, others);
    const Mask kept = either(others, two_places(house));
    for_each_bit(minus(0x1FF, kept), [&](int place) {
      const int cell = cell_in(house, place);
      const Mask gone = both(pencil_.cell(cell), digits);
      if (gone != 0) hint.hint.removals.push_back({cell, gone});
    });
    add(std::move(hint), bits(digits));
  }

  void hidden(int house, int degree) {
    const Mask rest = minus(0x1FF, either(loop_.pair, rescue_.digits));
    std::vector<int> others;
    for_each_bit(rest, [&](int digit) { others.push_back(digit); });
    choose(degree - 2, count_of(others), [&](std::uint64_t mask) {
      Mask digits = loop_.pair;
      for (std::size_t i = 0; i < others.size(); ++i) {
        if (((mask >> i) & 1) != 0) digits = either(digits, bit(others[i]));
      }
      hidden_with(house, degree, digits);
      return false;
    });
  }

  void hidden_with(int house, int degree, Mask digits) {
    Mask places = 0;
    const Mask second = bit(place_in(house, rescue_.second));
    for (Mask rest = digits; rest != 0; rest = without_lowest(rest)) {
      const Mask of_digit = minus(pencil_.place(house, lowest(rest)), second);
      if (of_digit == 0) return;
      places = either(places, of_digit);
    }
    if (bits(places) != degree) return;
    places = minus(places, two_places(house));
    LoopHint hint = of(house, true, digits, places);
    for_each_bit(places, [&](int place) {
      const int cell = cell_in(house, place);
      const Mask gone = minus(pencil_.cell(cell), digits);
      if (gone != 0) hint.hint.removals.push_back({cell, gone});
    });
    add(std::move(hint), bits(places));
  }

  [[nodiscard]] Mask two_places(int house) const {
    return either(bit(place_in(house, rescue_.first)), bit(place_in(house, rescue_.second)));
  }

  [[nodiscard]] LoopHint of(int house, bool is_hidden, Mask digits, Mask places) const {
    LoopHint hint = base_;
    hint.hidden = is_hidden;
    hint.house = house;
    hint.digits = digits;
    hint.places = places;
    return hint;
  }

  void add(LoopHint hint, int count) {
    hint.hint.difficulty += (count - 1) * 0.1;
    if (!hint.hint.removals.empty()) hints_.push_back(std::move(hint));
  }

  const Pencil& pencil_;
  const UniqueLoop& loop_;
  Rescue rescue_;
  const LoopHint& base_;
  std::vector<LoopHint> hints_;
};

}  // namespace

bool same(const LoopHint& a, const LoopHint& b) {
  if (a.type != b.type || a.hidden != b.hidden || a.length != b.length || a.cells != b.cells)
    return false;
  return a.type != 3 || (a.house == b.house && a.digits == b.digits && a.places == b.places);
}

std::vector<LoopHint> subsets_with(const Pencil& pencil, const UniqueLoop& loop,
                                   const Rescue& rescue, const LoopHint& base, RatingScale scale) {
  return Subsets(pencil, loop, rescue, base).all(scale);
}

}  // namespace nonet::rating
