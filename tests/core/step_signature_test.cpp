/// @file
/// Every field of every step that the cases of tests/data/techniques have, as a number for each technique, so that no change of what a hint says or draws goes
/// unnoticed. tests/data/step-signatures.txt has a line for each: "technique steps-of-the-first-case number steps-of-all-cases number".
/// And what each technique finds with little work at positions of all of them, and how much work that is, in tests/data/work-signatures.txt:
/// "technique steps-of-some number steps-of-more number".

#include <cstdint>
#include <fstream>
#include <map>
#include <sstream>

#include "cases.hpp"
#include "catch.hpp"
#include "logic/first_step.hpp"
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

  void add_reasons(const Step& step) {
    for (const Link& link : step.links) {
      add(static_cast<int>(link.reason.because));
      add_all(link.reason.houses);
      add_all(link.reason.covers);
      add_all(link.reason.pair.cells);
      add_all(link.reason.pair.digits);
      add_all(link.reason.facts);
    }
  }

  /// The work spent, and whether that was all that there was.
  void add(const logic::Effort& effort) {
    add(static_cast<int>(effort.spent()));
    add(static_cast<int>(effort.end()));
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

std::map<std::string, std::string> expected_lines(const std::string& name) {
  std::ifstream file(std::string(NONET_TEST_DATA) + "/" + name);
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
  for (const Step& step : all_steps(tested.position, options).steps) {
    signature.add(step);
    signature.add_reasons(step);
  }
}

/// All that one technique gives for some work.
void add_with_little_work(const Position& position, Technique technique, Signature& signature) {
  logic::Effort effort(1000, {});
  logic::RemovableAlone removable_alone;
  const logic::Context context(position.board, position.givens, effort, removable_alone);
  for (const Step& step : logic::steps_of(context, technique)) signature.add(step);
  signature.add(effort);
}

/// Of a few cases, and of all of them where that is not too slow.
struct Signatures {
  Signature few;
  Signature all;
};
using OfTechniques = std::map<std::string, Signatures>;
const bool has_all = test::share(4) == 4;

void check_signatures(const OfTechniques& found, const std::string& file) {
  const auto expected = expected_lines(file);
  CHECK(expected.size() == found.size());
  for (const auto& [technique, signatures] : found) {
    const std::string few = technique + " " + signatures.few.text();
    const std::string line = few + " " + signatures.all.text();
    const auto known = expected.find(technique);
    INFO("line: " << line);
    if (known == expected.end()) {
      FAIL_CHECK("no line for " << technique);
    } else if (has_all) {
      CHECK(known->second == line);
    } else {
      CHECK(known->second.substr(0, few.size() + 1) == few + " ");
    }
  }
}

}  // namespace

// A number that has changed means that people see other hints: look at them, say so in CHANGELOG.md, and put the line that the test names into the file.
TEST_CASE("the signatures of all techniques' steps") {
  OfTechniques found;
  for (const char* name : test::case_files) {
    for (const test::Case& tested : test::cases_of(name)) {
      const std::string technique(info(tested.technique).id);
      const bool first = !found.contains(technique);
      Signatures& signatures = found[technique];
      if (first) add_steps(tested, signatures.few);
      if (has_all) add_steps(tested, signatures.all);
    }
  }
  check_signatures(found, "step-signatures.txt");
}

// With a budget a search ends where its work does, everywhere alike: so a change of the work is a change of what people see.
TEST_CASE("the signatures of what all techniques find, and spend, wherever they look") {
  OfTechniques found;
  std::size_t number = 0;
  for (const char* name : test::case_files) {
    for (const test::Case& tested : test::cases_of(name)) {
      const std::size_t place = number++;
      if (place % (has_all ? 8 : 64) != 0) continue;
      for (const TechniqueInfo& technique : techniques()) {
        Signatures& signatures = found[std::string(technique.id)];
        if (place % 64 == 0)
          add_with_little_work(tested.position, technique.technique, signatures.few);
        if (has_all) add_with_little_work(tested.position, technique.technique, signatures.all);
      }
    }
  }
  check_signatures(found, "work-signatures.txt");
}

}  // namespace nonet
