#include "output/step_output.hpp"

#include "nonet/notation.hpp"
#include "words/messages.hpp"

namespace nonet::cli {

Json json_of_candidate(int c) {
  return {{"cell", cell_name(candidate_cell(c))}, {"digit", candidate_digit(c)}};
}

Json json_of_cells(const CellSet& cells) {
  Json list = Json::array();
  for (int cell : cells) list.push_back(cell_name(cell));
  return list;
}

namespace {

Json json_of(const CellSet& cells) {
  return json_of_cells(cells);
}

Json json_of(const HouseSet& houses) {
  Json list = Json::array();
  for (int house : houses) list.push_back(house_name(house));
  return list;
}

Json json_of(DigitSet digits) {
  Json list = Json::array();
  for (int digit : digits) list.push_back(digit);
  return list;
}

Json json_of(const CandidateSet& candidates) {
  Json list = Json::array();
  for (int c : candidates) list.push_back(json_of_candidate(c));
  return list;
}

Json json_of(const Mark& mark) {
  Json json = json_of_candidate(mark.candidate);
  json["role"] = id(mark.role);
  json["group"] = mark.group;
  return json;
}

Json json_of(const DigitCells& set) {
  return {{"cells", json_of(set.cells)}, {"digits", json_of(set.digits)}};
}

Json json_of(const Node& node) {
  return {{"digit", node.digit}, {"cells", json_of(node.cells)}};
}

Json json_of(const Reason& reason) {
  Json json = {
      {"because", id(reason.because)}, {"houses", json_of(reason.houses)}, {"facts", reason.facts}};
  if (!reason.covers.empty()) json["covers"] = json_of(reason.covers);
  if (!reason.pair.cells.empty()) json["pair"] = json_of(reason.pair);
  return json;
}

Json json_of(const Link& link) {
  return {{"from", link.from},
          {"to", link.to},
          {"strong", link.strong},
          {"set", link.set < 0 ? Json(nullptr) : Json(link.set)},
          {"reason", json_of(link.reason)}};
}

template <typename T>
Json list_of(const std::vector<T>& items) {
  Json list = Json::array();
  for (const T& item : items) list.push_back(json_of(item));
  return list;
}

}  // namespace

std::string text_of(const Step& step) {
  const TechniqueInfo& technique = info(step.technique);
  return notation(step) + "  [" + std::string(id(technique.level)) + ' ' +
         std::to_string(technique.score) + ']';
}

Json json_of(const Step& step) {
  const TechniqueInfo& technique = info(step.technique);
  return {{"technique", technique.id},
          {"level", id(technique.level)},
          {"score", technique.score},
          {"notation", notation(step)},
          {"placements", json_of(step.placements)},
          {"eliminations", json_of(step.eliminations)},
          {"digits", step.digits},
          {"houses", json_of(step.houses)},
          {"covers", json_of(step.covers)},
          {"marks", list_of(step.marks)},
          {"sets", list_of(step.sets)},
          {"nodes", list_of(step.nodes)},
          {"links", list_of(step.links)}};
}

Json json_of(const std::vector<Step>& steps) {
  Json list = Json::array();
  for (const Step& step : steps) list.push_back(json_of(step));
  return list;
}

}  // namespace nonet::cli
