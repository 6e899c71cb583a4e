#include "formats/links/cells.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "formats/common/text_lines.hpp"
#include "formats/links/codoku.hpp"
#include "index.hpp"

namespace nonet::formats {
namespace {

bool is_cell(char c) {
  return is_digit(c) || is_one_of(c, blanks);
}

/// The first blank that is of another kind than the first one, or the end.
std::size_t second_blank(std::string_view cells) {
  const std::size_t first = cells.find_first_of(blanks);
  if (first == std::string_view::npos) return cells.size();
  for (std::size_t i = first; i < cells.size(); ++i) {
    if (is_one_of(cells[i], blanks) && cells[i] != cells[first]) return i;
  }
  return cells.size();
}

Grid grid_of(std::string_view cells) {
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell) {
    const char c = nth(cells, cell);
    if (is_digit(c)) grid.set(cell, c - '0');
  }
  return grid;
}

Reading wrong_count(const Payload& payload, Format format, int found, std::size_t at) {
  const bool few = found < cell_count;
  Reading reading = payload.failed(format, few ? ReadError::too_few : ReadError::too_many, at);
  reading.fault.found = found;
  reading.fault.wanted = cell_count;
  return reading;
}

/// The rules that the letters behind the cells name.
std::string rules_of(std::string_view suffix) {
  std::string rules;
  for (char c : suffix) {
    if (!rules.empty()) rules += ", ";
    rules += c == 'w' ? "windoku" : "diagonal";
  }
  return rules;
}

Reading with_rules(Reading reading, const Payload& payload, std::size_t at) {
  const std::string_view suffix = payload.text().substr(at);
  if (suffix.empty()) return reading;
  if (suffix.size() > 2 || suffix.find_first_not_of("wx") != std::string_view::npos)
    return wrong_count(payload, reading.format, read_codoku(payload.text()).found, at);
  Warning warning;
  warning.id = WarningId::variant_rules;
  warning.place.line = 1;
  warning.place.offset = at;
  warning.count = count_of(suffix);
  warning.detail = rules_of(suffix);
  reading.warnings.push_back(std::move(warning));
  return reading;
}

}  // namespace

bool looks_like_cells(std::string_view text) {
  constexpr std::size_t fewest = 40;
  return text.size() >= fewest && std::all_of(text.begin(), text.end(), is_cell);
}

Reading read_cells(Payload payload, Format format) {
  const auto mixed = [&] { return second_blank(payload.text()); };
  // The full stop of the sentence, where dots are no blanks.
  if (payload.text().size() > cell_count && mixed() < payload.text().size() &&
      payload.text()[mixed()] == '.')
    payload.drop_full_stops();
  const std::string_view cells = payload.text();
  const std::size_t wrong = cells.find_first_not_of("123456789.0_*-");
  if (wrong != std::string_view::npos) return payload.bad(format, ReadError::bad_character, wrong);
  if (cells.size() != cell_count) {
    if (mixed() < cells.size()) return payload.bad(format, ReadError::mixed_blanks, mixed());
    return wrong_count(payload, format, count_of(cells),
                       std::min<std::size_t>(cells.size(), cell_count));
  }
  Reading reading = formats::success(format, Progress(grid_of(cells)));
  if (const std::size_t at = mixed(); at < cells.size())
    reading.warnings.push_back(
        {WarningId::mixed_blanks, {at, 1, 1}, 0, std::string(cells.substr(at, 1))});
  return payload.placed(std::move(reading));
}

Reading read_code(Payload payload, Format format, bool suffix) {
  payload.drop_full_stops();
  const Codoku code = read_codoku(payload.text(), suffix);
  if (code.error == ReadError::bad_character)
    return payload.bad(format, ReadError::bad_character, code.at);
  if (code.error != ReadError::none) return wrong_count(payload, format, code.found, code.at);
  Reading reading = with_rules(formats::success(format, Progress(code.grid)), payload, code.at);
  return reading.ok() ? payload.placed(std::move(reading)) : reading;
}

}  // namespace nonet::formats
