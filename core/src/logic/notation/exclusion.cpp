#include "logic/notation/text.hpp"

namespace nonet::logic {

/// "r1c26 by {r1c4 35}, {r2c45 378}": the base cells, and the sets that exclude.
std::string exclusion_text(const Step& step) {
  std::string text = cells_notation(marked_cells(step, Role::pattern));
  for (std::size_t i = 0; i < step.sets.size(); ++i)
    text += (i == 0 ? " by " : ", ") + set_text(step.sets[i]);
  return text;
}

}  // namespace nonet::logic
