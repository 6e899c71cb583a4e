#include "nonet/write.hpp"

#include <array>
#include <cstddef>

#include "formats/plain/write_plain.hpp"
#include "formats/writer.hpp"

namespace nonet {
namespace {

using formats::WritePuzzles;

/// What writes each format; none for those that are only read.
constexpr WritePuzzles writer_of(Format format) {
  switch (format) {
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
