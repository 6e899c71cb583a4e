#include "formats/reader.hpp"

namespace nonet::formats {
std::optional<Reading> read_html(std::string_view) {
  return std::nullopt;
}
std::optional<Reading> read_sections(std::string_view) {
  return std::nullopt;
}
std::optional<Reading> read_list(std::string_view) {
  return std::nullopt;
}
std::optional<Reading> read_table(std::string_view) {
  return std::nullopt;
}
std::optional<Reading> read_plain(std::string_view) {
  return std::nullopt;
}
}  // namespace nonet::formats
