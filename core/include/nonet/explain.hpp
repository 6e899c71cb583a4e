/// @file
/// Plan of an explanation: the reason a step follows, as messages to say and the things that each
/// names. The core has no words. Your program fills the messages in from texts of its own; Nonet's
/// are in web/src/hint/texts, one file a language. Page, element and `nonet hint --explain` say the
/// same.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/sets.hpp"
#include "nonet/step.hpp"

namespace nonet {

struct Message;

/// How the members of a list are joined.
enum class Join : std::uint8_t {
  all,      ///< "a, b and c".
  either,   ///< "a, b or c".
  commas,   ///< "a, b, c".
  clauses,  ///< "a; b; c".
};

/// Cells in the order in which they are named.
struct NamedCells {
  std::vector<int> cells;
  Join join = Join::all;
};

struct NamedDigits {
  DigitSet digits;
  Join join = Join::all;
};

/// Sets as "r1c26 {357}".
struct NamedSets {
  std::vector<DigitCells> sets;
};

struct NamedMessages {
  std::vector<Message> messages;
  Join join = Join::all;
};

/// A thing that a message names: a number, a key that chooses between its variants, or things of the board.
using NamedThing = std::variant<int, std::string_view, NamedCells, NamedDigits, HouseSet,
                                CandidateSet, NamedSets, NamedMessages>;

struct Named {
  std::string_view name;
  NamedThing thing;
};

/// A sentence, or a part of one, by the name of its text.
struct Message {
  std::string_view id;
  std::vector<Named> named;
};

/// A line of an explanation, and what of the step it is about.
struct ExplainedLine {
  Message message;
  /// Indices in `Step::links`: those that the line states.
  std::vector<int> links;
  /// Indices in `Step::nodes`: what the line supposes or states, in its order.
  std::vector<int> nodes;
  /// The branch of a forcing chain to which the line belongs, from 0; -1: to none.
  int branch = -1;
  /// How far the line is indented: 0, or 1 for what follows from a supposition.
  int depth = 0;
};

/// Why a step follows, told in the order in which a teacher would.
struct Explanation {
  /// A nudge: where to look, without the technique; and what to light up with it.
  Message look;
  CellSet look_cells;
  HouseSet look_houses;
  /// The digits of the pattern, to show with the technique's name. None where that says nothing.
  DigitSet digits;
  std::vector<ExplainedLine> lines;
};

/// Explains a step. `board` is the position in which it was found; another one gives sentences that are
/// not true. Every link of the step is stated by a line, but for those of colours, which one sentence tells.
[[nodiscard]] Explanation explain(const Step& step, const Board& board);

}  // namespace nonet
