// Source: the ids that SudokuPad and f-puzzles put into addresses (docs/formats.md, 9 and 10).
//   id = "fpuzzles" lz | ("scl" | "ctc") lz | "scf" codoku ["w"] ["x"] | "classic" *(digit | letter)
// where a letter stands for a run of blanks, and anything else names a puzzle
// on the server. Payloads may be percent-encoded.
#include <algorithm>
#include <utility>

#include "formats/common/text_lines.hpp"
#include "formats/links/cells.hpp"
#include "formats/links/sites.hpp"
#include "formats/structured/puzzles.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

bool is_run(char c) {
  return c >= 'A' && c <= 'Z';
}

/// How many cells digits and letters make, where A stands for so many blanks.
int cells_in(std::string_view cells, int first) {
  int count = 0;
  for (char c : cells) count += is_run(c) ? c - 'A' + first : 1;
  return count;
}

/// Digits, and letters for runs of blanks. B is 1 in links that are met; where A is 1, only that gives 81 cells.
Reading read_classic(const Payload& payload) {
  constexpr auto format = Format::sudoku_pad_classic;
  const std::string_view cells = payload.text();
  const int first = cells_in(cells, 1) == cell_count ? 1 : 0;
  Grid grid;
  int found = 0;
  std::size_t excess = cells.size();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const char c = cells[i];
    if (!is_run(c) && c != '0' && !is_digit(c))
      return payload.bad(format, ReadError::bad_character, i);
    if (is_digit(c) && found < cell_count) grid.set(found, c - '0');
    if (found <= cell_count) excess = i;
    found = std::min(found + (is_run(c) ? c - 'A' + first : 1), cell_count + 1);
  }
  if (found == cell_count) return payload.success(format, Progress(grid));
  const bool few = found < cell_count;
  Reading reading = payload.failed(format, few ? ReadError::too_few : ReadError::too_many,
                                   few ? cells.size() : excess);
  reading.fault.found = cells_in(cells, first);
  reading.fault.wanted = cell_count;
  return reading;
}

Reading read_short(const Payload& payload) {
  return read_code(payload, Format::sudoku_pad_short, true);
}
Reading read_json(const Payload& payload) {
  return payload.placed(read_f_puzzles_payload(payload.text(), Format::sudoku_pad));
}
Reading read_scl(const Payload& payload) {
  return payload.placed(read_scl_payload(payload.text()));
}

struct Kind {
  std::string_view prefix;
  Reading (*read)(const Payload& payload);
};

constexpr Table<Kind, 5> kinds = {{{"fpuzzles", read_json},
                                   {"scf", read_short},
                                   {"scl", read_scl},
                                   {"ctc", read_scl},
                                   {"classic", read_classic}}};

/// The id in the address: a parameter, or the path without its slash and without "sudoku/".
std::string_view id_of(const Address& address) {
  if (const auto named = parameter(address.query, "puzzleid")) return *named;
  std::string_view path = address.path;
  for (std::string_view before :
       {std::string_view("/sudoku/"), std::string_view("/sudoku"), std::string_view("/")}) {
    if (path == before) return path.substr(path.size());
    if (before.back() == '/' && path.substr(0, before.size()) == before)
      return path.substr(before.size());
  }
  return path;
}

}  // namespace

std::optional<Reading> read_sudoku_pad_id(std::string_view text, std::string_view raw) {
  Payload payload(text, raw);
  for (const Kind& kind : kinds) {
    if (payload.text().substr(0, kind.prefix.size()) != kind.prefix) continue;
    payload.drop(kind.prefix.size());
    payload.drop_full_stops();
    return kind.read(payload);
  }
  return std::nullopt;
}

Reading read_sudoku_pad_link(const Link& link) {
  const std::string_view id = id_of(link.address);
  if (id.empty()) return without_puzzle(link, Format::sudoku_pad);
  if (std::optional<Reading> reading = read_sudoku_pad_id(link.text, id))
    return std::move(*reading);
  return only_on_server(link, Format::sudoku_pad);
}

Reading read_f_puzzles_link(const Link& link) {
  constexpr auto format = Format::f_puzzles;
  const auto load = parameter(link.address.query, "load");
  if (!load) {
    return parameter(link.address.query, "id") ? only_on_server(link, format)
                                               : without_puzzle(link, format);
  }
  Payload payload(link.text, *load);
  payload.drop_full_stops();
  return payload.placed(read_f_puzzles_payload(payload.text(), format));
}

}  // namespace nonet::formats
