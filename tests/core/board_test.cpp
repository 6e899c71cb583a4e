#include "nonet/board.hpp"

#include "catch.hpp"
#include "support.hpp"

namespace nonet {

TEST_CASE("values and candidates stay in step") {
  Random random(7);
  const Grid full = test::grid_of(test::inkala_solution);
  for (int empty : {1, 20, 50, 81}) {
    const Grid grid = test::with_holes(full, empty, random);
    const Board board(grid);
    for (int cell = 0; cell < cell_count; ++cell) {
      DigitSet expected;
      if (grid[cell] == 0) expected = DigitSet::all();
      for (int peer : peers(cell)) {
        if (grid[peer] != 0) expected.erase(grid[peer]);
      }
      CHECK(board.candidates(cell) == expected);
    }
  }
}

TEST_CASE("a removed candidate stays removed") {
  Board board;
  board.eliminate(0, 5);
  board.place(40, 3);
  CHECK_FALSE(board.candidates(0).contains(5));
  CHECK(board.places(0, 5).size() == 8);
  Table<DigitSet, cell_count> allowed{};
  allowed.fill(DigitSet::all());
  allowed[0] = DigitSet::of(2);
  const Board loaded(board.values(), allowed);
  CHECK(loaded.candidates(0) == DigitSet::of(2));
  CHECK(loaded.candidates(40).empty());
  CHECK_FALSE(loaded.candidates(41).contains(3));
}

TEST_CASE("a board is broken when a digit repeats, a cell has no candidate or a house no place") {
  CHECK_FALSE(Board().broken());
  CHECK_FALSE(Board(test::grid_of(test::inkala)).broken());
  CHECK_FALSE(Board(test::grid_of(test::inkala_solution)).broken());

  Board repeated;
  repeated.place(0, 5);
  repeated.place(1, 5);
  CHECK(repeated.broken());

  Board cell_without_candidate;
  for (int digit : DigitSet::all()) cell_without_candidate.eliminate(7, digit);
  CHECK(cell_without_candidate.broken());

  Board house_without_place;
  for (int cell : house_cells(3)) house_without_place.eliminate(cell, 8);
  CHECK(house_without_place.broken());
}

TEST_CASE("a board is full when every cell has a value") {
  CHECK(Board(test::grid_of(test::inkala_solution)).full());
  CHECK_FALSE(Board(test::grid_of(test::inkala)).full());
}

}  // namespace nonet
