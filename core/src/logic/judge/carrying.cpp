#include "logic/judge/carrying.hpp"

#include <algorithm>

#include "logic/cells.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// Candidates of one digit, of which one is true or all are false.
struct Group {
  CandidateSet candidates;
  bool on = false;
  /// How many of them were left when it last took from those that see them all.
  int settled = -1;
};

class Supposition {
 public:
  Supposition(const Board& board, const std::vector<HeldLink>& links) : board_(board) {
    std::vector<DigitCells> known;
    for (const HeldLink& link : links) {
      links_.push_back({link.strong, group(link.from), group(link.to)});
      // Hundreds of links share few sets.
      for (const DigitCells& set : link.sets) {
        if (std::find(known.begin(), known.end(), set) != known.end()) continue;
        known.push_back(set);
        add_set(set);
      }
    }
  }

  /// Whether it ends in a contradiction.
  [[nodiscard]] bool contradicts(int candidate, bool state) {
    for (Group& group : groups_) {
      group.on = false;
      group.settled = -1;
    }
    on_ = {};
    off_ = {};
    broken_ = false;
    state ? turn_on(candidate) : turn_off(candidate);
    do {
      changed_ = false;
      pass();
    } while (changed_ && !broken_);
    return broken_ || nothing_left();
  }

 private:
  struct Line {
    bool strong;
    std::size_t from;
    std::size_t to;
  };
  using Groups = std::vector<std::size_t>;

  std::size_t group(const CandidateSet& candidates) {
    Groups& alike = of_digit(candidates.first());
    for (std::size_t known : alike) {
      if (groups_[known].candidates == candidates) return known;
    }
    groups_.push_back({candidates});
    alike.push_back(groups_.size() - 1);
    return groups_.size() - 1;
  }
  Groups& of_digit(int c) { return by_digit_[candidate_digit(c) - 1]; }

  void add_set(const DigitCells& set) {
    Groups digits;
    for (int digit : set.digits)
      digits.push_back(group(candidates_of(set.cells & board_.places(digit), digit)));
    sets_.push_back(std::move(digits));
  }

  void turn_on(int c) {
    if (on_.contains(c)) return;
    if (off_.contains(c)) broken_ = true;
    on_.insert(c);
    changed_ = true;
    const int cell = candidate_cell(c);
    const int digit = candidate_digit(c);
    for (int other : board_.candidates(cell) - DigitSet::of(digit))
      turn_off(candidate(cell, other));
    for (int seen : peers(cell) & board_.places(digit)) turn_off(candidate(seen, digit));
  }

  void turn_off(int c) {
    if (off_.contains(c)) return;
    if (on_.contains(c)) broken_ = true;
    off_.insert(c);
    changed_ = true;
  }

  void turn_on(Group& group) {
    if (!group.on) changed_ = true;
    group.on = true;
  }

  [[nodiscard]] bool is_off(const Group& group) const { return (group.candidates - off_).empty(); }

  /// What one true member takes from all that see each member that is left.
  void settle(Group& group) {
    if (!(group.candidates & on_).empty()) turn_on(group);
    if (!group.on) return;
    const CandidateSet left = group.candidates - off_;
    if (left.size() == group.settled) return;
    group.settled = left.size();
    if (left.empty()) {
      broken_ = true;
      return;
    }
    if (left.size() == 1) turn_on(left.first());
    const int digit = candidate_digit(left.first());
    CellSet seen = board_.places(digit);
    for (int c : left) seen &= peers(candidate_cell(c));
    for (int cell : seen) turn_off(candidate(cell, digit));
    for (std::size_t larger : of_digit(left.first())) {
      if ((left - groups_[larger].candidates).empty()) turn_on(groups_[larger]);
    }
  }

  void follow(const Line& line) {
    Group& from = groups_[line.from];
    Group& to = groups_[line.to];
    if (line.strong) {
      if (is_off(from)) turn_on(to);
      if (is_off(to)) turn_on(from);
      return;
    }
    if (from.on) turn_off(to);
    if (to.on) turn_off(from);
  }
  void turn_off(const Group& group) {
    for (int c : group.candidates) turn_off(c);
  }

  /// A set that lacks one digit has all others.
  void fill(const Groups& set) {
    const auto lacks = [&](std::size_t digit) { return is_off(groups_[digit]); };
    const auto lost = std::count_if(set.begin(), set.end(), lacks);
    if (lost > 1) broken_ = true;
    if (lost != 1) return;
    for (std::size_t digit : set) {
      if (!lacks(digit)) turn_on(groups_[digit]);
    }
  }

  void pass() {
    for (Group& group : groups_) settle(group);
    for (const Line& line : links_) follow(line);
    for (const Groups& set : sets_) fill(set);
  }

  [[nodiscard]] bool nothing_left() const {
    for (int cell : board_.empty_cells()) {
      const DigitSet digits = board_.candidates(cell);
      if (std::all_of(digits.begin(), digits.end(),
                      [&](int digit) { return off_.contains(candidate(cell, digit)); }))
        return true;
    }
    for (int house : all_houses) {
      for (int digit : DigitSet::all()) {
        const CellSet places = board_.places(house, digit);
        if (!places.empty() && (candidates_of(places, digit) - off_).empty()) return true;
      }
    }
    return false;
  }

  const Board& board_;
  std::vector<Group> groups_;
  Table<Groups, 9> by_digit_;
  std::vector<Line> links_;
  std::vector<Groups> sets_;
  CandidateSet on_;
  CandidateSet off_;
  bool changed_ = false;
  bool broken_ = false;
};

}  // namespace

bool carry(const Board& board, const std::vector<HeldLink>& links, const CandidateSet& place,
           const CandidateSet& remove) {
  Supposition supposition(board, links);
  for (int c : place) {
    if (!supposition.contradicts(c, false)) return false;
  }
  for (int c : remove) {
    if (!supposition.contradicts(c, true)) return false;
  }
  return true;
}

}  // namespace nonet::logic
