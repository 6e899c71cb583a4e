#include "nonet/technique.hpp"

#include <array>
#include <cstddef>

namespace nonet {

std::span<const TechniqueInfo> techniques() {
  static constexpr auto all = std::to_array<TechniqueInfo>({
#define NONET_TECHNIQUE(name, id, title, family, rating, finder) \
  {Technique::name, id, title, Family::family, rating},
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE
  });
  return all;
}

const TechniqueInfo& info(Technique technique) {
  return techniques()[static_cast<std::size_t>(technique)];
}

}  // namespace nonet
