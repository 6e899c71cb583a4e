#include "convert.hpp"

#include <emscripten/bind.h>

#include <algorithm>
#include <array>

namespace nonet::border {
namespace {

template <typename T>
val copy(const std::vector<T>& numbers) {
  return val(emscripten::typed_memory_view(numbers.size(), numbers.data()))
      .template call<val>("slice");
}

template <typename Set>
val to_ids(const Set& set) {
  std::vector<std::uint16_t> ids;
  for (int member : set) ids.push_back(static_cast<std::uint16_t>(member));
  return to_array(ids);
}

val houses_of(const Step& step) {
  std::vector<std::uint8_t> houses;
  for (int house : step.houses) houses.push_back(static_cast<std::uint8_t>(house));
  return to_array(houses);
}

/// By its name and not by its constructor, so that an array of another frame is one too.
bool is_typed_array(const val& value, const std::string& type) {
  const val to_string = val::global("Object")["prototype"]["toString"];
  return to_string.call<std::string>("call", value) == "[object " + type + "]";
}

}  // namespace

val to_array(const std::vector<std::uint8_t>& numbers) {
  return copy(numbers);
}
val to_array(const std::vector<std::uint16_t>& numbers) {
  return copy(numbers);
}

void append(const Grid& grid, std::vector<std::uint8_t>& cells) {
  cells.insert(cells.end(), grid.digits().begin(), grid.digits().end());
}

val to_array(const Grid& grid) {
  std::vector<std::uint8_t> cells;
  append(grid, cells);
  return to_array(cells);
}

Grids read_grids(const val& cells) {
  if (!is_typed_array(cells, "Uint8Array")) return {"length", {}};
  const auto digits = emscripten::convertJSArrayToNumberVector<std::uint8_t>(cells);
  if (digits.size() % cell_count != 0) return {"length", {}};
  if (std::any_of(digits.begin(), digits.end(), [](std::uint8_t d) { return d > 9; }))
    return {"value", {}};
  Grids read;
  read.grids.resize(digits.size() / cell_count);
  for (std::size_t i = 0; i < digits.size(); ++i) {
    read.grids[i / cell_count].set(static_cast<int>(i % cell_count), digits[i]);
  }
  return read;
}

OneGrid read_grid(const val& cells) {
  const Grids read = read_grids(cells);
  if (!read.error.empty()) return {read.error, {}};
  if (read.grids.size() != 1) return {"length", {}};
  return {"", read.grids.front()};
}

OneBoard read_board(const val& cells, const val& masks) {
  const OneGrid values = read_grid(cells);
  if (!values.error.empty()) return {values.error, {}};
  if (!is_typed_array(masks, "Uint16Array")) return {"length", {}};
  const auto allowed = emscripten::convertJSArrayToNumberVector<std::uint16_t>(masks);
  if (allowed.empty()) return {"", Board(values.grid)};
  if (allowed.size() != cell_count) return {"length", {}};
  std::array<DigitSet, cell_count> sets;
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    if (allowed[cell] > DigitSet::full_mask) return {"value", {}};
    sets[cell] = DigitSet(allowed[cell]);
  }
  return {"", Board(values.grid, sets)};
}

val to_object(const Step& step) {
  val marks = val::array();
  for (const Mark& mark : step.marks) {
    val object = val::object();
    object.set("role", std::string(id(mark.role)));
    object.set("candidate", mark.candidate);
    marks.call<void>("push", object);
  }
  val object = val::object();
  object.set("technique", std::string(info(step.technique).id));
  object.set("placements", to_ids(step.placements));
  object.set("eliminations", to_ids(step.eliminations));
  object.set("houses", houses_of(step));
  object.set("marks", marks);
  return object;
}

val to_object(const Conflict& conflict) {
  val object = val::object();
  object.set("digit", conflict.digit);
  object.set("first", conflict.first);
  object.set("second", conflict.second);
  object.set("house", conflict.house);
  return object;
}

}  // namespace nonet::border
