#include "formats/picture/svg.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <vector>

#include "formats/structured/xml.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

// Units are those of the page's picture: a cell is 30 wide.
constexpr int cell_size = 30;
constexpr double inner = cell_size * 0.84;
constexpr int paper = 0xFFFFFF;
constexpr int strong_line = 0x5B6170;
constexpr int thin_line = 0xB3B6BE;
constexpr int given_ink = 0x161A24;
constexpr int entry_ink = 0x2448C8;
constexpr int note_ink = 0x4C5468;
constexpr int entry_on_colour = 0x14225C;
constexpr int note_on_colour = 0x232835;
constexpr Table<int, 9> grounds = {0x629DE2, 0xF7A178, 0xFCE99A, 0xE56E79, 0x93C3C7,
                                   0x95E1B8, 0xC8D829, 0xB29217, 0xA5A79F};
constexpr int regular = 400;
constexpr int semibold = 600;

/// A whole number in some base, with zeros before it.
std::string whole(int number, int base, std::size_t digits) {
  std::string text;
  for (; number > 0 || text.size() < digits; number /= base)
    text.insert(text.begin(), "0123456789abcdef"[number % base]);
  return text;
}

/// With two digits behind the point at most, and none that say nothing.
std::string decimal(double value) {
  const int hundredths = static_cast<int>(value * 100 + (value < 0 ? -0.5 : 0.5));
  std::string text = whole(std::abs(hundredths), 10, 3);
  text.insert(text.size() - 2, 1, '.');
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return hundredths < 0 ? "-" + text : text;
}

/// Adds a pattern, with a number in the place of each `%`, a colour in that of `^`, five digits in that of `~`.
void print(std::string& text, std::string_view pattern, std::initializer_list<double> numbers) {
  const double* next = numbers.begin();
  for (char c : pattern) {
    if (c == '%')
      text += decimal(*next++);
    else if (c == '^')
      text += '#' + whole(static_cast<int>(*next++), 16, 6);
    else if (c == '~')
      text += whole(static_cast<int>(*next++), 10, 5);
    else
      text += c;
  }
}

DigitSet marks_in(const std::vector<DigitSet>& marks, int cell) {
  return marks.empty() ? DigitSet() : nth(marks, cell);
}

class Picture {
 public:
  explicit Picture(const Progress& puzzle)
      : puzzle_(puzzle),
        board_(position_of(puzzle).board),
        shows_candidates_(!puzzle.candidates.empty() && (is_narrowed() || !has_notes())) {}

  std::string run() {
    for (int cell = 0; cell < cell_count; ++cell) ground(cell);
    lines();
    for (int cell = 0; cell < cell_count; ++cell) content(cell);
    return head() + body_ + "</svg>\n";
  }

 private:
  [[nodiscard]] bool is_narrowed() const { return board_ != Board(puzzle_.values); }
  [[nodiscard]] bool has_notes() const {
    const auto some = [](DigitSet set) { return !set.empty(); };
    return std::any_of(puzzle_.corner.begin(), puzzle_.corner.end(), some) ||
           std::any_of(puzzle_.centre.begin(), puzzle_.centre.end(), some);
  }

  [[nodiscard]] DigitSet colours_of(int cell) const {
    if (puzzle_.colours.empty()) return {};
    return DigitSet(nth(puzzle_.colours, cell) & DigitSet::full_mask);
  }

  [[nodiscard]] std::string head() const {
    std::string text =
        R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" )"
        R"(width="640" height="640" viewBox="-2 -2 274 274" role="img">)"
        "\n<title>";
    const std::string_view title = text_of(puzzle_, DetailKey::title);
    text += xml_escaped(title.empty() ? "Sudoku" : title);
    text += "</title>\n<desc>The rows from the top, with a dot for an empty cell:";
    const std::string cells = to_string(puzzle_.values);
    for (std::size_t row = 0; row < 9; ++row) text.append(" ").append(cells, 9 * row, 9);
    text += ".</desc>\n<defs>\n";
    for (int digit = 1; digit <= 9; ++digit) {
      for (const int weight : {regular, semibold}) {
        if (!used_[index_of(digit, weight)]) continue;
        print(text, R"(<path id="d%-%" d=")", {static_cast<double>(digit), weight * 1.0});
        text += digit_path(digit);
        print(text, "\" fill=\"none\" stroke-width=\"%\"/>\n", {weight == regular ? 88.0 : 128.0});
      }
    }
    print(text, "</defs>\n<path d=\"M-2 -2h274v274h-274z\" fill=\"^\"/>\n", {paper});
    return text;
  }

  /// Each colour of a cell has a stripe.
  void ground(int cell) {
    const DigitSet colours = colours_of(cell);
    const double width = static_cast<double>(cell_size) / std::max(colours.size(), 1);
    double left = column_of(cell) * cell_size;
    for (int colour : colours) {
      print(body_, "<path d=\"M% %h%v30h%z\" fill=\"^\"/>\n",
            {left, row_of(cell) * 30.0, width, -width, grounds[colour - 1] * 1.0});
      left += width;
    }
  }

  void lines() {
    grid_line({1, 2, 4, 5, 7, 8}, "", thin_line, 0.6);
    grid_line({3, 6}, "M0 0H270V270H0Z", strong_line, 1);
  }
  void grid_line(std::initializer_list<int> places, std::string_view more, int ink, double width) {
    body_ += "<path d=\"";
    for (int place : places) {
      const double at = place * cell_size;
      print(body_, "M% 0V270M0 %H270", {at, at});
    }
    body_ += more;
    print(body_, "\" fill=\"none\" stroke=\"^\" stroke-width=\"%\"/>\n", {ink * 1.0, width});
  }

  void content(int cell) {
    const int digit = puzzle_.values[cell];
    if (digit == 0) return small(cell);
    const bool given = puzzle_.givens[cell] != 0;
    const int entry = colours_of(cell).empty() ? entry_ink : entry_on_colour;
    glyph(digit, {middle(column_of(cell)), middle(row_of(cell))}, 0.62 * cell_size,
          given ? given_ink : entry, given ? semibold : regular);
  }

  /// Small digits in nine places, and those in the middle, which make the others smaller.
  void small(int cell) {
    const DigitSet corner =
        shows_candidates_ ? board_.candidates(cell) : marks_in(puzzle_.corner, cell);
    const DigitSet centre = marks_in(puzzle_.centre, cell);
    const bool four = !(corner & DigitSet(0b000'111'000)).empty();
    const double size = cell_size * (centre.empty() ? 0.25 : four ? 0.2 : 0.225);
    const bool shifted = !centre.empty() && four;
    const Table<double, 3> rows =
        shifted ? Table<double, 3>{-0.375, -0.125, 0.375} : Table<double, 3>{-1.0 / 3, 0, 1.0 / 3};
    for (int digit : corner) {
      const int column = (digit - 1) % 3 - 1;
      note(cell, digit, {column * inner / 3, rows[(digit - 1) / 3] * inner}, size, regular);
    }
    if (corner.empty())
      in_the_middle(cell, centre);
    else
      beside(cell, centre, four ? 0.125 * inner : 0, size);
  }

  /// One line of them, as high as the others, and smaller when there are many.
  void beside(int cell, DigitSet digits, double down, double size) {
    constexpr Table<double, 10> sizes = {0, 0, 0, 0, 0, 0, 0.2, 0.18, 0.16, 0.14};
    const int count = digits.size();
    const double wanted = sizes[count] * cell_size;
    const double high = count > 5 ? wanted : size;
    const double step = high * (count > 4 ? 0.58 : 0.66);
    int place = 0;
    for (int digit : digits)
      note(cell, digit, {(place++ - (count - 1) / 2.0) * step, down}, high, semibold);
  }

  /// Nothing else is in the cell: large, and many of them in two lines.
  void in_the_middle(int cell, DigitSet digits) {
    const int count = digits.size();
    const bool two = count > 5;
    const int in_line = two ? (count + 1) / 2 : count;
    const double high = cell_size * (two ? 0.23 : count == 5 ? 0.25 : 0.3);
    const double step = high * (two ? 0.72 : count > 4 ? 0.58 : 0.66);
    int place = 0;
    for (int digit : digits) {
      const int line = place / in_line;
      const int length = std::min(in_line, count - line * in_line);
      const double across = (place % in_line - (length - 1) / 2.0) * step;
      note(cell, digit, {across, two ? (line - 0.5) * 1.25 * high : 0}, high, semibold);
      ++place;
    }
  }

  struct Point {
    double x;
    double y;
  };

  /// A small digit, so far from the middle of its cell.
  void note(int cell, int digit, Point from, double size, int weight) {
    glyph(digit, {middle(column_of(cell)) + from.x, middle(row_of(cell)) + from.y}, size,
          colours_of(cell).empty() ? note_ink : note_on_colour, weight);
  }

  /// Paths are drawn in thousandths of the size.
  void glyph(int digit, Point at, double size, int ink, int weight) {
    used_[index_of(digit, weight)] = true;
    print(body_,
          "<use xlink:href=\"#d%-%\" transform=\"translate(% %) scale(0.~)\" stroke=\"^\"/>\n",
          {digit * 1.0, weight * 1.0, at.x, at.y, size * 100 + 0.5, ink * 1.0});
  }

  static double middle(int line) { return (line + 0.5) * cell_size; }
  static std::size_t index_of(int digit, int weight) {
    return 2 * as_size(digit) + (weight == regular ? 0 : 1);
  }

  const Progress& puzzle_;
  Board board_;
  bool shows_candidates_ = false;
  std::string body_;
  Table<bool, 20> used_{};
};

}  // namespace

Written write_svg(std::span<const Progress> puzzles) {
  return {WriteError::none, -1, Picture(puzzles.front()).run()};
}

}  // namespace nonet::formats
