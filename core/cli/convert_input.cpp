#include "convert_input.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <utility>

#include "input.hpp"
#include "line_ends.hpp"

namespace nonet::cli {
namespace {

/// A file is told apart by this much of it, and a line file is read in pieces of this size.
constexpr std::size_t piece = 1U << 16U;
/// A longer line, or field in quotes, is cut, and a fault.
constexpr std::size_t longest_record = 1U << 20U;
constexpr std::string_view white = " \t\r\v\f";
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool has_lines(nonet::Format format) {
  switch (format) {
    case nonet::Format::line:
    case nonet::Format::sdm:
    case nonet::Format::library:
    case nonet::Format::sukaku:
    case nonet::Format::csv:
    case nonet::Format::exchange_bank:
      return true;
    default:
      return false;
  }
}

/// Without the blank and comment lines it begins with.
std::string_view first_line(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = line_at(text);
    const std::size_t start = line.find_first_not_of(white);
    if (start != std::string_view::npos && line[start] != '#') return line;
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return {};
}

bool is_cell(char c) {
  return (c >= '0' && c <= '9') || std::string_view("._*-").find(c) != std::string_view::npos;
}

/// A header names columns and has no puzzle.
bool is_header(std::string_view line) {
  std::size_t run = 0;
  for (char c : line) {
    run = is_cell(c) ? run + 1 : 0;
    if (run == static_cast<std::size_t>(cell_count)) return false;
  }
  return true;
}

std::size_t count_of(std::string_view text, char c) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), c));
}

/// Where the last whole record of a text ends, or 0: at a line end, in tables one outside of quotes.
std::size_t end_of_records(std::string_view text, bool quotes) {
  std::size_t end = last_line_start(text);
  if (!quotes) return end;
  std::size_t open = count_of(text.substr(0, end), '"');
  while (end > 0 && open % 2 != 0) {
    const std::size_t before = last_line_start(text.substr(0, end - 1));
    open -= count_of(text.substr(before, end - before), '"');
    end = before;
  }
  return end;
}

/// The end of a record near the middle of a text of several, or 0 when it is only one.
std::size_t middle_of(std::string_view text, bool quotes) {
  std::size_t end = end_of_records(text.substr(0, text.size() / 2), quotes);
  if (end > 0) return end;
  for (end = find_line_end(text, text.size() / 2); end < text.size();
       end = find_line_end(text, end)) {
    const std::size_t next = behind_line_end(text, end);
    if (next < text.size() && (!quotes || count_of(text.substr(0, end), '"') % 2 == 0)) return next;
    end = next;
  }
  return 0;
}

class Parts {
 public:
  Parts(std::istream& stream, std::optional<nonet::Format> wanted, const UsePart& use)
      : stream_(stream), wanted_(wanted), use_(use) {}

  void read() {
    fill(piece);
    if (text_.substr(0, 3) == byte_order_mark) text_.erase(0, 3);
    const std::string_view head = ended()
                                      ? std::string_view(text_)
                                      : std::string_view(text_).substr(0, last_line_start(text_));
    Part part{nonet::read(head, wanted_)};
    if (is_list(part.reading)) return stream_lines(part.reading.format, head);
    const bool other = part.reading.fault.error == ReadError::other_format;
    if (ended() || other) {
      use_(part);
      return;
    }
    fill(most_text + 1);
    use_({nonet::read(text_, wanted_)});
  }

 private:
  [[nodiscard]] bool ended() const { return !stream_.good(); }

  /// Reads until the text has this many bytes, or the stream ends.
  void fill(std::size_t size) {
    while (text_.size() < size && stream_.good()) {
      const std::size_t before = text_.size();
      text_.resize(std::min(size, before + piece));
      stream_.read(text_.data() + before, static_cast<std::streamsize>(text_.size() - before));
      text_.resize(before + static_cast<std::size_t>(stream_.gcount()));
    }
    // A text never ends between CR and LF, which would be two line ends.
    if (!text_.empty() && text_.back() == '\r' && stream_.peek() == '\n')
      text_ += static_cast<char>(stream_.get());
  }

  [[nodiscard]] bool is_list(const Reading& reading) const {
    if (!reading.ok() || !has_lines(reading.format)) return false;
    return !ended() || reading.puzzles.size() + static_cast<std::size_t>(reading.fault_count) > 1;
  }

  void stream_lines(nonet::Format format, std::string_view head) {
    quotes_ = format == nonet::Format::csv;
    take_header(head);
    while (!stopped_) {
      const std::size_t end = end_of_records(text_, quotes_);
      if (end == 0 && !ended() && text_.size() <= longest_record) {
        fill(text_.size() + piece);
        continue;
      }
      const bool last = end == 0 || (ended() && end == text_.size());
      take(std::string_view(text_).substr(0, end == 0 ? text_.size() : end));
      text_.erase(0, end == 0 ? text_.size() : end);
      if (last && ended()) return;
      fill(piece);
    }
  }

  /// A header stands before each part that is read, as it stood before all.
  void take_header(std::string_view head) {
    const std::string_view line = first_line(head);
    if (!quotes_ || !is_header(line)) return;
    const auto end = std::min(
        behind_line_end(head, static_cast<std::size_t>(line.data() - head.data()) + line.size()),
        head.size());
    header_ = std::string(line) + '\n';
    line_ += count_line_ends(head.substr(0, end));
    text_.erase(0, end);
  }

  /// Reads some lines; when not all that is wrong can be told at once, each half of them.
  void take(std::string_view lines) {
    if (stopped_) return;
    if (first_line(lines).empty()) {
      line_ += count_line_ends(lines);
      return;
    }
    Part part{read_lines(lines), line_ - (header_.empty() ? 0 : 1)};
    const Reading& reading = part.reading;
    const bool all =
        reading.ok() && reading.faults.size() == static_cast<std::size_t>(reading.fault_count);
    const std::size_t middle = all ? 0 : middle_of(lines, quotes_);
    if (middle > 0) {
      take(lines.substr(0, middle));
      return take(lines.substr(middle));
    }
    if (!reading.ok()) place(part, lines);
    stopped_ = !use_(part);
    line_ += count_line_ends(lines);
  }

  /// Lines that are no list, in a file that is one, have a fault.
  [[nodiscard]] Reading read_lines(std::string_view lines) const {
    Reading reading = nonet::read(header_ + std::string(lines));
    if (!reading.ok() || has_lines(reading.format)) return reading;
    Reading other;
    other.fault.error = ReadError::other_format;
    other.fault.detail = id(reading.format);
    return other;
  }

  /// A line that has a fault, but at no place that the reader tells, is the place itself.
  void place(Part& part, std::string_view lines) const {
    if (part.reading.fault.place.line != 0) return;
    const std::string_view line = first_line(lines);
    const auto before = static_cast<std::size_t>(line.data() - lines.data());
    part.reading.fault.place.line =
        static_cast<int>(count_line_ends(lines.substr(0, before))) + (header_.empty() ? 1 : 2);
  }

  std::istream& stream_;
  std::optional<nonet::Format> wanted_;
  const UsePart& use_;
  std::string text_;
  std::string header_;
  bool quotes_ = false;
  bool stopped_ = false;
  std::uint64_t line_ = 1;
};

}  // namespace

bool read_parts(const std::string& file, std::optional<nonet::Format> wanted, const UsePart& use) {
  std::ifstream opened;
  if (file != "-") opened.open(file, std::ios::binary);
  if (file != "-" && !opened.is_open()) {
    report({file, 0, "cannot be opened", true});
    return false;
  }
  std::istream& stream = file == "-" ? std::cin : opened;
  Parts(stream, wanted, use).read();
  if (!stream.bad()) return true;
  report({file == "-" ? std::string_view("standard input") : file, 0, "reading failed", true});
  return false;
}

}  // namespace nonet::cli
