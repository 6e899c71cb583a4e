/// @file
/// ALS Chain, or ALS-XY-Chain (HoDoKu: Almost Locked Set Chain; Sudopedia: ALS-XY-Chain).
///
/// Almost locked sets of which each has a restricted common with the next, two neighbouring commons
/// of a set being different digits. If the first set does without Z it has all its other digits,
/// the first common too; so the second set does without that and has the next common; and so on:
/// the last set then has all digits but the last common, Z with them. So the first or the last set
/// has Z, and Z is removed from every cell that sees all its places in both.
///
/// Each inference is about two sets alone, so any may overlap (restricted commons never lie in an
/// overlap), and Z may be removed from sets in the middle. A chain of two sets is an ALS-XZ, one of
/// three an ALS-XY-Wing; here it has four at least, all different. One end may be a part of the
/// other. When the last two sets have a second common that could have been the last as well, HoDoKu
/// does not remove it as a Z, though one may: both steps are given.
///
/// How it is searched: what counts of a set is where it has a digit, and many sets have the same
/// places (`AlsLinks::places`). From each places that a first set could leave by, the places that
/// sets further on lose are followed breadth first as rows of bits, for all beginnings in step, so
/// that shorter chains come first; places that were lost after fewer sets are not followed again,
/// except that those lost by the second and third set may be lost again by a later one (a chain may
/// have the effect of a wing). Ends to which only a path leads that takes a set twice are tried
/// again with one set more. Whether a last set fits the beginning is a test of two rows. The sets
/// in between are looked for only when the effect is new. Before all that, what can be lost at any
/// distance is known for all places at once, and beginnings that fit none of it are left out.
///
/// Steps: `sets` in order; `digits` the restricted commons in order, then the removed ones; `nodes`
/// Z and the first common in the first set, the first and second in the second, ..., Z in the last,
/// linked in this order; marks `restricted`, `pincer` (Z in the ends), `set`, with the index of the
/// set as group.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "index.hpp"
#include "logic/als/als_graph.hpp"
#include "logic/als/als_steps.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

/// Restricted commons in a chain.
constexpr std::size_t fewest_commons = 3;
constexpr std::size_t most_commons = 12;

/// Ends that need a longer chain than the shortest are tried up to here.
constexpr std::size_t delayed_commons = 6;
/// Places looked at for one chain, so that a chain that cannot be made does not take long.
constexpr std::size_t most_tries = 500;

/// The first and the last set, and the places that the one leaves by and the other has lost.
struct Ends {
  std::size_t start;
  std::size_t end;
  std::size_t first;
  std::size_t last;
};

bool contains(const Bits& bits, std::size_t i) {
  return (bits[i / 64] >> (i % 64) & 1U) != 0;
}

/// Places that a first set may leave by, what the set at hand may lose, what sets have lost before,
/// and what a last set must have lost.
struct Beginning {
  std::size_t first;
  Bits lost;
  Bits known;
  Bits fitting;
};

class ChainSearch {
 public:
  ChainSearch(const Context& context, Sink sink)
      : context_(context), links_(als_links_of(context)), sink_(sink), graph_(links_) {
    for (std::size_t first = 0; first < graph_.size(); ++first) {
      if (!may_remove(first)) continue;
      const BitTable::Row weak = graph_.weak(first);
      const Bits none(weak.size());
      beginnings_.push_back({first, none, none, graph_.fitting(first)});
      add(beginnings_.back().lost, weak);
    }
  }

  bool run() {
    bool more = !beginnings_.empty();
    for (std::size_t commons = 2; (more || !delayed_.empty()) && commons <= most_commons;
         ++commons) {
      if (give_delayed(commons)) return true;
      more = false;
      for (Beginning& beginning : beginnings_) {
        if (is_empty(beginning.lost)) continue;
        if (context_.spend() || give_next(beginning, commons)) return true;
        more = more || !is_empty(beginning.lost);
      }
    }
    return false;
  }

 private:
  /// Whether any chain, of sets that leave by these places, may remove something.
  bool may_remove(std::size_t first) {
    if (is_empty(graph_.weak(first))) return false;
    const BitTable ends = graph_.ends_from(first);
    const int x = links_.places[first].digit;
    return any_of_row(links_.with[first], [&](std::size_t start) {
      return any_in_both(ends[0], links_.removing(start, x),
                         [&](std::size_t end) { return end != start; });
    });
  }

  /// The chains with one set more.
  bool give_next(Beginning& beginning, std::size_t commons) {
    beginning.lost = next(beginning.lost);
    if (commons < fewest_commons) return false;
    forget(beginning.lost, beginning.known);
    return give_ends(beginning, commons);
  }

  [[nodiscard]] Bits next(const Bits& lost) const {
    Bits further(lost.size());
    any_of_row(lost, [&](std::size_t p) {
      add(further, graph_.next(p));
      return false;
    });
    return further;
  }

  static void forget(Bits& lost, Bits& known) {
    for (std::size_t i = 0; i < lost.size(); ++i) {
      lost[i] &= ~known[i];
      known[i] |= lost[i];
    }
  }

  /// The chains from sets that leave by `first` to sets that lost something new.
  bool give_ends(const Beginning& beginning, std::size_t commons) {
    return any_in_both(beginning.lost, beginning.fitting, [&](std::size_t last) {
      return any_of_row(links_.with[beginning.first], [&](std::size_t start) {
        return give_ends(start, beginning.first, last, commons);
      });
    });
  }

  bool give_ends(std::size_t start, std::size_t first, std::size_t last, std::size_t commons) {
    const int x = links_.places[first].digit;
    for (int z : als_of(context_)[start].digits - DigitSet::of(x)) {
      if (z == links_.places[last].digit) continue;
      const BitTable::Row common = links_.common[links_.at(start, z)];
      const bool ended = any_in_both(links_.with[last], common, [&](std::size_t end) {
        return start != end && give(start, end, first, last, commons);
      });
      if (ended) return true;
    }
    return false;
  }

  bool give(std::size_t start, std::size_t end, std::size_t first, std::size_t last,
            std::size_t commons) {
    const DigitSet used =
        DigitSet::of(links_.places[first].digit) | DigitSet::of(links_.places[last].digit);
    const CandidateSet removed = removed_by_both(context_, start, end, DigitSet::all() - used);
    if (effects_.contains(removed)) return false;
    if (context_.spend()) return true;
    if (!find_path(start, end, first, last, commons)) {
      if (commons < delayed_commons) delayed_.push_back({start, end, first, last});
      return false;
    }
    const DigitSet all_used = used | restricted_commons(context_, sets_[commons - 1], end);
    const CandidateSet fewer = removed_by_both(context_, start, end, DigitSet::all() - all_used);
    for (const CandidateSet& effect : {fewer, removed}) {
      if (effects_.add(effect) &&
          sink_(path_step(context_, Technique::als_chain, {sets_, digits_}, effect)))
        return true;
    }
    return false;
  }

  /// Tries ends again that no chain of different sets led to, with one set more.
  bool give_delayed(std::size_t commons) {
    std::vector<Ends> ends;
    std::swap(ends, delayed_);
    return std::any_of(ends.begin(), ends.end(), [&](const Ends& each) {
      return give(each.start, each.end, each.first, each.last, commons);
    });
  }

  /// Fills `sets_` and `digits_` with a chain of different sets; false when there is none.
  bool find_path(std::size_t start, std::size_t end, std::size_t first, std::size_t last,
                 std::size_t commons) {
    layers_.assign(1, Bits(graph_.weak(first).begin(), graph_.weak(first).end()));
    while (layers_.size() < commons) layers_.push_back(next(layers_.back()));
    sets_.assign(commons + 1, 0);
    digits_.assign(commons, 0);
    sets_[0] = narrow<std::uint16_t>(start);
    sets_[commons] = narrow<std::uint16_t>(end);
    digits_[commons - 1] = links_.places[last].digit;
    first_ = first;
    tries_ = 0;
    return find_before(commons - 1, last);
  }

  /// Chooses the set with index `i`, which takes the places `lost` from the next one.
  bool find_before(std::size_t i, std::size_t lost) {
    if (i == 0) return links_.weak(first_, lost);
    if (++tries_ > most_tries) return false;
    return any_of_row(graph_.weak(lost), [&](std::size_t exit) {
      return any_of_row(links_.with[exit], [&](std::size_t set) {
        return !in_chain(set, i) && find_entry(i, set, exit);
      });
    });
  }

  bool find_entry(std::size_t i, std::size_t set, std::size_t exit) {
    for (std::uint16_t entry : links_.of_set[set]) {
      if (entry == AlsLinks::none || entry == exit || !contains(layers_[i - 1], entry)) continue;
      sets_[i] = narrow<std::uint16_t>(set);
      digits_[i - 1] = links_.places[entry].digit;
      if (find_before(i - 1, entry)) return true;
    }
    return false;
  }

  /// Whether a set is the first one, or one after the one with index `i`.
  [[nodiscard]] bool in_chain(std::size_t set, std::size_t i) const {
    return set == sets_[0] || std::find(iterator_at(sets_, i) + 1, sets_.end(), set) != sets_.end();
  }

  const Context& context_;
  const AlsLinks& links_;
  Sink sink_;
  AlsGraph graph_;
  std::vector<Beginning> beginnings_;
  Effects effects_;
  /// Candidates that the second, third, ... set may have lost.
  std::vector<Bits> layers_;
  std::vector<std::uint16_t> sets_;
  std::vector<int> digits_;
  std::size_t first_ = 0;
  std::size_t tries_ = 0;
  std::vector<Ends> delayed_;
};

}  // namespace

bool find_als_chain(const Context& context, Technique /*technique*/, Sink sink) {
  return ChainSearch(context, sink).run();
}

}  // namespace nonet::logic
