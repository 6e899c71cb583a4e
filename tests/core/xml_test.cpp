#include "formats/structured/xml.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "nonet/read.hpp"
#include "nonet/write.hpp"
#include "support.hpp"

namespace nonet {
namespace {

using formats::XmlEvent;
using formats::XmlParser;

const std::string zeros =
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400";

/// The events of a text: "<a", "x=1", "text", ">a"; a fault as "!error offset".
std::string events(std::string_view text) {
  std::string all;
  XmlParser parser(text);
  while (true) {
    const XmlEvent event = parser.next();
    if (!all.empty()) all += ' ';
    if (event == XmlEvent::finished) return all + ".";
    if (event == XmlEvent::failed)
      return all + "!" + std::string(id(parser.error())) + " " + std::to_string(parser.offset());
    if (event == XmlEvent::start) {
      all += "<" + std::string(parser.name());
      for (const formats::XmlAttribute& one : parser.attributes())
        all += " " + std::string(one.name) + "=[" + one.value + "]";
    }
    if (event == XmlEvent::end) all += ">" + std::string(parser.name());
    if (event == XmlEvent::text) all += "(" + parser.characters() + ")";
  }
}

TEST_CASE("XML: elements, attributes and text", "[xml]") {
  CHECK(events("<a/>") == "<a >a .");
  CHECK(events("<?xml version='1.0'?>\n<!-- x --><a b=\"1\" c = '2'>t<d/>u</a>\n") ==
        "<a b=[1] c=[2] (t) <d >d (u) >a .");
  CHECK(events("<a b=\"&lt;&amp;&#38;&#x26;&quot;&apos;\n\t\r\n|\">&gt;\r\n</a>") ==
        "<a b=[<&&&\"'   |] (>\n) >a .");
  CHECK(events("<a><![CDATA[<&]]>&#x4e2d;</a >") == "<a (<&) (\xE4\xB8\xAD) >a .");
  CHECK(events("<!DOCTYPE a SYSTEM \"x>[.dtd\"><a/>") == "<a >a .");
  CHECK(events("<a:b-c.d x:y='1'/>") == "<a:b-c.d x:y=[1] >a:b-c.d .");
}

TEST_CASE("XML: what is not well-formed is a fault with its place", "[xml]") {
  CHECK(events("") == "!xml 0");
  CHECK(events("x") == "!xml 0");
  CHECK(events("<a>") == "<a !xml 3");
  CHECK(events("<a></b>") == "<a !xml 3");
  CHECK(events("<a/><b/>") == "<a >a !xml 4");
  CHECK(events("<a/>x") == "<a >a !xml 4");
  CHECK(events("<a b></a>") == "!xml 3");
  CHECK(events("<a b=1/>") == "!xml 3");
  CHECK(events("<a b='1'c='2'/>") == "!xml 8");
  CHECK(events("<a b='1' b='2'/>") == "!xml 9");
  CHECK(events("<a b='<'/>") == "!xml 6");
  CHECK(events("<a>&nbsp;</a>") == "<a !xml 3");
  CHECK(events("<a>& </a>") == "<a !xml 3");
  CHECK(events("<a>&#0;</a>") == "<a !xml 3");
  CHECK(events("<a>&#xD800;</a>") == "<a !xml 3");
  CHECK(events("<a>&#99999999999;</a>") == "<a !xml 3");
  CHECK(events("<a>&#x110000;</a>") == "<a !xml 3");
  CHECK(events("<a>&#xFFFE;</a>") == "<a !xml 3");
  CHECK(events("<a>x]]></a>") == "<a !xml 4");
  CHECK(events("<a>\x01</a>") == "<a !xml 3");
  CHECK(events("<a><!-- a -- b --></a>") == "<a !xml 10");
  CHECK(events("<a><!-- a") == "<a !xml 3");
  CHECK(events("<a><!-- a --") == "<a !xml 3");
  CHECK(events("<a><?xml version='1.0'?></a>") == "<a !xml 3");
  CHECK(events("<a><!DOCTYPE a></a>") == "<a !xml 3");
  CHECK(events("<!DOCTYPE a><!DOCTYPE a><a/>") == "!xml 12");
  CHECK(events("<a/><!DOCTYPE a>") == "<a >a !xml 4");
  CHECK(events("< a/>") == "!xml 0");
}

TEST_CASE("XML: entities are never declared", "[xml]") {
  const std::string bomb =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE opensudoku [\n <!ENTITY a \"ha\">\n"
      " <!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">\n]>\n<opensudoku><name>&b;</name></opensudoku>";
  const Reading reading = read(bomb);
  CHECK(reading.fault.error == ReadError::xml_entities);
  CHECK(reading.fault.place.offset == bomb.find('['));
  CHECK(reading.fault.place.line == 2);
}

TEST_CASE("XML: deep nesting is refused", "[xml]") {
  std::string text;
  for (int i = 0; i < 100'000; ++i) text += "<x>";
  const Reading reading = read(text);
  CHECK(reading.fault.error == ReadError::depth);
  CHECK(reading.fault.wanted == most_depth);
  CHECK(reading.fault.place.offset == 3 * static_cast<std::size_t>(most_depth));
}

TEST_CASE("XML: text in attributes comes back", "[xml]") {
  const std::string words = "a<b>&\"'\n\t\r \xE4\xB8\xAD\xE6\x96\x87 \xF0\x9F\x98\x80";
  const std::string escaped = formats::xml_escaped(words + std::string("\x01\xEF\xBF\xBF", 4));
  XmlParser parser("<a b=\"" + escaped + "\"/>");
  const std::string kept = "<a b=\"" + escaped + "\"/>";
  XmlParser again(kept);
  REQUIRE(again.next() == XmlEvent::start);
  CHECK(again.attribute("b")->value == words);
  const std::string_view raw = again.attribute("b")->raw;
  CHECK(raw.substr(formats::xml_offset(raw, 2), 1) == "b");
  CHECK(formats::xml_offset(raw, words.size()) == raw.size());
  CHECK(formats::xml_escaped("a\xFFz") == "az");
}

/// 81 cells, of which the first few are given.
std::string cells(const std::string& first, const std::string& other, int count) {
  std::string text = first;
  for (int i = count; i < cell_count; ++i) text += other;
  return text;
}

std::string game_file(const std::string& data) {
  return R"(<opensudoku version="2"><folder name="F"><game data=")" + data +
         "\"/></folder></opensudoku>";
}

const Progress& only(const Reading& reading) {
  INFO(id(reading.fault.error) << " at " << reading.fault.place.offset);
  REQUIRE(reading.puzzles.size() == 1);
  return reading.puzzles.front();
}

TEST_CASE("OpenSudoku: version 1 has bare digits and words about all of them", "[xml]") {
  const std::string text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<name>Easy &amp; quick</name>"
      "<author>A</author><description>D</description><comment></comment>"
      "<created>2009-01-10</created><source>S</source><level>easy</level>"
      "<sourceURL>http://x.example/</sourceURL>\n<game data=\"" +
      zeros + "\" />\n<game data=\"" + zeros.substr(0, 80) + "9\" />\n</opensudoku>\n";
  const Reading reading = read(text);
  CHECK(reading.format == Format::open_sudoku);
  REQUIRE(reading.puzzles.size() == 2);
  const Progress& first = reading.puzzles[0];
  CHECK(to_string(first.givens, '0') == zeros);
  CHECK(first.values == first.givens);
  CHECK(text_of(first, DetailKey::title) == "Easy & quick");
  CHECK(text_of(first, DetailKey::author) == "A");
  CHECK(text_of(first, DetailKey::description) == "D");
  CHECK(text_of(first, DetailKey::comment).empty());
  CHECK(text_of(first, DetailKey::date) == "2009-01-10");
  CHECK(text_of(first, DetailKey::source) == "S");
  CHECK(text_of(first, DetailKey::level) == "easy");
  CHECK(text_of(first, DetailKey::url) == "http://x.example/");
  CHECK(reading.puzzles[1].givens[80] == 9);
}

TEST_CASE("OpenSudoku: cells of every version", "[xml]") {
  SECTION("1") {
    const Progress progress =
        only(read(game_file("version: 1&#10;" + cells("8|-|0|4|-|1|0|2,6,|1|", "0|-|1|", 3))));
    CHECK(progress.givens[0] == 8);
    CHECK(progress.givens[1] == 0);
    CHECK(progress.values[1] == 4);
    CHECK(progress.corner[2].mask() == 0b100010);
    CHECK(progress.centre.empty());
    CHECK(text_of(progress, DetailKey::title) == "F");
  }
  SECTION("2, with the second bar of its programs") {
    const Progress progress =
        only(read(game_file("version: 2\n" + cells("8|0|0|4|0|1|0|34||1|", "0|0|1|", 3))));
    CHECK(progress.givens[0] == 8);
    CHECK(progress.values[1] == 4);
    CHECK(progress.corner[2].mask() == 0b100010);
  }
  SECTION("3") {
    const Progress progress =
        only(read(game_file("version: 3\n" + cells("8|0|0|4|0|1|0|34|1|", "0|0|1|", 3))));
    CHECK(progress.corner[2].mask() == 0b100010);
    CHECK(progress.centre.empty());
  }
  SECTION("4") {
    const Progress progress =
        only(read(game_file("version: 4\n" + cells("8|0|0|0|4|0|1|1|0|34|3|1|", "0|0|0|1|", 3))));
    CHECK(progress.corner[2].mask() == 0b100010);
    CHECK(progress.centre[1].mask() == 1);
    CHECK(progress.centre[2].mask() == 3);
  }
  SECTION("5") {
    const Reading reading =
        read(game_file("version: 5\n" + cells("8|0|0|0|0|4|0|1|1|7|0|34|3|1|2|", "0|0|0|1|0|", 3)));
    CHECK(only(reading).centre[2].mask() == 3);
    REQUIRE(reading.warnings.size() == 1);
    CHECK(reading.warnings[0].id == WarningId::lost);
    CHECK(reading.warnings[0].count == 2);
    CHECK(reading.warnings[0].detail == "color");
    const Reading plain =
        read(game_file("version: 5\n" + cells("8|-|0|0||4|0|-|1|-|7|0|0|1|-1|", "0|0|0|1|0|", 3)));
    CHECK(only(plain).values[1] == 4);
    CHECK(only(plain).corner.empty());
    CHECK(plain.warnings.empty());
  }
}

TEST_CASE("OpenSudoku: what a game has besides its cells", "[xml]") {
  const Reading reading = read(
      "<opensudoku version=\"2\"><folder name=\"F\" created=\"1300000000000\">"
      "<game created=\"1341059696789\" state=\"0\" time=\"1234\" note=\"n &lt; m\" "
      "command_stack=\"c\""
      " data=\"" +
      zeros + R"("/><game time="0" data=")" + zeros + "\"/></folder><game data=\"" + zeros +
      "\"/></opensudoku>");
  REQUIRE(reading.puzzles.size() == 3);
  CHECK(text_of(reading.puzzles[0], DetailKey::date) == "2012-06-30T12:34:56.789Z");
  CHECK(text_of(reading.puzzles[0], DetailKey::comment) == "n < m");
  CHECK(text_of(reading.puzzles[1], DetailKey::date) == "2011-03-13T07:06:40Z");
  CHECK(reading.puzzles[2].details.empty());
  // Two dates that are none.
  for (const char* created : {R"(<game created="")", R"(<game created="0")"}) {
    std::string text = "<opensudoku>";
    text.append(created).append(" data=\"").append(zeros).append("\"/></opensudoku>");
    CHECK(only(read(text)).details.empty());
  }
  REQUIRE(reading.warnings.size() == 2);
  CHECK(reading.warnings[0].detail == "command_stack");
  CHECK(reading.warnings[1].detail == "time");
  CHECK(reading.warnings[1].count == 1);
}

void check_fault(const std::string& text, ReadError error, std::size_t offset,
                 std::string_view detail = {}) {
  INFO(text);
  const Reading reading = read(text);
  CHECK(id(reading.fault.error) == id(error));
  CHECK(reading.fault.place.offset == offset);
  CHECK(reading.fault.detail == detail);
  CHECK(reading.puzzles.empty());
}

TEST_CASE("OpenSudoku: damaged games say what is wrong and where", "[xml]") {
  const std::size_t start = game_file("").find("\"\"") + 1;
  check_fault(game_file(zeros.substr(1)), ReadError::too_few, start + 80);
  check_fault(game_file(zeros + "1"), ReadError::too_many, start + 81);
  check_fault(game_file("&#56;x" + zeros.substr(2)), ReadError::bad_character, start + 5, "x");
  check_fault(game_file("version: 6\n"), ReadError::unsupported, start + 9, "OpenSudoku version 6");
  check_fault(game_file("version: 3\n" + cells("8|0|2|", "0|0|1|", 1)), ReadError::bad_value,
              start + 15, "2");
  check_fault(game_file("version: 3&#10;" + cells("10|0|1|", "0|0|1|", 1)), ReadError::bad_value,
              start + 15, "10");
  check_fault(game_file("version: 3\n" + cells("8|512|1|", "0|0|1|", 1)), ReadError::bad_value,
              start + 13, "512");
  check_fault(game_file("version: 1\n" + cells("8|12|1|", "0|-|1|", 1)), ReadError::bad_value,
              start + 13, "12");
  check_fault(game_file("version: 1\n" + cells("8||1|", "0|-|1|", 1)), ReadError::bad_value,
              start + 13);
  // The last colour is missing.
  const std::string last = "version: 5\n" + cells("", "0|0|0|1|0|", 1) + "0|0|0|1|";
  check_fault(game_file(last), ReadError::bad_value, start + last.size());
  CHECK(read(game_file("version: 5\n" + cells("", "0|0|0|1|0|", -2))).fault.found == 83);
  check_fault(game_file("version: 3\n" + cells("", "0|0|1|", 1)), ReadError::too_few,
              start + 11 + std::size_t{80} * 6);
  check_fault(game_file("version: 3\n" + cells("", "0|0|1|", -1)), ReadError::too_many,
              start + 11 + std::size_t{81} * 6);
  check_fault("<opensudoku version=\"2\"></opensudoku>", ReadError::no_puzzle, 0);
  check_fault("<opensudoku><game/></opensudoku>", ReadError::too_few, 12);
}

TEST_CASE("OpenSudoku: one damaged game of many is told, and the others are read", "[xml]") {
  const std::string text = "<opensudoku>\n<game data=\"" + zeros +
                           "\"/>\n<game data=\"12\"/>\n<game data=\"" + zeros +
                           "\"/>\n</opensudoku>";
  const Reading reading = read(text);
  CHECK(reading.ok());
  CHECK(reading.puzzles.size() == 2);
  CHECK(reading.fault_count == 1);
  REQUIRE(reading.faults.size() == 1);
  CHECK(reading.faults[0].error == ReadError::too_few);
  CHECK(reading.faults[0].found == 2);
  CHECK(reading.faults[0].place.line == 3);
  CHECK(reading.faults[0].place.column == 15);
}

TEST_CASE("OpenSudoku: of many damaged games and of many puzzles there is a limit", "[xml]") {
  const std::string game = "<game data=\"" + zeros + "\"/>\n";
  const auto file = [](const std::string& games) {
    return "<opensudoku>\n" + games + "</opensudoku>";
  };
  std::string damaged;
  for (int i = 0; i < 1200; ++i) damaged += "<game data=\"12\"/>\n";
  const Reading reading = read(file(game + damaged));
  CHECK(reading.puzzles.size() == 1);
  CHECK(reading.fault_count == 1200);
  CHECK(reading.faults.size() == most_faults);
  std::string games;
  for (std::size_t i = 0; i < most_puzzles; ++i) games += game;
  CHECK(read(file(games)).puzzles.size() == most_puzzles);
  const Reading many = read(file(games + game));
  CHECK(many.fault.error == ReadError::too_many_puzzles);
  CHECK(many.fault.place.line == 100'002);
  CHECK(many.fault.wanted == 100'000);
  CHECK(many.puzzles.empty());
}

TEST_CASE("OpenSudoku: two kinds of blank are told once, at the first game that has them",
          "[xml]") {
  const std::string mixed = "<game data=\"8.0" + zeros.substr(3) + "\"/>\n";
  const Reading reading =
      read("<opensudoku>\n<game data=\"" + zeros + "\"/>\n" + mixed + mixed + "</opensudoku>");
  CHECK(reading.puzzles.size() == 3);
  REQUIRE(reading.warnings.size() == 1);
  CHECK(reading.warnings[0].id == WarningId::mixed_blanks);
  CHECK(reading.warnings[0].place.line == 3);
}

TEST_CASE("1gsudoku", "[xml]") {
  const Reading reading = read("<sudoku data=\"" + zeros + "\"/>");
  CHECK(reading.format == Format::one_g_sudoku);
  CHECK(to_string(only(reading).givens, '0') == zeros);
  check_fault("<sudoku data=\"12\"/>", ReadError::too_few, 16);
  const std::string two = "<file><sudoku data=\"" + zeros + "\"/>";
  const Reading within = read(two + "</file>");
  CHECK(within.format == Format::one_g_sudoku);
  CHECK(to_string(only(within).givens, '0') == zeros);
  check_fault(two + two.substr(6) + "</file>", ReadError::extra_text, two.size());
  check_fault("<sudoku/>", ReadError::no_puzzle, 0);
}

TEST_CASE("XML without a puzzle is told from HTML", "[xml]") {
  CHECK(read("<?xml version=\"1.0\"?><svg><path d=\"1\"/></svg>").fault.error ==
        ReadError::no_puzzle);
  CHECK(read("<puzzle>1</puzzl>").fault.error == ReadError::xml);
  for (std::string_view text : {"<table><tr><td>1</table>", "<!DOCTYPE html><p>x", "<DIV>x",
                                "<?xml version=\"1.0\"?><html><br></html>", "<!-- c --><p>"}) {
    INFO(text);
    const ReadError error = read(text).fault.error;
    CHECK(error != ReadError::xml);
  }
}

/// A game with everything that the format carries.
Progress full_game() {
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell)
    grid.set(cell, zeros[static_cast<std::size_t>(cell)] - '0');
  Progress progress(grid);
  progress.values.set(1, 4);
  progress.corner.resize(cell_count);
  progress.centre.resize(cell_count);
  progress.corner[2] = DigitSet(0b100010);
  progress.corner[1] = DigitSet(1);
  progress.centre[80] = DigitSet::all();
  set_detail(progress, DetailKey::title, "A \"title\" & <more>");
  set_detail(progress, DetailKey::date, "2012-06-30T12:34:56.789Z");
  set_detail(progress, DetailKey::comment, "two\nlines\t\xE6\x95\xB0\xE7\x8B\xAC");
  return progress;
}

TEST_CASE("OpenSudoku: games come back as they were", "[xml]") {
  std::vector<Progress> games = {full_game(), full_game(), Progress(full_game().givens),
                                 Progress()};
  games[1].centre.clear();
  set_detail(games[1], DetailKey::date, "2020-02-29");
  for (const Progress& one : games) {
    const Reading reading = read(write(one, Format::open_sudoku).text);
    CHECK(only(reading) == one);
    CHECK(reading.format == Format::open_sudoku);
    CHECK(reading.warnings.empty());
  }
  const Reading all = read(write(games, Format::open_sudoku).text);
  CHECK(all.puzzles == games);
  CHECK(all.faults.empty());
}

TEST_CASE("OpenSudoku: a puzzle at its start is written as 81 digits", "[xml]") {
  CHECK(write(Progress(full_game().givens), Format::open_sudoku).text ==
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<game data=\"" +
            zeros + "\"/>\n</opensudoku>\n");
}

TEST_CASE("OpenSudoku: a date stays the day that it is, about centuries and leap days too",
          "[xml]") {
  Progress progress = full_game();
  for (std::string_view date :
       {"1970-01-02", "1999-12-31", "2000-02-29", "2000-03-01", "2003-12-31", "2004-02-29",
        "2099-12-31", "2100-02-28", "2100-03-01", "2399-12-31", "2400-02-29", "2400-03-01"}) {
    INFO(date);
    set_detail(progress, DetailKey::date, date);
    CHECK(text_of(only(read(write(progress, Format::open_sudoku).text)), DetailKey::date) == date);
  }
}

TEST_CASE("OpenSudoku: a date that is none is left out", "[xml]") {
  Progress progress = full_game();
  for (std::string_view date : {"2012-02-30", "yesterday", "1970-01-01", "2012-06-30T25:00:00Z"}) {
    set_detail(progress, DetailKey::date, date);
    CHECK(text_of(only(read(write(progress, Format::open_sudoku).text)), DetailKey::date).empty());
  }
}

TEST_CASE("OpenSudoku: a file that is cut off anywhere is a fault", "[xml]") {
  const std::string whole = write(full_game(), Format::open_sudoku).text;
  for (std::size_t length = 1; length + 1 < whole.size(); ++length) {
    INFO(length);
    const Reading reading = read(whole.substr(0, length));
    CHECK_FALSE(reading.ok());
  }
}

}  // namespace
}  // namespace nonet
