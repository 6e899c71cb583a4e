/// @file
/// 3D Medusa (SudokuWiki). Candidates of all digits that hang together by conjugate pairs and by cells
/// with two candidates get two colours in turn: one colour is all true, the other all false.
///
/// A colour is false, and all its candidates go, when
/// 1. it is twice in a cell,
/// 2. it has a digit twice in a house,
/// 6. each candidate of some cell sees the same digit in it: the cell would be empty.
/// Else a candidate without a colour is false when
/// 3. its cell has both colours,
/// 4. it sees its digit in both colours,
/// 5. it sees its digit in one colour and its cell has the other.
/// (The numbers are SudokuWiki's rules.) One step has all that a cluster removes, so a player makes it at
/// once. Clusters of one digit are Simple Colors and left out.
///
/// Filled: `digits` (those of the cluster); marks: the colours (`group` 0 and 1; for a false colour the
/// candidates that go keep their marks); nodes and strong links; for rule 1 and 6 nothing more, for rule 2
/// `houses`: one that has the digit twice.

#include <cstddef>
#include <cstdint>
#include <utility>

#include "index.hpp"
#include "logic/conjugates.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// One colour: by digit its cells and the cells that see them, and the cells with any of it.
struct Color {
  Table<CellSet, 9> cells;
  Table<CellSet, 9> seen;
  CellSet any;
  CandidateSet candidates;
  bool twice_in_cell = false;

  void add(int c) {
    const int cell = candidate_cell(c);
    const int digit = candidate_digit(c) - 1;
    twice_in_cell = twice_in_cell || any.contains(cell);
    candidates.insert(c);
    cells[digit].insert(cell);
    seen[digit] |= peers(cell);
    any.insert(cell);
  }
};

struct Cluster {
  Table<Color, 2> colors;
};

/// The strong links of a position by candidate: at most three houses and the cell.
class StrongLinks {
 public:
  explicit StrongLinks(const Context& context) {
    for (int digit : DigitSet::all()) {
      for (const ConjugatePair& pair : context.conjugate_pairs(digit))
        add(candidate(pair.first, digit), candidate(pair.second, digit));
    }
    for (int cell : context.bivalue()) {
      const DigitSet digits = context.candidates(cell);
      const int low = digits.first();
      add(candidate(cell, low), candidate(cell, (digits - DigitSet::of(low)).first()));
    }
  }

  [[nodiscard]] const CandidateSet& candidates() const { return candidates_; }

  template <class Visit>
  void each_of(int c, Visit visit) const {
    const int i = c;
    for (std::size_t k = 0; k < counts_[i]; ++k) visit(others_[i][k]);
  }

 private:
  void add(int a, int b) {
    put(a, b);
    put(b, a);
  }
  void put(int from, int to) {
    const int i = from;
    for (std::size_t k = 0; k < counts_[i]; ++k) {
      if (others_[i][k] == to) return;
    }
    others_[i][counts_[i]++] = to;
    candidates_.insert(from);
  }

  CandidateSet candidates_;
  Table<std::uint8_t, candidate_count> counts_{};
  Table<Table<int, 4>, candidate_count> others_;
};

Cluster cluster_from(int start, const StrongLinks& links) {
  Cluster cluster;
  // On a board without a solution a candidate may get both colours.
  Table<int, std::size_t{2} * candidate_count> queue;
  Table<std::uint8_t, std::size_t{2} * candidate_count> color_of;
  std::size_t end = 0;
  queue[end++] = start;
  color_of[0] = 0;
  cluster.colors[0].add(start);
  for (std::size_t at = 0; at < end; ++at) {
    const std::uint8_t color = color_of[at];
    Color& other = cluster.colors[1U - color];
    links.each_of(queue[at], [&](int to) {
      if (other.candidates.contains(to)) return;
      other.add(to);
      color_of[end] = narrow<std::uint8_t>(1U - color);
      queue[end++] = to;
    });
  }
  return cluster;
}

/// The digits of a cluster.
DigitSet digits_of(const Cluster& cluster) {
  DigitSet digits;
  for (int digit : DigitSet::all()) {
    if (!cluster.colors[0].cells[digit - 1].empty() || !cluster.colors[1].cells[digit - 1].empty())
      digits.insert(digit);
  }
  return digits;
}

bool twice_in_house(const Color& color) {
  for (std::size_t digit = 0; digit < 9; ++digit) {
    if (!(color.seen[digit] & color.cells[digit]).empty()) return true;
  }
  return false;
}

/// Whether a cell loses all its candidates when the colour is true.
bool empties_cell(const Context& context, const Color& color) {
  CellSet alive;
  for (int digit : DigitSet::all()) alive |= context.places(digit) - color.seen[digit - 1];
  return !(context.empty() - alive).empty();
}

bool is_false(const Context& context, const Color& color) {
  return color.twice_in_cell || twice_in_house(color) || empties_cell(context, color);
}

/// Rules 3 to 5, for candidates without a colour.
CandidateSet trapped(const Context& context, const Cluster& cluster) {
  const auto& [a, b] = cluster.colors;
  CandidateSet removed;
  for (int digit : DigitSet::all()) {
    const int i = digit - 1;
    const CellSet by_a = a.seen[i] | a.any;
    const CellSet by_b = b.seen[i] | b.any;
    const CellSet cells = (by_a & by_b & context.places(digit)) - a.cells[i] - b.cells[i];
    removed = removed | candidates_of(cells, digit);
  }
  return removed;
}

int node_of(const Step& step, int c) {
  for (int i = 0; i < count_of(step.nodes); ++i) {
    if (nth(step.nodes, i).digit == candidate_digit(c) &&
        nth(step.nodes, i).cells.contains(candidate_cell(c)))
      return i;
  }
  return -1;
}

Step make_step(const Cluster& cluster, const StrongLinks& links) {
  Step step;
  step.technique = Technique::medusa_3d;
  for (int digit : digits_of(cluster)) step.digits.push_back(digit);
  for (int color : {0, 1}) {
    for (int c : cluster.colors[color].candidates) {
      step.marks.push_back({Role::color, c, color});
      step.nodes.push_back({candidate_digit(c), cell_set(candidate_cell(c))});
    }
  }
  for (int from : cluster.colors[0].candidates) {
    links.each_of(from, [&](int to) {
      step.links.push_back({node_of(step, from), node_of(step, to), true});
    });
  }
  return step;
}

/// The first house that has a digit of the colour twice.
void add_house(Step& step, const Color& color) {
  for (int house : all_houses) {
    for (const CellSet& cells : color.cells) {
      if ((cells & house_set(house)).size() < 2) continue;
      step.houses.insert(house);
      return;
    }
  }
}

bool steps_of(const Context& context, const Cluster& cluster, const StrongLinks& links, Sink sink) {
  const Table<bool, 2> wrong = {is_false(context, cluster.colors[0]),
                                is_false(context, cluster.colors[1])};
  // Both wrong: the position has no solution.
  if (wrong[0] && wrong[1]) return false;
  if (wrong[0] || wrong[1]) {
    const Color& color = cluster.colors[wrong[0] ? 0 : 1];
    Step step = make_step(cluster, links);
    if (!color.twice_in_cell) add_house(step, color);
    step.eliminations = color.candidates;
    return sink(std::move(step));
  }
  const CandidateSet removed = trapped(context, cluster);
  if (removed.empty()) return false;
  Step step = make_step(cluster, links);
  step.eliminations = removed;
  return sink(std::move(step));
}

}  // namespace

bool find_medusa(const Context& context, Technique /*technique*/, Sink sink) {
  const StrongLinks links(context);
  CandidateSet open = links.candidates();
  while (!open.empty()) {
    const Cluster cluster = cluster_from(open.first(), links);
    open -= cluster.colors[0].candidates | cluster.colors[1].candidates;
    if (digits_of(cluster).size() < 2) continue;
    if (steps_of(context, cluster, links, sink)) return true;
  }
  return false;
}

}  // namespace nonet::logic
