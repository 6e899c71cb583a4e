#include "nonet/write.hpp"

#include <array>
#include <cstddef>

#include "formats/links/solo.hpp"
#include "formats/links/writers.hpp"
#include "formats/picture/svg.hpp"
#include "formats/plain/write_plain.hpp"
#include "formats/structured/coach_state.hpp"
#include "formats/structured/open_sudoku.hpp"
#include "formats/structured/sudoku_json.hpp"
#include "formats/writer.hpp"

namespace nonet {
namespace {

using formats::WritePuzzles;

/// What writes each format; none for those that are only read.
constexpr WritePuzzles writer_of(Format format) {
  switch (format) {
    case Format::sudoku_json:
      return formats::write_sudoku_json;
    case Format::f_puzzles:
      return formats::write_f_puzzles;
    case Format::sudoku_pad:
      return formats::write_sudoku_pad;
    case Format::nonet_link:
      return formats::write_nonet_link;
    case Format::nonet_game_link:
      return formats::write_nonet_game_link;
    case Format::sudoku_pad_short:
      return formats::write_sudoku_pad_short;
    case Format::sudoku_exchange:
      return formats::write_sudoku_exchange;
    case Format::sudoku_wiki:
      return formats::write_sudoku_wiki;
    case Format::sudoku_wiki_b:
      return formats::write_sudoku_wiki_b;
    case Format::sudoku_coach:
      return formats::write_sudoku_coach;
    case Format::sudoku_coach_state:
      return formats::write_coach_state;
    case Format::solo:
      return formats::write_solo;
    case Format::solo_link:
      return formats::write_solo_link;
    case Format::solo_save:
      return formats::write_solo_save;
    case Format::good_sudoku:
      return formats::write_good_sudoku;
    case Format::open_sudoku:
      return formats::write_open_sudoku;
    case Format::line:
      return formats::write_lines;
    case Format::current:
      return formats::write_current;
    case Format::rows:
      return formats::write_rows;
    case Format::bordered:
      return formats::write_bordered;
    case Format::pencil_marks:
      return formats::write_pencil_marks;
    case Format::library:
      return formats::write_library;
    case Format::sukaku:
      return formats::write_sukaku;
    case Format::csv:
      return formats::write_csv;
    case Format::csv_grid:
      return formats::write_csv_grid;
    case Format::tsv:
      return formats::write_tsv;
    case Format::latex:
      return formats::write_latex;
    case Format::latex_table:
      return formats::write_latex_table;
    case Format::svg:
      return formats::write_svg;
    case Format::simple_sudoku:
      return formats::write_simple_sudoku;
    case Format::sadman:
      return formats::write_sadman;
    case Format::sdm:
      return formats::write_sdm;
    case Format::sudocue:
      return formats::write_sudocue;
    default:
      return nullptr;
  }
}

Written failed(WriteError error) {
  Written written;
  written.error = error;
  return written;
}

}  // namespace

Written write(const Progress& progress, Format format) {
  return write(std::span(&progress, 1), format);
}

Written write(std::span<const Progress> puzzles, Format format) {
  const WritePuzzles writer = writer_of(format);
  if (writer == nullptr) return failed(WriteError::format);
  if (puzzles.empty()) return failed(WriteError::none_given);
  if (puzzles.size() > 1 && !info(format).several) return failed(WriteError::several);
  return writer(puzzles);
}

std::string_view id(WriteError error) {
  static constexpr std::array<std::string_view, 5> ids = {"", "format", "no-candidate", "several",
                                                          "none-given"};
  return ids[static_cast<std::size_t>(error)];
}

}  // namespace nonet
