/// @file
/// Bent sets: XYZ-, WXYZ-, VWXYZ- and UVWXYZ-Wing (Sudopedia; SudokuWiki's "bent naked sets").
///
/// N cells in a line and a box that cross, some only in the line and some only in the box, hold N
/// digits in all. Of those exactly one, z, has places both in the cells that are only in the line and in
/// those that are only in the box. Each other digit has all its places in one house, so it takes at
/// most one of the cells; N cells need N digits, so one of the cells is z. A cell that sees all places
/// of z in the set loses z. N is 3 for the XYZ-Wing to 6 for the UVWXYZ-Wing.
///
/// This has the wing with a full hinge (one cell with all the digits, the others with z and one more)
/// and SudokuWiki's other types: fewer digits in the hinge, and cells that share digits. Sets in which
/// fewer cells already hold as few digits are left out: a smaller wing or a Naked Subset. So is the XY-Wing
/// (three cells, two digits each). Bent sets without such a z are doubly linked ALS or Sue de Coq, and no
/// wings.
///
/// Search: for each line and box that cross, the subsets of their three parts are listed; pairs of a subset
/// of the line and one of the box share exactly one digit. Smaller N never has more than N candidates in
/// a cell.
///
/// Filled: `digits` (z last), `houses` (line and box), `sets` (the cells and all digits); marks: pincer
/// (z), pivot (other digits where line and box cross), pattern (other digits elsewhere).

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "logic/conjugates.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// Cells of a part, as a mask of their places in it, and the digits that they hold.
struct Subset {
  unsigned cells;
  unsigned digits;
};

/// The cells of one part of a line and a box with at most N candidates, and their small subsets.
class Part {
 public:
  Part(const Context& context, const CellSet& cells, int size) {
    subsets_[count_++] = {0, 0};
    for (int cell : cells) add(cell, context.candidates(cell).mask(), size);
  }

  /// The empty set comes first.
  [[nodiscard]] const Subset* begin() const { return subsets_.data(); }
  [[nodiscard]] const Subset* end() const { return subsets_.data() + count_; }

  [[nodiscard]] CellSet cells_of(const Subset& subset) const {
    CellSet set;
    for (unsigned rest = subset.cells; rest != 0; rest &= rest - 1)
      set.insert(cells_[std::countr_zero(rest)]);
    return set;
  }

 private:
  /// Joins a cell to every subset so far, unless that holds too many digits.
  void add(int cell, unsigned digits, int size) {
    const unsigned bit = 1U << cell_count_;
    cells_[cell_count_++] = cell;
    const std::size_t before = count_;
    for (std::size_t i = 0; i < before; ++i) {
      const unsigned all = subsets_[i].digits | digits;
      const unsigned cells = subsets_[i].cells | bit;
      // As few digits as cells is a naked subset, and at least one cell lies elsewhere.
      if (std::popcount(all) > size || std::popcount(cells) >= size) continue;
      if (std::popcount(all) <= std::popcount(cells)) continue;
      subsets_[count_++] = {cells, all};
    }
  }

  Table<int, 6> cells_;
  std::size_t cell_count_ = 0;
  Table<Subset, 64> subsets_;
  std::size_t count_ = 0;
};

struct BentSet {
  int line;
  int box;
  CellSet cells;
  DigitSet digits;
  int z;
};

/// Whether some of the cells hold as few digits as they are.
bool has_smaller(const Context& context, const CellSet& cells) {
  Table<unsigned, 6> masks{};
  std::size_t count = 0;
  for (int cell : cells) masks[count++] = context.candidates(cell).mask();
  const unsigned all = (1U << count) - 1;
  for (unsigned some = 1; some < all; ++some) {
    unsigned digits = 0;
    for (unsigned rest = some; rest != 0; rest &= rest - 1) digits |= masks[std::countr_zero(rest)];
    if (std::popcount(digits) <= std::popcount(some)) return true;
  }
  return false;
}

CellSet targets(const Context& context, const BentSet& set) {
  const CellSet& places = context.places(set.z);
  return common_peers(set.cells & places) & places;
}

Step make_step(Technique technique, const Context& context, const BentSet& set,
               const CellSet& removed) {
  Step step;
  step.technique = technique;
  step.eliminations = candidates_of(removed, set.z);
  step.houses.insert(set.line);
  step.houses.insert(set.box);
  step.sets.push_back({set.cells, set.digits});
  for (int digit : set.digits - DigitSet::of(set.z)) step.digits.push_back(digit);
  step.digits.push_back(set.z);
  const CellSet hinge = house_set(set.line) & house_set(set.box);
  for (int cell : set.cells) {
    const Role other = hinge.contains(cell) ? Role::pivot : Role::pattern;
    for (int digit : context.candidates(cell))
      step.marks.push_back({digit == set.z ? Role::pincer : other, candidate(cell, digit)});
  }
  return step;
}

int size_of(Technique technique) {
  if (technique == Technique::xyz_wing) return 3;
  if (technique == Technique::wxyz_wing) return 4;
  return technique == Technique::vwxyz_wing ? 5 : 6;
}

/// The parts of a line and a box that cross, and the search in them.
class Crossing {
 public:
  Crossing(const Context& context, const CellSet& cells, int line, int box, int size)
      : context_(context),
        line_(line),
        box_(box),
        size_(size),
        in_line_(context, cells & (house_set(line) - house_set(box)), size),
        in_box_(context, cells & (house_set(box) - house_set(line)), size),
        in_both_(context, cells & house_set(line) & house_set(box), size) {}

  /// True when `visit` is for one of the bent sets that remove something.
  template <class Visit>
  bool search(Visit visit) const {
    for (const Subset* a = in_line_.begin() + 1; a != in_line_.end(); ++a) {
      for (const Subset* b = in_box_.begin() + 1; b != in_box_.end(); ++b) {
        if (!std::has_single_bit(a->digits & b->digits)) continue;
        if (complete(*a, *b, visit)) return true;
      }
    }
    return false;
  }

 private:
  /// Adds cells from where line and box cross.
  template <class Visit>
  bool complete(const Subset& a, const Subset& b, Visit visit) const {
    const unsigned digits = a.digits | b.digits;
    const int missing = size_ - std::popcount(a.cells) - std::popcount(b.cells);
    if (missing < 0 || missing > 3 || std::popcount(digits) > size_) return false;
    return std::any_of(in_both_.begin(), in_both_.end(), [&](const Subset& c) {
      if (std::popcount(c.cells) != missing || std::popcount(digits | c.digits) != size_)
        return false;
      const BentSet set = {line_, box_,
                           in_line_.cells_of(a) | in_box_.cells_of(b) | in_both_.cells_of(c),
                           DigitSet(digits | c.digits), std::countr_zero(a.digits & b.digits) + 1};
      const CellSet removed = targets(context_, set);
      return !removed.empty() && !has_smaller(context_, set.cells) && visit(set, removed);
    });
  }

  const Context& context_;
  int line_;
  int box_;
  int size_;
  Part in_line_;
  Part in_box_;
  Part in_both_;
};

/// The empty cells with at most that many candidates.
CellSet small_cells(const Context& context, int size) {
  CellSet cells;
  for (int cell : context.empty()) {
    const int digits = context.candidates(cell).size();
    if (digits >= 2 && digits <= size) cells.insert(cell);
  }
  return cells;
}

/// Whether a line and a box can hold a wing of so many of these cells. The pivot of an XYZ-Wing has
/// three candidates, and lies in both; three cells with two are an XY-Wing.
bool is_worth_it(const Context& context, const CellSet& cells, int line, int box, int size) {
  const CellSet& in_line = house_set(line);
  const CellSet& in_box = house_set(box);
  if ((cells & (in_line | in_box)).size() < size) return false;
  if ((cells & (in_line - in_box)).empty() || (cells & (in_box - in_line)).empty()) return false;
  return size > 3 || !is_subset(cells & in_line & in_box, context.bivalue());
}

/// Three cells with two digits each are an XY-Wing, which is not one of these.
bool is_xy_wing(const Context& context, const CellSet& cells) {
  return cells.size() == 3 && is_subset(cells, context.bivalue());
}

}  // namespace

bool find_bent_set(const Context& context, Technique technique, Sink sink) {
  const int size = size_of(technique);
  const CellSet cells = small_cells(context, size);
  const auto visit = [&](const BentSet& set, const CellSet& removed) {
    return !is_xy_wing(context, set.cells) && sink(make_step(technique, context, set, removed));
  };
  for (int box : all_boxes) {
    const int corner = house_cells(box)[0];
    for (int first : {row_house(corner), column_house(corner)}) {
      for (int line = first; line < first + 3; ++line) {
        if (!is_worth_it(context, cells, line, box, size)) continue;
        if (Crossing(context, cells, line, box, size).search(visit)) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet::logic
