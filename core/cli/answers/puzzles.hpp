/// @file
/// The puzzles and positions that a command is about.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "input/input.hpp"
#include "nonet/position.hpp"
#include "output/output.hpp"

namespace nonet::cli {

enum class BadLines : std::uint8_t { skip, mark };

/// Options of commands that read puzzles: where from, and what to do about lines that cannot be
/// read.
struct InputOptions {
  /// Files, "-" for standard input, puzzles themselves; none: standard input.
  std::vector<std::string> files;
  BadLines bad_lines = BadLines::skip;
  /// The lines that a puzzle's answer has, where that is known beforehand.
  std::uint64_t lines_each = 1;
  /// Answer at the same time; 0: one for each core.
  unsigned threads = 1;
};

/// A position and where it came from: the line with which it begins.
struct PositionInput {
  Position position;
  std::string_view format;  ///< The id of the format it was read in.
  std::string_view source;
  std::uint64_t line = 0;
  std::string_view text;  ///< As it was read, or "". Valid while it is answered.
};

/// Write an answer and return an exit code. With several threads they are called at the same time.
using AnswerPuzzle = std::function<int(const Puzzle&, Output&)>;
using AnswerPosition = std::function<int(const PositionInput&, Output&)>;

/// Reads every puzzle in order, in any form that `read` knows; of a game, its givens. A text that
/// cannot be read is reported on standard error with its line and the reason. It has an object of
/// its own in JSON, and `error` where lines are marked; reading goes on. Answers come in
/// the order of the puzzles, with any number of threads. Writes all that the output holds. Returns `bad_input` when there was such a line or file or when `use` returned it, else
/// `ok`.
int for_each_puzzle(const InputOptions& options, bool json, Output& output,
                    const AnswerPuzzle& use);

/// The same with positions: what was placed, and the candidates that are left, count.
int for_each_position(const InputOptions& options, bool json, Output& output,
                      const AnswerPosition& use);

/// The puzzles of a file ("-": standard input), for measuring.
struct PuzzleList {
  std::vector<Grid> puzzles;
  /// How many could not be read.
  std::size_t bad = 0;
  /// The file could not be opened, or not be read to its end.
  bool unreadable = false;
};

/// Reads a file as `for_each_puzzle` does. Reports each part that is no puzzle, or the first alone.
[[nodiscard]] PuzzleList read_puzzles(const std::string& file, bool first_alone = false);

/// Adds the positional argument for what is read, and `--bad-lines`.
void add_input(CLI::App& command, InputOptions& options);

/// Adds `--threads`; with it, the default is one for each core.
void add_threads(
    CLI::App& command, unsigned& threads,
    const std::string& says = "Answer so many puzzles at the same time, in the order of the input");

/// "source", "line" and "puzzle": what each JSON answer begins with.
[[nodiscard]] Json json_of(const Puzzle& puzzle);
/// The same with "position" and "format".
[[nodiscard]] Json json_of(const PositionInput& input);

}  // namespace nonet::cli
