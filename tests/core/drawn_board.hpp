/// @file
/// Pictures of boards, drawn for tests: from any side, in any colours, with shadow, blur and noise.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "nonet/read_picture.hpp"

namespace nonet::test {

struct Rgb {
  float red = 0;
  float green = 0;
  float blue = 0;
};

/// A drawing of a board, and its style. Widths are in cells.
struct DrawnBoard {
  /// 81 characters, or as many as `size` needs.
  std::string givens;
  std::string entries;
  /// Digits of each cell's pencil marks.
  std::vector<std::string> marks;
  int size = 9;
  int box = 3;

  int width = 480;
  int height = 480;
  /// Where the four corners are, clockwise from that of the first cell.
  std::array<PicturePoint, 4> corners = {{{30, 30}, {450, 30}, {450, 450}, {30, 450}}};
  /// How far the paper is bent, in cells.
  float bend = 0;

  Rgb page = {255, 255, 255};
  Rgb cell = {255, 255, 255};
  Rgb given = {20, 20, 20};
  Rgb entry = {30, 90, 200};
  Rgb mark = {90, 90, 90};
  Rgb thin = {150, 150, 150};
  Rgb thick = {20, 20, 20};
  float thin_width = 0.03F;
  float thick_width = 0.07F;
  bool border = true;
  /// Cells with another ground.
  std::vector<int> lit;
  Rgb light = {250, 220, 120};
  std::vector<int> black;
  /// The region of each cell, in place of boxes.
  std::string regions;

  float blur = 0;
  float noise = 0;
  /// How much darker the right side is than the left one, 0 to 1.
  float shadow = 0;
  std::uint64_t seed = 1;
};

/// The pixels, three bytes each.
[[nodiscard]] std::vector<std::uint8_t> draw(const DrawnBoard& board);

}  // namespace nonet::test
