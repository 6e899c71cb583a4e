#include "logic/finder.hpp"

namespace nonet::logic {

bool find_xy_wing(const Context&, Technique, Sink) {
  return false;
}

bool find_bent_set(const Context&, Technique, Sink) {
  return false;
}

bool find_w_wing(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
