// Sources: docs/formats.md, 11 and 13.
#include "formats/links/sites.hpp"

#include <algorithm>
#include <utility>

#include "formats/common/characters.hpp"
#include "formats/common/position_forms.hpp"
#include "formats/links/cells.hpp"
#include "formats/links/codoku.hpp"
#include "formats/links/writers.hpp"
#include "formats/structured/base64.hpp"
#include "formats/structured/coach_state.hpp"
#include "formats/structured/puzzles.hpp"
#include "index.hpp"

namespace nonet::formats {
namespace {

// Two cells in a byte, and half a byte over.
constexpr std::size_t good_sudoku_bytes = 41;

std::size_t offset_of(const Link& link) {
  return offset_in(link.text, link.address.whole);
}

Reading about_host(const Link& link, Format format, ReadError error) {
  Reading reading = failed(format, error, link.text, offset_of(link));
  reading.fault.detail = link.address.host;
  return reading;
}

/// The last part of the path that is not empty.
std::string_view last_segment(std::string_view path) {
  while (!path.empty() && path.back() == '/') path.remove_suffix(1);
  return path.substr(path.rfind('/') + 1);
}

/// The value of one of 81 cells; the high half of a byte comes first.
int nibble(const std::vector<std::uint8_t>& bytes, int index) {
  const unsigned byte = nth(bytes, index / 2);
  return narrow<int>(index % 2 == 0 ? byte >> 4U : byte & 15U);
}

Reading wrong_base64(const Payload& payload, std::size_t at, std::size_t found) {
  Reading reading = payload.bad(Format::good_sudoku, ReadError::base64, at);
  reading.fault.found = narrow<int>(found);
  reading.fault.wanted = narrow<int>(good_sudoku_bytes);
  return reading;
}

}  // namespace

Reading only_on_server(const Link& link, Format format) {
  return about_host(link, format, ReadError::short_id);
}

Reading without_puzzle(const Link& link, Format format) {
  return about_host(link, format, ReadError::no_puzzle);
}

Reading read_other_site(const Link& link) {
  Reading reading = about_host(link, Format::line, ReadError::unsupported);
  // The page says which kind of puzzle it is.
  if (is_of_variant(link.address)) reading.fault.detail += link.address.path;
  // Many hosts have it.
  if (link.address.path.substr(0, 11) == "/penpa-edit") reading.fault.detail = "Penpa";
  return reading;
}

Reading read_short_link(const Link& link) {
  return about_host(link, Format::line, ReadError::short_id);
}

Reading read_sudoku_exchange_link(const Link& link) {
  constexpr auto format = Format::sudoku_exchange;
  const auto cells = parameter(link.address.query, "s");
  if (!cells) return without_puzzle(link, format);
  Payload payload(link.text, *cells);
  Reading reading = looks_like_cells(payload.text()) ? read_cells(std::move(payload), format)
                                                     : read_code(std::move(payload), format);
  const auto level = parameter(link.address.query, "d");
  if (reading.ok() && level)
    set_detail(reading.puzzles.front(), DetailKey::level, Payload(link.text, *level).text());
  return reading;
}

Reading read_sudoku_coach_link(const Link& link) {
  constexpr auto format = Format::sudoku_coach;
  Payload payload(link.text, last_segment(link.address.path));
  if (looks_like_cells(payload.text())) return read_cells(std::move(payload), format);
  if (is_coach_code(payload.text())) {
    payload.drop_full_stops();
    return payload.placed(read_coach_code(payload.text()));
  }
  const std::size_t play = link.address.path.find("/play/");
  const bool named = play != std::string_view::npos && play + 6 < link.address.path.size();
  return named ? only_on_server(link, format) : without_puzzle(link, format);
}

Reading read_lisudoku_link(const Link& link) {
  constexpr auto format = Format::lisudoku;
  const auto import = parameter(link.address.query, "import");
  if (!import) {
    const bool named = link.address.path.substr(0, 3) == "/p/";
    return named ? only_on_server(link, format) : without_puzzle(link, format);
  }
  Payload payload(link.text, *import);
  if (looks_like_cells(payload.text())) return read_cells(std::move(payload), format);
  payload.drop_full_stops();
  return payload.placed(read_lisudoku_payload(payload.text()));
}

Reading read_iss_link(const Link& link) {
  const auto puzzle = parameter(link.address.query, "q");
  if (!puzzle) return without_puzzle(link, Format::line);
  Payload payload(link.text, *puzzle);
  if (payload.text().size() == candidate_count && looks_like_cells(payload.text()))
    return payload.placed(read_729(payload.text()));
  if (looks_like_cells(payload.text())) return read_cells(std::move(payload), Format::line);
  Reading reading = payload.failed(Format::line, ReadError::unsupported, 0);
  reading.fault.detail = "Interactive Sudoku Solver";
  return reading;
}

Reading read_good_sudoku_link(const Link& link) {
  const std::string_view path = link.address.path;
  const std::size_t sign = std::min(path.find('$'), path.find("%24"));
  if (sign != std::string_view::npos) return read_good_sudoku_id(link.text, path.substr(sign));
  const bool named = path.size() > 8 && path.substr(0, 8) == "/puzzle/";
  return named ? only_on_server(link, Format::good_sudoku)
               : without_puzzle(link, Format::good_sudoku);
}

Reading read_good_sudoku_id(std::string_view text, std::string_view raw) {
  Payload payload(text, raw);
  payload.drop(1);
  payload.drop_full_stops();
  const bool url = payload.text().find_first_of("-_") != std::string_view::npos;
  const DecodedBase64 read = decode_base64(payload.text(), url ? Base64::url : Base64::plain);
  if (read.fault) return wrong_base64(payload, *read.fault, 0);
  if (read.bytes.size() != good_sudoku_bytes)
    return wrong_base64(payload, payload.text().size(), read.bytes.size());
  Grid grid;
  for (int cell = 0; cell <= cell_count; ++cell) {
    const int value = nibble(read.bytes, cell);
    if (value > (cell < cell_count ? 9 : 0)) {
      // Three bytes are four letters.
      Reading reading =
          payload.failed(Format::good_sudoku, ReadError::bad_value, as_size(cell) / 2 * 4 / 3);
      reading.fault.detail = std::to_string(value);
      return reading;
    }
    if (cell < cell_count) grid.set(cell, value);
  }
  return payload.success(Format::good_sudoku, Progress(grid));
}

Written write_sudoku_pad_short(std::span<const Progress> puzzles) {
  return text_written("https://sudokupad.app/scf" + to_codoku(puzzles.front().givens));
}

Written write_sudoku_exchange(std::span<const Progress> puzzles) {
  const Progress& progress = puzzles.front();
  std::string text = "https://sudokuexchange.com/play/?s=" + to_string(progress.givens, '0');
  const std::string_view level = text_of(progress, DetailKey::level);
  if (level.size() == 1 && level >= "1" && level <= "4") text.append("&d=").append(level);
  return text_written(std::move(text));
}

Written write_sudoku_coach(std::span<const Progress> puzzles) {
  return text_written("https://sudoku.coach/en/play/" + to_string(puzzles.front().values, '0'));
}

Written write_good_sudoku(std::span<const Progress> puzzles) {
  const Grid& grid = puzzles.front().givens;
  std::vector<std::uint8_t> bytes(good_sudoku_bytes);
  for (int cell = 0; cell < cell_count; ++cell) {
    const int shifted = cell % 2 == 0 ? grid[cell] << 4 : grid[cell];
    std::uint8_t& byte = nth(bytes, cell / 2);
    byte = narrow<std::uint8_t>(byte | shifted);
  }
  return text_written("https://playgoodsudoku.com/puzzle/$" + encode_base64(bytes));
}

}  // namespace nonet::formats
