#include "logic/finder.hpp"

namespace nonet::logic {

bool find_medusa(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
