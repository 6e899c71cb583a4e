/// @file
/// A puzzle as texts, files and links carry it: givens, a player's progress, title and author.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/grid.hpp"
#include "nonet/position.hpp"
#include "nonet/sets.hpp"

namespace nonet {

/// Facts about a puzzle besides its digits. The ids are "title", "author", "rules",
/// "description", "source", "level", "rating", "date", "url", "comment", "record".
enum class DetailKey : std::uint8_t {
  title,
  author,
  rules,
  description,
  source,
  level,
  rating,
  date,
  url,
  comment,
  record,  ///< Nonet's own record of a game, with its history. The core hands it on unread.
};

/// UTF-8, as it stood in the text; it may hold markup, and anything else but control characters.
struct Detail {
  DetailKey key = DetailKey::title;
  std::string text;

  friend bool operator==(const Detail&, const Detail&) = default;
};

/// A puzzle and how far somebody got with it. Nothing here need be valid: digits may repeat, notes may
/// contradict them.
struct Progress {
  Grid givens;
  /// The givens and what was placed: where `givens` has a digit, this has the same one.
  Grid values;
  /// The candidates that are left in each cell, none in filled ones; without entries when the text
  /// has no candidates of its own, and then they are what the values leave.
  std::vector<DigitSet> candidates;
  /// Notes of the player, one set for each of 81 cells; without entries when there are none. A filled
  /// cell may have notes below its digit.
  std::vector<DigitSet> corner;
  std::vector<DigitSet> centre;
  /// The colours of each cell: bit `n - 1` for colour `n` (1 to 9); without entries when there are none.
  std::vector<std::uint16_t> colours;
  /// The solution that the text claims; without digits when it claims none. Nobody has checked it.
  Grid solution;
  /// At most one for each key, in the order of the keys.
  std::vector<Detail> details;

  Progress() = default;
  /// A puzzle at its start.
  explicit Progress(const Grid& puzzle) : givens(puzzle), values(puzzle) {}
  /// A position; `candidates` are set where they are fewer than the values leave.
  explicit Progress(const Position& position);

  friend bool operator==(const Progress&, const Progress&) = default;
};

/// The board and givens of a progress; notes and colours have no place there.
[[nodiscard]] Position position_of(const Progress& progress);

/// The text for a key; empty when there is none.
[[nodiscard]] std::string_view text_of(const Progress& progress, DetailKey key);
/// Sets the text for a key; an empty one takes it away. Bytes that are not UTF-8, lone surrogates among
/// them, become U+FFFD. Control characters are left out, but for tabs and line ends. It may be the text of another key of the same progress.
void set_detail(Progress& progress, DetailKey key, std::string_view text);

[[nodiscard]] std::string_view id(DetailKey key);
/// The key with this id, if there is one.
[[nodiscard]] std::optional<DetailKey> find_detail_key(std::string_view id);

}  // namespace nonet
