/// @file
/// The program's English.
#pragma once

#include <string>

#include "nonet/grid.hpp"
#include "nonet/position.hpp"
#include "nonet/read.hpp"
#include "nonet/write.hpp"

namespace nonet::cli {

/// "r4c2".
[[nodiscard]] std::string cell_name(int cell);

/// "row 4", "column 2", "box 9".
[[nodiscard]] std::string house_name(int house);

/// Why a text was not read, and in which column of its line: "column 12: row 4 has 11 cells; a row has
/// 9". Texts of the input are shown without control characters, and cut when they are long.
[[nodiscard]] std::string describe(const Fault& fault);

/// A warning about a text that was read, as a sentence.
[[nodiscard]] std::string describe(const Warning& warning);

/// Why a puzzle was not written in a format.
[[nodiscard]] std::string describe(const Written& written, nonet::Format format);

/// Why logic cannot start: "r1c2 has lost 5, which the solution needs"; "" when it can.
[[nodiscard]] std::string describe(const PositionReport& report, const Position& position);

/// "5 appears twice in row 1: r1c1 and r1c9".
[[nodiscard]] std::string describe(const Conflict& conflict);

}  // namespace nonet::cli
