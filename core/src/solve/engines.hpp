/// @file
/// The engines that solver.cpp lists beside `band`, which has variants. One source file each.
#pragma once

#include <span>

#include "nonet/lab/exact_cover.hpp"
#include "nonet/solver.hpp"

namespace nonet::engine {

extern const Engine dlx;
extern const Engine bitset;
extern const Engine strategy;
extern const Engine backtrack;

/// What `dlx` does for a puzzle with some of its rows: those of the givens are among them.
[[nodiscard]] SearchReport search_rows(std::span<const CoverRow> rows, const Grid& puzzle,
                                       const SearchOptions& options);

}  // namespace nonet::engine
