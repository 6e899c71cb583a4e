#include "logic/finder.hpp"

namespace nonet::logic {

bool find_fish(const Context&, Technique, Sink) {
  return false;
}

bool find_siamese_fish(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
