#include "logic/notation/text.hpp"

namespace nonet::logic {

std::string subsets_text(const Step& step) {
  return plain_text(step);
}

}  // namespace nonet::logic
