// From the cells of a found grid to a board: what each cell is, by which ink, and what the solver says to it.
#pragma once

#include "picture/cells.hpp"
#include "picture/judge.hpp"
#include "picture/net.hpp"

namespace nonet::picture {

// The nets that read.
struct Nets {
  CellNet cells;
  MarkNet marks;
};

struct BoardReading {
  PictureBoard board;
  // The mean of how sure cells are that are not plainly empty.
  float sureness = 0;
  int digits = 0;
  // Digits that clash in rows or columns of a board that has no reading without any, and those that clash in its boxes.
  int clashing_in_lines = 0;
  int clashing_in_boxes = 0;
  // Cells that are nothing but black, as those of crosswords.
  int black = 0;
};

[[nodiscard]] BoardReading read_board(const Cells& cells, const Nets& nets);

// All boards of a picture. The public function does this with the nets that are compiled in.
[[nodiscard]] PictureReading read_picture(const Pixels& pixels, const Nets& nets);

}  // namespace nonet::picture
