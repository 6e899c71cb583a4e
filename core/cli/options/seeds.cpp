#include "options/seeds.hpp"

#include <random>

#include "options/option_values.hpp"

namespace nonet::cli {

void add_seed(CLI::App& command, std::optional<std::string>& seed, const std::string& of) {
  // As an option of that type an empty text would be no value.
  command.add_option_function<std::string>(
      "--seed", [&seed](const std::string& text) { seed = text; },
      "Any text; the same seed makes the same " + of);
}

void add_series(CLI::App& command, Series& series, const std::string& of) {
  add_number(command, "--count", series.count, "Number to make");
  add_seed(command, series.seed, of);
}

std::string seed_of(const Series& series) {
  if (series.seed) return *series.seed;
  std::random_device device;
  const std::uint64_t high = device();
  return std::to_string(high << 32 | device());
}

}  // namespace nonet::cli
