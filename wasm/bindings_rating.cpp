/// @file
/// The border to JavaScript for the rating: one position with its path, or the numbers of many puzzles.

#include <emscripten/bind.h>

#include <string>

#include "convert.hpp"
#include "nonet/rating.hpp"

namespace nonet::wasm {
namespace {

/// Outcome of one puzzle of many; the order is that of `RatingOutcome` in rating.d.ts.
enum class Outcome : std::uint8_t { rated, unsolved, bound, fault };

Outcome outcome_of(const Rating& rating) {
  if (rating.report.fault != PositionFault::none) return Outcome::fault;
  if (rating.end != SearchEnd::complete) return Outcome::bound;
  return rating.solved ? Outcome::rated : Outcome::unsolved;
}

val step_of(const RatedStep& step) {
  return object_of({{"technique", step.technique},
                    {"chains", step.level},
                    {"title", title(step.technique, step.level)},
                    {"rating", step.rating},
                    {"placement", step.placement},
                    {"eliminations", to_ids<std::uint16_t>(step.eliminations)}});
}

val to_object(const std::string& error, const Rating& rating) {
  return with(wasm::to_object(error, rating.report, rating.end),
              {{"er", rating.er},
               {"ep", rating.ep},
               {"ed", rating.ed},
               {"solved", rating.solved},
               {"steps", list_of(rating.steps, step_of)}});
}

val rate_one(const val& asked, double budget, const std::string& scale, const val& progress) {
  const OnePosition read = read_position(asked);
  const auto most = read_whole(budget);
  std::string error = read.error;
  if (error.empty() && !most) error = "budget";
  const auto whose = find_rating_scale(scale);
  if (error.empty() && !whose) error = "scale";
  if (!error.empty()) return to_object(error, Rating());
  Pace pace;
  const auto tell_at_times = [&] { return !pace.due() || tell(progress); };
  RatingOptions options;
  options.budget = *most;
  options.scale = *whose;
  if (!progress.isNull()) options.keep_going = tell_at_times;
  return to_object("", rate(read.position, options));
}

val rate_many(const val& cells, double budget, const std::string& scale, const val& progress) {
  const Grids read = read_grids(cells);
  const auto most = read_whole(budget);
  const auto whose = find_rating_scale(scale);
  std::vector<std::uint8_t> ratings;
  std::vector<std::uint8_t> outcomes;
  double done = 0;
  Pace pace;
  bool going = true;
  const auto tell_at_times = [&] {
    going = going && (!pace.due() || tell(progress, done));
    return going;
  };
  RatingOptions options;
  options.budget = most.value_or(0);
  options.scale = whose.value_or(RatingScale::se);
  if (!progress.isNull()) options.keep_going = tell_at_times;
  for (const Grid& grid : read.grids) {
    if (!most || !whose || !going) break;
    const Rating rating = rate(Position(grid), options);
    for (int number : {rating.er, rating.ep, rating.ed})
      ratings.push_back(static_cast<std::uint8_t>(number));
    outcomes.push_back(static_cast<std::uint8_t>(outcome_of(rating)));
    ++done;
    if (options.keep_going) tell_at_times();
  }
  std::string error = read.error;
  if (error.empty() && !most) error = "budget";
  if (error.empty() && !whose) error = "scale";
  return object_of(
      {{"error", error}, {"ratings", to_array(ratings)}, {"outcomes", to_array(outcomes)}});
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_rating) {
  emscripten::function("rate", &rate_one);
  emscripten::function("rateMany", &rate_many);
}

}  // namespace nonet::wasm
