#include <memory>

#include "answers/puzzles.hpp"
#include "commands/commands.hpp"
#include "nonet/lab/exact_cover.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

struct DlxOptions {
  InputOptions input;
  bool matrix = false;
  Format format = Format::text;
};

/// The nodes of the dancing links: four a row, one a column, and the root.
std::size_t link_count(const std::vector<CoverRow>& rows) {
  return 4 * rows.size() + cover_columns + 1;
}

/// Counted from 1, as in texts about the matrix.
Table<int, 4> column_numbers(const CoverRow& row) {
  Table<int, 4> numbers = row.columns;
  for (int& number : numbers) ++number;
  return numbers;
}

void write_text(const std::vector<CoverRow>& rows, const DlxOptions& options, Output& output) {
  std::string head = std::to_string(rows.size()) + " rows, " + std::to_string(cover_columns) +
                     " columns, " + std::to_string(link_count(rows)) + " nodes";
  if (!options.matrix) return output.line(head);
  output.line("# " + head + "; each line: row cell digit, and its columns for cell, row x digit, " +
              "column x digit, box x digit");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    std::string text =
        std::to_string(i + 1) + ' ' + cell_name(rows[i].cell) + ' ' + std::to_string(rows[i].digit);
    for (int column : column_numbers(rows[i])) text += ' ' + std::to_string(column);
    output.line(text);
  }
}

void write_json(const Puzzle& puzzle, const std::vector<CoverRow>& rows, const DlxOptions& options,
                Output& output) {
  Json json = json_of(puzzle);
  json["rows"] = rows.size();
  json["columns"] = cover_columns;
  json["dlx_nodes"] = link_count(rows);
  if (options.matrix) {
    Json matrix = Json::array();
    for (std::size_t i = 0; i < rows.size(); ++i) {
      matrix.push_back(Json{{"row", i + 1},
                            {"cell", cell_name(rows[i].cell)},
                            {"digit", rows[i].digit},
                            {"columns", column_numbers(rows[i])}});
    }
    json["matrix"] = std::move(matrix);
  }
  output.json(json);
}

void write(const Puzzle& puzzle, const DlxOptions& options, Output& output) {
  const std::vector<CoverRow> rows = cover_rows(board_of(puzzle));
  if (options.format == Format::json) {
    write_json(puzzle, rows, options, output);
  } else {
    write_text(rows, options, output);
  }
}

int run_dlx(const DlxOptions& options) {
  Output output;
  return for_each_puzzle(options.input, options.format == Format::json, output,
                         [&](const Puzzle& puzzle, Output& to) {
                           write(puzzle, options, to);
                           return ok;
                         });
}

}  // namespace

void add_dlx(CLI::App& command, Run& run) {
  auto options = std::make_shared<DlxOptions>();
  add_input(command, options->input);
  command.add_flag("--matrix", options->matrix,
                   "Print every row: its number, cell and digit, and its four columns");
  add_format(command, options->format);
  command.callback([&run, options] { run = [options] { return run_dlx(*options); }; });
}

}  // namespace nonet::cli
