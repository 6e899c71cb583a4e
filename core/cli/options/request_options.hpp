/// @file
/// The request of `nonet generate`, from the command line.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "nonet/generator.hpp"

namespace nonet::cli {

struct RequestOptions {
  std::string level;
  std::string technique;
  std::string need = "alone";
  std::string er;
  std::string clues;
  std::string minutes;
  std::string symmetry = "none";
  std::string pattern;
  std::string givens;
  bool minimal = false;
  bool fair = false;
  std::string grids = "uniform";
  std::uint64_t budget = GenerateOptions().budget;
};

void add_request(CLI::App& command, RequestOptions& options);

/// The request; nothing, and in `error` why and where, when it makes no sense or no puzzle could meet it.
[[nodiscard]] std::optional<PuzzleRequest> read_request(const RequestOptions& options,
                                                        std::string& error);

/// "r4c2 has a given digit and is not in the pattern"; "" when there is no fault.
[[nodiscard]] std::string describe(const RequestReport& report, const PuzzleRequest& request);

/// "another level, more or fewer clues".
[[nodiscard]] std::string describe(const Missed& missed);

}  // namespace nonet::cli
