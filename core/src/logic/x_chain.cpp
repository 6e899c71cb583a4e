#include "logic/finder.hpp"

namespace nonet::logic {

bool find_x_chain(const Context&, Technique, Sink) {
  return false;
}

bool find_x_cycle(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
