/// @file
/// Deadly patterns as "digits in cells", a loop's cells in its order, the guardians' one digit
/// after a plus: "1/2+5 in r2c45,r7c45"; a grave by its guardians: "(3)r1c2,(5)r1c8", one of a part
/// of the board by its cells, too: "1/2/3 in r123c1,r123c4, (5)r1c4". Then a subset
/// and strong links: "5/7 in r3c45,r6c45, {r6c16 389}", "4/8 in r4c27,r6c27, 8 r4c2=r4c7"; what links
/// an almost locked set last: "5/7 in r3c45,r6c45, {r6c16 389}, X=3".

#include "index.hpp"
#include "logic/cells.hpp"
#include "logic/notation/text.hpp"

namespace nonet::logic {
namespace {

bool is_grave(Technique technique) {
  return technique == Technique::bug_plus_1 || technique == Technique::bug_2 ||
         technique == Technique::bug_3 || technique == Technique::bug_4 ||
         technique == Technique::bug_plus_n;
}

bool is_loop(Technique technique) {
  return technique == Technique::unique_loop_1 || technique == Technique::unique_loop_2 ||
         technique == Technique::unique_loop_3 || technique == Technique::unique_loop_4;
}

/// The last of the digits is that of the guardians.
bool has_guardian_digit(Technique technique) {
  return technique == Technique::unique_rectangle_2 || technique == Technique::unique_rectangle_5 ||
         technique == Technique::avoidable_rectangle_2 || technique == Technique::unique_loop_2 ||
         technique == Technique::extended_rectangle_2;
}

std::string pattern_text(const Step& step) {
  std::vector<int> digits = step.digits;
  if (step.technique == Technique::unique_rectangle_als) digits.resize(2);
  std::string guardian;
  if (has_guardian_digit(step.technique)) {
    guardian = "+" + std::to_string(digits.back());
    digits.pop_back();
  }
  const CellSet cells = marked_cells(step, Role::corner) | marked_cells(step, Role::guardian);
  return digits_text(digits) + guardian + " in " +
         (is_loop(step.technique) ? ring_text(step, Role::corner, Role::guardian)
                                  : cells_notation(cells));
}

/// "8 r4c2=r4c7", within a cell "(3=5)r4c2".
std::string link_text(const Step& step, const Link& link) {
  const Node& from = nth(step.nodes, link.from);
  const Node& to = nth(step.nodes, link.to);
  if (from.cells == to.cells) {
    return "(" + std::to_string(from.digit) + "=" + std::to_string(to.digit) + ")" +
           cells_notation(from.cells);
  }
  return std::to_string(from.digit) + " " + cells_notation(from.cells) + "=" +
         cells_notation(to.cells);
}

/// "12 36 45 7 89": digits that exchange their names, or pass them on in a ring, together.
std::string renamed_text(const Step& step) {
  std::string text;
  DigitSet seen;
  for (int first : DigitSet::all()) {
    if (seen.contains(first)) continue;
    if (!text.empty()) text += ' ';
    for (int digit = first; !seen.contains(digit);) {
      seen.insert(digit);
      text += std::to_string(digit);
      digit = nth(step.digits, digit - 1);
    }
  }
  return text;
}

/// "r987654321 c987654321": the rows and columns where rows 1 to 9 and columns 1 to 9 go.
std::string images_text(const Step& step) {
  std::string text;
  for (std::size_t i = 0; i < step.sets.size(); ++i) {
    const int house = common_houses(step.sets[i].cells).first();
    if (i % 9 == 0) text += i == 0 ? "" : " ";
    if (i % 9 == 0) text += is_row(house) ? 'r' : 'c';
    text += std::to_string(number_of(house) + 1);
  }
  return text;
}

}  // namespace

std::string uniqueness_text(const Step& step) {
  if (step.technique == Technique::aic_unique_rectangle) return eureka_text(step);
  if (step.technique == Technique::symmetrical_placement)
    return images_text(step) + ", " + renamed_text(step);
  std::string text = is_grave(step.technique) ? candidates_in_order_text(step, Role::guardian)
                                              : pattern_text(step);
  if (step.technique == Technique::bug_lite)
    text += ", " + candidates_in_order_text(step, Role::guardian);
  for (const DigitCells& set : step.sets) text += ", " + set_text(set);
  if (step.technique == Technique::unique_rectangle_als)
    text += ", X=" + digits_text({step.digits.begin() + 2, step.digits.end()}, ",");
  for (const Link& link : step.links) text += ", " + link_text(step, link);
  return text;
}

}  // namespace nonet::logic
