#include "logic/cells.hpp"
#include "logic/notation/text.hpp"

namespace nonet::logic {
namespace {

bool is_whip(Technique technique) {
  return technique == Technique::whip || technique == Technique::g_whip ||
         technique == Technique::braid || technique == Technique::g_braid;
}

/// A value of a variable of a house: "c3", "r456", "r1c23", by the house.
std::string place_text(int house, const Node& node) {
  std::string cells = cells_notation(node.cells);
  if (is_box(house)) return cells;
  const std::size_t column = cells.find('c');
  return is_row(house) ? cells.substr(column) : cells.substr(0, column);
}

/// As Berthier writes it: "[4] r9n1{c3 c9} - r2c7{n1 n5} - ... - b2n7{r2c5 .}".
std::string whip_text(const Step& step) {
  std::string text = "[" + std::to_string(step.sets.size()) + "]";
  for (std::size_t i = 0; i < step.sets.size(); ++i) {
    const auto& [cells, digits] = step.sets[i];
    const bool in_cell = cells.size() == 1;
    const int house = in_cell ? -1 : common_houses(cells).first();
    const auto value = [&](std::size_t node) {
      if (node >= step.nodes.size()) return std::string(".");
      const Node& at = step.nodes[node];
      return in_cell ? "n" + std::to_string(at.digit) : place_text(house, at);
    };
    HouseSet houses;
    if (!in_cell) houses.insert(house);
    text += i == 0 ? " " : " - ";
    text += in_cell ? cells_notation(cells)
                    : houses_notation(houses) + "n" + std::to_string(digits.first());
    text += "{" + value(2 * i + 1) + " " + value(2 * i + 2) + "}";
  }
  return text;
}

/// "(5)r1c2, (3)r2c4, (7)r5c5, no 4 in b3"; "no digit in r5c6" for a cell.
std::string bingo_text(const Step& step) {
  std::string text;
  for (const Node& node : step.nodes)
    text += "(" + std::to_string(node.digit) + ")" + cells_notation(node.cells) + ", ";
  const DigitCells& without = step.sets.front();
  if (step.houses.empty()) return text + "no digit in " + cells_notation(without.cells);
  return text + "no " + digits_text(without.digits) + " in " + houses_notation(step.houses);
}

/// "3 in r5c147, (3)r5c1 - ...", or for a cell "r5c1 358, ...": the starts, then each branch.
std::string blossom_text(const Step& step) {
  const auto& [cells, digits] = step.sets.front();
  const std::string starts = step.houses.empty()
                                 ? cells_notation(cells) + " " + digits_text(digits)
                                 : digits_text(digits) + " in " + cells_notation(cells);
  return starts + more_chains_text(step);
}

}  // namespace

std::string chains_text(const Step& step) {
  if (step.technique == Technique::bowmans_bingo) return bingo_text(step);
  if (step.technique == Technique::remote_pair)
    return digits_text(step.digits) + " in " + cells_in_order_text(step, Role::color);
  if (is_whip(step.technique)) return whip_text(step);
  if (step.technique == Technique::blossom_loop) return blossom_text(step);
  return eureka_text(step);
}

}  // namespace nonet::logic
