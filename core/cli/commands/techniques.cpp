/// @file
/// `nonet techniques`: the table.

#include <algorithm>
#include <array>
#include <memory>

#include "commands/commands.hpp"
#include "nonet/technique.hpp"
#include "options/technique_names.hpp"
#include "output/output.hpp"

namespace nonet::cli {
namespace {

using Row = std::array<std::string, 8>;

/// "4.5"; "" where there is none.
std::string rating_of(const TechniqueInfo& technique) {
  if (technique.rating == 0) return "";
  return std::to_string(technique.rating / 10) + '.' + std::to_string(technique.rating % 10);
}

Row row_of(const TechniqueInfo& technique) {
  return {std::string(technique.id),         std::string(technique.title),
          std::string(id(technique.family)), std::string(id(technique.level)),
          std::to_string(technique.score),   rating_of(technique),
          std::string(technique.hodoku),     std::string(id(technique.use))};
}

Json json_of(const TechniqueInfo& technique) {
  return {{"id", technique.id},
          {"name", technique.title},
          {"family", id(technique.family)},
          {"level", id(technique.level)},
          {"score", technique.score},
          {"rating", technique.rating == 0 ? Json(nullptr) : Json(technique.rating / 10.0)},
          {"hodoku", technique.hodoku.empty() ? Json(nullptr) : Json(technique.hodoku)},
          {"use", id(technique.use)}};
}

std::vector<Row> table(TechniqueOrder order) {
  std::vector<Row> rows = {{"id", "name", "family", "level", "score", "rating", "HoDoKu", "use"}};
  for (const Technique technique : techniques_in(order)) rows.push_back(row_of(info(technique)));
  return rows;
}

void write_table(TechniqueOrder order, Output& output) {
  const std::vector<Row> rows = table(order);
  std::array<std::size_t, std::tuple_size_v<Row>> widths{};
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  for (const Row& row : rows) {
    std::string text;
    for (std::size_t i = 0; i < row.size(); ++i)
      text += row[i] + std::string(widths[i] - row[i].size() + 2, ' ');
    output.line(text.substr(0, text.find_last_not_of(' ') + 1));
  }
}

int run_techniques(Format format, TechniqueOrder order) {
  Output output;
  if (format == Format::text) {
    write_table(order, output);
  } else {
    for (const Technique technique : techniques_in(order)) output.json(json_of(info(technique)));
  }
  output.flush();
  return ok;
}

}  // namespace

void add_techniques(CLI::App& command, Run& run) {
  struct Options {
    Format format = Format::text;
    TechniqueOrder order = TechniqueOrder::nonet;
  };
  auto options = std::make_shared<Options>();
  add_format(command, options->format);
  add_order(command, options->order);
  command.callback([&run, options] {
    run = [options] { return run_techniques(options->format, options->order); };
  });
}

}  // namespace nonet::cli
