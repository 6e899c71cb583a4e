#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "formats/common/text_lines.hpp"
#include "formats/structured/base64.hpp"
#include "formats/structured/json_puzzles.hpp"
#include "formats/structured/lz_string.hpp"
#include "formats/structured/puzzle_zipper.hpp"
#include "formats/structured/puzzles.hpp"
#include "index.hpp"

namespace nonet::formats {
namespace {

/// Longer texts than any link are not mended, since that reads them many times.
constexpr std::size_t most_mended = 100'000;
constexpr std::size_t most_tries = 40;
constexpr std::size_t most_in_a_try = 256U << 10U;

struct Opened {
  std::string json;
  int mended = 0;
};

bool is_json(const std::string& text) {
  return JsonDocument(text).error() != ReadError::json;
}

/// SudokuPad writes JSON or its short form.
std::string as_json(std::string text, bool zipped) {
  if (zipped && !is_json(text)) return unzip_puzzle(text);
  return text;
}

/// The JSON in a packed text, if it is whole.
std::optional<std::string> open(std::string_view letters, bool zipped, std::size_t most) {
  Unpacked unpacked = unpack_lz_base64(letters, most);
  if (unpacked.result != Unpacking::ok) return std::nullopt;
  std::string json = as_json(std::move(unpacked.text), zipped);
  return is_json(json) ? std::optional(std::move(json)) : std::nullopt;
}

/// The text with one slash more or less than in one of its places: servers make one of two.
std::vector<std::string> with_other_slashes(const std::string& letters) {
  std::vector<std::string> all;
  for (std::size_t at = letters.find('/'); at != std::string::npos && all.size() < most_tries;
       at = letters.find('/', at + 1)) {
    const bool first = at == 0 || letters[at - 1] != '/';
    if (!first) continue;
    all.push_back(letters);
    all.back().insert(at, 1, '/');
    if (letters.substr(at, 2) != "//") continue;
    all.push_back(letters);
    all.back().erase(at, 1);
  }
  return all;
}

/// The one text that another slash makes whole.
std::optional<std::string> open_mended(const std::string& letters, bool zipped) {
  std::optional<std::string> found;
  if (letters.size() > most_mended) return found;
  for (const std::string& other : with_other_slashes(letters)) {
    std::optional<std::string> json = open(other, zipped, most_in_a_try);
    if (!json) continue;
    if (found && *found != *json) return std::nullopt;
    found = std::move(json);
  }
  return found;
}

Reading unopened(Format format, std::string_view packed, const std::string& letters) {
  const Unpacked unpacked = unpack_lz_base64(letters);
  switch (unpacked.result) {
    case Unpacking::bad_letter: {
      Reading reading = failed(format, ReadError::base64, packed, unpacked.at);
      reading.fault.detail = character_at(packed, unpacked.at);
      return reading;
    }
    case Unpacking::too_large: {
      Reading reading = failed(format, ReadError::too_large, packed, unpacked.at);
      reading.fault.wanted = narrow<int>(most_unpacked);
      return reading;
    }
    case Unpacking::damaged:
      return failed(format, ReadError::compressed, packed, unpacked.at);
    default:
      // It unpacks, and to no JSON.
      return failed(format, ReadError::compressed, packed, packed.size());
  }
}

Reading read_opened(const Opened& opened, Format format, ReadRoot read) {
  const JsonDocument document(opened.json);
  Report report(document, false);
  Progress puzzle;
  if (document.error() == ReadError::none) {
    if (!read(document.root(), puzzle, report)) return report.reading(format, {});
  } else {
    report.fail_at(document.error(), 0);
    Reading reading = report.reading(format, {});
    if (document.error() == ReadError::depth) reading.fault.wanted = most_depth;
    return reading;
  }
  if (opened.mended > 0) report.warn(WarningId::repaired, opened.mended);
  return report.reading(format, {std::move(puzzle)});
}

Reading read_packed(std::string_view packed, Format format, bool zipped, ReadRoot read) {
  std::string letters(packed);
  Opened opened;
  opened.mended = narrow<int>(std::count(letters.begin(), letters.end(), ' '));
  std::replace(letters.begin(), letters.end(), ' ', '+');
  std::optional<std::string> json = open(letters, zipped, most_unpacked);
  if (!json) {
    json = open_mended(letters, zipped);
    if (!json) return unopened(format, packed, letters);
    ++opened.mended;
  }
  opened.json = std::move(*json);
  return read_opened(opened, format, read);
}

bool read_f_puzzles_root(JsonValue root, Progress& puzzle, Report& report) {
  const auto grid = root.find("grid");
  if (!grid || !grid->is(JsonKind::array)) return report.fail(ReadError::no_puzzle, root);
  return read_f_puzzles(root, puzzle, report);
}

bool read_lisudoku_root(JsonValue root, Progress& puzzle, Report& report) {
  if (!root.is(JsonKind::object)) return report.fail(ReadError::no_puzzle, root);
  return read_lisudoku(root, puzzle, report);
}

}  // namespace

Reading read_packed_json(std::string json, Format format, ReadRoot read) {
  return read_opened({std::move(json), 0}, format, read);
}

Reading read_f_puzzles_payload(std::string_view packed, Format as) {
  return read_packed(packed, as, false, read_f_puzzles_root);
}

Reading read_scl_payload(std::string_view packed) {
  constexpr auto format = Format::sudoku_pad_scl;
  if (trim(packed).substr(0, 1) != "{") return read_packed(packed, format, true, read_scl);
  if (packed.size() > most_unpacked) {
    Reading reading = failed(format, ReadError::too_large, packed, 0);
    reading.fault.wanted = narrow<int>(most_unpacked);
    return reading;
  }
  const Opened opened{as_json(std::string(packed), true), 0};
  return read_opened(opened, format, read_scl);
}

Reading read_lisudoku_payload(std::string_view packed) {
  return read_packed(packed, Format::lisudoku, false, read_lisudoku_root);
}

}  // namespace nonet::formats
