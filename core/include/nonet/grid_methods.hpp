/// @file
/// Ways to make a random full grid.
#pragma once

#include <optional>
#include <string_view>

#include "nonet/fill_steps.hpp"
#include "nonet/uniform_grids.hpp"

namespace nonet {

enum class GridMethod {
  /// The cell with the fewest candidates, a random one of them, and back when that fails. Quick; not
  /// uniform.
  backtrack,
  /// The centre box at random, the boxes beside it from it by moving its rows on, those above and
  /// below by moving its columns on, the corners by both. Very quick, and very far from uniform: only
  /// 4 * 9! grids can come.
  transform,
  /// The three boxes on the diagonal at random, the rest by search. Not uniform.
  diagonal,
  /// For each digit in turn, for each box in turn, a random one of the places that are free; back to the
  /// box before when there is none. Not uniform.
  digit_by_box,
  /// Every grid with exactly the same probability; see UniformGrids.
  uniform,
};
inline constexpr int grid_method_count = 5;

/// "backtrack", "transform", "diagonal", "digit-by-box", "uniform".
[[nodiscard]] std::string_view id(GridMethod method);
[[nodiscard]] std::optional<GridMethod> find_grid_method(std::string_view id);

/// Makes full grids by one method. The same state of `random` gives the same grid on every platform.
class GridMaker {
 public:
  /// `uniform` counts the grids here, which takes some hundredths of a second.
  explicit GridMaker(GridMethod method);

  [[nodiscard]] Grid make(Random& random) const;

  /// Makes the same grid, and adds how the method fills it to `steps`, what it takes back included. `transform` and
  /// `uniform` never take anything back; `uniform` draws bands that get other digits and columns at the end, and its
  /// steps are those of the bands as they are then.
  [[nodiscard]] Grid make(Random& random, FillSteps& steps) const;

 private:
  [[nodiscard]] Grid made(Random& random, FillSteps* steps) const;

  GridMethod method_;
  std::optional<UniformGrids> uniform_;
};

/// A random full grid by `GridMethod::backtrack`.
[[nodiscard]] Grid random_full_grid(Random& random);

/// A random solution of a grid, found in the same way; an empty grid when there is none. Where steps are given, what
/// the search does is added to them; it makes the same grid with them and without.
[[nodiscard]] Grid random_completion(const Grid& grid, Random& random, FillSteps* steps = nullptr);

}  // namespace nonet
