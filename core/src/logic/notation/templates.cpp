#include "logic/notation/text.hpp"

namespace nonet::logic {

/// "5": a digit has one list of templates on a board, and the effect says the rest.
std::string templates_text(const Step& step) {
  return digits_text(step.digits);
}

}  // namespace nonet::logic
