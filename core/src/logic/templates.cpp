#include "logic/finder.hpp"

namespace nonet::logic {

bool find_template(const Context&, Technique, Sink) {
  return false;
}

bool find_pattern_overlay(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
