/// @file
/// Every field of every step that the cases of tests/data/techniques have, as a number for each technique, so that no change of what a hint says or draws goes
/// unnoticed. tests/data/step-signatures.txt has a line for each: "technique steps-of-the-first-case number steps-of-all-cases number".

#include <cstdint>
#include <fstream>
#include <map>
#include <sstream>

#include "cases.hpp"
#include "catch.hpp"
#include "nonet/logic.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// How many steps, and FNV-1a over all that they say.
class Signature {
 public:
  void add(const Step& step) {
    ++steps_;
    add_all(step.placements);
    add_all(step.eliminations);
    add_all(step.houses);
    add_all(step.covers);
    add_all(step.digits);
    for (const Mark& mark : step.marks)
      add_all({static_cast<int>(mark.role), mark.candidate, mark.group});
    for (const DigitCells& set : step.sets) {
      add_all(set.cells);
      add_all(set.digits);
    }
    for (const Node& node : step.nodes) {
      add(node.digit);
      add_all(node.cells);
    }
    for (const Link& link : step.links)
      add_all({link.from, link.to, static_cast<int>(link.strong), link.set});
  }

  [[nodiscard]] std::string text() const {
    std::ostringstream stream;
    stream << steps_ << ' ' << std::hex << value_;
    return stream.str();
  }

 private:
  void add(int number) {
    value_ = (value_ ^ static_cast<std::uint64_t>(number + 2)) * 0x100000001B3ULL;
  }
  /// Between two fields there is something that is in neither.
  template <class Numbers>
  void add_all(const Numbers& numbers) {
    for (const int number : numbers) add(number);
    add(-2);
  }
  void add_all(std::initializer_list<int> numbers) {
    for (const int number : numbers) add(number);
  }

  int steps_ = 0;
  std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

std::map<std::string, std::string> expected_lines() {
  std::ifstream file(std::string(NONET_TEST_DATA) + "/step-signatures.txt");
  std::map<std::string, std::string> lines;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line[0] != '#') lines[line.substr(0, line.find(' '))] = line;
  }
  return lines;
}

void add_steps(const test::Case& tested, Signature& signature) {
  LogicOptions options;
  options.techniques = {};
  options.techniques.insert(static_cast<int>(tested.technique));
  for (const Step& step : all_steps(tested.position, options).steps) signature.add(step);
}

/// The first case of each technique, and all of them where that is not too slow.
struct OfTechnique {
  Signature first;
  Signature all;
  bool begun = false;
};

}  // namespace

// A number that has changed means that people see other hints: look at them, say so in CHANGELOG.md, and put the line that the test names into the file.
TEST_CASE("the signatures of all techniques' steps") {
  std::map<std::string, OfTechnique> found;
  for (const char* name : test::case_files) {
    for (const test::Case& tested : test::cases_of(name)) {
      OfTechnique& signatures = found[std::string(info(tested.technique).id)];
      if (!signatures.begun) add_steps(tested, signatures.first);
      signatures.begun = true;
      if (test::share(4) == 4) add_steps(tested, signatures.all);
    }
  }
  const auto expected = expected_lines();
  CHECK(expected.size() == found.size());
  for (const auto& [technique, signatures] : found) {
    const std::string first = technique + " " + signatures.first.text();
    const std::string line = first + " " + signatures.all.text();
    const auto known = expected.find(technique);
    INFO("line: " << line);
    if (known == expected.end()) {
      FAIL_CHECK("no line for " << technique);
    } else if (test::share(4) == 4) {
      CHECK(known->second == line);
    } else {
      CHECK(known->second.substr(0, first.size() + 1) == first + " ");
    }
  }
}

}  // namespace nonet
