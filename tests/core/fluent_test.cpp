/// The reader of Fluent's syntax, and what it says, by its own examples. tests/cli/texts.test.mjs compares with what the page uses.
#include "texts/fluent.hpp"

#include <array>

#include "core/catch.hpp"
#include "texts/texts.hpp"

namespace nonet::cli {
namespace {

std::string said(const std::string& source, const Arguments& arguments = {},
                 const std::string& language = "en") {
  const Texts texts(language, source);
  for (const std::string& fault : texts.messages().faults) UNSCOPED_INFO(fault);
  CHECK(texts.messages().faults.empty());
  return texts.say("m", arguments);
}

std::vector<std::string> faults_of(const std::string& source) {
  return read_fluent(source).faults;
}

}  // namespace

TEST_CASE("Fluent: a pattern in one line") {
  CHECK(said("m = Some text.") == "Some text.");
  CHECK(said("m=Some text.") == "Some text.");
  CHECK(said("m   =   Some  text.  \n") == "Some  text.");
  CHECK(said("m = a [b] *c* .d \"e\" \\ ; 简体") == "a [b] *c* .d \"e\" \\ ; 简体");
  CHECK(said("m-1_X = x\nm = y") == "y");
}

TEST_CASE("Fluent: a pattern in several lines loses what all of them are indented by") {
  CHECK(said("m =\n    one\n      two\n\n    three\n\n\n") == "one\n  two\n\nthree");
  CHECK(said("m = one\n  two\n    three") == "one\ntwo\n  three");
  CHECK(said("m =\n\n    one\n  two") == "  one\ntwo");
  CHECK(said("m =\r\n  one  \r\n   \r\n  two\r\n") == "one  \n\ntwo");
  CHECK(said("m = { $x }\n    one\n   two", {{"x", "X"}}) == "X\n one\ntwo");
  CHECK(said("m = one\n{ $x }", {{"x", "X"}}) == "one\nX");
  CHECK(said("m =\n  { $x }\n  one", {{"x", "X"}}) == "X\none");
}

TEST_CASE("Fluent: comments and blank lines") {
  CHECK(said("# a\n## b\n### c\n#\n\n   \nm = x\n# m = y\n") == "x");
  CHECK(said("#") == "m");
  CHECK(faults_of("#a\n#### b\n") == std::vector<std::string>{"line 1: no comment: #, a space",
                                                              "line 2: no comment: #, a space"});
}

TEST_CASE("Fluent: literals") {
  CHECK(said("m = a{ \"; \" }b") == "a; b");
  CHECK(said("m = { \" \" }") == " ");
  CHECK(said("m = x{ \"\" }") == "x");
  CHECK(said("m = {\"{ \\\"\\\\ }\"}") == "{ \"\\ }");
  CHECK(said(R"(m = { "\u0041\u00e9\u4E2D\U01F600\uD800\U110000" })") == "Aé中😀��");
  CHECK(said("m = {5}{ -7 }{ 007 }") == "5-77");
  CHECK(said("m = { { \"x\" } }") == "x");
}

TEST_CASE("Fluent: variables") {
  CHECK(said("m = { $a }{$b-1}", {{"a", "x"}, {"b-1", 5}}) == "x5");
  CHECK(said("m = {\n  $a\n} b", {{"a", "x"}}) == "x b");
  CHECK(said("m = { $a }", {{"a", List{{"x", "y"}}}}) == "x and y");
  CHECK(said("m = { $a }", {{"a", -1234567}}) == "-1,234,567");
  CHECK(said("m = in { $a }") == "in {$a}");
}

TEST_CASE("Fluent: select expressions") {
  const std::string kinds =
      "m = { $kind ->\n    [row] Row\n   *[box] Box\n    [a-b] .\n  } { $n }.\n";
  CHECK(said(kinds, {{"kind", "row"}, {"n", 3}}) == "Row 3.");
  CHECK(said(kinds, {{"kind", "a-b"}, {"n", 3}}) == ". 3.");
  CHECK(said(kinds, {{"kind", "column"}, {"n", 3}}) == "Box 3.");
  CHECK(said(kinds, {{"kind", List{{"row"}}}, {"n", 3}}) == "Box 3.");
  CHECK(said(kinds, {{"n", 3}}) == "Box 3.");

  const std::string counts =
      "m = { $n ->\n  [0] none\n  [one] one\n  [-2] minus two\n *[other] many\n}";
  CHECK(said(counts, {{"n", 0}}) == "none");
  CHECK(said(counts, {{"n", 1}}) == "one");
  CHECK(said(counts, {{"n", -1}}) == "one");
  CHECK(said(counts, {{"n", -2}}) == "minus two");
  CHECK(said(counts, {{"n", 21}}) == "many");
  CHECK(said(counts, {{"n", 1}}, "zh-CN") == "many");
  // A text is no number, whatever it looks like.
  CHECK(said(counts, {{"n", "0"}}) == "many");
  CHECK(said(counts, {{"n", "one"}}) == "one");
  // The first that matches.
  CHECK(said("m = { $n ->\n [one] a\n [1] b\n *[other] c\n }", {{"n", 1}}) == "a");
  CHECK(said("m = { $n ->\n [ 1 ] b\n [ one ] a\n *[ other ] c\n }", {{"n", 2}}) == "c");

  CHECK(said("m = a { $x ->\n    [p] b { $y ->\n        [q] c\n       *[r] d\n      } e\n"
             "   *[s]\n      f\n      g\n  } h",
             {{"x", "p"}, {"y", "q"}}) == "a b c e h");
  CHECK(said("m = { $x ->\n   *[s]\n      f\n        g\n  } h") == "f\n  g h");
  CHECK(said("m = { 1 ->\n [one] a\n *[other] b\n }{ \"b\" ->\n [a] a\n *[b] b\n }") == "ab");
}

TEST_CASE("Fluent: messages and terms within messages") {
  CHECK(said("a = { $x } of a\nm = { a }, { -t }\n-t = term", {{"x", "X"}}) == "X of a, term");
  // A term is told nothing.
  CHECK(said("-t = { $x }{ -u }\n-u = u\nm = { $x }{ -t }{ $x }", {{"x", "X"}}) == "X{$x}uX");
  CHECK(said("m = a { b }\nb = b { m }") == "a b {???}");
  const Messages lacking = read_fluent("m = { b }{ -t } { b }");
  CHECK(say(lacking, rules_of("en"), lacking.messages.at("m"), {}) == "{b}{-t} {b}");
  CHECK(lacking.faults == std::vector<std::string>{"line 1: there is no b",
                                                   "line 1: there is no -t",
                                                   "line 1: there is no b"});
}

TEST_CASE("Fluent: what is not read is told, with its line, and nothing else is lost") {
  struct Case {
    const char* source;
    const char* fault;
  };
  const auto cases = std::to_array<Case>({
      {"m = x\n  .title = y", "line 2: m: an attribute"},
      {"m = { b.title }", "line 1: m: an attribute"},
      {"m = { NUMBER($x) }", "line 1: m: a function, or a term with arguments"},
      {"m = { -term(case: \"x\") }", "line 1: m: a function, or a term with arguments"},
      {"m = { 1.5 }", "line 1: m: a number with a fraction"},
      {"m = { 99999999999999999999 }", "line 1: m: a large number"},
      {"m = { $x ->\n [1.5] a\n *[b] b\n }", "line 2: m: a number with a fraction"},
      {"m =\n\n  x }", "line 3: m: a } that closes nothing"},
      {"m = { $x", "line 2: m: a } is missing"},
      {"m = { $x\nn = x", "line 2: m: a } is missing"},
      {"m = { }", "line 1: m: a name is missing"},
      {"m = { $ }", "line 1: m: a name is missing"},
      {"m = { - }", "line 1: m: a name is missing"},
      {"m = { ? }", "line 1: m: a name is missing"},
      {"m = { $x | }", "line 1: m: a } is missing"},
      {"m = { \"x }\n", "line 1: m: a \" is missing"},
      {R"(m = { "\n" })", R"(line 1: m: an escape is none of \\ \" \uXXXX \UXXXXXX)"},
      {R"(m = { "\u12" })", R"(line 1: m: an escape is none of \\ \" \uXXXX \UXXXXXX)"},
      {R"(m = { "\U12)", R"(line 1: m: an escape is none of \\ \" \uXXXX \UXXXXXX)"},
      {R"(m = { "\)", R"(line 1: m: an escape is none of \\ \" \uXXXX \UXXXXXX)"},
      {"m = { $x -> [a] b\n *[c] d\n }", "line 1: m: variants begin in the next line"},
      {"m = { $x ->\n [a] b\n }", "line 3: m: no default"},
      {"m = { $x ->\n }", "line 2: m: no default"},
      {"m = { $x ->\n *[a] b\n *[c] d }", "line 3: m: two defaults"},
      {"m = { $x ->\n *[a]\n }", "line 2: m: no text"},
      {"m = { $x ->\n *[a b] c\n }", "line 2: m: a ] is missing"},
      {"m = { $x ->\n *[?] c\n }", "line 2: m: a name is missing"},
      {"m = { $x ->\n *[-] c\n }", "line 2: m: a large number"},
      {"m = { $x ->\n *[a] b\nn = x", "line 3: m: a [ is missing"},
      {"m = { $x ->\n *[a] b\n", "line 4: m: a [ is missing"},
      {"m = { b ->\n *[a] x\n }", "line 1: m: only a variable or a literal selects"},
      {"m = { -b ->\n *[a] x\n }", "line 1: m: only a variable or a literal selects"},
      {"m = { { $x ->\n *[a] x\n } ->\n *[a] x\n }",
       "line 3: m: only a variable or a literal selects"},
      {"m =", "line 1: m: no text"},
      {"m =  \n", "line 1: m: no text"},
      {"m", "line 1: m: a = is missing"},
      {"m: x", "line 1: m: a = is missing"},
      {"m = a\tb", "line 1: m: a tab"},
      {"m =\n\tb", "line 1: m: no text"},
      {"m = a\n  \tb", "line 2: m: a tab"},
      {"  m = x", "line 1: a name is missing"},
      {"1 = x", "line 1: a name is missing"},
      {"- = x", "line 1: a name is missing"},
  });
  for (const Case& each : cases) {
    INFO(each.source);
    const Messages read = read_fluent("first = 1\nb = b\n-b = b\n-term = t\n# m\n" +
                                      std::string(each.source) + "\nlast = 2\n");
    CHECK(!read.messages.contains("m"));
    CHECK(read.messages.contains("first"));
    CHECK(read.messages.contains("last"));
    REQUIRE(!read.faults.empty());
    // However it is cut off.
    for (std::size_t end = 0; std::string_view(each.source).size() > end; ++end)
      CHECK(read_fluent(std::string_view(each.source).substr(0, end)).faults.size() <= 2);
    // Five lines stand before it.
    const std::string fault = read.faults.front();
    const std::size_t colon = fault.find(':');
    CHECK("line " + std::to_string(std::stoi(fault.substr(5, colon - 5)) - 5) +
              fault.substr(colon) ==
          each.fault);
  }
  CHECK(faults_of("m = a\n[b] c\n") == std::vector<std::string>{"line 2: a name is missing"});
  CHECK(faults_of("m = a\n  [b] c\n").size() == 1);
  CHECK(faults_of("m = a\nm = b\n") == std::vector<std::string>{"line 2: m is there already"});
  CHECK(said("m = a") == "a");
  CHECK(faults_of("").empty());
}

}  // namespace nonet::cli
