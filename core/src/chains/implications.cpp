#include "chains/implications.hpp"

#include <algorithm>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {
namespace {

using Seen = Table<CandidateSet, candidate_count>;

Seen make_seen() {
  Seen seen;
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int digit = 0; digit < 9; ++digit) {
      const int id = cell * 9 + digit;
      CandidateSet& set = seen[id];
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
  return seen[candidate];
}

}  // namespace

void Implications::set(const Pencil& pencil) {
  forget();
  links_.set(pencil);
  if (!number_all(pencil)) {
    unknown_ = true;
    any_refuted_ = true;
    return;
  }
  link_all();
  for (; closed_ < count_; ++closed_) close(closed_);
  for (int i = 0; i < count_; ++i) {
    if_off_[i] = {};
    for (const Strong& on : links_.strong(candidates_[i])) if_off_[i] |= if_on_[number(on.to)];
  }
  for (int candidate : possible_) refute(candidate);
}

void Implications::forget() {
  for (int i = 0; i < count_; ++i) {
    const int cell = candidates_[i] / 9;
    in_cell_[cell] = {};
    for (int house : houses_of(cell)) in_house_[house][candidates_[i] % 9U] = {};
  }
  count_ = 0;
  closed_ = 0;
  unknown_ = false;
  any_refuted_ = false;
  possible_ = {};
  strong_ = {};
  refuted_on_ = {};
  refuted_off_ = {};
  sighted_ = {};
  sights_.clear();
}

/// False when there are too many.
bool Implications::number_all(const Pencil& pencil) {
  for (int cell = 0; cell < cell_count; ++cell) {
    const Table<int, 3> houses = houses_of(cell);
    for (Mask rest = pencil.cell(cell); rest != 0; rest = without_lowest(rest)) {
      const int digit = lowest(rest);
      const int candidate = cell * 9 + digit;
      possible_.insert(candidate);
      if (links_.strong(candidate).empty()) continue;
      if (count_ == capacity) return false;
      strong_.insert(candidate);
      const int i = count_;
      numbers_[candidate] = narrow<std::uint8_t>(i);
      candidates_[count_++] = narrow<CandidateId>(candidate);
      in_cell_[cell].insert(i);
      for (int house : houses) in_house_[house][digit].insert(i);
    }
  }
  return true;
}

/// Those that are false when a candidate is true.
Implications::Set Implications::seen(int candidate) const {
  const int cell = candidate / 9;
  const int digit = candidate % 9;
  Set set = in_cell_[cell];
  for (const Spot& spot : spots_of(cell)) set |= in_house_[spot.house][digit];
  if (is_strong(candidate)) set.erase(number(candidate));
  return set;
}

/// What is true at once when one is true, itself included.
void Implications::link_all() {
  for (int i = 0; i < count_; ++i) {
    if_off_[i] = {};
    for (const Strong& on : links_.strong(candidates_[i])) if_off_[i].insert(number(on.to));
  }
  for (int i = 0; i < count_; ++i) {
    if_on_[i] = reached(seen(candidates_[i]));
    if_on_[i].insert(i);
  }
}

/// What is true when some are false.
Implications::Set Implications::reached(const Set& off) const {
  Set on;
  for (int i : off) on |= if_off_[i];
  return on;
}

/// All that is true when one is. What a closed one leads to needs no second look.
void Implications::close(int from) {
  Set on = if_on_[from];
  Set open = on;
  open.erase(from);
  while (!open.empty()) {
    const int next = open.first();
    const Set& more = if_on_[next];
    if (next < closed_) {
      open -= more;
    } else {
      open |= more - on;
      open.erase(next);
    }
    on |= more;
  }
  if_on_[from] = on;
}

void Implications::refute(int candidate) {
  const Set off = seen(candidate);
  bool refuted = false;
  if (is_strong(candidate)) {
    const int i = number(candidate);
    refuted = !(if_on_[i] & off).empty();
    if (if_off_[i].contains(i)) {
      refuted_off_.insert(candidate);
      any_refuted_ = true;
    }
  } else {
    refuted =
        std::any_of(off.begin(), off.end(), [&](int i) { return !(if_off_[i] & off).empty(); });
  }
  if (!refuted) return;
  refuted_on_.insert(candidate);
  any_refuted_ = true;
}

bool Implications::equivalent(Literal l, int candidate) const {
  if (unknown_) return true;
  const int source = number(candidate);
  const Set& on = if_on_[source];
  const int i = number(candidate_of(l));
  if (is_on(l)) return if_on_[i].contains(source) && on.contains(i);
  return if_off_[i].contains(source) && !(on & seen(candidate_of(l))).empty();
}

bool Implications::on_cycle(int candidate) const {
  if (unknown_) return true;
  if (!is_strong(candidate)) return false;
  const int source = number(candidate);
  const Set& on = if_on_[source];
  const bool any = std::any_of(on.begin(), on.end(),
                               [&](int i) { return i != source && if_on_[i].contains(source); });
  return any && !(sight(candidate).off & refuted_on_).empty();
}

const Implications::Sight& Implications::look_from(int candidate) const {
  sighted_.insert(candidate);
  sight_of_[candidate] = narrow<std::uint16_t>(sights_.size());
  Sight& made = sights_.emplace_back();
  made.on = is_strong(candidate) ? if_on_[number(candidate)] : reached(seen(candidate));
  made.off = seen_by(candidate);
  Set open = made.on;
  if (is_strong(candidate)) open.erase(number(candidate));
  while (!open.empty()) {
    const int next = open.first();
    if (sighted_.contains(candidates_[next])) {
      made.off |= sights_[sight_of_[candidates_[next]]].off;
      open -= if_on_[next];
    } else {
      made.off |= seen_by(candidates_[next]);
      open.erase(next);
    }
  }
  return made;
}

bool Implications::any_common(std::span<const Literal> starts) const {
  Set on = Set::all();
  CandidateSet off = possible_;
  for (Literal start : starts) {
    const Sight& more = sight(candidate_of(start));
    on &= more.on;
    off &= more.off;
    if (on.empty() && off.empty()) return false;
  }
  return true;
}

}  // namespace nonet::chains
