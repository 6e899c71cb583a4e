/// @file
/// Puzzles of a list, each a line or several.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "input/input.hpp"
#include "nonet/read.hpp"

namespace nonet::cli {

/// Puts lines together to puzzles: one alone, or a grid of several with a blank line behind it. Where blank lines
/// part the bands of a grid, its nine rows are one puzzle all the same.
class TextUnits {
 public:
  /// Takes a puzzle's text and the number of its first line.
  using Use = std::function<void(std::string_view text, std::uint64_t number)>;

  explicit TextUnits(Use use) : use_(std::move(use)) {}

  /// Takes a line that is not blank.
  void add(std::string_view line, std::uint64_t number);
  void add_blank();
  void finish();
  /// Within a grid.
  [[nodiscard]] bool is_open() const { return !block_.text.empty() || !bands_.text.empty(); }
  /// There was a grid of several lines.
  [[nodiscard]] bool had_grid() const { return had_grid_; }

 private:
  struct Block {
    std::string text;
    std::uint64_t start = 0;
    int rows = 0;
  };
  void use(Block& block);
  void add_gap();

  Use use_;
  Block bands_;  ///< Of three or six rows, with a blank line behind.
  Block block_;
  bool had_grid_ = false;
};

/// The number of the line with which each puzzle of a text begins, where lines or grids of the text are read as just these
/// puzzles; else the text's first line for all.
[[nodiscard]] std::vector<std::uint64_t> lines_of_puzzles(std::string_view text,
                                                          const Reading& reading);

}  // namespace nonet::cli
