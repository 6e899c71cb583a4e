#include "output/judge_output.hpp"

#include <algorithm>

#include "output/proposal_text.hpp"
#include "words/messages.hpp"
#include "words/phrases.hpp"

namespace nonet::cli {
namespace {

std::string names_of(const HouseSet& houses) {
  std::string text;
  for (int house : houses) text += (text.empty() ? "" : ", ") + house_name(house);
  return text;
}

std::string names_of(const std::vector<DigitCells>& sets) {
  std::string text;
  for (const DigitCells& set : sets) {
    text += text.empty() ? "{" : ", {";
    for (int cell : set.cells) text += (text.back() == '{' ? "" : ",") + cell_name(cell);
    text += ' ';
    for (int digit : set.digits) text += std::to_string(digit);
    text += '}';
  }
  return text;
}

/// Why a link holds.
std::string ground(const DrawnLink& link, const LinkVerdict& verdict) {
  switch (verdict.because) {
    case Because::same_cell:
      return "two digits of one cell";
    case Because::last_candidate:
      return "the cell has no other candidate";
    case Because::only_place:
      return join(names_of(verdict.houses), " has no other place for ",
                  candidate_digit(link.from.first()));
    case Because::remote_pair:
      return "both cells have the same two candidates and see each other";
    case Because::almost_locked_set:
      return "almost locked set " + names_of(verdict.sets);
    case Because::unique_rectangle:
      return "unique rectangle " + names_of(verdict.sets);
    case Because::fish:
      return join("fish: ", names_of(verdict.houses), " in ", names_of(verdict.covers));
    default:
      return "both are in " + names_of(verdict.houses);
  }
}

std::string failure(const DrawnLink& link, const LinkVerdict& verdict) {
  const std::string seen = cli::names_of(verdict.candidates);
  switch (verdict.why) {
    case LinkFault::other_places:
      return join(house_name(verdict.house), " has other places for ",
                  candidate_digit(link.from.first()), ": ", seen);
    case LinkFault::other_digits:
      return "the cell has other digits: " + seen;
    case LinkFault::no_house:
      return seen + " share no house";
    case LinkFault::overlap:
      return "both ends have " + seen;
    default:
      return "different digits in different cells, and no pattern that links them";
  }
}

template <typename Set, typename Name>
Json list_of(const Set& set, const Name& name) {
  Json list = Json::array();
  for (int member : set) list.push_back(name(member));
  return list;
}

}  // namespace

bool all_hold(const Judgement& judgement) {
  return !judgement.links.empty() &&
         std::all_of(judgement.links.begin(), judgement.links.end(),
                     [](const LinkVerdict& link) { return link.holds; });
}

std::string describe(const ProposalReport& report, const Board& board) {
  std::string where(id(report.part));
  if (report.part == ProposalPart::links) where = join("link ", report.link + 1);
  switch (report.fault) {
    case ProposalFault::none:
      return "";
    case ProposalFault::effects:
      return "the proposal neither places nor removes anything: --place or --remove says what";
    case ProposalFault::node:
      return where + ": a node has candidates of one digit";
    case ProposalFault::candidate: {
      const int cell = candidate_cell(report.candidate);
      const int value = board.value(cell);
      return value != 0 ? join(where, ": ", cell_name(cell), " has ", value, " already")
                        : join(where, ": ", cell_name(cell), " has no candidate ",
                               candidate_digit(report.candidate));
    }
  }
  return "";
}

std::string describe(const DrawnLink& link, const LinkVerdict& verdict) {
  return join(
      node_name(link.from), link.strong ? " = " : " - ", node_name(link.to), ": ",
      verdict.holds ? "holds: " + ground(link, verdict) : "fails: " + failure(link, verdict));
}

Json json_of_link(const DrawnLink& link, const LinkVerdict& verdict) {
  Json sets = Json::array();
  for (const DigitCells& set : verdict.sets)
    sets.push_back({{"cells", list_of(set.cells, cell_name)},
                    {"digits", list_of(set.digits, [](int digit) { return digit; })}});
  return {{"kind", link.strong ? "strong" : "weak"},
          {"from", list_of(link.from, candidate_name)},
          {"to", list_of(link.to, candidate_name)},
          {"holds", verdict.holds},
          {"because", verdict.holds ? Json(id(verdict.because)) : Json(nullptr)},
          {"houses", list_of(verdict.houses, house_name)},
          {"covers", list_of(verdict.covers, house_name)},
          {"sets", std::move(sets)},
          {"why", verdict.holds ? Json(nullptr) : Json(id(verdict.why))},
          {"candidates", list_of(verdict.candidates, candidate_name)},
          {"house", verdict.house < 0 ? Json(nullptr) : Json(house_name(verdict.house))}};
}

}  // namespace nonet::cli
