/// @file
/// Nishio, multiple, dynamic and nested forcing chains.
#pragma once

#include <memory>

#include "rating/chain_hint.hpp"
#include "rating/implications.hpp"
#include "rating/work.hpp"

namespace nonet::rating {

/// What is concluded from: a contradiction, both states of a candidate, the candidates of a cell, the
/// places of a digit in a house.
struct ForcingKinds {
  bool contradiction = true;
  bool both_states = true;
  bool cell = true;
  bool region = true;
};

/// One of Sudoku Explainer's kinds of search.
struct ForcingMode {
  bool nishio = false;
  ChainLevel level = ChainLevel::plain;
  ForcingKinds kinds{};

  /// Looks at both states of candidates.
  [[nodiscard]] bool binary() const { return kinds.contradiction || kinds.both_states; }
  [[nodiscard]] bool dynamic() const { return nishio || level != ChainLevel::plain; }
};

/// The difficulty that a mode's chains have before their length counts.
[[nodiscard]] double base_difficulty(ForcingMode mode);

class Advance;

/// Finds forcing chains in one mode. Keeps its memory from one position to the next.
class Forcing {
 public:
  Forcing(ForcingMode mode, Work& work);
  ~Forcing();
  Forcing(const Forcing&) = delete;
  Forcing& operator=(const Forcing&) = delete;
  Forcing(Forcing&&) = delete;
  Forcing& operator=(Forcing&&) = delete;

  /// Adds the hints of a position. Their targets are valid until the next search. With the plain
  /// implications of the position, places where plain chains find nothing are not looked at.
  void find(const Pencil& pencil, ChainHints& hints, const Implications* implications = nullptr);

 private:
  class Search;

  const Chain& chain(Literal source);
  void follow(Literal source, Chain& chain);

  ForcingMode mode_;
  Work& work_;
  std::unique_ptr<Advance> advance_;
  const Pencil* pencil_ = nullptr;
  const Implications* implications_ = nullptr;
  std::array<CellSet, 9> places_;
  std::array<std::unique_ptr<Chain>, literal_count> chains_;
  std::vector<Literal> known_;
  std::array<bool, literal_count> is_known_{};
  std::vector<NestedChain> nested_;
};

}  // namespace nonet::rating
