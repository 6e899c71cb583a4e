/// @file
/// Chains, loops, whips and trials: what is supposed, and then one line for each link.
///
/// - In plain chains each link is a line: "r5c6 isn't 3 (same column)."
/// - Where a fact may rest on several, a line for each that is true: "r5c9 isn't 8 (same box), so r5c4 is 8 (only
///   place in row 5)." So do whips, and the branches of forcing chains and nets.

#include <algorithm>

#include "explanation/telling.hpp"
#include "index.hpp"

namespace nonet::explanation {
namespace {

bool same(const Node& a, const Node& b) {
  return a.digit == b.digit && a.cells == b.cells;
}

/// The links in runs: in each, every link begins where the one before it ends.
std::vector<std::pair<int, int>> runs_of(const std::vector<Link>& links) {
  std::vector<std::pair<int, int>> runs;
  for (int i = 0; i < count_of(links); ++i) {
    const bool goes_on = i > 0 && nth(links, i - 1).to == nth(links, i).from &&
                         nth(links, i - 1).strong != nth(links, i).strong;
    if (goes_on) {
      ++runs.back().second;
    } else {
      runs.emplace_back(i, i + 1);
    }
  }
  return runs;
}

/// "Suppose r1c6 isn't 2", then a line a link. A strong link says something when its beginning is false.
void tell_run(Telling& telling, int first, int end) {
  const Link& start = telling.link(first);
  const Message supposed = clause(telling.node(start.from), !start.strong);
  telling.say(
      {message("why-suppose", {{"what", NamedMessages{{supposed}}}}), {}, {start.from}, -1, 0});
  for (int i = first; i < end; ++i) {
    const Link& link = telling.link(i);
    telling.say(
        {message("why-line", {{"what", NamedMessages{{clause(telling.node(link.to), link.strong)}}},
                              {"because", NamedMessages{{reason_of(telling, link, {})}}}}),
         {i},
         {link.to},
         -1,
         1});
  }
}

/// One of both ends is true.
void conclude_ends(Telling& telling) {
  const Step& step = telling.step();
  const Node& begin = telling.node(step.links.front().from);
  const Node& end = telling.node(step.links.back().to);
  if (same(begin, end)) {
    telling.say(message("why-end-same", {{"what", NamedMessages{{clause(begin, true)}}}}));
    return conclude_by_sight(telling, "it");
  }
  if (begin.digit == end.digit) {
    telling.say(
        message("why-end-either-place",
                {{"digit", begin.digit}, {"cells", named(begin.cells | end.cells, Join::either)}}));
    const bool alone = begin.cells.size() == 1 && end.cells.size() == 1;
    return conclude_by_sight(telling, alone ? "both" : "all");
  }
  telling.say(
      message("why-end-either",
              {{"ends", NamedMessages{{clause(begin, true), clause(end, true)}, Join::either}}}));
  conclude(telling);
}

void continuous(Telling& telling) {
  telling.say(message("why-end-ring"));
  conclude(telling);
}

/// A chain that comes back to its first node and says the opposite of it.
void discontinuous(Telling& telling) {
  telling.say(message("why-end-loop"));
  conclude(telling);
}

/// Tells a loop by its kind of links: weak and weak, strong and strong, or in turn all round.
void tell_loop(Telling& telling) {
  const std::vector<Link>& links = telling.step().links;
  links.front().strong == links.back().strong ? discontinuous(telling) : continuous(telling);
}

/// All three forms: the last link comes back to the first node, or it does not.
void tell_any_form(Telling& telling) {
  const std::vector<Link>& links = telling.step().links;
  links.back().to == links.front().from ? tell_loop(telling) : conclude_ends(telling);
}

void remote_pair(Telling& telling) {
  const Step& step = telling.step();
  NamedCells cells{{}, Join::commas};
  for (const Node& node : step.nodes) cells.cells.push_back(node.cells.first());
  const NamedCells ends{{cells.cells.front(), cells.cells.back()}, Join::all};
  const CellSet victims = cells_of(step.eliminations);
  telling.say(
      message("why-remote-pair",
              {{"cells", cells}, {"digits", NamedDigits{digits_of(step.digits)}}, {"ends", ends}}));
  for (int i = 0; i < count_of(step.links); ++i) {
    const Link& link = telling.link(i);
    const int house = shared_house(telling.node(link.from).cells | telling.node(link.to).cells);
    telling.say({message("why-remote-link",
                         {{"from", named(telling.node(link.from).cells)},
                          {"to", named(telling.node(link.to).cells)},
                          {"because", NamedMessages{{message("because-same-house",
                                                             {{"kind", kind_name(house)}})}}}}),
                 {i},
                 {link.from, link.to},
                 -1,
                 1});
  }
  telling.say(message("why-end-remote-pair", {{"ends", ends},
                                              {"digits", NamedDigits{digits_of(step.digits)}},
                                              {"cells", named(victims)},
                                              {"count", victims.size()}}));
  conclude(telling);
}

/// Ends the trial: names the cell that is left without a digit, or the digit without a place in a
/// house.
void end_trial(Telling& telling, const DigitCells& without) {
  const HouseSet& houses = telling.step().houses;
  if (houses.empty()) {
    telling.say(message("why-end-no-candidate", {{"cells", named(without.cells)}}));
  } else {
    telling.say(
        message("why-end-no-place", {{"houses", houses}, {"digit", without.digits.first()}}));
  }
  conclude(telling);
}

/// Each right-linking object with the candidate before it, which it replaces.
void whip(Telling& telling) {
  const Step& step = telling.step();
  const Node& target = telling.node(0);
  telling.say(
      {message("why-suppose", {{"what", NamedMessages{{clause(target, true)}}}}), {}, {0}, -1, 0});
  for (int i = 0; i < count_of(step.links); ++i) {
    const Link& weak = telling.link(i);
    const Message off = clause(telling.node(weak.to), false);
    const Message why = reason_of(telling, weak, {});
    const bool is_last = i + 1 == count_of(step.links);
    if (is_last || !telling.link(i + 1).strong) {
      telling.say(
          {message("why-line", {{"what", NamedMessages{{off}}}, {"because", NamedMessages{{why}}}}),
           {i},
           {weak.to},
           -1,
           1});
      continue;
    }
    const Link& strong = telling.link(++i);
    telling.say({message("why-line-so",
                         {{"premises", NamedMessages{{message("why-premise",
                                                              {{"what", NamedMessages{{off}}},
                                                               {"because", NamedMessages{{why}}}})},
                                                     Join::commas}},
                          {"what", NamedMessages{{clause(telling.node(strong.to), true)}}},
                          {"because", NamedMessages{{reason_of(telling, strong, {strong.from})}}}}),
                 {i - 1, i},
                 {weak.to, strong.to},
                 -1,
                 1});
  }
  end_trial(telling, step.sets.back());
}

/// Why a single follows on a board: its only candidate, or the house in which it has the only place.
Message single_reason(const Board& board, int cell, int digit) {
  if (board.candidates(cell) == DigitSet::of(digit))
    return message("because-last-candidate",
                   {{"given", 0}, {"facts", NamedMessages{{}, Join::all}}});
  HouseSet where;
  for (int house : {row_house(cell), column_house(cell), box_house(cell)}) {
    if (where.empty() && board.places(house, digit).size() == 1) where.insert(house);
  }
  return message("because-only-place",
                 {{"houses", where}, {"given", 0}, {"facts", NamedMessages{{}, Join::all}}});
}

/// A trial: singles one after another, each on the board that the ones before it leave.
void bowmans_bingo(Telling& telling) {
  const Step& step = telling.step();
  Board board = telling.board();
  for (int i = 0; i < count_of(step.nodes); ++i) {
    const Node& node = telling.node(i);
    const int cell = node.cells.first();
    const Message what = clause(node, true);
    if (i == 0) {
      telling.say({message("why-suppose", {{"what", NamedMessages{{what}}}}), {}, {0}, -1, 0});
    } else {
      telling.say({message("why-line",
                           {{"what", NamedMessages{{what}}},
                            {"because", NamedMessages{{single_reason(board, cell, node.digit)}}}}),
                   {},
                   {i},
                   -1,
                   1});
    }
    board.place(cell, node.digit);
  }
  end_trial(telling, telling.set(0));
}

/// Branches from the candidates of a cell, or the places of a digit, whose ends bar each other.
void blossom_loop(Telling& telling) {
  const Step& step = telling.step();
  const DigitCells& starts = telling.set(0);
  if (step.houses.empty()) {
    telling.say(message(
        "why-forcing-cell",
        {{"cell", named(starts.cells)}, {"digits", NamedDigits{starts.digits, Join::either}}}));
  } else {
    telling.say(message("why-forcing-house", {{"houses", step.houses},
                                              {"digit", starts.digits.first()},
                                              {"cells", named(starts.cells, Join::either)}}));
  }
  tell_chains(telling);
  const DigitCells& ends = telling.set(1);
  telling.say(message("why-end-blossom", {{"cells", named(ends.cells, Join::either)},
                                          {"digits", NamedDigits{ends.digits, Join::either}},
                                          {"count", ends.cells.size()}}));
  conclude(telling);
}

}  // namespace

Message reason_of(const Telling& telling, const Link& link, const std::vector<int>& told) {
  const Reason& reason = link.reason;
  const int digit = telling.node(link.to).digit;
  // Facts that the line does not name anyway. The ends of a plain link need not be named again.
  std::vector<Message> facts;
  for (int fact : reason.facts) {
    if (std::find(told.begin(), told.end(), fact) == told.end())
      facts.push_back(clause(telling.node(fact), true));
  }
  const int given = count_of(facts);
  NamedMessages rests{std::move(facts), Join::all};
  switch (reason.because) {
    case Because::same_cell:
      return message("because-same-cell");
    case Because::same_house:
      return message("because-same-house", {{"kind", kind_name(reason.houses.first())}});
    case Because::last_candidate:
      return message("because-last-candidate", {{"given", given}, {"facts", std::move(rests)}});
    case Because::only_place:
      return message("because-only-place",
                     {{"houses", reason.houses}, {"given", given}, {"facts", std::move(rests)}});
    case Because::almost_locked_set:
      return message("because-almost-locked-set", {{"set", NamedSets{{telling.set(link.set)}}}});
    case Because::remote_pair:
      return message("because-remote-pair");
    case Because::locked_candidates:
      return message("because-locked-candidates",
                     {{"digit", digit}, {"houses", reason.houses}, {"covers", reason.covers}});
    case Because::hidden_pair:
    case Because::naked_pair:
      return message(
          reason.because == Because::hidden_pair ? "because-hidden-pair" : "because-naked-pair",
          {{"digits", NamedDigits{reason.pair.digits}}, {"cells", named(reason.pair.cells)}});
    case Because::x_wing:
      return message("because-x-wing",
                     {{"digit", digit}, {"houses", reason.houses}, {"covers", reason.covers}});
    case Because::inner_chain:
      return message("because-inner-chain");
    case Because::unique_rectangle:
      return message("because-unique-rectangle", {{"digits", NamedDigits{reason.pair.digits}},
                                                  {"cells", named(reason.pair.cells)}});
    case Because::fish:
      return message("because-fish",
                     {{"digit", digit}, {"houses", reason.houses}, {"covers", reason.covers}});
  }
  return {};
}

void tell_chains(Telling& telling) {
  for (const auto& [first, end] : runs_of(telling.step().links)) tell_run(telling, first, end);
}

void explain_chain(Telling& telling) {
  switch (telling.step().technique) {
    case Technique::remote_pair:
      return remote_pair(telling);
    case Technique::whip:
    case Technique::g_whip:
    case Technique::braid:
    case Technique::g_braid:
      return whip(telling);
    case Technique::bowmans_bingo:
      return bowmans_bingo(telling);
    case Technique::blossom_loop:
      return blossom_loop(telling);
    case Technique::x_cycle:
    case Technique::continuous_nice_loop:
    case Technique::grouped_continuous_nice_loop:
    case Technique::als_continuous_nice_loop:
    case Technique::m_ring:
    case Technique::l_ring:
    case Technique::discontinuous_nice_loop:
    case Technique::grouped_discontinuous_nice_loop:
    case Technique::als_discontinuous_nice_loop:
      tell_chains(telling);
      return tell_loop(telling);
    case Technique::aic_bent_set:
    case Technique::aic_fish:
    case Technique::aic_unique_rectangle:
      tell_chains(telling);
      return tell_any_form(telling);
    default:
      tell_chains(telling);
      return conclude_ends(telling);
  }
}

}  // namespace nonet::explanation
