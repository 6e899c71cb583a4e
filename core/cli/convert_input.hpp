/// @file
/// Reading puzzles of any format from files: line files streamed, all others whole.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

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

/// Lines of a list that are still to be read, or another text that is read already.
struct Piece {
  std::string lines;
  /// The line before them that says what they are, with its end, or "".
  std::string header;
  std::uint64_t first_line = 1;
  /// Lines can end inside of quotes.
  bool quotes = false;
  std::optional<Reading> read;
};

using UsePiece = std::function<void(Piece)>;

/// Cuts a source into pieces. A list of one puzzle a line comes in pieces of some lines, so that
/// memory stays the same however long it is; on a pipe, these are the lines that are there. Any
/// other text is one piece, and has a fault when it is longer than `most_text`. Why the source
/// could not be read to its end, or "".
[[nodiscard]] std::string cut_pieces(Source& source, std::optional<nonet::Format> wanted,
                                     const UsePiece& use);

/// Reads a piece: as one part, or as several when there are too many faults for one. A line that
/// cannot be read is among the faults of its part. Can be called from any thread.
[[nodiscard]] std::vector<Part> read_piece(Piece piece);

}  // namespace nonet::cli
