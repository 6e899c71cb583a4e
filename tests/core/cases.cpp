#include "cases.hpp"

#include <fstream>

#include "catch.hpp"
#include "nonet/library.hpp"

namespace nonet::test {
namespace {

Case read_case(const std::string& line) {
  const std::size_t first = line.find('|');
  const std::size_t second = line.find('|', first + 1);
  REQUIRE(second != std::string::npos);
  const auto technique = find_technique(line.substr(0, first));
  INFO(line);
  REQUIRE(technique);
  const std::string library = ":::" + line.substr(first + 1, second - first - 1);
  const LibraryCase read = read_library_case(library);
  REQUIRE(read.ok());
  const bool near_miss = line[second + 1] == '!';
  return {*technique, read.position, line.substr(second + (near_miss ? 2 : 1)), near_miss, line};
}

}  // namespace

std::vector<Case> cases_of(const std::string& name) {
  std::vector<Case> cases;
  std::ifstream stream(std::string(NONET_TEST_DATA) + "/techniques/" + name + ".txt");
  for (std::string line; std::getline(stream, line);) {
    if (!line.empty() && line[0] != '#') cases.push_back(read_case(line));
  }
  return cases;
}

}  // namespace nonet::test
