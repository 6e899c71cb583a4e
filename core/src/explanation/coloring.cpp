/// @file
/// Colours: networks of strong links in which all candidates of one colour are true, or all of the other.

#include <optional>

#include "explanation/telling.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::explanation {
namespace {

using Pair = Table<int, 2>;

/// Both can't be true: the same digit in cells that see each other, or two digits of a cell.
bool clash(int a, int b) {
  if (a == b) return false;
  const int cell = candidate_cell(a);
  if (candidate_digit(a) == candidate_digit(b)) return peers(cell).contains(candidate_cell(b));
  return cell == candidate_cell(b);
}

std::optional<Pair> first_clash(const CandidateSet& some, const CandidateSet& others) {
  for (int a : some) {
    for (int b : others) {
      if (clash(a, b)) return Pair{a, b};
    }
  }
  return std::nullopt;
}

CellSet pair_cells(const Pair& pair) {
  CellSet cells;
  cells.insert(candidate_cell(pair[0]));
  cells.insert(candidate_cell(pair[1]));
  return cells;
}

using Colors = Table<CandidateSet, 4>;

/// Of two networks, the two colours that see each other, and whose opposites between them rule out what goes.
Table<std::size_t, 2> meeting(const Colors& colors, const CandidateSet& struck) {
  const auto rules = [&](std::size_t color) {
    return first_clash(struck, colors[color]).has_value();
  };
  for (std::size_t a : {0U, 1U}) {
    for (std::size_t b : {2U, 3U}) {
      if (first_clash(colors[a], colors[b]) && rules(a ^ 1U) && rules(b ^ 1U)) return {a, b};
    }
  }
  return {0, 2};
}

/// The colour that goes as a whole, or none.
CandidateSet false_color(const Colors& colors, const CandidateSet& struck) {
  for (const CandidateSet& color : colors) {
    if (!color.empty() && (color - struck).empty()) return color;
  }
  return {};
}

Message network(std::string_view id, const Telling& telling, const CandidateSet& a,
                const CandidateSet& b) {
  const auto cells = [](const CandidateSet& color) { return named(cells_of(color)); };
  return message(id, {{"digit", telling.digit()}, {"colorA", cells(a)}, {"colorB", cells(b)}});
}

void wrap(Telling& telling, const CandidateSet& wrong) {
  const std::optional<Pair> pair = first_clash(wrong, wrong);
  if (!pair) return;
  telling.say(message("why-colors-clash", {{"cells", named(pair_cells(*pair))},
                                           {"houses", only(shared_house(pair_cells(*pair)))},
                                           {"digit", telling.digit()}}));
}

void multi_colors(Telling& telling, const Colors& colors, const CandidateSet& wrong) {
  telling.say(network("why-colors-second", telling, colors[2], colors[3]));
  if (!wrong.empty()) {
    telling.say(message("why-colors-see-both",
                        {{"cells", named(cells_of(wrong))}, {"digit", telling.digit()}}));
    return conclude(telling);
  }
  const auto [a, b] = meeting(colors, telling.step().eliminations);
  const std::optional<Pair> pair = first_clash(colors[a], colors[b]);
  if (pair) {
    telling.say(message("why-colors-meet", {{"cells", named(pair_cells(*pair))},
                                            {"houses", only(shared_house(pair_cells(*pair)))},
                                            {"restA", named(cells_of(colors[a ^ 1U]))},
                                            {"restB", named(cells_of(colors[b ^ 1U]))},
                                            {"digit", telling.digit()}}));
  }
  conclude_by_sight(telling, "opposites");
}

/// Tells which colour of a network is wrong, and how that shows.
void medusa_or_x_colors(Telling& telling, const CandidateSet& wrong, bool one_digit) {
  const std::optional<Pair> pair = first_clash(wrong, wrong);
  std::string_view fault = "place";
  if (wrong.empty()) {
    fault = "none";
  } else if (pair) {
    fault = candidate_cell((*pair)[0]) == candidate_cell((*pair)[1]) ? "cell" : "sight";
  }
  telling.say(message(one_digit ? "why-x-colors-fault" : "why-medusa-fault",
                      {{"fault", fault},
                       {"cells", pair ? named(pair_cells(*pair)) : NamedCells{}},
                       {"digit", pair ? candidate_digit((*pair)[0]) : telling.digit()}}));
  conclude(telling);
}

}  // namespace

void explain_coloring(Telling& telling) {
  Colors colors;
  for (int i = 0; i < count_of(colors); ++i) colors[i] = telling.marked(Role::color, i);
  const CandidateSet wrong = false_color(colors, telling.step().eliminations);
  switch (telling.step().technique) {
    case Technique::medusa_3d:
      telling.say(message("why-medusa", {{"colorA", colors[0]}, {"colorB", colors[1]}}));
      return medusa_or_x_colors(telling, wrong, false);
    case Technique::x_colors:
      telling.say(network("why-x-colors", telling, colors[0], colors[1]));
      return medusa_or_x_colors(telling, wrong, true);
    case Technique::multi_colors_1:
    case Technique::multi_colors_2:
      telling.say(network("why-colors-first", telling, colors[0], colors[1]));
      return multi_colors(telling, colors, wrong);
    case Technique::simple_colors_wrap:
      telling.say(network("why-colors", telling, colors[0], colors[1]));
      wrap(telling, wrong);
      return conclude(telling);
    default:
      telling.say(network("why-colors", telling, colors[0], colors[1]));
      return conclude_by_sight(telling, "colors");
  }
}

}  // namespace nonet::explanation
