#include "edit/clue_sets.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "index.hpp"

namespace nonet::edit {
namespace {

bool exclude_each_other(int a, int b) {
  const int cell = candidate_cell(a);
  const int other = candidate_cell(b);
  if (cell == other) return true;
  return candidate_digit(a) == candidate_digit(b) && peers(cell).contains(other);
}

}  // namespace

Pool::Pool(std::vector<int> candidates)
    : candidates_(std::move(candidates)),
      having_(candidates_.size(), std::vector<std::uint64_t>(most / 64)) {}

bool Pool::add(const Grid& solution) {
  if (full() || !known_.insert(solution.digits()).second) return false;
  const std::size_t number = size();
  CandidateSet clues;
  for (int clue = 0; clue < clue_count(); ++clue) {
    const int candidate = candidate_of(clue);
    if (solution[candidate_cell(candidate)] != candidate_digit(candidate)) continue;
    clues.insert(clue);
    nth(having_, clue)[number / 64] |= std::uint64_t{1} << number % 64;
  }
  grids_.push_back(solution);
  clues_.push_back(clues);
  return true;
}

ClueSets::ClueSets(const Grid& puzzle, Pool& pool, bool all, Work& work)
    : pool_(pool),
      work_(work),
      all_(all),
      grid_(puzzle),
      common_(Pool::most / 64),
      excluded_(as_size(pool.clue_count())) {
  for (int a = 0; a < pool.clue_count(); ++a) {
    for (int b = 0; b < pool.clue_count(); ++b) {
      if (exclude_each_other(pool.candidate_of(a), pool.candidate_of(b)))
        nth(excluded_, a).insert(b);
    }
  }
}

std::optional<Grid> ClueSets::find(int count) {
  const Grid puzzle = grid_;
  const bool found = choose(count, 0);
  const Grid completed = std::exchange(grid_, puzzle);
  chosen_.clear();
  return found ? std::optional(completed) : std::nullopt;
}

bool ClueSets::choose(int left, int from) {
  if (left == 1) return close(from);
  for (int clue = from; clue < pool_.clue_count(); ++clue) {
    if (!push(clue)) continue;
    if (choose(left - 1, clue + 1)) return true;
    pop(clue);
    if (work_.stopped()) return false;
  }
  return false;
}

bool ClueSets::push(int clue) {
  if (std::any_of(chosen_.begin(), chosen_.end(),
                  [&](int other) { return nth(excluded_, other).contains(clue); }))
    return false;
  chosen_.push_back(clue);
  grid_.set(candidate_cell(pool_.candidate_of(clue)), candidate_digit(pool_.candidate_of(clue)));
  return true;
}

void ClueSets::pop(int clue) {
  chosen_.pop_back();
  grid_.set(candidate_cell(pool_.candidate_of(clue)), 0);
}

const std::vector<std::uint64_t>& ClueSets::common() {
  const std::size_t words = (pool_.size() + 63) / 64;
  common_.assign(words, ~std::uint64_t{0});
  if (pool_.size() % 64 != 0) common_.back() = (std::uint64_t{1} << pool_.size() % 64) - 1;
  for (int clue : chosen_) {
    const std::uint64_t* having = pool_.having(clue).data();
    for (std::size_t i = 0; i < words; ++i) common_[i] &= having[i];
  }
  return common_;
}

bool ClueSets::close(int from) {
  if (!work_.spend(1)) return false;
  CandidateSet open;
  for (int clue = from; clue < pool_.clue_count(); ++clue) open.insert(clue);
  for (int clue : chosen_) open -= nth(excluded_, clue);
  CandidateSet once;
  const auto& words = common();
  for (std::size_t word = 0; word < words.size(); ++word) {
    for (std::uint64_t rest = words[word]; rest != 0; rest &= rest - 1) {
      const auto& clues = pool_.clues(word * 64 + as_size(std::countr_zero(rest)));
      open -= once & clues;
      once |= clues;
      if (open.empty()) return false;
    }
  }
  if (!all_) return close_by_solver(open, once);
  const CandidateSet only = open & once;
  return !only.empty() && push(only.first());
}

/// Remembers that a clue does not go with the only one that is chosen: larger sets need not ask again.
void ClueSets::exclude(int clue) {
  if (chosen_.size() != 1) return;
  nth(excluded_, chosen_[0]).insert(clue);
  nth(excluded_, clue).insert(chosen_[0]);
}

/// `open`: the clues that may leave one solution; `once`: those that one known solution has.
bool ClueSets::close_by_solver(CandidateSet open, CandidateSet once) {
  // Not all that is chosen goes together.
  if ((open & once).empty() && work_.look(grid_, 1).count == 0) return false;
  while (!open.empty() && !work_.stopped()) {
    const int clue = open.first();
    open.erase(clue);
    const int candidate = pool_.candidate_of(clue);
    const FirstTwo found =
        work_.look(with(grid_, candidate_cell(candidate), candidate_digit(candidate)), 2);
    if (work_.stopped()) return false;
    if (found.count == 1) return push(clue);
    if (found.count == 0) exclude(clue);
    for (int i = 0; i < found.count; ++i) {
      if (!pool_.add(found.grids[i])) continue;
      const CandidateSet& clues = pool_.clues(pool_.size() - 1);
      open -= once & clues;
      once |= clues;
    }
  }
  return false;
}

}  // namespace nonet::edit
