/// @file
/// Reports about a position, before any logic.
#pragma once

#include <string_view>

#include "nonet/logic.hpp"
#include "output.hpp"
#include "puzzles.hpp"

namespace nonet::cli {

/// Reports on standard error, with the place: "standard input:3: …".
void report(const PositionInput& input, std::string_view message);

/// Adds what is known of a position before any logic: "fault", why logic cannot start, or null; and,
/// when it can, whether the digits and whether the givens have one solution.
void add_report(Json& json, const PositionReport& report, const Position& position);

/// Says on standard error why logic cannot start, or which techniques were left out because the
/// digits have several solutions. What was written before goes out first. Where answers are marked, `error` or
/// `solved` stands in the place of one.
void report(const PositionInput& input, const PositionReport& found, const LogicOptions& wanted,
            Output& output);

}  // namespace nonet::cli
