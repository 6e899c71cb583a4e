/// @file
/// What the program says about one puzzle.
#pragma once

#include "input.hpp"
#include "output.hpp"
#include "search_choice.hpp"

namespace nonet::cli {

/// The solution, or "none", "multiple", or "budget" when that ended the search before it was known.
void write_solution(const Puzzle& puzzle, const SearchChoice& choice, Format format,
                    Output& output);

/// The number of solutions up to `limit` (0: all). When the budget ended the search it says so.
void write_count(const Puzzle& puzzle, const SearchChoice& choice, std::uint64_t limit,
                 Format format, Output& output);

/// What the search for up to `limit` solutions (0: all) did.
void write_statistics(const Puzzle& puzzle, const SearchChoice& choice, std::uint64_t limit,
                      Format format, Output& output);

}  // namespace nonet::cli
