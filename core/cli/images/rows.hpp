/// @file
/// Rows of pixels that become a picture: turned as it is to be seen, and smaller where it is very large.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "images/decoders.hpp"

namespace nonet::images {

/// Takes the rows of a picture from its top to its bottom.
class Rows {
 public:
  explicit Rows(ImageFile& image) : image_(image) {}

  /// Sizes of what comes. Squares of `shrink` by `shrink` pixels become one, the mean of them.
  void begin(int width, int height, int channels, Orientation orientation, int shrink);
  /// The next row: `width` times `channels` bytes.
  void add(std::span<const std::uint8_t> row);

 private:
  /// Writes a row of what is left of the width.
  void put(std::span<const std::uint8_t> row);
  /// Writes the mean of the rows that were added up, and begins anew.
  void put_mean();

  ImageFile& image_;
  std::size_t width_ = 0;
  std::size_t height_ = 0;
  std::size_t channels_ = 0;
  std::size_t shrink_ = 1;
  Orientation orientation_ = 1;
  /// The rows that were taken, and those that were written.
  std::size_t taken_ = 0;
  std::size_t written_ = 0;
  std::vector<std::uint32_t> sums_;
  std::vector<std::uint8_t> mean_;
};

/// RGBA as it is seen on white: RGB. In the same place.
void on_white(std::span<std::uint8_t> row);

/// CMYK as RGB, in the same place. `inverted` as Adobe writes it, where 255 is no ink.
void from_cmyk(std::span<std::uint8_t> row, bool inverted);

}  // namespace nonet::images
