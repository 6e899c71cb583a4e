/// @file
/// What follows dynamically from each candidate, supposed true and supposed false, as sets and of all of them at once:
/// no order, no lengths. It tells where nets can be found, and where none can.
#pragma once

#include <array>
#include <span>

#include "chains/chain.hpp"

namespace nonet::chains {

/// The closures of all nets of a position. A net grows until nothing follows; whatever the order, the same is in it in
/// the end, or there is a contradiction in it. So all grow together, a bit for each in the same words.
class NetClosure {
 public:
  /// Some candidates of the position, by numbers of their own, true and false.
  struct Row {
    std::array<std::uint64_t, 4> on;
    std::array<std::uint64_t, 4> off;

    friend bool operator==(const Row&, const Row&) = default;
  };

  /// Of a position. False when it has too many candidates: then nothing is known of it.
  bool set(const Pencil& pencil);

  /// The net of a candidate of the position ends in a contradiction, and nothing else is known of it.
  [[nodiscard]] bool contradictory(Literal start) const;
  /// The net of a candidate that is supposed true: to its end, or as far as it was told.
  [[nodiscard]] const Row& row(Literal start) const { return rows_[number(start)]; }
  /// Whether nobody has told yet how far a net goes that ends in a contradiction.
  [[nodiscard]] bool untold(Literal start) const {
    return contradictory(start) && !told_.contains(static_cast<int>(number(start)));
  }
  void tell(Literal start, const Chain& chain);
  /// Both states of a candidate, without a contradiction, lead to something that is the same.
  [[nodiscard]] bool states_agree(int candidate) const;
  /// A literal that leads to no contradiction leads to some of what a chain has.
  [[nodiscard]] bool agrees(Literal start, const Chain& chain) const;

 private:
  static constexpr std::size_t capacity = 256;
  static constexpr std::size_t most_units = cell_count + 9 * house_count;

  /// A bit for each of so many starts.
  using Starts = std::uint64_t __attribute__((vector_size(16)));
  static constexpr std::size_t width = 128;

  static bool contains(const Starts& starts, std::size_t i) {
    return (starts[i / 64 % 2] >> (i % 64) & 1) != 0;
  }

  /// By candidate: the starts that make it true, and those that make it false.
  struct Block {
    std::array<Starts, capacity> on;
    std::array<Starts, capacity> off;
    Starts contradictory;
  };
  /// Those of candidates that are supposed true, or supposed false, by their numbers.
  using Blocks = std::array<Block, capacity / width>;

  /// Candidates of which one is true: of a cell, or of a digit in a house.
  struct Unit {
    std::uint16_t first;
    std::uint16_t count;
  };
  using Units = BitSet<static_cast<int>(most_units)>;

  [[nodiscard]] std::size_t number(Literal l) const {
    return numbers_[static_cast<std::size_t>(candidate_of(l))];
  }
  void add_unit(std::span<const std::uint8_t> members);
  void add_units(const Pencil& pencil);
  void number_all(const Pencil& pencil);
  void close(Blocks& blocks, bool on, std::size_t count);
  void close(Block& block) const;
  void spread(Block& block, const Unit& unit, int self, Units& open) const;
  void make_rows();

  std::size_t count_ = 0;
  std::size_t strong_count_ =
      0;  ///< Those with the first numbers lead to others when they are false.
  // Only as many as there are, and only of candidates of the position, are set.
  std::array<std::uint8_t, candidate_count> numbers_;
  std::size_t unit_count_ = 0;
  std::array<Unit, most_units> units_;
  std::array<std::uint8_t, 4 * capacity> members_;
  std::array<std::array<std::uint16_t, 4>, capacity> units_of_;
  std::array<std::uint8_t, capacity> unit_counts_;
  Blocks if_on_;
  Blocks if_off_;
  std::array<Row, capacity> rows_;
  BitSet<static_cast<int>(capacity)> told_;
  std::array<Starts, capacity / width> agreeing_;
};

}  // namespace nonet::chains
