#include "nonet/geometry.hpp"

namespace nonet {
namespace {

constexpr int cell_of_house(int house, int i) {
  if (house < 9) return cell_at(house, i);
  if (house < 18) return cell_at(i, house - 9);
  const int box = house - 18;
  return cell_at(box / 3 * 3 + i / 3, box % 3 * 3 + i % 3);
}

constexpr auto make_house_cells() {
  std::array<std::array<int, 9>, house_count> table{};
  for (int house = 0; house < house_count; ++house) {
    for (int i = 0; i < 9; ++i) {
      table[static_cast<std::size_t>(house)][static_cast<std::size_t>(i)] = cell_of_house(house, i);
    }
  }
  return table;
}

constexpr auto make_house_sets() {
  std::array<CellSet, house_count> table{};
  for (int house = 0; house < house_count; ++house) {
    for (int i = 0; i < 9; ++i)
      table[static_cast<std::size_t>(house)].insert(cell_of_house(house, i));
  }
  return table;
}

constexpr auto house_cells_table = make_house_cells();
constexpr auto house_set_table = make_house_sets();

constexpr auto make_peers() {
  std::array<CellSet, cell_count> table{};
  for (int cell = 0; cell < cell_count; ++cell) {
    CellSet& set = table[static_cast<std::size_t>(cell)];
    for (int house : {row_house(cell), column_house(cell), box_house(cell)}) {
      set |= house_set_table[static_cast<std::size_t>(house)];
    }
    set.erase(cell);
  }
  return table;
}

constexpr auto peers_table = make_peers();

}  // namespace

const std::array<int, 9>& house_cells(int house) {
  return house_cells_table[static_cast<std::size_t>(house)];
}

const CellSet& house_set(int house) {
  return house_set_table[static_cast<std::size_t>(house)];
}

const CellSet& peers(int cell) {
  return peers_table[static_cast<std::size_t>(cell)];
}

}  // namespace nonet
