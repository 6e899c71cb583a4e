#include "logic/notation/text.hpp"

namespace nonet::logic {

/// "1/2/3 in r1c26,r5c2"; the other cell of a Firework W-Wing after a plus: "1/2 in ... + r5c6".
std::string subsets_text(const Step& step) {
  const CellSet pivot = marked_cells(step, Role::pivot);
  return plain_text(step) + (pivot.empty() ? "" : " + " + cells_notation(pivot));
}

}  // namespace nonet::logic
