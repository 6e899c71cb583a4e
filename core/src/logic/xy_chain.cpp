#include "logic/finder.hpp"

namespace nonet::logic {

bool find_xy_chain(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
