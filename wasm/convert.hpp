/// @file
/// Between JavaScript values and the core's values. Arguments come from `guard.js`, which has made
/// plain data of them: nothing here runs code of the caller's. Results are always copies: a view into
/// the memory of the module dies when that memory grows.
#pragma once

#include <emscripten/val.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/grid.hpp"
#include "nonet/position.hpp"
#include "nonet/search.hpp"
#include "nonet/step.hpp"

namespace nonet::wasm {

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

/// A position as JavaScript describes it: `Position` of logic.d.ts.
struct PositionRequest {
  val cells = val::undefined();
  val candidates = val::undefined();
  val givens = val::undefined();
};

/// The same with a `Uint8Array` of 0 or 1 that says which filled cells are givens; with none, all are.
struct OnePosition {
  std::string error;
  Position position;
};
[[nodiscard]] OnePosition read_position(const PositionRequest& asked);

/// A whole number from 0 to the largest that JavaScript counts to exactly; nothing for any other.
[[nodiscard]] std::optional<std::uint64_t> read_whole(double number);

/// Calls a progress callback of `guard.js`, which never throws; false when the caller's did, and the
/// work is to end.
template <typename... Told>
[[nodiscard]] bool tell(const val& progress, const Told&... told) {
  return progress(told...).template as<bool>();
}

/// Says when it is time to tell of progress. Messages are for people: more of them would only slow
/// the work down.
class Pace {
 public:
  [[nodiscard]] bool due() {
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return false;
    next_ = now + std::chrono::milliseconds(50);
    return true;
  }

 private:
  std::chrono::steady_clock::time_point next_;
};

/// The beginning of every answer about a position: `LogicResult` of logic.d.ts.
[[nodiscard]] val to_object(const std::string& error, const PositionReport& report, SearchEnd end);

/// The members of a set, as the numbers of a typed array.
template <typename Number, typename Set>
[[nodiscard]] val to_ids(const Set& set) {
  std::vector<Number> ids;
  ids.reserve(static_cast<std::size_t>(set.size()));
  for (int member : set) ids.push_back(static_cast<Number>(member));
  return to_array(ids);
}

/// The `Step` object of logic.d.ts.
[[nodiscard]] val to_object(const Step& step);
[[nodiscard]] val to_object(const DigitCells& set);
[[nodiscard]] val to_object(const Conflict& conflict);

}  // namespace nonet::wasm
