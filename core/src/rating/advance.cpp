#include "rating/advance.hpp"

#include "rating/forcing.hpp"
#include "rating/source_chains.hpp"

namespace nonet::rating {
namespace {

/// The kinds of chains that a level nests, easiest first; chains of one source are apart.
std::vector<ChainLevel> inner_levels(ChainLevel level) {
  switch (level) {
    case ChainLevel::multiple:
      return {ChainLevel::plain};
    case ChainLevel::dynamic_inner:
      return {ChainLevel::dynamic};
    case ChainLevel::nested_inner:
      return {ChainLevel::dynamic, ChainLevel::forcing};
    default:
      return {};
  }
}

/// Plain chains of one candidate's states are chains of one source, which are apart.
ForcingMode mode_of(ChainLevel level) {
  if (level == ChainLevel::plain) return {false, level, {false, false, true, true}};
  return {false, level, {}};
}

/// Beside one chain's.
constexpr std::uint64_t work_of_patterns = 2;
constexpr std::uint64_t work_of_source_chains = 32;

}  // namespace

Advance::Advance(ChainLevel level, Work& work)
    : work_(work), source_chains_(level == ChainLevel::forcing || level == ChainLevel::multiple) {
  for (ChainLevel inner : inner_levels(level))
    forcing_.push_back(std::make_unique<Forcing>(mode_of(inner), work));
}

Advance::~Advance() = default;

bool Advance::take(const std::vector<Removal>& removals, std::size_t first_parent, int nested) {
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

bool Advance::patterns(int rule, const Pencil& before, const Pencil& now) {
  const auto sink = [&](const Pattern& pattern) {
    const std::size_t first = found_.parents.size();
    rests_on(pattern, before, now, found_.parents);
    if (found_.parents.size() != first) take(pattern.removals, first, -1);
    return false;
  };
  switch (rule) {
    case 0:
      find_locking(now, sink);
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
  return !found_.list.empty();
}

void Advance::chains(std::size_t rule, const Pencil& before, const Pencil& now,
                     const std::optional<Implications>& implications,
                     std::vector<NestedChain>& nested) {
  ChainHints hints(true);
  if (rule == 0) {
    find_source_chains(now, *implications, hints);
  } else {
    forcing_[rule - 1]->find(now, hints, implications ? &*implications : nullptr);
  }
  for (const ChainHint& hint : hints.take()) {
    const std::size_t first = found_.parents.size();
    rests_on(hint, before, now, found_.parents);
    if (found_.parents.size() == first) continue;
    if (take(hint.removals, first, static_cast<int>(nested.size())))
      nested.push_back(nested_of(hint));
  }
}

const Advances& Advance::look(const Pencil& before, const Pencil& now,
                              std::vector<NestedChain>& nested) {
  found_.list.clear();
  found_.parents.clear();
  taken_ = {};
  if (!work_.go_on(work_of_patterns)) return found_;
  for (int rule = 0; rule < 4; ++rule) {
    if (patterns(rule, before, now)) return found_;
  }
  std::optional<Implications> implications;
  if (source_chains_ && work_.go_on(work_of_source_chains)) implications.emplace(now);
  if (work_.stopped()) return found_;
  for (std::size_t rule = source_chains_ ? 0 : 1; rule <= forcing_.size(); ++rule) {
    chains(rule, before, now, implications, nested);
    if (!found_.list.empty()) break;
  }
  return found_;
}

}  // namespace nonet::rating
