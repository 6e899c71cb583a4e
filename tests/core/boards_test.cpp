/// Boards among other things: whatever stands around one is passed over, and none is ever read wrongly without a word.
#include <array>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "formats/structured/json.hpp"
#include "nonet/board.hpp"
#include "nonet/parse.hpp"
#include "nonet/read.hpp"

namespace nonet {
namespace {

using Grids = std::vector<std::string>;

/// The first row and column empty; the first row full; blanks at the ends of most rows; any.
const std::array<std::string, 4> puzzles = {
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "534678912..2..5..8.9....5...5.7....34...5.7......2..5.9.1.......8..1...5..5..6.7.",
    "8........4.6......5.1.2....3.4.......7..5......2......6.8......7..3.....2.9.....1",
    "7..1.8...1.64.38...2............9.2...4.....8..8.3.6.....2..3.6....16....3.7...85"};
const std::string solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string solved =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Grids givens_of(const Reading& reading) {
  Grids grids;
  for (const Progress& one : reading.puzzles) grids.push_back(to_string(one.givens));
  return grids;
}

std::string joined(std::initializer_list<std::string_view> pieces) {
  std::string text;
  for (std::string_view piece : pieces) text += piece;
  return text;
}

std::string replaced(std::string text, char from, const std::string& to) {
  std::string result;
  for (char c : text) result += c == from ? to : std::string(1, c);
  return result;
}

/// Nine lines, each with its cells parted by `gap`, with `before` and `after` around it; "@" is its number.
std::string rows(const std::string& puzzle, const std::string& gap, const std::string& before = {},
                 const std::string& after = {}) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    const std::string number(1, static_cast<char>('1' + row));
    text += replaced(before, '@', number);
    for (std::size_t i = 0; i < 9; ++i) text += (i == 0 ? "" : gap) + puzzle[row * 9 + i];
    text += replaced(after, '@', number) + '\n';
  }
  return text;
}

/// Drawn with bars between boxes, and borders that a program may have.
std::string drawn(const std::string& puzzle, char blank, const std::string& border, bool sides) {
  std::string text = sides ? border : "";
  for (std::size_t row = 0; row < 9; ++row) {
    std::string line = sides ? "| " : "";
    for (std::size_t i = 0; i < 9; ++i) {
      const char c = puzzle[row * 9 + i];
      line += std::string(1, c == '.' ? blank : c) + (i % 3 == 2 && i < 8 ? " | " : " ");
    }
    if (sides) line += '|';
    // Editors cut the spaces at the ends of lines.
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
    if (row % 3 == 2 && (sides || row < 8)) text += border;
  }
  return text;
}

const std::string border = "+-------+-------+-------+\n";

/// Each layout of one puzzle.
std::vector<std::string> layouts_of(const std::string& puzzle) {
  return {rows(puzzle, ""),
          rows(puzzle, " "),
          rows(replaced(puzzle, '.', "0"), " "),
          rows(replaced(puzzle, '.', "_"), ""),
          rows(puzzle, " ", "Reihe @: "),
          rows(puzzle, " ", "Wiersz nr @ = "),
          rows(puzzle, " ", "<@> "),
          rows(puzzle, "", "\xE7\xAC\xAC@\xE8\xA1\x8C: "),
          rows(puzzle, " ", "% "),
          rows(puzzle, "", "put \"", "\""),
          drawn(puzzle, '.', border, true),
          drawn(puzzle, ' ', border, true),
          drawn(puzzle, '.', "- - - - - - - - - - - -\n", false),
          drawn(puzzle, ' ', "------+-------+------\n", false),
          drawn(puzzle, '.', "......................\n", true),
          puzzle + '\n'};
}

const std::array<const char*, 22> noises = {"2025-03-04",
                                            "4.3.2025",
                                            "23:59",
                                            "42",
                                            "42.",
                                            "#42",
                                            "(42)",
                                            "***",
                                            "_ _ _ _",
                                            "~~~",
                                            "```",
                                            "=====",
                                            "3.4/3.4/2.6",
                                            "17/81",
                                            "88 %",
                                            "\xE2\x98\x85\xE2\x98\x85\xE2\x98\x86",
                                            "\xE2\x80\xA2 \xE2\x80\xA2 \xE2\x80\xA2",
                                            "Level: evil",
                                            "$ cat today.txt",
                                            "p. 7",
                                            "\xE2\x80\x94 3 \xE2\x80\x94",
                                            "x=1, y=2"};

/// A drawing in which each cell is a square of its candidates, each digit in its own place.
struct Drawing {
  std::string left, between, middle, right;
  std::string border, gap;
};

/// Those of an open cell, or its digit.
DigitSet marks_of(const Board& board, int cell) {
  DigitSet marks = board.candidates(cell);
  if (board.value(cell) != 0) marks.insert(board.value(cell));
  return marks;
}

std::string drawn(const Board& board, char blank, const Drawing& drawing) {
  std::string text = drawing.border;
  for (int line = 0; line < 27; ++line) {
    text += drawing.left;
    for (int column = 0; column < 9; ++column) {
      if (column > 0) text += column % 3 == 0 ? drawing.middle : drawing.between;
      const DigitSet candidates = marks_of(board, cell_at(line / 3, column));
      for (int digit = line % 3 * 3 + 1; digit <= line % 3 * 3 + 3; ++digit)
        text += candidates.contains(digit) ? static_cast<char>('0' + digit) : blank;
    }
    text += drawing.right + '\n';
    if (line % 3 == 2) text += line % 9 == 8 ? drawing.border : drawing.gap;
  }
  return text;
}

}  // namespace

TEST_CASE("Boards are read whatever stands above and below them", "[formats]") {
  for (const std::string& puzzle : puzzles) {
    for (const std::string& board : layouts_of(puzzle)) {
      CAPTURE(board);
      CHECK(givens_of(read(board)) == Grids{puzzle});
      for (const char* noise : noises) {
        CAPTURE(noise);
        for (const std::string& text :
             {joined({noise, "\n\n", board}), joined({board, "\n", noise, "\n"})})
          CHECK(givens_of(read(text)) == Grids{puzzle});
      }
    }
  }
}

TEST_CASE("A drawing with a row or a cell too many or too few is not read", "[formats]") {
  const std::string& puzzle = puzzles[0];
  for (const char* noise : {"2025-03-04\n", "42.\n", "```\n"}) {
    // A row comes twice, and an empty row is no rule that could make room for it.
    const std::string box = drawn(puzzle, ' ', border, true);
    const std::string row = "|       | 5   7 |       |\n";
    const std::size_t at = box.find(row);
    REQUIRE(at != std::string::npos);
    CHECK(!read(noise + box.substr(0, at) + row + box.substr(at)).ok());
    const std::string fields = replaced(rows(puzzle, ","), '.', "");
    const std::string line = ",9,,,,,,,\n";
    const std::size_t from = fields.find(line);
    REQUIRE(from != std::string::npos);
    CHECK(!read(noise + fields.substr(0, from) + line + fields.substr(from)).ok());
    // A bar stands out of its column.
    const std::string cell = "|   4   |     9 |";
    const std::size_t bars = box.find(cell);
    REQUIRE(bars != std::string::npos);
    for (const char* damaged : {"|   4   |     |", "|   4 4   |     9 |", "|   |     9 |"})
      CHECK(!read(noise + box.substr(0, bars) + damaged + box.substr(bars + cell.size())).ok());
  }
}

TEST_CASE("A number beside a board that lacks a cell is no cell of it", "[formats]") {
  for (std::size_t missing : {0U, 1U, 8U, 40U, 79U, 80U}) {
    std::string cells = puzzles[3];
    cells.erase(missing, 1);
    std::string spaced;
    std::string tight;
    std::string alone;
    for (std::size_t at = 0, cell = 0; cell < 81; ++cell) {
      const std::string sign = cell == missing ? "" : std::string(1, cells[at++]);
      const std::string gap = cell % 9 == 8 ? "\n" : " ";
      spaced += joined({sign, sign.empty() && gap == " " ? "" : gap});
      tight += joined({sign, gap == " " ? "" : gap});
      alone += joined({sign, " "});
    }
    for (const std::string& board : {spaced, tight, alone, cells}) {
      for (const char* number :
           {"1)", "1.", "(3)", "7", "#5", "p. 7", "No. 4", "4:", "- 6 -", "[9]", "3/5", "8!"}) {
        CAPTURE(board, number);
        CHECK(!read(joined({number, "\n", board})).ok());
        CHECK(!read(joined({number, "\n\n", board})).ok());
        CHECK(!read(joined({board, "\n", number})).ok());
      }
      // Nobody can say of one in the same line whether it is a cell; of this one it is known.
      CHECK(!read(joined({"1. ", board})).ok());
    }
  }
}

TEST_CASE("Two boards with words and numbers between them are two puzzles", "[formats]") {
  for (const char* noise : noises) {
    CAPTURE(noise);
    const std::string line = std::string(noise) + "\n\n";
    for (std::size_t layout : {0U, 1U, 10U, 11U}) {
      std::string text;
      for (std::size_t puzzle : {0U, 3U}) {
        text += line;
        text += layouts_of(puzzles[puzzle])[layout];
        text += '\n';
      }
      CHECK(givens_of(read(text)) == Grids{puzzles[0], puzzles[3]});
    }
  }
}

TEST_CASE("Units of a row, a column and a digit are read in whatever dress", "[formats]") {
  const std::array<std::array<const char*, 4>, 6> dresses = {{{"", "", "", " 0\n"},
                                                              {"cell(", ",", ",", "). "},
                                                              {"", ",", ",", "\n"},
                                                              {"row ", ", col ", ": ", "\n"},
                                                              {"(= v_", "_", " ", ")\n"},
                                                              {"\"", ",", "\": ", ",\n"}}};
  for (const std::string& puzzle : puzzles) {
    for (const auto& dress : dresses) {
      std::string text;
      for (std::size_t cell = 0; cell < puzzle.size(); ++cell) {
        if (puzzle[cell] == '.') continue;
        text += dress[0] + std::to_string(cell / 9 + 1) + dress[1] + std::to_string(cell % 9 + 1) +
                dress[2] + puzzle[cell] + dress[3];
      }
      CAPTURE(text);
      CHECK(givens_of(read(text)) == Grids{puzzle});
    }
  }
}

TEST_CASE("JSON of objects under any name is read, or refused where nobody can say", "[formats]") {
  const auto grid = [](const std::string& name, const std::string& digit, const std::string& more) {
    std::string text = "{\"" + name + "\":[";
    for (std::size_t cell = 0; cell < solved.size(); ++cell) {
      const bool given = solved[cell] != '.';
      std::string flag = more;
      if (const std::size_t at = flag.find('?'); at != std::string::npos)
        flag.replace(at, 1, given ? "true" : "false");
      text += joined({cell % 9 == 0 ? (cell == 0 ? "[" : "],[") : ",", "{\"", digit,
                      "\":", given ? std::string(1, solved[cell]) : "0", flag, "}"});
    }
    return text + "]]}";
  };
  const std::array<std::array<std::string, 3>, 6> read_ones = {{{"board", "number", ""},
                                                                {"grid", "digit", ",\"fixed\":?"},
                                                                {"cells", "num", ",\"isGiven\":?"},
                                                                {"squares", "val", ",\"locked\":?"},
                                                                {"fields", "v", ",\"notes\":[]"},
                                                                {"grid", "n", ""}}};
  for (const auto& [name, digit, more] : read_ones) {
    CAPTURE(name, digit, more);
    CHECK(givens_of(read(grid(name, digit, more))) == Grids{solved});
  }
  for (const char* name : {"grid", "cells", "board", "squares", "tiles"})
    CHECK(read(grid(name, "glyph", "")).puzzles.empty());
}

TEST_CASE("Links to SudokuWiki's other solvers are told, and not read as classic", "[link]") {
  const std::string digits = replaced(solved, '.', "0");
  for (const char* page : {"sudokux.htm", "windoku.htm", "jigsaw.htm", "killersudoku.htm",
                           "Sudoku_X_Solver", "Killer_Sudoku"}) {
    const Reading reading =
        read("https://www.sudokuwiki.org/" + std::string(page) + "?bd=" + digits);
    CAPTURE(page);
    CHECK(reading.fault.error == ReadError::unsupported);
    CHECK(reading.fault.detail == "www.sudokuwiki.org/" + std::string(page));
  }
  CHECK(givens_of(read("https://www.sudokuwiki.org/sudoku.htm?bd=" + digits)) == Grids{solved});
}

TEST_CASE("Links within links are read, and links of other kinds are named", "[link]") {
  const std::string inner =
      "https%3A%2F%2Fwww.sudokuwiki.org%2Fsudoku.htm%3Fbd%3D" + replaced(solved, '.', "0");
  for (const char* outer : {"https://www.google.com/url?q=", "https://l.facebook.com/l.php?u=",
                            "https://nam02.safelinks.protection.outlook.com/?url=",
                            "https://out.example.com/?target=", "https://vk.com/away.php?to="})
    CHECK(givens_of(read(outer + inner + "&sa=D&x=12")) == Grids{solved});
  CHECK(givens_of(read("[today](https://example.com/?url=" + inner + ")")) == Grids{solved});
  CHECK(read("https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFzgSwHZxAeQBYBsA").fault.detail ==
        "sudokumaker.app");
  CHECK(read("https://example.com/penpa-edit/#m=solve&p=7VZLb9s4EL77VxA").fault.error ==
        ReadError::unsupported);
  CHECK(read("https://west.example.org/play?id=123456789012345678901234567890").fault.error ==
        ReadError::unsupported);
  CHECK(read("https://www.websudoku.com/?level=2&set_id=1234567890").fault.error ==
        ReadError::short_id);
}

TEST_CASE("Rows behind number signs are rows", "[formats]") {
  const std::string full = rows(solution, " ");
  const Grids wanted{solved};
  for (const std::string& text :
       {rows(solved, " ", "# ") + '\n' + full, rows(solved, "", "#") + '\n' + rows(solution, ""),
        joined({"# ", solved, "\n", solution, "\n"}),
        rows(solved, "", "## ") + "\nSolution:\n" + full,
        "#" + solved + "\n" + rows(solution, "")}) {
    CAPTURE(text);
    const Reading reading = read(text);
    CHECK(givens_of(reading) == wanted);
    CHECK((reading.ok() && to_string(reading.puzzles.front().solution) == solution));
  }
}

TEST_CASE("A solution is never taken for the puzzle beside it, understood or not", "[formats]") {
  const std::string full = rows(solution, " ");
  for (const std::string& text :
       {rows(replaced(solved, '.', "\xE2\x98\x83"), " ") + "\n" + full,
        "Puzzle: " + replaced(solved, '.', "#") + "\nSolution: " + solution + '\n',
        replaced(solved, '.', "ab") + '\n' + full, rows(replaced(solved, '.', "$"), "") + full,
        rows(solved.substr(0, 80) + "!", " ") + '\n' + full}) {
    CAPTURE(text);
    for (const std::string& grid : givens_of(read(text))) CHECK(grid != solution);
  }
}

TEST_CASE("A notebook and a conversation tell of their puzzle; where there is none, that is said",
          "[formats]") {
  const auto said = [](const std::string& text) {
    std::string json;
    formats::append_json(json, text);
    return json;
  };
  const auto notebook = [&](const std::string& code) {
    std::string lines;
    for (std::size_t at = 0; at < code.size();) {
      const std::size_t end = code.find('\n', at) + 1;
      lines += (at == 0 ? "" : ",\n    ") + said(code.substr(at, end - at));
      at = end;
    }
    return R"({"cells":[{"cell_type":"markdown","metadata":{},"source":["# Sudoku\n","Position 3 is hard."]},)"
           R"({"cell_type":"code","execution_count":1,"metadata":{},"outputs":[],"source":[)" +
           lines +
           R"(]}],"metadata":{"kernelspec":{"name":"python3"}},"nbformat":4,"nbformat_minor":5})";
  };
  for (const std::string& puzzle : puzzles) {
    const std::string array =
        "grid = [\n" + rows(replaced(puzzle, '.', "0"), ", ", "  [", "],") + "]\n";
    for (const std::string& text :
         {notebook(array), notebook("puzzle = \"" + puzzle + "\"\nprint(puzzle)\n"),
          notebook("print(solve('''\n" + rows(puzzle, " ") + "'''))\n"),
          R"([{"role":"user","content":)" +
              said("Please solve\n```\n" + rows(puzzle, " ") + "```\nthanks") + "}]",
          R"({"mapping":{"a":{"message":{"parts":[)" +
              said("Here it is:\n\n" + rows(puzzle, " ", "|", "|")) + "]}}}}"}) {
      CAPTURE(text);
      CHECK(givens_of(read(text)) == Grids{puzzle});
    }
  }
  for (
      const std::string& text :
      {notebook("print(1)\nprint(2)\n"),
       notebook(rows(solved.substr(0, 72) + ".........", " ").substr(0, 144)),
       std::string(
           R"([{"role":"user","content":"Which number comes after 534678912, and which after 672195348? I wonder."}])")}) {
    CAPTURE(text);
    CHECK(read(text).fault.error == ReadError::no_puzzle);
  }
}

TEST_CASE("Chinese and Japanese numerals are digits where they are no part of a word",
          "[formats]") {
  const std::array<std::string, 9> numerals = {"一", "二", "三", "四", "五",
                                               "六", "七", "八", "九"};
  const auto in_numerals = [&](const std::string& puzzle, const std::string& blank) {
    std::string text = replaced(puzzle, '.', blank);
    for (std::size_t i = 0; i < 9; ++i)
      text = replaced(text, static_cast<char>('1' + i), numerals[i]);
    return text;
  };
  for (const std::string& puzzle : puzzles) {
    for (const std::string& blank :
         {std::string("・"), std::string("〇"), std::string("."), std::string("□")}) {
      const std::string board = in_numerals(rows(puzzle, " "), blank);
      for (const std::string& text :
           {board, "今日の問題、第三回\n" + board, board + "二、三分で解けます。\n"}) {
        CAPTURE(text);
        CHECK(givens_of(read(text)) == Grids{puzzle});
      }
    }
  }
  CHECK_FALSE(read("数独が三つあります。一つ目は簡単です。二、三日で解けます。").ok());
}

TEST_CASE("Arrays that a program turns into nine by nine are read by rows, or not at all",
          "[formats]") {
  for (const std::string& puzzle : puzzles) {
    const std::string zeros = replaced(puzzle, '.', "0");
    const std::string items = rows(zeros, ", ", "  ", ", &");
    const std::string fortran =
        "integer :: a(9,9) = reshape([ &\n" + items.substr(0, items.rfind(',')) + " ], shape(a)";
    const std::string python = "a = np.array([\n" + rows(zeros, ", ", "  ", ",") + "])";
    for (const std::string& text :
         {fortran + ", order=[2,1])\n", fortran + ", order = (/ 2, 1 /))\n",
          python + ".reshape(9, 9)\n", python + ".reshape((9, -1))\n", python + ".tolist()\n",
          "a = np.reshape([" + rows(zeros, ", ", "  ", ",") + "], (9, 9))\n",
          rows(puzzle, " ") + "\nblocks = grid.reshape(3, 3, 3, 3).transpose(0, 2, 1, 3)\ncolumns "
                              "= np.transpose(grid)\n"}) {
      CAPTURE(text);
      CHECK(givens_of(read(text)) == Grids{puzzle});
    }
    for (const std::string& text :
         {fortran + ")\n", python + ".reshape((9, 9), order='F')\n", python + ".T\n",
          python + ".transpose()\n", "a = reshape([" + rows(zeros, ",", "", ",") + "], 9, 9)\n"}) {
      CAPTURE(text);
      CHECK_FALSE(read(text).ok());
    }
    const std::string told = "The puzzle\n" + python + ".transpose()\n";
    CHECK(read(told).fault.place.offset == told.find("transpose"));
  }
}

TEST_CASE("Candidates drawn in squares of nine are read in whatever frame", "[formats]") {
  const std::string edge = "+---+---+---+---+---+---+---+---+---+\n";
  const std::array<Drawing, 5> drawings = {
      {{"|", "|", "|", "|", edge, edge},
       {"", " ", " | ", "", "------------+-------------+------------\n", ""},
       {"│ ", " ", " │ ", " │", "├─────────────┼─────────────┼─────────────┤\n",
        "│             │             │             │\n"},
       {"", "", "|", "", "---------+---------+---------\n", ""},
       {"| ", " | ", " | ", " |", "", "\n"}}};
  for (const std::string& puzzle : {puzzles[0], puzzles[3], solved}) {
    const Board board(parse(puzzle).grid);
    std::string plain;
    for (int cell = 0; cell < cell_count; ++cell) {
      for (int digit = 1; digit <= 9; ++digit)
        plain += marks_of(board, cell).contains(digit) ? static_cast<char>('0' + digit) : '.';
    }
    const Reading wanted = read(plain);
    REQUIRE(wanted.ok());
    for (const Drawing& drawing : drawings) {
      for (char blank : {'.', ' '}) {
        const std::string text = drawn(board, blank, drawing);
        for (const std::string& around :
             {text, "Puzzle 5\n\n" + text + "Good luck!\n", "```\n" + text + "```\n"}) {
          CAPTURE(around);
          const Reading reading = read(around);
          REQUIRE(reading.ok());
          CHECK(reading.puzzles.front().values == wanted.puzzles.front().values);
          CHECK(reading.puzzles.front().candidates == wanted.puzzles.front().candidates);
        }
      }
    }
  }
}

/// Texts of people and programs, kept beside the project; where they are not, the tests above are of their kinds.
TEST_CASE("Texts that people post give their puzzles", "[formats]") {
  const std::filesystem::path path =
      std::filesystem::path(NONET_TEST_DATA) / "../../../shared/data/texts/texts.json";
  if (!std::filesystem::exists(path)) return;
  std::stringstream content;
  content << std::ifstream(path).rdbuf();
  const std::string json = content.str();
  const formats::JsonDocument document(json);
  REQUIRE(document.error() == ReadError::none);
  // A letter or a number sign for empty cells is asked about; a game and a dump for screen readers are not meant for people.
  const std::vector<std::string> others = {"b25_doku_marks", "b47_sr_rows", "b75_hash", "b78_b"};
  const formats::JsonValue root = document.root();
  int count = 0;
  for (auto at = root.begin(), end = root.end(); !(at == end); ++at) {
    const std::string name = at.name().text();
    CAPTURE(name);
    Grids wanted;
    const auto puzzles_told = (*at).find("puzzles");
    REQUIRE(puzzles_told);
    for (formats::JsonValue one : *puzzles_told) wanted.push_back(one.text());
    const Grids grids = givens_of(read((*at).find("text")->text()));
    const bool other = std::find(others.begin(), others.end(), name) != others.end();
    CHECK(grids == (other ? Grids{} : wanted));
    ++count;
  }
  CHECK(count >= 380);
}

}  // namespace nonet
