/// @file
/// Puzzles that need one technique.
#pragma once

#include <optional>

#include "generation/neighbours.hpp"
#include "logic/in_no_template.hpp"
#include "logic/singles_closure.hpp"
#include "nonet/generator.hpp"

namespace nonet::generation {

using logic::SinglesClosure;

/// Makes puzzles whose path is singles and one technique: alone, or enough.
///
/// From a puzzle with few givens, at which singles stop, some are given back, as long as singles still
/// stop and no easier technique than before helps, until nothing but the technique is needed; then those are
/// taken away without which that stays so. Some attempts give and take at random for longer: that comes to the
/// rarer techniques. All that is looked at is the first step after singles: these
/// are placed in about a microsecond, so that only a puzzle at which they stop costs more.
class TechniqueMaker {
 public:
  TechniqueMaker(Technique technique, TechniqueNeed need, KeepGoing keep_going);

  /// One attempt: a puzzle that meets the need, or comes near, or nothing. The givens keep the symmetry,
  /// `kept` stay, and no fewer than `fewest` are left.
  [[nodiscard]] std::optional<Grid> attempt(const Grid& solution, Symmetry symmetry,
                                            const CellSet& kept, int fewest, Random& random);

  /// Another that meets the need, near one that does: givens are given, taken and exchanged as long as it is met,
  /// then those are taken away without which it is.
  [[nodiscard]] std::optional<Puzzle> vary(const Puzzle& puzzle, Random& random);

  /// Whether a puzzle with one solution meets the need.
  [[nodiscard]] bool meets(const Grid& puzzle);

 private:
  /// A puzzle as the technique sees it.
  struct Look {
    bool stuck = false;  ///< Singles do not solve it.
    /// The technique of the next step then, as a number, or `technique_count`: none that was looked for.
    int next = technique_count;
    bool met = false;
  };

  [[nodiscard]] Look look(const Grid& puzzle);
  [[nodiscard]] Look look_where_stuck(SinglesClosure closure, const CellSet& givens);
  [[nodiscard]] bool only_the_technique(SinglesClosure& closure, const CellSet& givens);
  [[nodiscard]] std::optional<Step> next_step(const SinglesClosure& closure, const CellSet& givens);
  [[nodiscard]] Look give_back(Grid& puzzle, const Grid& solution, Look before,
                               const std::vector<CellSet>& orbits);
  [[nodiscard]] Look walk(Grid& puzzle, const Grid& solution, Look now,
                          const std::vector<CellSet>& orbits, const CellSet& kept, Random& random);
  [[nodiscard]] Grid polish(Grid puzzle, const Grid& solution, const std::vector<CellSet>& orbits,
                            int fewest, const CellSet& kept);

  Technique technique_;
  TechniqueNeed need_;
  KeepGoing keep_going_;
  TechniqueSet wanted_;
  logic::RemovableAlone removable_alone_;
};

}  // namespace nonet::generation
