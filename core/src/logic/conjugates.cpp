#include "logic/conjugates.hpp"

namespace nonet::logic {

ConjugatePairs::ConjugatePairs(const Context& context, int digit) {
  const CellSet& all = context.places(digit);
  for (int house = 0; house < house_count; ++house) {
    const CellSet places = all & house_set(house);
    if (places.empty()) continue;
    const int first = places.first();
    const int second = places.next(first + 1);
    if (second >= cell_count || places.next(second + 1) < cell_count) continue;
    pairs_[count_++] = {house, first, second};
  }
}

}  // namespace nonet::logic
