/// A puzzle as a spreadsheet exports it: nine lines of nine fields, which may be empty or in quotes, with
/// commas, semicolons or tabs between them; or all 81 fields in one line. A separator at the end of every
/// line, and a first line or column of labels, do not count.
#include <algorithm>
#include <cstdlib>

#include "formats/plain/table_forms.hpp"
#include "index.hpp"

namespace nonet::formats::plain {
namespace {

bool has_label(std::string_view cell, std::size_t index, std::size_t start, char base) {
  if (!cell.empty() && (cell[0] == 'r' || cell[0] == 'R' || cell[0] == 'c' || cell[0] == 'C') &&
      cell.size() == 2)
    return start == 1 && cell[1] == static_cast<char>('1' + index);
  return cell.size() == 1 && cell[0] == static_cast<char>(as_size(base) + index);
}

bool are_labels(const std::vector<std::string_view>& cells) {
  constexpr std::string_view bases = "01Aa";
  for (std::size_t base = 0; base < bases.size(); ++base) {
    bool all = true;
    for (std::size_t i = 0; i < cells.size() && all; ++i)
      all = has_label(cells[i], i, base, bases[base]);
    if (all) return true;
  }
  return false;
}

/// The fields as views into the line; quotes are taken off.
Row split(const TextLine& line, char separator) {
  Row row{line, {}};
  std::string_view rest = line.text;
  while (true) {
    const std::size_t end = std::min(rest.find(separator), rest.size());
    std::string_view cell = trim(rest.substr(0, end));
    if (cell.size() > 1 && cell.front() == '"' && cell.back() == '"')
      cell = trim(cell.substr(1, cell.size() - 2));
    if (cell.empty()) cell = rest.substr(0, 0);
    row.cells.push_back(cell);
    if (end == rest.size()) return row;
    rest.remove_prefix(end + 1);
  }
}

char separator_between(const TextLine& line) {
  for (char one : {'\t', ';', ','}) {
    const auto count = std::count(line.text.begin(), line.text.end(), one);
    if (count >= 7 && count <= 11) return one;
  }
  return 0;
}

std::optional<Reading> read_one_line(std::string_view text, const TextLine& line) {
  for (char one : {'\t', ';', ','}) {
    const auto count = std::count(line.text.begin(), line.text.end(), one);
    if (count != cell_count - 1 && count != cell_count) continue;
    Row row = split(line, one);
    if (row.cells.size() == cell_count + 1 && row.cells.back().empty()) row.cells.pop_back();
    if (row.cells.size() != cell_count) return std::nullopt;
    std::vector<Row> rows;
    for (std::size_t i = 0; i < row.cells.size(); i += 9) {
      rows.push_back({line, {}});
      for (std::size_t k = i; k < i + 9; ++k) rows.back().cells.push_back(row.cells[k]);
    }
    return read_rows(text, rows, Format::csv_grid);
  }
  return std::nullopt;
}

/// Ten fields of which the last is empty in every line.
void drop_last(std::vector<Row>& rows) {
  const bool all = std::all_of(rows.begin(), rows.end(), [](const Row& row) {
    return row.cells.size() == 10 && row.cells.back().empty();
  });
  if (!all) return;
  for (Row& row : rows) row.cells.pop_back();
}

}  // namespace

bool is_labels(const std::vector<std::string_view>& cells) {
  std::vector<std::string_view> labels = cells;
  if (labels.size() == 10) labels.erase(labels.begin());
  return labels.size() == 9 && are_labels(labels);
}

void drop_labels(std::vector<Row>& rows) {
  std::vector<std::string_view> first;
  for (const Row& row : rows) {
    if (row.cells.size() != 10) return;
    first.push_back(row.cells.front());
  }
  if (rows.size() != 9 || !are_labels(first)) return;
  for (Row& row : rows) row.cells.erase(row.cells.begin());
}

std::optional<Reading> read_csv_grid(std::string_view text, const TextLines& lines) {
  if (lines.size() == 1) return read_one_line(text, lines[0]);
  if (lines.size() < 5) return std::nullopt;
  const char separator = separator_between(lines[lines.size() / 2]);
  if (separator == 0) return std::nullopt;
  std::vector<Row> rows;
  for (const TextLine& line : lines) rows.push_back(split(line, separator));
  const auto wide =
      std::count_if(rows.begin(), rows.end(), [](const Row& row) { return row.cells.size() > 5; });
  if (as_size(wide) * 2 <= rows.size()) return std::nullopt;
  if (rows.size() == 10 && is_labels(rows[0].cells)) rows.erase(rows.begin());
  drop_last(rows);
  drop_labels(rows);
  return read_rows(text, rows, Format::csv_grid);
}

}  // namespace nonet::formats::plain
