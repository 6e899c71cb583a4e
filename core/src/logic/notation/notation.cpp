#include "nonet/notation.hpp"

#include <cstddef>

#include "logic/notation/text.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

using FamilyText = std::string (*)(const Step&);

/// In the order of `Family`.
constexpr Table<FamilyText, family_count> family_texts = {
    logic::singles_text,      logic::intersections_text, logic::subsets_text,
    logic::fish_text,         logic::single_digit_text,  logic::coloring_text,
    logic::uniqueness_text,   logic::wings_text,         logic::chains_text,
    logic::als_text,          logic::exclusion_text,     logic::exocets_text,
    logic::multi_sector_text, logic::templates_text,     logic::impossible_text,
    logic::forcing_text};

void add_part(std::string& text, const std::string& part) {
  if (!text.empty()) text += ',';
  text += part;
}

/// "<>" with each digit's cells: "r1c26<>5,r3c4<>8".
std::string parts(const CandidateSet& candidates, const char* relation) {
  Table<CellSet, 9> cells;
  for (int c : candidates) cells[candidate_digit(c) - 1].insert(candidate_cell(c));
  std::string text;
  for (int digit : DigitSet::all()) {
    const CellSet& places = cells[digit - 1];
    if (places.empty()) continue;
    add_part(text, cells_notation(places) + relation + std::to_string(digit));
  }
  return text;
}

std::string columns_text(const CellSet& cells) {
  std::string text;
  for (int cell : cells) text += std::to_string(column_of(cell) + 1);
  return text;
}

std::string rows_text(const CellSet& cells) {
  std::string text;
  for (int cell : cells) text += std::to_string(row_of(cell) + 1);
  return text;
}

/// The line with the most of the cells; rows before columns.
int fullest_line(const CellSet& cells) {
  int best = 0;
  for (int line : all_lines) {
    if ((cells & house_set(line)).size() > (cells & house_set(best)).size()) best = line;
  }
  return best;
}

}  // namespace

std::string cells_notation(const CellSet& cells) {
  std::string text;
  CellSet rest = cells;
  while (!rest.empty()) {
    const int line = fullest_line(rest);
    const CellSet together = rest & house_set(line);
    const std::string number = std::to_string(number_of(line) + 1);
    add_part(text, is_row(line) ? "r" + number + "c" + columns_text(together)
                                : "r" + rows_text(together) + "c" + number);
    rest -= together;
  }
  return text;
}

std::string houses_notation(const HouseSet& houses) {
  static constexpr Table<char, 3> letters = {'r', 'c', 'b'};
  std::string text;
  std::optional<HouseKind> last;
  for (int house : houses) {
    if (kind_of(house) != last) text += letters[kind_of(house)];
    last = kind_of(house);
    text += std::to_string(number_of(house) + 1);
  }
  return text;
}

std::string effect_notation(const Step& step) {
  std::string text = parts(step.placements, "=");
  const std::string removed = parts(step.eliminations, "<>");
  if (!removed.empty()) add_part(text, removed);
  return text;
}

std::string notation(const Step& step) {
  const TechniqueInfo& technique = info(step.technique);
  return std::string(technique.title) + ": " + family_texts[technique.family](step) + " => " +
         effect_notation(step);
}

}  // namespace nonet
