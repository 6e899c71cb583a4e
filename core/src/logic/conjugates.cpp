#include "logic/conjugates.hpp"

namespace nonet::logic {

ConjugatePairs::ConjugatePairs(const CellSet& places) {
  for (int house : all_houses) {
    const CellSet in_house = places & house_set(house);
    if (in_house.size() != 2) continue;
    const int first = in_house.first();
    pairs_[count_++] = {house, first, in_house.next(first + 1)};
  }
}

}  // namespace nonet::logic
