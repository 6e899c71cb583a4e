#include "logic/notation/text.hpp"

namespace nonet::logic {

std::string chains_text(const Step& step) {
  return eureka_text(step);
}

}  // namespace nonet::logic
