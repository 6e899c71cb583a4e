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
  val object = val::object();
  object.set("givens", to_array(progress.givens));
  object.set("values", to_array(progress.values));
  object.set("candidates", to_masks(progress.candidates));
  object.set("corner", to_masks(progress.corner));
  object.set("centre", to_masks(progress.centre));
  object.set("colours", to_array(progress.colours));
  object.set("solution", to_digits(progress.solution));
  object.set("details", to_object(progress.details));
  return object;
}

/// Asked of every puzzle of a list: nothing is made only to be compared.
bool has_more_than_givens(const Progress& progress) {
  return progress.values != progress.givens || !progress.candidates.empty() ||
         !progress.corner.empty() || !progress.centre.empty() || !progress.colours.empty() ||
         progress.solution != Grid() || !progress.details.empty();
}

// --- reading ---

void set_fault(val& object, const Fault& fault) {
  object.set("error", std::string(id(fault.error)));
  object.set("offset", static_cast<double>(fault.place.offset));
  object.set("line", fault.place.line);
  object.set("column", fault.place.column);
  object.set("detail", fault.detail);
  object.set("found", fault.found);
  object.set("wanted", fault.wanted);
  object.set("row", fault.row);
}

val to_object(const Fault& fault) {
  val object = val::object();
  set_fault(object, fault);
  return object;
}

val to_object(const Warning& warning) {
  val object = val::object();
  object.set("id", std::string(id(warning.id)));
  object.set("line", warning.place.line);
  object.set("column", warning.place.column);
  object.set("count", warning.count);
  object.set("detail", warning.detail);
  return object;
}

template <typename Value>
val to_list(const std::vector<Value>& values) {
  val list = val::array();
  for (const Value& value : values) list.call<void>("push", to_object(value));
  return list;
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
    if (!has_more_than_givens(puzzles[i])) continue;
    val object = to_object(puzzles[i]);
    object.set("index", static_cast<double>(i));
    list.call<void>("push", object);
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
  val object = val::object();
  set_fault(object, reading.fault);
  object.set("format", format_of(reading));
  object.set("count", static_cast<double>(reading.puzzles.size()));
  object.set("givens", givens_of(reading.puzzles));
  object.set("progress", list_of_progress(reading.puzzles));
  object.set("warnings", to_list(reading.warnings));
  object.set("faults", to_list(reading.faults));
  object.set("faultCount", reading.fault_count);
  return object;
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
  val object = to_object(Reading());
  object.set("format", "");
  object.set("error", "format");
  return object;
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
    if (masks.isNull()) return fail("length"), std::vector<std::uint16_t>();
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
    const auto count = details["length"].as<unsigned>();
    for (unsigned i = 0; i < count; ++i) {
      const val pair = details[i];
      const auto key = find_detail_key(pair[0].as<std::string>());
      if (!key) return fail("value");
      set_detail(progress, *key, pair[1].as<std::string>());
    }
  }
};

bool givens_stand(const Progress& progress) {
  for (int cell = 0; cell < cell_count; ++cell) {
    if (progress.givens[cell] != 0 && progress.givens[cell] != progress.values[cell]) return false;
  }
  return true;
}

OneProgress read_progress(const val& asked) {
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
  val object = val::object();
  object.set("error", std::string(id(written.error)));
  object.set("cell", written.cell);
  object.set("text", written.text);
  return object;
}

val failure(const std::string& error) {
  val object = to_object(Written());
  object.set("error", error);
  return object;
}

val write_text(const val& puzzles, const std::string& format) {
  const std::optional<Format> wanted = find_format(format);
  if (!wanted) return failure("format");
  std::vector<Progress> all;
  const auto count = puzzles["length"].as<unsigned>();
  for (unsigned i = 0; i < count; ++i) {
    OneProgress read = read_progress(puzzles[i]);
    if (!read.error.empty()) return failure(read.error);
    all.push_back(std::move(read.progress));
  }
  return to_object(write(all, *wanted));
}

// --- the table ---

val to_object(const FormatInfo& format) {
  val object = val::object();
  object.set("id", std::string(format.id));
  object.set("reads", format.reads);
  object.set("writes", format.writes);
  object.set("placed", format.placed);
  object.set("candidates", format.candidates);
  object.set("notes", format.notes);
  object.set("colours", format.colours);
  object.set("details", format.details);
  object.set("several", format.several);
  return object;
}

val list_of_formats() {
  val list = val::array();
  for (const FormatInfo& format : all_formats()) list.call<void>("push", to_object(format));
  return list;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_text) {
  emscripten::function("read", &read_text);
  emscripten::function("write", &write_text);
  emscripten::function("formats", &list_of_formats);
}

}  // namespace nonet::wasm
