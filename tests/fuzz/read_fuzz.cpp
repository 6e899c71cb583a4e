/// @file
/// Any bytes through the importer. Besides what the sanitizers see: what was read holds together, and
/// written in Nonet's own formats, it is read back as it was.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "fact.hpp"
#include "formats/structured/deflate.hpp"
#include "nonet/read.hpp"
#include "nonet/write.hpp"

namespace nonet {
namespace {

template <typename Value>
bool fits(const std::vector<Value>& cells) {
  return cells.empty() || cells.size() == cell_count;
}

void check_progress(const Progress& progress) {
  for (int cell = 0; cell < cell_count; ++cell) {
    FACT(progress.givens[cell] == 0 || progress.givens[cell] == progress.values[cell]);
    if (progress.candidates.empty() || progress.values[cell] == 0) continue;
    FACT(progress.candidates[static_cast<std::size_t>(cell)].empty());
  }
  FACT(fits(progress.candidates) && fits(progress.corner) && fits(progress.centre));
  FACT(fits(progress.colours));
  FACT(std::all_of(progress.colours.begin(), progress.colours.end(),
                   [](std::uint16_t mask) { return mask <= DigitSet::full_mask; }));
  FACT(std::is_sorted(progress.details.begin(), progress.details.end(),
                      [](const Detail& a, const Detail& b) { return a.key < b.key; }));
  FACT(std::all_of(progress.details.begin(), progress.details.end(),
                   [](const Detail& one) { return !one.text.empty(); }));
}

bool lies_in(const TextPosition& place, std::string_view text) {
  return place.offset <= text.size() && (place.line == 0) == (place.column == 0);
}

/// Everything of a puzzle is in Nonet's own file.
void check_way_back(const Progress& progress) {
  const Written written = write(progress, Format::sudoku_json);
  FACT(written.error == WriteError::none);
  const Reading again = read(written.text);
  FACT(again.ok() && again.format == Format::sudoku_json && again.puzzles.size() == 1);
  FACT(again.puzzles.front() == progress);
}

/// Every format is written without a fault of its own, and is read as a puzzle again.
void check_writers(const Progress& progress) {
  for (const FormatInfo& format : all_formats()) {
    if (!format.writes) continue;
    const Written written = write(progress, format.format);
    FACT(written.error == WriteError::none || written.error == WriteError::no_candidate);
    if (!format.reads && format.format != Format::current) continue;
    if (written.error == WriteError::none && progress.givens.clue_count() > 0)
      FACT(read(written.text).ok());
  }
}

void check_reading(std::string_view text) {
  const Reading reading = read(text);
  FACT(reading.ok() == !reading.puzzles.empty());
  FACT(lies_in(reading.fault.place, text));
  for (const Warning& warning : reading.warnings) FACT(lies_in(warning.place, text));
  for (const Fault& fault : reading.faults) FACT(lies_in(fault.place, text));
  FACT(reading.faults.size() <= static_cast<std::size_t>(reading.fault_count));
  for (const Progress& progress : reading.puzzles) check_progress(progress);
  if (!reading.ok()) return;
  check_way_back(reading.puzzles.front());
  check_writers(reading.puzzles.front());
}

/// Sudoku.coach's packed data has a sum at its end, which no fuzzer hits: so any bytes are unpacked
/// here, and packed.
void check_deflate(std::string_view text) {
  constexpr std::size_t most = 1U << 20U;
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  const formats::Unpacked unpacked = formats::inflate_zlib(bytes, most);
  FACT(unpacked.text.size() <= most && unpacked.at <= bytes.size());
  FACT(unpacked.text.empty() || unpacked.result == formats::Unpacking::ok);
  const formats::Unpacked again = formats::inflate_zlib(formats::deflate_zlib(text));
  FACT(again.result == formats::Unpacking::ok && again.text == text);
}

}  // namespace
}  // namespace nonet

// NOLINTNEXTLINE(readability-identifier-naming): the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // A copy of the very size, so that AddressSanitizer sees the end of the text.
  const std::string text(data, data + size);
  nonet::check_reading(text);
  nonet::check_deflate(text);
  return 0;
}
