#include "logic/notation/text.hpp"

#include "index.hpp"

namespace nonet::logic {
namespace {

std::string node_text(const Node& node) {
  return "(" + std::to_string(node.digit) + ")" + cells_notation(node.cells);
}

/// "(2=3)r1c6": two digits of one cell, or of one set.
std::string joined_text(const Step& step, const Link& link) {
  const Node& from = nth(step.nodes, link.from);
  const Node& to = nth(step.nodes, link.to);
  const CellSet cells = link.set < 0 ? from.cells : nth(step.sets, link.set).cells;
  return "(" + std::to_string(from.digit) + (link.strong ? "=" : "-") + std::to_string(to.digit) +
         ")" + cells_notation(cells);
}

bool joins(const Step& step, const Link& link) {
  const Node& from = nth(step.nodes, link.from);
  const Node& to = nth(step.nodes, link.to);
  const Because because = link.reason.because;
  if (because == Because::unique_rectangle || because == Because::fish) return false;
  if (link.set >= 0) return true;
  return link.strong && from.cells == to.cells && from.digit != to.digit;
}

}  // namespace

std::string digits_text(const std::vector<int>& digits, std::string_view between) {
  std::string text;
  for (int digit : digits) {
    if (!text.empty()) text += between;
    text += std::to_string(digit);
  }
  return text;
}

std::string digits_text(DigitSet digits) {
  std::string text;
  for (int digit : digits) text += std::to_string(digit);
  return text;
}

std::string set_text(const DigitCells& set) {
  return "{" + cells_notation(set.cells) + " " + digits_text(set.digits) + "}";
}

std::string cell_text(int cell) {
  return "r" + std::to_string(row_of(cell) + 1) + "c" + std::to_string(column_of(cell) + 1);
}

CellSet marked_cells(const Step& step, Role role, int group) {
  CellSet cells;
  for (const Mark& mark : step.marks) {
    if (mark.role == role && (group < 0 || mark.group == group))
      cells.insert(candidate_cell(mark.candidate));
  }
  return cells;
}

std::string cells_in_order_text(const Step& step, Role role) {
  std::string text;
  CellSet seen;
  for (const Mark& mark : step.marks) {
    const int cell = candidate_cell(mark.candidate);
    if (mark.role != role || seen.contains(cell)) continue;
    seen.insert(cell);
    if (!text.empty()) text += ',';
    text += cell_text(cell);
  }
  return text;
}

std::string ring_text(const Step& step, Role first, Role second) {
  std::string text;
  CellSet seen;
  for (const Mark& mark : step.marks) {
    const int cell = candidate_cell(mark.candidate);
    if ((mark.role != first && mark.role != second) || seen.contains(cell)) continue;
    seen.insert(cell);
    if (!text.empty()) text += '-';
    text += cell_text(cell);
  }
  return text;
}

std::string candidates_in_order_text(const Step& step, Role role) {
  std::string text;
  for (const Mark& mark : step.marks) {
    if (mark.role != role) continue;
    if (!text.empty()) text += ',';
    text += "(" + std::to_string(candidate_digit(mark.candidate)) + ")" +
            cell_text(candidate_cell(mark.candidate));
  }
  return text;
}

std::string more_chains_text(const Step& step) {
  std::string text;
  Step chain;
  chain.nodes = step.nodes;
  const auto flush = [&] {
    if (!chain.links.empty()) text += ", " + eureka_text(chain);
    chain.links.clear();
  };
  for (const Link& link : step.links) {
    if (!chain.links.empty() && chain.links.back().to != link.from) flush();
    chain.links.push_back(link);
  }
  flush();
  return text;
}

std::string eureka_text(const Step& step) {
  std::string text;
  for (std::size_t i = 0; i < step.links.size(); ++i) {
    const Link& link = step.links[i];
    const bool joined = joins(step, link);
    const bool before = i > 0 && joins(step, step.links[i - 1]);
    if (i > 0 && before && joined) text += link.strong ? " = " : " - ";
    if (joined) {
      text += joined_text(step, link);
      continue;
    }
    if (i == 0) text += node_text(nth(step.nodes, link.from));
    text += link.strong ? " = " : " - ";
    const bool next = i + 1 < step.links.size() && joins(step, step.links[i + 1]);
    if (!next) text += node_text(nth(step.nodes, link.to));
  }
  return text;
}

std::string plain_text(const Step& step) {
  return digits_text(step.digits) + " in " + cells_notation(marked_cells(step, Role::pattern));
}

}  // namespace nonet::logic
