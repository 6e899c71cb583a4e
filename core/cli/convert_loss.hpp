/// @file
/// The parts of a puzzle that have no place in a format.
#pragma once

#include <string>
#include <vector>

#include "nonet/write.hpp"

namespace nonet::cli {

/// What is missing when the text in which a puzzle was written is read back: "placed digits", "removed
/// candidates", "corner notes", "colours", "the title" … Empty when it is the same puzzle. Of formats that are only written it is
/// what the table of formats says.
[[nodiscard]] std::vector<std::string> lost_in(const Progress& puzzle, std::string_view written,
                                               nonet::Format format);

}  // namespace nonet::cli
