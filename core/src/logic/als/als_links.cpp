#include "logic/als/als_links.hpp"

#include "index.hpp"
#include "logic/context.hpp"

namespace nonet::logic {
namespace {

/// Finds places that are there already: a hash table with the indices of the places in it.
class PlacesIndex {
 public:
  explicit PlacesIndex(std::size_t most) : slots_(std::bit_ceil(2 * most + 1), AlsLinks::none) {}

  /// The index of some places, which are added when they are new.
  std::uint16_t insert(const AlsPlaces& wanted, std::vector<AlsPlaces>& places) {
    for (std::size_t slot = hash(wanted);; ++slot) {
      std::uint16_t& index = slots_[slot & (slots_.size() - 1)];
      if (index == AlsLinks::none) {
        index = narrow<std::uint16_t>(places.size());
        places.push_back(wanted);
        return index;
      }
      if (places[index].digit == wanted.digit && places[index].cells == wanted.cells) return index;
    }
  }

 private:
  static std::size_t hash(const AlsPlaces& places) {
    auto value = as_size(places.digit);
    for (int cell : places.cells) value = value * 83 + as_size(cell);
    return value;
  }

  std::vector<std::uint16_t> slots_;
};

/// The row of a candidate.
std::size_t candidate_row(int cell, int digit) {
  return as_size(candidate(cell, digit));
}

}  // namespace

AlsLinks::AlsLinks(const Context& context) {
  const std::vector<AlmostLockedSet>& sets = als_of(context);
  find_places(sets);
  with = BitTable(places.size(), sets.size());
  for (std::size_t s = 0; s < sets.size(); ++s) {
    for (int digit : sets[s].digits) with.insert(at(s, digit), s);
  }
  relate(context, sets.size());
  sum_up(sets);
}

void AlsLinks::find_places(const std::vector<AlmostLockedSet>& sets) {
  std::size_t most = 0;
  for (const AlmostLockedSet& set : sets) most += as_size(set.digits.size());
  PlacesIndex index(most);
  of_set.resize(sets.size());
  for (std::size_t s = 0; s < sets.size(); ++s) {
    of_set[s].fill(none);
    for (int digit : sets[s].digits) {
      const int d = digit - 1;
      const std::size_t known = places.size();
      of_set[s][d] = index.insert({digit, sets[s].places[d], sets[s].seen[d]}, places);
      if (places.size() > known) of_digit[d].push_back(of_set[s][d]);
    }
  }
}

void AlsLinks::relate(const Context& context, std::size_t sets) {
  // By candidate: the sets that have it; by digit: the sets that have the digit.
  BitTable having(candidate_count, sets);
  BitTable of_any(10, sets);
  seeing = BitTable(candidate_count, sets);
  for (std::size_t p = 0; p < places.size(); ++p) {
    const int digit = places[p].digit;
    of_any.insert(as_size(digit), with[p]);
    for (int cell : places[p].cells) having.insert(candidate_row(cell, digit), with[p]);
    for (int cell : places[p].seen) seeing.insert(candidate_row(cell, digit), with[p]);
  }

  restricted = BitTable(places.size(), sets);
  common = BitTable(places.size(), sets);
  BitTable::Rows rows;
  const auto rows_of = [&](const BitTable& table, const CellSet& cells,
                           int digit) -> const BitTable::Rows& {
    rows.clear();
    for (int cell : cells) rows.push_back(table[candidate_row(cell, digit)]);
    return rows;
  };
  for (std::size_t p = 0; p < places.size(); ++p) {
    const int digit = places[p].digit;
    const CellSet& seen = places[p].seen;
    common.insert(p, rows_of(seeing, seen, digit));
    // All sets with the digit but those that have it where it is not seen.
    restricted.insert_rest(p, of_any[digit], rows_of(having, context.places(digit) - seen, digit));
  }
}

void AlsLinks::sum_up(const std::vector<AlmostLockedSet>& sets) {
  row_of_.resize(sets.size());
  std::size_t count = 0;
  for (std::size_t s = 0; s < sets.size(); ++s) {
    for (int digit : sets[s].digits) row_of_[s][digit - 1] = narrow<std::uint16_t>(count++);
  }
  removing_ = BitTable(count, sets.size());
  BitTable::Rows rows;
  for (std::size_t s = 0; s < sets.size(); ++s) {
    for (int but : sets[s].digits) {
      rows.clear();
      for (int digit : sets[s].digits - DigitSet::of(but)) rows.push_back(common[at(s, digit)]);
      removing_.insert(row_of_[s][but - 1], rows);
    }
  }
}

bool AlsLinks::weak(std::size_t p, std::size_t q) const {
  return places[p].digit == places[q].digit && (places[q].cells - places[p].seen).empty();
}

const AlsLinks& als_links_of(const Context& context) {
  return context.kept(Shelf::als_links).get<AlsLinks>([&] { return AlsLinks(context); });
}

}  // namespace nonet::logic
