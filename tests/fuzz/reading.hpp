/// @file
/// What must hold of any text that the importer was given: what was read holds together, and written in Nonet's own formats, it is
/// read back as it was.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "fact.hpp"
#include "nonet/read.hpp"
#include "nonet/write.hpp"

namespace nonet::fuzz {

template <typename Value>
inline bool fits(const std::vector<Value>& cells) {
  return cells.empty() || cells.size() == cell_count;
}

inline void check_progress(const Progress& progress) {
  for (int cell = 0; cell < cell_count; ++cell) {
    FACT(progress.givens[cell] == 0 || progress.givens[cell] == progress.values[cell]);
    if (progress.candidates.empty() || progress.values[cell] == 0) continue;
    FACT(progress.candidates[static_cast<std::size_t>(cell)].empty());
  }
  FACT(fits(progress.candidates) && fits(progress.corner) && fits(progress.centre));
  FACT(fits(progress.colours));
  FACT(std::all_of(progress.colours.begin(), progress.colours.end(),
                   [](std::uint16_t mask) { return mask <= DigitSet::full_mask; }));
  FACT(std::is_sorted(progress.details.begin(), progress.details.end(),
                      [](const Detail& a, const Detail& b) { return a.key < b.key; }));
  FACT(std::all_of(progress.details.begin(), progress.details.end(),
                   [](const Detail& one) { return !one.text.empty(); }));
}

inline bool lies_in(const TextPosition& place, std::string_view text) {
  return place.offset <= text.size() && (place.line == 0) == (place.column == 0);
}

/// Everything of a puzzle is in Nonet's own file.
inline void check_way_back(const Progress& progress) {
  const Written written = write(progress, Format::sudoku_json);
  FACT(written.error == WriteError::none);
  const Reading again = read(written.text);
  FACT(again.ok() && again.format == Format::sudoku_json && again.puzzles.size() == 1);
  FACT(again.puzzles.front() == progress);
}

/// Every format is written without a fault of its own, and is read as a puzzle again.
inline void check_writers(const Progress& progress) {
  for (const FormatInfo& format : all_formats()) {
    if (!format.writes) continue;
    const Written written = write(progress, format.format);
    FACT(written.error == WriteError::none || written.error == WriteError::no_candidate);
    if (!format.reads && format.format != Format::current) continue;
    if (written.error == WriteError::none && progress.givens.clue_count() > 0)
      FACT(read(written.text).ok());
  }
}

inline void check_reading(std::string_view text) {
  const Reading reading = read(text);
  FACT(reading.ok() == !reading.puzzles.empty());
  FACT(lies_in(reading.fault.place, text));
  for (const Warning& warning : reading.warnings) FACT(lies_in(warning.place, text));
  for (const Fault& fault : reading.faults) FACT(lies_in(fault.place, text));
  FACT(reading.faults.size() <= static_cast<std::size_t>(reading.fault_count));
  for (const Progress& progress : reading.puzzles) check_progress(progress);
  if (!reading.ok()) return;
  check_way_back(reading.puzzles.front());
  check_writers(reading.puzzles.front());
}

}  // namespace nonet::fuzz
