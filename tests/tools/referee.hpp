/// @file
/// Judge of steps: digits, candidates and solutions, worked out the plain way. Shares no code with
/// the library, not even a header, so that a fault there cannot hide itself.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::tools {

/// 81 digits, row by row; 0: empty.
using Digits = std::array<int, 81>;

/// The puzzle at the beginning of a line: 81 characters, '.' or '0' where a cell is empty.
[[nodiscard]] std::optional<Digits> read_digits(std::string_view line);
[[nodiscard]] std::string write_digits(const Digits& digits);

/// A cell (0 to 80) and a digit (1 to 9).
struct CellDigit {
  int cell;
  int digit;
};

/// Effect of a step.
struct Deed {
  std::vector<CellDigit> placements;
  std::vector<CellDigit> eliminations;
};

/// A grid with candidates that are kept by the rules of Sudoku and nothing else.
class Referee {
 public:
  explicit Referee(const Digits& puzzle);

  [[nodiscard]] int value(int cell) const { return values_[static_cast<std::size_t>(cell)]; }
  [[nodiscard]] bool allows(int cell, int digit) const;
  [[nodiscard]] bool full() const;

  void place(int cell, int digit);
  void strike(int cell, int digit);
  void apply(const Deed& deed);

  /// The first `limit` solutions that agree with the digits and the candidates.
  [[nodiscard]] std::vector<Digits> solutions(std::size_t limit) const;

  /// Why a deed is unsound, "" when it is sound: it does something, and only what is new, and it holds in every solution.
  [[nodiscard]] std::string fault_of(const Deed& deed, const std::vector<Digits>& solutions) const;

 private:
  [[nodiscard]] bool single_place(CellDigit& found, bool& dead) const;
  [[nodiscard]] int narrowest_cell() const;
  void extend(std::size_t limit, std::vector<Digits>& found) const;

  Digits values_{};
  std::array<std::uint16_t, 81> candidates_{};  ///< Bit d: digit d is possible; 0 in filled cells.
  bool clash_ = false;
};

}  // namespace nonet::tools
