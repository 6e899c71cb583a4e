/// @file
/// Between JavaScript values and the core's values. Arguments come from `guard.js`, which has made
/// plain data of them: nothing here runs code of the caller's. Results are always copies: a view into
/// the memory of the module dies when that memory grows.
#pragma once

#include <emscripten/val.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/grid.hpp"
#include "nonet/position.hpp"
#include "nonet/step.hpp"

namespace nonet::border {

using emscripten::val;

/// A typed array of JavaScript with a copy of the numbers.
template <typename Number>
[[nodiscard]] val to_array(const Number* numbers, std::size_t count) {
  return val(emscripten::typed_memory_view(count, numbers)).template call<val>("slice");
}
template <typename Number>
[[nodiscard]] val to_array(const std::vector<Number>& numbers) {
  return to_array(numbers.data(), numbers.size());
}

[[nodiscard]] val to_array(const Grid& grid);
/// The digits of all grids, one grid after the other.
[[nodiscard]] val to_array(const std::vector<Grid>& grids);

/// Grids read from a `Uint8Array`, in one copy; `error` is empty, "length" (of null, too) or "value".
struct Grids {
  std::string error;
  std::vector<Grid> grids;
};
[[nodiscard]] Grids read_grids(const val& cells);

/// One grid; an array of several is a "length" error.
struct OneGrid {
  std::string error;
  Grid grid;
};
[[nodiscard]] OneGrid read_grid(const val& cells);

/// A board of values and a `Uint16Array` of candidate masks; with no masks, the candidates that the
/// values leave.
struct OneBoard {
  std::string error;
  Board board;
};
[[nodiscard]] OneBoard read_board(const val& cells, const val& masks);

/// The same with a `Uint8Array` of 0 or 1 that says which filled cells are givens; with none, all are.
struct OnePosition {
  std::string error;
  Position position;
};
[[nodiscard]] OnePosition read_position(const val& cells, const val& masks, const val& givens);

/// A whole number from 0 to the largest that JavaScript counts to exactly; nothing for any other.
[[nodiscard]] std::optional<std::uint64_t> read_whole(double number);

/// Calls a progress callback of `guard.js`, which never throws; false when the caller's did, and the
/// work is to end.
template <typename... Told>
[[nodiscard]] bool tell(const val& progress, const Told&... told) {
  return progress(told...).template as<bool>();
}

/// The `Step` object of logic.d.ts.
[[nodiscard]] val to_object(const Step& step);
[[nodiscard]] val to_object(const Conflict& conflict);

}  // namespace nonet::border
