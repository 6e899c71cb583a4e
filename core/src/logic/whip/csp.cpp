#include "logic/whip/csp.hpp"

#include <algorithm>
#include <cstddef>

#include "index.hpp"
#include "logic/cells.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// The bits of a candidate in its four variables.
Table<Mask, 4> bits_of(int candidate) {
  const int row = row_of(candidate_cell(candidate));
  const int column = column_of(candidate_cell(candidate));
  return {bit(candidate_digit(candidate) - 1), bit(column), bit(row),
          bit(row % 3 * 3 + column % 3)};
}

VariableSet variables_of_all(const CandidateSet& candidates) {
  VariableSet variables;
  for (int c : candidates) {
    for (int variable : variables_of(c)) variables.insert(variable);
  }
  return variables;
}

}  // namespace

Node Object::node() const {
  Node node{candidate_digit(first()), {}};
  for (int c : all()) node.cells.insert(candidate_cell(c));
  return node;
}

Csp::Csp(const Context& context) : links_(candidate_count), near_(candidate_count) {
  for (int cell : context.empty()) {
    for (int digit : context.candidates(cell)) {
      const int c = candidate(cell, digit);
      candidates_.push_back(c);
      for (int variable : variables_of(c)) {
        Members& members = members_[variable];
        members.candidates[members.count++] = static_cast<std::int16_t>(c);
      }
    }
  }
  for (int c : candidates_) make_links(c);
}

void Csp::make_links(int c) {
  CandidateSet& linked = nth(links_, c);
  for (int variable : variables_of(c)) {
    for (int other : members(variable)) linked.insert(other);
  }
  linked.erase(c);
  nth(near_, c) = variables_of_all(linked);
}

CandidateSet Csp::links(const Object& object) const {
  CandidateSet linked = nth(links_, object.first());
  for (int c : object.all().subspan(1)) linked &= nth(links_, c);
  return linked;
}

std::span<const std::int16_t> Csp::members(int variable) const {
  const Members& members = members_[variable];
  return {members.candidates.data(), as_size(members.count)};
}

VariableSet Csp::near(const Object& object) const {
  return object.is_group() ? variables_of_all(links(object)) : nth(near_, object.first());
}

Remains::Remains(const Csp& csp) {
  for (int c : csp.candidates()) {
    const auto variables = variables_of(c);
    const auto bits_in = bits_of(c);
    for (std::size_t i = 0; i < variables.size(); ++i) left_[variables[i]] |= bits_in[i];
  }
}

void Remains::suppose(const Csp& csp, const Object& object) {
  if (!object.is_group()) {
    for (int variable : variables_of(object.first())) settled_.insert(variable);
  }
  for (int c : csp.links(object) - gone_) {
    remove(c);
    if (empty_ >= 0) return;
  }
}

void Remains::remove(int candidate) {
  gone_.insert(candidate);
  const auto variables = variables_of(candidate);
  const auto bits_in = bits_of(candidate);
  for (std::size_t i = 0; i < variables.size(); ++i) {
    const int variable = variables[i];
    Mask& left = left_[variable];
    left = minus(left, bits_in[i]);
    const int count = bits(left);
    if (count == 0) empty_ = variable;
    if (count == 1) {
      single_.insert(variable);
      few_.erase(variable);
    } else if (count <= 3 && !is_cell_variable(variable)) {
      few_.insert(variable);
    }
  }
}

Object Remains::left(int variable) const {
  Object object;
  for (int i : DigitSet(left_[variable])) {
    object.add(is_cell_variable(variable) ? candidate(variable, i)
                                          : candidate(house_cells(variable_house(variable))[i - 1],
                                                      variable_digit(variable)));
  }
  return object;
}

bool Remains::is_group(int variable) const {
  const Mask left = left_[variable];
  const auto in = [&](Mask three) { return (left & ~three) == 0; };
  if (in(0007) || in(0070) || in(0700)) return true;
  return is_box(variable_house(variable)) && (in(0111) || in(0222) || in(0444));
}

}  // namespace nonet::logic
