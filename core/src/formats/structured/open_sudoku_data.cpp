// Source: the program's own reader and writer (docs/formats.md, 14).
//   data = 81 digits | "version: " n line-end 81*cell
//   cell = value "|" marks "|" [second marks "|"] editable "|" [color "|"]
// with second marks from version 4 on, the color in version 5. Marks are "1,2,3," or "-" in version 1, else a mask
// with bit 0 for digit 1. The first marks stand in the corners of a cell, the second ones in its centre.
#include "formats/structured/open_sudoku_data.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "formats/common/text_lines.hpp"
#include "index.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view version_mark = "version:";
constexpr int newest_version = 5;

bool fail(Game& game, ReadError error, std::size_t at, std::string_view detail = {}) {
  game.fault = {error, at, std::string(detail), 0, 0};
  return false;
}

bool wrong_count(Game& game, int found, std::size_t at) {
  fail(game, found < cell_count ? ReadError::too_few : ReadError::too_many, at);
  game.fault.found = found;
  game.fault.wanted = cell_count;
  return false;
}

/// 81 digits, with white space anywhere.
bool read_digits(std::string_view data, Game& game) {
  Grid grid;
  int found = 0;
  std::size_t excess = data.size();
  char blank = 0;
  std::size_t second = data.size();
  for (std::size_t i = 0; i < data.size(); ++i) {
    const char c = data[i];
    if (is_white(c)) continue;
    if (!is_digit(c) && !is_one_of(c, blanks))
      return fail(game, ReadError::bad_character, i, character_at(data, i));
    if (!is_digit(c) && blank == 0) blank = c;
    if (!is_digit(c) && c != blank) second = std::min(second, i);
    if (found < cell_count) grid.set(found, is_digit(c) ? c - '0' : 0);
    if (found == cell_count) excess = i;
    ++found;
  }
  if (found != cell_count && second < data.size())
    return fail(game, ReadError::mixed_blanks, second, data.substr(second, 1));
  if (found != cell_count) return wrong_count(game, found, excess);
  if (second < data.size()) game.mixed_blank = data.substr(second, 1);
  game.progress = Progress(grid);
  return true;
}

/// Decimal digits as a number up to `most`.
std::optional<int> number(std::string_view text, int most) {
  constexpr std::size_t most_digits = 4;
  if (text.empty() || text.size() > most_digits) return std::nullopt;
  int value = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value > most ? std::nullopt : std::optional<int>(value);
}

/// Marks of version 1: digits with commas, the last one too.
std::optional<DigitSet> listed_marks(std::string_view text) {
  DigitSet digits;
  if (text == "-") return digits;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool comma = i % 2 == 1;
    if (comma ? text[i] != ',' : !is_digit(text[i])) return std::nullopt;
    if (!comma) digits.insert(text[i] - '0');
  }
  return text.empty() ? std::nullopt : std::optional<DigitSet>(digits);
}

std::optional<DigitSet> marks(std::string_view text, int version) {
  if (version == 1) return listed_marks(text);
  if (text == "-") return DigitSet();
  const std::optional<int> mask = number(text, DigitSet::full_mask);
  if (!mask) return std::nullopt;
  return DigitSet(*mask);
}

/// Reads the cells of a version, field by field.
class CellReader {
 public:
  CellReader(std::string_view data, std::size_t at, int version, Game& game)
      : data_(data), at_(at), version_(version), game_(game) {}

  bool read() {
    game_.progress.corner.resize(cell_count);
    game_.progress.centre.resize(cell_count);
    int found = 0;
    while (!at_end() && found < cell_count) {
      if (!read_cell(found)) return false;
      ++found;
    }
    if (found < cell_count || !at_end()) return wrong_count(game_, count_all(found), at_);
    drop_empty(game_.progress.corner);
    drop_empty(game_.progress.centre);
    return true;
  }

 private:
  [[nodiscard]] bool at_end() const {
    return data_.find_first_not_of(white, at_) == std::string_view::npos;
  }

  /// With those that are too many.
  [[nodiscard]] int count_all(int found) const {
    const auto bars = std::count(iterator_at(data_, at_), data_.end(), '|');
    const int fields = version_ < 4 ? 3 : version_;
    return std::max(found + narrow<int>(bars) / fields, at_end() ? found : cell_count + 1);
  }

  bool read_cell(int cell) {
    const std::optional<int> value = take([](std::string_view text) { return number(text, 9); });
    if (!value) return false;
    const auto take_marks = [&] {
      return take([&](std::string_view text) { return marks(text, version_); });
    };
    const std::optional<DigitSet> first = take_marks();
    if (!first) return false;
    nth(game_.progress.corner, cell) = *first;
    // Its programs wrote two bars where one was meant.
    if (version_ == 2 && data_.substr(at_, 1) == "|") ++at_;
    if (version_ >= 4) {
      const std::optional<DigitSet> second = take_marks();
      if (!second) return false;
      nth(game_.progress.centre, cell) = *second;
    }
    const std::optional<int> open = take([](std::string_view text) { return number(text, 1); });
    if (!open) return false;
    game_.progress.values.set(cell, *value);
    if (*open == 0) game_.progress.givens.set(cell, *value);
    return version_ < 5 || read_colour();
  }

  bool read_colour() {
    const auto any = [](std::string_view text) { return std::optional<std::string_view>(text); };
    const std::optional<std::string_view> colour = take(any);
    if (!colour) return false;
    const bool none = colour->empty() || *colour == "0" || *colour == "-" || *colour == "-1";
    game_.colours += none ? 0 : 1;
    return true;
  }

  /// Takes the text up to the next bar and reads it; a fault where it is nothing that may stand there.
  template <typename Read>
  auto take(Read read) -> decltype(read(std::string_view())) {
    const std::size_t bar = data_.find('|', at_);
    const std::string_view field = data_.substr(at_, bar - at_);
    auto value = bar == std::string_view::npos ? std::nullopt : read(field);
    if (value) {
      at_ = bar + 1;
    } else {
      constexpr std::size_t longest = 40;
      fail(game_, ReadError::bad_value, at_, field.substr(0, longest));
    }
    return value;
  }

  static void drop_empty(std::vector<DigitSet>& notes) {
    const bool none =
        std::all_of(notes.begin(), notes.end(), [](DigitSet one) { return one.empty(); });
    if (none) notes.clear();
  }

  std::string_view data_;
  std::size_t at_;
  int version_;
  Game& game_;
};

bool read_versioned(std::string_view data, Game& game) {
  const std::size_t start = std::min(data.find_first_not_of(' ', version_mark.size()), data.size());
  std::size_t end = std::min(data.find_first_not_of("0123456789", start), data.size());
  const std::string_view word = data.substr(start, end - start);
  const std::optional<int> version = number(word, newest_version);
  if (!version || *version == 0) {
    fail(game, ReadError::unsupported, start);
    game.fault.detail = "OpenSudoku version " + std::string(word.substr(0, 9));
    return false;
  }
  end = std::min(data.find_first_not_of(white, end), data.size());
  return CellReader(data, end, *version, game).read();
}

}  // namespace

Game read_open_sudoku_data(std::string_view data) {
  Game game;
  const bool read = data.substr(0, version_mark.size()) == version_mark ? read_versioned(data, game)
                                                                        : read_digits(data, game);
  if (!read) game.progress = Progress();
  return game;
}

}  // namespace nonet::formats
