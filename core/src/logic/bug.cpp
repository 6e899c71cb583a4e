#include "logic/finder.hpp"

namespace nonet::logic {

bool find_bug_plus_1(const Context&, Technique, Sink) {
  return false;
}

bool find_bug(const Context&, Technique, Sink) {
  return false;
}

bool find_bug_plus_n(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
