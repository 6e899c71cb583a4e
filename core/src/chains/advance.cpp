#include "chains/advance.hpp"

#include <algorithm>

#include "chains/forcing.hpp"
#include "chains/source_chains.hpp"
#include "index.hpp"

namespace nonet::chains {
namespace {

/// The chains that a level nests, easiest first. Chains of one source are apart, also the plain ones of
/// one candidate's states.
std::vector<ForcingMode> inner_modes(ChainLevel level) {
  switch (level) {
    case ChainLevel::multiple:
      return {{false, ChainLevel::plain, {false, false, true, true}}};
    case ChainLevel::dynamic_inner:
      return {{false, ChainLevel::dynamic}};
    case ChainLevel::nested_inner:
      return {{false, ChainLevel::dynamic}, {false, ChainLevel::forcing}};
    case ChainLevel::plus_inner:
      return {{false, ChainLevel::plus}};
    case ChainLevel::forcing_inner:
      return {{false, ChainLevel::forcing}};
    case ChainLevel::multiple_inner:
      return {{false, ChainLevel::multiple}};
    default:
      return {};
  }
}

/// The order in which Sukaku Explainer goes through removals: by the buckets of Java's hash maps, into
/// which it puts cells by their numbers.
void sort_by_bucket(std::vector<Removal>& removals) {
  std::size_t buckets = 16;
  while (removals.size() * 4 > buckets * 3) buckets *= 2;
  const auto bucket = [&](const Removal& removal) { return as_size(removal.cell) % buckets; };
  std::stable_sort(removals.begin(), removals.end(),
                   [&](const Removal& a, const Removal& b) { return bucket(a) < bucket(b); });
}

/// A chain's removals; those of a cycle as they come along it.
std::vector<Removal> removals_in_order(const ChainHint& hint) {
  if (hint.along_cycle.empty()) return hint.removals;
  std::vector<Removal> removals;
  removals.reserve(hint.along_cycle.size());
  for (int cell : hint.along_cycle) {
    removals.push_back(*std::find_if(hint.removals.begin(), hint.removals.end(),
                                     [&](const Removal& removal) { return removal.cell == cell; }));
  }
  return removals;
}

/// Beside one chain's.
constexpr std::uint64_t work_of_patterns = 2;
constexpr std::uint64_t work_of_source_chains = 32;

}  // namespace

Advance::Advance(ChainLevel level, Work& work) : work_(work), modes_(inner_modes(level)) {
  if (level == ChainLevel::forcing || level == ChainLevel::multiple)
    implications_ = std::make_unique<Implications>();
  if (!modes_.empty()) forcing_ = std::make_unique<Forcing>(work);
}

Advance::~Advance() = default;

bool Advance::take(std::vector<Removal> removals, std::size_t first_parent, int nested) {
  if (work_.scale() == RatingScale::sukaku) sort_by_bucket(removals);
  const std::size_t before = found_.list.size();
  const std::size_t count = found_.parents.size() - first_parent;
  for (const Removal& removal : removals) {
    for_each_bit(removal.digits, [&](int digit) {
      const int gone = removal.cell * 9 + digit;
      if (taken_.contains(gone)) return;
      taken_.insert(gone);
      found_.list.push_back({gone, first_parent, count, nested});
    });
  }
  return found_.list.size() != before;
}

bool Advance::all_taken(const std::vector<Removal>& removals) const {
  return std::all_of(removals.begin(), removals.end(), [&](const Removal& removal) {
    for (Mask rest = removal.digits; rest != 0; rest = without_lowest(rest)) {
      if (!taken_.contains(removal.cell * 9 + lowest(rest))) return false;
    }
    return true;
  });
}

void Advance::pattern(int rule, const Pencil& before, const Pencil& now) {
  const auto sink = [&](const Pattern& pattern) {
    const std::size_t first = found_.parents.size();
    rests_on(pattern, before, now, found_.parents);
    if (found_.parents.size() != first) take(pattern.removals, first, -1);
    return false;
  };
  switch (rule) {
    case 0:
      find_locking(now, work_.scale(), sink);
      break;
    case 1:
      find_hidden_set(now, 2, sink);
      break;
    case 2:
      find_naked_set(now, 2, sink);
      break;
    default:
      find_fish(now, 2, sink);
      break;
  }
}

void Advance::patterns(const Pencil& before, const Pencil& now) {
  if (!work_.go_on(work_of_patterns)) return;
  for (int rule = 0; rule < 4 && found_.list.empty(); ++rule) pattern(rule, before, now);
}

void Advance::take_all(ChainHints& hints, const Pencil& before, const Pencil& now,
                       std::vector<NestedChain>& nested) {
  for (const ChainHint& hint : hints.take()) {
    if (all_taken(hint.removals)) continue;
    const std::size_t first = found_.parents.size();
    branches_.set(hint);
    branches_.rest_on(before, now, found_.parents);
    if (found_.parents.size() == first) continue;
    const bool sukaku = work_.scale() == RatingScale::sukaku;
    if (take(sukaku ? removals_in_order(hint) : hint.removals, first, count_of(nested)))
      nested.push_back(branches_.nested());
  }
}

void Advance::chains(const Pencil& before, const Pencil& now, ChainLevel known,
                     std::vector<NestedChain>& nested) {
  ChainHints hints(true);
  if (implications_) {
    if (!work_.go_on(work_of_source_chains)) return;
    implications_->set(now);
    if (known < ChainLevel::forcing) find_source_chains(now, *implications_, hints);
    take_all(hints, before, now, nested);
  }
  for (const ForcingMode& mode : modes_) {
    if (!found_.list.empty() || work_.stopped()) return;
    if (known == ChainLevel::dynamic_inner && mode.level == ChainLevel::dynamic) continue;
    forcing_->find(now, mode, hints, implications_.get());
    take_all(hints, before, now, nested);
  }
}

const Advances& Advance::look(const Pencil& before, const Pencil& now, ChainLevel known,
                              std::vector<NestedChain>& nested) {
  found_.list.clear();
  found_.parents.clear();
  taken_ = {};
  if (known < ChainLevel::plus) patterns(before, now);
  if (found_.list.empty() && !work_.stopped()) chains(before, now, known, nested);
  return found_;
}

}  // namespace nonet::chains
