/// @file
/// The parts of a request that a puzzle misses.
#pragma once

#include <optional>

#include "nonet/generator.hpp"

namespace nonet::generation {

/// Whether any path will do that comes to the technique.
[[nodiscard]] bool is_on_the_way(const PuzzleRequest& request);

/// The path by the technique, what is easier, and singles: it is that by all techniques up to where a harder one
/// is needed.
[[nodiscard]] Path path_up_to(Technique technique, const Grid& puzzle, const KeepGoing& keep_going);

/// The board where that path first comes to the technique.
[[nodiscard]] Board board_before(Technique technique, const Grid& puzzle,
                                 const KeepGoing& keep_going);

/// The path with its detours: it takes the same level, and less time.
[[nodiscard]] Path whole_path(const Grid& puzzle, const TechniqueSet& wanted,
                              const KeepGoing& keep_going);

/// As `missed_by`, but no longer than until something is missed.
[[nodiscard]] Missed first_missed(const Grid& puzzle, const PuzzleRequest& request,
                                  const KeepGoing& keep_going);

}  // namespace nonet::generation
