/// @file
/// The tables of texts in tests/data/formats: what is to be read from each, or why it cannot be.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace nonet::test {

struct Sample {
  std::string name;
  /// The words of each line before the text: the first, and the rest of the line.
  std::vector<std::pair<std::string, std::string>> fields;
  std::string text;

  /// The values of all fields with this name.
  [[nodiscard]] std::vector<std::string> all(const std::string& field) const;
  /// That of the only one, or "".
  [[nodiscard]] std::string one(const std::string& field) const;
};

/// Fails the test when the file cannot be read or has no samples.
[[nodiscard]] std::vector<Sample> samples_of(const std::string& file);

}  // namespace nonet::test
