/// @file
/// The border to JavaScript for reading and writing texts. `text.d.ts` describes it.

#include <emscripten/bind.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "convert.hpp"
#include "nonet/read.hpp"
#include "nonet/write.hpp"

namespace nonet::wasm {
namespace {

// --- a progress as JavaScript sees it ---

val to_masks(const std::vector<DigitSet>& sets) {
  std::vector<std::uint16_t> masks;
  masks.reserve(sets.size());
  for (DigitSet set : sets) masks.push_back(set.mask());
  return to_array(masks);
}

/// Empty for a grid without digits.
val to_digits(const Grid& grid) {
  return grid.clue_count() == 0 ? to_array(std::vector<std::uint8_t>()) : to_array(grid);
}

val to_object(const std::vector<Detail>& details) {
  val object = val::object();
  for (const Detail& detail : details) object.set(std::string(id(detail.key)), detail.text);
  return object;
}

val to_object(const Progress& progress) {
  return object_of({{"givens", to_array(progress.givens)},
                    {"values", to_array(progress.values)},
                    {"candidates", to_masks(progress.candidates)},
                    {"corner", to_masks(progress.corner)},
                    {"centre", to_masks(progress.centre)},
                    {"colours", to_array(progress.colours)},
                    {"solution", to_digits(progress.solution)},
                    {"details", to_object(progress.details)}});
}

/// Asked of every puzzle of a list: nothing is made only to be compared.
bool has_more_than_givens(const Progress& progress) {
  return progress.values != progress.givens || !progress.candidates.empty() ||
         !progress.corner.empty() || !progress.centre.empty() || !progress.colours.empty() ||
         progress.solution != Grid() || !progress.details.empty();
}

// --- reading ---

val fault_of(const Fault& fault) {
  return object_of({{"error", fault.error},
                    {"offset", fault.place.offset},
                    {"line", fault.place.line},
                    {"column", fault.place.column},
                    {"detail", fault.detail},
                    {"found", fault.found},
                    {"wanted", fault.wanted},
                    {"row", fault.row}});
}

val warning_of(const Warning& warning) {
  return object_of({{"id", warning.id},
                    {"line", warning.place.line},
                    {"column", warning.place.column},
                    {"count", warning.count},
                    {"detail", warning.detail}});
}

val givens_of(const std::vector<Progress>& puzzles) {
  std::vector<Grid> grids;
  grids.reserve(puzzles.size());
  for (const Progress& progress : puzzles) grids.push_back(progress.givens);
  return to_array(grids);
}

val list_of_progress(const std::vector<Progress>& puzzles) {
  val list = val::array();
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (has_more_than_givens(puzzles[i]))
      list.call<void>("push", with(to_object(puzzles[i]), {{"index", i}}));
  }
  return list;
}

/// The format that a text was read as; "" for one that fits no format.
std::string format_of(const Reading& reading) {
  const ReadError error = reading.fault.error;
  const bool none = error == ReadError::unknown || error == ReadError::empty ||
                    error == ReadError::binary || error == ReadError::too_large;
  return none ? "" : std::string(id(reading.format));
}

val to_object(const Reading& reading) {
  return with(fault_of(reading.fault), {{"format", format_of(reading)},
                                        {"count", reading.puzzles.size()},
                                        {"givens", givens_of(reading.puzzles)},
                                        {"progress", list_of_progress(reading.puzzles)},
                                        {"warnings", list_of(reading.warnings, warning_of)},
                                        {"faults", list_of(reading.faults, fault_of)},
                                        {"faultCount", reading.fault_count}});
}

/// Lines of cells, of which there is nothing else to tell.
bool is_plain(const Reading& reading) {
  const bool is_list = reading.format == Format::sdm && reading.puzzles.size() > 1;
  const bool is_one = reading.format == Format::line && reading.puzzles.size() == 1;
  return reading.ok() && (is_list || is_one) && reading.warnings.empty() &&
         reading.fault_count == 0 &&
         std::none_of(reading.puzzles.begin(), reading.puzzles.end(), has_more_than_givens);
}

/// Of a plain reading, the givens alone: `guard.js` makes a `ReadResult` of them, which takes a tenth of the time.
val read_text(const std::string& text, const std::string& format) {
  const std::optional<Format> wanted = find_format(format);
  if (wanted || format.empty()) {
    const Reading reading = read(text, wanted);
    return is_plain(reading) ? givens_of(reading.puzzles) : to_object(reading);
  }
  return with(to_object(Reading()), {{"format", ""}, {"error", "format"}});
}

// --- writing ---

/// A progress that was read from JavaScript; `error` is empty, "length" or "value".
struct OneProgress {
  std::string error;
  Progress progress;

  void fail(const char* why) {
    if (error.empty()) error = why;
  }
  void read_grid(const val& cells, Grid& grid, bool optional = false) {
    const Grids read = read_grids(cells);
    if (!read.error.empty()) return fail(read.error.c_str());
    if (read.grids.empty() && optional) return;
    if (read.grids.size() != 1) return fail("length");
    grid = read.grids.front();
  }
  /// 81 masks of nine bits, or none.
  std::vector<std::uint16_t> read_masks(const val& masks) {
    if (!is_masks(masks)) return fail("length"), std::vector<std::uint16_t>();
    auto read = emscripten::convertJSArrayToNumberVector<std::uint16_t>(masks);
    if (!read.empty() && read.size() != cell_count) fail("length");
    for (std::uint16_t mask : read) {
      if (mask > DigitSet::full_mask) fail("value");
    }
    return error.empty() ? read : std::vector<std::uint16_t>();
  }
  void read_sets(const val& masks, std::vector<DigitSet>& sets) {
    for (std::uint16_t mask : read_masks(masks)) sets.emplace_back(mask);
  }
  void read_details(const val& details) {
    const auto object = val::global("Object");
    for (const val& pair :
         emscripten::vecFromJSArray<val>(object.call<val>("entries", object(details)))) {
      const auto key = one_of(find_detail_key)(pair[0]);
      const auto said = text(pair[1]);
      if (!key || !said) return fail("value");
      set_detail(progress, *key, *said);
    }
  }
};

bool givens_stand(const Progress& progress) {
  for (int cell = 0; cell < cell_count; ++cell) {
    if (progress.givens[cell] != 0 && progress.givens[cell] != progress.values[cell]) return false;
  }
  return true;
}

OneProgress read_progress(const Request& asked) {
  OneProgress read;
  Progress& progress = read.progress;
  read.read_grid(asked["givens"], progress.givens);
  read.read_grid(asked["values"], progress.values);
  read.read_sets(asked["candidates"], progress.candidates);
  read.read_sets(asked["corner"], progress.corner);
  read.read_sets(asked["centre"], progress.centre);
  progress.colours = read.read_masks(asked["colours"]);
  read.read_grid(asked["solution"], progress.solution, true);
  read.read_details(asked["details"]);
  if (!givens_stand(progress)) read.fail("value");
  return read;
}

val to_object(const Written& written) {
  return object_of({{"error", written.error}, {"cell", written.cell}, {"text", written.text}});
}

val failure(const std::string& error) {
  return with(to_object(Written()), {{"error", error}});
}

val write_text(const val& puzzles, const std::string& format) {
  const std::optional<Format> wanted = find_format(format);
  if (!wanted) return failure("format");
  std::vector<Progress> all;
  if (puzzles.isArray()) {
    for (const val& puzzle : emscripten::vecFromJSArray<val>(puzzles)) {
      OneProgress read = read_progress(Request(puzzle));
      if (!read.error.empty()) return failure(read.error);
      all.push_back(std::move(read.progress));
    }
  }
  return to_object(write(all, *wanted));
}

// --- the table ---

val list_of_formats() {
  return list_of(all_formats(), [](const FormatInfo& format) {
    return object_of({{"id", format.id},
                      {"reads", format.reads},
                      {"writes", format.writes},
                      {"placed", format.placed},
                      {"candidates", format.candidates},
                      {"notes", format.notes},
                      {"colours", format.colours},
                      {"details", format.details},
                      {"several", format.several}});
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_text) {
  emscripten::function("read", &read_text);
  emscripten::function("write", &write_text);
  emscripten::function("formats", &list_of_formats);
}

}  // namespace nonet::wasm
