/// @file
/// Forcing chains and nets: what follows from each possibility, a line for each candidate that becomes true.

#include <algorithm>

#include "explanation/telling.hpp"
#include "index.hpp"

namespace nonet::explanation {
namespace {

/// A branch: its nodes in order, and whether each is true there.
struct Branch {
  std::vector<int> nodes;
  std::vector<bool> on;
};

/// A branch begins with a node to which no link leads; what strong links lead to is true.
std::vector<Branch> branches_of(const Step& step) {
  std::vector<int> led(step.nodes.size(), -1);
  for (const Link& link : step.links) nth(led, link.to) = link.strong ? 1 : 0;
  std::vector<Branch> branches;
  for (int i = 0; i < count_of(led); ++i) {
    const int state = nth(led, i);
    if (state < 0) branches.push_back({});
    branches.back().nodes.push_back(i);
    branches.back().on.push_back(state != 0);
  }
  return branches;
}

/// Both branches of a contradiction come from the same supposition; their ends are opposites.
bool is_contradiction(const std::vector<Branch>& branches) {
  return branches.front().on.back() != branches.back().on.back();
}

/// One of a set's candidates is true; of a contradiction the opposite of what follows; else a candidate is true,
/// then false.
void set_starts(const Step& step, std::vector<Branch>& branches) {
  for (std::size_t i = 0; i < branches.size(); ++i) {
    bool on = i == 0;
    if (!step.sets.empty()) {
      on = true;
    } else if (is_contradiction(branches)) {
      on = step.placements.empty();
    }
    branches[i].on.front() = on;
  }
}

/// The lines of a branch.
class BranchTold {
 public:
  BranchTold(Telling& telling, const Branch& branch, int number)
      : telling_(telling), branch_(branch), number_(number), said_(telling.step().nodes.size()) {}

  void tell() {
    nth(said_, branch_.nodes.front()) = true;
    for (std::size_t i = 1; i < branch_.nodes.size(); ++i) {
      // A fact that becomes false gets a line where something rests on it; the end gets one in any
      // case.
      if (branch_.on[i] || i + 1 == branch_.nodes.size()) line(branch_.nodes[i], branch_.on[i]);
    }
  }

 private:
  [[nodiscard]] bool is_on(int node) const {
    const auto found = std::find(branch_.nodes.begin(), branch_.nodes.end(), node);
    return nth(branch_.on, found - branch_.nodes.begin());
  }

  [[nodiscard]] std::vector<int> links_to(int node) const {
    std::vector<int> links;
    const std::vector<Link>& all = telling_.step().links;
    for (int i = 0; i < count_of(all); ++i) {
      if (nth(all, i).to == node) links.push_back(i);
    }
    return links;
  }

  /// Collects the false nodes on which `node` rests and which were not told yet; deepest first.
  void premises_of(int node, std::vector<int>& premises) {
    for (int index : links_to(node)) {
      const int from = telling_.link(index).from;
      if (nth(said_, from) || is_on(from)) continue;
      nth(said_, from) = true;
      premises_of(from, premises);
      premises.push_back(from);
    }
  }

  /// Names a node in a line, and its reason. The lines themselves tell its facts.
  [[nodiscard]] std::vector<Named> said_of(int node, bool on) const {
    const Link& into = telling_.link(links_to(node).front());
    return {{"what", NamedMessages{{clause(telling_.node(node), on)}}},
            {"because", NamedMessages{{reason_of(telling_, into, into.reason.facts)}}}};
  }

  void line(int node, bool on) {
    std::vector<int> premises;
    premises_of(node, premises);
    nth(said_, node) = true;
    // More of them would be a sentence to read twice: each has a line of its own then.
    constexpr std::size_t most_premises = 3;
    if (premises.size() > most_premises) {
      for (int premise : premises)
        telling_.say({message("why-line", said_of(premise, false)),
                      links_to(premise),
                      {premise},
                      number_,
                      1});
      premises.clear();
    }
    ExplainedLine line{{}, links_to(node), premises, number_, 1};
    line.nodes.push_back(node);
    std::vector<Named> things = said_of(node, on);
    std::vector<Message> told;
    told.reserve(premises.size());
    for (int premise : premises) {
      told.push_back(message("why-premise", said_of(premise, false)));
      for (int index : links_to(premise)) line.links.push_back(index);
    }
    if (told.empty()) {
      line.message = message("why-line", std::move(things));
    } else {
      things.push_back({"premises", NamedMessages{std::move(told), Join::commas}});
      line.message = message("why-line-so", std::move(things));
    }
    std::sort(line.links.begin(), line.links.end());
    telling_.say(std::move(line));
  }

  Telling& telling_;
  const Branch& branch_;
  int number_;
  std::vector<bool> said_;
};

/// Begins with the possibilities, one of which must hold: the candidates of a cell, the places of a
/// house, both states of a candidate.
void begin(Telling& telling, const std::vector<Branch>& branches) {
  const Step& step = telling.step();
  if (step.sets.empty()) {
    const Branch& first = branches.front();
    if (!is_contradiction(branches))
      telling.say(
          message("why-forcing-states",
                  {{"what", NamedMessages{{clause(telling.node(first.nodes.front()), true)}}}}));
    return;
  }
  const DigitCells& set = telling.set(0);
  if (step.houses.empty()) {
    telling.say(message("why-forcing-cell", {{"cell", named(set.cells)},
                                             {"digits", NamedDigits{set.digits, Join::either}}}));
  } else {
    telling.say(message("why-forcing-house", {{"houses", step.houses},
                                              {"digit", set.digits.first()},
                                              {"cells", named(set.cells, Join::either)}}));
  }
}

}  // namespace

void explain_forcing(Telling& telling) {
  const Step& step = telling.step();
  std::vector<Branch> branches = branches_of(step);
  set_starts(step, branches);
  const bool contradicts = is_contradiction(branches) && step.sets.empty();
  begin(telling, branches);
  for (int i = 0; i < count_of(branches); ++i) {
    const Branch& branch = nth(branches, i);
    const Message supposed = clause(telling.node(branch.nodes.front()), branch.on.front());
    const bool again = contradicts && i > 0;
    telling.say({message(again ? "why-suppose-again" : "why-suppose",
                         {{"what", NamedMessages{{supposed}}}}),
                 {},
                 {branch.nodes.front()},
                 i,
                 0});
    BranchTold(telling, branch, i).tell();
  }
  if (contradicts) {
    std::vector<Message> ends;
    ends.reserve(branches.size());
    for (const Branch& branch : branches)
      ends.push_back(clause(telling.node(branch.nodes.back()), branch.on.back()));
    telling.say(
        message("why-end-contradiction", {{"ends", NamedMessages{std::move(ends), Join::all}}}));
    return conclude(telling);
  }
  telling.say(message("why-end-every-case"));
  conclude(telling);
}

}  // namespace nonet::explanation
