#include "formats/structured/coach_state.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "formats/marks.hpp"
#include "formats/structured/colours.hpp"
#include "formats/structured/deflate.hpp"
#include "formats/structured/json_cells.hpp"
#include "formats/structured/json_puzzles.hpp"
#include "formats/text_lines.hpp"

namespace nonet::formats {
namespace {

constexpr auto format = Format::sudoku_coach_state;
constexpr std::string_view prefix = "SCv7_32_";
constexpr std::string_view letters = "0123456789abcdefghijklmnopqrstuv";
/// Some programs fill the code up to eight letters with `v`.
constexpr std::size_t most_spare = 4;

/// The names of our colours.
constexpr std::array<std::string_view, 9> names = {"blue",  "orange", "yellow", "pink", "cyan",
                                                   "green", "lime",   "olive",  "grey"};
constexpr std::array<std::string_view, 9> known = {
    "gridSize",   "colours",     "regions",            "givenDigits",     "userDigits",
    "givenColours", "userColours", "userCellCandidates", "givenConstraints"};

/// The text between one separator and the next; goes behind it.
std::string_view take_field(std::string_view& rest, char separator) {
  const std::size_t end = std::min(rest.find(separator), rest.size());
  const std::string_view field = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return field;
}

/// A number of up to four decimal digits, else -1.
int number_of(std::string_view text) {
  int number = text.empty() || text.size() > 4 ? -1 : 0;
  for (char c : text) {
    if (c != '0' && !is_digit(c)) return -1;
    if (number >= 0) number = 10 * number + (c - '0');
  }
  return number;
}

class CoachReader {
 public:
  CoachReader(JsonValue root, Progress& puzzle, Report& report)
      : root_(root), puzzle_(puzzle), report_(report) {}

  bool run() {
    if (const auto size = root_.find("gridSize"); size && size->integer() != 9)
      return report_.miscounted(ReadError::size, *size, size->integer().value_or(0), 9);
    if (!read_digits() || !read_candidates()) return false;
    read_palette();
    read_colours("givenColours");
    read_colours("userColours");
    if (std::any_of(colours_.begin(), colours_.end(), [](auto mask) { return mask != 0; }))
      puzzle_.colours.assign(colours_.begin(), colours_.end());
    if (recoloured_ > 0) report_.lost("colours", recoloured_);
    take_detail(root_, "title", DetailKey::title, puzzle_);
    take_detail(root_, "author", DetailKey::author, puzzle_);
    tell_the_rest();
    return true;
  }

 private:
  bool read_digits() {
    const auto given = root_.find("givenDigits");
    if (given && !read_grid(*given, puzzle_.givens, report_)) return false;
    puzzle_.values = puzzle_.givens;
    const auto entered = root_.find("userDigits");
    if (!entered) return true;
    Grid entries;
    if (!read_grid(*entered, entries, report_)) return false;
    for (int cell : entries.filled()) {
      if (puzzle_.givens[cell] != 0 && puzzle_.givens[cell] != entries[cell])
        return report_.miscounted(ReadError::contradiction, *entered, 0, 0, row_of(cell) + 1);
      puzzle_.values.set(cell, entries[cell]);
    }
    return true;
  }

  bool read_candidates() {
    const auto value = root_.find("userCellCandidates");
    if (!value || !says_something(*value)) return true;
    const std::string text = value->text();
    const auto found = static_cast<int>(std::count(text.begin(), text.end(), '-')) + 1;
    if (found != cell_count)
      return report_.miscounted(found < cell_count ? ReadError::too_few : ReadError::too_many,
                                *value, found, cell_count);
    Marks marks{};
    std::string_view rest = text;
    for (DigitSet& set : marks) {
      const std::string_view field = take_field(rest, '-');
      const int mask = number_of(field);
      if (mask < 0 || mask > 2 * DigitSet::full_mask || mask % 2 != 0)
        return report_.fail(ReadError::bad_value, *value, std::string(field));
      set = DigitSet(static_cast<std::uint16_t>(mask / 2));
    }
    take_marks(puzzle_, marks);
    return true;
  }

  /// What the colours of the text are among ours: one of another name takes the first that no other has.
  void read_palette() {
    const auto list = root_.find("colours");
    if (!list) return;
    std::vector<JsonValue> others;
    unsigned taken = 0;
    for (JsonValue one : *list) {
      const std::string name = one.text();
      const auto* const at = std::find(names.begin(), names.end(), name);
      int colour = at == names.end() ? 0 : static_cast<int>(at - names.begin()) + 1;
      if (name == "gray") colour = 9;
      if (palette_.size() == most_palette) break;
      palette_.push_back(colour);
      if (colour > 0) taken |= 1U << static_cast<unsigned>(colour);
    }
    for (int& colour : palette_) {
      if (colour > 0) continue;
      ++recoloured_;
      for (unsigned free = 1; free <= 9 && colour == 0; ++free) {
        if ((taken >> free & 1U) == 0) colour = static_cast<int>(free);
      }
      taken |= 1U << static_cast<unsigned>(colour);
    }
  }

  void read_colours(std::string_view name) {
    const auto value = root_.find(name);
    if (!value || !says_something(*value)) return;
    const std::string text = value->text();
    if (std::count(text.begin(), text.end(), ',') != cell_count - 1) return report_.lost(name);
    std::string_view rest = text;
    for (std::uint16_t& mask : colours_) {
      const std::string_view field = trim(take_field(rest, ','));
      if (field.empty()) continue;
      const int place = number_of(field);
      const int colour = place < 0 || place >= static_cast<int>(palette_.size())
                             ? 0
                             : palette_[static_cast<std::size_t>(place)];
      if (colour == 0)
        report_.lost(name);
      else
        mask = static_cast<std::uint16_t>(mask | 1U << static_cast<unsigned>(colour - 1));
    }
  }

  void tell_the_rest() {
    for (auto at = root_.begin(), end = root_.end(); !(at == end); ++at) {
      const std::string name = at.name().text();
      if (name == "regions") {
        if (!are_boxes(*at)) report_.variant(name);
      } else if (name == "givenConstraints") {
        for (JsonValue one : *at) {
          const auto type = one.find("type");
          report_.variant(type ? scalar_text(*type) : name);
        }
      } else if (name != "title" && name != "author" && says_something(*at) &&
                 std::find(known.begin(), known.end(), name) == known.end()) {
        report_.lost(name);
      }
    }
  }

  /// However the regions are called.
  static bool are_boxes(JsonValue regions) {
    if (!says_something(regions)) return true;
    std::vector<std::string> names_of;
    for (JsonValue one : regions) {
      names_of.push_back(scalar_text(one));
      if (names_of.size() > cell_count) return false;
    }
    if (names_of.size() != cell_count) return false;
    const auto same = [&](int a, int b) {
      return names_of[static_cast<std::size_t>(a)] == names_of[static_cast<std::size_t>(b)];
    };
    for (int cell = 0; cell < cell_count; ++cell) {
      for (int box = 0; box < 9; ++box) {
        const int corner = cell_at(box / 3 * 3, box % 3 * 3);
        if (same(cell, corner) != (box_of(cell) == box)) return false;
      }
    }
    return true;
  }

  static constexpr std::size_t most_palette = 100;

  JsonValue root_;
  Progress& puzzle_;
  Report& report_;
  std::vector<int> palette_;
  std::array<std::uint16_t, static_cast<std::size_t>(cell_count)> colours_{};
  int recoloured_ = 0;
};

/// The bytes of letters, or where one is none.
std::optional<std::size_t> decode_letters(std::string_view code, std::vector<std::uint8_t>& bytes) {
  unsigned buffer = 0;
  unsigned filled = 0;
  for (std::size_t i = 0; i < code.size(); ++i) {
    const char lower = code[i] >= 'A' && code[i] <= 'V' ? static_cast<char>(code[i] + 32) : code[i];
    const std::size_t value = letters.find(lower);
    if (value == std::string_view::npos) return i;
    buffer = (buffer << 5U | static_cast<unsigned>(value)) & 0xFFFU;
    filled += 5;
    if (filled < 8) continue;
    filled -= 8;
    bytes.push_back(static_cast<std::uint8_t>(buffer >> filled & 0xFFU));
  }
  return std::nullopt;
}

std::string encode_letters(const std::vector<std::uint8_t>& bytes) {
  std::string code;
  unsigned buffer = 0;
  unsigned filled = 0;
  for (std::uint8_t byte : bytes) {
    buffer = (buffer << 8U | byte) & 0xFFFU;
    for (filled += 8; filled >= 5; filled -= 5) code += letters[buffer >> (filled - 5) & 31U];
  }
  if (filled > 0) code += letters[buffer << (5 - filled) & 31U];
  return code;
}

/// 81 of something, with a separator between them.
template <class TextOf>
std::string joined(char separator, const TextOf& text_of) {
  std::string text;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (cell > 0 && separator != '\0') text += separator;
    text += text_of(cell);
  }
  return text;
}

void add_member(std::string& json, std::string_view name, std::string_view text) {
  json.append(",\"").append(name).append("\":\"").append(text).append("\"");
}

/// The names of the colours that are used, and the one of each cell.
std::string colours_json(const Progress& puzzle) {
  std::array<int, 10> place{};
  std::string list;
  int count = 0;
  const std::string cells = joined(',', [&](int cell) -> std::string {
    const DigitSet here(static_cast<std::uint16_t>(puzzle.colours[static_cast<std::size_t>(cell)] &
                                                   DigitSet::full_mask));
    if (here.empty()) return {};
    int& at = place[static_cast<std::size_t>(here.first())];
    if (at == 0) {
      list.append(list.empty() ? "\"" : ",\"");
      list.append(names[static_cast<std::size_t>(here.first()) - 1]).append("\"");
      at = ++count;
    }
    return std::to_string(at - 1);
  });
  if (count == 0) return {};
  std::string json = ",\"colours\":[" + list + "]";
  add_member(json, "userColours", cells);
  return json;
}

}  // namespace

bool is_coach_state(JsonValue root) {
  return root.find("givenDigits") || root.find("userDigits") || root.find("userCellCandidates");
}

bool read_coach_state(JsonValue root, Progress& puzzle, Report& report) {
  return CoachReader(root, puzzle, report).run();
}

bool is_coach_code(std::string_view word) {
  return word.size() > 4 && word.substr(0, 3) == "SCv" && is_digit(word[3]);
}

Reading read_coach_code(std::string_view code) {
  if (code.substr(0, prefix.size()) != prefix) {
    // "SCv6", or "SCv7_64"
    const std::size_t version = std::min(code.find('_'), code.size());
    const std::size_t packing = std::min(code.find('_', version + 1), code.size());
    Reading reading = failed(format, ReadError::unsupported, code, 0);
    reading.fault.detail =
        "sudoku.coach " +
        std::string(code.substr(0, std::min<std::size_t>(
                                       code.substr(0, version) == "SCv7" ? packing : version, 20)));
    return reading;
  }
  std::vector<std::uint8_t> bytes;
  if (const auto wrong = decode_letters(code.substr(prefix.size()), bytes))
    return failed(format, ReadError::compressed, code, prefix.size() + *wrong);
  const Unpacked unpacked = inflate_zlib(bytes, most_unpacked, most_spare);
  const std::size_t at = std::min(prefix.size() + unpacked.at * 8 / 5, code.size());
  if (unpacked.result == Unpacking::too_large) {
    Reading reading = failed(format, ReadError::too_large, code, at);
    reading.fault.wanted = static_cast<int>(most_unpacked);
    return reading;
  }
  if (unpacked.result != Unpacking::ok) return failed(format, ReadError::compressed, code, at);
  const JsonDocument document(unpacked.text);
  // What is whole and no JSON was packed by something else.
  if (document.error() == ReadError::json)
    return failed(format, ReadError::compressed, code, code.size());
  Report report(document, false);
  Progress puzzle;
  if (document.error() != ReadError::none) {
    report.fail_at(document.error(), 0);
  } else if (!document.root().is(JsonKind::object) || !is_coach_state(document.root())) {
    report.fail_at(ReadError::no_puzzle, 0);
  } else if (read_coach_state(document.root(), puzzle, report)) {
    return report.reading(format, {std::move(puzzle)});
  }
  Reading reading = report.reading(format, {});
  if (document.error() == ReadError::depth) reading.fault.wanted = most_depth;
  return reading;
}

Written write_coach_state(std::span<const Progress> puzzles) {
  const Progress& puzzle = puzzles.front();
  const int without = first_without_candidate(puzzle);
  if (without >= 0) return {WriteError::no_candidate, without, {}};
  std::string json = "{\"gridSize\":9";
  if (!puzzle.colours.empty()) json += colours_json(puzzle);
  add_member(json, "givenDigits", to_string(puzzle.givens, '0'));
  add_member(json, "userDigits", joined('\0', [&](int cell) {
               return std::to_string(puzzle.givens[cell] == 0 ? puzzle.values[cell] : 0);
             }));
  const Marks marks = marks_of(puzzle);
  add_member(json, "userCellCandidates", joined('-', [&](int cell) {
               return std::to_string(marks[static_cast<std::size_t>(cell)].mask() * 2);
             }));
  json += '}';
  return {WriteError::none, -1, std::string(prefix) + encode_letters(deflate_zlib(json))};
}

}  // namespace nonet::formats
