#include <algorithm>

#include "formats/common/cells.hpp"
#include "formats/common/characters.hpp"
#include "formats/common/reader.hpp"
#include "formats/loose/found.hpp"
#include "formats/loose/loose.hpp"
#include "formats/loose/variants.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

using namespace loose;

constexpr Table<Stage, 6> stages = {find_objects, find_units,      find_boards,
                                    find_blocks,  find_candidates, find_wrapped};
/// Of well-formed JSON and XML.
constexpr std::size_t stages_of_structures = 2;

/// Blanks that the readers of the first look know.
constexpr std::string_view usual_blanks = ".0_-*xX? ";

/// In no other sense than the level of a puzzle.
constexpr Table<std::string_view, 12> levels = {
    "simple",   "very easy", "easy",   "medium",     "intermediate", "very hard",
    "fiendish", "hard",      "expert", "diabolical", "evil",         "extreme"};

std::string_view without(std::string_view text, std::string_view signs) {
  text.remove_prefix(std::min(text.find_first_not_of(signs), text.size()));
  return text.substr(0, text.find_last_not_of(signs) + 1);
}

/// Keeps a line of words above a grid: "Level: hard", "% randomly generated - hard", "Grid 01".
void take_title(std::string_view line, Progress& about) {
  line = without(line, " \t#%*=-/:;>\"'`");
  const std::size_t colon = std::min(line.find(':'), line.size());
  const std::string key = lower(trim(line.substr(0, colon)));
  const std::string_view value = trim(line.substr(std::min(colon + 1, line.size())));
  std::optional<DetailKey> found = find_detail_key(key);
  if (key == "difficulty") found = DetailKey::level;
  if (found == DetailKey::record) found = std::nullopt;
  if (found && !value.empty()) return set_detail(about, *found, value);
  const std::string before(text_of(about, DetailKey::title));
  constexpr std::size_t longest = 200;
  if (before.size() > longest) return;
  set_detail(about, DetailKey::title,
             before.empty() ? std::string(line) : before + " " + std::string(line));
  const std::string small = lower(line);
  for (std::string_view level : levels) {
    const std::size_t at = small.rfind(level);
    const bool ends = at != std::string::npos && at + level.size() == small.size() &&
                      (at == 0 || !is_letter_sign(small[at - 1]));
    if (ends) return set_detail(about, DetailKey::level, level);
  }
}

/// A grid that has most digits of the one before it, and not all: a state or a solution with an error.
bool is_damaged_copy(const Grid& grid, const Grid& copy) {
  int same = 0;
  for (int cell : grid.filled()) same += grid[cell] == copy[cell] ? 1 : 0;
  return same < grid.clue_count() && same * 2 > grid.clue_count();
}

/// Tries every rule on a text and on what it is without signs around it.
class GridSearch {
 public:
  GridSearch(std::string_view original, const SignText& signs, bool is_structured)
      : original_(original), signs_(signs), is_structured_(is_structured) {}

  /// The one reading; nothing when there is none.
  std::optional<Reading> run(const std::string& text) {
    const std::optional<std::string> wiki = without_wiki(text);
    const std::string& plain = wiki ? *wiki : text;
    look_at(plain);
    if (const std::optional<std::string> rest = without_prefixes(plain)) look_at(*rest);
    if (!is_structured_) look_again(text);
    if (several_ || !reading_) return std::nullopt;
    return std::move(reading_);
  }

  [[nodiscard]] bool several() const { return several_; }

 private:
  void look_at(std::string_view text) {
    // Arrays come last, since reading them loses titles, unless they are those of code.
    const std::optional<FoundGrids> arrays = find_arrays(text);
    if (arrays && arrays->in_brackets) take(*arrays, text);
    const std::size_t count = is_structured_ ? stages_of_structures : stages.size();
    for (std::size_t i = 0; i < count; ++i) {
      if (const std::optional<FoundGrids> found = stages[i](text)) take(*found, text);
    }
    if (arrays && !arrays->in_brackets && !reading_) take(*arrays, text);
  }

  void take(const FoundGrids& found, std::string_view text) {
    std::optional<Reading> reading = found.whole ? found.whole : reading_of(found, text);
    if (reading) tell_of_passed(found, text, *reading);
    if (reading) keep(std::move(*reading), grids_of(found));
  }

  static std::vector<Grid> grids_of(const FoundGrids& found) {
    std::vector<Grid> grids;
    grids.reserve(found.grids.size());
    for (const LooseGrid& grid : found.grids) grids.push_back(digits_of(grid.cells));
    return grids;
  }

  /// The first reading holds; another one must have the same grids.
  void keep(Reading reading, std::vector<Grid> grids) {
    if (reading_) {
      several_ = several_ || grids != grids_ ||
                 reading.puzzles.front().candidates != reading_->puzzles.front().candidates;
      return;
    }
    reading_ = std::move(reading);
    grids_ = std::move(grids);
  }

  /// Runs the readers of the first look again, on the text with plain signs.
  void look_again(const std::string& text) {
    const auto is_foreign = [](char c) { return (byte_of(c) & 0x80U) != 0; };
    std::string plain = text;
    const std::size_t at =
        as_size(std::find_if(text.begin(), text.end(), is_foreign) - text.begin());
    const char blank = at < text.size() && is_blank_sign(text[at]) ? text[at] : '\0';
    if (blank != 0) std::replace(plain.begin(), plain.end(), blank, '.');
    const bool changed =
        blank != 0 || signs_.invisible_count > 0 || signs_.digits > 0 || signs_.ellipses > 0;
    if (!changed || std::any_of(plain.begin(), plain.end(), is_foreign)) return;
    for (Reader reader : {read_list, read_table, read_plain}) {
      std::optional<Reading> reading = reader(plain);
      if (!reading) continue;
      const bool mixed =
          std::any_of(reading->warnings.begin(), reading->warnings.end(),
                      [](const Warning& one) { return one.id == WarningId::mixed_blanks; });
      if (!reading->ok() || reading->fault_count > 0 || mixed) return;
      // Their places are those of the plain text.
      for (Warning& one : reading->warnings) one.place = {};
      FoundGrids found;
      if (blank != 0) {
        found.grids.push_back(
            {std::string(as_size(std::count(text.begin(), text.end(), blank)), blank), {}, {}});
      }
      tell(found, *reading);
      std::vector<Grid> grids;
      for (const Progress& puzzle : reading->puzzles) {
        grids.push_back(puzzle.values);
        if (puzzle.solution.clue_count() != 0) grids.push_back(puzzle.solution);
      }
      return keep(std::move(*reading), std::move(grids));
    }
  }

  /// The same words as they were given.
  [[nodiscard]] std::string_view original(std::string_view part, std::string_view text) const {
    const auto at = offset_in(text, part);
    const std::size_t start = signs_.offsets[at];
    return trim(original_.substr(start, signs_.offsets[at + part.size()] - start));
  }

  std::optional<Reading> reading_of(const FoundGrids& found, std::string_view text) {
    Reading reading;
    reading.format = found.format;
    const LooseGrid* puzzle = nullptr;
    for (const LooseGrid& grid : found.grids) {
      const Grid digits = digits_of(grid.cells);
      if (!can_be_puzzle(digits, found.widened == 0)) return std::nullopt;
      const bool full = digits.clue_count() == cell_count;
      const bool named = !grid.titles.empty() && names_solution(grid.titles.back());
      if (named && puzzle == nullptr) return std::nullopt;
      if (puzzle != nullptr && full && (is_solution(puzzle->cells, grid.cells) || named)) {
        if (!is_solution(puzzle->cells, grid.cells))
          reading.warnings.push_back({WarningId::other_solution, {}, 1, {}});
        reading.puzzles.back().solution = digits;
        puzzle = nullptr;
        continue;
      }
      if (puzzle != nullptr && is_damaged_copy(digits_of(puzzle->cells), digits))
        return std::nullopt;
      puzzle = full ? nullptr : &grid;
      reading.puzzles.emplace_back(digits);
      for (std::string_view title : grid.titles)
        take_title(original(title, text), reading.puzzles.back());
      for (std::string_view comment : grid.comments)
        set_detail(reading.puzzles.back(), DetailKey::comment, original(comment, text));
    }
    tell(found, reading);
    return reading;
  }

  void tell_of_passed(const FoundGrids& found, std::string_view text, Reading& reading) const {
    constexpr std::size_t most_passed = 20;
    for (std::size_t i = 0; i < std::min(found.passed.size(), most_passed); ++i) {
      const std::string_view words = original(found.passed[i], text);
      reading.warnings.push_back(
          passed_over(words, place_of(original_, offset_in(original_, words))));
    }
  }

  /// Warns of everything that was made plain.
  void tell(const FoundGrids& found, Reading& reading) const {
    const auto warn = [&](WarningId id, int count, std::string detail) {
      if (count > 0) reading.warnings.push_back({id, {}, count, std::move(detail)});
    };
    warn(WarningId::invisible, signs_.invisible_count, signs_.invisible);
    warn(WarningId::full_width, signs_.full_width, {});
    warn(WarningId::read_as_digit, signs_.digits, std::string(signs_.digit));
    std::string blanks;
    int spaces = 0;
    for (const LooseGrid& grid : found.grids) {
      for (char c : grid.cells) {
        spaces += c == ' ' ? 1 : 0;
        if (!is_digit(c) && !is_one_of(c, usual_blanks) && !is_one_of(c, blanks)) blanks += c;
      }
    }
    for (char blank : blanks) {
      int count = 0;
      for (const LooseGrid& grid : found.grids)
        count += narrow<int>(std::count(grid.cells.begin(), grid.cells.end(), blank));
      warn(WarningId::read_as_empty, count, name_of(signs_, blank));
    }
    warn(WarningId::widened, found.widened, {});
    warn(WarningId::read_as_empty, signs_.ellipses, "…");
    if (!found.blank_word.empty()) warn(WarningId::read_as_empty, spaces, found.blank_word);
    if (found.one != 0) warn(WarningId::read_as_one, found.ones, {found.one});
    if (found.lettered) warn(WarningId::letter_rows, 1, {});
  }

  std::string_view original_;
  const SignText& signs_;
  bool is_structured_;
  std::optional<Reading> reading_;
  std::vector<Grid> grids_;
  bool several_ = false;
};

/// A sign that stands as often as there are open cells, when all else is as a puzzle has it.
std::optional<Reading> ask_of_sign(std::string_view text, const SignText& signs) {
  Table<std::size_t, 256> counts{};
  std::size_t digits = 0;
  for (char c : signs.text) {
    ++counts[byte_of(c)];
    digits += is_digit(c) ? 1 : 0;
  }
  int tries = 3;
  for (std::size_t code = '!'; code < counts.size() && tries > 0; ++code) {
    const char sign = static_cast<char>(code);
    constexpr std::size_t fewest = 10;
    if (counts[code] < fewest || digits < fewest || (counts[code] + digits) % cell_count != 0)
      continue;
    if ((sign >= '0' && sign <= '9') || is_blank_sign(sign)) continue;
    --tries;
    std::string supposed = signs.text;
    std::replace(supposed.begin(), supposed.end(), sign, supposed_blank);
    std::optional<Reading> reading = GridSearch(text, signs, false).run(supposed);
    if (!reading) continue;
    // A solution beside it leaves no doubt.
    const auto is_solved = [](const Progress& one) {
      return one.solution.clue_count() == cell_count;
    };
    if (std::all_of(reading->puzzles.begin(), reading->puzzles.end(), is_solved)) {
      for (Warning& one : reading->warnings) {
        if (one.id == WarningId::read_as_empty && one.detail == std::string(1, supposed_blank))
          one.detail = character_at(text, signs.offsets[signs.text.find(sign)]);
      }
      return reading;
    }
    const std::size_t at = signs.offsets[signs.text.find(sign)];
    Reading fault = failed(reading->format, ReadError::unknown_sign, text, at);
    fault.fault.found = narrow<int>(counts[code]);
    fault.fault.detail = character_at(text, at);
    return fault;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Reading> read_loosely(std::string_view text, bool is_structured) {
  const SignText signs = simplify(text);
  GridSearch search(text, signs, is_structured);
  std::optional<Reading> reading = search.run(signs.text);
  if (!reading && !search.several() && !is_structured) reading = ask_of_sign(text, signs);
  return reading;
}

}  // namespace nonet::formats
