#include "logic/fish/fish_shape.hpp"

#include <string_view>

#include "logic/cells.hpp"

namespace nonet::logic {
namespace {

constexpr int columns_only = 2;

/// Bits: 1 rows, 2 columns, 4 boxes.
int types_of(const HouseSet& houses) {
  int types = 0;
  for (int house : houses) types |= 1 << static_cast<int>(kind_of(house));
  return types;
}

bool starts_with(std::string_view text, std::string_view start) {
  return text.substr(0, start.size()) == start;
}

/// HoDoKu's codes: 03, kind and fins, size less two.
FishType type_of_code(std::string_view code) {
  const int size = code[3] - '0' + 2;
  switch (code[2]) {
    case '0':
      return {FishKind::basic, false, size};
    case '1':
      return {FishKind::finned, true, size};
    case '2':
      return {FishKind::sashimi, true, size};
    case '3':
    case '4':
      return {FishKind::franken, code[2] == '4', size};
    default:
      return {FishKind::mutant, code[2] == '6', size};
  }
}

/// The cells that are in more than one of the houses' candidates, and all of them.
struct Overlap {
  CellSet all;
  CellSet twice;
};

Overlap overlap(const CellSet& places, const HouseSet& houses) {
  Overlap overlap;
  for (int house : houses) {
    const CellSet cells = places & house_set(house);
    overlap.twice |= overlap.all & cells;
    overlap.all |= cells;
  }
  return overlap;
}

}  // namespace

FishType fish_type(Technique technique) {
  const std::string_view code = info(technique).hodoku;
  return starts_with(code, "03") ? type_of_code(code) : FishType{FishKind::finned, true, 2};
}

FishKind houses_kind(const HouseSet& bases, const HouseSet& covers) {
  const int base = types_of(bases);
  const int cover = types_of(covers);
  const int base_lines = base & 3;
  const int cover_lines = cover & 3;
  const bool crossing = (base_lines == 1 && cover_lines == columns_only) ||
                        (base_lines == columns_only && cover_lines == 1);
  if (!crossing) return FishKind::mutant;
  return base < 4 && cover < 4 ? FishKind::basic : FishKind::franken;
}

std::optional<Fish> make_fish(const Context& context, int digit, const HouseSet& bases,
                              const HouseSet& covers) {
  const CellSet& places = context.places(digit);
  const Overlap base = overlap(places, bases);
  const Overlap cover = overlap(places, covers);
  for (int house : covers) {
    if ((base.all & house_set(house)).empty()) return std::nullopt;
  }
  const CellSet fins = (base.all - cover.all) | base.twice;
  const CellSet removed = ((cover.all - base.all) | cover.twice) & common_peers(fins);
  if (removed.empty()) return std::nullopt;
  return Fish{digit, bases, covers, base.all - fins, fins - base.twice, base.twice, removed};
}

Step fish_step(Technique technique, const Fish& fish) {
  Step step;
  step.technique = technique;
  step.digits.push_back(fish.digit);
  step.houses = fish.bases;
  step.covers = fish.covers;
  const auto mark = [&](const CellSet& cells, Role role) {
    for (int cell : cells) step.marks.push_back({role, candidate(cell, fish.digit)});
  };
  mark(fish.body, Role::pattern);
  mark(fish.fins, Role::fin);
  mark(fish.endo_fins, Role::endo_fin);
  step.eliminations = candidates_of(fish.eliminations, fish.digit);
  return step;
}

}  // namespace nonet::logic
