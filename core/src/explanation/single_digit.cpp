/// @file
/// Two pairs of places of one digit, or a pair and a box.

#include "explanation/telling.hpp"
#include "index.hpp"

namespace nonet::explanation {
namespace {

constexpr int pair_nodes = 4;

/// Cells of a node or two.
NamedCells either(const Node& a, const Node& b) {
  return named(a.cells | b.cells, Join::either);
}

/// A chain of two pairs from a node on: end, middle, middle, end.
void two_pairs(Telling& telling, int first, std::string_view ends) {
  const Node& end = telling.node(first);
  const Node& middle = telling.node(first + 1);
  const Node& other = telling.node(first + 2);
  const Node& other_end = telling.node(first + 3);
  const int link = first / pair_nodes * (pair_nodes - 1);
  const auto house_of = [&](int i) { return telling.link(link + i).reason.houses; };
  telling.say(
      message("why-pair-of-places",
              {{"houses", house_of(0)}, {"digit", end.digit}, {"cells", either(end, middle)}}),
      {link});
  telling.say(message("why-pair-of-places", {{"houses", house_of(2)},
                                             {"digit", other.digit},
                                             {"cells", either(other, other_end)}}),
              {link + 2});
  const bool same = end.cells == other_end.cells;
  std::vector<Named> things{{"middle", named(middle.cells | other.cells)},
                            {"houses", house_of(1)},
                            {"digit", end.digit},
                            {"ends", named(end.cells | other_end.cells)}};
  if (!same) things.push_back({"what", ends});
  telling.say(message(same ? "why-pairs-share-end" : "why-pairs-meet", std::move(things)),
              {link + 1});
}

void empty_rectangle(Telling& telling, int first, int victim) {
  const Step& step = telling.step();
  const Node& far = telling.node(first);
  const Node& near = telling.node(first + 1);
  const Node& beside = telling.node(first + 2);
  const Node& others = telling.node(first + 3);
  const int link = first / pair_nodes * (pair_nodes - 1);
  CellSet target;
  target.insert(victim);
  const int line = shared_house(near.cells | beside.cells);
  const int other_line = shared_house(others.cells | target);
  telling.say(message("why-empty-rectangle", {{"box", step.houses},
                                              {"line", only(line)},
                                              {"otherLine", only(other_line)},
                                              {"digit", far.digit}}),
              {link + 2});
  telling.say(message("why-pair-of-places", {{"houses", telling.link(link).reason.houses},
                                             {"digit", far.digit},
                                             {"cells", either(far, near)}}),
              {link});
  telling.say(
      message("why-empty-rectangle-far", {{"far", named(far.cells)},
                                          {"victim", named(target)},
                                          {"kind", kind_name(shared_house(far.cells | target))},
                                          {"digit", far.digit}}));
  telling.say(message("why-empty-rectangle-near", {{"near", named(near.cells)},
                                                   {"box", step.houses},
                                                   {"line", only(other_line)},
                                                   {"places", named(others.cells, Join::either)},
                                                   {"victim", named(target)},
                                                   {"digit", far.digit}}),
              {link + 1});
}

}  // namespace

void explain_single_digit(Telling& telling) {
  const Step& step = telling.step();
  const Technique technique = step.technique;
  const int chains = count_of(step.nodes) / pair_nodes;
  if (technique == Technique::empty_rectangle || technique == Technique::dual_empty_rectangle) {
    std::vector<int> victims(step.eliminations.begin(), step.eliminations.end());
    for (int i = 0; i < chains; ++i) {
      const Node& far = telling.node(i * pair_nodes);
      const Node& others = telling.node(i * pair_nodes + 3);
      for (int victim : victims) {
        const int cell = candidate_cell(victim);
        if (peers(cell).contains(far.cells.first()) && (others.cells - peers(cell)).empty()) {
          empty_rectangle(telling, i * pair_nodes, cell);
          break;
        }
      }
    }
    conclude(telling);
    return;
  }
  for (int i = 0; i < chains; ++i)
    two_pairs(telling, i * pair_nodes, technique == Technique::skyscraper ? "roofs" : "ends");
  const Node& first = telling.node(0);
  const Node& last = telling.node(3);
  if (chains > 1 || first.cells == last.cells) return conclude(telling);
  conclude_by_sight(telling, technique == Technique::skyscraper ? "roofs" : "both");
}

}  // namespace nonet::explanation
