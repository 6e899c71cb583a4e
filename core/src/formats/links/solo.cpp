#include "formats/links/solo.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "formats/common/reader.hpp"
#include "formats/common/text_lines.hpp"
#include "formats/links/writers.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view start = "3x3:";
constexpr std::string_view page =
    "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#";
constexpr int longest_run = 26;

bool is_run(char c) {
  return c >= 'a' && c <= 'z';
}
bool is_number(char c) {
  return c == '0' || is_digit(c);
}

std::size_t pass_number(std::string_view text, std::size_t at) {
  while (at < text.size() && is_number(text[at])) ++at;
  return at;
}

/// Goes over "da" (a level), "r4", "md2", "a" (symmetries), "x", "k" or "j"; stays where there is none of them.
std::size_t pass_rule(std::string_view text, std::size_t at) {
  if (at >= text.size()) return at;
  const char c = text[at];
  const char next = at + 1 < text.size() ? text[at + 1] : '\0';
  if (is_one_of(c, "xkja")) return at + 1;
  if (c == 'd') return is_one_of(next, "tbiaeu") && next != '\0' ? at + 2 : at;
  if (c == 'r' || c == 'm') return pass_number(text, at + (c == 'm' && next == 'd' ? 2 : 1));
  return at;
}

/// Only what an id is made of. Text that could be 81 cells behind a word is none:
/// `3x3:8xxxxxxxxxx36…`.
bool could_be_cells(std::string_view cells) {
  const bool all = std::all_of(cells.begin(), cells.end(), [](char c) {
    return is_run(c) || is_number(c) || c == '_' || c == ',';
  });
  const auto has = [&](char sign) { return cells.find(sign) != std::string_view::npos; };
  const bool letter =
      std::any_of(cells.begin(), cells.end(), [](char c) { return is_run(c) && c != 'x'; });
  // Blanks of 81 cells are of one kind.
  const bool parted = has('_') && (has('x') || cells.size() != cell_count);
  return all && (letter || parted);
}

/// Where the id in a word ends, before full stops; nothing when it has none.
std::optional<std::string_view> id_in(std::string_view word) {
  const std::size_t kind = solo_kind(word);
  if (kind == 0 || kind + 1 >= word.size()) return std::nullopt;
  const std::size_t end = word.find_last_not_of(".,;") + 1;
  const std::string_view id = word.substr(0, end);
  if (end <= kind + 1) return std::nullopt;
  const bool seed = id[kind] == '#';
  return seed || could_be_cells(id.substr(kind + 1)) ? std::optional(id) : std::nullopt;
}

Reading unsupported(const Payload& payload, Format format, std::string_view kind) {
  Reading reading = payload.failed(format, ReadError::unsupported, 0);
  reading.fault.detail = solo_name(kind);
  return reading;
}

Reading read_id(const Payload& payload, Format format) {
  const std::string_view id = payload.text();
  const std::size_t kind = solo_kind(id);
  if (kind == 0) return payload.failed(format, ReadError::no_puzzle, 0);
  if (id[kind] == '#') return unsupported(payload, format, id.substr(0, kind + 1));
  if (!is_plain_kind(id.substr(0, kind))) return unsupported(payload, format, id.substr(0, kind));
  return read_solo_cells(payload, kind + 1, format);
}

struct Line {
  std::string_view id;
  std::string_view words;
};

/// The one id in a line; nothing when it has several.
std::optional<Line> read_line(std::string_view line) {
  Line found{{}, trim(line)};
  for (std::size_t at = 0; at < line.size();) {
    const std::string_view rest = line.substr(at);
    const std::size_t skip = std::min(rest.find_first_not_of(white), rest.size());
    const std::string_view word = first_word(rest.substr(skip));
    const auto id = id_in(word);
    if (id && !found.id.empty()) return std::nullopt;
    if (id) found.id = *id;
    at += skip + word.size();
  }
  return found;
}

/// The words before the id, or behind it.
std::string_view beside(const Line& line) {
  if (line.id.empty()) return line.words;
  const auto at = offset_in(line.words, line.id);
  const std::string_view before = trim(line.words.substr(0, at));
  const std::string_view after = trim(line.words.substr(at + line.id.size()));
  if (!before.empty()) return before;
  return after.find_first_not_of(".,;") == std::string_view::npos ? std::string_view() : after;
}

/// Adds the puzzle of a line, or what is wrong with it, to those of the lines before.
void take(Reading& all, Reading one) {
  if (one.ok()) {
    all.puzzles.push_back(std::move(one.puzzles.front()));
    return;
  }
  ++all.fault_count;
  if (all.faults.size() < most_faults) all.faults.push_back(std::move(one.fault));
}

}  // namespace

std::size_t solo_kind(std::string_view id) {
  const std::size_t columns = pass_number(id, 0);
  if (columns == 0 || columns > 2) return 0;
  std::size_t at = columns;
  if (at < id.size() && id[at] == 'x') {
    const std::size_t rows = pass_number(id, at + 1);
    if (rows == at + 1 || rows > at + 3) return 0;
    at = rows;
  } else if (at >= id.size() || id[at] != 'j') {
    return 0;
  }
  for (std::size_t next = pass_rule(id, at); next != at; next = pass_rule(id, at)) at = next;
  return at < id.size() && is_one_of(id[at], ":#") ? at : 0;
}

bool is_plain_kind(std::string_view kind) {
  if (kind.substr(0, 3) != "3x3") return false;
  // Symmetry and level are how it was made.
  for (std::size_t at = 3; at < kind.size();) {
    const std::size_t next = pass_rule(kind, at);
    if (next == at || is_one_of(kind[at], "xkj")) return false;
    at = next;
  }
  return true;
}

std::string solo_name(std::string_view kind) {
  std::string name = "Solo " + std::string(kind);
  // Behind the sides of a box.
  const std::string_view rules = kind.substr(std::min(kind.find_first_of("xj") + 1, kind.size()));
  const bool jigsaw = kind.find('j') != std::string_view::npos;
  if (jigsaw) return name + " (jigsaw)";
  if (rules.find('k') != std::string_view::npos) return name + " (killer)";
  if (rules.find('x') != std::string_view::npos) return name + " (X)";
  // A seed makes a puzzle in that program only.
  return kind.back() == '#' ? name + " (random seed)" : name;
}

Reading read_solo_cells(const Payload& payload, std::size_t at, Format format) {
  const std::string_view cells = payload.text();
  Grid grid;
  int found = 0;
  std::size_t past = cells.size();
  const auto count = [&](std::size_t i, int more) {
    if (found <= cell_count && found + more > cell_count) past = i;
    found += more;
  };
  while (at < cells.size()) {
    const char c = cells[at];
    const std::size_t end = std::max(pass_number(cells, at), at + 1);
    if (is_run(c)) {
      count(at, c - 'a' + 1);
    } else if (is_digit(c) && end == at + 1) {
      if (found < cell_count) grid.set(found, c - '0');
      count(at, 1);
    } else if (is_digit(c)) {
      Reading reading = payload.failed(format, ReadError::bad_value, at);
      reading.fault.detail = cells.substr(at, std::min<std::size_t>(end - at, 20));
      return reading;
    } else if (c != '_') {
      return payload.bad(format, ReadError::bad_character, at);
    }
    at = end;
  }
  if (found == cell_count) return payload.success(format, Progress(grid));
  const bool few = found < cell_count;
  Reading reading = payload.failed(format, few ? ReadError::too_few : ReadError::too_many, past);
  reading.fault.found = found;
  reading.fault.wanted = cell_count;
  return reading;
}

bool is_solo(const Address& address) {
  constexpr std::string_view name = "/solo.html";
  const std::string_view path = address.path;
  return path.size() >= name.size() && path.substr(path.size() - name.size()) == name &&
         !address.fragment.empty();
}

Reading read_solo_link(std::string_view text, std::string_view fragment) {
  Payload payload(text, fragment);
  payload.drop_full_stops();
  return read_id(payload, Format::solo_link);
}

std::optional<Reading> read_solo(std::string_view text) {
  if (std::optional<Reading> saved = read_solo_save(text)) return saved;
  std::vector<Line> ids;
  std::string_view words;
  std::ptrdiff_t digits = 0;
  for (std::string_view rest = text; !rest.empty();) {
    const LineEnd end = end_of_line(rest);
    const std::optional<Line> line = read_line(rest.substr(0, end.at));
    rest.remove_prefix(end.next);
    if (!line) return std::nullopt;
    if (!line->id.empty()) ids.push_back(*line);
    const auto in = [](std::string_view part) {
      return std::count_if(part.begin(), part.end(), is_number);
    };
    digits += in(line->words) - in(line->id);
    if (words.empty()) words = beside(*line);
    // Most texts are none of ours: these end soon.
    if (ids.empty() && digits >= fewest_clues) return std::nullopt;
  }
  if (ids.empty() || digits >= fewest_clues) return std::nullopt;
  // As a text of one puzzle may be so long, these are never more than a list may have.
  Reading all;
  all.format = Format::solo;
  for (const Line& line : ids) take(all, read_id(Payload(text, line.id), Format::solo));
  if (all.puzzles.empty()) {
    all.fault = std::move(all.faults.front());
    all.faults.clear();
    all.fault_count = 0;
  } else if (!words.empty()) {
    all.warnings.push_back({WarningId::comment, {}, 0, std::string(words)});
  }
  return all;
}

std::string solo_cells(const Grid& grid) {
  std::string text;
  int run = 0;
  const auto put_run = [&] {
    for (; run > longest_run; run -= longest_run) text += 'z';
    if (run > 0) text += static_cast<char>('a' + run - 1);
    run = 0;
  };
  for (int cell = 0; cell < cell_count; ++cell) {
    if (grid[cell] == 0) {
      ++run;
      continue;
    }
    if (run == 0 && cell > 0) text += '_';
    put_run();
    text += digit_sign(grid[cell]);
  }
  put_run();
  return text;
}

Written write_solo(std::span<const Progress> puzzles) {
  std::string text;
  for (const Progress& puzzle : puzzles) {
    text.append(start).append(solo_cells(puzzle.givens));
    if (puzzles.size() > 1) text += '\n';
  }
  return text_written(std::move(text));
}

Written write_solo_link(std::span<const Progress> puzzles) {
  return text_written(std::string(page) + std::string(start) + solo_cells(puzzles.front().givens));
}

}  // namespace nonet::formats
