#include "formats/structured/coach_state.hpp"

#include <algorithm>
#include <utility>

#include "formats/common/marks.hpp"
#include "formats/common/text_lines.hpp"
#include "formats/structured/colours.hpp"
#include "formats/structured/deflate.hpp"
#include "formats/structured/json_cells.hpp"
#include "formats/structured/json_puzzles.hpp"
#include "formats/structured/puzzles.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

constexpr auto format = Format::sudoku_coach_state;
constexpr std::string_view prefix = "SCv7_32_";
constexpr std::string_view letters = "0123456789abcdefghijklmnopqrstuv";
/// Some programs fill the code up to eight letters with `v`.
constexpr std::size_t most_spare = 4;

/// The names of our colours.
constexpr Table<std::string_view, 9> names = {"blue",  "orange", "yellow", "pink", "cyan",
                                              "green", "lime",   "olive",  "grey"};
constexpr Table<std::string_view, 9> known = {
    "gridSize",        "colours",      "regions",     "givenDigits",
    "userDigits",      "givenColours", "userColours", "userCellCandidates",
    "givenConstraints"};

using Numbers = Table<int, cell_count>;
constexpr int nothing = -1;
constexpr int no_number = -2;

/// Reads fields with a separator between them, as whole numbers of up to four digits, `nothing` where there is none, and
/// `no_number`. Returns how many fields there are.
int read_numbers(std::string_view text, char separator, Numbers& numbers) {
  numbers.fill(nothing);
  std::size_t field = 0;
  for (char c : text) {
    if (c == separator) {
      ++field;
    } else if (field < numbers.size()) {
      int& number = numbers[field];
      const bool digit = c == '0' || is_digit(c);
      if (!digit || number >= 1000 || number == no_number)
        number = no_number;
      else
        number = 10 * std::max(number, 0) + (c - '0');
    }
  }
  return static_cast<int>(field) + 1;
}

/// Adds a member with 81 numbers.
void add_numbers(std::string& json, std::string_view name, char separator, const Numbers& numbers) {
  json.append(",\"").append(name).append("\":\"");
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0 && separator != '\0') json += separator;
    if (numbers[i] != nothing) json += std::to_string(numbers[i]);
  }
  json += '"';
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
        return report_.contradicts(*entered, row_of(cell), entries);
      puzzle_.values.set(cell, entries[cell]);
    }
    return true;
  }

  bool read_candidates() {
    const auto value = root_.find("userCellCandidates");
    if (!value || !says_something(*value)) return true;
    Numbers numbers{};
    const int found = read_numbers(value->text(), '-', numbers);
    if (found != cell_count)
      return report_.miscounted(found < cell_count ? ReadError::too_few : ReadError::too_many,
                                *value, found, cell_count);
    Marks marks{};
    for (std::size_t i = 0; i < marks.size(); ++i) {
      const int mask = numbers[i];
      if (mask < 0 || mask > 2 * DigitSet::full_mask || mask % 2 != 0)
        return report_.fail(ReadError::bad_value, *value,
                            mask < 0 ? "userCellCandidates" : std::to_string(mask));
      marks[i] = DigitSet(mask / 2);
    }
    const int impossible = take_marks(puzzle_, marks);
    if (impossible > 0) report_.lost("candidates", impossible);
    return true;
  }

  /// Maps the text's colours to ours: one of another name takes the first that no other has.
  void read_palette() {
    const auto list = root_.find("colours");
    if (!list) return;
    unsigned taken = 0;
    std::size_t count = 0;
    for (JsonValue one : *list) {
      if (count == palette_.size()) break;
      // With its quotes.
      const std::string_view raw = one.raw();
      const std::string_view name = raw.substr(1, std::max<std::size_t>(raw.size(), 2) - 2);
      const auto* const at = std::find(names.begin(), names.end(), name == "gray" ? "grey" : name);
      const int colour = at == names.end() ? unnamed : narrow<int>(at - names.begin()) + 1;
      palette_[count++] = colour;
      if (colour > 0) taken |= 1U << colour;
    }
    for (int& colour : palette_) {
      if (colour != unnamed) continue;
      ++recoloured_;
      colour = 0;
      for (unsigned free = 1; free <= 9 && colour == 0; ++free) {
        if ((taken >> free & 1U) == 0) colour = narrow<int>(free);
      }
      taken |= 1U << colour;
    }
  }

  void read_colours(std::string_view name) {
    const auto value = root_.find(name);
    if (!value || !says_something(*value)) return;
    Numbers places{};
    if (read_numbers(value->text(), ',', places) != cell_count) return report_.lost(name);
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (places[i] == nothing) continue;
      const int place = places[i];
      const int colour = place < count_of(palette_) ? nth(palette_, place) : 0;
      if (colour == 0)
        report_.lost(name);
      else
        colours_[i] = narrow<std::uint16_t>(colours_[i] | 1U << (colour - 1));
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
    Table<std::string_view, 9> names_of;
    int cell = 0;
    for (JsonValue one : regions) {
      if (cell == cell_count) return false;
      std::string_view& name = names_of[box_of(cell)];
      if (name.empty()) name = one.raw();
      if (name != one.raw()) return false;
      ++cell;
    }
    for (std::size_t box = 0; box < 9; ++box) {
      for (std::size_t other = 0; other < box; ++other) {
        if (names_of[box] == names_of[other]) return cell == 0;
      }
    }
    return cell == cell_count;
  }

  static constexpr int unnamed = -1;

  JsonValue root_;
  Progress& puzzle_;
  Report& report_;
  Table<int, 100> palette_{};
  Table<std::uint16_t, cell_count> colours_{};
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
    bytes.push_back(narrow<std::uint8_t>(buffer >> filled & 0xFFU));
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

/// The names of the colours that are used, and the place of the one of each cell among them.
void add_colours(std::string& json, const Progress& puzzle) {
  Table<int, 10> place{};
  Numbers places{};
  places.fill(nothing);
  int count = 0;
  for (std::size_t i = 0; i < puzzle.colours.size(); ++i) {
    const DigitSet here(puzzle.colours[i] & DigitSet::full_mask);
    if (here.empty()) continue;
    const int colour = here.first();
    if (place[colour] == 0) {
      json.append(count == 0 ? R"(,"colours":[")" : R"(",")").append(names[colour - 1]);
      place[colour] = ++count;
    }
    places[i] = place[colour] - 1;
  }
  if (count == 0) return;
  json += "\"]";
  add_numbers(json, "userColours", ',', places);
}

bool read_coach_root(JsonValue root, Progress& puzzle, Report& report) {
  if (!is_coach_state(root)) return report.fail(ReadError::no_puzzle, root);
  return read_coach_state(root, puzzle, report);
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
    const std::size_t end = code.find('_', code.substr(0, 5) == "SCv7_" ? 5 : 0);
    Reading reading = failed(format, ReadError::unsupported, code, 0);
    reading.fault.detail = "sudoku.coach ";
    reading.fault.detail += code.substr(0, std::min<std::size_t>(end, 20));
    return reading;
  }
  std::vector<std::uint8_t> bytes;
  if (const auto wrong = decode_letters(code.substr(prefix.size()), bytes))
    return failed(format, ReadError::compressed, code, prefix.size() + *wrong);
  Unpacked unpacked = inflate_zlib(bytes, most_unpacked, most_spare);
  const std::size_t at = std::min(prefix.size() + unpacked.at * 8 / 5, code.size());
  if (unpacked.result == Unpacking::too_large) {
    Reading reading = failed(format, ReadError::too_large, code, at);
    reading.fault.wanted = narrow<int>(most_unpacked);
    return reading;
  }
  if (unpacked.result != Unpacking::ok) return failed(format, ReadError::compressed, code, at);
  return read_packed_json(std::move(unpacked.text), format, read_coach_root);
}

Written write_coach_state(std::span<const Progress> puzzles) {
  const Progress& puzzle = puzzles.front();
  const int without = first_without_candidate(puzzle);
  if (without >= 0) return {WriteError::no_candidate, without, {}};
  const Marks marks = marks_of(puzzle);
  Numbers given{};
  Numbers entered{};
  Numbers masks{};
  for (int cell = 0; cell < cell_count; ++cell) {
    const int i = cell;
    given[i] = puzzle.givens[cell];
    entered[i] = puzzle.values[cell] - given[i];
    masks[i] = marks[i].mask() * 2;
  }
  std::string json = R"({"gridSize":9)";
  add_colours(json, puzzle);
  add_numbers(json, "givenDigits", '\0', given);
  add_numbers(json, "userDigits", '\0', entered);
  add_numbers(json, "userCellCandidates", '-', masks);
  json += '}';
  return {WriteError::none, -1, std::string(prefix) + encode_letters(deflate_zlib(json))};
}

}  // namespace nonet::formats
