#include "logic/finder.hpp"

namespace nonet::logic {

bool find_remote_pair(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
