#include "formats/structured/colours.hpp"

#include <cstddef>

#include "formats/common/characters.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

struct Rgb {
  Table<int, 3> parts{};
  int opacity = 255;
};

int hex_digit(char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  const std::size_t at = digits.find(to_lower(c));
  return at == std::string_view::npos ? -1 : narrow<int>(at);
}

std::optional<Rgb> parse_rgb(std::string_view text) {
  const std::size_t size = text.size();
  if (text.substr(0, 1) != "#" || (size != 4 && size != 7 && size != 9)) return std::nullopt;
  const std::size_t width = size == 4 ? 1 : 2;
  Rgb rgb;
  for (std::size_t part = 0; 1 + part * width < size; ++part) {
    const int high = hex_digit(text[1 + part * width]);
    const int low = hex_digit(text[part * width + width]);
    if (high < 0 || low < 0) return std::nullopt;
    (part < 3 ? rgb.parts[part] : rgb.opacity) = 16 * high + low;
  }
  return rgb;
}

int distance(const Rgb& a, const Rgb& b) {
  int sum = 0;
  for (std::size_t part = 0; part < 3; ++part) {
    const int by = a.parts[part] - b.parts[part];
    sum += by * by;
  }
  return sum;
}

}  // namespace

std::optional<NearColour> near_colour(std::string_view text) {
  const std::optional<Rgb> rgb = parse_rgb(text);
  if (!rgb) return std::nullopt;
  if (rgb->opacity == 0 || rgb->parts == Table{255, 255, 255}) return NearColour{};
  int nearest = -1;
  NearColour near;
  for (int i = 0; i < count_of(rgb_colours); ++i) {
    const int away = distance(*rgb, parse_rgb(rgb_colours[i]).value_or(Rgb{}));
    if (nearest >= 0 && away >= nearest) continue;
    nearest = away;
    near = {i + 1, away == 0};
  }
  return near;
}

}  // namespace nonet::formats
