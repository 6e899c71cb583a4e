#include "output/convert_output.hpp"

#include <utility>

#include "nonet/read.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

/// The columns of a table are those that its first puzzles need.
constexpr std::size_t first_rows = 10'000;

/// Adds to the columns those that a puzzle needs; false when there were some to add.
bool widen(Progress& columns, const Progress& puzzle) {
  bool fits = true;
  const auto need = [&](bool missing) {
    fits = fits && !missing;
    return missing;
  };
  if (need(puzzle.solution != Grid() && columns.solution == Grid())) columns.solution.set(0, 1);
  for (const Detail& detail : puzzle.details) {
    if (detail.key == DetailKey::record) continue;
    if (need(text_of(columns, detail.key).empty())) set_detail(columns, detail.key, "x");
  }
  return fits;
}

/// The text behind its first line ends.
std::string_view without_lines(std::string_view text, int lines) {
  for (; lines > 0; --lines) text.remove_prefix(text.find('\n') + 1);
  return text;
}

}  // namespace

bool PuzzleSink::takes_texts() const {
  return format_ == nonet::Format::line || format_ == nonet::Format::sdm ||
         format_ == nonet::Format::library || format_ == nonet::Format::sukaku;
}

std::string PuzzleSink::add(const Progress& puzzle) {
  ++count_;
  if (format_ == nonet::Format::csv) return add_row(puzzle);
  if (info(format_).several && count_ > most_puzzles)
    return "more than " + std::to_string(most_puzzles) + " puzzles, which are the most that '" +
           std::string(id(format_)) + "' takes";
  if (waiting_.empty() || info(format_).several) wait(puzzle);
  return "";
}

std::string PuzzleSink::finish() {
  if (format_ == nonet::Format::csv && !started_ && count_ > 0) start_table();
  if (!info(format_).several && count_ > 1)
    return "'" + std::string(id(format_)) + "' has room for one puzzle, and there are " +
           std::to_string(count_) +
           "; convert one line at a time, such as: sed -n 2p FILE | nonet convert --to " +
           std::string(id(format_));
  std::string fault;
  if (!waiting_.empty()) {
    const Written written = text_of(take_waiting());
    fault = describe(written, format_);
    if (written.error == WriteError::none) print(written.text);
  }
  output_.flush();
  return fault;
}

void PuzzleSink::print(std::string_view text) {
  if (!text.empty() && text.back() == '\n') text.remove_suffix(1);
  output_.line(text);
}

void PuzzleSink::wait(const Progress& puzzle) {
  const auto guard = Output::guard();
  waiting_.push_back(puzzle);
}

std::vector<Progress> PuzzleSink::take_waiting() {
  const auto guard = Output::guard();
  return std::exchange(waiting_, {});
}

Written PuzzleSink::text_of(const std::vector<Progress>& puzzles) const {
  return puzzles.empty() ? Written() : write(puzzles, format_);
}

void PuzzleSink::start_table() {
  started_ = true;
  print(text_of(take_waiting()).text);
}

std::string PuzzleSink::add_row(const Progress& puzzle) {
  if (!started_) {
    widen(columns_, puzzle);
    wait(puzzle);
    if (waiting_.size() == first_rows) start_table();
    return "";
  }
  Progress wider = columns_;
  if (!widen(wider, puzzle))
    return "it needs a column that the table, whose first rows are written, has not";
  // A first row, which is left out with the header, sees to it that the columns are the same.
  const std::vector<Progress> rows = {columns_, puzzle};
  print(without_lines(write(rows, format_).text, 2));
  return "";
}

}  // namespace nonet::cli
