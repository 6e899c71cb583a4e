/// @file
/// Reading positions from files: one a line, or one in several lines that a blank line ends.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/logic.hpp"
#include "nonet/position_text.hpp"
#include "output.hpp"

namespace nonet::cli {

/// A position and where it came from: the line with which it begins.
struct PositionInput {
  Position position;
  PositionFormat format = PositionFormat::line;
  std::string_view source;
  std::uint64_t line = 0;
  std::string_view text;  ///< As it was read. Valid while it is answered.
};

/// Answers a position; returns an exit code.
using UsePosition = std::function<int(const PositionInput&)>;

/// Reads every position of the named files in order ("-" or no name at all: standard input), in any
/// form that `read_position` knows. What cannot be read is reported on standard error with its line
/// and the reason, and reading goes on. Returns `bad_input` when there was such a line or file or
/// when `use` returned it, else `ok`.
int for_each_position(const std::vector<std::string>& files, const UsePosition& use);

/// Adds the positional argument for files with positions.
void add_position_files(CLI::App& command, std::vector<std::string>& files);

/// Reports on standard error, with the place: "standard input:3: …".
void report(const PositionInput& input, std::string_view message);

/// "source", "line", "format" and "position" of an answer.
[[nodiscard]] Json json_of(const PositionInput& input);

/// Adds what is known of a position before any logic: "fault", why logic cannot start, or null; and,
/// when it can, whether the digits and whether the givens have one solution.
void add_report(Json& json, const PositionReport& report, const Position& position);

/// Says on standard error why logic cannot start, or which techniques were left out because the
/// digits have several solutions. What was written before goes out first.
void report(const PositionInput& input, const PositionReport& found, const LogicOptions& wanted,
            Output& output);

}  // namespace nonet::cli
