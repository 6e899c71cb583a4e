/// @file
/// Dynamic consequences of every candidate, supposed true and supposed false, as sets and for all of them at once: no
/// order, no lengths. They tell where nets can be found, and where none can.
#pragma once

#include <span>

#include "chains/chain.hpp"
#include "chains/nets/nets.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {

/// The ways to let nets grow that this processor has: all to the same, the last in the least time.
[[nodiscard]] std::span<const CloseNets> close_nets_variants();

/// The closures of all nets of a position. A net grows until nothing follows; whatever the order, the same is in it in
/// the end, or there is a contradiction in it. So all grow together, a bit for each in the same words.
class NetClosure {
 public:
  /// Some candidates of the position, by numbers of their own, true and false.
  struct Row {
    Table<std::uint64_t, 4> on;
    Table<std::uint64_t, 4> off;

    friend bool operator==(const Row&, const Row&) = default;
  };

  explicit NetClosure(CloseNets close = close_nets_variants().back()) : close_(close) {}

  /// Of a position. False when it has too many candidates: then nothing is known of it.
  bool set(const Pencil& pencil);

  /// The net of a candidate of the position ends in a contradiction, and nothing else is known of it.
  [[nodiscard]] bool contradictory(Literal start) const;
  /// The net of a candidate that is supposed true: to its end, or as far as it was told.
  [[nodiscard]] const Row& row(Literal start) const { return rows_[number(start)]; }
  /// Whether nobody has told yet how far a net goes that ends in a contradiction.
  [[nodiscard]] bool untold(Literal start) const {
    return contradictory(start) && !told_.contains(number(start));
  }
  void tell(Literal start, const Chain& chain);
  /// Both states of a candidate, without a contradiction, lead to something that is the same.
  [[nodiscard]] bool states_agree(int candidate) const;
  /// A literal that leads to no contradiction leads to some of what a chain has.
  [[nodiscard]] bool agrees(Literal start, const Chain& chain) const;

 private:
  static constexpr std::size_t capacity = Nets::capacity;

  [[nodiscard]] std::size_t number(Literal l) const { return numbers_[candidate_of(l)]; }
  /// Its bit among the starts.
  [[nodiscard]] std::size_t bit_of(Literal start) const {
    return number(start) + (is_on(start) ? 0 : capacity);
  }
  void number_all(const Pencil& pencil);
  void add_unit(std::span<const std::uint8_t> members);
  void add_units(const Pencil& pencil);
  void suppose_all();
  void make_rows();

  CloseNets close_;
  // Only of candidates of the position, and only as many as there are.
  Table<std::uint8_t, candidate_count> numbers_;
  Nets nets_;
  Table<Row, capacity> rows_;
  BitSet<static_cast<int>(capacity)> told_;
  Table<std::uint64_t, capacity / 64> agreeing_;
};

}  // namespace nonet::chains
