#include "logic/finder.hpp"

namespace nonet::logic {

bool find_simple_colors(const Context&, Technique, Sink) {
  return false;
}

bool find_multi_colors(const Context&, Technique, Sink) {
  return false;
}

bool find_x_colors(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
