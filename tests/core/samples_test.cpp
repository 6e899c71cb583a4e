/// Every text of the tables in tests/data/formats is read as the table says. The same tables go through the module and
/// through the page's paste box.

#include "samples.hpp"

#include <cstddef>
#include <sstream>
#include <string>
#include <string_view>

#include "catch.hpp"
#include "nonet/library.hpp"
#include "nonet/read.hpp"

namespace nonet {
namespace {

using test::Sample;
using test::samples_of;

/// "r1c6=12 r9c9=9".
template <typename Cells, typename Mask>
std::string text_of(const Cells& cells, const Mask& mask_of) {
  std::string text;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const DigitSet digits(static_cast<std::uint16_t>(mask_of(cells[cell])));
    if (digits.empty()) continue;
    if (!text.empty()) text += ' ';
    text += 'r' + std::to_string(cell / 9 + 1) + 'c' + std::to_string(cell % 9 + 1) + '=';
    for (int digit : digits) text += std::to_string(digit);
  }
  return text;
}

std::string text_of(const std::vector<DigitSet>& cells) {
  return text_of(cells, [](DigitSet set) { return set.mask(); });
}

std::string text_of(const std::vector<std::uint16_t>& cells) {
  return text_of(cells, [](std::uint16_t mask) { return mask; });
}

std::vector<std::string> details_of(const Progress& progress) {
  std::vector<std::string> details;
  details.reserve(progress.details.size());
  for (const Detail& one : progress.details)
    details.push_back(std::string(id(one.key)) + ' ' + one.text);
  return details;
}

std::string solution_of(const Progress& progress) {
  return progress.solution.clue_count() == 0 ? "" : to_string(progress.solution);
}

/// "mixed-blanks", "taken-as-filled 21": the counts only where the table has them.
std::vector<std::string> warnings_of(const Reading& reading, const std::vector<std::string>& told) {
  std::vector<std::string> warnings;
  for (std::size_t i = 0; i < reading.warnings.size(); ++i) {
    const Warning& one = reading.warnings[i];
    const bool counted = i < told.size() && told[i].find(' ') != std::string::npos;
    warnings.push_back(std::string(id(one.id)) + (counted ? ' ' + std::to_string(one.count) : ""));
  }
  return warnings;
}

/// "read-as-empty 51 □": with count and detail.
std::vector<std::string> told_of(const Reading& reading) {
  std::vector<std::string> told;
  for (const Warning& one : reading.warnings) {
    std::string text = std::string(id(one.id)) + ' ' + std::to_string(one.count);
    if (!one.detail.empty()) text += ' ' + one.detail;
    told.push_back(std::move(text));
  }
  return told;
}

/// Of pencil marks and the like, filled cells count as givens.
void check_states(const Reading& reading, const Sample& sample) {
  const std::vector<std::string> states = sample.all("state");
  REQUIRE(reading.puzzles.size() == states.size());
  for (std::size_t i = 0; i < states.size(); ++i) {
    const LibraryCase expected = read_library_case(states[i]);
    REQUIRE(expected.ok());
    CHECK(library_position(position_of(reading.puzzles[i])) == library_position(expected.position));
  }
}

/// "row-length line 4 column 1 found 8 wanted 9 row 4": what is 0 is left out.
std::string text_of(const Fault& fault) {
  std::ostringstream text;
  text << id(fault.error);
  const auto add = [&](const char* name, int number) {
    if (number != 0) text << ' ' << name << ' ' << number;
  };
  add("line", fault.place.line);
  add("column", fault.place.column);
  add("found", fault.found);
  add("wanted", fault.wanted);
  add("row", fault.row);
  if (!fault.detail.empty()) text << " detail " << fault.detail;
  return text.str();
}

}  // namespace

TEST_CASE("Each of the sample texts is read as what it is, whole", "[formats]") {
  for (const Sample& sample : samples_of("samples.txt")) {
    INFO(sample.name);
    const Reading reading = read(sample.text);
    CHECK(text_of(reading.fault).empty());
    if (!reading.ok()) continue;
    CHECK(id(reading.format) == sample.one("format"));
    check_states(reading, sample);
    const Progress& first = reading.puzzles.front();
    CHECK(text_of(first.corner) == sample.one("corner"));
    CHECK(text_of(first.centre) == sample.one("centre"));
    CHECK(text_of(first.colours) == sample.one("colours"));
    if (sample.one("details").empty()) {
      CHECK(solution_of(first) == sample.one("solution"));
      CHECK(details_of(first) == sample.all("detail"));
    }
    if (sample.one("warnings").empty())
      CHECK(warnings_of(reading, sample.all("warning")) == sample.all("warning"));
    CHECK(reading.fault_count == 0);
  }
}

TEST_CASE("Each of the pasted texts is read, and what was made plain is told", "[formats]") {
  for (const Sample& sample : samples_of("pasted.txt")) {
    INFO(sample.name);
    const Reading reading = read(sample.text);
    CHECK(text_of(reading.fault).empty());
    if (!reading.ok()) continue;
    CHECK(id(reading.format) == sample.one("format"));
    check_states(reading, sample);
    const Progress& first = reading.puzzles.front();
    CHECK(solution_of(first) == sample.one("solution"));
    CHECK(details_of(first) == sample.all("detail"));
    CHECK(told_of(reading) == sample.all("warning"));
    CHECK(reading.fault_count == 0);
  }
}

TEST_CASE("Texts that nearly are puzzles are refused", "[formats]") {
  for (const Sample& sample : samples_of("near-misses.txt")) {
    INFO(sample.name);
    const Reading reading = read(sample.text);
    CHECK(text_of(reading.fault) == sample.one("fault"));
    CHECK(reading.puzzles.empty());
  }
}

TEST_CASE("Each of the damaged texts is refused, and where and why is told", "[formats]") {
  for (const Sample& sample : samples_of("damaged.txt")) {
    INFO(sample.name);
    const Reading reading = read(sample.text);
    CHECK(text_of(reading.fault) == sample.one("fault"));
    CHECK(reading.puzzles.empty());
  }
}

}  // namespace nonet
