#include "convert.hpp"

#include <emscripten/bind.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

namespace nonet::border {
namespace {

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

// Grids side by side are their digits side by side, so that any number of them is one copy.
static_assert(sizeof(Grid) == cell_count && std::is_trivially_copyable_v<Grid>);

std::size_t size_of(const std::vector<Grid>& grids) {
  return grids.size() * cell_count;
}
const std::uint8_t* digits_of(const std::vector<Grid>& grids) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): the bytes of a plain value
  return reinterpret_cast<const std::uint8_t*>(grids.data());
}

/// Without a way out of the loop, so that the compiler compares 16 digits at a time.
bool are_digits(const std::uint8_t* numbers, std::size_t count) {
  std::uint8_t most = 0;
  for (std::size_t i = 0; i < count; ++i) most = std::max(most, numbers[i]);
  return most <= 9;
}

}  // namespace

val to_array(const Grid& grid) {
  return to_array(grid.digits().data(), grid.digits().size());
}
val to_array(const std::vector<Grid>& grids) {
  return to_array(digits_of(grids), size_of(grids));
}

Grids read_grids(const val& cells) {
  if (cells.isNull()) return {"length", {}};
  const auto length = cells["length"].as<std::size_t>();
  if (length % cell_count != 0) return {"length", {}};
  Grids read;
  read.grids.resize(length / cell_count);
  const std::uint8_t* digits = digits_of(read.grids);
  val(emscripten::typed_memory_view(length, digits)).call<void>("set", cells);
  if (!are_digits(digits, length)) return {"value", {}};
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
  if (masks.isNull()) return {"length", {}};
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

std::optional<std::uint64_t> read_whole(double number) {
  constexpr double most = 9007199254740991.0;  // Number.MAX_SAFE_INTEGER
  if (!(number >= 0 && number <= most) || std::trunc(number) != number) return std::nullopt;
  return static_cast<std::uint64_t>(number);
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
