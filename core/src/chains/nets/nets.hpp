/// @file
/// All nets of a position at once: a bit for each in the same words. Plain memory, so that code for a newer processor
/// shares no function with what runs on all.
#pragma once
// NOLINTBEGIN(*-avoid-c-arrays): registers are loaded from plain memory.

#include <cstddef>
#include <cstdint>

namespace nonet::chains {

/// A position, and what is in each of its nets. Only as much as there is of it is set.
struct Nets {
  /// So many candidates, by numbers of their own, have nets.
  static constexpr std::size_t capacity = 256;
  /// Cells, and digits in houses.
  static constexpr std::size_t most_units = 81 + 9 * 27;
  static constexpr std::size_t words = 2 * capacity / 64;

  /// A bit for each start: the candidates that are supposed true, then those that are supposed false.
  struct alignas(64) Starts {
    std::uint64_t words[Nets::words];
  };
  /// Candidates of which one is true: of a cell, or of a digit in a house.
  struct Unit {
    std::uint16_t first;
    std::uint16_t count;
  };

  std::size_t count;         ///< Candidates.
  std::size_t strong_count;  ///< Those with the first numbers lead to others when they are false.
  std::size_t unit_count;
  Unit units[most_units];
  std::uint8_t members[4 * capacity];
  std::uint16_t units_of[capacity][4];
  std::uint8_t unit_counts[capacity];
  /// By candidate: the starts that make it true, and those that make it false.
  Starts on[capacity];
  Starts off[capacity];
  /// Starts whose nets end in a contradiction. Nothing else is known of them.
  Starts contradictory;
};

/// Lets nets grow that have nothing but their starts, until nothing follows.
using CloseNets = void (*)(Nets& nets);

/// Each takes as many words at a time as the registers of its processors hold.
namespace nets {

void baseline(Nets& nets);
#ifdef NONET_X86_64
void avx2(Nets& nets);
void avx512(Nets& nets);
#endif

}  // namespace nets
}  // namespace nonet::chains
// NOLINTEND(*-avoid-c-arrays)
