#include "logic/finder.hpp"

namespace nonet::logic {

bool find_naked_subset(const Context&, Technique, Sink) {
  return false;
}

bool find_hidden_subset(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
