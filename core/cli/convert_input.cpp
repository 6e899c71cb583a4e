#include "convert_input.hpp"

#include <algorithm>
#include <istream>
#include <utility>

#include "encoding.hpp"
#include "input.hpp"
#include "line_ends.hpp"
#include "line_shapes.hpp"
#include "list_formats.hpp"

namespace nonet::cli {
namespace {

/// A file is told apart by this much of it, and a line file is read in pieces of this size.
constexpr std::size_t piece = 1U << 16U;
/// A longer line, or field in quotes, is cut, and a fault.
constexpr std::size_t longest_record = 1U << 20U;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Without the blank and comment lines it begins with.
std::string_view first_line(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = line_at(text);
    if (!is_blank(line) && !is_comment(line)) return line;
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return {};
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

/// Reads the lines of a piece.
class Lines {
 public:
  explicit Lines(const Piece& piece) : piece_(piece), line_(piece.first_line) {}

  [[nodiscard]] std::vector<Part> read() {
    take(piece_.lines);
    return std::move(parts_);
  }

 private:
  /// Reads some lines; when not all faults can be reported at once, each half of them.
  void take(std::string_view lines) {
    if (first_line(lines).empty()) {
      line_ += count_line_ends(lines);
      return;
    }
    Part part{read_lines(lines), line_ - (piece_.header.empty() ? 0 : 1)};
    const Reading& reading = part.reading;
    const bool all =
        reading.ok() && reading.faults.size() == static_cast<std::size_t>(reading.fault_count);
    const std::size_t middle = all ? 0 : middle_of(lines, piece_.quotes);
    if (middle > 0) {
      take(lines.substr(0, middle));
      return take(lines.substr(middle));
    }
    if (!reading.ok()) place(part, lines);
    parts_.push_back(std::move(part));
    line_ += count_line_ends(lines);
  }

  /// Lines that are no list, in a file that is one, have a fault.
  [[nodiscard]] Reading read_lines(std::string_view lines) const {
    Reading reading =
        piece_.header.empty() ? read_text(lines) : read_text(piece_.header + std::string(lines));
    if (!reading.ok() || is_list_format(reading.format)) return reading;
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
    part.reading.fault.place.line = static_cast<int>(count_line_ends(lines.substr(0, before))) +
                                    (piece_.header.empty() ? 1 : 2);
  }

  const Piece& piece_;
  std::uint64_t line_;
  std::vector<Part> parts_;
};

class Pieces {
 public:
  Pieces(std::istream& stream, bool live, std::optional<nonet::Format> wanted, const UsePiece& use)
      : stream_(stream), live_(live), wanted_(wanted), use_(use) {}

  void cut() {
    fill(byte_order_mark.size());
    if (text_.substr(0, 3) == byte_order_mark) text_.erase(0, 3);
    if (live_ && begins_list()) return stream_lines(head_format_, text_);
    fill(piece);
    const std::string_view head = ended()
                                      ? std::string_view(text_)
                                      : std::string_view(text_).substr(0, last_line_start(text_));
    Reading reading = read_text(head, wanted_);
    if (is_list(reading)) return stream_lines(reading.format, head);
    const bool other = reading.fault.error == ReadError::other_format;
    if (ended() || other) return use_whole(std::move(reading));
    fill(most_text + 1);
    use_whole(read_text(text_, wanted_));
  }

 private:
  [[nodiscard]] bool ended() const { return !stream_.good(); }

  void use_whole(Reading reading) const {
    Piece piece;
    piece.read = std::move(reading);
    use_(std::move(piece));
  }

  /// Reads what is there, and waits for at least a byte.
  void fill_some() {
    if (stream_.peek() == std::istream::traits_type::eof()) return;
    fill(text_.size() +
         static_cast<std::size_t>(std::max<std::streamsize>(stream_.rdbuf()->in_avail(), 1)));
  }

  /// Whether the first line of a pipe is one of a list, whose lines are then taken as they come.
  bool begins_list() {
    const auto is_whole = [&] {
      const std::string_view line = first_line(text_);
      return !line.empty() && line.data() + line.size() < text_.data() + text_.size();
    };
    while (!is_whole() && text_.size() < piece && !ended()) fill_some();
    const Reading reading = read_text(first_line(text_), wanted_);
    head_format_ = reading.format;
    return reading.ok() && is_list_format(reading.format) && reading.format != nonet::Format::csv;
  }

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
    if (!reading.ok() || !is_list_format(reading.format)) return false;
    return !ended() || reading.puzzles.size() + static_cast<std::size_t>(reading.fault_count) > 1;
  }

  void stream_lines(nonet::Format format, std::string_view head) {
    quotes_ = format == nonet::Format::csv;
    take_header(head);
    while (true) {
      const std::size_t end = end_of_records(text_, quotes_);
      if (end == 0 && !ended() && text_.size() <= longest_record) {
        live_ ? fill_some() : fill(text_.size() + piece);
        continue;
      }
      const bool last = end == 0 || (ended() && end == text_.size());
      take(std::string_view(text_).substr(0, end == 0 ? text_.size() : end));
      text_.erase(0, end == 0 ? text_.size() : end);
      if (last && ended()) return;
      live_ ? fill_some() : fill(piece);
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

  void take(std::string_view lines) {
    const std::uint64_t line_ends = count_line_ends(lines);
    if (!first_line(lines).empty()) use_({std::string(lines), header_, line_, quotes_, {}});
    line_ += line_ends;
  }

  std::istream& stream_;
  /// Somebody may wait for what is there already.
  bool live_;
  nonet::Format head_format_ = nonet::Format::line;
  std::optional<nonet::Format> wanted_;
  const UsePiece& use_;
  std::string text_;
  std::string header_;
  bool quotes_ = false;
  std::uint64_t line_ = 1;
};

}  // namespace

std::string cut_pieces(Source& source, std::optional<nonet::Format> wanted, const UsePiece& use) {
  if (!source.fault().empty()) return source.fault();
  Pieces(source.stream(), source.is_live(), wanted, use).cut();
  return source.stream().bad() ? "reading failed" : "";
}

std::vector<Part> read_piece(Piece piece) {
  if (!piece.read) return Lines(piece).read();
  std::vector<Part> parts;
  parts.push_back({std::move(*piece.read)});
  return parts;
}

}  // namespace nonet::cli
