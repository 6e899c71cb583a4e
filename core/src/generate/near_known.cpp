#include "generate/near_known.hpp"

#include <algorithm>
#include <utility>

#include "generate/digger.hpp"
#include "generate/hard_puzzle.hpp"
#include "generate/missed.hpp"
#include "nonet/canonical.hpp"
#include "nonet/parse.hpp"
#include "nonet/solver.hpp"

namespace nonet::making {
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
      // Neighbours are mostly easier.
      constexpr int below = 10;
      return known.value >= request.er->low && known.value <= request.er->high + below;
    }
    case KnownFor::turned:
      return known.value >= request.clues->low - 1 && known.value <= request.clues->high;
    case KnownFor::many_clues:
      return known.value >= request.clues->low - 1 && known.value <= request.clues->high + 1;
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
  hopeless_ = !any() && reason_ == KnownFor::alone && alone_without_search(*request.technique);
  only_way_ =
      any() && (reason_ == KnownFor::few_clues ||
                (reason_ == KnownFor::rating && request.er->low >= rating_without_search) ||
                (reason_ == KnownFor::many_clues && request.clues->low >= clues_without_search) ||
                (reason_ == KnownFor::turned && request.clues->high <= turned_without_search) ||
                (reason_ == KnownFor::alone && alone_without_search(*request.technique)));
}

std::uint64_t NearKnown::cost() const {
  switch (reason_) {
    case KnownFor::rating:
      return 1000;
    case KnownFor::alone:
    case KnownFor::path:
      return 500;
    case KnownFor::few_clues:
    case KnownFor::turned:
    case KnownFor::many_clues:
      break;
  }
  return 300;
}

Puzzle NearKnown::scrambled(const Known& known, Random& random) const {
  const Grid puzzle = parse(known.puzzle.cells).grid;
  Grid image = apply(random_transformation(random), puzzle);
  // One in three thousand symmetries keeps a half turn, and each takes a microsecond.
  while (reason_ == KnownFor::turned && !turns(image))
    image = apply(random_transformation(random), puzzle);
  return {image, solve(image).solution};
}

std::optional<Puzzle> NearKnown::step(const Puzzle& puzzle, Random& random) const {
  constexpr std::uint32_t kinds = 4;
  const int pairs = random.below(kinds) == 0 ? 2 : 1;
  switch (reason_) {
    case KnownFor::turned:
      return turned_neighbour(puzzle, pairs, random);
    case KnownFor::many_clues:
      return exchange(puzzle, pairs, random);
    case KnownFor::rating:
    case KnownFor::few_clues:
      // {-1+1} alone leads to few.
      if (pairs == 2) return exchange(puzzle, pairs, random);
      break;
    case KnownFor::alone:
    case KnownFor::path:
      break;
  }
  return neighbour(puzzle, 1, random);
}

/// So many that hardly any two ways end at equivalent puzzles, as far as that can be had: little near a hard puzzle is
/// as hard, and 17 clues have few neighbours.
std::uint32_t NearKnown::most_steps() const {
  switch (reason_) {
    case KnownFor::rating:
    case KnownFor::path:
      return 1;
    case KnownFor::few_clues:
      return 8;
    case KnownFor::turned:
    case KnownFor::many_clues:
    case KnownFor::alone:
      break;
  }
  return 40;
}

std::optional<Puzzle> NearKnown::walked(Puzzle puzzle, Random& random) {
  constexpr int tries = 400;
  if (reason_ == KnownFor::alone) {
    TechniqueMaker maker(*request_.technique, request_.need, keep_going_);
    return maker.vary(puzzle, random);
  }
  const Symmetry symmetry = request_.symmetry;
  const std::uint32_t most = most_steps();
  int steps = most == 1 ? 1 : 1 + static_cast<int>(random.below(most));
  for (int i = 0; i < tries && steps > 0; ++i) {
    if (keep_going_ && !keep_going_()) return std::nullopt;
    auto next = step(puzzle, random);
    if (!next) continue;
    next->givens = dig(next->givens, next->solution, shuffled_orbits(symmetry, random));
    const int clues = next->givens.clue_count();
    if (reason_ == KnownFor::many_clues &&
        clues < std::min(puzzle.givens.clue_count(), request_.clues->low))
      continue;
    if (reason_ == KnownFor::turned &&
        clues > std::max(puzzle.givens.clue_count(), request_.clues->high))
      continue;
    puzzle = *next;
    --steps;
  }
  return steps == 0 ? std::optional(puzzle) : std::nullopt;
}

std::optional<NearKnown::Find> NearKnown::attempt(Random& random) {
  const Known& known = known_[random.below(static_cast<std::uint32_t>(known_.size()))];
  const Puzzle begin = scrambled(known, random);
  const auto puzzle = walked(begin, random);
  if (!puzzle) return std::nullopt;
  if (canonical_puzzle(puzzle->givens, puzzle->solution) ==
      canonical_puzzle(begin.givens, begin.solution))
    return std::nullopt;
  return Find{*puzzle, known.puzzle};
}

}  // namespace nonet::making
