#include "nonet/write.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

#include "formats/common/utf8.hpp"
#include "formats/common/writer.hpp"
#include "formats/links/solo.hpp"
#include "formats/links/writers.hpp"
#include "formats/picture/svg.hpp"
#include "formats/plain/write_plain.hpp"
#include "formats/structured/coach_state.hpp"
#include "formats/structured/open_sudoku.hpp"
#include "formats/structured/sudoku_json.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

using formats::WritePuzzles;

/// By format; none for those that are only read.
constexpr auto writers = [] {
  Table<WritePuzzles, format_count> all{};
#define NONET_WRITER(format, writer) all[Format::format] = formats::writer;
#include "formats/writers.def"
#undef NONET_WRITER
  return all;
}();

/// Those that can be written. GCC with sanitizers does not know before it links that a function is not null (its bug 71962).
constexpr auto is_written = [] {
  Table<bool, format_count> all{};
#define NONET_WRITER(format, writer) all[Format::format] = true;
#include "formats/writers.def"
#undef NONET_WRITER
  return all;
}();

/// Whether the two tables say the same.
constexpr bool agrees(Format format, std::string_view ways) {
  const bool writes = ways.find('w') != std::string_view::npos;
  return writes == is_written[format];
}
#define FORMAT(name, id, ways, carries) \
  static_assert(agrees(Format::name, ways), id ": formats.def and writers.def do not agree");
#include "nonet/formats.def"
#undef FORMAT

/// `details` is open to everybody.
bool has_foreign_text(const Progress& puzzle) {
  return std::any_of(puzzle.details.begin(), puzzle.details.end(), [](const Detail& one) {
    return one.text.empty() || formats::as_text(one.text) != one.text;
  });
}

Progress with_own_text(Progress puzzle) {
  std::vector<Detail> details;
  std::swap(details, puzzle.details);
  for (const Detail& one : details) set_detail(puzzle, one.key, one.text);
  return puzzle;
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
  const WritePuzzles writer = writers[format];
  if (writer == nullptr) return failed(WriteError::format);
  if (puzzles.empty()) return failed(WriteError::none_given);
  if (puzzles.size() > 1 && !info(format).several) return failed(WriteError::several);
  if (std::none_of(puzzles.begin(), puzzles.end(), has_foreign_text)) return writer(puzzles);
  std::vector<Progress> mended;
  std::transform(puzzles.begin(), puzzles.end(), std::back_inserter(mended), with_own_text);
  return writer(mended);
}

std::string_view id(WriteError error) {
  static constexpr Table<std::string_view, 5> ids = {"", "format", "no-candidate", "several",
                                                     "none-given"};
  return ids[error];
}

}  // namespace nonet
