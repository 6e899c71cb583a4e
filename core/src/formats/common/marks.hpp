/// @file
/// Small digits of programs that have one kind of them for both, candidates and notes.
#pragma once

#include "nonet/progress.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {

using Marks = Table<DigitSet, cell_count>;

/// The marks of open cells are the candidates left when every open cell has some (or the values leave it none); marks in
/// a few cells say nothing of the others, and are centre notes. Those of filled cells are left out. Returns how many
/// candidates were not kept, since the values rule them out.
[[nodiscard]] int take_marks(Progress& puzzle, const Marks& marks);

/// The candidates to write as marks: the puzzle's own where it has them, else its notes; none in
/// filled cells.
[[nodiscard]] Marks marks_of(const Progress& puzzle);

/// An open cell whose candidates were all removed, or -1: no marks would mean that none were made.
[[nodiscard]] int first_without_candidate(const Progress& puzzle);

}  // namespace nonet::formats
