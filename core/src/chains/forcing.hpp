/// @file
/// Nishio, multiple, dynamic and nested forcing chains.
#pragma once

#include <memory>
#include <optional>

#include "chains/chain_hint.hpp"
#include "chains/implications.hpp"
#include "chains/net_closure.hpp"
#include "chains/work.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {

/// Starting points of conclusions: a contradiction, both states of a candidate, the candidates of a
/// cell, the places of a digit in a house.
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

inline constexpr std::size_t chain_level_count = as_size(ChainLevel::multiple_inner) + 1;

/// Finds forcing chains. Keeps its memory from one position to the next, and what it knows of a position
/// from one mode to the next: what a level of chains has is the beginning of what the next has.
class Forcing {
 public:
  explicit Forcing(Work& work);
  ~Forcing();
  Forcing(const Forcing&) = delete;
  Forcing& operator=(const Forcing&) = delete;
  Forcing(Forcing&&) = delete;
  Forcing& operator=(Forcing&&) = delete;

  /// Adds the hints of a position in one mode. Their targets are valid until the next search. With the
  /// plain implications of the position, places where plain chains find nothing are not looked at.
  void find(const Pencil& pencil, ForcingMode mode, ChainHints& hints,
            const Implications* implications = nullptr);

 private:
  class Search;

  struct Followed {
    std::unique_ptr<Line> line;  ///< None as long as it waits.
    ChainLevel level = ChainLevel::plain;
    bool waits = false;  ///< It counts as followed, and is when somebody looks at it.
  };

  void begin(const Pencil& pencil, ForcingMode mode);
  void spare(Literal source);
  [[nodiscard]] bool is_counted(Literal source) const {
    return is_known_[source] && lines_[source].level == mode_.level;
  }
  Followed& counted(Literal source, int limit);
  void start(Followed& followed, Literal source);
  void catch_up(Followed& followed, Literal source, int limit);
  bool close();
  const Chain& chain(Literal source, int limit);
  void follow(Line& line, ChainLevel from, int limit);
  bool advance(Line& line, ChainLevel known);

  Work& work_;
  ForcingMode mode_;
  std::optional<Pencil> pencil_;
  const Implications* implications_ = nullptr;
  std::unique_ptr<NetClosure> closure_;  ///< Once there was a search for nets.
  std::optional<bool> has_closure_;      ///< Of this position; false: of none.
  bool closed_ = false;                  ///< The search uses it.
  Places places_;
  Follower follower_;
  Places fruitless_;  ///< Places of digits for which Nishio finds nothing.
  Table<Followed, literal_count> lines_;
  /// Those used last come first: few are needed, and these are still near the processor.
  std::vector<std::unique_ptr<Line>> spare_;
  std::vector<Literal> known_;
  Table<bool, literal_count> is_known_{};
  bool complete_ = false;  ///< All known lines have been followed to their end.
  std::vector<NestedChain> nested_;
  Table<std::unique_ptr<Advance>, chain_level_count> advances_;
};

}  // namespace nonet::chains
