#include "rating/implications.hpp"

#include <algorithm>

#include "rating/peers.hpp"

namespace nonet::rating {

namespace {

/// Whether anything is true when a candidate is false.
bool is_strong(const Pencil& pencil, int cell, int digit) {
  if (size(pencil.cell(cell)) == 2) return true;
  for (int house : houses_of(cell)) {
    if (size(pencil.place(house, digit)) == 2) return true;
  }
  return false;
}

}  // namespace

/// The literals that follow at once; of those that are false only the ones that lead on.
template <class Visit>
void Implications::for_each_target(Literal l, const Visit& visit_target) const {
  const int cell = cell_of(l);
  const int digit = digit_of(l);
  if (is_on(l)) {
    const auto lead_on = [&](int c, int d) {
      if (strong_.contains(c * 9 + d)) visit_target(literal(c, d, false));
    };
    for_each_bit(minus(pencil_.cell(cell), bit(digit)), [&](int d) { lead_on(cell, d); });
    for (int peer : peer_list(cell)) {
      if (pencil_.possible(peer, digit)) lead_on(peer, digit);
    }
    return;
  }
  if (size(pencil_.cell(cell)) == 2)
    visit_target(literal(cell, lowest(minus(pencil_.cell(cell), bit(digit))), true));
  for (int house : houses_of(cell)) {
    const Mask places = pencil_.place(house, digit);
    if (size(places) != 2) continue;
    const int other = lowest(minus(places, bit(place_in(house, cell))));
    visit_target(literal(cell_in(house, other), digit, true));
  }
}

Implications::Implications(const Pencil& pencil) : pencil_(pencil) {
  components_.reserve(512);
  for (int cell = 0; cell < cell_count; ++cell) {
    for_each_bit(pencil.cell(cell), [&](int digit) {
      if (is_strong(pencil, cell, digit)) strong_.insert(cell * 9 + digit);
    });
  }
  for (int cell = 0; cell < cell_count; ++cell) {
    for_each_bit(pencil.cell(cell), [&](int digit) {
      for (bool on : {true, false}) {
        const Literal l = literal(cell, digit, on);
        if (order_[l] == 0) visit(l);
      }
    });
  }
  for (int cell = 0; cell < cell_count; ++cell) {
    for_each_bit(pencil.cell(cell), [&](int digit) {
      any_refuted_ = any_refuted_ || refuted(literal(cell, digit, true)) ||
                     refuted(literal(cell, digit, false));
    });
  }
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
  const auto begin = std::find(stack_.begin(), stack_.end(), root);
  const auto number = static_cast<std::uint16_t>(components_.size());
  for (auto member = begin; member != stack_.end(); ++member) number_[*member] = number;
  Component made;
  for (auto member = begin; member != stack_.end(); ++member) join_targets(*member, made);
  for (auto member = begin; member != stack_.end(); ++member) {
    open_[*member] = false;
    join(*member, made);
  }
  any_cycle_ = any_cycle_ || made.true_members > 1;
  stack_.erase(begin, stack_.end());
  components_.push_back(made);
}

/// Adds what follows from a member's targets outside. All that is in the sets so far comes from
/// closed components, so that a target that is there is there with all that it reaches.
void Implications::join_targets(Literal member, Component& into) const {
  for_each_target(member, [&](Literal to) {
    if (number_[to] == number_[member] ||
        (is_on(to) ? into.on : into.off).contains(candidate_of(to)))
      return;
    into.on |= component(to).on;
    into.off |= component(to).off;
  });
}

/// Adds a member and all that it makes false.
void Implications::join(Literal member, Component& into) const {
  const int cell = cell_of(member);
  const int digit = digit_of(member);
  if (!is_on(member)) {
    into.off.insert(candidate_of(member));
    return;
  }
  ++into.true_members;
  into.on.insert(candidate_of(member));
  for_each_bit(minus(pencil_.cell(cell), bit(digit)),
               [&](int d) { into.off.insert(cell * 9 + d); });
  for (int peer : peer_list(cell)) {
    if (pencil_.possible(peer, digit)) into.off.insert(peer * 9 + digit);
  }
}

}  // namespace nonet::rating
