#include "logic/finder.hpp"

namespace nonet::logic {

bool find_als_xz(const Context&, Technique, Sink) {
  return false;
}

bool find_ahs_xz(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
