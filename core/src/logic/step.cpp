#include "nonet/step.hpp"

#include <cstddef>

#include "nonet/table.hpp"

namespace nonet {

std::string_view id(Role role) {
  static constexpr Table<std::string_view, role_count> ids = {
      "pattern",    "cause", "fin", "endo-fin", "pivot",  "pincer",  "set",
      "restricted", "on",    "off", "color",    "corner", "guardian"};
  return ids[role];
}

std::string_view id(Because because) {
  static constexpr Table<std::string_view, because_count> ids = {"same-cell",
                                                                 "same-house",
                                                                 "last-candidate",
                                                                 "only-place",
                                                                 "almost-locked-set",
                                                                 "remote-pair",
                                                                 "locked-candidates",
                                                                 "hidden-pair",
                                                                 "naked-pair",
                                                                 "x-wing",
                                                                 "inner-chain",
                                                                 "unique-rectangle",
                                                                 "fish"};
  return ids[because];
}

void apply(const Step& step, Board& board) {
  for (int c : step.placements) board.place(candidate_cell(c), candidate_digit(c));
  for (int c : step.eliminations) board.eliminate(candidate_cell(c), candidate_digit(c));
}

}  // namespace nonet
