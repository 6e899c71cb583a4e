#include "convert.hpp"

#include <emscripten/bind.h>

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "nonet/notation.hpp"

namespace nonet::wasm {
namespace {

using wasm::to_object;

val to_object(const Mark& mark) {
  val object = val::object();
  object.set("role", std::string(id(mark.role)));
  object.set("candidate", mark.candidate);
  object.set("group", mark.group);
  return object;
}
val to_object(const Node& node) {
  val object = val::object();
  object.set("digit", node.digit);
  object.set("cells", to_ids<std::uint8_t>(node.cells));
  return object;
}
val to_object(const Reason& reason) {
  val object = val::object();
  object.set("because", std::string(id(reason.because)));
  object.set("houses", to_ids<std::uint8_t>(reason.houses));
  object.set("covers", to_ids<std::uint8_t>(reason.covers));
  object.set("pair", reason.pair.cells.empty() ? val::null() : to_object(reason.pair));
  object.set("facts", to_ids<std::uint16_t>(reason.facts));
  return object;
}
val to_object(const Link& link) {
  val object = val::object();
  object.set("from", link.from);
  object.set("to", link.to);
  object.set("strong", link.strong);
  object.set("set", link.set);
  object.set("reason", to_object(link.reason));
  return object;
}

template <typename Value>
val to_list(const std::vector<Value>& values) {
  val list = val::array();
  for (const Value& value : values) list.call<void>("push", to_object(value));
  return list;
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
  Table<DigitSet, cell_count> sets;
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    if (allowed[cell] > DigitSet::full_mask) return {"value", {}};
    sets[cell] = DigitSet(allowed[cell]);
  }
  return {"", Board(values.grid, sets)};
}

OnePosition read_position(const PositionRequest& asked) {
  const OneBoard read = read_board(asked.cells, asked.candidates);
  if (!read.error.empty()) return {read.error, {}};
  if (asked.givens.isNull()) return {"length", {}};
  const auto flags = emscripten::convertJSArrayToNumberVector<std::uint8_t>(asked.givens);
  if (flags.empty()) return {"", Position(read.board)};
  if (flags.size() != cell_count) return {"length", {}};
  CellSet given;
  for (int cell = 0; cell < cell_count; ++cell) {
    const std::uint8_t flag = flags[static_cast<std::size_t>(cell)];
    if (flag > 1) return {"value", {}};
    if (flag == 1 && read.board.value(cell) != 0) given.insert(cell);
  }
  return {"", Position(read.board, given)};
}

std::optional<std::uint64_t> read_whole(double number) {
  constexpr double most = 9007199254740991.0;  // Number.MAX_SAFE_INTEGER
  if (!(number >= 0 && number <= most) || std::trunc(number) != number) return std::nullopt;
  return static_cast<std::uint64_t>(number);
}

val to_object(const std::string& error, const PositionReport& report, SearchEnd end) {
  val object = val::object();
  object.set("error", error);
  object.set("fault", std::string(id(report.fault)));
  object.set("cell", report.cell);
  object.set("house", report.house);
  object.set("digit", report.digit);
  object.set("end", error.empty() ? std::string(id(end)) : "");
  return object;
}

val to_object(const Step& step) {
  val object = val::object();
  object.set("technique", std::string(info(step.technique).id));
  object.set("notation", notation(step));
  object.set("placements", to_ids<std::uint16_t>(step.placements));
  object.set("eliminations", to_ids<std::uint16_t>(step.eliminations));
  object.set("houses", to_ids<std::uint8_t>(step.houses));
  object.set("covers", to_ids<std::uint8_t>(step.covers));
  object.set("digits", to_ids<std::uint8_t>(step.digits));
  object.set("marks", to_list(step.marks));
  object.set("sets", to_list(step.sets));
  object.set("nodes", to_list(step.nodes));
  object.set("links", to_list(step.links));
  return object;
}

val to_object(const DigitCells& set) {
  val object = val::object();
  object.set("cells", to_ids<std::uint8_t>(set.cells));
  object.set("digits", to_ids<std::uint8_t>(set.digits));
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

}  // namespace nonet::wasm
