/// @file
/// Reading puzzles of any kind from a stream: lists and grids as they come, all other texts whole.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "input/encoding.hpp"
#include "input/input.hpp"
#include "input/source.hpp"
#include "nonet/parse.hpp"
#include "nonet/read.hpp"

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

  /// Takes a grid, the quickest of all forms, as `parse` reads it in a text whose first line has this number.
  virtual void take_grid(const Parsed& parsed, std::string_view text, std::uint64_t number) = 0;
  /// Takes what `read` found in a text that is none.
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
  struct Options {
    /// The format that the source must have; else any.
    std::optional<nonet::Format> wanted;
    /// The words beside puzzles are taken, too.
    bool words = false;
  };

  PuzzleReader(Source& source, Taker& taker) : PuzzleReader(source, taker, Options()) {}
  PuzzleReader(Source& source, Taker& taker, const Options& options)
      : source_(source), taker_(&taker), options_(options) {}

  void read();

 private:
  /// The kind of a text, by its first lines.
  enum class Kind : std::uint8_t { list, json_lines, grids, table, other };

  Kind find_kind();
  [[nodiscard]] Reading read_part(std::string_view text) const {
    return read_text(text, options_.wanted);
  }
  [[nodiscard]] bool is_wanted(nonet::Format format) const;
  bool refuse_other_format();
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
  bool take_line(std::string_view line, std::uint64_t number);
  bool is_solution(const Parsed& parsed);
  void take_unit(std::string_view text, std::uint64_t number);
  /// `before`: lines that stand before the text's own and are none of the source.
  void take_reading(const Reading& reading, std::uint64_t number, int before = 0);
  void take_notes(const Reading& reading, std::uint64_t number, int before);
  void finish_notes();
  void complain(const Fault& fault, std::uint64_t number, int before);
  /// A line that is told of with others like it.
  void count_in(std::uint64_t number);

  Source& source_;
  Taker* taker_;
  Options options_;
  std::string text_;
  /// The line of a table that names its columns, with its end.
  std::string header_;
  /// Whether the records of a table begin with their puzzles; unknown before the first.
  std::optional<bool> cells_first_;
  std::map<WarningId, int> notes_;
  /// Faults that were told, up to the most that are explained.
  int explained_ = 0;
  std::uint64_t more_ = 0;
  /// The grid of several lines right before, or the empty one.
  Grid grid_before_;
  /// Several lines before could not be read, and nothing was since.
  bool damaged_before_ = false;
};

}  // namespace nonet::cli
