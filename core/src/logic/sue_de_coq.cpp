#include "logic/finder.hpp"

namespace nonet::logic {

bool find_sue_de_coq(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
