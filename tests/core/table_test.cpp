#include "nonet/table.hpp"

#include <cstdint>

#include "catch.hpp"
#include "nonet/geometry.hpp"

namespace nonet {
namespace {

enum class Fruit : std::uint8_t { apple, pear };

TEST_CASE("a table takes any whole number and enumerators as an index") {
  Table<int, 2> table = {5, 7};
  CHECK(table[Fruit::pear] == 7);
  CHECK(table[std::uint8_t{1}] == 7);
  CHECK(table[0] == 5);
  table[Fruit::apple] = 6;
  CHECK(table == Table<int, 2>{6, 7});
  const auto [first, second] = table;
  CHECK(first == 6);
  CHECK(second == 7);
}

TEST_CASE("tables are in the order of the first elements that differ") {
  CHECK(Table{1, 9} < Table{2, 0});
  CHECK(Table{2, 0} > Table{1, 9});
  CHECK(Table{1, 2} < Table{1, 3});
  CHECK_FALSE(Table{1, 2} < Table{1, 2});
  CHECK(Table{1, 2} <= Table{1, 2});
}

TEST_CASE("each house has one kind, and the kinds are all houses") {
  int seen = 0;
  for (const Houses kind : {all_rows, all_columns, all_boxes}) {
    int number = 0;
    CellSet cells;
    for (const int house : kind) {
      CHECK(house == seen++);
      CHECK(number_of(house) == number);
      CHECK(house_of(kind_of(house), number++) == house);
      CHECK((is_row(house) ? 1 : 0) + (is_column(house) ? 1 : 0) + (is_box(house) ? 1 : 0) == 1);
      CHECK(*houses_like(house).begin() == *kind.begin());
      CHECK((cells & house_set(house)).empty());
      cells |= house_set(house);
    }
    CHECK(number == 9);
    CHECK(cells == CellSet::all());
  }
  CHECK(seen == house_count);
  for (int cell = 0; cell < cell_count; ++cell) {
    CHECK(is_row(row_house(cell)));
    CHECK(is_column(column_house(cell)));
    CHECK(is_box(box_house(cell)));
  }
}

TEST_CASE("lines are rows and then columns; people look through boxes first") {
  int line = 0;
  for (const int house : all_lines) CHECK(house == line++);
  CHECK(line == 18);
  int house = 0;
  for (const int one : all_houses) CHECK(one == house++);
  CHECK(house == house_count);
  CHECK(is_box(*boxes_first[0].begin()));
  CHECK(is_row(*boxes_first[1].begin()));
  CHECK(is_column(*boxes_first[2].begin()));
}

}  // namespace
}  // namespace nonet
