/// @file
/// Making many puzzles at once, and writing them.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>

#include "nonet/generator.hpp"
#include "output/output.hpp"

namespace nonet::cli {

/// A series: its seed, how many, on so many threads, with such a budget each.
struct Bulk {
  std::string seed;
  std::uint64_t count = 1;
  unsigned threads = 0;
  std::uint64_t budget = 0;
};

/// A puzzle of a series and the seed that makes it alone.
struct MadePuzzle {
  std::string seed;
  Generated made;
};

using TakePuzzle = std::function<void(const MadePuzzle&)>;

/// Makes a series and hands it over in order, whatever the number of threads. A puzzle that is equivalent to one before is
/// left out, and the series goes on with the following seed. Tells on standard error how far it is when a person looks
/// on, and which were not found. Ends early, with what is made, when a hundred in a row were equivalent to others. True
/// when all were found.
bool make_puzzles(const Bulk& bulk, const PuzzleRequest& request, Output& output,
                  const TakePuzzle& take);

enum class PuzzleFormat { text, rows, json, csv };

void add_puzzle_format(CLI::App& command, PuzzleFormat& format);

class PuzzleWriter {
 public:
  PuzzleWriter(PuzzleFormat format, const PuzzleRequest& request, bool nearest, Output& output);

  /// Writes a puzzle that was found, and with --nearest the nearest one.
  void write(const MadePuzzle& puzzle);

 private:
  PuzzleFormat format_;
  const PuzzleRequest& request_;
  bool nearest_;
  Output& output_;
};

}  // namespace nonet::cli
