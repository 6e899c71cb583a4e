#include "logic/finder.hpp"

namespace nonet::logic {

bool find_aligned_exclusion(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
