#include "drawn_board.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "nonet/random.hpp"

namespace nonet::test {
namespace {

struct Stroke {
  float x;
  float y;
};

// Digits as lines in a square. Nobody's font: the nets never saw them.
const std::array<std::vector<Stroke>, 10> strokes = {{
    {},
    {{0.3F, 0.25F}, {0.55F, 0.05F}, {0.55F, 0.95F}},
    {{0.15F, 0.3F},
     {0.22F, 0.12F},
     {0.5F, 0.05F},
     {0.78F, 0.13F},
     {0.82F, 0.33F},
     {0.6F, 0.6F},
     {0.15F, 0.95F},
     {0.85F, 0.95F}},
    {{0.18F, 0.15F},
     {0.5F, 0.05F},
     {0.8F, 0.15F},
     {0.8F, 0.35F},
     {0.5F, 0.47F},
     {0.83F, 0.6F},
     {0.83F, 0.82F},
     {0.5F, 0.95F},
     {0.15F, 0.85F}},
    {{0.65F, 0.95F}, {0.65F, 0.05F}, {0.12F, 0.7F}, {0.88F, 0.7F}},
    {{0.8F, 0.05F},
     {0.25F, 0.05F},
     {0.2F, 0.45F},
     {0.55F, 0.4F},
     {0.83F, 0.58F},
     {0.83F, 0.8F},
     {0.5F, 0.95F},
     {0.15F, 0.85F}},
    {{0.75F, 0.1F},
     {0.5F, 0.05F},
     {0.25F, 0.25F},
     {0.16F, 0.65F},
     {0.25F, 0.9F},
     {0.5F, 0.95F},
     {0.8F, 0.85F},
     {0.83F, 0.62F},
     {0.55F, 0.45F},
     {0.2F, 0.6F}},
    {{0.13F, 0.05F}, {0.87F, 0.05F}, {0.4F, 0.95F}},
    {{0.5F, 0.47F},
     {0.2F, 0.33F},
     {0.22F, 0.12F},
     {0.5F, 0.05F},
     {0.78F, 0.12F},
     {0.8F, 0.33F},
     {0.5F, 0.47F},
     {0.15F, 0.66F},
     {0.18F, 0.88F},
     {0.5F, 0.95F},
     {0.82F, 0.88F},
     {0.85F, 0.66F},
     {0.5F, 0.47F}},
    {{0.25F, 0.9F},
     {0.5F, 0.95F},
     {0.75F, 0.75F},
     {0.84F, 0.35F},
     {0.75F, 0.1F},
     {0.5F, 0.05F},
     {0.2F, 0.15F},
     {0.17F, 0.38F},
     {0.45F, 0.55F},
     {0.8F, 0.4F}},
}};

// A digit's ink in a square of so many places, since each is drawn many times.
constexpr int glyph_side = 64;
using Glyph = std::array<float, std::size_t{glyph_side} * glyph_side>;

std::size_t place_of(int x, int y, int width) {
  return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
         static_cast<std::size_t>(x);
}

float distance_to(const Stroke& a, const Stroke& b, float x, float y) {
  const float dx = b.x - a.x;
  const float dy = b.y - a.y;
  const float along =
      std::clamp(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy), 0.0F, 1.0F);
  const float ex = a.x + dx * along - x;
  const float ey = a.y + dy * along - y;
  return std::sqrt(ex * ex + ey * ey);
}

const std::array<Glyph, 10>& glyphs() {
  static const std::array<Glyph, 10> all = [] {
    std::array<Glyph, 10> made{};
    for (std::size_t digit = 1; digit < 10; ++digit) {
      for (int y = 0; y < glyph_side; ++y) {
        for (int x = 0; x < glyph_side; ++x) {
          // The square of the strokes, with a border for their width.
          const float u = (static_cast<float>(x) + 0.5F) / glyph_side * 1.2F - 0.1F;
          const float v = (static_cast<float>(y) + 0.5F) / glyph_side * 1.2F - 0.1F;
          float nearest = 1;
          for (std::size_t i = 1; i < strokes[digit].size(); ++i)
            nearest =
                std::min(nearest, distance_to(strokes[digit][i - 1], strokes[digit][i], u, v));
          made[digit][place_of(x, y, glyph_side)] =
              std::clamp((0.09F - nearest) / 0.02F, 0.0F, 1.0F);
        }
      }
    }
    return made;
  }();
  return all;
}

// How much ink a digit has at a place, when it stands around (x, y), so many cells high.
float ink_at(char digit, float u, float v, float x, float y, float high) {
  if (digit < '1' || digit > '9') return 0;
  const float across = (u - x) / (high * 0.6F) / 1.2F + 0.5F;
  const float down = (v - y) / high / 1.2F + 0.5F;
  if (across < 0 || down < 0 || across >= 1 || down >= 1) return 0;
  const std::size_t place = place_of(static_cast<int>(across * glyph_side),
                                     static_cast<int>(down * glyph_side), glyph_side);
  return glyphs()[static_cast<std::size_t>(digit - '0')][place];
}

Rgb mixed(const Rgb& a, const Rgb& b, float part) {
  return {a.red + (b.red - a.red) * part, a.green + (b.green - a.green) * part,
          a.blue + (b.blue - a.blue) * part};
}

bool has(const std::vector<int>& cells, int cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// The colour at a place of the board, in cells.
Rgb colour_at(const DrawnBoard& board, float u, float v) {
  const auto size = static_cast<float>(board.size);
  const float edge = board.border ? board.thick_width / 2 : 0;
  if (u < -edge || v < -edge || u > size + edge || v > size + edge) return board.page;
  const auto line = [&](float at, float other, bool upright) -> const Rgb* {
    const int nearest = static_cast<int>(std::floor(at + 0.5F));
    const float apart = std::abs(at - static_cast<float>(nearest));
    const bool is_border = nearest == 0 || nearest == board.size;
    bool thick = nearest % board.box == 0;
    if (!board.regions.empty() && !is_border) {
      const int cell = std::clamp(static_cast<int>(other), 0, board.size - 1);
      const auto region = [&](int first) {
        return board.regions[static_cast<std::size_t>(upright ? cell * board.size + first
                                                              : first * board.size + cell)];
      };
      thick = region(nearest - 1) != region(nearest);
    }
    if (is_border && !board.border) return nullptr;
    if (apart >= (thick ? board.thick_width : board.thin_width) / 2) return nullptr;
    return thick ? &board.thick : &board.thin;
  };
  const Rgb* const upright = line(u, v, true);
  const Rgb* const level = line(v, u, false);
  // A thick line runs over thin ones.
  if (upright != nullptr && (upright == &board.thick || level == nullptr)) return *upright;
  if (level != nullptr) return *level;
  const int column = std::clamp(static_cast<int>(u), 0, board.size - 1);
  const int row = std::clamp(static_cast<int>(v), 0, board.size - 1);
  const int cell = row * board.size + column;
  const auto at = static_cast<std::size_t>(cell);
  const float x = u - static_cast<float>(column);
  const float y = v - static_cast<float>(row);
  if (has(board.black, cell)) return {0, 0, 0};
  Rgb colour = has(board.lit, cell) ? board.light : board.cell;
  if (at < board.givens.size())
    colour = mixed(colour, board.given, ink_at(board.givens[at], x, y, 0.5F, 0.5F, 0.62F));
  if (at < board.entries.size())
    colour = mixed(colour, board.entry, ink_at(board.entries[at], x, y, 0.5F, 0.5F, 0.62F));
  if (at < board.marks.size()) {
    for (const char digit : board.marks[at]) {
      const int ninth = digit - '1';
      const int line_of_three = ninth / 3;
      colour = mixed(colour, board.mark,
                     ink_at(digit, x, y, 0.2F + 0.3F * static_cast<float>(ninth % 3),
                            0.2F + 0.3F * static_cast<float>(line_of_three), 0.22F));
    }
  }
  return colour;
}

// From the picture to the board: what takes four corners to a square, as in Heckbert's thesis, section 2.2.3.
struct View {
  std::array<float, 9> m{};

  explicit View(const DrawnBoard& board) {
    const auto& c = board.corners;
    const float sx = c[0].x - c[1].x + c[2].x - c[3].x;
    const float sy = c[0].y - c[1].y + c[2].y - c[3].y;
    const float dx1 = c[1].x - c[2].x;
    const float dx2 = c[3].x - c[2].x;
    const float dy1 = c[1].y - c[2].y;
    const float dy2 = c[3].y - c[2].y;
    const float across = dx1 * dy2 - dx2 * dy1;
    const float g = (sx * dy2 - dx2 * sy) / across;
    const float h = (dx1 * sy - sx * dy1) / across;
    const std::array<float, 9> f = {c[1].x - c[0].x + g * c[1].x,
                                    c[3].x - c[0].x + h * c[3].x,
                                    c[0].x,
                                    c[1].y - c[0].y + g * c[1].y,
                                    c[3].y - c[0].y + h * c[3].y,
                                    c[0].y,
                                    g,
                                    h,
                                    1};
    // Its inverse, but for a factor that cancels out.
    m = {f[4] * f[8] - f[5] * f[7], f[2] * f[7] - f[1] * f[8], f[1] * f[5] - f[2] * f[4],
         f[5] * f[6] - f[3] * f[8], f[0] * f[8] - f[2] * f[6], f[2] * f[3] - f[0] * f[5],
         f[3] * f[7] - f[4] * f[6], f[1] * f[6] - f[0] * f[7], f[0] * f[4] - f[1] * f[3]};
  }
};

void blur(std::vector<Rgb>& pixels, int width, int height, int reach) {
  std::vector<Rgb> out(pixels.size());
  for (const bool across : {true, false}) {
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) {
        Rgb sum;
        for (int i = -reach; i <= reach; ++i) {
          const int at = across ? y * width + std::clamp(x + i, 0, width - 1)
                                : std::clamp(y + i, 0, height - 1) * width + x;
          const Rgb& pixel = pixels[static_cast<std::size_t>(at)];
          sum = {sum.red + pixel.red, sum.green + pixel.green, sum.blue + pixel.blue};
        }
        const auto count = static_cast<float>(2 * reach + 1);
        out[place_of(x, y, width)] = {sum.red / count, sum.green / count, sum.blue / count};
      }
    }
    pixels = out;
  }
}

}  // namespace

std::vector<std::uint8_t> draw(const DrawnBoard& board) {
  const View view(board);
  const auto size = static_cast<float>(board.size);
  std::vector<Rgb> pixels(static_cast<std::size_t>(board.width) *
                          static_cast<std::size_t>(board.height));
  for (int y = 0; y < board.height; ++y) {
    for (int x = 0; x < board.width; ++x) {
      Rgb sum;
      for (int i = 0; i < 4; ++i) {
        const float px = static_cast<float>(x) - 0.25F + 0.5F * static_cast<float>(i % 2);
        const int below = i / 2;
        const float py = static_cast<float>(y) - 0.25F + 0.5F * static_cast<float>(below);
        const float depth = view.m[6] * px + view.m[7] * py + view.m[8];
        const float u = (view.m[0] * px + view.m[1] * py + view.m[2]) / depth * size;
        const float v = (view.m[3] * px + view.m[4] * py + view.m[5]) / depth * size;
        const float bent = board.bend * 4 * (u / size) * (1 - u / size);
        const Rgb colour = colour_at(board, u, v - bent);
        sum = {sum.red + colour.red / 4, sum.green + colour.green / 4, sum.blue + colour.blue / 4};
      }
      pixels[place_of(x, y, board.width)] = sum;
    }
  }
  if (board.blur >= 1) blur(pixels, board.width, board.height, static_cast<int>(board.blur));
  Random random(board.seed);
  std::vector<std::uint8_t> bytes;
  bytes.reserve(pixels.size() * 3);
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    const float across = static_cast<float>(i % static_cast<std::size_t>(board.width)) /
                         static_cast<float>(board.width);
    const float light = 1 - board.shadow * across;
    const float speck =
        board.noise == 0 ? 0 : (static_cast<float>(random.below(2001)) / 1000 - 1) * board.noise;
    for (const float value : {pixels[i].red, pixels[i].green, pixels[i].blue})
      bytes.push_back(static_cast<std::uint8_t>(std::clamp(value * light + speck, 0.0F, 255.0F)));
  }
  return bytes;
}

}  // namespace nonet::test
