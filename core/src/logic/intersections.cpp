#include "logic/finder.hpp"

namespace nonet::logic {

bool find_locked_candidates(const Context&, Technique, Sink) {
  return false;
}

bool find_locked_subset(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
