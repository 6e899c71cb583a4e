#include "chains/implications.hpp"

#include <algorithm>

namespace nonet::chains {
namespace {

using Seen = std::array<CandidateSet, candidate_count>;

Seen make_seen() {
  Seen seen;
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int digit = 0; digit < 9; ++digit) {
      const int id = cell * 9 + digit;
      CandidateSet& set = seen[static_cast<std::size_t>(id)];
      for (int other = 0; other < 9; ++other) set.insert(cell * 9 + other);
      for (int peer : peers(cell)) set.insert(peer * 9 + digit);
      set.erase(id);
    }
  }
  return seen;
}

/// The candidates that cannot be true together with one.
const CandidateSet& seen_by(int candidate) {
  static const Seen seen = make_seen();
  return seen[static_cast<std::size_t>(candidate)];
}

}  // namespace

/// The literals that follow at once; of those that are false only the ones that lead on.
template <class Visit>
void Implications::for_each_target(Literal l, const Visit& visit_target) const {
  const int id = candidate_of(l);
  if (is_on(l)) {
    links_.for_each_weak(
        id, [&](int off) { visit_target(static_cast<Literal>(off + candidate_count)); });
  } else {
    for (const Strong& on : links_.strong(id)) visit_target(Literal{on.to});
  }
}

Implications::Implications(const Pencil& pencil) : links_(pencil) {
  on_.reserve(512);
  cyclic_.reserve(512);
  on_.emplace_back();
  cyclic_.push_back(0);
  const auto for_each_literal = [&](const auto& look) {
    for (int cell = 0; cell < cell_count; ++cell) {
      for_each_bit(pencil.cell(cell), [&](int digit) {
        for (bool on : {true, false}) look(literal(cell, digit, on));
      });
    }
  };
  for_each_literal([&](Literal l) {
    if (order_[l] == 0 && (is_on(l) || leads_on(l))) visit(l);
  });
  for_each_literal([&](Literal l) { refute(l); });
}

void Implications::refute(Literal l) {
  const int id = candidate_of(l);
  if (number_[l] == leads_nowhere) return;
  refuted_[l] = is_on(l) ? !(ons(l) & seen_by(id)).empty() : ons(l).contains(id);
  any_refuted_ = any_refuted_ || refuted_[l];
}

const Places& Implications::offs(int candidate) const {
  const std::size_t number = number_[static_cast<std::size_t>(candidate)];
  if (offs_of_.empty()) offs_of_.resize(on_.size());
  std::uint16_t& at = offs_of_[number];
  if (at != 0) return offs_[at - 1U];
  Places& off = offs_.emplace_back();
  at = static_cast<std::uint16_t>(offs_.size());
  for (int id : on_[number]) {
    const int cell = id / 9;
    for (int digit = 0; digit < 9; ++digit) {
      CellSet& cells = off[static_cast<std::size_t>(digit)];
      if (digit == id % 9) {
        cells |= peers(cell);
      } else {
        cells.insert(cell);
      }
    }
  }
  return off;
}

int Implications::reach(Literal to, int low) {
  if (order_[to] == 0) return std::min(low, visit(to));
  return open_[to] ? std::min<int>(low, order_[to]) : low;
}

int Implications::visit_targets(Literal l, int low) {
  for_each_target(l, [&](Literal to) { low = reach(to, low); });
  return low;
}

/// Returns the earliest visit that is reached back to.
int Implications::visit(Literal l) {
  order_[l] = ++visits_;
  open_[l] = true;
  stack_.push_back(l);
  const int low = visit_targets(l, order_[l]);
  if (low == order_[l]) close(l);
  return low;
}

/// Makes a component of what lies on the stack from `root` on; what it reaches is closed already.
void Implications::close(Literal root) {
  const auto begin = std::find(stack_.rbegin(), stack_.rend(), root).base() - 1;
  const auto number = static_cast<std::uint16_t>(on_.size());
  for (auto member = begin; member != stack_.end(); ++member) number_[*member] = number;
  CandidateSet on;
  for (auto member = begin; member != stack_.end(); ++member) join_targets(*member, on);
  int true_members = 0;
  for (auto member = begin; member != stack_.end(); ++member) {
    open_[*member] = false;
    if (!is_on(*member)) continue;
    ++true_members;
    on.insert(candidate_of(*member));
  }
  any_cycle_ = any_cycle_ || true_members > 1;
  cyclic_.push_back(true_members > 1 ? 1 : 0);
  stack_.erase(begin, stack_.end());
  on_.push_back(on);
}

/// Adds what follows from a member's targets outside. All that is in the set so far comes from
/// closed components, so that a true target that is there is there with all that it reaches.
void Implications::join_targets(Literal member, CandidateSet& into) const {
  for_each_target(member, [&](Literal to) {
    if (number_[to] == number_[member] || (is_on(to) && into.contains(candidate_of(to)))) return;
    into |= on_[number_[to]];
  });
}

}  // namespace nonet::chains
