/// @file
/// Basic fish: N rows against N columns or the other way round, without fins (X-Wing, Swordfish,
/// Jellyfish and on), with fins, and sashimi (Sudopedia: Fish, Finned Fish, Sashimi Fish; for what
/// follows see `Fish`). Sizes above four are there for completeness: among nine lines, such a fish
/// without fins always has one of four or fewer as its complement.
///
/// As in HoDoKu a finned fish is sashimi when one of its base lines has, without the fins, one
/// candidate or none. All fins are in one box with all eliminations: an eliminated candidate sees a
/// fin neither along the cover, where there is none, nor along a base line, where itself is none.
/// So we try each box of fins: the base candidates elsewhere need covers; if they leave some, those
/// are taken from the lines of the box. Digits in order, rows before columns.
///
/// `houses` are the bases, `covers` the covers, `digits` the digit; the base candidates are marked
/// as pattern or fin.

#include "index.hpp"
#include "logic/finder.hpp"
#include "logic/fish/basic_fish.hpp"

namespace nonet::logic {
namespace {

/// The three lines (of nine) of a chute.
constexpr Mask chute_lines(int chute) {
  return narrow<Mask>(7U << (3 * chute));
}

/// A choice of base lines of a digit, in masks: the search for what it is the base of.
class BasicFish {
 public:
  BasicFish(const Context& context, int digit, bool columns, FishType type,
            FunctionRef<bool(const Fish&)> visit)
      : context_(context),
        masks_(line_masks(context, digit, columns)),
        digit_(digit),
        columns_(columns),
        type_(type),
        visit_(visit) {}

  [[nodiscard]] bool find() const {
    if (!type_.finned) {
      return choose_masks(masks_, {type_.size, 2, type_.size}, [&](Mask bases, Mask covers) {
        return bits(covers) == type_.size && report(bases, covers);
      });
    }
    const int most = type_.size + 2;
    return choose_masks(masks_, {type_.size, 1, most}, [&](Mask bases, Mask united) {
      return bits(united) > type_.size && find_fins(bases, united);
    });
  }

 private:
  /// Tries the nine boxes: those of the band (if bases are rows) of some base line.
  [[nodiscard]] bool find_fins(Mask bases, Mask united) const {
    for (int band = 0; band < 3; ++band) {
      const auto inside = both(bases, chute_lines(band));
      if (inside == 0 || inside == chute_lines(band)) continue;
      const Mask elsewhere = united_of(minus(bases, inside));
      if (bits(elsewhere) > type_.size) continue;
      for (int stack = 0; stack < 3; ++stack) {
        const Mask box = chute_lines(stack);
        const auto needed = either(elsewhere, (united & ~box));
        if (find_covers(bases, needed, narrow<Mask>(united & box & ~needed), band)) return true;
      }
    }
    return false;
  }

  /// The covers are what is needed and as many of the lines with fins as are left.
  [[nodiscard]] bool find_covers(Mask bases, Mask needed, Mask finned, int band) const {
    const int free = type_.size - bits(needed);
    if (free < 0 || finned == 0) return false;
    for (unsigned extra = 0; extra <= finned; ++extra) {
      const auto chosen = narrow<Mask>(extra);
      if ((chosen & ~finned) != 0 || bits(chosen) != free || chosen == finned) continue;
      const auto covers = either(needed, chosen);
      if (is_sashimi(bases, covers) != (type_.kind == FishKind::sashimi)) continue;
      if (!removes(bases, covers, finned, band)) continue;
      if (report(bases, covers)) return true;
    }
    return false;
  }

  /// A quick no: a line of the band outside of the bases has a candidate in a cover of the box.
  [[nodiscard]] bool removes(Mask bases, Mask covers, Mask finned, int band) const {
    const Mask lines = minus(chute_lines(band), bases);
    Mask box = 0;
    for (int stack = 0; stack < 3; ++stack) {
      if ((finned & chute_lines(stack)) != 0) box = chute_lines(stack);
    }
    return (united_of(lines) & covers & box) != 0;
  }

  [[nodiscard]] bool is_sashimi(Mask bases, Mask covers) const {
    for (int i = 0; i < 9; ++i) {
      if (has(bases, i) && bits(both(masks_[i], covers)) < 2) return true;
    }
    return false;
  }

  [[nodiscard]] Mask united_of(Mask lines) const {
    unsigned united = 0;
    for (int i = 0; i < 9; ++i) {
      if (has(lines, i)) united |= masks_[i];
    }
    return narrow<Mask>(united);
  }

  [[nodiscard]] bool report(Mask bases, Mask covers) const {
    const auto fish =
        make_fish(context_, digit_, line_houses(bases, columns_), line_houses(covers, !columns_));
    return fish && visit_(*fish);
  }

  const Context& context_;
  Masks masks_;
  int digit_;
  bool columns_;
  FishType type_;
  FunctionRef<bool(const Fish&)> visit_;
};

}  // namespace

Masks line_masks(const Context& context, int digit, bool columns) {
  Masks masks{};
  for (int cell : context.places(digit)) {
    const int line = columns ? column_of(cell) : row_of(cell);
    const int crossing = columns ? row_of(cell) : column_of(cell);
    Mask& mask = masks[line];
    mask = either(mask, bit(crossing));
  }
  return masks;
}

HouseSet line_houses(Mask lines, bool columns) {
  HouseSet houses;
  for (int i = 0; i < 9; ++i) {
    if (has(lines, i)) houses.insert(house_of(columns ? HouseKind::column : HouseKind::row, i));
  }
  return houses;
}

bool for_each_basic_fish(const Context& context, int digit, FishType type,
                         FunctionRef<bool(const Fish&)> visit) {
  return BasicFish(context, digit, false, type, visit).find() ||
         BasicFish(context, digit, true, type, visit).find();
}

bool find_fish(const Context& context, Technique technique, Sink sink) {
  const FishType type = fish_type(technique);
  return context.any_digit([&](int digit) {
    return for_each_basic_fish(context, digit, type,
                               [&](const Fish& fish) { return sink(fish_step(technique, fish)); });
  });
}

}  // namespace nonet::logic
