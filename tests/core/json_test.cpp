#include "formats/structured/json.hpp"

#include <array>
#include <string>

#include "catch.hpp"

namespace nonet::formats {
namespace {

/// Where a text is no JSON; -1 when it is.
int fault_of(std::string_view text) {
  const JsonDocument document(text);
  return document.error() == ReadError::none ? -1 : static_cast<int>(document.fault_offset());
}

std::string text_of_json(std::string_view json) {
  const JsonDocument document(json);
  REQUIRE(document.error() == ReadError::none);
  return document.root().text();
}

std::optional<int> number_of(std::string_view json) {
  const JsonDocument document(json);
  REQUIRE(document.error() == ReadError::none);
  return document.root().integer();
}

}  // namespace

TEST_CASE("JSON is a document of values", "[read]") {
  const JsonDocument document(R"( {"a":[1,true,null,[]],"b":{"c":"x"},"a":[2,{}], "\u0064":-1} )");
  REQUIRE(document.error() == ReadError::none);
  const JsonValue root = document.root();
  CHECK(root.kind() == JsonKind::object);
  CHECK(root.size() == 4);
  CHECK(root.offset() == 1);
  // The last of two with one name.
  CHECK(root.find("a")->size() == 2);
  CHECK((*root.find("a")->begin()).integer() == 2);
  CHECK(root.find("b")->find("c")->text() == "x");
  CHECK(root.find("d")->integer() == -1);
  CHECK_FALSE(root.find("c"));

  const JsonDocument array(R"([null,true,1,"",[],{}])");
  std::string kinds;
  for (JsonValue value : array.root()) kinds += std::to_string(static_cast<int>(value.kind()));
  CHECK(kinds == "012345");
}

TEST_CASE("What is no JSON is refused where it goes wrong", "[read]") {
  const std::array<std::pair<std::string_view, int>, 34> bad = {
      {{"", 0},           {" ", 1},           {"[", 1},           {"[1", 2},
       {"[1,", 3},        {"[1,]", 3},        {"[,1]", 1},        {"[1 2]", 3},
       {"[1}", 2},        {"{", 1},           {"{\"a\"", 4},      {"{\"a\":", 5},
       {"{\"a\":1,}", 7}, {"{\"a\" 1}", 5},   {"{a:1}", 1},       {"{1:1}", 1},
       {"{\"a\":1]", 6},  {"[1]x", 3},        {"1 2", 2},         {"tru", 0},
       {"True", 0},       {"'a'", 0},         {"01", 1},          {"-", 1},
       {"+1", 0},         {".5", 0},          {"1.", 2},          {"1e", 2},
       {"\"a", 2},        {R"("\x")", 1},     {R"("\u12g4")", 1}, {"\"a\nb\"", 2},
       {"\"\xFF\"", 1},   {"\"\xC0\x80\"", 1}}};
  for (const auto& [text, place] : bad) {
    CAPTURE(text);
    CHECK(fault_of(text) == place);
  }
  // Escapes that are cut off or no number; a surrogate, four bytes for what needs one, what is beyond the last character.
  for (std::string_view text : {R"("\u12)", R"("\u12-4")", "\"\xED\xA0\x80\"",
                                "\"\xF0\x80\x80\x80\"", "\"\xF4\x90\x80\x80\""})
    CHECK(fault_of(text) == 1);
  for (std::string_view good : {"1", "\"\"", "null", "[[],{}]", " [ 1 , 2 ] ", "{\"\":{}}"})
    CHECK(fault_of(good) == -1);
}

TEST_CASE("Texts of JSON are without escapes", "[read]") {
  CHECK(text_of_json(R"("a\"\\\/\b\f\n\r\tz")") == "a\"\\/\b\f\n\r\tz");
  CHECK(text_of_json(R"("\u00e9\u6570\uD83D\uDE00")") == "é数😀");
  CHECK(text_of_json("\"é数😀\"") == "é数😀");
  // Surrogates without their other half.
  CHECK(text_of_json(R"("\ud83d!")") == "\uFFFD!");
  CHECK(text_of_json(R"("\ude00\ud83d")") == "\uFFFD\uFFFD");
  CHECK(text_of_json(R"("\ud83d\u0041")") == "\uFFFDA");
  CHECK(text_of_json(R"("\ud83d\ue000")") == "\uFFFD\uE000");
}

TEST_CASE("Whole numbers of JSON are exact and others are none", "[read]") {
  CHECK(number_of("8") == 8);
  CHECK(number_of("-0") == 0);
  CHECK(number_of("8.0") == 8);
  CHECK(number_of("80e-1") == 8);
  CHECK(number_of("0.8E+1") == 8);
  CHECK(number_of("-3") == -3);
  CHECK(number_of("1000000") == 1'000'000);
  CHECK_FALSE(number_of("1000001"));
  CHECK_FALSE(number_of("8.5"));
  CHECK_FALSE(number_of("1e999999999999999999999"));
  CHECK_FALSE(number_of("1e-999999999999999999999"));
  CHECK_FALSE(number_of(std::string(5'000, '9')));
  CHECK(number_of("0e999999999999") == 0);
}

TEST_CASE("JSON is nested so deeply and no deeper", "[read]") {
  const auto nested = [](int levels) {
    const auto count = static_cast<std::size_t>(levels);
    return std::string(count, '[') + std::string(count, ']');
  };
  CHECK(fault_of(nested(most_depth)) == -1);
  const std::string deep = nested(most_depth + 1);
  CHECK(JsonDocument(deep).error() == ReadError::depth);
  CHECK(JsonDocument(deep).fault_offset() == most_depth);
  CHECK(JsonDocument(std::string(1'000'000, '[')).error() == ReadError::depth);
}

TEST_CASE("Any text is a text of JSON", "[read]") {
  std::string every;
  for (int c = 0; c < 128; ++c) every += static_cast<char>(c);
  every += "é数😀";
  std::string json;
  append_json(json, every);
  CHECK(text_of_json(json) == every);
  json.clear();
  append_json(json, "\xFFz");
  CHECK(text_of_json(json) == "\uFFFDz");
}

}  // namespace nonet::formats
