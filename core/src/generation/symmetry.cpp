#include "nonet/symmetry.hpp"

#include <cstddef>

#include "find_by_id.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

using Map = int (*)(int cell);

int half_turn(int cell) {
  return 80 - cell;
}
int quarter_turn(int cell) {
  return cell_at(column_of(cell), 8 - row_of(cell));
}
int swap_top_bottom(int cell) {
  return cell_at(8 - row_of(cell), column_of(cell));
}
int swap_left_right(int cell) {
  return cell_at(row_of(cell), 8 - column_of(cell));
}
int transpose(int cell) {
  return cell_at(column_of(cell), row_of(cell));
}
int anti_transpose(int cell) {
  return cell_at(8 - column_of(cell), 8 - row_of(cell));
}

/// The maps that generate the group; null where one is enough.
struct Entry {
  std::string_view id;
  Table<Map, 2> maps;
};

constexpr Table<Entry, symmetry_count> entries = {{
    {"none", {nullptr, nullptr}},
    {"rotate180", {half_turn, nullptr}},
    {"rotate90", {quarter_turn, nullptr}},
    {"horizontal", {swap_top_bottom, nullptr}},
    {"vertical", {swap_left_right, nullptr}},
    {"both", {swap_top_bottom, swap_left_right}},
    {"diagonal", {transpose, nullptr}},
    {"antidiagonal", {anti_transpose, nullptr}},
    {"full", {quarter_turn, transpose}},
}};

void close_under(const Entry& entry, int cell, CellSet& cells) {
  if (cells.contains(cell)) return;
  cells.insert(cell);
  for (Map map : entry.maps) {
    if (map != nullptr) close_under(entry, map(cell), cells);
  }
}

}  // namespace

std::string_view id(Symmetry symmetry) {
  return entries[symmetry].id;
}

std::optional<Symmetry> find_symmetry(std::string_view id) {
  return find_by_id<Symmetry>(id, symmetry_count);
}

CellSet orbit(int cell, Symmetry symmetry) {
  CellSet cells;
  close_under(entries[symmetry], cell, cells);
  return cells;
}

}  // namespace nonet
