/// @file
/// The sites whose links are read: each takes an address of the site to the puzzle in it, or to what is wrong.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "formats/common/reader.hpp"
#include "formats/links/address.hpp"
#include "nonet/write.hpp"

namespace nonet::formats {

struct Link {
  std::string_view text;
  Address address;
};

using SiteReader = Reading (*)(const Link& link);

[[nodiscard]] Reading read_f_puzzles_link(const Link& link);
[[nodiscard]] Reading read_sudoku_pad_link(const Link& link);
[[nodiscard]] Reading read_sudoku_exchange_link(const Link& link);
[[nodiscard]] Reading read_sudoku_wiki_link(const Link& link);
[[nodiscard]] Reading read_sudoku_coach_link(const Link& link);
[[nodiscard]] Reading read_lisudoku_link(const Link& link);
[[nodiscard]] Reading read_iss_link(const Link& link);
[[nodiscard]] Reading read_good_sudoku_link(const Link& link);
/// Sites whose puzzles are no sudoku that could be read, and those that shorten addresses.
[[nodiscard]] Reading read_other_site(const Link& link);
[[nodiscard]] Reading read_short_link(const Link& link);

/// A puzzle of SudokuPad as its address names it, `scf…`, `fpuzzles…`; nothing when it is the name of a
/// puzzle on its server. `raw` points into the text.
[[nodiscard]] std::optional<Reading> read_sudoku_pad_id(std::string_view text,
                                                        std::string_view raw);
/// Reads the text that follows `bd=` in links of SudokuWiki.
[[nodiscard]] Reading read_sudoku_wiki_board(std::string_view text, std::string_view raw);
/// `$` and base64, with which Good Sudoku names a puzzle.
[[nodiscard]] Reading read_good_sudoku_id(std::string_view text, std::string_view raw);
/// Nonet's own: a fragment that begins with `p=` or `g=`.
[[nodiscard]] Reading read_own_fragment(std::string_view text, std::string_view fragment);

/// The link only names a puzzle that is on its server.
[[nodiscard]] Reading only_on_server(const Link& link, Format format);
/// An address of a known site without a puzzle.
[[nodiscard]] Reading without_puzzle(const Link& link, Format format);

}  // namespace nonet::formats
