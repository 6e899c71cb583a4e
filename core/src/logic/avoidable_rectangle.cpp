#include "logic/finder.hpp"

namespace nonet::logic {

bool find_avoidable_rectangle(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
