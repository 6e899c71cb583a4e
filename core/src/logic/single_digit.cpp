/// @file
/// Skyscraper, 2-String Kite and Turbot Fish (Sudopedia, HoDoKu): of one digit, two conjugate pairs
/// a=b and c=d with b seeing c. Then a or d is true: were both false, b and c would be true together.
/// So the digit goes from every cell that sees both a and d.
///
/// - Skyscraper: the pairs lie in two rows, b and c in one column (or the other way round). Were the
///   other ends in one column too, it would be an X-Wing.
/// - 2-String Kite: one pair lies in a row and one in a column, b and c in one box. It removes the
///   digit from the one cell where the lines through the other ends cross.
/// - Turbot Fish: any other such chain; at least one of the pairs lies in a box.
/// - Dual 2-String Kite: two kites on the same two cells of a box that remove different candidates.
///
/// All pairs of pairs are tried; there are few. Filled: `digits`, `houses` of the conjugate pairs,
/// `nodes` a, b, c, d (a dual: those of the first kite, then those of the second) and the links
/// between them; marks: pincers a and d, pattern b and c (`group`: which kite of a dual).

#include <algorithm>
#include <utility>
#include <vector>

#include "logic/conjugates.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

/// The chain a=b-c=d.
struct Turbot {
  ConjugatePair left;
  ConjugatePair right;
  int a, b, c, d;
};

bool is_row(int house) {
  return house < 9;
}

bool is_column(int house) {
  return house >= 9 && house < 18;
}

bool is_skyscraper(const Turbot& chain) {
  const bool rows = is_row(chain.left.house) && is_row(chain.right.house);
  const bool columns = is_column(chain.left.house) && is_column(chain.right.house);
  return (rows && column_of(chain.b) == column_of(chain.c) &&
          column_of(chain.a) != column_of(chain.d)) ||
         (columns && row_of(chain.b) == row_of(chain.c) && row_of(chain.a) != row_of(chain.d));
}

/// A kite's first pair is that in the row.
bool is_kite(const Turbot& chain) {
  return is_row(chain.left.house) && is_column(chain.right.house) &&
         box_of(chain.b) == box_of(chain.c);
}

/// The cells of two pairs that lie in the same place count once, and pairs that lie both in a line
/// and a box are a skyscraper's or a kite's as soon as the lines make one.
bool is_turbot_fish(const Context& context, int digit, const Turbot& chain) {
  if (!is_box(chain.left.house) && !is_box(chain.right.house)) return false;
  const auto line_of = [&](const ConjugatePair& pair) {
    for (int line : {row_house(pair.first), column_house(pair.first)}) {
      if (context.places(line, digit) == pair.cells()) return line;
    }
    return pair.house;
  };
  Turbot by_lines = chain;
  by_lines.left.house = line_of(chain.left);
  by_lines.right.house = line_of(chain.right);
  const Turbot turned = {by_lines.right, by_lines.left, chain.d, chain.c, chain.b, chain.a};
  return !is_skyscraper(by_lines) && !is_kite(by_lines) && !is_kite(turned);
}

CellSet targets(const Context& context, int digit, const Turbot& chain) {
  return peers(chain.a) & peers(chain.d) & context.places(digit);
}

/// Where the lines through the free ends of a kite cross.
int crossing(const Turbot& chain) {
  return cell_at(row_of(chain.d), column_of(chain.a));
}

void add_chain(Step& step, int digit, const Turbot& chain, int group) {
  const int first = static_cast<int>(step.nodes.size());
  for (int cell : {chain.a, chain.b, chain.c, chain.d})
    step.nodes.push_back({digit, cell_set(cell)});
  step.links.push_back({first, first + 1, true});
  step.links.push_back({first + 1, first + 2, false});
  step.links.push_back({first + 2, first + 3, true});
  step.houses.insert(chain.left.house);
  step.houses.insert(chain.right.house);
  for (int cell : {chain.a, chain.d})
    step.marks.push_back({Role::pincer, candidate(cell, digit), group});
  // A dual's two kites share their cells in the box.
  if (group > 0) return;
  for (int cell : {chain.b, chain.c})
    step.marks.push_back({Role::pattern, candidate(cell, digit), group});
}

Step make_step(Technique technique, int digit, const Turbot& chain, const CellSet& removed) {
  Step step;
  step.technique = technique;
  step.digits.push_back(digit);
  step.eliminations = candidates_of(removed, digit);
  add_chain(step, digit, chain, 0);
  return step;
}

/// Visits the chains of a digit in which b sees c, each in one direction; true when `visit` does.
template <class Visit>
bool visit_chains(const Context& context, int digit, Visit visit) {
  const ConjugatePairs pairs(context, digit);
  for (const ConjugatePair* left = pairs.begin(); left != pairs.end(); ++left) {
    for (const ConjugatePair* right = left + 1; right != pairs.end(); ++right) {
      if (!(left->cells() & right->cells()).empty()) continue;
      for (int b : {left->first, left->second}) {
        for (int c : {right->first, right->second}) {
          if (!peers(b).contains(c)) continue;
          if (visit(Turbot{*left, *right, left->other(b), b, c, right->other(c)})) return true;
        }
      }
    }
  }
  return false;
}

std::vector<Turbot> kites_of(const Context& context, int digit) {
  std::vector<Turbot> kites;
  visit_chains(context, digit, [&](const Turbot& chain) {
    if (is_kite(chain) && context.places(digit).contains(crossing(chain))) kites.push_back(chain);
    return false;
  });
  return kites;
}

bool dual_kites(const Context& context, int digit, Sink sink) {
  const std::vector<Turbot> kites = kites_of(context, digit);
  for (std::size_t i = 0; i < kites.size(); ++i) {
    for (std::size_t j = i + 1; j < kites.size(); ++j) {
      // The row of one kite goes where the column of the other does.
      if (kites[i].b != kites[j].c || kites[i].c != kites[j].b) continue;
      CellSet removed = cell_set(crossing(kites[i]));
      if (removed.contains(crossing(kites[j]))) continue;
      removed.insert(crossing(kites[j]));
      Step step = make_step(Technique::dual_two_string_kite, digit, kites[i], removed);
      add_chain(step, digit, kites[j], 1);
      if (sink(std::move(step))) return true;
    }
  }
  return false;
}

}  // namespace

bool find_skyscraper(const Context& context, Technique technique, Sink sink) {
  for (int digit : DigitSet::all()) {
    const auto visit = [&](const Turbot& chain) {
      if (!is_skyscraper(chain)) return false;
      const CellSet removed = targets(context, digit, chain);
      return !removed.empty() && sink(make_step(technique, digit, chain, removed));
    };
    if (visit_chains(context, digit, visit)) return true;
  }
  return false;
}

bool find_two_string_kite(const Context& context, Technique technique, Sink sink) {
  for (int digit : DigitSet::all()) {
    if (technique == Technique::dual_two_string_kite) {
      if (dual_kites(context, digit, sink)) return true;
      continue;
    }
    const auto visit = [&](const Turbot& chain) {
      if (!is_kite(chain) || !context.places(digit).contains(crossing(chain))) return false;
      return sink(make_step(technique, digit, chain, cell_set(crossing(chain))));
    };
    if (visit_chains(context, digit, visit)) return true;
  }
  return false;
}

bool find_turbot_fish(const Context& context, Technique technique, Sink sink) {
  for (int digit : DigitSet::all()) {
    const auto visit = [&](const Turbot& chain) {
      const CellSet removed = targets(context, digit, chain);
      if (removed.empty() || !is_turbot_fish(context, digit, chain)) return false;
      return sink(make_step(technique, digit, chain, removed));
    };
    if (visit_chains(context, digit, visit)) return true;
  }
  return false;
}

}  // namespace nonet::logic
