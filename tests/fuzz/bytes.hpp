/// @file
/// The fuzzer's bytes as choices; and grids that are made of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "nonet/board.hpp"
#include "nonet/grid.hpp"

namespace nonet::fuzz {

/// Bytes, taken one after the other; zeros once they are used up.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : rest_(data, size) {}

  [[nodiscard]] bool empty() const { return rest_.empty(); }
  unsigned next() {
    if (rest_.empty()) return 0;
    const unsigned byte = rest_.front();
    rest_ = rest_.subspan(1);
    return byte;
  }
  /// 0 to `count` - 1; `count` is at most 256.
  int below(int count) { return static_cast<int>(next()) % count; }
  /// A mask of the digits 1 to 9 in the lower nine bits.
  unsigned mask() {
    const unsigned low = next();
    return low | ((next() & 1U) << 8U);
  }

 private:
  std::span<const std::uint8_t> rest_;
};

/// A full grid that is right: the one of shifted rows, with its digits exchanged and rows and columns of a band swapped.
inline std::array<int, cell_count> solution_of(Bytes& bytes) {
  std::array<int, 9> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
  std::array<int, 9> rows{0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::array<int, 9> columns = rows;
  for (std::size_t i = 8; i > 0; --i) {
    std::swap(digits[i], digits[static_cast<std::size_t>(bytes.below(static_cast<int>(i) + 1))]);
    const std::size_t first = i - i % 3;
    std::swap(rows[i], rows[first + static_cast<std::size_t>(bytes.below(3))]);
    std::swap(columns[i], columns[first + static_cast<std::size_t>(bytes.below(3))]);
  }
  std::array<int, cell_count> solution{};
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    const int row = rows[cell / 9];
    const int column = columns[cell % 9];
    solution[cell] = digits[static_cast<std::size_t>((row * 3 + row / 3 + column) % 9)];
  }
  return solution;
}

}  // namespace nonet::fuzz
