/// @file
/// The parts of a puzzle that have no place in a format.
#pragma once

#include <string>
#include <vector>

#include "nonet/write.hpp"

namespace nonet::cli {

/// The parts that get lost when the text in which a puzzle was written is read back: "placed
/// digits", "removed candidates", "corner notes", "colours", "the title" … Empty when the same
/// puzzle comes back. For formats that are only written, the table of formats decides.
[[nodiscard]] std::vector<std::string> lost_in(const Progress& puzzle, std::string_view written,
                                               nonet::Format format);

}  // namespace nonet::cli
