/// @file
/// What the program tells whoever called it.
#pragma once

namespace nonet::cli {

/// Exit codes of the program.
enum Exit : int {
  ok = 0,  ///< All was read and answered.
  /// A line or file could not be read, standard output not be written to, a puzzle not be written in a format, logic could not start from a position, a puzzle that was to be
  /// changed had the wrong number of solutions, a picture had no board, a case of a technique failed, no puzzle could be
  /// made, or the benchmark found a wrong answer or nothing to measure.
  bad_input = 1,
  bad_usage = 2,  ///< The command line makes no sense.
};

}  // namespace nonet::cli
