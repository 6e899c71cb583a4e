#include "logic/finder.hpp"

namespace nonet::logic {

bool find_unique_loop(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
