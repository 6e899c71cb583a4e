/// @file
/// Cases of an exocet: the digits that its base and targets may hold, and what is true in every case.
#pragma once

#include <vector>

#include "logic/exocet/exocet.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// Cells that a digit takes together, and all cells that these see.
struct DigitWay {
  CellSet cells;
  CellSet seen;
};

/// By digit - 1: cells that cannot have the digit.
using FalseCells = Table<CellSet, 9>;

/// All the ways that a digit has in a case.
struct DigitWays {
  int digit;
  std::vector<DigitWay> ways;
  FalseCells rivals;  ///< Other digits of the base, in the target that has this one.
};
/// Two digits of one exocet, or those of two exocets: each once.
using ExocetCase = std::vector<DigitWays>;

/// The cases of an exocet: which digit of the base each of its cells has, and which target has it.
/// Those are left out in which a digit has no way, or none beside the other digit.
[[nodiscard]] std::vector<ExocetCase> exocet_cases(const Context& context, const Exocet& exocet);

/// The cases of two exocets together.
[[nodiscard]] std::vector<ExocetCase> both_cases(const std::vector<ExocetCase>& a,
                                                 const std::vector<ExocetCase>& b);

/// The candidates that are false in every case; none when there is no case.
[[nodiscard]] CandidateSet false_in_all(const Context& context,
                                        const std::vector<ExocetCase>& cases);

}  // namespace nonet::logic
