// Source: the program's own reader (docs/formats.md, 14). Version 3 of the data has marks in the corners,
// version 4 those in the centre too; older programs read the lower versions.
#include "formats/structured/open_sudoku.hpp"

#include <algorithm>
#include <string>

#include "formats/structured/date.hpp"
#include "formats/structured/xml.hpp"
#include "index.hpp"

namespace nonet::formats {
namespace {

bool has_progress(const Progress& progress) {
  return progress.values != progress.givens || !progress.corner.empty() || !progress.centre.empty();
}

DigitSet notes_in(const std::vector<DigitSet>& notes, int cell) {
  return notes.empty() ? DigitSet() : nth(notes, cell);
}

std::string data_of(const Progress& progress) {
  if (!has_progress(progress)) return to_string(progress.givens, '0');
  const bool two = !progress.centre.empty();
  std::string data = two ? "version: 4&#10;" : "version: 3&#10;";
  const auto field = [&](int number) { data.append(std::to_string(number)).append("|"); };
  for (int cell = 0; cell < cell_count; ++cell) {
    field(progress.values[cell]);
    field(notes_in(progress.corner, cell).mask());
    if (two) field(notes_in(progress.centre, cell).mask());
    field(progress.givens[cell] == 0 ? 1 : 0);
  }
  return data;
}

std::string game_element(const Progress& progress) {
  std::string text = "<game";
  const auto attribute = [&](std::string_view name, std::string_view value) {
    if (!value.empty()) text.append(" ").append(name).append("=\"").append(value).append("\"");
  };
  if (const auto time = milliseconds_of(text_of(progress, DetailKey::date)))
    attribute("created", std::to_string(*time));
  // It is being played.
  if (has_progress(progress)) attribute("state", "0");
  attribute("data", data_of(progress));
  attribute("note", xml_escaped(text_of(progress, DetailKey::comment)));
  return text + "/>\n";
}

std::string_view title_of(const Progress& progress) {
  return text_of(progress, DetailKey::title);
}

}  // namespace

Written write_open_sudoku(std::span<const Progress> puzzles) {
  Written written;
  written.text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n";
  for (auto first = puzzles.begin(); first != puzzles.end();) {
    const auto last = std::find_if(first, puzzles.end(), [&](const Progress& one) {
      return title_of(one) != title_of(*first);
    });
    const std::string_view title = title_of(*first);
    if (!title.empty()) written.text += "<folder name=\"" + xml_escaped(title) + "\">\n";
    for (; first != last; ++first) written.text += game_element(*first);
    if (!title.empty()) written.text += "</folder>\n";
  }
  written.text += "</opensudoku>\n";
  return written;
}

}  // namespace nonet::formats
