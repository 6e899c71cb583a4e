/// @file
/// A test of uniformity for full grids, by the classes of their bands.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "nonet/grid.hpp"

namespace nonet {

namespace count {
class Bands;
}

/// The 44 classes of top bands that `count_grids` sums over, with the share that each has among all grids. By
/// the symmetries of the grids the same shares hold for the other two bands and, transposed, the three
/// stacks.
class BandClasses {
 public:
  /// Counts the grids: some hundredths of a second.
  BandClasses();
  ~BandClasses();
  BandClasses(const BandClasses&) = delete;
  BandClasses& operator=(const BandClasses&) = delete;
  BandClasses(BandClasses&& other) noexcept;
  BandClasses& operator=(BandClasses&& other) noexcept;

  [[nodiscard]] int size() const { return static_cast<int>(shares_.size()); }
  /// The share of a class among all grids; together 1.
  [[nodiscard]] double share(int band_class) const {
    return shares_[static_cast<std::size_t>(band_class)];
  }
  /// The class, from 0, of the top band of a full grid that keeps the rules.
  [[nodiscard]] int of(const Grid& grid) const;

 private:
  std::unique_ptr<const count::Bands> bands_;
  std::vector<double> shares_;
  std::vector<std::int8_t> numbers_;  ///< By the pair of a band; see count/bands.hpp.
};

/// Pearson's chi-square test: the distance of observed numbers from expected shares.
struct ChiSquare {
  double statistic = 0;
  int degrees = 0;
  /// The chance of so great a statistic, or a greater one, if the shares are right. (The regularised
  /// incomplete gamma function, by its series and continued fraction: Abramowitz and Stegun 6.5.)
  double p = 1;
};

/// Pearson's test of numbers that were counted in classes with these shares. Where nothing was counted
/// the statistic is 0 and its chance 1.
[[nodiscard]] ChiSquare chi_square(std::span<const std::uint64_t> counted,
                                   const BandClasses& classes);

/// Counts grids by the classes of their top bands and, transposed, of their first stacks.
class GridTest {
 public:
  /// A full grid that keeps the rules.
  void add(const Grid& grid);

  [[nodiscard]] ChiSquare bands() const { return chi_square(bands_, classes_); }
  [[nodiscard]] ChiSquare stacks() const { return chi_square(stacks_, classes_); }

 private:
  BandClasses classes_;
  std::vector<std::uint64_t> bands_ =
      std::vector<std::uint64_t>(static_cast<std::size_t>(classes_.size()));
  std::vector<std::uint64_t> stacks_ = bands_;
};

}  // namespace nonet
