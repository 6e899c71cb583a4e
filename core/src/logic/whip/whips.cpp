/// @file
/// Whips, g-whips, braids and g-braids (Denis Berthier: "The Hidden Logic of Sudoku", 2007, there as
/// nrczt-chains and -lassos; "Pattern-Based Constraint Satisfaction and Logic Puzzles", 2012; the
/// threads "Fully supersymmetric chains" and "g-whips and g-braids" of the New Sudoku Players'
/// Forum; his program CSP-Rules).
///
/// The variables are what each cell has and where each row, column and box has each digit. A whip
/// of length n on a target Z is a sequence L1 R1 - L2 R2 - ... - Ln of candidates: Lk is linked to
/// the R before it, L1 to Z; Lk and Rk are candidates of a variable Vk, and Rk is the only one of
/// Vk that is linked neither to Z nor to an R before it; Vn has no such candidate at all. The
/// candidates of Vk that go besides Lk are Berthier's z-candidates (linked to Z) and t-candidates
/// (linked to an R before). In a braid Lk may be linked to any R before it, or to Z. In a g-whip and
/// a g-braid an R may be a group, that is all that is left of Vk, when that is in a line and a box
/// at once; what goes by it is linked to each of its candidates.
///
/// Why they hold: if Z is true, the candidates that are linked to it are false, so that of V1 only
/// R1 is left (or one of its candidates): R1 is true, too. So is each R in turn, and nothing is left
/// of Vn, which must have a true candidate. The links of the L are not needed for that; they are
/// what makes the chain followed by eye, and a whip harder to have than a braid.
///
/// A target has a braid exactly if placing it and then all singles that follow comes to a
/// contradiction: each R is such a single, and only the steps that the contradiction needs are kept
/// (Berthier's theorem on trial and error). With groups, locked candidates count as well. The
/// chains of each target are looked for by length; one of length 1 is a single or a locked
/// candidate, and such targets are left out. A braid that takes too much work is the trial's own
/// chain instead, and then perhaps not the shortest. A whip that takes too much work is not found.
/// A whip is also a g-whip and a braid, and that a g-braid; but a g-whip is given only when it has
/// a group, that is if no whip is as short, and so is a g-braid.
///
/// Steps: the data are described in core/docs/techniques/whips.md.

#include <algorithm>
#include <vector>

#include "index.hpp"
#include "logic/finder.hpp"
#include "logic/whip/whip_search.hpp"

namespace nonet::logic {
namespace {

/// Extensions that are tried for one target and one length; fewer for what hints look for.
std::uint64_t most_work(Technique technique) {
  return technique == Technique::whip ? 1000 : 2000;
}

WhipForm form_of(Technique technique) {
  const bool groups = technique == Technique::g_whip || technique == Technique::g_braid;
  const bool braid = technique == Technique::braid || technique == Technique::g_braid;
  return {groups, braid};
}

bool has_group(const Whip& whip) {
  return std::any_of(whip.parts.begin(), whip.parts.end(),
                     [](const WhipPart& part) { return part.right.is_group(); });
}

/// The variables as cells with digits, the last one's house, and what is false or true on the way.
class WhipStep {
 public:
  WhipStep(Technique technique, const Csp& csp, const Whip& whip) : csp_(csp), whip_(whip) {
    step_.technique = technique;
    step_.eliminations.insert(whip.target);
  }

  Step make() {
    Object target;
    target.add(whip_.target);
    step_.nodes.push_back(target.node());
    add_last(whip_.parts.back().variable);
    for (const WhipPart& part : whip_.parts) {
      add_nodes(part);
      mark(part.right.all(), Role::on);
      add_set(part.variable);
    }
    for (const WhipPart& part : whip_.parts) mark(csp_.members(part.variable), Role::off);
    return std::move(step_);
  }

 private:
  void add_last(int variable) {
    mark(csp_.members(variable), Role::pattern);
    if (!is_cell_variable(variable)) step_.houses.insert(variable_house(variable));
    DigitSet digits;
    for (int c : csp_.members(variable)) digits.insert(candidate_digit(c));
    for (int digit : digits) step_.digits.push_back(digit);
  }

  void add_nodes(const WhipPart& part) {
    const auto last = count_of(step_.nodes);
    Object left;
    left.add(part.left);
    step_.nodes.push_back(left.node());
    step_.links.push_back({2 * part.from + 2, last, false});
    if (part.right.size == 0) return;
    step_.nodes.push_back(part.right.node());
    step_.links.push_back({last, last + 1, true});
  }

  void add_set(int variable) {
    DigitCells set;
    for (int c : csp_.members(variable)) {
      set.cells.insert(candidate_cell(c));
      set.digits.insert(candidate_digit(c));
    }
    if (!is_cell_variable(variable)) set.cells = house_set(variable_house(variable));
    step_.sets.push_back(set);
  }

  void mark(std::span<const std::int16_t> candidates, Role role) {
    for (int c : candidates) {
      if (marked_.contains(c) || c == whip_.target) continue;
      marked_.insert(c);
      step_.marks.push_back({role, c});
    }
  }

  const Csp& csp_;
  const Whip& whip_;
  CandidateSet marked_;
  Step step_;
};

/// A target that may have a whip.
struct Lead {
  int target;
  Remains remains;  ///< After so many rounds as the length.
  int least = 0;    ///< No whip is shorter; 0: not known yet.
  int most = 0;     ///< The length of a known braid, once a shorter one is given up; 0: none.
  bool alive = true;
};

class WhipFinder {
 public:
  WhipFinder(const Context& context, Technique technique, Sink sink)
      : context_(context),
        technique_(technique),
        form_(form_of(technique)),
        work_(most_work(technique)),
        sink_(sink),
        search_(context, form_),
        plain_(context, {false, form_.braid}) {
    for (int c : search_.csp().candidates()) leads_.push_back({c, search_.suppose(c)});
  }

  bool find() {
    for (int length = 1; !leads_.empty(); ++length) {
      for (Lead& lead : leads_) {
        grow(lead, length);
        if (lead.alive && lead.least != 0 && give(lead, length)) return true;
      }
      leads_.erase(std::remove_if(leads_.begin(), leads_.end(),
                                  [](const Lead& lead) { return !lead.alive; }),
                   leads_.end());
    }
    return false;
  }

 private:
  void grow(Lead& lead, int length) {
    if (lead.least != 0) return;
    if (length > 1) lead.alive = search_.suppose_forced(lead.remains);
    if (lead.remains.empty() >= 0) lead.least = length;
    if (lead.least == 1) lead.alive = false;
  }

  bool give(Lead& lead, int length) {
    if (lead.most == 0) {
      if (form_.groups && is_plain(lead, length)) return false;
      const auto outcome = search_.find(lead.target, length, work_);
      if (context_.spend(0)) return true;
      if (outcome == WhipSearch::Outcome::longer) return false;
      lead.alive = outcome == WhipSearch::Outcome::gave_up && form_.braid;
      if (outcome == WhipSearch::Outcome::found) return report(search_.found());
      if (!lead.alive) return false;
      lead.most = search_.propagate(lead.target).length();
    }
    if (lead.most > length) return false;
    lead.alive = false;
    return report(search_.propagate(lead.target));
  }

  /// Leaves the targets to whips (or braids) without groups that are as short.
  bool is_plain(Lead& lead, int length) {
    const auto outcome = plain_.find(lead.target, length, work_);
    if (outcome == WhipSearch::Outcome::found) lead.alive = false;
    return !lead.alive;
  }

  bool report(const Whip& whip) {
    if (form_.groups && !has_group(whip)) return false;
    return sink_(WhipStep(technique_, search_.csp(), whip).make());
  }

  const Context& context_;
  Technique technique_;
  WhipForm form_;
  std::uint64_t work_;
  Sink sink_;
  WhipSearch search_;
  WhipSearch plain_;
  std::vector<Lead> leads_;
};

}  // namespace

bool find_whip(const Context& context, Technique technique, Sink sink) {
  return WhipFinder(context, technique, sink).find();
}

}  // namespace nonet::logic
