/// @file
/// Kraken fish: basic fish whose fins are tied to what they remove by chains instead of by sight
/// (Sudopedia: Kraken Fish; HoDoKu's types). Type 1: a candidate of the covers goes if every fin,
/// were it true, would remove it by a chain; if no fin is true, the fish does. Type 2: one of the
/// fins is true, or one of the base candidates in any one of the covers: what all of these would
/// remove by a chain goes, of whatever digit.
///
/// Only basic fish of two to four lines are looked at, with one or two fins that do not all see the
/// removed candidate; and chains of cells, not of groups or almost locked sets (`Consequences`).
/// HoDoKu looks at Franken fish too, if asked. Small fish first, type 2 with at most five chains. A
/// step removes one candidate, and a candidate is removed by one step only: there would be
/// hundreds.
///
/// `houses`, `covers`, `digits` as for fish; for type 2 the first of `sets` is the cover's base
/// candidates. The base candidates are marked as pattern or fin. `nodes` and `links` are the chains
/// one after another, each from a candidate that is taken to be true to the removed one; the
/// candidates on the way are marked as on when the chain makes them true, else off, in the group of
/// the chain.

#include <vector>

#include "logic/cells.hpp"
#include "logic/finder.hpp"
#include "logic/fish/basic_fish.hpp"
#include "logic/forcing/consequences.hpp"

namespace nonet::logic {
namespace {

constexpr int most_fins = 2;
constexpr int most_chains = 5;

/// The kraken fish of one digit with bases of one direction.
class KrakenFish {
 public:
  KrakenFish(const Context& context, Consequences& consequences, Technique technique, int digit,
             bool columns, CandidateSet& removed, Sink sink)
      : context_(context),
        consequences_(consequences),
        technique_(technique),
        digit_(digit),
        columns_(columns),
        removed_(removed),
        sink_(sink),
        masks_(line_masks(context, digit, columns)) {}

  bool find(int size) {
    return choose_masks(masks_, {size, 1, size + most_fins}, [&](Mask bases, Mask united) {
      if (bits(united) <= size) return false;
      if (context_.spend()) return true;
      return find_covers(size, bases, united);
    });
  }

 private:
  bool find_covers(int size, Mask bases, Mask united) {
    const int finned = bits(united) - size;
    for (int i = 0; i < 9; ++i) {
      for (int j = i; j < (finned == 1 ? i + 1 : 9); ++j) {
        const auto fins = either(bit(i), bit(j));
        if (bits(fins) != finned || (fins & ~united) != 0) continue;
        if (try_fish(bases, minus(united, fins))) return true;
      }
    }
    return false;
  }

  bool try_fish(Mask bases, Mask covers) {
    int fins = 0;
    for (int i = 0; i < 9; ++i) {
      if (!has(bases, i)) continue;
      if ((masks_[i] & covers) == 0) return false;
      fins += bits(minus(masks_[i], covers));
    }
    if (fins > most_fins) return false;
    const Fish fish = make(bases, covers);
    OffCells off{};
    off.fill(CellSet::all());
    for (int fin : fish.fins) restrict(off, fin);
    if (technique_ == Technique::kraken_fish_1) return report_first(fish, off);
    for (int cover : fish.covers) {
      if (report_second(fish, cover, off)) return true;
    }
    return false;
  }

  /// `eliminations` are all the cover candidates outside of the bases.
  [[nodiscard]] Fish make(Mask bases, Mask covers) const {
    Fish fish{digit_, line_houses(bases, columns_), line_houses(covers, !columns_), {}, {}, {}, {}};
    for (int base : fish.bases) fish.fins |= context_.places(base, digit_);
    for (int cover : fish.covers) fish.eliminations |= context_.places(cover, digit_);
    fish.body = fish.fins & fish.eliminations;
    fish.fins -= fish.body;
    fish.eliminations -= fish.body;
    return fish;
  }

  void restrict(OffCells& off, int cell) {
    const OffCells& more = consequences_.off(cell, digit_);
    for (std::size_t i = 0; i < off.size(); ++i) off[i] &= more[i];
  }

  bool report_first(const Fish& fish, const OffCells& off) {
    const CellSet reached = fish.eliminations & off[digit_ - 1];
    for (int target : reached - common_peers(fish.fins)) {
      if (report(fish, fish.fins, candidate(target, digit_))) return true;
    }
    return false;
  }

  bool report_second(const Fish& fish, int cover, const OffCells& fins_off) {
    if ((fish.eliminations & house_set(cover)).empty()) return false;
    const CellSet body = fish.body & house_set(cover);
    if (body.size() + fish.fins.size() > most_chains) return false;
    OffCells off = fins_off;
    off[digit_ - 1] -= fish.eliminations | fish.fins | body;
    for (int cell : body) restrict(off, cell);
    for (int digit : DigitSet::all()) {
      for (int target : off[digit - 1] & context_.places(digit)) {
        if (report(fish, body | fish.fins, candidate(target, digit), &body)) return true;
      }
    }
    return false;
  }

  bool report(const Fish& fish, const CellSet& starts, int target, const CellSet* body = nullptr) {
    if (removed_.contains(target)) return false;
    removed_.insert(target);
    Fish shown = fish;
    shown.eliminations = CellSet();
    Step step = fish_step(technique_, shown);
    step.eliminations.insert(target);
    if (body != nullptr) step.sets.push_back({*body, DigitSet::of(digit_)});
    int group = 0;
    for (int start : starts)
      add_chain(consequences_.chain(candidate(start, digit_), target), group++, step);
    return sink_(std::move(step));
  }

  const Context& context_;
  Consequences& consequences_;
  Technique technique_;
  int digit_;
  bool columns_;
  CandidateSet& removed_;
  Sink sink_;
  Masks masks_;
};

}  // namespace

bool find_kraken_fish(const Context& context, Technique technique, Sink sink) {
  Consequences consequences(context);
  CandidateSet removed;
  for (int size = 2; size <= 4; ++size) {
    for (int digit : DigitSet::all()) {
      for (bool columns : {false, true}) {
        KrakenFish fish(context, consequences, technique, digit, columns, removed, sink);
        if (fish.find(size)) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet::logic
