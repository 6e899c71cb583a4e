/// @file
/// Reports about a position, before any logic.
#pragma once

#include <string>
#include <string_view>

#include "answers/puzzles.hpp"
#include "nonet/logic.hpp"
#include "output/output.hpp"

namespace nonet::cli {

/// Reports on standard error, with the place: "standard input:3: …". What was written before goes out first.
void report(const PositionInput& input, std::string_view message, Output& output);

/// Adds what is known of a position before any logic: "fault", why logic cannot start or that there are several
/// solutions, or null; and then, whether the digits and whether the givens have one solution.
void add_report(Json& json, const PositionReport& report, const Position& position);

/// Says on standard error why logic cannot start, or which techniques were left out because there
/// are several solutions. Earlier output goes out first. Where answers are marked, `error` or
/// `solved` stands in the place of one.
void report(const PositionInput& input, const PositionReport& found, const LogicOptions& wanted,
            Output& output);

/// The words where logic ends because there are several solutions: "logic ends here: 4 cells are
/// open, …".
[[nodiscard]] std::string describe_end(const CellSet& open);

}  // namespace nonet::cli
