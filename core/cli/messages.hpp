/// @file
/// The program's English.
#pragma once

#include <string>

#include "nonet/grid.hpp"
#include "nonet/parse.hpp"

namespace nonet::cli {

/// "r4c2".
[[nodiscard]] std::string cell_name(int cell);

/// Why a line was not read, and where: "column 12: 'q' is neither a digit nor a blank".
[[nodiscard]] std::string describe(const Parsed& parsed);

/// "5 stands twice in row 1: r1c1 and r1c9".
[[nodiscard]] std::string describe(const Conflict& conflict);

}  // namespace nonet::cli
