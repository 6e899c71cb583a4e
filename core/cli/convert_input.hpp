/// @file
/// Reading puzzles of any format from files: line files streamed, all others whole.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "nonet/read.hpp"
#include "source.hpp"

namespace nonet::cli {

/// One part of a file as it was read: all of it, or some of its lines.
struct Part {
  Reading reading;
  /// The line of the file that is the first one of the reading.
  std::uint64_t first_line = 1;

  /// The line of the file for a place in the reading; 0 for none.
  [[nodiscard]] std::uint64_t line_of(const TextPosition& place) const {
    return place.line == 0 ? 0 : first_line + static_cast<std::uint64_t>(place.line) - 1;
  }
};

/// Takes a part; false ends the reading.
using UsePart = std::function<bool(const Part&)>;

/// Reads a source. A list of one puzzle a line is handed over in parts of some lines, so that
/// memory stays the same however long it is; a line that cannot be read is among the faults of its part. On a pipe, these are the lines that are there. Any other text is one part, and has a fault when it is longer than `most_text`. False, with a report
/// on standard error, when the source could not be read to its end.
bool read_parts(Source& source, std::optional<nonet::Format> wanted, const UsePart& use);

}  // namespace nonet::cli
