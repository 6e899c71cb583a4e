/// @file
/// The twenty peers of a cell in the order of Sudoku Explainer: box, then row, then column. And in that of
/// Sukaku Explainer: as cells are numbered.
#pragma once

#include <algorithm>

#include "chains/pencil.hpp"
#include "nonet/rating.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {

using PeerList = Table<int, 20>;

namespace detail {

consteval auto make_peer_lists() {
  Table<PeerList, cell_count> lists{};
  for (int cell = 0; cell < cell_count; ++cell) {
    CellSet seen;
    seen.insert(cell);
    std::size_t count = 0;
    for (int house : {box_house(cell), row_house(cell), column_house(cell)}) {
      for (int i = 0; i < 9; ++i) {
        const int peer = nonet::detail::cell_of_house(house, i);
        if (seen.contains(peer)) continue;
        seen.insert(peer);
        lists[cell][count++] = peer;
      }
    }
  }
  return lists;
}

consteval auto sorted(Table<PeerList, cell_count> lists) {
  for (PeerList& list : lists) std::sort(list.begin(), list.end());
  return lists;
}

inline constexpr auto peer_lists = make_peer_lists();
inline constexpr auto sorted_peer_lists = sorted(peer_lists);

}  // namespace detail

[[nodiscard]] inline const PeerList& peer_list(int cell, RatingScale scale) {
  const auto& lists = scale == RatingScale::se ? detail::peer_lists : detail::sorted_peer_lists;
  return lists[cell];
}

}  // namespace nonet::chains
