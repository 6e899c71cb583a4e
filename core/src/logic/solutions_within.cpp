#include "logic/solutions_within.hpp"

#include <cstddef>
#include <span>

#include "nonet/lab/exact_cover.hpp"

namespace nonet::logic {

std::vector<Grid> solutions_within(const Board& board, int most) {
  ExactCover cover(cover_columns);
  std::vector<CoverRow> rows;
  for (const CoverRow& row : cover_rows(board.values())) {
    if (board.value(row.cell) == 0 && !board.candidates(row.cell).contains(row.digit)) continue;
    rows.push_back(row);
    cover.add_row(row.columns);
  }
  std::vector<Grid> solutions;
  Grid last;
  const auto go_on = [](int, bool) { return true; };
  cover.search({go_on, go_on, [] { return true; },
                [&](std::span<const int> chosen) {
                  for (int i : chosen) {
                    const CoverRow& row = rows[static_cast<std::size_t>(i)];
                    last.set(row.cell, row.digit);
                  }
                  solutions.push_back(last);
                  return static_cast<int>(solutions.size()) < most;
                }});
  return solutions;
}

std::array<CellSet, 9> possible_within(const Board& board) {
  std::array<CellSet, 9> possible{};
  for (int cell : board.empty_cells()) {
    for (int digit : board.candidates(cell)) {
      if (possible[static_cast<std::size_t>(digit - 1)].contains(cell)) continue;
      Board tried = board;
      tried.place(cell, digit);
      const auto found = solutions_within(tried, 1);
      if (found.empty()) continue;
      for (int other : board.empty_cells())
        possible[static_cast<std::size_t>(found.front()[other] - 1)].insert(other);
    }
  }
  return possible;
}

}  // namespace nonet::logic
