/// The faults of a request that are known before anything is tried.
#include <algorithm>
#include <cstddef>

#include "find_by_id.hpp"
#include "nonet/generator.hpp"
#include "nonet/solver.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

constexpr Range all_ratings = {10, 120};

constexpr Table<std::string_view, technique_need_count> need_ids = {"alone", "enough", "path",
                                                                    "next"};

constexpr Table<std::string_view, 18> fault_ids = {"",
                                                   "range-order",
                                                   "too-few-clues",
                                                   "too-many-clues",
                                                   "rating-range",
                                                   "level-rating",
                                                   "time-range",
                                                   "level-technique",
                                                   "singles-alone",
                                                   "small-pattern",
                                                   "empty-lines",
                                                   "pattern-clues",
                                                   "pattern-symmetry",
                                                   "givens-conflict",
                                                   "givens-unsolvable",
                                                   "givens-pattern",
                                                   "givens-clues",
                                                   "fair-request"};

RequestReport fault(RequestFault kind, int cell = -1, int house = -1, int digit = 0) {
  return {kind, cell, house, digit};
}

RequestReport examine_clues(const PuzzleRequest& request) {
  if (!request.clues) return {};
  const Range clues = *request.clues;
  if (clues.low > clues.high) return fault(RequestFault::range_order);
  if (clues.high < fewest_clues) return fault(RequestFault::too_few_clues);
  const int most = request.minimal || request.fair ? most_minimal_clues : cell_count;
  if (clues.low > most) return fault(RequestFault::too_many_clues);
  return {};
}

RequestReport examine_rating(const PuzzleRequest& request) {
  if (!request.er) return {};
  const Range er = *request.er;
  if (er.low > er.high) return fault(RequestFault::range_order);
  if (er.high < all_ratings.low || er.low > all_ratings.high)
    return fault(RequestFault::rating_range);
  if (!request.level) return {};
  const Range own = ratings_of(*request.level);
  if (er.high < own.low || er.low > own.high) return fault(RequestFault::level_rating);
  return {};
}

RequestReport examine_time(const PuzzleRequest& request) {
  if (!request.seconds) return {};
  const Range seconds = *request.seconds;
  if (seconds.low > seconds.high) return fault(RequestFault::range_order);
  if (seconds.high < all_times.low || seconds.low > all_times.high)
    return fault(RequestFault::time_range);
  return {};
}

RequestReport examine_technique(const PuzzleRequest& request) {
  if (!request.technique) return {};
  const TechniqueInfo& technique = info(*request.technique);
  const bool single = technique.family == Family::singles;
  if (single && request.need != TechniqueNeed::path && request.need != TechniqueNeed::next)
    return fault(RequestFault::singles_alone);
  const bool harder = request.level && technique.level > *request.level;
  if (harder && request.need != TechniqueNeed::enough) return fault(RequestFault::level_technique);
  return {};
}

/// Of two lines of a band or stack without a given the first: the digits in them could be exchanged.
int empty_line(const CellSet& pattern) {
  int before = -1;
  for (int house : all_lines) {
    if (number_of(house) % 3 == 0) before = -1;
    if (!(pattern & house_set(house)).empty()) continue;
    if (before >= 0) return before;
    before = house;
  }
  return -1;
}

RequestReport examine_pattern(const PuzzleRequest& request) {
  if (!request.pattern) return {};
  const CellSet& pattern = *request.pattern;
  const int size = pattern.size();
  if (size < fewest_clues) return fault(RequestFault::small_pattern);
  if (const int house = empty_line(pattern); house >= 0)
    return fault(RequestFault::empty_lines, -1, house);
  if (request.clues && !request.clues->contains(size)) return fault(RequestFault::pattern_clues);
  if (request.minimal && size > most_minimal_clues) return fault(RequestFault::too_many_clues);
  for (int cell : pattern) {
    if (!(orbit(cell, request.symmetry) - pattern).empty())
      return fault(RequestFault::pattern_symmetry, cell);
  }
  const CellSet outside = request.givens.filled() - pattern;
  if (!outside.empty()) return fault(RequestFault::givens_pattern, outside.first());
  return {};
}

RequestReport examine_givens(const PuzzleRequest& request) {
  const CellSet given = request.givens.filled();
  if (given.empty()) return {};
  const auto conflicts = find_conflicts(request.givens);
  if (!conflicts.empty()) {
    const Conflict& first = conflicts.front();
    return fault(RequestFault::givens_conflict, first.second, first.house, first.digit);
  }
  if (solve(request.givens).outcome == Outcome::none) return fault(RequestFault::givens_unsolvable);
  CellSet all = given;
  for (int cell : given) all |= orbit(cell, request.symmetry);
  if (request.clues && all.size() > request.clues->high) return fault(RequestFault::givens_clues);
  return {};
}

RequestReport examine_fair(const PuzzleRequest& request) {
  if (!request.fair) return {};
  const bool plain = request.symmetry == Symmetry::none && !request.pattern && !request.technique &&
                     request.givens.clue_count() == 0;
  return plain ? RequestReport() : fault(RequestFault::fair_request);
}

}  // namespace

std::string_view id(TechniqueNeed need) {
  return need_ids[need];
}

std::optional<TechniqueNeed> find_technique_need(std::string_view id) {
  return find_by_id<TechniqueNeed>(id, technique_need_count);
}

std::string_view id(RequestFault fault) {
  return fault_ids[fault];
}

RequestReport examine(const PuzzleRequest& request) {
  for (const auto look : {examine_clues, examine_rating, examine_time, examine_technique,
                          examine_pattern, examine_givens, examine_fair}) {
    const RequestReport report = look(request);
    if (report.fault != RequestFault::none) return report;
  }
  return {};
}

}  // namespace nonet
