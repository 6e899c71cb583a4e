#include <cstddef>

#include "index.hpp"
#include "nonet/judge.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

constexpr Table<std::string_view, 4> proposal_fault_ids = {"", "effects", "candidate", "node"};
constexpr Table<std::string_view, 5> part_ids = {"", "place", "remove", "links", "assumed"};
constexpr Table<std::string_view, 6> link_fault_ids = {
    "", "other-places", "other-digits", "no-house", "overlap", "nothing-shared"};
constexpr Table<std::string_view, 4> verdict_ids = {"right", "other-reason", "untold", "wrong"};

bool is_there(const Board& board, int candidate) {
  return board.places(candidate_digit(candidate)).contains(candidate_cell(candidate));
}

/// The first that is not there, or -1. A digit that no longer fits may be claimed of an empty cell: that is wrong, and not a
/// slip.
int first_missing(const CandidateSet& candidates, const Board& board, ProposalPart part) {
  for (int c : candidates) {
    if (is_there(board, c)) continue;
    if (part == ProposalPart::place && board.value(candidate_cell(c)) == 0) continue;
    return c;
  }
  return -1;
}

/// One candidate, or several of one digit.
bool is_node(const CandidateSet& end) {
  if (end.empty()) return false;
  const int digit = candidate_digit(end.first());
  for (int c : end) {
    if (candidate_digit(c) != digit) return false;
  }
  return true;
}

ProposalReport examine_link(const DrawnLink& link, const Board& board) {
  ProposalReport report{ProposalFault::none, ProposalPart::links, -1, -1};
  for (const CandidateSet& end : {link.from, link.to}) {
    report.fault = ProposalFault::node;
    if (!is_node(end)) return report;
    report.fault = ProposalFault::candidate;
    report.candidate = first_missing(end, board, ProposalPart::links);
    if (report.candidate >= 0) return report;
  }
  return {};
}

}  // namespace

std::string_view id(ProposalFault fault) {
  return proposal_fault_ids[fault];
}

std::string_view id(ProposalPart part) {
  return part_ids[part];
}

std::string_view id(LinkFault fault) {
  return link_fault_ids[fault];
}

std::string_view id(Verdict verdict) {
  return verdict_ids[verdict];
}

ProposalReport examine(const Proposal& proposal, const Board& board) {
  if (proposal.place.empty() && proposal.remove.empty())
    return {ProposalFault::effects, ProposalPart::none, -1, -1};
  const Table<std::pair<ProposalPart, const CandidateSet*>, 3> claims{
      {{ProposalPart::place, &proposal.place},
       {ProposalPart::remove, &proposal.remove},
       {ProposalPart::assumed, &proposal.assumed}}};
  for (const auto& [part, candidates] : claims) {
    const int missing = first_missing(*candidates, board, part);
    if (missing >= 0) return {ProposalFault::candidate, part, -1, missing};
  }
  for (int i = 0; i < count_of(proposal.links); ++i) {
    ProposalReport report = examine_link(nth(proposal.links, i), board);
    report.link = i;
    if (report.fault != ProposalFault::none) return report;
  }
  return {};
}

}  // namespace nonet
