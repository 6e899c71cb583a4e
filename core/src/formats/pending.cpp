#include "formats/reader.hpp"

namespace nonet::formats {
std::optional<Reading> read_link(std::string_view) {
  return std::nullopt;
}
std::optional<Reading> read_xml(std::string_view) {
  return std::nullopt;
}
std::optional<Reading> read_json(std::string_view) {
  return std::nullopt;
}
}  // namespace nonet::formats
