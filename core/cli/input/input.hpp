/// @file
/// Reading puzzles one a line, streamed: however long the input is, memory stays the same.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <istream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/grid.hpp"

namespace nonet::cli {

/// Cuts a stream into lines without their line ends: LF, CRLF or CR. A line that is too long keeps
/// its beginning only. It reads ahead, but never waits for more than the line it gives.
class LineReader {
 public:
  static constexpr std::size_t longest_line = 4096;

  /// `ahead` was read of the stream before.
  explicit LineReader(std::istream& stream, std::string ahead = "",
                      std::size_t longest = longest_line)
      : stream_(stream), before_(std::move(ahead)), ahead_(before_), longest_(longest) {
    line_.reserve(longest_line);
  }
  LineReader(const LineReader&) = delete;
  LineReader(LineReader&&) = delete;
  LineReader& operator=(const LineReader&) = delete;
  LineReader& operator=(LineReader&&) = delete;
  ~LineReader() = default;

  /// False at the end of the stream. The text lives until the next call.
  bool next(std::string_view& line);
  /// The number of the line, from 1, that `next` gave last.
  [[nodiscard]] std::uint64_t number() const { return number_; }
  [[nodiscard]] bool too_long() const { return too_long_; }
  /// What ended the line before that.
  [[nodiscard]] std::string_view end_before() const { return end_before_; }
  [[nodiscard]] std::size_t longest() const { return longest_; }

 private:
  /// Sees to it that some of the stream is ahead; false at its end.
  bool fill();
  void take(std::string_view text);

  std::istream& stream_;
  std::array<char, 1 << 14> piece_{};
  std::string before_;
  /// The part of the piece that was read and is in no line yet.
  std::string_view ahead_;
  std::size_t longest_;
  std::string line_;
  std::uint64_t number_ = 0;
  bool too_long_ = false;
  std::string_view end_before_;
  /// The line before ended with CR, so that an LF which follows is of the same line end.
  bool after_cr_ = false;
};

/// A line without its line end and the white space around it.
struct Line {
  std::string_view text;
  std::uint64_t number = 0;
  bool too_long = false;
};

/// Reads every line of a file ("-": standard input) that is neither blank nor a comment. False, and a
/// report on standard error, when the file could not be read to its end.
bool for_each_line(const std::string& file, const std::function<void(const Line&)>& use);

/// A puzzle and where it came from.
struct Puzzle {
  Grid grid;
  /// Where its candidates are a part of it, as of a Sukaku; else null.
  std::shared_ptr<const Board> board;
  std::string_view source;
  std::uint64_t line = 0;
  /// How many came before it, of all that are read.
  std::uint64_t number = 0;
};

/// The puzzle with its candidates.
[[nodiscard]] inline Board board_of(const Puzzle& puzzle) {
  return puzzle.board ? *puzzle.board : Board(puzzle.grid);
}

/// A line that could not be read. Line 0 stands for the file as a whole.
struct BadLine {
  std::string_view source;
  std::uint64_t line = 0;
  std::string reason;
  /// Not the line's fault: the file could not be opened, or not be read to its end.
  bool unreadable = false;
  /// One of many alike, which a note behind them counts; not told by itself.
  bool counted = false;
};

/// Reports a bad line on standard error.
void report(const BadLine& bad);
/// "file:3: why", as reports have it.
[[nodiscard]] std::string line_of(const BadLine& bad);

}  // namespace nonet::cli
