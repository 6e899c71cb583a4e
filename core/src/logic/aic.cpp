#include "logic/finder.hpp"

namespace nonet::logic {

bool find_aic(const Context&, Technique, Sink) {
  return false;
}

bool find_nice_loop(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
