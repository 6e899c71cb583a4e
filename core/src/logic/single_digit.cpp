#include "logic/finder.hpp"

namespace nonet::logic {

bool find_skyscraper(const Context&, Technique, Sink) {
  return false;
}

bool find_two_string_kite(const Context&, Technique, Sink) {
  return false;
}

bool find_turbot_fish(const Context&, Technique, Sink) {
  return false;
}

bool find_empty_rectangle(const Context&, Technique, Sink) {
  return false;
}

}  // namespace nonet::logic
