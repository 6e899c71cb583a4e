#include "explanation/telling.hpp"

#include <algorithm>
#include <utility>

#include "logic/cells.hpp"

namespace nonet::explanation {

CandidateSet Telling::marked(std::initializer_list<Role> roles) const {
  CandidateSet found;
  for (const Mark& mark : step_.marks) {
    if (std::find(roles.begin(), roles.end(), mark.role) != roles.end())
      found.insert(mark.candidate);
  }
  return found;
}

CandidateSet Telling::marked(Role role, int group) const {
  CandidateSet found;
  for (const Mark& mark : step_.marks) {
    if (mark.role == role && mark.group == group) found.insert(mark.candidate);
  }
  return found;
}

std::vector<int> Telling::marked_cells(std::initializer_list<Role> roles) const {
  std::vector<int> cells;
  for (const Mark& mark : step_.marks) {
    const int cell = candidate_cell(mark.candidate);
    const bool asked = std::find(roles.begin(), roles.end(), mark.role) != roles.end();
    if (asked && std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
  }
  return cells;
}

Message message(std::string_view id, std::vector<Named> named) {
  return {id, std::move(named)};
}

CellSet cells_of(const CandidateSet& candidates) {
  CellSet cells;
  for (int one : candidates) cells.insert(candidate_cell(one));
  return cells;
}

DigitSet digits_of(const CandidateSet& candidates) {
  DigitSet digits;
  for (int one : candidates) digits.insert(candidate_digit(one));
  return digits;
}

DigitSet digits_of(const std::vector<int>& digits) {
  DigitSet set;
  for (int digit : digits) set.insert(digit);
  return set;
}

NamedCells named(const CellSet& cells, Join join) {
  return {std::vector<int>(cells.begin(), cells.end()), join};
}

HouseSet only(int house) {
  HouseSet houses;
  houses.insert(house);
  return houses;
}

int shared_house(const CellSet& cells) {
  const HouseSet houses = logic::common_houses(cells);
  return houses.empty() ? -1 : houses.first();
}

std::string_view kind_name(int house) {
  constexpr Table<std::string_view, 3> names = {"row", "column", "box"};
  return names[kind_of(house)];
}

Message clause(const Node& node, bool on) {
  return message(
      on ? "why-clause-is" : "why-clause-is-not",
      {{"cells", named(node.cells)}, {"count", node.cells.size()}, {"digit", node.digit}});
}

std::vector<Message> gone(const CandidateSet& candidates) {
  // Digits that go from the same cells stand together.
  std::vector<std::pair<CellSet, DigitSet>> groups;
  for (int digit : digits_of(candidates)) {
    CellSet cells;
    for (int one : candidates) {
      if (candidate_digit(one) == digit) cells.insert(candidate_cell(one));
    }
    const auto same = std::find_if(groups.begin(), groups.end(),
                                   [&](const auto& group) { return group.first == cells; });
    if (same == groups.end()) {
      groups.emplace_back(cells, DigitSet::of(digit));
    } else {
      same->second.insert(digit);
    }
  }
  std::vector<Message> messages;
  messages.reserve(groups.size());
  for (const auto& [cells, digits] : groups) {
    messages.push_back(message("why-clause-gone", {{"cells", named(cells)},
                                                   {"count", cells.size()},
                                                   {"digits", NamedDigits{digits, Join::either}}}));
  }
  return messages;
}

namespace {

void conclude_with(Telling& telling, std::string_view id) {
  const Step& step = telling.step();
  std::vector<Message> effects;
  for (int one : step.placements) {
    CellSet cell;
    cell.insert(candidate_cell(one));
    effects.push_back(clause({candidate_digit(one), cell}, true));
  }
  for (Message& one : gone(step.eliminations)) effects.push_back(std::move(one));
  telling.say(message(id, {{"effects", NamedMessages{std::move(effects), Join::clauses}}}));
}

}  // namespace

void conclude(Telling& telling) {
  conclude_with(telling, "why-so");
}

void conclude_either(Telling& telling) {
  conclude_with(telling, "why-so-either");
}

void conclude_by_sight(Telling& telling, std::string_view what) {
  const CandidateSet& struck = telling.step().eliminations;
  const DigitSet digits = digits_of(struck);
  if (digits.size() != 1 || !telling.step().placements.empty()) return conclude(telling);
  const CellSet cells = cells_of(struck);
  telling.say(message("why-so-seeing", {{"cells", named(cells)},
                                        {"count", cells.size()},
                                        {"what", what},
                                        {"digit", digits.first()}}));
}

}  // namespace nonet::explanation
