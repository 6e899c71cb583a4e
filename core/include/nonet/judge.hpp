/// @file
/// The referee: a player proposes, and perhaps draws the reasons; the referee says whether it is right, and why.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "nonet/keep_going.hpp"
#include "nonet/position.hpp"
#include "nonet/search.hpp"
#include "nonet/step.hpp"

namespace nonet {

/// A link as a player draws it. Strong: at least one end is true. Weak: not both ends are true. An end is a
/// candidate, or a group: candidates of one digit, of which one is true.
struct DrawnLink {
  bool strong = false;
  CandidateSet from;
  CandidateSet to;
};

/// A claim about a position, and the reasons for it.
struct Proposal {
  CandidateSet place;
  CandidateSet remove;
  std::vector<DrawnLink> links;
  /// Claims that are part of the reason: judged first, and then gone.
  CandidateSet assumed;
};

/// Why something is no proposal.
enum class ProposalFault : std::uint8_t {
  none,
  effects,    ///< It neither places nor removes anything.
  candidate,  ///< There is no such candidate in the position.
  node,       ///< An end of a link has no candidate, or candidates of different digits.
};

/// "", "effects", "candidate", "node".
[[nodiscard]] std::string_view id(ProposalFault fault);

enum class ProposalPart : std::uint8_t { none, place, remove, links, assumed };

/// "", "place", "remove", "links", "assumed".
[[nodiscard]] std::string_view id(ProposalPart part);

/// The first fault of a proposal, and where it is.
struct ProposalReport {
  ProposalFault fault = ProposalFault::none;
  ProposalPart part = ProposalPart::none;
  int link = -1;       ///< The index of a link, or -1.
  int candidate = -1;  ///< The candidate that is not there, or -1.
};

/// Looks at the form of a proposal for a position; says nothing about its truth.
[[nodiscard]] ProposalReport examine(const Proposal& proposal, const Board& board);

/// Why a drawn link does not hold.
enum class LinkFault : std::uint8_t {
  none,
  other_places,    ///< Strong: the house has other places of the digit, too.
  other_digits,    ///< Strong: the cell has other digits, too.
  no_house,        ///< One digit, and two places that share no house.
  overlap,         ///< Weak: both ends have the same candidate.
  nothing_shared,  ///< Different digits in different cells, and no pattern that links them.
};

/// "", "other-places", "other-digits", "no-house", "overlap", "nothing-shared".
[[nodiscard]] std::string_view id(LinkFault fault);

/// The verdict on a drawn link: whether it holds in the position, whatever the solution is, and by what.
struct LinkVerdict {
  bool holds = false;
  /// The reason of a link that holds; see `Reason`.
  Because because = Because::same_cell;
  HouseSet houses;
  HouseSet covers;
  /// Almost locked sets (one, or two in a row), the cells of a rectangle, or a fish's places in its bases.
  std::vector<DigitCells> sets;
  /// The fault of a link that fails, the candidates that show it, and a house or -1.
  LinkFault why = LinkFault::none;
  CandidateSet candidates;
  int house = -1;
};

enum class Verdict : std::uint8_t {
  right,         ///< The reason holds, and has a name.
  other_reason,  ///< True and told by steps, but a drawn link fails, or the links do not lead there.
  untold,        ///< True in every solution, but no technique was found that gets there.
  wrong,         ///< A solution has it otherwise.
};

/// "right", "other-reason", "untold", "wrong".
[[nodiscard]] std::string_view id(Verdict verdict);

/// Work for a name that a judgement takes, unless told otherwise; see `LogicOptions::budget`.
inline constexpr std::uint64_t judge_budget = 2000000;

/// Every technique but those of last resort: a name is worth having even if hints never use it.
[[nodiscard]] TechniqueSet judging_techniques();

struct JudgeOptions {
  TechniqueSet techniques = judging_techniques();
  /// Ends the search for a name after so much work; 0: never. Nets have the same again.
  std::uint64_t budget = judge_budget;
  /// Asked now and then; false cancels the search.
  KeepGoing keep_going = nullptr;
};

struct Judgement {
  ProposalReport proposal;
  /// With a fault in one of the two there is no verdict, unless it is `several_solutions`.
  PositionReport report;
  /// `budget` or `cancelled`: there may be a name, or an easier one.
  SearchEnd end = SearchEnd::complete;
  Verdict verdict = Verdict::wrong;
  /// Right, or another reason: first steps for what is assumed, each in the position that the ones before leave. Then one step
  /// that has all effects, or several in that position, of which each has some.
  std::vector<Step> steps;
  /// The number of first steps, which are for the assumptions.
  std::size_t assumed_steps = 0;
  /// For each drawn link.
  std::vector<LinkVerdict> links;
  /// True when all links hold and lead to each effect; false without links.
  bool carries = false;
  /// Wrong: a solution that contradicts, and if there are several, another one.
  std::vector<Grid> solutions;
};

/// Judges a proposal. The solutions decide what is wrong. A link must hold by the position alone, directly or by a pattern
/// that Nonet's own chains go through. Links carry an effect if its opposite, by them and by what candidates see, leads to a contradiction.
[[nodiscard]] Judgement judge(const Position& position, const Proposal& proposal,
                              const JudgeOptions& options = {});

}  // namespace nonet
