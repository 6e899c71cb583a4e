#include "logic/finder.hpp"

namespace nonet::logic {

bool find_kraken_fish(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
