#include "logic/finder.hpp"

namespace nonet::logic {

bool find_chain_wing(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
