#include <cstddef>

#include "logic/notation/text.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// "3r1c26,5r4c4": the candidates of a colour, digit by digit.
std::string candidates_text(const Step& step, int group) {
  Table<CellSet, 9> cells;
  for (const Mark& mark : step.marks) {
    if (mark.role != Role::color || mark.group != group) continue;
    cells[candidate_digit(mark.candidate) - 1].insert(candidate_cell(mark.candidate));
  }
  std::string text;
  for (int digit : DigitSet::all()) {
    const CellSet& places = cells[digit - 1];
    if (places.empty()) continue;
    if (!text.empty()) text += ',';
    text += "(" + std::to_string(digit) + ")" + cells_notation(places);
  }
  return text;
}

/// "(r1c2,r4c5) / (r3c7)": the two colours of a cluster.
std::string cluster_text(const Step& step, int group) {
  return "(" + cells_notation(marked_cells(step, Role::color, group)) + ") / (" +
         cells_notation(marked_cells(step, Role::color, group + 1)) + ")";
}

bool has_second_cluster(const Step& step) {
  return step.technique == Technique::multi_colors_1 || step.technique == Technique::multi_colors_2;
}

}  // namespace

/// "3 (r1c2,r4c5) / (r3c7)"; Medusa, with many digits: "(3)r1c2,(5)r4c5 / (3)r3c7".
std::string coloring_text(const Step& step) {
  if (step.technique == Technique::medusa_3d)
    return candidates_text(step, 0) + " / " + candidates_text(step, 1);
  std::string text = digits_text(step.digits) + " " + cluster_text(step, 0);
  if (has_second_cluster(step)) text += ", " + cluster_text(step, 2);
  return text;
}

}  // namespace nonet::logic
