/// The .sdk files of SadMan Sudoku and SudoCue. Source: SadMan Software, Sudoku FAQ 19 ("SDK files").
///
///   file    = { "#" letter text nl } , ( sections | 9 rows )
///   letter  = A author, B date, C comment, D description, L level, S source, U address, N and H name
///   section = "[Puzzle]" 9 rows | "[State]" 9 rows | "[PencilMarks]" 9*( 9 groups of digits with commas )
///           | "[Colours]" …
///
/// The names of sections may be in any case. SudoCue writes no sections: the rows follow the "#" lines. Groups of
/// filled cells are empty; an open cell without a group has the candidates that the values leave.
#include <algorithm>

#include "formats/plain/table_forms.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

using namespace plain;

struct Section {
  std::string name;
  TextLine heading;
  TextLines lines;
};

/// The name in "[Name]", in small letters; empty for another line.
std::string section_name(std::string_view line) {
  constexpr std::size_t longest = 40;
  line = trim(line);
  if (line.size() < 3 || line.size() > longest || line.front() != '[' || line.back() != ']')
    return {};
  const std::string name = lower(trim(line.substr(1, line.size() - 2)));
  const bool letters = std::all_of(name.begin(), name.end(),
                                   [](char c) { return is_letter(c) || c == ' ' || c == '_'; });
  return letters ? name : std::string();
}

bool is_known(const std::string& name) {
  return name == "puzzle" || name == "state" || name == "pencilmarks";
}

std::optional<DetailKey> key_of(char letter) {
  switch (letter) {
    case 'A':
      return DetailKey::author;
    case 'B':
      return DetailKey::date;
    case 'C':
      return DetailKey::comment;
    case 'D':
      return DetailKey::description;
    case 'H':
    case 'N':
      return DetailKey::title;
    case 'L':
      return DetailKey::level;
    case 'S':
      return DetailKey::source;
    case 'U':
      return DetailKey::url;
    default:
      return std::nullopt;
  }
}

/// "#A text" and SadMan's "#AText"; "#Comment" is a word.
bool is_letter_line(std::string_view line) {
  if (line.size() < 2 || line[0] != '#' || !key_of(line[1])) return false;
  return line.size() == 2 || !(line[2] >= 'a' && line[2] <= 'z') || line.substr(2, 4) == "http";
}

void add_detail(std::string_view line, Progress& puzzle) {
  const bool lettered = is_letter_line(line);
  const DetailKey key = lettered ? *key_of(line[1]) : DetailKey::comment;
  const std::string_view text = trim(line.substr(lettered ? 2 : 1));
  if (text.empty()) return;
  const std::string before(text_of(puzzle, key));
  set_detail(puzzle, key, before.empty() ? std::string(text) : before + "\n" + std::string(text));
}

/// Fields between commas; one empty field at the end too many does not count.
Row split(const TextLine& line, char separator) {
  Row row{line, {}};
  std::string_view rest = line.text;
  while (true) {
    const std::size_t end = std::min(rest.find(separator), rest.size());
    const std::string_view cell = trim(rest.substr(0, end));
    row.cells.push_back(cell.empty() ? rest.substr(0, 0) : cell);
    if (end == rest.size()) break;
    rest.remove_prefix(end + 1);
  }
  if (row.cells.size() == 10 && row.cells.back().empty()) row.cells.pop_back();
  return row;
}

Row row_of_values(const TextLine& line) {
  for (char separator : {',', '\t', ';'}) {
    if (std::count(line.text.begin(), line.text.end(), separator) >= 8)
      return split(line, separator);
  }
  return drawn_row(line);
}

class SadMan {
 public:
  explicit SadMan(std::string_view text) : text_(text) {}

  std::optional<Reading> run() {
    constexpr std::size_t most_lines = 1000;
    bool known = false;
    std::size_t count = 0;
    for (LineCursor lines(text_); !lines.done();) {
      const TextLine line = lines.next();
      if (++count > most_lines) return std::nullopt;
      const std::string name = section_name(line.text);
      known = known || is_known(name);
      if (!name.empty()) {
        sections_.push_back({name, line, {}});
      } else {
        take(line);
      }
    }
    if (known) return read_sections();
    if (!lettered_ || !sections_.empty() || bare_.size() != 9) return std::nullopt;
    Reading reading = read_values(bare_);
    if (!reading.ok()) return std::nullopt;
    add_details(reading);
    return reading;
  }

 private:
  void take(const TextLine& line) {
    const std::string_view text = trim(line.text);
    if (text.empty() && (sections_.empty() || line.text.size() != 9)) return;
    if (!text.empty() && text[0] == '#') {
      lettered_ = lettered_ || is_letter_line(text);
      remarks_.push_back(text);
    } else if (sections_.empty()) {
      bare_.push_back(line);
    } else {
      sections_.back().lines.push_back(line);
    }
  }

  [[nodiscard]] const Section* find(std::string_view name) const {
    for (const Section& section : sections_) {
      if (section.name == name) return &section;
    }
    return nullptr;
  }

  [[nodiscard]] Reading fault(ReadError error, const TextLine& line, const char* at) const {
    Reading reading;
    reading.format = Format::sadman;
    reading.fault.error = error;
    reading.fault.place = place_in(text_, line, at);
    return reading;
  }

  [[nodiscard]] Reading read_values(const TextLines& lines) const {
    if (lines.size() == 1) {
      if (const std::optional<Grid> grid = grid_of(trim(lines[0].text)))
        return success(Format::sadman, Progress(*grid));
    }
    std::vector<Row> rows;
    const bool bordered = lines.size() > 9;
    for (const TextLine& line : lines) {
      if (!bordered || !is_border(line.text)) rows.push_back(row_of_values(line));
    }
    return read_rows(text_, rows, Format::sadman);
  }

  /// An empty section has its fault at its heading.
  [[nodiscard]] Reading read_values(const Section& section) const {
    Reading reading = read_values(section.lines);
    reading.format = Format::sadman;
    if (section.lines.empty())
      reading.fault.place = place_in(text_, section.heading, section.heading.text.data());
    return reading;
  }

  Reading read_sections() {
    const Section* puzzle = find("puzzle");
    if (puzzle == nullptr) {
      const TextLine& first = sections_.front().heading;
      return fault(ReadError::no_puzzle, first, first.text.data());
    }
    reading_ = read_values(*puzzle);
    if (!reading_.ok()) return std::move(reading_);
    if (const Section* state = find("state")) {
      if (std::optional<Reading> wrong = take_state(*state)) return std::move(*wrong);
    }
    if (const Section* marks = find("pencilmarks")) {
      if (std::optional<Reading> wrong = take_marks(*marks)) return std::move(*wrong);
    }
    warn_of_others();
    add_details(reading_);
    return std::move(reading_);
  }

  std::optional<Reading> take_state(const Section& section) {
    Reading state = read_values(section);
    if (!state.ok()) return state;
    Progress& puzzle = reading_.puzzles.front();
    for (int cell = 0; cell < cell_count; ++cell) {
      const int given = puzzle.givens[cell];
      const int value = state.puzzles.front().values[cell];
      if (given != 0 && value != given) {
        const TextLine& line = section.lines[section.lines.size() == 9 ? as_size(row_of(cell)) : 0];
        Reading wrong = fault(ReadError::contradiction, line, line.text.data());
        wrong.fault.row = row_of(cell) + 1;
        wrong.fault.detail = trim(line.text);
        return wrong;
      }
      puzzle.values.set(cell, value);
    }
    return std::nullopt;
  }

  std::optional<Reading> take_marks(const Section& section) {
    Table<DigitSet, cell_count> marks{};
    int row = 0;
    int hidden = 0;
    const Grid& values = reading_.puzzles.front().values;
    for (const TextLine& line : section.lines) {
      const Row cells = split(line, ',');
      ++row;
      for (int i = 0; i < count_of(cells.cells); ++i) {
        DigitSet digits;
        if (std::optional<Reading> wrong = read_group(line, nth(cells.cells, i), digits))
          return wrong;
        if (row > 9 || i > 8) continue;
        const int cell = cell_at(row - 1, i);
        if (values[cell] != 0) hidden += digits.size();
        if (values[cell] == 0) marks[cell] = digits;
      }
      if (cells.cells.size() != 9)
        return miscount(ReadError::row_length, line, cells.cells.size(), row);
    }
    if (row != 9) return miscount(ReadError::row_count, section.heading, as_size(row), 0);
    const bool some =
        std::any_of(marks.begin(), marks.end(), [](DigitSet digits) { return !digits.empty(); });
    if (some) set_candidates(reading_, marks);
    if (hidden > 0) reading_.warnings.push_back({WarningId::lost, {}, hidden, "candidates"});
    return std::nullopt;
  }

  [[nodiscard]] Reading miscount(ReadError error, const TextLine& line, std::size_t found,
                                 int row) const {
    Reading wrong = fault(error, line, line.text.data());
    wrong.fault.found = narrow<int>(found);
    wrong.fault.wanted = 9;
    wrong.fault.row = row;
    return wrong;
  }

  std::optional<Reading> read_group(const TextLine& line, std::string_view group,
                                    DigitSet& digits) const {
    for (const char& c : group) {
      const bool digit = is_digit(c);
      if (digit && !digits.contains(c - '0')) {
        digits.insert(c - '0');
        continue;
      }
      Reading wrong = fault(digit ? ReadError::repeated : ReadError::bad_character, line, &c);
      wrong.fault.detail = character_at(text_, wrong.fault.place.offset);
      return wrong;
    }
    return std::nullopt;
  }

  void warn_of_others() {
    for (const Section& section : sections_) {
      if (is_known(section.name) || section.lines.empty()) continue;
      reading_.warnings.push_back({WarningId::lost,
                                   place_in(text_, section.heading, section.heading.text.data()), 1,
                                   section.name == "colors" ? "colours" : section.name});
    }
    for (const TextLine& line : bare_)
      reading_.warnings.push_back(
          passed_over(trim(line.text), place_in(text_, line, line.text.data())));
  }

  void add_details(Reading& reading) const {
    for (std::string_view remark : remarks_) add_detail(remark, reading.puzzles.front());
  }

  std::string_view text_;
  Reading reading_;
  std::vector<Section> sections_;
  TextLines bare_;
  std::vector<std::string_view> remarks_;
  bool lettered_ = false;
};

}  // namespace

std::optional<Reading> read_sections(std::string_view text) {
  if (text.find_first_of("#[") == std::string_view::npos) return std::nullopt;
  return SadMan(text).run();
}

}  // namespace nonet::formats
