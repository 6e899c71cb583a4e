/// Tables and drawn grids. Words above and below a table are passed over and told; inside of it they are
/// a fault.
#include "nonet/table.hpp"

#include <algorithm>

#include "formats/plain/table_forms.hpp"

namespace nonet::formats {
namespace {

using namespace plain;

// Three grids with a border after each row have fewer.
constexpr std::size_t most_lines = 400;

/// Lines with tabs count even when every field is empty.
bool counts_in_table(std::string_view line) {
  return counts(line) || std::count(line.begin(), line.end(), '\t') >= 8;
}

bool is_text(const TextLine& line) {
  return is_words(line.text);
}

using Form = std::optional<Reading> (*)(std::string_view, const TextLines&);

std::optional<Reading> read_forms(std::string_view text, const TextLines& lines) {
  constexpr Table<Form, 4> forms = {read_sudocue, read_drawn, read_marks, read_csv_grid};
  for (Form form : forms) {
    if (std::optional<Reading> reading = form(text, lines)) return reading;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Reading> read_table(std::string_view text) {
  TextLines lines;
  for (LineCursor cursor(text); !cursor.done();) {
    const TextLine line = cursor.next();
    if (!counts_in_table(line.text)) continue;
    if (lines.size() == most_lines) return std::nullopt;
    lines.push_back(line);
  }
  if (std::optional<Reading> reading = read_markdown(text, lines)) return reading;
  const auto first = std::find_if_not(lines.begin(), lines.end(), is_text);
  auto last = lines.end();
  while (last != first && is_text(last[-1])) --last;
  std::optional<Reading> reading = read_forms(text, TextLines(first, last));
  if (!reading || !reading->ok()) return reading;
  for (auto line = lines.begin(); line != lines.end(); ++line) {
    if (line == first) line = last;
    if (line == lines.end()) break;
    reading->warnings.push_back(
        passed_over(trim(line->text), place_in(text, *line, line->text.data())));
  }
  return reading;
}

}  // namespace nonet::formats
