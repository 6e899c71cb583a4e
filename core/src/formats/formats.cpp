#include "nonet/formats.hpp"

#include <cstddef>

#include "find_by_id.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

constexpr bool has(std::string_view letters, char letter) {
  return letters.find(letter) != std::string_view::npos;
}

constexpr Table table = {
#define FORMAT(name, id, ways, carries)            \
  FormatInfo{Format::name,      id,                \
             has(ways, 'r'),    has(ways, 'w'),    \
             has(carries, 'p'), has(carries, 'c'), \
             has(carries, 'n'), has(carries, 'o'), \
             has(carries, 'd'), has(carries, 's')},
#include "nonet/formats.def"
#undef FORMAT
};

}  // namespace

std::span<const FormatInfo> all_formats() {
  return table;
}

const FormatInfo& info(Format format) {
  return table[format];
}

std::string_view id(Format format) {
  return info(format).id;
}

std::optional<Format> find_format(std::string_view id) {
  return find_by_id<Format>(id, format_count);
}

}  // namespace nonet
