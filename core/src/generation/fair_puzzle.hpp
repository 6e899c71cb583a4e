/// @file
/// Minimal puzzles without the bias of digging.
#pragma once

#include <optional>

#include "generation/neighbours.hpp"
#include "nonet/grid_methods.hpp"

namespace nonet::generation {

/// A random minimal puzzle, each of all minimal puzzles with as good as the same chance.
///
/// Taking givens away until none can go favours puzzles with few of them: one of n clues is reached
/// with a probability that grows as n falls (Denis Berthier, "Unbiased statistics of a CSP: a
/// controlled-bias generator", 2009). Here a walk goes through the puzzles with one solution,
/// minimal or not. A step gives one digit of the solution, takes one that is not needed, or moves
/// one and may thereby change the solution; it is accepted or not such that in the end a puzzle
/// with r givens that could go is 4^r times less likely than a minimal one, and minimal ones are
/// all equally likely (Metropolis and others, 1953; Hastings, 1970). After a fixed number of steps
/// the walk returns its puzzle if that is minimal; if not, it goes on for as many again as make it
/// forget. How the mean number of clues comes to its end, core/docs/generator.md shows. Nothing
/// when it was cancelled.
[[nodiscard]] std::optional<Puzzle> fair_puzzle(const GridMaker& grids, Random& random,
                                                const KeepGoing& keep_going);

}  // namespace nonet::generation
