/// @file
/// The search for Franken and mutant fish goes by what they remove. Suppose the eliminated candidate
/// t were true: then all that sees t is gone, all fins among it, and the cover that has t has no
/// place left. So N base houses, none with t, have what is left of their candidates in N - 1 cover
/// houses, none with t; no candidate is left in two of the bases. We look for such a core: it starts
/// with one base, takes a cover for a candidate that has none yet, and another base that touches the
/// covers once all are covered. A core that has a smaller one inside is not looked for: the smaller
/// is a smaller fish for the same t. Cores are few, since for most t and most bases the covers run out at
/// once. Each core is then completed by a cover that has t; or, for an elimination inside of the
/// bases, a core of one base less by a base and two covers that have t. What the fish then removes
/// altogether is worked out from its houses alone (`make_fish`).
///
/// As in HoDoKu a fish has at most five fins, at most two of them endo-fins.

#include "logic/fish_search.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <unordered_set>

#include "logic/cells.hpp"

namespace nonet::logic {
namespace {

constexpr int most_fins = 5;
constexpr int most_endo_fins = 2;

/// A set of houses as bits: a HouseSet that loops fast.
using Houses = std::uint32_t;

constexpr Houses rows = 0x1FF;
constexpr Houses columns = rows << 9;
constexpr Houses boxes = rows << 18;

constexpr Houses house_bit(int house) {
  return Houses{1} << house;
}

constexpr Houses houses_of(int cell) {
  return house_bit(row_house(cell)) | house_bit(column_house(cell)) | house_bit(box_house(cell));
}

HouseSet house_set_of(Houses houses) {
  HouseSet set;
  for (Houses rest = houses; rest != 0; rest &= rest - 1) set.insert(std::countr_zero(rest));
  return set;
}

/// Which houses may be bases, and which covers.
struct Allowed {
  Houses bases;
  Houses covers;
};

/// Part of a core. `united` is what is left of the bases' candidates, `covered` all that is left in
/// the covers. What is barred was tried before: every core with it is known.
struct Core {
  Houses bases = 0;
  Houses covers = 0;
  Houses barred_bases = 0;
  Houses barred_covers = 0;
  CellSet united;
  CellSet covered;
  CellSet open;
};

class FishSearch {
 public:
  FishSearch(const Context& context, int digit, FishType type, Allowed allowed,
             FunctionRef<bool(const Fish&)> visit)
      : context_(context), digit_(digit), type_(type), allowed_(allowed), visit_(visit) {}

  bool find() {
    for (int target : context_.places(digit_)) {
      if (find_cores(target)) return true;
    }
    return false;
  }

 private:
  bool find_cores(int target) {
    target_ = target;
    const CellSet left = context_.places(digit_) - peers(target) - single(target);
    for (int house = 0; house < house_count; ++house)
      left_[static_cast<std::size_t>(house)] = left & house_set(house);
    allowed_here_ = {usable(allowed_.bases, target), usable(allowed_.covers, target)};
    for (Houses rest = allowed_here_.bases; rest != 0; rest &= rest - 1) {
      const int house = std::countr_zero(rest);
      Core core;
      core.barred_bases = house_bit(house) - 1;
      if (can_cover(left_of(house), most_covers()) && add_base(core, house)) return true;
    }
    return false;
  }

  static CellSet single(int cell) {
    CellSet set;
    set.insert(cell);
    return set;
  }

  [[nodiscard]] const CellSet& left_of(int house) const {
    return left_[static_cast<std::size_t>(house)];
  }

  /// The houses without the target that have something left.
  [[nodiscard]] Houses usable(Houses houses, int target) const {
    Houses usable = 0;
    for (Houses rest = houses & ~houses_of(target); rest != 0; rest &= rest - 1) {
      const int house = std::countr_zero(rest);
      if (!left_of(house).empty()) usable |= house_bit(house);
    }
    return usable;
  }

  [[nodiscard]] int most_covers() const { return type_.size - 1; }

  /// A quick no: so few covers do not do for these candidates.
  [[nodiscard]] bool can_cover(const CellSet& cells, int covers) const {
    if (covers >= 2) return true;
    if (covers <= 0) return cells.empty();
    Houses common = allowed_here_.covers;
    for (int cell : cells) common &= houses_of(cell);
    return common != 0;
  }

  bool add_base(const Core& core, int house) {
    Core next = core;
    next.bases |= house_bit(house);
    next.united |= left_of(house);
    next.open = left_of(house) - core.covered;
    return grow(next);
  }

  bool grow(const Core& core) {
    if ((++nodes_ & 63) == 0 && context_.spend()) return true;
    if (!core.open.empty()) return grow_covers(core);
    const int bases = std::popcount(core.bases);
    if (bases <= std::popcount(core.covers)) return grow_bases(core);
    if (bases == type_.size && complete(core)) return true;
    return bases == type_.size - 1 && complete_cannibal(core);
  }

  bool grow_covers(const Core& core) {
    const int used = std::popcount(core.covers);
    if (used == most_covers()) return false;
    const Houses options = houses_of(core.open.first()) & allowed_here_.covers & ~core.bases &
                           ~core.barred_covers & ~core.covers;
    Core next = core;
    for (Houses rest = options; rest != 0; rest &= rest - 1) {
      const int house = std::countr_zero(rest);
      next.covers = core.covers | house_bit(house);
      next.covered = core.covered | left_of(house);
      next.open = core.open - left_of(house);
      if (can_cover(next.open, most_covers() - used - 1) && grow(next)) return true;
      next.barred_covers |= house_bit(house);
    }
    return false;
  }

  bool grow_bases(const Core& core) {
    const int covers_left = most_covers() - std::popcount(core.covers);
    Core next = core;
    const Houses options = allowed_here_.bases & ~core.bases & ~core.covers & ~core.barred_bases;
    for (Houses rest = options; rest != 0; rest &= rest - 1) {
      const int house = std::countr_zero(rest);
      const CellSet& cells = left_of(house);
      if (!(cells & core.united).empty() || (cells & core.covered).empty()) continue;
      if (!can_cover(cells - core.covered, covers_left)) continue;
      if (add_base(next, house)) return true;
      next.barred_bases |= house_bit(house);
    }
    return false;
  }

  /// Adds a cover that has the target.
  bool complete(const Core& core) {
    const Houses options = houses_of(target_) & allowed_.covers;
    for (Houses rest = options; rest != 0; rest &= rest - 1) {
      if (report(core.bases, core.covers | (rest & -rest))) return true;
    }
    return false;
  }

  /// Adds a base and two covers that have the target.
  bool complete_cannibal(const Core& core) {
    const Houses options = houses_of(target_);
    for (Houses rest = options & allowed_.bases; rest != 0; rest &= rest - 1) {
      const Houses base = rest & -rest;
      const Houses covers = options & ~base;
      if ((covers & ~allowed_.covers) != 0) continue;
      if (report(core.bases | base, core.covers | covers)) return true;
    }
    return false;
  }

  bool report(Houses bases, Houses covers) {
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

  int target_ = 0;
  Allowed allowed_here_{};
  std::array<CellSet, house_count> left_{};
  std::uint64_t nodes_ = 0;
  std::unordered_set<std::uint64_t> seen_;
};

}  // namespace

bool for_each_complex_fish(const Context& context, FishType type,
                           FunctionRef<bool(const Fish&)> visit) {
  for (int digit : DigitSet::all()) {
    if (type.kind == FishKind::mutant) {
      const Allowed all{rows | columns | boxes, rows | columns | boxes};
      if (FishSearch(context, digit, type, all, visit).find()) return true;
      continue;
    }
    for (const Allowed& allowed :
         {Allowed{rows | boxes, columns | boxes}, Allowed{columns | boxes, rows | boxes}}) {
      if (FishSearch(context, digit, type, allowed, visit).find()) return true;
    }
  }
  return false;
}

}  // namespace nonet::logic
