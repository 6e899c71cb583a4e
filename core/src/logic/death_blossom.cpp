#include "logic/finder.hpp"

namespace nonet::logic {

bool find_death_blossom(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
