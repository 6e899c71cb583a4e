/// @file
/// Steps of human logic: what follows from a position, and why, as data.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/technique.hpp"

namespace nonet {

/// The role of a marked candidate in a step.
enum class Role : std::uint8_t {
  pattern,     ///< A candidate of the pattern itself: a single, a subset, the body of a fish.
  cause,       ///< A placed digit that rules the alternatives out.
  fin,         ///< A candidate of a fish's base that no cover has.
  endo_fin,    ///< A candidate that two bases of a fish have.
  pivot,       ///< The cell (or stem) from which a wing or a blossom spreads; an exocet's base.
  pincer,      ///< The ends of a wing, a chain or a kite; the targets of an exocet.
  set,         ///< A candidate of an almost locked or hidden set; `group` is its index in `sets`.
  restricted,  ///< A restricted common candidate of two sets.
  on,          ///< In a chain: true, if its first node is as the chain supposes (see `nodes`).
  off,         ///< In a chain: false, if its first node is as the chain supposes.
  color,     ///< Coloured; `group` 0 and 1 are the two colours of one cluster, 2 and 3 of the next.
  corner,    ///< A candidate of a deadly pattern.
  guardian,  ///< A candidate that keeps a pattern from being deadly or impossible.
};
inline constexpr int role_count = 13;

/// "pattern", "cause", "fin", "endo-fin", "pivot", "pincer", "set", "restricted", "on", "off", "color",
/// "corner", "guardian".
[[nodiscard]] std::string_view id(Role role);

/// A candidate that a step looks at. A candidate has one mark; the eliminated ones need none.
struct Mark {
  Role role;
  int candidate;  ///< 0 to 728: cell * 9 + digit - 1, as in a `CandidateSet`.
  int group = 0;

  friend bool operator==(const Mark&, const Mark&) = default;
};

/// A node of a chain: "one of these cells has the digit". More than one cell: a group, all in one
/// house.
struct Node {
  int digit;
  CellSet cells;

  friend bool operator==(const Node&, const Node&) = default;
};

/// Cells and the digits that they share out: a locked, an almost locked or an almost hidden set.
struct DigitCells {
  CellSet cells;
  DigitSet digits;

  friend bool operator==(const DigitCells&, const DigitCells&) = default;
};

/// The reason why a link holds.
enum class Because : std::uint8_t {
  same_cell,          ///< Two digits of one cell.
  same_house,         ///< One digit twice in a house.
  last_candidate,     ///< The cell has no other candidate, or none that is left.
  only_place,         ///< The house has no other place, or none that is left.
  almost_locked_set,  ///< The set (`Link::set`) loses the one digit and needs all others.
  remote_pair,        ///< Both cells have the same two candidates and are in a house.
  locked_candidates,  ///< A digit's places in a house all lie in a second one.
  hidden_pair,        ///< Two digits of a house fit in only two of its cells.
  naked_pair,         ///< Two cells of a house have only two candidates left.
  x_wing,             ///< A digit's places in two lines all lie in two others.
  inner_chain,        ///< A forcing chain in what is left of the position.
  unique_rectangle,   ///< The pair's cells would have two solutions if both were false.
  fish,               ///< The houses need the digit in each of the covers, or in a fin.
};
inline constexpr int because_count = 13;

/// "same-cell", "same-house", "last-candidate", "only-place", "almost-locked-set", "remote-pair",
/// "locked-candidates", "hidden-pair", "naked-pair", "x-wing", "inner-chain", "unique-rectangle",
/// "fish".
[[nodiscard]] std::string_view id(Because because);

/// Reason of a link, and the other facts that it rests on.
struct Reason {
  Because because = Because::same_cell;
  /// The house that the reason names; of an X-Wing two lines, of a fish two or three.
  HouseSet houses;
  /// Cover houses of locked candidates, an X-Wing or a fish: the digit goes from their other cells.
  HouseSet covers;
  /// The cells and digits of a pair or a rectangle.
  DigitCells pair;
  /// Indices in `Step::nodes`, in ascending order: what else the link rests on, beside its beginning. None where
  /// the position alone makes it.
  std::vector<int> facts;

  friend bool operator==(const Reason&, const Reason&) = default;
};

/// A link between two nodes. Strong: if `from` is false, `to` is true. Weak: if `from` is true, `to`
/// is false.
struct Link {
  int from;  ///< An index in `Step::nodes`.
  int to;
  bool strong;
  /// The index in `Step::sets` of the almost locked set that makes the link; -1: a house or a cell.
  int set = -1;
  Reason reason = {};

  friend bool operator==(const Link&, const Link&) = default;
};

/// A step of logic: data for a program to print, translate or draw; no prose. core/docs/techniques tells,
/// by family, which of the fields from `houses` on a technique fills, and in which order.
struct Step {
  Technique technique = Technique::full_house;
  CandidateSet placements;  ///< Candidates 0 to 728; see `candidate` in geometry.hpp.
  CandidateSet eliminations;
  HouseSet houses;          ///< The houses that the step looks at; the bases of a fish.
  HouseSet covers;          ///< The covers of a fish; other second houses.
  std::vector<int> digits;  ///< The digits that the step is about, in the technique's order.
  std::vector<Mark> marks;
  std::vector<DigitCells> sets;
  /// Chains one after another. A chain whose first link is strong supposes its first node false; one
  /// whose first link is weak, as those of a Kraken fish and of a loop that shows its start to be
  /// false, supposes it true.
  std::vector<Node> nodes;
  std::vector<Link> links;

  friend bool operator==(const Step&, const Step&) = default;
};

/// Places and removes what the step says.
void apply(const Step& step, Board& board);

}  // namespace nonet
