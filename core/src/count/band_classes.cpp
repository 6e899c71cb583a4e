#include "nonet/lab/band_classes.hpp"

#include <cmath>
#include <cstddef>
#include <numeric>

#include "count/bands.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

/// The digits of the columns of a stack in the top band.
count::Partition columns_of(const Grid& grid, int stack) {
  count::Partition columns{};
  for (int cell = 0; cell < 9; ++cell) {
    count::Triple& column = columns[cell % 3];
    const int digit = grid[9 * (cell / 3) + 3 * stack + cell % 3];
    column = static_cast<count::Triple>(column | (1U << (digit - 1)));
  }
  return columns;
}

constexpr double precision = 1e-14;

/// The part of the gamma function's integral below x, for small x.
double lower_gamma(double a, double x) {
  double term = 1 / a;
  double sum = term;
  for (double n = a + 1; term > sum * precision; ++n) sum += term *= x / n;
  return sum * std::exp(a * std::log(x) - x - std::lgamma(a));
}

/// The part above x, for great x (Lentz's way to work out the continued fraction).
double upper_gamma(double a, double x) {
  double b = x + 1 - a;
  double c = 1e300;
  double d = 1 / b;
  double fraction = d;
  for (double i = 1;; ++i) {
    const double an = i * (a - i);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    fraction *= c * d;
    if (std::abs(c * d - 1) < precision) break;
  }
  return fraction * std::exp(a * std::log(x) - x - std::lgamma(a));
}

double chance_of(double statistic, int degrees) {
  const double a = degrees / 2.0;
  const double x = statistic / 2;
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lower_gamma(a, x) : upper_gamma(a, x);
}

}  // namespace

BandClasses::BandClasses()
    : bands_(std::make_unique<const count::Bands>()), numbers_(bands_->orbit_numbers()) {
  for (const count::Orbit& orbit : bands_->orbits()) {
    const std::uint64_t bands = orbit.members * bands_->arrangements(0, orbit.second, orbit.third);
    shares_.push_back(static_cast<double>(bands) *
                      static_cast<double>(bands_->completions(orbit.second, orbit.third)));
  }
  const double all = std::accumulate(shares_.begin(), shares_.end(), 0.0);
  for (double& share : shares_) share /= all;
}

BandClasses::~BandClasses() = default;
BandClasses::BandClasses(BandClasses&&) noexcept = default;
BandClasses& BandClasses::operator=(BandClasses&&) noexcept = default;

int BandClasses::of(const Grid& grid) const {
  Table<int, 3> ids;
  for (int stack = 0; stack < 3; ++stack)
    ids[stack] = bands_->partitions().id(columns_of(grid, stack));
  return numbers_[bands_->pair_of(ids[0], ids[1], ids[2])];
}

ChiSquare chi_square(std::span<const std::uint64_t> counted, const BandClasses& classes) {
  ChiSquare result;
  result.degrees = classes.size() - 1;
  const auto all =
      static_cast<double>(std::accumulate(counted.begin(), counted.end(), std::uint64_t{0}));
  if (all == 0) return result;
  for (int i = 0; i < classes.size(); ++i) {
    const double expected = all * classes.share(i);
    const double off = static_cast<double>(nth(counted, i)) - expected;
    result.statistic += off * off / expected;
  }
  result.p = chance_of(result.statistic, result.degrees);
  return result;
}

void GridTest::add(const Grid& grid) {
  Grid transposed;
  for (int cell = 0; cell < cell_count; ++cell)
    transposed.set(cell_at(column_of(cell), row_of(cell)), grid[cell]);
  ++nth(bands_, classes_.of(grid));
  ++nth(stacks_, classes_.of(transposed));
}

}  // namespace nonet
