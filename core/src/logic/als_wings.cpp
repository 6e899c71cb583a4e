#include "logic/finder.hpp"

namespace nonet::logic {

bool find_als_w_wing(const Context&, Technique, Sink) {
  return false;
}

bool find_als_xy_wing(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
