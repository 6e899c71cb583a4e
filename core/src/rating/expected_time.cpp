#include "nonet/expected_time.hpp"

#include <cmath>

#include "nonet/solver.hpp"
#include "rating/time_features.hpp"

namespace nonet {
namespace rating {
namespace {

// Fitted by script/prove expected-time, which prints them.
constexpr double constant = 4.724;
constexpr double of_effort = 0.642;
constexpr double of_rating = 0.171;
constexpr double of_naked = 0.020;

/// The middle four fifths of puzzles took this part of their expected time, by cross-validation.
constexpr double usual_low = 0.79;
constexpr double usual_high = 1.47;
/// Of rough ones only 22 were timed, where it was 0.77 to 1.65. This is wider, by judgement.
constexpr double rough_low = 0.6;
constexpr double rough_high = 2.0;

int whole(double seconds) {
  return static_cast<int>(std::lround(seconds));
}

}  // namespace

std::optional<TimeFeatures> time_features(const Grid& puzzle) {
  const Solved solved = solve(puzzle);
  if (solved.outcome != Outcome::unique || puzzle == solved.solution) return std::nullopt;
  return TimeFeatures{search_effort(puzzle, solved.solution), rating_below_chains(puzzle),
                      naked_singles_needed(puzzle, solved.solution)};
}

}  // namespace rating

std::optional<ExpectedTime> expected_time(const Grid& puzzle) {
  using namespace rating;
  const auto features = time_features(puzzle);
  if (!features) return std::nullopt;
  const double log_time = constant + of_effort * std::log(1 + features->effort) +
                          of_rating * std::log(features->er / 10.0) +
                          of_naked * std::log(1.0 + features->naked);
  const double seconds = std::exp(log_time);
  const bool rough = features->er >= chain_rating;
  return ExpectedTime{whole(seconds), whole(seconds * (rough ? rough_low : usual_low)),
                      whole(seconds * (rough ? rough_high : usual_high)), rough};
}

}  // namespace nonet
