#include "logic/solutions_within.hpp"

#include <cstddef>
#include <cstdint>

#include "nonet/position.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

std::vector<Grid> solutions_within(const Board& board, int most) {
  std::vector<Grid> solutions;
  const auto keep = [&](const Grid& solution) {
    solutions.push_back(solution);
    return true;
  };
  SearchOptions options;
  options.limit = static_cast<std::uint64_t>(most);
  options.on_solution = keep;
  static_cast<void>(search(board, options));
  return solutions;
}

Table<CellSet, 9> possible_within(const Board& board) {
  Table<CellSet, 9> possible{};
  for (int cell : board.empty_cells()) {
    for (int digit : board.candidates(cell)) {
      if (possible[digit - 1].contains(cell)) continue;
      Board tried = board;
      tried.place(cell, digit);
      const auto found = solutions_within(tried, 1);
      if (found.empty()) continue;
      for (int other : board.empty_cells()) possible[found.front()[other] - 1].insert(other);
    }
  }
  return possible;
}

}  // namespace nonet::logic
