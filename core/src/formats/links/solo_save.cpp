// Games that Solo saved: lines of a key, a length and a text. Only what was done up to STATEPOS counts; what was undone stands
// behind it.
#include <algorithm>
#include <span>
#include <string>

#include "formats/common/marks.hpp"
#include "formats/common/reader.hpp"
#include "formats/common/text_lines.hpp"
#include "formats/links/solo.hpp"
#include "formats/links/writers.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

constexpr auto format = Format::solo_save;
constexpr std::string_view first_line = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection";
constexpr std::size_t key_length = 8;
constexpr int all_positions = 1'000'000;

/// A whole number of decimal digits below a million at the start of a text, which goes behind it; else -1.
int take_number(std::string_view& text) {
  constexpr int most = 1'000'000;
  int number = -1;
  while (!text.empty() && (text.front() == '0' || is_digit(text.front())) && number < most) {
    number = 10 * std::max(number, 0) + (text.front() - '0');
    text.remove_prefix(1);
  }
  return number < most ? number : -1;
}

struct Entry {
  std::string_view key;
  std::string_view value;
};

/// "MOVE    :6:R3,0,7"; nothing for a line of another form, or a text of another length.
std::optional<Entry> entry_of(std::string_view line) {
  if (line.size() <= key_length || line[key_length] != ':') return std::nullopt;
  std::string_view rest = line.substr(key_length + 1);
  const int size = take_number(rest);
  if (size < 0 || rest.substr(0, 1) != ":" || count_of(rest) != size + 1) return std::nullopt;
  return Entry{trim(line.substr(0, key_length)), rest.substr(1)};
}

class SaveReader {
 public:
  explicit SaveReader(std::string_view text) : text_(text) { reading_.format = format; }

  Reading run() {
    for (std::string_view rest = text_; !rest.empty() && reading_.ok();) {
      const LineEnd end = end_of_line(rest);
      const std::string_view line = rest.substr(0, end.at);
      rest.remove_prefix(end.next);
      if (line.find_first_not_of(white) == std::string_view::npos) continue;
      const std::optional<Entry> entry = entry_of(line);
      // A seed of old versions may be any text.
      if (entry)
        take(*entry);
      else if (!seed_)
        fail(ReadError::bad_value, line, first_word(line));
    }
    if (!described_) fail(ReadError::no_puzzle, text_.substr(0, 1), {});
    const bool cut = position_ != all_positions && moves_ + 1 < position_;
    if (reading_.ok() && cut) {
      fail(ReadError::too_few, text_.substr(text_.size()), {});
      reading_.fault.found = moves_;
      reading_.fault.wanted = position_ - 1;
    }
    if (reading_.ok()) {
      const int impossible = take_marks(puzzle_, marks_);
      reading_.puzzles.push_back(std::move(puzzle_));
      if (impossible > 0 && !all_marks_)
        reading_.warnings.push_back({WarningId::lost, {}, impossible, "candidates"});
    }
    return std::move(reading_);
  }

 private:
  void take(const Entry& entry) {
    const std::string_view key = entry.key;
    const std::string_view value = entry.value;
    seed_ = key == "SEED";
    if (key == "GAME" && value != "Solo") return fail(ReadError::unsupported, value, value);
    if (key == "CPARAMS" && !is_plain_kind(value))
      return fail(ReadError::unsupported, value, solo_name(value));
    if (key == "DESC") return describe(value);
    if (key == "STATEPOS") {
      std::string_view rest = value;
      position_ = take_number(rest);
      if (position_ < 1 || !rest.empty()) fail(ReadError::bad_value, value, value);
      return;
    }
    const bool move = key == "MOVE" || key == "SOLVE" || key == "RESTART";
    if (!move || ++moves_ >= position_) return;
    if (!described_) return fail(ReadError::no_puzzle, value, {});
    if (key == "RESTART") return describe(value);
    if (!apply(value)) fail(ReadError::bad_value, value, value);
  }

  void describe(std::string_view cells) {
    Reading read = read_solo_cells(Payload(text_, cells), 0, format);
    if (read.ok() && described_ && read.puzzles.front().givens != puzzle_.givens)
      return fail(ReadError::extra_text, cells, {});
    described_ = true;
    marks_ = {};
    if (read.ok())
      puzzle_ = std::move(read.puzzles.front());
    else
      reading_.fault = std::move(read.fault);
  }

  /// A letter, and numbers with commas between them.
  bool apply(std::string_view move) {
    if (move == "M") return make_all_marks();
    Table<int, cell_count> numbers{};
    std::size_t count = 0;
    std::string_view rest = move.substr(std::min<std::size_t>(move.size(), 1));
    do {
      if (count > 0) rest.remove_prefix(1);
      if (count == numbers.size()) return false;
      const int number = take_number(rest);
      if (number < 0 || number > 9) return false;
      numbers[count++] = number;
    } while (rest.substr(0, 1) == ",");
    const char kind = move.front();
    if (!rest.empty()) return false;
    if (kind == 'S' && count == numbers.size()) return solve(numbers);
    const auto [column, row, digit] = Table{numbers[0], numbers[1], numbers[2]};
    if (!is_one_of(kind, "PR") || count != 3 || column > 8 || row > 8) return false;
    const int cell = cell_at(row, column);
    if (kind == 'R' || digit == 0) return enter_digit(cell, digit);
    DigitSet& here = marks_[cell];
    here = here.contains(digit) ? here - DigitSet::of(digit) : here | DigitSet::of(digit);
    return true;
  }

  bool make_all_marks() {
    all_marks_ = true;
    for (int cell = 0; cell < cell_count; ++cell) {
      if (puzzle_.values[cell] == 0) marks_[cell] = DigitSet::all();
    }
    return true;
  }

  bool solve(std::span<const int> digits) {
    int cell = 0;
    return std::all_of(digits.begin(), digits.end(),
                       [&](int digit) { return digit > 0 && enter_digit(cell++, digit); });
  }

  bool enter_digit(int cell, int digit) {
    if (puzzle_.givens[cell] != 0 && puzzle_.givens[cell] != digit) return false;
    puzzle_.values.set(cell, digit);
    marks_[cell] = {};
    return true;
  }

  /// The first fault stays.
  void fail(ReadError error, std::string_view at, std::string_view detail) {
    if (!reading_.ok()) return;
    reading_.fault.error = error;
    reading_.fault.place = place_of(text_, offset_in(text_, at));
    reading_.fault.detail = detail.substr(0, 60);
  }

  std::string_view text_;
  Reading reading_;
  Progress puzzle_;
  Marks marks_{};
  int moves_ = 0;
  /// The number of the position that is shown, 1 before any move; all moves count where it is not told.
  int position_ = all_positions;
  bool described_ = false;
  bool all_marks_ = false;
  bool seed_ = false;
};

void add_line(std::string& text, std::string_view key, std::string_view value) {
  text += key;
  text.append(key_length - key.size(), ' ').append(":");
  text.append(std::to_string(value.size())).append(":").append(value).append("\n");
}

void add_move(std::string& text, char kind, int cell, int digit) {
  std::string move = "R0,0,0";
  move[0] = kind;
  move[1] = digit_sign(column_of(cell));
  move[3] = digit_sign(row_of(cell));
  move[5] = digit_sign(digit);
  add_line(text, "MOVE", move);
}

}  // namespace

std::optional<Reading> read_solo_save(std::string_view text) {
  const std::size_t start = std::min(text.find_first_not_of(white), text.size());
  if (text.substr(start, first_line.size()) != first_line) return std::nullopt;
  return SaveReader(text).run();
}

Written write_solo_save(std::span<const Progress> puzzles) {
  const Progress& puzzle = puzzles.front();
  const int without = first_without_candidate(puzzle);
  if (without >= 0) return {WriteError::no_candidate, without, {}};
  std::string moves;
  const Marks marks = marks_of(puzzle);
  for (int cell = 0; cell < cell_count; ++cell) {
    const int entered = puzzle.values[cell] - puzzle.givens[cell];
    if (entered != 0) add_move(moves, 'R', cell, entered);
    for (int digit : marks[cell]) add_move(moves, 'P', cell, digit);
  }
  const auto count = std::count(moves.begin(), moves.end(), '\n');
  const std::string states = std::to_string(count + 1);
  std::string text(first_line);
  text += '\n';
  add_line(text, "VERSION", "1");
  add_line(text, "GAME", "Solo");
  add_line(text, "PARAMS", "3x3");
  add_line(text, "CPARAMS", "3x3");
  add_line(text, "DESC", solo_cells(puzzle.givens));
  add_line(text, "NSTATES", states);
  add_line(text, "STATEPOS", states);
  return text_written(text + moves);
}

}  // namespace nonet::formats
