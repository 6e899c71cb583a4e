#include "generation/near_known.hpp"

#include <algorithm>
#include <utility>

#include "generation/digger.hpp"
#include "generation/hard_puzzle.hpp"
#include "generation/missed.hpp"
#include "nonet/canonical.hpp"
#include "nonet/parse.hpp"
#include "nonet/rating.hpp"
#include "nonet/solver.hpp"

namespace nonet::generation {
namespace {

/// From these on, no search from nothing came to a puzzle in the requests that were measured: 12 for ER 10, 10 for 32
/// clues, 6 for a Jellyfish alone, 9 for 17 clues, one of each other kind.
constexpr int rating_without_search = 100;
constexpr int clues_without_search = 32;
constexpr int turned_without_search = 19;
bool alone_without_search(Technique technique) {
  return technique == Technique::jellyfish || technique == Technique::als_xz ||
         technique == Technique::hidden_quad || technique == Technique::sue_de_coq ||
         technique == Technique::death_blossom;
}
constexpr int rating_near_known = 95;
constexpr int many_clues = 31;
constexpr int few_turned_clues = 20;

bool turns(const Grid& puzzle) {
  const CellSet given = puzzle.filled();
  return std::all_of(given.begin(), given.end(),
                     [&](int cell) { return (orbit(cell, Symmetry::rotate180) - given).empty(); });
}

std::optional<KnownFor> reason_for(const PuzzleRequest& request) {
  const bool turned = request.symmetry == Symmetry::rotate180;
  const bool free = request.symmetry == Symmetry::none || turned;
  if (!free || request.pattern || request.fair || request.givens.clue_count() > 0 ||
      request.grids != GridMethod::uniform)
    return std::nullopt;
  if (turned) {
    const bool few = request.clues && request.clues->high <= few_turned_clues;
    return few && !request.technique ? std::optional(KnownFor::turned) : std::nullopt;
  }
  if (is_on_the_way(request)) return KnownFor::path;
  if (request.technique) {
    const bool alone = request.need == TechniqueNeed::alone;
    return alone ? std::optional(KnownFor::alone) : std::nullopt;
  }
  if (request.er && request.er->low >= rating_near_known) return KnownFor::rating;
  if (!request.clues) return std::nullopt;
  if (request.clues->high == fewest_clues) return KnownFor::few_clues;
  if (request.minimal && request.clues->low >= many_clues) return KnownFor::many_clues;
  return std::nullopt;
}

/// Those near which a puzzle may meet the request.
bool suits(const Known& known, const PuzzleRequest& request) {
  switch (known.reason) {
    case KnownFor::rating: {
      // Neighbours are mostly easier. The hardest have so few that are hard too that walks end where others did.
      constexpr int below = 10;
      constexpr int most_above = 15;
      // What a walk ends at is minimal.
      return (!request.clues || request.clues->low <= most_minimal_clues) &&
             known.value >= request.er->low &&
             known.value <= std::min(request.er->high + below, request.er->low + most_above);
    }
    case KnownFor::turned:
      return known.value <= request.clues->high;
    case KnownFor::many_clues:
      return known.value >= request.clues->low - 1;
    case KnownFor::alone:
    case KnownFor::path:
      return known.value == static_cast<int>(*request.technique);
    case KnownFor::few_clues:
      return true;
  }
  return false;
}

}  // namespace

NearKnown::NearKnown(const PuzzleRequest& request, KeepGoing keep_going)
    : request_(request), keep_going_(std::move(keep_going)) {
  const auto reason = reason_for(request);
  if (!reason) return;
  reason_ = *reason;
  for (const Known& known : all_known()) {
    if (known.reason == reason_ && suits(known, request)) known_.push_back(known);
  }
  const bool no_search =
      reason_ == KnownFor::few_clues ||
      (reason_ == KnownFor::rating && request.er->low >= rating_without_search) ||
      (reason_ == KnownFor::many_clues && request.clues->low >= clues_without_search) ||
      (reason_ == KnownFor::turned && request.clues->high <= turned_without_search) ||
      (reason_ == KnownFor::alone && alone_without_search(*request.technique));
  only_way_ = any() && no_search;
  hopeless_ = !any() && no_search;
}

std::uint64_t NearKnown::cost() const {
  switch (reason_) {
    case KnownFor::rating:
      return 2000;
    case KnownFor::few_clues:
    case KnownFor::turned:
      return 4000;
    case KnownFor::many_clues:
      return 2000;
    case KnownFor::alone:
    case KnownFor::path:
      break;
  }
  return 500;
}

Puzzle NearKnown::scrambled(const Known& known, Random& random) const {
  const Grid puzzle = parse(known.puzzle.cells).grid;
  Grid image = apply(random_transformation(random), puzzle);
  // One in three thousand symmetries keeps a half turn, and each takes a microsecond.
  while (reason_ == KnownFor::turned && !turns(image))
    image = apply(random_transformation(random), puzzle);
  return {image, solve(image).solution};
}

/// How far a walk goes, and by which steps: in percent {-1+1} and {-1+2}, else {-2+2}.
struct NearKnown::Way {
  int tries;
  std::uint64_t most_solutions;
  int one_for_one;
  int two_for_one;
};

NearKnown::Way NearKnown::way() const {
  switch (reason_) {
    case KnownFor::rating:
      return {900, 500, 20, 60};
    case KnownFor::few_clues:
      return {5000, 500, 15, 0};
    case KnownFor::turned:
      return {10'000, 300, 10, 50};
    case KnownFor::many_clues:
      return {6000, 500, 30, 30};
    case KnownFor::alone:
    case KnownFor::path:
      break;
  }
  return {400, 4000, 100, 0};
}

bool NearKnown::is_as_hard(const Grid& puzzle) const {
  RatingOptions options{0, keep_going_};
  options.enough = request_.er->low;
  return rate(Position(puzzle), options).er >= options.enough;
}

/// Whether a walk may go on there: never further from the number of clues that is wanted, nor to what the solver finds easy.
bool NearKnown::goes_on(const Grid& next, const Grid& now) const {
  // Of those at which the solver guesses so often, more than half are rated 10 and more; of the others hardly any.
  constexpr std::uint64_t hard_guesses = 45;
  const int clues = next.clue_count();
  const int before = now.clue_count();
  if (request_.clues && (clues < std::min(before, request_.clues->low) ||
                         clues > std::max(before, request_.clues->high)))
    return false;
  return reason_ != KnownFor::rating || search(next, {}).guesses >= hard_guesses;
}

/// Walks so far that hardly any two ways end at equivalent puzzles, as far as that can be had.
std::optional<Puzzle> NearKnown::walked(const Puzzle& begin, Random& random) {
  if (reason_ == KnownFor::alone) {
    TechniqueMaker maker(*request_.technique, request_.need, keep_going_);
    return maker.vary(begin, random);
  }
  const Way way = this->way();
  // Ratings take longest, so that only every other step is rated; where that fails the walk goes back.
  constexpr int steps_to_rate = 2;
  Puzzle now = begin;
  Puzzle good = begin;
  int steps = 0;
  const int more = request_.clues ? 2 : 1;
  for (int i = 0; i < more * way.tries; ++i) {
    if (keep_going_ && !keep_going_()) return std::nullopt;
    if (i >= way.tries && request_.clues->contains(now.givens.clue_count())) break;
    const int kind = random.below(100);
    Exchange how{1, 1, request_.symmetry, way.most_solutions};
    if (kind >= way.one_for_one) how.given = 2;
    if (kind >= way.one_for_one + way.two_for_one) how.taken = 2;
    auto next = exchange(now, how, random);
    if (!next) continue;
    next->givens = dig(next->givens, next->solution, shuffled_orbits(request_.symmetry, random));
    if (!goes_on(next->givens, now.givens)) continue;
    now = *next;
    if (reason_ == KnownFor::path) break;
    if (reason_ != KnownFor::rating || ++steps % steps_to_rate != 0) continue;
    if (is_as_hard(now.givens)) good = now;
    now = good;
  }
  return reason_ == KnownFor::rating ? good : now;
}

std::optional<NearKnown::Find> NearKnown::attempt(Random& random) {
  const Known& known = known_[random.below(known_.size())];
  const Puzzle begin = scrambled(known, random);
  const auto puzzle = walked(begin, random);
  if (!puzzle) return std::nullopt;
  if (canonical_puzzle(puzzle->givens, puzzle->solution) ==
      canonical_puzzle(begin.givens, begin.solution))
    return std::nullopt;
  return Find{*puzzle, known.puzzle};
}

}  // namespace nonet::generation
