/// @file
/// The weak exocet's theorem, by all placements of its four digits. The search shares no code with the finder, and looks at every cell of the board.

#include <algorithm>
#include <array>
#include <vector>

#include "catch.hpp"
#include "nonet/geometry.hpp"
#include "nonet/random.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// All placements of one digit on a board: a cell in every row, column and box.
void add_templates(int row, CellSet cells, std::vector<CellSet>& found) {
  if (row == 9) {
    found.push_back(cells);
    return;
  }
  for (int column = 0; column < 9; ++column) {
    const int cell = cell_at(row, column);
    if (!(peers(cell) & cells).empty()) continue;
    CellSet longer = cells;
    longer.insert(cell);
    add_templates(row + 1, longer, found);
  }
}

/// Where four digits stand, 0 to 3: a, b, c and d; and where none of them may.
struct Form {
  std::array<CellSet, 4> placed;
  CellSet without;
  std::array<int, 2> targets{};  ///< The wound's and the other one.
};

/// The base is r1c12, its cross-line c3; the wound is r4c4, and the filled rows are r4 and r7.
Form random_form(Random& random) {
  Form form;
  const auto place_two = [&](int row, int column, std::size_t first) {
    const auto one = random.below(4);
    const auto other = (one + 1 + random.below(3)) % 4;
    form.placed[first].insert(cell_at(row + one / 2, column + one % 2));
    form.placed[first + 1].insert(cell_at(row + other / 2, column + other % 2));
  };
  place_two(4, 4, 0);
  place_two(4, 7, 2);
  place_two(7, 4, 2);
  place_two(7, 7, 0);
  for (int row : {3, 6}) {
    for (int column : {2, 3, 6}) form.without.insert(cell_at(row, column));
  }
  form.without.erase(cell_at(3, 3));
  const int other_row = 1 + random.below(2);
  form.targets = {cell_at(1, 3), cell_at(other_row, 6)};
  form.without.insert(cell_at(2, 3));
  form.without.insert(cell_at(3 - other_row, 6));
  return form;
}

/// Places a digit in the base's column of boxes beside the cross-line, in the wound's band or the other; false where it can't be.
bool place_stabilizer(Form& form, std::size_t digit, int first_row, Random& random) {
  const int cell = cell_at(first_row + random.below(2), random.below(2));
  if (!(peers(cell) & form.placed[digit]).empty()) return false;
  form.placed[digit].insert(cell);
  return true;
}

class Placements {
 public:
  Placements() { add_templates(0, {}, all_); }

  /// Whether all four digits have a place with just two of them in the base, and none of them in a target.
  [[nodiscard]] bool any_without(const Form& form, int target) const {
    std::array<std::array<std::vector<CellSet>, 2>, 4> of_digit;
    for (std::size_t digit = 0; digit < 4; ++digit) {
      for (const CellSet& cells : all_) {
        if (cells.contains(target) || !fits(form, digit, cells)) continue;
        const bool in_base = cells.contains(0) || cells.contains(1);
        of_digit[digit][in_base ? 1 : 0].push_back(cells);
      }
    }
    for (unsigned base = 0; base < 16; ++base) {
      std::array<const std::vector<CellSet>*, 4> lists{};
      unsigned count = 0;
      for (std::size_t digit = 0; digit < 4; ++digit) {
        const unsigned in_base = (base >> digit) & 1U;
        count += in_base;
        lists[digit] = &of_digit[digit][in_base];
      }
      if (count == 2 && any_apart(lists, 0, {})) return true;
    }
    return false;
  }

 private:
  static bool fits(const Form& form, std::size_t digit, const CellSet& cells) {
    if (!(cells & form.without).empty()) return false;
    for (std::size_t other = 0; other < 4; ++other) {
      const CellSet common = cells & form.placed[other];
      if (other == digit ? common != form.placed[other] : !common.empty()) return false;
    }
    return true;
  }

  static bool any_apart(const std::array<const std::vector<CellSet>*, 4>& lists, std::size_t digit,
                        const CellSet& taken) {
    if (digit == 4) return true;
    return std::any_of(lists[digit]->begin(), lists[digit]->end(), [&](const CellSet& cells) {
      return (cells & taken).empty() && any_apart(lists, digit + 1, cells | taken);
    });
  }

  std::vector<CellSet> all_;
};

}  // namespace

TEST_CASE("in a weak exocet the target apart from the wound has one of the four digits") {
  const Placements placements;
  Random random("wounds");
  int other_escapes = 0;
  for (int i = 0; i < test::share(160); ++i) {
    const Form form = random_form(random);
    CHECK_FALSE(placements.any_without(form, form.targets[1]));
    if (placements.any_without(form, form.targets[0])) ++other_escapes;
  }
  CHECK(other_escapes > 0);
}

TEST_CASE("with a stabilizer in the wound's band both targets of a weak exocet have one") {
  const Placements placements;
  Random random("stabilizers");
  int tried = 0;
  while (tried < test::share(160)) {
    Form form = random_form(random);
    if (!place_stabilizer(form, 2 + random.below(2U), 4, random)) continue;
    ++tried;
    for (int target : form.targets) CHECK_FALSE(placements.any_without(form, target));
  }
}

TEST_CASE("a digit that the wound can't have, or one in the other band, is no stabilizer") {
  const Placements placements;
  Random random("no stabilizers");
  int in_box_of_wound = 0;
  int in_other_band = 0;
  for (int i = 0; i < 60; ++i) {
    Form form = random_form(random);
    if (place_stabilizer(form, random.below(2U), 4, random) &&
        placements.any_without(form, form.targets[0]))
      ++in_box_of_wound;
    form = random_form(random);
    if (place_stabilizer(form, 2 + random.below(2U), 7, random) &&
        placements.any_without(form, form.targets[0]))
      ++in_other_band;
  }
  CHECK(in_box_of_wound > 0);
  CHECK(in_other_band > 0);
}

}  // namespace nonet
