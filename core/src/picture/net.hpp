// The net that reads cells, and the smaller one that reads pencil marks.
//
//   28x28 --conv 3x3--> 16 x 28x28 --max--> 16 x 14x14 --conv--> 32 --max--> 7x7 --conv--> 48 --max--> 3x3 --dense--> 96 --dense--> 11
//   16x16 --conv 3x3-->  8 x 16x16 --max-->  8 x 8x8   --conv--> 16 --max--> 4x4 --dense--> 10
//
// All numbers between layers are whole, 0 to 127, and weights are -127 to 127, so that sums are exact and the same everywhere; a
// float for each channel brings a sum back into that range. Convolutions see 0 beyond the border. The scheme is that of Jacob and others, Quantization and
// Training of Neural Networks for Efficient Integer-Arithmetic-Only Inference, CVPR 2018, without zero points.
//
// Weights, layer by layer: for each channel a float factor and a float to add (little-endian), then
// for each channel its weights as bytes, by row, column and channel of what comes in.
// core/docs/picture.md tells how they came about.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "nonet/table.hpp"
#include "picture/cells.hpp"

namespace nonet::picture {

// Classes of a cell: 0 empty, 1 to 9, and pencil marks.
inline constexpr std::size_t marked_class = 10;
inline constexpr std::size_t cell_classes = 11;
using CellOdds = Table<float, cell_classes>;
using MarkOdds = Table<float, 10>;

// How many bytes weights have.
[[nodiscard]] std::size_t cell_weights_size();
[[nodiscard]] std::size_t mark_weights_size();
// The weights that are compiled in.
[[nodiscard]] std::span<const std::uint8_t> cell_weights();
[[nodiscard]] std::span<const std::uint8_t> mark_weights();

class CellNet {
 public:
  // The weights have to be as many as the net wants.
  explicit CellNet(std::span<const std::uint8_t> weights);
  CellNet(const CellNet&) = delete;
  CellNet(CellNet&&) = delete;
  CellNet& operator=(const CellNet&) = delete;
  CellNet& operator=(CellNet&&) = delete;
  ~CellNet();
  // The probability of each class.
  [[nodiscard]] CellOdds read(const CellPatch& patch) const;

 private:
  struct Layers;
  std::unique_ptr<Layers> layers_;
};

class MarkNet {
 public:
  // The weights have to be as many as the net wants.
  explicit MarkNet(std::span<const std::uint8_t> weights);
  MarkNet(const MarkNet&) = delete;
  MarkNet(MarkNet&&) = delete;
  MarkNet& operator=(const MarkNet&) = delete;
  MarkNet& operator=(MarkNet&&) = delete;
  ~MarkNet();
  // The probability that there is nothing (0), or a digit.
  [[nodiscard]] MarkOdds read(const MarkPatch& patch) const;

 private:
  struct Layers;
  std::unique_ptr<Layers> layers_;
};

}  // namespace nonet::picture
