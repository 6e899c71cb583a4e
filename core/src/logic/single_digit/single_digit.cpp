/// @file
/// Skyscraper, 2-String Kite and Turbot Fish (Sudopedia, HoDoKu): of one digit, two conjugate pairs
/// a=b and c=d with b seeing c. Then a or d is true: were both false, b and c would be true together.
/// So the digit goes from every cell that sees both a and d.
///
/// - Skyscraper: the pairs lie in two rows, b and c in one column (or the other way round). Were the
///   other ends in one column too, it would be an X-Wing.
/// - 2-String Kite: one pair lies in a row and one in a column, b and c in one box. It removes the
///   digit from the one cell where the lines through the other ends cross.
/// - Turbot Fish: any other such chain; at least one of the pairs lies in a box only. HoDoKu's library
///   also has all the others as Turbot Fish, and chains whose ends are the same cell (a=b-c=a), which
///   has the digit then: they are given after those.
/// - Dual 2-String Kite: two kites on the same two cells of a box that remove different candidates;
///   as in HoDoKu, they may be of different digits.
///
/// All pairs of pairs are tried; there are few. Filled: `digits`, `houses` of the conjugate pairs,
/// `nodes` a, b, c, d (a dual: those of the first kite, then those of the second) and the links
/// between them; marks: pincers a and d, pattern b and c (`group`: which kite of a dual).

#include <algorithm>
#include <utility>
#include <vector>

#include "index.hpp"
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

/// Two pairs of lines make a Skyscraper, a kite or an X-Wing, even if they lie in boxes too.
bool is_only_turbot_fish(const Context& context, int digit, const Turbot& chain) {
  const auto lies_in_line = [&](const ConjugatePair& pair) {
    return context.places(row_house(pair.first), digit) == pair.cells() ||
           context.places(column_house(pair.first), digit) == pair.cells();
  };
  return !lies_in_line(chain.left) || !lies_in_line(chain.right);
}

CellSet targets(const Context& context, int digit, const Turbot& chain) {
  return peers(chain.a) & peers(chain.d) & context.places(digit);
}

/// Where the lines through the free ends of a kite cross.
int crossing(const Turbot& chain) {
  return cell_at(row_of(chain.d), column_of(chain.a));
}

void add_chain(Step& step, int digit, const Turbot& chain, int group) {
  const int first = count_of(step.nodes);
  for (int cell : {chain.a, chain.b, chain.c, chain.d})
    step.nodes.push_back({digit, cell_set(cell)});
  step.links.push_back({first, first + 1, true});
  step.links.push_back({first + 1, first + 2, false});
  step.links.push_back({first + 2, first + 3, true});
  step.houses.insert(chain.left.house);
  step.houses.insert(chain.right.house);
  step.marks.push_back({Role::pincer, candidate(chain.a, digit), group});
  if (chain.d != chain.a) step.marks.push_back({Role::pincer, candidate(chain.d, digit), group});
  // The two kites of a dual share their cells in the box: with one digit they are marked already.
  if (group > 0 && step.digits.size() == 1) return;
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
  const ConjugatePairs& pairs = context.conjugate_pairs(digit);
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

/// Visits the chains of a digit whose ends are one cell; true when `visit` does.
template <class Visit>
bool visit_rings(const Context& context, int digit, Visit visit) {
  const ConjugatePairs& pairs = context.conjugate_pairs(digit);
  for (const ConjugatePair* left = pairs.begin(); left != pairs.end(); ++left) {
    for (const ConjugatePair* right = left + 1; right != pairs.end(); ++right) {
      const CellSet common = left->cells() & right->cells();
      if (common.size() != 1) continue;
      const int a = common.first();
      const int b = left->other(a);
      const int c = right->other(a);
      if (peers(b).contains(c) && visit(Turbot{*left, *right, a, b, c, a})) return true;
    }
  }
  return false;
}

/// Gives those that HoDoKu alone calls a Turbot Fish.
bool give_other_turbot_fish(const Context& context, Technique technique, Sink sink) {
  return context.any_digit([&](int digit) {
    const auto give = [&](const Turbot& chain) {
      const CellSet removed = targets(context, digit, chain);
      return !removed.empty() && sink(make_step(technique, digit, chain, removed));
    };
    return visit_chains(context, digit,
                        [&](const Turbot& chain) {
                          return !is_only_turbot_fish(context, digit, chain) && give(chain);
                        }) ||
           visit_rings(context, digit, give);
  });
}

struct Kite {
  Turbot chain;
  int digit;

  [[nodiscard]] int removed() const { return candidate(crossing(chain), digit); }
};

std::vector<Kite> all_kites(const Context& context) {
  std::vector<Kite> kites;
  context.any_digit([&](int digit) {
    return visit_chains(context, digit, [&](const Turbot& chain) {
      if (is_kite(chain) && context.places(digit).contains(crossing(chain)))
        kites.push_back({chain, digit});
      return false;
    });
  });
  return kites;
}

bool share_box_cells(const Turbot& one, const Turbot& other) {
  return (one.b == other.b && one.c == other.c) || (one.b == other.c && one.c == other.b);
}

bool dual_kites(const Context& context, Sink sink) {
  const std::vector<Kite> kites = all_kites(context);
  for (std::size_t i = 0; i < kites.size(); ++i) {
    for (std::size_t j = i + 1; j < kites.size(); ++j) {
      const Kite& one = kites[i];
      const Kite& other = kites[j];
      if (!share_box_cells(one.chain, other.chain) || one.removed() == other.removed()) continue;
      Step step = make_step(Technique::dual_two_string_kite, one.digit, one.chain,
                            cell_set(crossing(one.chain)));
      step.eliminations.insert(other.removed());
      if (other.digit != one.digit) step.digits.push_back(other.digit);
      add_chain(step, other.digit, other.chain, 1);
      if (sink(std::move(step))) return true;
    }
  }
  return false;
}

}  // namespace

bool find_skyscraper(const Context& context, Technique technique, Sink sink) {
  return context.any_digit([&](int digit) {
    return visit_chains(context, digit, [&](const Turbot& chain) {
      if (!is_skyscraper(chain)) return false;
      const CellSet removed = targets(context, digit, chain);
      return !removed.empty() && sink(make_step(technique, digit, chain, removed));
    });
  });
}

bool find_two_string_kite(const Context& context, Technique technique, Sink sink) {
  if (technique == Technique::dual_two_string_kite) return dual_kites(context, sink);
  return context.any_digit([&](int digit) {
    return visit_chains(context, digit, [&](const Turbot& chain) {
      if (!is_kite(chain) || !context.places(digit).contains(crossing(chain))) return false;
      return sink(make_step(technique, digit, chain, cell_set(crossing(chain))));
    });
  });
}

bool find_turbot_fish(const Context& context, Technique technique, Sink sink) {
  return context.any_digit([&](int digit) {
    return visit_chains(context, digit, [&](const Turbot& chain) {
      const CellSet removed = targets(context, digit, chain);
      if (removed.empty() || !is_only_turbot_fish(context, digit, chain)) return false;
      return sink(make_step(technique, digit, chain, removed));
    });
  }) || give_other_turbot_fish(context, technique, sink);
}

}  // namespace nonet::logic
