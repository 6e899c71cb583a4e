// Formats that are only written: pictures and LaTeX. tests/web/unit/core-picture.test.ts holds the
// picture to the page's own.

#include <algorithm>
#include <string>
#include <string_view>

#include "catch.hpp"
#include "nonet/read.hpp"
#include "nonet/write.hpp"
#include "support.hpp"

namespace nonet {
namespace {

int count_of(std::string_view text, std::string_view what) {
  int count = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1))
    ++count;
  return count;
}

std::string svg_of(const Progress& puzzle) {
  const Written written = write(puzzle, Format::svg);
  REQUIRE(written.error == WriteError::none);
  return written.text;
}

std::string text_in(const Progress& puzzle, Format format) {
  return write(puzzle, format).text;
}

Progress inkala() {
  return Progress(test::grid_of(test::inkala));
}

}  // namespace

TEST_CASE("A picture has a digit for each that stands, givens bold", "[picture]") {
  Progress puzzle = inkala();
  puzzle.values.set(1, 1);
  const std::string svg = svg_of(puzzle);
  CHECK(count_of(svg, "<use ") == puzzle.values.clue_count());
  CHECK(count_of(svg, "-600\" transform") == puzzle.givens.clue_count());
  CHECK(svg.find("<use xlink:href=\"#d8-600\" transform=\"translate(15 15) scale(0.01860)\" "
                 "stroke=\"#161a24\"/>") != std::string::npos);
  CHECK(svg.find("<use xlink:href=\"#d1-400\" transform=\"translate(45 15) scale(0.01860)\" "
                 "stroke=\"#2448c8\"/>") != std::string::npos);
  CHECK(svg.find("<title>Sudoku</title>\n<desc>The rows from the top, with a dot for an empty "
                 "cell: 81....... ..36..... ") != std::string::npos);
  CHECK(svg.find("role=\"img\"") != std::string::npos);
}

TEST_CASE("A picture is a document that asks for nothing, whatever its title is", "[picture]") {
  Progress puzzle = inkala();
  set_detail(puzzle, DetailKey::title, "</title><script>alert(1)</script> & \"x\" \x01");
  const std::string svg = svg_of(puzzle);
  CHECK(svg.find("<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot; "
                 "</title>") != std::string::npos);
  CHECK(count_of(svg, "<script") == 0);
  CHECK(count_of(svg, "http") == 2);
}

TEST_CASE("Colours are stripes, and small digits are notes or what is left", "[picture]") {
  Progress puzzle = inkala();
  puzzle.colours.resize(81);
  puzzle.colours[1] = 0b100'000'001;
  CHECK(svg_of(puzzle).find("<path d=\"M30 0h15v30h-15z\" fill=\"#629de2\"/>\n"
                            "<path d=\"M45 0h15v30h-15z\" fill=\"#a5a79f\"/>\n") !=
        std::string::npos);
  const int digits = puzzle.values.clue_count();
  CHECK(count_of(svg_of(puzzle), "<use ") == digits);
  puzzle.corner.resize(81);
  puzzle.corner[1] = DigitSet::of(4) | DigitSet::of(5);
  puzzle.centre.resize(81);
  puzzle.centre[2] = DigitSet::all();
  CHECK(count_of(svg_of(puzzle), "<use ") == digits + 11);
  // Notes that were made before stand back where candidates are struck out.
  Position position = position_of(puzzle);
  int left = 0;
  for (int cell : position.board.empty_cells()) left += position.board.candidates(cell).size();
  position.board.eliminate(1, position.board.candidates(1).first());
  puzzle.candidates = Progress(position).candidates;
  CHECK(count_of(svg_of(puzzle), "<use ") == digits + 9 + left - 1);
}

TEST_CASE("LaTeX and fields between tabs have the givens", "[picture]") {
  const Progress puzzle = inkala();
  const std::string latex = text_in(puzzle, Format::latex);
  CHECK(latex.find("\\usepackage{sudoku}\n\\begin{sudoku}\n|8| | | | | | | | |.\n"
                   "| | |3|6| | | | | |.\n") != std::string::npos);
  CHECK(count_of(latex, "|.\n") == 9);
  CHECK(latex.substr(latex.size() - 13) == "\\end{sudoku}\n");
  const std::string table = text_in(puzzle, Format::latex_table);
  CHECK(table.find("\\hline\\hline\n8 & ~ & ~ & ~ & ~ & ~ & ~ & ~ & ~ \\\\ \\hline\n") !=
        std::string::npos);
  CHECK(count_of(table, "&") == 72);
  CHECK(count_of(table, "\\hline\\hline\n") == 4);
  CHECK(count_of(table, "\\hline") == 14);
  CHECK(text_in(puzzle, Format::tsv).substr(0, 21) == "8\t\t\t\t\t\t\t\t\n\t\t3\t6\t\t\t\t\t\n");
}

TEST_CASE("What is only written takes one puzzle, and is asked for by its id", "[picture]") {
  const std::vector<Progress> two(2, inkala());
  for (Format format : {Format::svg, Format::latex, Format::latex_table, Format::tsv}) {
    CHECK(write(two, format).error == WriteError::several);
    CHECK_FALSE(info(format).reads);
  }
  CHECK(find_format("svg") == Format::svg);
}

}  // namespace nonet
