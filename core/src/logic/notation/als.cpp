#include "index.hpp"
#include "logic/notation/text.hpp"

namespace nonet::logic {
namespace {

/// The restricted commons of a path: the digits of its weak links.
std::vector<int> commons_of(const Step& step) {
  std::vector<int> digits;
  for (const Link& link : step.links) {
    if (!link.strong) digits.push_back(nth(step.nodes, link.from).digit);
  }
  return digits;
}

/// The digits behind the first `count`, as text.
std::string digits_after(const Step& step, std::size_t count) {
  std::string text;
  for (std::size_t i = count; i < step.digits.size(); ++i) {
    if (!text.empty()) text += ',';
    text += std::to_string(step.digits[i]);
  }
  return text;
}

/// "A={r1c26 358}, B={r4c2 38}".
std::string named_sets(const Step& step, const std::vector<std::size_t>& order) {
  std::string text;
  char name = 'A';
  for (std::size_t i : order) {
    if (!text.empty()) text += ", ";
    text += name++;
    text += "=" + set_text(step.sets[i]);
  }
  return text;
}

/// "A={r1c26 358}, B={r4c2 38}, X=3, Z=8"; doubly linked "..., X=3,5".
std::string als_xz_text(const Step& step) {
  const std::vector<int> commons = commons_of(step);
  std::string text = named_sets(step, {0, 1}) + ", X=" + digits_text(commons, ",");
  if (commons.size() == 1) text += ", Z=" + digits_after(step, 1);
  return text;
}

/// "A={...}, B={...}, C={...}, X=3, Y=5, Z=8", C in the middle.
std::string als_xy_wing_text(const Step& step) {
  return named_sets(step, {0, 2, 1}) + ", X=" + std::to_string(step.digits[0]) +
         ", Y=" + std::to_string(step.digits[1]) + ", Z=" + digits_after(step, 2);
}

/// "A={...}, B={...}, W=3 in r2, Z=8".
std::string als_w_wing_text(const Step& step) {
  return named_sets(step, {0, 1}) + ", W=" + std::to_string(step.digits[0]) + " in " +
         houses_notation(step.houses) + ", Z=" + digits_after(step, 1);
}

/// "8- {r1c2 38} -3- {r1c6 35} -5- {...} -8".
std::string als_chain_text(const Step& step) {
  const std::vector<int> commons = commons_of(step);
  const std::string ends = digits_after(step, commons.size());
  std::string text = ends + "-";
  for (std::size_t i = 0; i < step.sets.size(); ++i) {
    if (i > 0) text += " -" + std::to_string(commons[i - 1]) + "-";
    text += " " + set_text(step.sets[i]);
  }
  return text + " -" + ends;
}

/// "A={r1c46 25}, B={r2c4,r3c5 78} X=r1c4, Z=r1c5", the digits hidden in the cells.
std::string ahs_xz_text(const Step& step) {
  const CellSet restricted = marked_cells(step, Role::restricted);
  const CellSet others = marked_cells(step, Role::pincer) - restricted;
  std::string text = "A={" + digits_text(step.sets[0].digits) + " " +
                     cells_notation(step.sets[0].cells) + "} in " + houses_notation(step.houses) +
                     ", B={" + digits_text(step.sets[1].digits) + " " +
                     cells_notation(step.sets[1].cells) + "} in " + houses_notation(step.covers) +
                     ", X=" + cells_notation(restricted);
  if (!others.empty()) text += ", Z=" + cells_notation(others);
  return text;
}

/// "r7c45 {123689} (r7c128 {2389}, r9c6 {16})".
std::string sue_de_coq_text(const Step& step) {
  const auto part = [&](std::size_t i) {
    return cells_notation(step.sets[i].cells) + " {" + digits_text(step.sets[i].digits) + "}";
  };
  return part(0) + " (" + part(1) + ", " + part(2) + ")";
}

/// "r5c1, 2- {r4c1 24}, 6- {r5c79 468}, Z=4".
std::string death_blossom_text(const Step& step) {
  std::string text = cells_notation(marked_cells(step, Role::pivot));
  for (std::size_t i = 0; i < step.sets.size(); ++i)
    text += ", " + std::to_string(step.digits[i]) + "- " + set_text(step.sets[i]);
  return text + ", Z=" + digits_after(step, step.sets.size());
}

/// "2/8 in r1c4 of r1, r2c9 of b3": the cells of both houses.
std::string almost_locked_text(const Step& step) {
  return digits_text(step.digits) + " in " + cells_notation(step.sets[0].cells) + " of " +
         houses_notation(step.houses) + ", " + cells_notation(step.sets[1].cells) + " of " +
         houses_notation(step.covers);
}

}  // namespace

std::string als_text(const Step& step) {
  switch (step.technique) {
    case Technique::almost_locked_pair:
    case Technique::almost_locked_triple:
      return almost_locked_text(step);
    case Technique::sue_de_coq:
      return sue_de_coq_text(step);
    case Technique::als_xy_wing:
      return als_xy_wing_text(step);
    case Technique::als_w_wing:
      return als_w_wing_text(step);
    case Technique::als_chain:
      return als_chain_text(step);
    case Technique::ahs_xz:
      return ahs_xz_text(step);
    case Technique::death_blossom:
      return death_blossom_text(step);
    default:
      return als_xz_text(step);
  }
}

}  // namespace nonet::logic
