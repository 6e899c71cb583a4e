/// @file
/// Shared by the writers of formats.
#pragma once

#include <span>

#include "nonet/write.hpp"

namespace nonet::formats {

/// Writes one puzzle or several; of formats for one, the first.
using WritePuzzles = Written (*)(std::span<const Progress> puzzles);

}  // namespace nonet::formats
