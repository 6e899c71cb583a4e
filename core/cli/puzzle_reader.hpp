/// @file
/// Reading puzzles of any kind from a stream: lists and grids as they come, all other texts whole.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "input.hpp"
#include "nonet/read.hpp"
#include "source.hpp"

namespace nonet::cli {

/// Takes what is read, in order.
class Taker {
 public:
  Taker() = default;
  Taker(const Taker&) = delete;
  Taker(Taker&&) = delete;
  Taker& operator=(const Taker&) = delete;
  Taker& operator=(Taker&&) = delete;
  virtual ~Taker() = default;

  /// Takes a line of 81 cells, the quickest of all forms; false when the taker wants more than cells, or it is
  /// no such line.
  virtual bool take_cells(std::string_view line, std::uint64_t number) = 0;
  /// Takes a puzzle of one line or several, the first of which has this number; false with what is wrong.
  virtual bool take_text(std::string_view text, std::uint64_t number, BadLine& bad) = 0;
  /// Takes what `read` found in a text that is none of these forms.
  virtual void take(const Progress& puzzle, nonet::Format format, std::uint64_t number) = 0;
  /// A line of a list that is blank or a comment.
  virtual void pass_over() = 0;
  virtual void complain(const BadLine& bad) = 0;
  virtual void note(std::uint64_t line, const std::string& text) = 0;
};

/// Reads one source. Its first lines say what it is: a list, which is read line by line and may have grids of
/// several lines in it, with a blank line behind each; a table; or another text, which is read when all of
/// it is there. On a pipe or terminal grids whose first line is a plain row are read like a list, and a table
/// as it comes.
class PuzzleReader {
 public:
  PuzzleReader(Source& source, Taker& taker) : source_(source), taker_(taker) {}

  void read();

 private:
  /// The kind of a text, by its first lines.
  enum class Kind : std::uint8_t { list, json_lines, grids, table, other };

  Kind find_kind();
  /// Sees to it that a line which begins at a byte of the text is whole, or very long.
  [[nodiscard]] std::string_view whole_line(std::size_t start);
  /// Reads what is there, and waits for at least a byte of it; false at the end.
  bool read_more();
  void fill(std::size_t size);
  [[nodiscard]] bool ended() const { return !source_.stream().good(); }

  void read_units(std::size_t longest);
  void read_table();
  void take_record(std::string_view record, std::uint64_t number);
  void read_any();
  void read_whole(const Reading& reading);
  bool is_solution(std::string_view text);
  void take_unit(std::string_view text, std::uint64_t number);
  /// `before`: lines that stand before the text's own and are none of the source.
  void take_reading(const Reading& reading, std::uint64_t number, int before = 0);
  void take_notes(const Reading& reading, std::uint64_t number, int before);
  void finish_notes();
  void complain(const Fault& fault, std::uint64_t number, int before);

  Source& source_;
  Taker& taker_;
  std::string text_;
  /// The line of a table that names its columns, with its end.
  std::string header_;
  /// Whether the records of a table begin with their puzzles; unknown before the first.
  std::optional<bool> cells_first_;
  std::map<WarningId, int> notes_;
  /// The grid of several lines right before, or the empty one.
  Grid grid_before_;
  /// Several lines before could not be read, and nothing was since.
  bool damaged_before_ = false;
  /// The source is read as a whole, since what looks like comments has rows.
  bool rows_in_comments_ = false;
};

}  // namespace nonet::cli
