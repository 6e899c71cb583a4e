#include "formats/common/characters.hpp"
#include "formats/structured/colours.hpp"
#include "formats/structured/json.hpp"
#include "formats/structured/lz_string.hpp"
#include "formats/structured/puzzles.hpp"
#include "formats/structured/sudoku_json.hpp"
#include "index.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view unescaped_in_links =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()";

void append_number(std::string& json, int number) {
  json += std::to_string(number);
}

/// Members of an object, with a comma between them.
class Members {
 public:
  Members(std::string& json, std::string_view between) : json_(json), between_(between) {}

  std::string& add(std::string_view name) {
    if (any_) json_ += ',';
    json_ += between_;
    any_ = true;
    append_json(json_, name);
    json_ += between_.empty() ? ":" : ": ";
    return json_;
  }
  void add_text(std::string_view name, std::string_view text) {
    if (!text.empty()) append_json(add(name), text);
  }

 private:
  std::string& json_;
  std::string_view between_;
  bool any_ = false;
};

void add_marks(Members& members, std::string_view name, const std::vector<DigitSet>& marks,
               int cell) {
  if (marks.empty() || nth(marks, cell).empty()) return;
  std::string& json = members.add(name);
  char before = '[';
  for (int digit : nth(marks, cell)) {
    json += before;
    append_number(json, digit);
    before = ',';
  }
  json += ']';
}

DigitSet colours_of(const Progress& puzzle, int cell) {
  return DigitSet(nth(puzzle.colours, cell) & DigitSet::full_mask);
}

void add_colours(Members& members, DigitSet colours) {
  if (colours.empty()) return;
  const auto rgb = [](int colour) { return rgb_colours[colour - 1]; };
  append_json(members.add("c"), rgb(colours.first()));
  if (colours.size() == 1) return;
  std::string& json = members.add("cArray");
  char before = '[';
  for (int colour : colours) {
    json += before;
    append_json(json, rgb(colour));
    before = ',';
  }
  json += ']';
}

void append_cell(std::string& json, const Progress& puzzle, int cell) {
  json += '{';
  Members members(json, "");
  if (puzzle.values[cell] != 0) append_number(members.add("value"), puzzle.values[cell]);
  if (puzzle.givens[cell] != 0) members.add("given") += "true";
  add_marks(members, "cornerPencilMarks", puzzle.corner, cell);
  add_marks(members, "centerPencilMarks", puzzle.centre, cell);
  if (!puzzle.colours.empty()) add_colours(members, colours_of(puzzle, cell));
  json += '}';
}

void append_grid(std::string& json, const Progress& puzzle, std::string_view row_break) {
  for (int cell = 0; cell < cell_count; ++cell) {
    if (column_of(cell) == 0) {
      json += cell == 0 ? "[" : ",";
      json += row_break;
      json += '[';
    } else {
      json += ',';
    }
    append_cell(json, puzzle, cell);
    if (column_of(cell) == 8) json += ']';
  }
  json += row_break.empty() ? "]" : "\n  ]";
}

void append_solution(std::string& json, const Grid& solution) {
  for (int cell = 0; cell < cell_count; ++cell) {
    json += cell == 0 ? '[' : ',';
    json += solution[cell] == 0 ? "null" : std::to_string(solution[cell]);
  }
  json += ']';
}

void add_puzzle(Members& members, const Progress& puzzle, std::string_view row_break) {
  append_number(members.add("size"), 9);
  members.add_text("title", text_of(puzzle, DetailKey::title));
  members.add_text("author", text_of(puzzle, DetailKey::author));
  members.add_text("ruleset", text_of(puzzle, DetailKey::rules));
  append_grid(members.add("grid"), puzzle, row_break);
  if (puzzle.solution.clue_count() > 0) append_solution(members.add("solution"), puzzle.solution);
}

/// 81 texts of digits.
template <class DigitsOf>
void append_sets(std::string& json, DigitsOf digits_of) {
  for (int cell = 0; cell < cell_count; ++cell) {
    json += cell == 0 ? '[' : ',';
    std::string digits;
    for (int digit : digits_of(cell)) append_number(digits, digit);
    append_json(json, digits);
  }
  json += ']';
}

bool is_own_detail(DetailKey key) {
  return key != DetailKey::title && key != DetailKey::author && key != DetailKey::rules &&
         key != DetailKey::record;
}

void add_details(Members& members, const Progress& puzzle) {
  std::string details;
  Members inner(details, "\n      ");
  for (const Detail& detail : puzzle.details) {
    if (is_own_detail(detail.key)) inner.add_text(id(detail.key), detail.text);
  }
  if (!details.empty()) members.add("details") += '{' + details + "\n    }";
}

void append_own(std::string& json, const Progress& puzzle) {
  json += '{';
  Members members(json, "\n    ");
  append_number(members.add("version"), 1);
  if (!puzzle.candidates.empty())
    append_sets(members.add("candidates"), [&](int cell) {
      const bool filled = puzzle.values[cell] != 0;
      return filled ? DigitSet() : nth(puzzle.candidates, cell);
    });
  if (!puzzle.colours.empty())
    append_sets(members.add("colours"), [&](int cell) { return colours_of(puzzle, cell); });
  add_details(members, puzzle);
  members.add_text("record", text_of(puzzle, DetailKey::record));
  json += "\n  }";
}

/// As JavaScript's encodeURIComponent.
std::string escaped_for_links(std::string_view text) {
  constexpr std::string_view hex = "0123456789ABCDEF";
  std::string out;
  for (char c : text) {
    const auto byte = byte_of(c);
    if (unescaped_in_links.find(c) != std::string_view::npos) {
      out += c;
    } else {
      out += '%';
      out += hex[byte >> 4U];
      out += hex[byte & 0xFU];
    }
  }
  return out;
}

Written link(std::string_view before, const Progress& puzzle) {
  Written written;
  written.text = std::string(before) + escaped_for_links(f_puzzles_payload(puzzle));
  return written;
}

}  // namespace

std::string f_puzzles_payload(const Progress& progress) {
  std::string json = "{";
  Members members(json, "");
  add_puzzle(members, progress, "");
  json += '}';
  return pack_lz_base64(json);
}

Written write_sudoku_json(std::span<const Progress> puzzles) {
  Written written;
  std::string& json = written.text;
  json += '{';
  Members members(json, "\n  ");
  add_puzzle(members, puzzles.front(), "\n    ");
  append_own(members.add("nonet"), puzzles.front());
  json += "\n}\n";
  return written;
}

Written write_f_puzzles(std::span<const Progress> puzzles) {
  return link("https://f-puzzles.com/?load=", puzzles.front());
}

Written write_sudoku_pad(std::span<const Progress> puzzles) {
  return link("https://sudokupad.app/?puzzleid=fpuzzles", puzzles.front());
}

}  // namespace nonet::formats
