#include "index.hpp"
#include "logic/cells.hpp"
#include "logic/notation/text.hpp"

namespace nonet::logic {
namespace {

void add_item(std::string& text, const std::string& item) {
  if (!text.empty()) text += ',';
  text += item;
}

/// "57r1,27r3": what is counted in each house of the sets from `from` on.
std::string counts_text(const Step& step, const HouseSet& houses, int from) {
  std::string text;
  for (int house : houses) {
    HouseSet one;
    one.insert(house);
    add_item(text, digits_text(nth(step.sets, from++).digits) + houses_notation(one));
  }
  return text;
}

/// "r28c28: 27r2,38b3,16c8,...": the four lines, then the links in the order of the ring.
std::string sk_loop_text(const Step& step) {
  std::string text;
  for (const DigitCells& link : step.sets)
    add_item(text, digits_text(link.digits) + houses_notation(common_houses(link.cells)));
  return houses_notation(step.houses) + ": " + text;
}

/// "r1269c258: 57r1,27r2,3c2": the rows and columns that cross, then the counts.
std::string locked_set_text(const Step& step) {
  CellSet cells;
  for (const DigitCells& count : step.sets) cells |= count.cells;
  HouseSet crossed;
  for (int cell : cells) {
    crossed.insert(row_house(cell));
    crossed.insert(column_house(cell));
  }
  return houses_notation(crossed) + ": " + counts_text(step, step.houses, 0) + "," +
         counts_text(step, step.covers, step.houses.size());
}

/// "1247 in r5689 by 56c3,36c5,r5c78": the digits, their lines, then the counts.
std::string multi_fish_text(const Step& step) {
  std::string text = counts_text(step, step.covers, 0);
  if (count_of(step.sets) > step.covers.size())
    add_item(text, cells_notation(step.sets.back().cells));
  return digits_text(step.digits, "") + " in " + houses_notation(step.houses) + " by " + text;
}

}  // namespace

std::string multi_sector_text(const Step& step) {
  switch (step.technique) {
    case Technique::sk_loop:
      return sk_loop_text(step);
    case Technique::multi_fish:
      return multi_fish_text(step);
    default:
      return locked_set_text(step);
  }
}

}  // namespace nonet::logic
