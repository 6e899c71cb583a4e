#include "picture/lattice.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>

#include "index.hpp"
#include "nonet/table.hpp"
#include "picture/image.hpp"

namespace nonet::picture {
namespace {

// Lines are looked for in steps of a fortieth of a cell, and are darker than what lies `side` steps away.
constexpr int steps = 40;
constexpr int side = 5;
// Digits that come close to a line are not closer than this.
constexpr int near_side = 3;
constexpr int most_offset = 14 + side;
constexpr float least_rise = 0.012F;

using Profile = Table<float, 2 * most_offset + 1>;

// The mean darkness along lines that lie `offset` steps beside a place: along `along` from `from` to `to` cells of it, beside it by `beside`.
void profile(const Plane& dark, Point centre, Point beside, Point along, float from, float to,
             int samples, int reach, Profile& out) {
  for (int offset = -reach; offset <= reach; ++offset) {
    const float shift = real(offset) / steps;
    float x = centre.x + beside.x * shift + along.x * from;
    float y = centre.y + beside.y * shift + along.y * from;
    const float step = (to - from) / real(std::max(samples - 1, 1));
    float sum = 0;
    for (int i = 0; i < samples; ++i, x += along.x * step, y += along.y * step)
      sum += dark.between(x, y);
    out[offset + most_offset] = sum / real(samples);
  }
}

// At the border of a picture a line is only half there.
bool inside(const Plane& dark, Point point) {
  constexpr float edge = 3;
  return point.x >= edge && point.y >= edge && point.x <= real(dark.width - 1) - edge &&
         point.y <= real(dark.height - 1) - edge;
}

enum class Segment : std::uint8_t { absent, present, outside };

// Whether there is a line from a crossing to the next: `upright` or level, its middle at (u, v).
Segment segment_at(const Plane& dark, const Lattice& lattice, double u, double v, bool upright,
                   int tolerance) {
  const Local here = local(lattice, u, v);
  if (!inside(dark, here.centre)) return Segment::outside;
  Profile values;
  const int reach = tolerance + side;
  profile(dark, here.centre, upright ? here.right : here.down, upright ? here.down : here.right,
          -0.4F, 0.4F, 9, reach, values);
  for (int offset = -tolerance; offset <= tolerance; ++offset) {
    const std::size_t middle = as_size(offset + most_offset);
    const float before = std::min(values[middle - side], values[middle - near_side]);
    const float after = std::min(values[middle + side], values[middle + near_side]);
    if (values[middle] - std::max(before, after) > least_rise) return Segment::present;
  }
  return Segment::absent;
}

void powers(double u, double v, int degree, Table<double, most_terms>& out) {
  // From -1 to 1 over the grid.
  const double s = u / 4.5 - 1;
  const double t = v / 4.5 - 1;
  Table<double, 5> s_to{1};
  Table<double, 5> t_to{1};
  for (std::size_t i = 1; i < 5; ++i) {
    s_to[i] = s_to[i - 1] * s;
    t_to[i] = t_to[i - 1] * t;
  }
  std::size_t at = 0;
  for (std::size_t total = 0; total <= as_size(degree); ++total)
    for (std::size_t i = 0; i <= total; ++i) out[at++] = s_to[total - i] * t_to[i];
}

struct PlacedLine {
  double u;
  double v;
  double value;  // where the line is, beside where it is without p or q
  double weight;
};

// Weighted least squares by the normal equations, which a small ridge keeps solvable.
Table<double, most_terms> least_squares(std::span<const PlacedLine> found,
                                        std::span<const double> weights, int degree) {
  const std::size_t terms = terms_of(degree);
  Table<Table<double, most_terms + 1>, most_terms> rows{};
  Table<double, most_terms> basis{};
  for (std::size_t n = 0; n < found.size(); ++n) {
    powers(found[n].u, found[n].v, degree, basis);
    for (std::size_t i = 0; i < terms; ++i) {
      for (std::size_t j = 0; j < terms; ++j) rows[i][j] += weights[n] * basis[i] * basis[j];
      rows[i][terms] += weights[n] * basis[i] * found[n].value;
    }
  }
  // Bent lines are believed less, above all where no lines hold them: beyond the last ones of a
  // board without a border.
  const double all = rows[0][0] + 1e-9;
  for (std::size_t i = 0; i < terms; ++i)
    rows[i][i] += all * (i < terms_of(2) ? 1e-4 : i < terms_of(3) ? 1e-3 : 5e-3);
  for (std::size_t i = 0; i < terms; ++i) {
    for (std::size_t below = i + 1; below < terms; ++below) {
      const double factor = rows[below][i] / rows[i][i];
      for (std::size_t j = i; j <= terms; ++j) rows[below][j] -= factor * rows[i][j];
    }
  }
  Table<double, most_terms> solution{};
  for (std::size_t i = terms; i-- > 0;) {
    double value = rows[i][terms];
    for (std::size_t j = i + 1; j < terms; ++j) value -= rows[i][j] * solution[j];
    solution[i] = value / rows[i][i];
  }
  return solution;
}

double value_of(const Table<double, most_terms>& polynomial, double u, double v) {
  Table<double, most_terms> basis{};
  powers(u, v, 4, basis);
  double value = 0;
  for (std::size_t i = 0; i < most_terms; ++i) value += polynomial[i] * basis[i];
  return value;
}

// The polynomial through what was found, with less and less heed to what lies beside it.
Table<double, most_terms> robust_fit(std::span<const PlacedLine> found, int degree) {
  Table<double, 200> weights{};
  for (std::size_t n = 0; n < found.size(); ++n) weights[n] = found[n].weight;
  Table<double, most_terms> fit{};
  for (int round = 0; round < 4; ++round) {
    fit = least_squares(found, std::span(weights).first(found.size()), degree);
    for (std::size_t n = 0; n < found.size(); ++n) {
      const double error = (found[n].value - value_of(fit, found[n].u, found[n].v)) * steps / 1.5;
      weights[n] = found[n].weight / (1 + error * error);
    }
  }
  return fit;
}

// Whether a side of the grid has a line, and not just digits that stand in a column: those have gaps. `line` is 0 or 9.
bool has_side(const Plane& dark, const Lattice& lattice, int line, bool upright, int window) {
  constexpr int samples = 9;
  constexpr int most_gaps = 2;
  constexpr int least_segments = 4;
  int segments = 0;
  for (int cell = 0; cell < 9; ++cell) {
    const double along = cell + 0.5;
    const Local here = local(lattice, upright ? line : along, upright ? along : line);
    Table<Profile, samples> values;
    for (int i = 0; i < samples; ++i) {
      const float at = 0.1F * real(i) - 0.4F;
      profile(dark, here.centre, upright ? here.right : here.down, upright ? here.down : here.right,
              at, at, 1, window + side, values[i]);
    }
    bool found = false;
    for (int offset = -window; offset <= window && !found; ++offset) {
      const std::size_t middle = as_size(offset + most_offset);
      const auto gaps = std::count_if(values.begin(), values.end(), [&](const Profile& sample) {
        return sample[middle] - (sample[middle - side] + sample[middle + side]) / 2 <
               least_rise / 2;
      });
      found = gaps <= most_gaps;
    }
    segments += found ? 1 : 0;
  }
  return segments >= least_segments;
}

// Where there is no line, it stays where it was thought to be.
PlacedLine thought(const Lattice& lattice, int u, int v, bool upright) {
  return {static_cast<double>(u), static_cast<double>(v),
          value_of(upright ? lattice.across : lattice.down, u, v), 0.002};
}

// Where the line through (u, v) is beside that place, in cells, and how clearly.
PlacedLine find_line(const Plane& dark, const Lattice& lattice, int u, int v, bool upright,
                     int window) {
  const Local here = local(lattice, u, v);
  const int along = upright ? v : u;
  Profile values;
  profile(dark, here.centre, upright ? here.right : here.down, upright ? here.down : here.right,
          along == 0 ? 0.0F : -0.45F, along == 9 ? 0.0F : 0.45F, 15, window + side, values);
  const auto rise = [&](int offset) {
    const std::size_t middle = as_size(offset + most_offset);
    return values[middle] - (values[middle - side] + values[middle + side]) / 2;
  };
  float best = 0;
  int best_offset = 0;
  for (int offset = -window; offset <= window; ++offset) {
    const float part = real(offset) / real(window + 1);
    const float near = 1 - part * part;
    const float value = rise(offset) * near;
    if (value > best) {
      best = value;
      best_offset = offset;
    }
  }
  double shift = best_offset;
  if (best_offset > -window && best_offset < window) {
    const float before = rise(best_offset - 1);
    const float middle = rise(best_offset);
    const float after = rise(best_offset + 1);
    const float bend = before - 2 * middle + after;
    if (bend < -1e-6F) shift += std::clamp(0.5F * (before - after) / bend, -0.5F, 0.5F);
  }
  PlacedLine found = thought(lattice, u, v, upright);
  if (best < least_rise / 4) return found;
  found.value += shift / steps;
  // Beyond some contrast a line is a line: thick ones count no more than thin ones.
  found.weight = std::min(best, 0.04F);
  return found;
}

}  // namespace

Point Lattice::at(double u, double v) const {
  return view.at(u + value_of(across, u, v), v + value_of(down, u, v));
}

Local local(const Lattice& lattice, double u, double v) {
  const Point left = lattice.at(u - 0.5, v);
  const Point right = lattice.at(u + 0.5, v);
  const Point above = lattice.at(u, v - 0.5);
  const Point below = lattice.at(u, v + 0.5);
  return {lattice.at(u, v),
          {right.x - left.x, right.y - left.y},
          {below.x - above.x, below.y - above.y}};
}

Presence presence(const Plane& dark, const Lattice& lattice, int size, int tolerance) {
  Presence result;
  result.weakest = 1;
  result.weakest_inner = 1;
  result.boxes = 1;
  int all = 0;
  int inner = 0;
  int longer = 0;
  int cut = 0;
  const auto share = [](int part, int whole) { return real(part) / real(whole); };
  for (int line = -1; line <= size + 1; ++line) {
    for (const bool upright : {false, true}) {
      int there = 0;
      int unseen = 0;
      // Inner lines are followed one cell beyond the border.
      const bool is_inner = line > 0 && line < size;
      for (int cell = is_inner ? -1 : 0; cell < (is_inner ? size + 1 : size); ++cell) {
        const double along = cell + 0.5;
        const Segment segment = segment_at(dark, lattice, upright ? line : along,
                                           upright ? along : line, upright, tolerance);
        if (cell < 0 || cell == size) {
          longer += segment == Segment::present ? 1 : 0;
          continue;
        }
        there += segment == Segment::present ? 1 : 0;
        unseen += segment == Segment::outside ? 1 : 0;
      }
      if (line < 0 || line > size) {
        result.outside = std::max(result.outside, share(there, size));
        continue;
      }
      if (is_inner) {
        inner += there;
        result.weakest_inner = std::min(result.weakest_inner, share(there, size));
      } else if (unseen * 3 > size && cut < 2) {
        // A border that the picture's own edge has cut off is taken for granted, but on two sides at most.
        ++cut;
        there += unseen;
      }
      result.weakest = std::min(result.weakest, share(there, size));
      if (line % 3 == 0) result.boxes = std::min(result.boxes, share(there, size));
      all += there;
    }
  }
  result.share = share(all, 2 * size * (size + 1));
  result.inner = share(inner, 2 * size * (size - 1));
  result.beyond = share(longer, 4 * (size - 1));
  return result;
}

bool is_clear(const Plane& dark, const Lattice& lattice) {
  float on_lines = 0;
  float between = 0;
  for (int line = 1; line < 9; ++line) {
    for (int cell = 0; cell < 9; ++cell) {
      for (const bool upright : {false, true}) {
        for (const bool half : {false, true}) {
          const double across = half ? line + 0.5 : line;
          const double along = cell + 0.5;
          const Local here = local(lattice, upright ? across : along, upright ? along : across);
          Profile values;
          profile(dark, here.centre, upright ? here.right : here.down,
                  upright ? here.down : here.right, -0.4F, 0.4F, 9, side, values);
          const float rise = values[most_offset] -
                             std::max(values[most_offset - side], values[most_offset + side]);
          (half ? between : on_lines) += std::max(rise, 0.0F);
        }
      }
    }
  }
  return on_lines > between * 2;
}

bool has_other_regions(const Plane& dark, const Lattice& lattice) {
  // Weights of all lines between cells, darkness times width: those inside boxes, and those between
  // boxes.
  Table<float, 144> amounts{};
  Table<bool, 144> between{};
  std::size_t count = 0;
  for (int line = 1; line < 9; ++line) {
    for (int cell = 0; cell < 9; ++cell) {
      for (const bool upright : {false, true}) {
        const double along = cell + 0.5;
        const Local here = local(lattice, upright ? line : along, upright ? along : line);
        constexpr int reach = side + 2;
        Profile values;
        profile(dark, here.centre, upright ? here.right : here.down,
                upright ? here.down : here.right, -0.35F, 0.35F, 9, reach, values);
        const float ground = std::min(values[most_offset - reach], values[most_offset + reach]);
        float amount = 0;
        for (std::size_t i = most_offset - side; i <= most_offset + side; ++i)
          amount += std::max(values[i] - ground, 0.0F);
        between[count] = line % 3 == 0;
        amounts[count++] = amount;
      }
    }
  }
  Table<float, 144> sorted = amounts;
  std::sort(sorted.begin(), sorted.end());
  const float thin = sorted[36];
  const float thick = sorted[130];
  if (thick < thin * 1.8F) return false;
  const float limit = std::sqrt(thin * thick);
  int thick_between = 0;
  int thick_inside = 0;
  for (std::size_t i = 0; i < count; ++i)
    if (amounts[i] > limit) ++(between[i] ? thick_between : thick_inside);
  // 36 segments lie between boxes, 108 inside.
  return thick_between < 24 && thick_inside > 16;
}

void refine(const Plane& dark, Lattice& lattice) {
  struct Round {
    int window;
    int degree;
  };
  for (const Round round : {Round{14, 2}, Round{12, 2}, Round{9, 3}, Round{7, 3}, Round{5, 4}}) {
    Table<PlacedLine, 100> across{};
    Table<PlacedLine, 100> down{};
    const auto is_missing = [&](int line, bool upright) {
      return line % 9 == 0 && !has_side(dark, lattice, line, upright, round.window);
    };
    for (int line = 0; line < 10; ++line) {
      const bool no_upright = is_missing(line, true);
      const bool no_level = is_missing(line, false);
      for (int along = 0; along < 10; ++along) {
        const auto find = [&](int u, int v, bool upright, bool missing) {
          return missing ? thought(lattice, u, v, upright)
                         : find_line(dark, lattice, u, v, upright, round.window);
        };
        across[along * 10 + line] = find(line, along, true, no_upright);
        down[line * 10 + along] = find(along, line, false, no_level);
      }
    }
    lattice.across = robust_fit(across, round.degree);
    lattice.down = robust_fit(down, round.degree);
  }
}

}  // namespace nonet::picture
