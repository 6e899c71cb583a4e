/// @file
/// Between JavaScript values and the core's values. Results are always copies: a view into the
/// memory of the module dies when that memory grows.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/grid.hpp"
#include "nonet/hint.hpp"

namespace nonet::border {

using emscripten::val;

/// A typed array of JavaScript with a copy of the numbers.
[[nodiscard]] val to_array(const std::vector<std::uint8_t>& numbers);
[[nodiscard]] val to_array(const std::vector<std::uint16_t>& numbers);

[[nodiscard]] val to_array(const Grid& grid);
/// Appends the 81 digits of a grid.
void append(const Grid& grid, std::vector<std::uint8_t>& cells);

/// Grids read from a `Uint8Array`; `error` is empty, "length" or "value".
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

/// A board of values and candidate masks; with no masks, the candidates that the values leave.
struct OneBoard {
  std::string error;
  Board board;
};
[[nodiscard]] OneBoard read_board(const val& cells, const val& masks);

/// The `Step` object of nonet.d.ts.
[[nodiscard]] val to_object(const Step& step);
[[nodiscard]] val to_object(const Conflict& conflict);

}  // namespace nonet::border
