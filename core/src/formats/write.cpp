#include "nonet/write.hpp"

#include <array>
#include <cstddef>

#include "formats/common/writer.hpp"
#include "formats/links/solo.hpp"
#include "formats/links/writers.hpp"
#include "formats/picture/svg.hpp"
#include "formats/plain/write_plain.hpp"
#include "formats/structured/coach_state.hpp"
#include "formats/structured/open_sudoku.hpp"
#include "formats/structured/sudoku_json.hpp"

namespace nonet {
namespace {

using formats::WritePuzzles;

/// By format; none for those that are only read.
constexpr auto writers = [] {
  std::array<WritePuzzles, format_count> all{};
#define NONET_WRITER(format, writer) \
  all[static_cast<std::size_t>(Format::format)] = formats::writer;
#include "formats/writers.def"
#undef NONET_WRITER
  return all;
}();

/// Whether the two tables say the same.
constexpr bool agrees(Format format, std::string_view ways) {
  const bool writes = ways.find('w') != std::string_view::npos;
  return writes == (writers[static_cast<std::size_t>(format)] != nullptr);
}
#define FORMAT(name, id, ways, carries) \
  static_assert(agrees(Format::name, ways), id ": formats.def and writers.def do not agree");
#include "nonet/formats.def"
#undef FORMAT

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
  const WritePuzzles writer = writers[static_cast<std::size_t>(format)];
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
