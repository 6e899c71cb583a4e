// The 81 cells of a found grid as small flat pictures, all alike whatever their paper, light and colours are.
//
// A cell is seen against its own ground, which is the median of its inner part: so shadows, highlights and colours of cells cost nothing. Ink is what
// differs from it, darker or (on dark screens, in chosen cells) brighter, and counts 100 where it is strongest. Faint ink is made stronger, but
// at most 2.5 times beside that of the board's other cells: what shows through from the other side of the paper stays faint.
#pragma once

#include <cstddef>
#include <cstdint>

#include "nonet/table.hpp"
#include "picture/lattice.hpp"

namespace nonet::picture {

inline constexpr int cell_side = 28;
inline constexpr int mark_side = 16;
inline constexpr std::size_t cell_pixels = std::size_t{cell_side} * cell_side;
inline constexpr std::size_t mark_pixels = std::size_t{mark_side} * mark_side;
using CellPatch = Table<std::int8_t, cell_pixels>;
using MarkPatch = Table<std::int8_t, mark_pixels>;

// Ink of a digit.
struct Ink {
  // Its colour as it would be if it were as dark, or as bright, as that hue can be: what mixes it with its ground, as thin strokes do, changes nothing.
  Colour hue;
  // How much darker or brighter than its ground it is, 0 to 1.
  float strength = 0;
  // How wide its strokes are, in 28ths of a cell.
  float width = 0;
};

// Cells in the order of the picture, row by row.
class Cells {
 public:
  // `scale` is the width of a pixel of the picture in the lattice's own pixels.
  Cells(const Pixels& pixels, const Lattice& lattice, float scale);

  [[nodiscard]] const CellPatch& patch(int cell) const { return patches_[cell]; }
  // The ninth of a cell in which one of nine pencil marks stands, 0 to 8, and a little around it.
  // In a board that is turned clockwise by so many quarters, the ninth is that of the board.
  [[nodiscard]] MarkPatch mark(int cell, int ninth, int turns = 0) const;
  // The ink of a cell.
  [[nodiscard]] Ink ink(int cell) const;
  // The grey of its ground, 0 to 255.
  [[nodiscard]] float grey_of_ground(int cell) const { return looks_[cell].ground; }
  // Pixels of the picture in a cell's side.
  [[nodiscard]] float pixels_in_cell() const { return pixels_in_cell_; }
  // The crossings in the picture.
  [[nodiscard]] const Table<Point, 100>& crossings() const { return crossings_; }

 private:
  struct Look {
    float ground = 0;
    float peak = 0;
    float scale = 1;
    bool bright = false;
  };

  // A place in a cell (0 to 1 across and down), in the picture.
  [[nodiscard]] Point in_picture(int cell, float across, float down) const;
  [[nodiscard]] float grey_at(int cell, float across, float down) const;
  [[nodiscard]] static std::int8_t value(float grey, const Look& look);
  void look_at_all(const Table<Table<float, cell_pixels>, cell_count>& greys);

  const Pixels& pixels_;
  Table<Point, 100> crossings_{};
  Plane detail_;
  Point detail_at_;
  float detail_scale_ = 1;
  float pixels_in_cell_ = 0;
  Table<Look, cell_count> looks_{};
  Table<CellPatch, cell_count> patches_{};
};

}  // namespace nonet::picture
