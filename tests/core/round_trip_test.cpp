// Written texts read back as they were: for every format that is written, over many states. Parts
// that a format has no room for are taken from the state first, as docs/formats.md lists them.

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "nonet/read.hpp"
#include "nonet/write.hpp"
#include "support.hpp"

namespace nonet {
namespace {

constexpr int states = test::share(1000);
constexpr auto cells = static_cast<std::size_t>(cell_count);

/// Texts that formats must quote, escape or leave as they are.
constexpr auto nasty = std::to_array<std::string_view>({
    "a",
    "\"",
    "\"\"",
    "''",
    "]]>",
    "a,b;c|d",
    "<b>&amp;&lt;</b>",
    "<!-- -->",
    "<![CDATA[x]]>",
    "#1",
    "# A",
    "=1+2",
    "+1",
    "-1",
    "@x",
    "\\",
    "\\n\\u0041",
    "%20%2B+%",
    "?load=x&a=b#c",
    "[Puzzle]",
    "[State]",
    ":0000:x:",
    "数独",
    "第１題：「難」",
    "，",
    "🧩",
    "é́",
    "\xC2\xA0",
    "1.2",
    "0",
    "81.37",
    "123456789",
    "---",
    "===",
    "{\"a\":1}",
    "null",
    "$",
    "N/A",
    "ß ſ",
    // NOLINTNEXTLINE(misc-misleading-bidirectional): that is what is tested
    "\xE2\x80\xAE\xE2\x80\x8F",
    "\xEF\xBB\xBF",
    "\xE2\x80\xA8\xE2\x80\xA9",
    "\x1B[31m\xC2\x9B\x7F",
    "\xED\xA0\x80\xFF",
    "\xEF\xBF\xBF",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
});

bool chance(Random& random, int of) {
  return random.below(of) == 0;
}

/// A full grid that keeps the rules.
Grid full_grid(Random& random) {
  std::array<int, 9> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(std::span(digits));
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int row = row_of(cell);
    const int index = (3 * (row % 3) + row / 3 + column_of(cell)) % 9;
    grid.set(cell, digits[static_cast<std::size_t>(index)]);
  }
  return grid;
}

/// Digits of a grid that keeps the rules, or any digits; from none to all of them.
Grid some_digits(const Grid& full, Random& random) {
  constexpr std::array<int, 6> shares = {0, 10, 30, 50, 90, 100};
  const int share = shares[random.below(shares.size())];
  const bool valid = random.below(3) != 0;
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (random.below(100) >= share) continue;
    grid.set(cell, valid ? full[cell] : random.below(9) + 1);
  }
  return grid;
}

std::vector<DigitSet> some_marks(Random& random, int rarity) {
  std::vector<DigitSet> marks(cells);
  for (DigitSet& set : marks) {
    if (chance(random, rarity)) set = DigitSet(random.below(512));
  }
  if (std::all_of(marks.begin(), marks.end(), [](DigitSet set) { return set.empty(); }))
    marks.clear();
  return marks;
}

/// With some of the candidates removed that the values leave; never, mostly or hardly the last ones.
void remove_candidates(Progress& state, Random& random) {
  const int rarity = random.below(8) + 2;
  const bool may_empty = chance(random, 4);
  Position position = position_of(state);
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int digit : position.board.candidates(cell)) {
      const bool last = position.board.candidates(cell).size() == 1;
      if (chance(random, rarity) && (may_empty || !last)) position.board.eliminate(cell, digit);
    }
  }
  state.candidates = Progress(position).candidates;
}

std::string some_text(Random& random) {
  std::string text;
  const int pieces = random.below(4) + 1;
  for (int i = 0; i < pieces; ++i) {
    if (chance(random, 4)) text += ' ';
    text += nasty[random.below(nasty.size())];
    if (chance(random, 4)) text += "  ";
  }
  return text;
}

void add_details(Progress& state, Random& random) {
  for (int key = 0; key <= static_cast<int>(DetailKey::record); ++key) {
    if (chance(random, 3)) set_detail(state, static_cast<DetailKey>(key), some_text(random));
  }
  if (chance(random, 4))
    set_detail(state, DetailKey::level, std::string(1, static_cast<char>('0' + random.below(6))));
}

Progress some_state(Random& random) {
  const Grid full = full_grid(random);
  Progress state(some_digits(full, random));
  if (chance(random, 2)) {
    for (int cell = 0; cell < cell_count; ++cell) {
      if (state.values[cell] == 0 && chance(random, 4))
        state.values.set(cell, chance(random, 4) ? 1 : full[cell]);
    }
  }
  if (chance(random, 2)) remove_candidates(state, random);
  if (chance(random, 3)) state.corner = some_marks(random, 3);
  if (chance(random, 3)) state.centre = some_marks(random, 5);
  if (chance(random, 3)) {
    for (DigitSet set : some_marks(random, 4)) state.colours.push_back(set.mask());
  }
  if (chance(random, 3)) state.solution = full;
  if (chance(random, 2)) add_details(state, random);
  return state;
}

/// The digit of a filled cell or the candidates of an open one, of which a single one is taken as filled
/// when no peer has it.
Progress by_candidates(const Progress& state) {
  const Board board = position_of(state).board;
  Table<DigitSet, cells> left;
  const auto at = [&](int cell) -> DigitSet& { return left[static_cast<std::size_t>(cell)]; };
  for (int cell = 0; cell < cell_count; ++cell)
    at(cell) = board.value(cell) != 0 ? DigitSet::of(board.value(cell)) : board.candidates(cell);
  Grid values;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (at(cell).size() != 1) continue;
    bool seen = false;
    for (int peer : peers(cell)) seen = seen || at(peer).contains(at(cell).first());
    if (!seen) values.set(cell, at(cell).first());
  }
  return Progress(Position(Board(values, left)));
}

/// Rows of single digits are a grid of givens, whatever they mean in other rows.
bool is_single_digits(const Progress& state) {
  const Board board = position_of(state).board;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (board.value(cell) == 0 && board.candidates(cell).size() > 1) return false;
  }
  return true;
}

Progress in_pencil_marks(const Progress& state) {
  if (!is_single_digits(state)) return by_candidates(state);
  Grid grid = state.values;
  const Board board = position_of(state).board;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (grid[cell] == 0) grid.set(cell, board.candidates(cell).first());
  }
  return Progress(grid);
}

/// An open cell with one candidate that no other open cell in sight has is written as filled.
Progress in_sudocue(const Progress& state) {
  const Position position = position_of(state);
  const Board& board = position.board;
  Grid values = state.values;
  Table<DigitSet, cells> left;
  for (int cell = 0; cell < cell_count; ++cell) {
    const DigitSet here = left[static_cast<std::size_t>(cell)] = board.candidates(cell);
    if (here.size() != 1) continue;
    bool seen = false;
    for (int peer : peers(cell)) {
      const DigitSet there = board.candidates(peer);
      seen = seen || (there.size() > 1 && there.contains(here.first()));
    }
    if (!seen) values.set(cell, here.first());
  }
  return Progress(Position(Board(values, left), position.givens));
}

/// The state without what a format has no room for.
class Restriction {
 public:
  Restriction(const Progress& state, Format format) : state_(state), format_(format) {}

  [[nodiscard]] Progress get() const {
    Progress rest = digits();
    const FormatInfo& row = info(format_);
    if (row.notes) rest.corner = state_.corner;
    if (row.notes) rest.centre = state_.centre;
    if (row.colours) rest.colours = state_.colours;
    if (has_marks()) keep_marks(rest);
    if (has_solution()) rest.solution = state_.solution;
    for (const Detail& detail : state_.details) {
      if (has_detail(detail)) set_detail(rest, detail.key, kept(detail.text));
    }
    return rest;
  }

 private:
  [[nodiscard]] Progress digits() const {
    switch (format_) {
      case Format::current:
      case Format::sudoku_wiki:
      case Format::sudoku_coach:
        return Progress(state_.values);
      case Format::pencil_marks:
        return in_pencil_marks(state_);
      case Format::sukaku:
        return by_candidates(state_);
      case Format::sudocue:
        return in_sudocue(state_);
      default:
        return by_table();
    }
  }

  [[nodiscard]] Progress by_table() const {
    Progress rest(state_.givens);
    if (info(format_).placed) rest.values = state_.values;
    if (info(format_).candidates) rest.candidates = state_.candidates;
    return rest;
  }

  /// One kind of small digits for candidates and notes; and one colour a cell.
  [[nodiscard]] bool has_marks() const {
    return format_ == Format::sudoku_coach_state || format_ == Format::solo_save;
  }

  void keep_marks(Progress& rest) const {
    for (std::uint16_t& mask : rest.colours) mask = static_cast<std::uint16_t>(mask & -mask);
    if (!rest.candidates.empty()) return;
    const Board fresh(state_.values);
    std::vector<DigitSet> notes(cells);
    bool all = true;
    for (int cell : fresh.empty_cells()) {
      const auto i = static_cast<std::size_t>(cell);
      if (!state_.corner.empty()) notes[i] |= state_.corner[i];
      if (!state_.centre.empty()) notes[i] |= state_.centre[i];
      all = all && (!notes[i].empty() || fresh.candidates(cell).empty());
    }
    if (std::all_of(notes.begin(), notes.end(), [](DigitSet set) { return set.empty(); })) return;
    // Marks in every open cell are candidates.
    if (!all) {
      rest.centre = notes;
      return;
    }
    Table<DigitSet, cells> left;
    std::copy(notes.begin(), notes.end(), left.begin());
    rest.candidates =
        Progress(Position(Board(state_.values, left), state_.givens.filled())).candidates;
  }

  [[nodiscard]] bool has_solution() const {
    return format_ == Format::csv || format_ == Format::sudoku_json ||
           format_ == Format::f_puzzles || format_ == Format::sudoku_pad;
  }

  [[nodiscard]] bool has_detail(const Detail& detail) const {
    using enum DetailKey;
    const auto is_in = [&](const std::set<DetailKey>& keys) { return keys.contains(detail.key); };
    switch (format_) {
      case Format::csv:
        return detail.key != record;
      case Format::sudoku_json:
        return true;
      case Format::sadman:
        return is_in({title, author, description, comment, date, source, level, url});
      case Format::f_puzzles:
      case Format::sudoku_pad:
        return is_in({title, author, rules});
      case Format::open_sudoku:
        return is_in({title, comment});
      case Format::sudoku_exchange:
        return detail.key == level && detail.text.size() == 1 && detail.text >= "1" &&
               detail.text <= "4";
      default:
        return false;
    }
  }

  /// Lines of `.sdk` files end where their text ends.
  [[nodiscard]] std::string_view kept(std::string_view text) const {
    if (format_ != Format::sadman) return text;
    const std::size_t start = std::min(text.find_first_not_of(' '), text.size());
    return text.substr(start, text.find_last_not_of(' ') + 1 - start);
  }

  const Progress& state_;
  Format format_;
};

/// Texts of which one format is as good as another.
Format told_as(Format format, const Progress& state) {
  switch (format) {
    case Format::current:
    case Format::sdm:
      return Format::line;
    case Format::pencil_marks:
      return is_single_digits(state) ? Format::bordered : format;
    case Format::sudocue:
      return is_single_digits(state) && state.givens.clue_count() == cell_count ? Format::rows
                                                                                : format;
    default:
      return format;
  }
}

/// An open cell has no candidate left; or one that is the only one of a peer too, which `.sdx` has as
/// filled.
bool is_without_candidate(const Progress& state, int cell, Format format) {
  if (cell < 0 || state.values[cell] != 0) return false;
  const Board board = position_of(state).board;
  const DigitSet left = board.candidates(cell);
  if (format != Format::sudocue || left.empty()) return left.empty();
  const CellSet& seen = peers(cell);
  return std::any_of(seen.begin(), seen.end(),
                     [&](int peer) { return left.size() == 1 && board.candidates(peer) == left; });
}

/// A solution need not have the givens; and cells with one candidate are taken for something.
bool is_expected(const Warning& warning, Format format) {
  // Notes of every open cell that the values rule out are no candidates.
  if (warning.id == WarningId::lost && warning.detail.substr(0, 10) == "candidates" &&
      (format == Format::sudoku_coach_state || format == Format::solo_save))
    return true;
  if (warning.id == WarningId::other_solution) return true;
  if (warning.id == WarningId::taken_as_open && format == Format::sudocue) return true;
  return (format == Format::pencil_marks || format == Format::sukaku) &&
         (warning.id == WarningId::taken_as_filled || warning.id == WarningId::taken_as_open);
}

void compare(const Progress& read, const Progress& wanted) {
  CHECK(to_string(read.givens) == to_string(wanted.givens));
  CHECK(to_string(read.values) == to_string(wanted.values));
  CHECK(read.candidates == wanted.candidates);
  CHECK(read.corner == wanted.corner);
  CHECK(read.centre == wanted.centre);
  CHECK(read.colours == wanted.colours);
  CHECK(to_string(read.solution) == to_string(wanted.solution));
  for (int key = 0; key <= static_cast<int>(DetailKey::record); ++key) {
    const auto detail = static_cast<DetailKey>(key);
    CAPTURE(id(detail));
    CHECK(text_of(read, detail) == text_of(wanted, detail));
  }
  REQUIRE(read == wanted);
}

void check_reading(const Reading& reading, Format format) {
  CAPTURE(id(reading.fault.error), reading.fault.detail, reading.fault.place.line,
          reading.fault.place.column);
  REQUIRE(reading.ok());
  CHECK(reading.fault_count == 0);
  for (const Warning& warning : reading.warnings) {
    CAPTURE(id(warning.id), warning.detail);
    CHECK(is_expected(warning, format));
  }
}

void check_round_trip(const Progress& state, Format format) {
  const Written written = write(state, format);
  if (written.error == WriteError::no_candidate) {
    REQUIRE(is_without_candidate(state, written.cell, format));
    return;
  }
  CAPTURE(id(written.error), written.text);
  REQUIRE(written.error == WriteError::none);
  const Reading reading = read(written.text);
  check_reading(reading, format);
  CHECK(id(reading.format) == id(told_as(format, state)));
  REQUIRE(reading.puzzles.size() == 1);
  compare(reading.puzzles.front(), Restriction(state, format).get());
  CHECK(read(written.text, format).ok() ==
        (reading.format == format || format == Format::current || format == Format::sdm));
}

/// Those that can be read, and `current`, which is read as a line. Tables with tabs, pictures and LaTeX have tests of their own.
std::vector<Format> written_formats() {
  std::vector<Format> formats;
  for (const FormatInfo& row : all_formats()) {
    if (row.writes && (row.reads || row.format == Format::current)) formats.push_back(row.format);
  }
  return formats;
}

}  // namespace

TEST_CASE("what is written in a format is read back as it was") {
  for (Format format : written_formats()) {
    DYNAMIC_SECTION(id(format)) {
      Random random("round trip");
      for (int i = 0; i < states; ++i) {
        CAPTURE(i);
        check_round_trip(some_state(random), format);
      }
    }
  }
}

TEST_CASE("several puzzles that are written in a format are read back as they were") {
  for (Format format : written_formats()) {
    if (!info(format).several) continue;
    DYNAMIC_SECTION(id(format)) {
      Random random("several");
      for (int i = 0; i < states / 50; ++i) {
        std::vector<Progress> puzzles;
        for (int n = random.below(50) + 2; n > 0; --n) puzzles.push_back(some_state(random));
        const Written written = write(puzzles, format);
        CAPTURE(i, written.text);
        REQUIRE(written.error == WriteError::none);
        const Reading reading = read(written.text);
        check_reading(reading, format);
        REQUIRE(reading.puzzles.size() == puzzles.size());
        for (std::size_t k = 0; k < puzzles.size(); ++k)
          compare(reading.puzzles[k], Restriction(puzzles[k], format).get());
      }
    }
  }
}

TEST_CASE("texts with line breaks are read back where a format has room for them") {
  Progress state(test::grid_of(test::inkala));
  for (std::string_view text : {"two\nlines", "\n", "a\n\nb\n", "\nx", "a\"\n,b"}) {
    set_detail(state, DetailKey::title, text);
    for (Format format : {Format::csv, Format::sudoku_json, Format::f_puzzles, Format::sudoku_pad,
                          Format::open_sudoku}) {
      CAPTURE(id(format), text);
      const Written written = write(state, format);
      CAPTURE(written.text);
      const Reading reading = read(written.text);
      check_reading(reading, format);
      CHECK(reading.puzzles.front() == state);
    }
  }
}

TEST_CASE("dates of OpenSudoku go on behind the year 9999") {
  Progress state(test::grid_of(test::inkala));
  for (const std::string date : {"9999-12-31T23:59:59.999Z", "10000-01-01", "10000-02-29T12:00:00Z",
                                 "99999-12-31T00:00:00.001Z", "275760-09-13"}) {
    CAPTURE(date);
    set_detail(state, DetailKey::date, date);
    const Written written = write(state, Format::open_sudoku);
    CAPTURE(written.text);
    const Reading reading = read(written.text);
    check_reading(reading, Format::open_sudoku);
    CHECK(text_of(reading.puzzles.front(), DetailKey::date) == date);
  }
  // No day, or behind the last that programs count.
  for (const std::string date : {"10000-02-30", "010000-01-01", "275760-09-14", "999999-01-01",
                                 "1000000-01-01", "12012-06-30T12:34:56.7Z", "10000-1-001"}) {
    CAPTURE(date);
    set_detail(state, DetailKey::date, date);
    CHECK(write(state, Format::open_sudoku).text.find("created") == std::string::npos);
  }
}

TEST_CASE("half a character in a text is kept as one that any file can hold") {
  const std::string half = "\xED\xBB\xBF";
  const Reading reading = read(std::string(test::inkala) + " # a" + half + "b\n");
  REQUIRE(reading.ok());
  const Progress& progress = reading.puzzles.front();
  const std::string none = "\xEF\xBF\xBD";
  CHECK(text_of(progress, DetailKey::comment) == "a" + none + none + none + "b");
  const Reading again = read(write(progress, Format::sudoku_json).text);
  REQUIRE(again.ok());
  CHECK(again.puzzles.front() == progress);
}

TEST_CASE("bytes that begin no character are kept as one that any file can hold, and others stay") {
  const std::string none = "\xEF\xBF\xBD";
  Progress progress;
  for (const std::string byte : {"\x80", "\xBF", "\xC1", "\xF5", "\xFF"}) {
    set_detail(progress, DetailKey::title, "a" + byte + "b");
    CHECK(text_of(progress, DetailKey::title) == "a" + none + "b");
  }
  for (const std::string whole : {"~", "\t", "\r\n", "\xC2\xA0", "\xDF\xBF", "\xE0\xA0\x80",
                                  "\xEF\xBF\xBD", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"}) {
    set_detail(progress, DetailKey::title, "a" + whole + "b");
    CHECK(text_of(progress, DetailKey::title) == "a" + whole + "b");
  }
}

/// Signs that are no text: NUL, Escape, Delete, the C1 controls at their ends, and what is no character.
const auto unfit = std::to_array<std::string>(
    {std::string(1, '\0'), "\x01", "\x08", "\x0B", "\x0C", "\x0E", "\x1A", "\x1B", "\x1F", "\x7F",
     "\xC2\x80", "\xC2\x85", "\xC2\x9B", "\xC2\x9F", "\xEF\xBF\xBE", "\xEF\xBF\xBF"});

TEST_CASE("signs that no reader takes are left out of texts, and nothing is written with them") {
  std::string foreign = "a";
  for (const std::string& sign : unfit) {
    Progress progress;
    set_detail(progress, DetailKey::title, "a" + sign + "b");
    CHECK(text_of(progress, DetailKey::title) == "ab");
    set_detail(progress, DetailKey::title, sign);
    CHECK(progress.details.empty());
    foreign += sign;
  }
  foreign += "\xFFz";
  // As nobody hands them over but who fills the list without set_detail.
  Progress raw(test::grid_of(test::inkala));
  Progress fit = raw;
  for (int key = 0; key <= static_cast<int>(DetailKey::record); ++key) {
    raw.details.push_back({static_cast<DetailKey>(key), foreign});
    set_detail(fit, static_cast<DetailKey>(key), "a\xEF\xBF\xBDz");
  }
  for (const FormatInfo& row : all_formats()) {
    if (!row.writes) continue;
    CAPTURE(row.id);
    const Written written = write(raw, row.format);
    REQUIRE(written.error == WriteError::none);
    CHECK(written.text == write(fit, row.format).text);
    for (const std::string& sign : unfit) CHECK(written.text.find(sign) == std::string::npos);
  }
}

TEST_CASE(
    "a title in JSON with escapes for what is no text is written so that every reader takes it") {
  const Reading reading =
      read(R"({"size":9,"title":"a\u0000\u001b[31m\u009b\uffff\ud800b","author":"\u0000",)"
           R"("puzzle":")" +
           std::string(test::inkala) + "\"}");
  REQUIRE(reading.ok());
  const Progress& progress = reading.puzzles.front();
  CHECK(text_of(progress, DetailKey::title) ==
        "a[31m\xEF\xBF\xBD"
        "b");
  CHECK(text_of(progress, DetailKey::author).empty());
  for (Format format : written_formats()) check_round_trip(progress, format);
}

TEST_CASE("the text of one key becomes that of another before it") {
  Progress progress;
  set_detail(progress, DetailKey::title, "short");
  set_detail(progress, DetailKey::level, "level");
  set_detail(progress, DetailKey::rating, "rated");
  set_detail(progress, DetailKey::title, text_of(progress, DetailKey::level));
  CHECK(text_of(progress, DetailKey::title) == "level");
  CHECK(text_of(progress, DetailKey::level) == "level");
  CHECK(text_of(progress, DetailKey::rating) == "rated");
}

TEST_CASE("what is no puzzle, and several for a format of one, are not written") {
  const std::vector<Progress> two(2, Progress(test::grid_of(test::inkala)));
  for (const FormatInfo& row : all_formats()) {
    CAPTURE(row.id);
    CHECK(write(std::span<const Progress>(), row.format).error ==
          (row.writes ? WriteError::none_given : WriteError::format));
    const WriteError error = row.several ? WriteError::none : WriteError::several;
    CHECK(write(two, row.format).error == (row.writes ? error : WriteError::format));
  }
}

}  // namespace nonet
