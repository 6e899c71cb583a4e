#include "logic/forcing/consequences.hpp"

#include <algorithm>
#include <cstddef>

#include "index.hpp"

namespace nonet::logic {
namespace {

std::size_t of_digit(int digit) {
  return as_size(digit - 1);
}

}  // namespace

Consequences::Consequences(const Context& context)
    : context_(context), partners_(candidate_count), known_(candidate_count) {
  for (int digit : DigitSet::all()) {
    for (int house : all_houses) link(context.places(house, digit), digit);
  }
  for (int cell : context.bivalue()) {
    const DigitSet digits = context.candidates(cell);
    const int first = candidate(cell, digits.first());
    const int second = candidate(cell, (digits - DigitSet::of(digits.first())).first());
    for (int from : {first, second}) {
      Partners& partners = nth(partners_, from);
      partners.candidates[partners.count++] = from == first ? second : first;
      linked_[of_digit(candidate_digit(from))].insert(cell);
    }
  }
}

/// The two places of a digit in a house.
void Consequences::link(const CellSet& cells, int digit) {
  if (cells.size() != 2) return;
  const int first = candidate(cells.first(), digit);
  const int second = candidate(cells.next(cells.first() + 1), digit);
  for (int from : {first, second}) {
    Partners& partners = nth(partners_, from);
    partners.candidates[partners.count++] = from == first ? second : first;
  }
  linked_[of_digit(digit)] |= cells;
}

const OffCells& Consequences::off(int cell, int digit) {
  auto& known = nth(known_, candidate(cell, digit));
  if (!known) {
    known = std::make_unique<OffCells>();
    spread(candidate(cell, digit), *known, nullptr);
  }
  return *known;
}

void Consequences::spread(int start, OffCells& off, Reasons* reasons) {
  on_ = CandidateSet();
  on_.insert(start);
  queue_.assign(1, start);
  std::size_t next = 0;
  while (next < queue_.size()) {
    const int cause = queue_[next++];
    const int cell = candidate_cell(cause);
    const int digit = candidate_digit(cause);
    CellSet own;
    own.insert(cell);
    for (int other : context_.candidates(cell) - DigitSet::of(digit))
      switch_off(cause, other, own, off, reasons);
    switch_off(cause, digit, context_.places(digit) & peers(cell), off, reasons);
  }
}

void Consequences::switch_off(int cause, int digit, const CellSet& cells, OffCells& off,
                              Reasons* reasons) {
  CellSet& known = off[of_digit(digit)];
  const CellSet fresh = cells - known;
  known |= cells;
  if (reasons != nullptr) {
    for (int cell : fresh) reasons->off[candidate(cell, digit)] = cause;
  }
  for (int cell : fresh& linked_[of_digit(digit)]) switch_on(candidate(cell, digit), reasons);
}

void Consequences::switch_on(int cause, Reasons* reasons) {
  const Partners& partners = nth(partners_, cause);
  for (int i = 0; i < partners.count; ++i) {
    const int next = partners.candidates[i];
    if (on_.contains(next)) continue;
    on_.insert(next);
    queue_.push_back(next);
    if (reasons != nullptr) reasons->on[next] = cause;
  }
}

std::vector<int> Consequences::chain(int from, int target) {
  const auto reasons = std::make_unique<Reasons>();
  reasons->on.fill(-1);
  reasons->off.fill(-1);
  OffCells off{};
  spread(from, off, reasons.get());
  std::vector<int> chain;
  for (int at = target; at >= 0;) {
    chain.push_back(at);
    const int cause = reasons->off[at];
    if (cause < 0) break;
    chain.push_back(cause);
    at = cause == from ? -1 : reasons->on[cause];
  }
  std::reverse(chain.begin(), chain.end());
  return chain;
}

void add_chain(const std::vector<int>& chain, int group, Step& step) {
  const auto first = count_of(step.nodes);
  for (int i = 0; i < count_of(chain); ++i) {
    const int c = nth(chain, i);
    Node node{candidate_digit(c), {}};
    node.cells.insert(candidate_cell(c));
    step.nodes.push_back(node);
    const int at = first + i;
    if (i > 0) step.links.push_back({at - 1, at, i % 2 == 0});
    const bool marked = std::any_of(step.marks.begin(), step.marks.end(),
                                    [&](const Mark& mark) { return mark.candidate == c; });
    if (!marked && !step.eliminations.contains(c))
      step.marks.push_back({i % 2 == 0 ? Role::on : Role::off, c, group});
  }
}

}  // namespace nonet::logic
