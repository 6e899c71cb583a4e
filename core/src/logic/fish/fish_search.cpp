/// @file
/// The search for Franken and mutant fish goes by what they remove. Suppose the eliminated
/// candidate t were true: then all that sees t is gone, all fins among it, and the cover that has t
/// has no place left. So N base houses, none with t, have what is left of their candidates in N - 1
/// cover houses, none with t; no candidate is left in two of the bases. We look for such a core: it
/// starts with one base, takes a cover for a candidate that has none yet, and another base that
/// touches the covers once all are covered. A base that touches no cover is only added to a core
/// that is complete and too small: then a smaller fish, or something simpler, removes t too. Cores
/// are few, since for most t and most bases the covers run out at once. Each core is then completed
/// by a cover that has t; or, for an elimination inside of the bases, a core of one base less by a
/// base and two covers that have t. All removals of the fish then follow from its houses alone
/// (`make_fish`). Fish without fins need no t: all candidates of their bases lie in as many covers,
/// and no two bases share one. Those made of two smaller ones are left out.
///
/// As in HoDoKu a fish has at most five fins, at most two of them endo-fins.

#include "logic/fish/fish_search.hpp"

#include <bit>
#include <cstddef>
#include <unordered_set>

#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

constexpr int most_fins = 5;
constexpr int most_endo_fins = 2;

/// A set of houses as bits: a HouseSet that loops fast.
using HouseBits = std::uint32_t;

constexpr HouseBits house_bit(int house) {
  return HouseBits{1} << house;
}

constexpr HouseBits bits_of(Houses houses) {
  HouseBits bits = 0;
  for (int house : houses) bits |= house_bit(house);
  return bits;
}

constexpr HouseBits rows = bits_of(all_rows);
constexpr HouseBits columns = bits_of(all_columns);
constexpr HouseBits boxes = bits_of(all_boxes);

constexpr HouseBits houses_of(int cell) {
  return house_bit(row_house(cell)) | house_bit(column_house(cell)) | house_bit(box_house(cell));
}

HouseSet house_set_of(HouseBits houses) {
  HouseSet set;
  for (HouseBits rest = houses; rest != 0; rest &= rest - 1) set.insert(std::countr_zero(rest));
  return set;
}

/// Which houses may be bases, and which covers.
struct Allowed {
  HouseBits bases;
  HouseBits covers;
};

/// Some of the places of the digit, by their index in the list of them: one word, since the search
/// does little else than cut such sets.
using PlaceBits = std::uint64_t;
constexpr int most_places = 64;

/// Part of a core. `united` is what is left of the bases' candidates, `covered` all that is left in
/// the covers, `open` what is left in the bases and not covered. A barred house was tried before:
/// every core with it is known.
struct Core {
  HouseBits bases = 0;
  HouseBits covers = 0;
  HouseBits barred_bases = 0;
  HouseBits barred_covers = 0;
  PlaceBits united = 0;
  PlaceBits covered = 0;
  PlaceBits open = 0;
  /// There is a smaller core in it.
  bool extended = false;
};

class FishSearch {
 public:
  FishSearch(const Context& context, int digit, FishType type, Allowed allowed,
             FunctionRef<bool(const Fish&)> visit)
      : context_(context), digit_(digit), type_(type), allowed_(allowed), visit_(visit) {
    for (int cell : context.places(digit)) cells_[count_++] = cell;
  }

  bool find() {
    if (count_ > most_places) return false;
    for (int i = 0; i < count_; ++i) {
      for (HouseBits rest = houses_of(cell(i)); rest != 0; rest &= rest - 1)
        places_[std::countr_zero(rest)] |= PlaceBits{1} << i;
    }
    left_ = places_;
    if (!type_.finned) {
      allowed_here_ = {usable(allowed_.bases), usable(allowed_.covers)};
      return find_cores();
    }
    for (int i = 0; i < count_; ++i) {
      if (!context_.removable_alone(digit_).contains(cell(i))) continue;
      suppose(cell(i));
      if (find_cores()) return true;
    }
    return false;
  }

 private:
  [[nodiscard]] int cell(int place) const { return cells_[place]; }

  /// Leaves what does not see the target.
  void suppose(int target) {
    target_ = target;
    PlaceBits gone = 0;
    for (HouseBits rest = houses_of(target); rest != 0; rest &= rest - 1)
      gone |= places_[std::countr_zero(rest)];
    for (std::size_t i = 0; i < left_.size(); ++i) left_[i] = places_[i] & ~gone;
    const HouseBits others = ~houses_of(target);
    allowed_here_ = {usable(allowed_.bases & others), usable(allowed_.covers & others)};
  }

  bool find_cores() {
    for (HouseBits rest = allowed_here_.bases; rest != 0; rest &= rest - 1) {
      const int house = std::countr_zero(rest);
      Core core;
      core.barred_bases = house_bit(house) - 1;
      if (can_cover(left_of(house), most_covers()) && add_base(core, house)) return true;
    }
    return false;
  }

  [[nodiscard]] PlaceBits left_of(int house) const { return left_[house]; }

  /// The houses that have something left.
  [[nodiscard]] HouseBits usable(HouseBits houses) const {
    HouseBits usable = 0;
    for (HouseBits rest = houses; rest != 0; rest &= rest - 1) {
      const int house = std::countr_zero(rest);
      if (left_of(house) != 0) usable |= house_bit(house);
    }
    return usable;
  }

  [[nodiscard]] int most_covers() const { return type_.size - missing_covers(); }
  [[nodiscard]] int missing_covers() const { return type_.finned ? 1 : 0; }

  /// A quick no: so few covers do not do for these candidates.
  [[nodiscard]] bool can_cover(PlaceBits places, int covers) const {
    if (covers >= 2 || places == 0) return true;
    if (covers <= 0) return false;
    HouseBits common = allowed_here_.covers;
    for (PlaceBits rest = places; rest != 0 && common != 0; rest &= rest - 1)
      common &= houses_of(cell(std::countr_zero(rest)));
    return common != 0;
  }

  bool add_base(const Core& core, int house) {
    Core next = core;
    next.bases |= house_bit(house);
    next.united |= left_of(house);
    next.open = left_of(house) & ~core.covered;
    return grow(next);
  }

  bool grow(const Core& core) {
    if ((++nodes_ & 63) == 0 && context_.spend()) return true;
    if (core.open != 0) return grow_covers(core);
    const int bases = std::popcount(core.bases);
    if (bases < std::popcount(core.covers) + missing_covers()) return grow_bases(core);
    if (!type_.finned) return bases == type_.size ? report(core.bases, core.covers) : extend(core);
    if (bases == type_.size) return complete(core);
    return (bases == type_.size - 1 && complete_cannibal(core)) || extend(core);
  }

  bool grow_covers(const Core& core) {
    const int used = std::popcount(core.covers);
    if (used == most_covers()) return false;
    const HouseBits options = houses_of(cell(std::countr_zero(core.open))) & allowed_here_.covers &
                              ~core.bases & ~core.barred_covers & ~core.covers;
    Core next = core;
    for (HouseBits rest = options; rest != 0; rest &= rest - 1) {
      const int house = std::countr_zero(rest);
      next.covers = core.covers | house_bit(house);
      next.covered = core.covered | left_of(house);
      next.open = core.open & ~left_of(house);
      if (can_cover(next.open, most_covers() - used - 1) && grow(next)) return true;
      next.barred_covers |= house_bit(house);
    }
    return false;
  }

  bool grow_bases(const Core& core) {
    const int covers_left = most_covers() - std::popcount(core.covers);
    Core next = core;
    const HouseBits options = allowed_here_.bases & ~core.bases & ~core.covers & ~core.barred_bases;
    for (HouseBits rest = options; rest != 0; rest &= rest - 1) {
      const int house = std::countr_zero(rest);
      const PlaceBits places = left_of(house);
      if (!core.extended && (places & core.covered) == 0) continue;
      if ((places & core.united) != 0 || !can_cover(places & ~core.covered, covers_left)) continue;
      if (add_base(next, house)) return true;
      next.barred_bases |= house_bit(house);
    }
    return false;
  }

  bool extend(const Core& core) {
    Core next = core;
    next.extended = true;
    next.barred_bases = 0;
    next.barred_covers = 0;
    return grow_bases(next);
  }

  /// Adds a cover that has the target.
  bool complete(const Core& core) {
    const HouseBits options = houses_of(target_) & allowed_.covers;
    for (HouseBits rest = options; rest != 0; rest &= rest - 1) {
      if (report(core.bases, core.covers | (rest & -rest))) return true;
    }
    return false;
  }

  /// Adds a base and two covers that have the target.
  bool complete_cannibal(const Core& core) {
    const HouseBits options = houses_of(target_);
    for (HouseBits rest = options & allowed_.bases; rest != 0; rest &= rest - 1) {
      const HouseBits base = rest & -rest;
      const HouseBits covers = options & ~base;
      if ((covers & ~allowed_.covers) != 0) continue;
      if (report(core.bases | base, core.covers | covers)) return true;
    }
    return false;
  }

  bool report(HouseBits bases, HouseBits covers) {
    const HouseSet base_set = house_set_of(bases);
    const HouseSet cover_set = house_set_of(covers);
    if (houses_kind(base_set, cover_set) != type_.kind) return false;
    const std::uint64_t key = (std::uint64_t{bases} << 32) | covers;
    if (!seen_.insert(key).second) return false;
    const auto fish = make_fish(context_, digit_, base_set, cover_set);
    if (!fish) return false;
    const int endo_fins = fish->endo_fins.size();
    const int fins = fish->fins.size() + endo_fins;
    if ((fins > 0) != type_.finned || fins > most_fins || endo_fins > most_endo_fins) return false;
    return visit_(*fish);
  }

  const Context& context_;
  int digit_;
  FishType type_;
  Allowed allowed_;
  FunctionRef<bool(const Fish&)> visit_;

  int count_ = 0;
  Table<int, cell_count> cells_{};
  int target_ = 0;
  Allowed allowed_here_{};
  /// By house: all places of the digit, and those that are left.
  Table<PlaceBits, house_count> places_{};
  Table<PlaceBits, house_count> left_{};
  std::uint64_t nodes_ = 0;
  std::unordered_set<std::uint64_t> seen_;
};

}  // namespace

bool for_each_complex_fish(const Context& context, int digit, FishType type,
                           FunctionRef<bool(const Fish&)> visit) {
  if (type.kind == FishKind::mutant) {
    const Allowed all{rows | columns | boxes, rows | columns | boxes};
    return FishSearch(context, digit, type, all, visit).find();
  }
  const Allowed across{rows | boxes, columns | boxes};
  const Allowed down{columns | boxes, rows | boxes};
  return FishSearch(context, digit, type, across, visit).find() ||
         FishSearch(context, digit, type, down, visit).find();
}

}  // namespace nonet::logic
