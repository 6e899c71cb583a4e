#include "logic/notation/text.hpp"

namespace nonet::logic {

std::string chains_text(const Step& step) {
  if (step.technique == Technique::remote_pair)
    return digits_text(step.digits) + " in " + cells_in_order_text(step, Role::color);
  return eureka_text(step);
}

}  // namespace nonet::logic
