/// Markdown tables, as GitHub has them:
///
///   table = row nl alignment nl { row nl }
///   row   = [ "|" ] cell 8*( "|" cell ) [ "|" ]      alignment = the same with cells of [ ":" ] 1*"-" [ ":" ]
///
/// A table has a line over the dashes. With eight rows below it is the first row of the puzzle, with nine it
/// is a heading. A column or a heading of labels (1 to 9, A to I) does not count.
#include <algorithm>

#include "formats/plain/table_forms.hpp"

namespace nonet::formats::plain {
namespace {

bool is_alignment_cell(std::string_view cell) {
  cell = trim(cell);
  if (!cell.empty() && cell.front() == ':') cell.remove_prefix(1);
  if (!cell.empty() && cell.back() == ':') cell.remove_suffix(1);
  return !cell.empty() && cell.find_first_not_of('-') == std::string_view::npos;
}

bool is_alignment(std::string_view line) {
  if (line.find('|') == std::string_view::npos || line.find('-') == std::string_view::npos)
    return false;
  const auto pieces = between_bars(line);
  return pieces.size() > 5 && std::all_of(pieces.begin(), pieces.end(), is_alignment_cell);
}

bool has_bars(const TextLine& line) {
  return between_bars(line.text).size() > 5;
}

Row row_of(const TextLine& line) {
  Row row{line, {}};
  for (std::string_view piece : between_bars(line.text)) row.cells.push_back(trim(piece));
  return row;
}

/// The one line of dashes with a line above it; the end when there is none or there are several.
TextLines::const_iterator find_alignment(const TextLines& lines) {
  const auto is_dashes = [](const TextLine& line) { return is_alignment(line.text); };
  const auto at = std::find_if(lines.begin(), lines.end(), is_dashes);
  if (at == lines.end() || at == lines.begin() || !has_bars(at[-1])) return lines.end();
  // A row of a puzzle whose blanks are dashes has nothing but one dash in each cell.
  const bool certain = at->text.find("--") != std::string_view::npos ||
                       at->text.find(':') != std::string_view::npos;
  const auto rows = std::count_if(lines.begin(), lines.end(), has_bars);
  if (!certain && rows != 10 && rows != 11) return lines.end();
  return certain && std::count_if(lines.begin(), lines.end(), is_dashes) > 1 ? lines.end() : at;
}

void note_words(std::string_view text, const TextLine& line, Reading& reading) {
  if (!reading.ok()) return;
  reading.warnings.push_back(
      passed_over(trim(line.text), place_in(text, line, line.text.data())));
}

}  // namespace

std::optional<Reading> read_markdown(std::string_view text, const TextLines& lines) {
  const auto alignment = find_alignment(lines);
  if (alignment == lines.end()) return std::nullopt;
  const auto end = std::find_if_not(alignment + 1, lines.end(), has_bars);
  std::vector<Row> rows;
  for (auto line = alignment + 1; line != end; ++line) rows.push_back(row_of(*line));
  const Row heading = row_of(alignment[-1]);
  // Above nine rows are names of columns, and never digits that are not labels.
  const bool names = rows.size() == 9 && (is_labels(heading.cells) || is_words(heading.line.text) ||
                                          count_cells(heading.line.text) == 0);
  if (!names) rows.insert(rows.begin(), heading);
  drop_labels(rows);
  Reading reading = read_rows(text, rows, Format::markdown);
  for (auto line = lines.begin(); line != alignment - 1; ++line) note_words(text, *line, reading);
  for (auto line = end; line != lines.end(); ++line) note_words(text, *line, reading);
  return reading;
}

}  // namespace nonet::formats::plain
