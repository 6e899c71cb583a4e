#include "rating/sukaku/strong_links.hpp"

#include "nonet/table.hpp"

namespace nonet::rating {
namespace {

/// Two parts of a house that have all places of a digit; `heart`: the place of a box where its row and
/// column cross, which belongs to both, or -1.
struct Split {
  Mask first = 0;
  Mask second = 0;
  int heart = -1;
};

constexpr Table<Mask, 3> box_rows = {0x007, 0x038, 0x1C0};
constexpr Table<Mask, 3> box_columns = {0x049, 0x092, 0x124};

/// The first of three parts that has no place splits a house into the other two.
Split split_by(const Table<Mask, 3>& parts, const Table<std::size_t, 3>& order, Mask places) {
  for (std::size_t empty : order) {
    if (both(parts[empty], places) != 0) continue;
    const std::size_t first = empty == 0 ? 1 : 0;
    const std::size_t second = empty == 2 ? 1 : 2;
    return {both(parts[first], places), both(parts[second], places), -1};
  }
  return {};
}

/// The first row and column of a box that have all places; of four places and more, else two lines.
Split split_box(Mask places) {
  for (int heart = 0; heart < 9; ++heart) {
    const Mask column = box_columns[heart % 3];
    const Mask row = box_rows[heart / 3];
    if (minus(places, either(column, row)) != 0) continue;
    return {minus(both(column, places), bit(heart)), minus(both(row, places), bit(heart)), heart};
  }
  if (bits(places) < 4) return {};
  const Split rows = split_by(box_rows, {2, 1, 0}, places);
  return rows.first != 0 || rows.second != 0 ? rows : split_by(box_columns, {2, 1, 0}, places);
}

class Links {
 public:
  Links(const Pencil& pencil, int house, int digit)
      : house_(house), places_(pencil.place(house, digit)) {}

  std::vector<StrongLink> all() {
    const int count = bits(places_);
    if (count == 2) single();
    if (count < 3 || count > 6) return std::move(links_);
    const Split split =
        is_box(house_) ? split_box(places_) : split_by(box_rows, {0, 1, 2}, places_);
    if (split.first == 0 || split.second == 0) return std::move(links_);
    if (bits(split.first) == 1 || bits(split.second) == 1) {
      lopsided(split);
    } else {
      even(split);
    }
    return std::move(links_);
  }

 private:
  /// Two places; in a box only where no line has both.
  void single() {
    const Mask second = without_lowest(places_);
    if (is_box(house_) && in_line(minus(places_, second), second)) return;
    add(minus(places_, second), second, false);
  }

  /// One of the parts is a single cell, the other a group with the heart.
  void lopsided(const Split& split) {
    const bool from_first = bits(split.first) == 1 && (!is_box(house_) || bits(split.second) != 1);
    const Mask one = from_first ? split.first : split.second;
    const Mask group = from_first ? split.second : split.first;
    add(one, split.heart < 0 ? group : either(group, bit(split.heart)), true);
  }

  void even(const Split& split) {
    const bool with_heart = split.heart >= 0 && has(places_, split.heart);
    const Mask heart = with_heart ? bit(split.heart) : Mask{0};
    add(either(split.first, heart), either(split.second, heart), true);
    // Four places at the corners of a rectangle: two by two the other way too.
    if (split.heart >= 0 || !is_box(house_) || bits(places_) != 4) return;
    const Mask first = minus(split.first, without_lowest(split.first));
    const Mask second = minus(split.second, without_lowest(split.second));
    const Mask other_first = minus(split.first, first);
    const Mask other_second = minus(split.second, second);
    if (in_line(first, second) && in_line(other_first, other_second))
      add(either(first, second), either(other_first, other_second), true);
  }

  [[nodiscard]] int cell_of(Mask place) const { return cell_in(house_, lowest(place)); }

  [[nodiscard]] bool in_line(Mask one, Mask other) const {
    const int a = cell_of(one);
    const int b = cell_of(other);
    return row_of(a) == row_of(b) || column_of(a) == column_of(b);
  }

  [[nodiscard]] LinkEnd end_of(Mask places) const {
    LinkEnd end;
    end.seen = CellSet::all();
    end.houses = HouseSet::all();
    for_each_bit(places, [&](int place) {
      const int cell = cell_in(house_, place);
      end.cells.insert(cell);
      end.seen &= peers(cell);
      HouseSet houses;
      for (int house : houses_of(cell)) houses.insert(house);
      end.houses &= houses;
    });
    return end;
  }

  void add(Mask first, Mask second, bool grouped) {
    StrongLink link;
    link.house = house_;
    link.grouped = grouped;
    for_each_bit(places_, [&](int place) { link.places.insert(cell_in(house_, place)); });
    link.ends = {end_of(first), end_of(second)};
    links_.push_back(link);
  }

  int house_;
  Mask places_;
  std::vector<StrongLink> links_;
};

}  // namespace

std::vector<StrongLink> strong_links(const Pencil& pencil, int house, int digit) {
  return Links(pencil, house, digit).all();
}

}  // namespace nonet::rating
