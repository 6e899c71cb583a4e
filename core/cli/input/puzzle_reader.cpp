#include "input/puzzle_reader.hpp"

#include <algorithm>
#include <istream>
#include <utility>

#include "input/encoding.hpp"
#include "input/holding_taker.hpp"
#include "input/line_ends.hpp"
#include "input/line_shapes.hpp"
#include "input/list_formats.hpp"
#include "input/text_units.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

/// A text is told apart by this much of it.
constexpr std::size_t piece = 1U << 16U;
/// A longer line or record is cut, and a fault.
constexpr std::size_t longest_record = 1U << 20U;
/// So many lines that look like damaged ones make a list.
constexpr int most_damaged = 64;
/// After so many faults of a source nobody asks why a line is none that is shorter than any puzzle.
constexpr int most_explained = 1000;
/// Notes of one kind are written so often for a source, and then counted.
constexpr int most_notes = 10;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_json(std::string_view line) {
  const std::size_t start = line.find_first_not_of(white);
  return start != std::string_view::npos && (line[start] == '{' || line[start] == '[');
}

/// A line that is a puzzle by itself.
bool is_whole(std::string_view line) {
  if (parse(line).ok()) return !is_part(line);
  const Reading reading = read_text(line);
  return reading.ok() && reading.format != nonet::Format::csv && is_list_format(reading.format);
}

/// A row of the marks of nine cells can look like a whole grid with gaps.
bool has_gaps(std::string_view line) {
  constexpr std::string_view gaps = " \t|,;";
  constexpr std::size_t row = 9;
  const auto is_gap = [&](std::size_t i) { return gaps.find(line[i]) != std::string_view::npos; };
  return line.size() > cell_count && (is_gap(0) || is_gap(row));
}

/// A comment that is a row or a puzzle behind its signs.
bool has_cells(std::string_view comment) {
  comment.remove_prefix(std::min(comment.find_first_not_of("# \t"), comment.size()));
  return is_plain_row(comment) || parse(comment).ok();
}

bool begins_table(std::string_view header, std::string_view record) {
  if (!is_header(header) || record.empty()) return false;
  const Reading reading = read_text(std::string(header) + "\n" + std::string(record));
  return reading.ok() && reading.format == nonet::Format::csv;
}

}  // namespace

bool PuzzleReader::read_more() {
  std::istream& stream = source_.stream();
  if (stream.peek() == std::istream::traits_type::eof()) return false;
  const auto there = std::max<std::streamsize>(stream.rdbuf()->in_avail(), 1);
  const std::size_t before = text_.size();
  text_.resize(before + static_cast<std::size_t>(there));
  stream.read(text_.data() + before, there);
  text_.resize(before + static_cast<std::size_t>(stream.gcount()));
  return text_.size() > before;
}

void PuzzleReader::fill(std::size_t size) {
  while (text_.size() < size && read_more()) continue;
  // A text never ends between CR and LF, which would be two line ends.
  if (!text_.empty() && text_.back() == '\r' && source_.stream().peek() == '\n') read_more();
}

std::string_view PuzzleReader::whole_line(std::size_t start) {
  std::size_t end = find_line_end(text_, start);
  while (end == text_.size() && end - start < longest_record && read_more())
    end = find_line_end(text_, end);
  return std::string_view(text_).substr(start, end - start);
}

PuzzleReader::Kind PuzzleReader::find_kind() {
  fill(byte_order_mark.size());
  if (text_.substr(0, byte_order_mark.size()) == byte_order_mark)
    text_.erase(0, byte_order_mark.size());
  int damaged = 0;
  for (std::size_t at = 0; at < text_.size() || read_more();) {
    const std::string_view line = whole_line(at);
    const std::size_t end = at + line.size();
    at = end == text_.size() ? end : behind_line_end(text_, end);
    if (is_comment(line) && has_cells(line)) return Kind::other;
    if (is_blank(line) || is_comment(line)) continue;
    if (is_json(line)) return read_part(line).ok() ? Kind::json_lines : Kind::other;
    if (is_whole(line)) return Kind::list;
    if (is_damaged_list_line(line)) {
      if (++damaged == most_damaged || line.size() >= longest_record) return Kind::list;
      continue;
    }
    if (damaged > 0) return Kind::other;
    // Rows with a blank line behind each are one grid.
    if (is_plain_row(line)) return is_blank(whole_line(at)) ? Kind::other : Kind::grids;
    const std::string header(line);
    return begins_table(header, whole_line(at)) ? Kind::table : Kind::other;
  }
  return damaged > 0 || read_part(text_).ok() ? Kind::other : Kind::list;
}

/// 81 characters are 81 characters, whatever the file is called.
bool PuzzleReader::is_wanted(nonet::Format format) const {
  const nonet::Format wanted = options_.wanted.value_or(format);
  return wanted == format || (format == nonet::Format::line && wanted == nonet::Format::sdm);
}

/// Says it once for all lines of a list.
bool PuzzleReader::refuse_other_format() {
  if (!options_.wanted) return false;
  // On a pipe nobody waits for more than there is.
  if (!source_.is_live()) fill(piece);
  const std::size_t head = ended() ? text_.size() : last_line_start(text_);
  const Reading reading = read_part(std::string_view(text_).substr(0, head));
  if (reading.fault.error != ReadError::other_format) return false;
  complain(reading.fault, 0, 0);
  return true;
}

void PuzzleReader::read() {
  const Kind kind = find_kind();
  if (refuse_other_format()) return;
  // Who pipes grids has an answer for each.
  if (kind == Kind::list || (kind == Kind::grids && source_.is_live())) {
    read_units(LineReader::longest_line);
  } else if (kind == Kind::json_lines) {
    read_units(longest_record);
  } else if (kind == Kind::table) {
    read_table();
  } else {
    read_any();
  }
  finish_notes();
  if (source_.stream().bad()) taker_->complain({source_.name(), 0, "reading failed", true});
}

/// Lists, with grids in them.
void PuzzleReader::read_units(std::size_t longest) {
  LineReader reader(source_.stream(), std::exchange(text_, ""), longest);
  TextUnits units([&](std::string_view text, std::uint64_t number) { take_unit(text, number); });
  for (std::string_view line; reader.next(line);) {
    if (reader.too_long()) {
      units.finish();
      taker_->complain({source_.name(), reader.number(),
                        "the line is longer than " + std::to_string(longest) + " bytes"});
    } else if (!units.is_open() && take_line(line, reader.number())) {
      continue;
    } else if (is_blank(line)) {
      units.add_blank();
      if (!units.had_grid()) taker_->pass_over();
    } else {
      if (is_comment(line) && !units.had_grid()) taker_->pass_over();
      units.add(line, reader.number());
    }
  }
  units.finish();
}

/// Records of a table; fields in quotes may have line ends.
void PuzzleReader::read_table() {
  LineReader reader(source_.stream(), std::exchange(text_, ""), longest_record);
  std::string record;
  std::uint64_t start = 0;
  bool first = true;
  for (std::string_view line; reader.next(line);) {
    const bool outside = record.empty();
    const bool names = first && !is_blank(line) && !is_comment(line) && is_header(line);
    if (names) header_ = std::string(line) + '\n';
    if (names || (outside && (is_blank(line) || is_comment(line)))) {
      taker_->pass_over();
      first = first && !names;
      continue;
    }
    first = false;
    if (outside) start = reader.number();
    record.append(outside ? "" : reader.end_before()).append(line);
    const bool open = count_of(record, '"') % 2 != 0;
    if (open && record.size() < longest_record) continue;
    take_record(std::exchange(record, ""), start);
  }
  if (!record.empty()) take_record(record, start);
}

void PuzzleReader::take_record(std::string_view record, std::uint64_t number) {
  // Where a table has its puzzles first, its records are lines of cells with something behind.
  if (cells_first_ && *cells_first_ && take_line(record, number)) return;
  const int before = header_.empty() ? 0 : 1;
  const Reading reading = read_part(header_ + std::string(record));
  const Parsed parsed = parse(record);
  if (!cells_first_ && reading.ok())
    cells_first_ = parsed.ok() && reading.puzzles.size() == 1 && reading.warnings.empty() &&
                   parsed.grid == reading.puzzles.front().givens;
  take_reading(reading, number, before);
}

/// Texts that are read as a whole, and lists that begin with something else.
void PuzzleReader::read_any() {
  fill(piece);
  if (!ended()) {
    const std::size_t head = last_line_start(text_);
    const Reading reading = read_part(std::string_view(text_).substr(0, head));
    if (reading.ok() && reading.format == nonet::Format::csv) return read_table();
    if (reading.ok() && is_list_format(reading.format)) return read_units(LineReader::longest_line);
    fill(most_text + 1);
  }
  if (const auto plain = from_windows_1252(text_)) text_ = *plain;
  const Reading reading = nonet::read(text_, options_.wanted);
  if (reading.ok() && reading.format == nonet::Format::csv) return read_table();
  if (reading.ok() && reading.fault_count == 0) return read_whole(reading);
  const std::size_t start = std::min(text_.find_first_not_of(" \t\r\n"), text_.size());
  if (reading.ok() || is_damaged_list_line(whole_line(start)))
    return read_units(LineReader::longest_line);
  // What goes on after so much that is no list may have no end.
  HoldingTaker holding(*taker_);
  if (ended()) {
    Taker* const taker = std::exchange(taker_, &holding);
    read_units(LineReader::longest_line);
    taker_ = taker;
  }
  if (!holding.holds()) return;
  more_ = 0;
  complain(reading.fault, reading.fault.place.line == 0 ? 0 : 1, 0);
}

void PuzzleReader::read_whole(const Reading& reading) {
  take_notes(reading, 1, 0);
  const std::vector<std::uint64_t> lines = lines_of_puzzles(text_, reading);
  for (std::size_t i = 0; i < reading.puzzles.size(); ++i)
    taker_->take(reading.puzzles[i], reading.format, lines[i]);
}

/// Nearly all lines of lists are 81 cells and perhaps some words, for which there is no need to look closer.
bool PuzzleReader::take_line(std::string_view line, std::uint64_t number) {
  // So many words cannot be another puzzle.
  const std::size_t most_words = options_.words ? 0 : cell_count - 1;
  if (line.size() > cell_count + most_words || !is_wanted(nonet::Format::line)) return false;
  const Parsed parsed = parse(line);
  if (!parsed.ok() || parsed.format != nonet::Format::line || parsed.mixed_blanks || has_gaps(line))
    return false;
  taker_->take_grid(parsed, line, number);
  return true;
}

/// A full grid below one that it completes is no puzzle of its own, but the solution of that.
bool PuzzleReader::is_solution(const Parsed& parsed) {
  const Grid before = std::exchange(grid_before_, parsed.grid);
  const bool grid = parsed.ok() && parsed.format == nonet::Format::rows;
  if (!grid) grid_before_ = Grid();
  if (!grid || before == Grid() || parsed.grid.clue_count() < cell_count) return false;
  const auto filled = before.filled();
  return before.clue_count() < cell_count &&
         std::all_of(
             filled.begin(), filled.end(),
             [&](int cell) { return before[cell] == parsed.grid[cell]; });
}

void PuzzleReader::take_unit(std::string_view text, std::uint64_t number) {
  // Only several lines can be a solution, or say what a line below them is.
  const bool one_line = text.find_first_of("\r\n") == std::string_view::npos;
  if (explained_ >= most_explained && one_line && text.size() < fewest_clues)
    return count_in(number);
  const Parsed parsed = one_line && !damaged_before_ ? Parsed() : parse(text);
  if (is_solution(parsed)) return;
  const bool after_damaged = std::exchange(damaged_before_, false);
  const BadLine solution{source_.name(), number,
                         "a full grid below one that cannot be read is taken for its solution",
                         false};
  const auto is_full = [](const Grid& grid) { return grid.clue_count() == cell_count; };
  if (after_damaged && is_full(parsed.grid)) return taker_->complain(solution);
  const bool rows = parsed.ok() && parsed.format == nonet::Format::rows && !parsed.mixed_blanks &&
                    is_wanted(nonet::Format::rows);
  if (rows) return taker_->take_grid(parsed, text, number);
  const Reading reading = read_part(text);
  if (!reading.ok()) damaged_before_ = after_damaged || !one_line;
  if (after_damaged && reading.ok() && is_full(reading.puzzles.front().givens))
    return taker_->complain(solution);
  take_reading(reading, number);
}

void PuzzleReader::take_reading(const Reading& reading, std::uint64_t number, int before) {
  if (!reading.ok()) return complain(reading.fault, number, before);
  take_notes(reading, number, before);
  for (const Progress& puzzle : reading.puzzles) taker_->take(puzzle, reading.format, number);
}

void PuzzleReader::take_notes(const Reading& reading, std::uint64_t number, int before) {
  for (const Fault& fault : reading.faults) complain(fault, number, before);
  const auto more = reading.fault_count - static_cast<int>(reading.faults.size());
  if (more > 0)
    taker_->complain({source_.name(), 0, std::to_string(more) + " more puzzles cannot be read"});
  for (const Warning& warning : reading.warnings) {
    const bool told = options_.words || warning.id != WarningId::lost;
    if (!told || ++notes_[warning.id] > most_notes) continue;
    const int below = std::max(warning.place.line - before, 1) - 1;
    taker_->note(number + static_cast<std::uint64_t>(below), describe(warning));
  }
}

void PuzzleReader::finish_notes() {
  for (const auto& [id, count] : notes_) {
    if (count > most_notes)
      taker_->note(0, std::to_string(count - most_notes) +
                          " more notes of this kind: " + std::string(nonet::id(id)));
  }
  if (more_ > 0) taker_->note(0, std::to_string(more_) + " more lines are no puzzles");
}

void PuzzleReader::count_in(std::uint64_t number) {
  ++more_;
  taker_->complain({source_.name(), number, "no puzzle", false, true});
}

void PuzzleReader::complain(const Fault& fault, std::uint64_t number, int before) {
  const int below = std::max(fault.place.line - before, 1) - 1;
  const std::uint64_t line = number == 0 ? 0 : number + static_cast<std::uint64_t>(below);
  explained_ = std::min(explained_ + 1, most_explained);
  taker_->complain({source_.name(), line, describe(fault)});
}

}  // namespace nonet::cli
