#include "formats/loose/grid_rows.hpp"

#include <algorithm>

#include "formats/common/cells.hpp"
#include "formats/loose/found.hpp"

namespace nonet::formats::loose {
namespace {

constexpr std::string_view gaps = " \t|,;";
constexpr std::size_t most_columns = 16;

void remove(std::string& text, std::string_view part) {
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at))
    text.replace(at, part.size(), part.size(), ' ');
}

/// Without what TeX has around a row, and the dot behind its last bar.
std::string without_markup(std::string_view line) {
  std::string text(line);
  remove(text, "\\hline");
  remove(text, "\\\\");
  text = trim(text).empty() ? text : text.substr(0, text.find_last_not_of(' ') + 1);
  if (text.size() > 1 && text.back() == '.' && text[text.size() - 2] == '|') text.pop_back();
  return text;
}

/// The sign of a label that no cell can be: "r1", "1:", "B)"; 0 for another word.
char sure_label(std::string_view word) {
  const bool marked = word.size() > 1 && is_one_of(word.back(), ":.)");
  if (marked) word.remove_suffix(1);
  const bool named = word.size() == 2 && is_one_of(word[0], "rRcC") && is_digit(word[1]);
  if (named) word.remove_prefix(1);
  if (word.size() != 1) return 0;
  const char c = word[0];
  if (is_digit(c) && (named || marked)) return static_cast<char>('A' + (c - '1'));
  if (c >= 'a' && c <= 'i' && c != 'l') return static_cast<char>(c - 'a' + 'A');
  return c >= 'A' && c <= 'I' ? c : '\0';
}

std::vector<std::string_view> split(std::string_view text, std::string_view separators,
                                    bool empty) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    if (end > 0 || empty) parts.push_back(text.substr(0, end));
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string without_gaps(std::string_view text) {
  std::string rest;
  std::copy_if(text.begin(), text.end(), std::back_inserter(rest),
               [](char c) { return !is_one_of(c, gaps); });
  return rest;
}

bool is_empty_column(const std::string& column) {
  return column.find_first_not_of(' ') == std::string::npos;
}

/// Rows whose empty fields at the end were cut are made as wide as the others.
bool widen(std::vector<std::string>& rows, int& widened) {
  std::size_t width = 0;
  for (const std::string& row : rows) width = std::max(width, row.size());
  const auto shorter = std::count_if(rows.begin(), rows.end(),
                                     [&](const std::string& row) { return row.size() < width; });
  if (shorter == 0) return true;
  const bool cut = std::all_of(rows.begin(), rows.end(), [](const std::string& row) {
    return row.empty() || row.back() != ' ';
  });
  if (!cut || shorter < 2) return false;
  for (std::string& row : rows) {
    widened += static_cast<int>(width - row.size());
    row.resize(width, ' ');
  }
  return true;
}

}  // namespace

bool is_labels(std::string_view line) {
  std::string labels = plain::lower(without_gaps(line));
  if (labels.size() == 18) {
    std::string digits;
    for (std::size_t i = 0; i < labels.size(); i += 2) {
      if (labels[i] != 'c') return false;
      digits += labels[i + 1];
    }
    labels = digits;
  }
  return labels == "123456789" || labels == "abcdefghi";
}

std::string_view without_label_word(std::string_view line) {
  const std::string_view text = trim(line);
  for (std::string_view word : {"row ", "line "}) {
    if (plain::lower(text.substr(0, word.size())) == word && text.size() > word.size() + 1 &&
        sure_label(first_word(text.substr(word.size()))) != 0)
      return text.substr(word.size());
  }
  return text;
}

std::optional<std::string> GridRows::run() {
  for (char separator : {'\t', ',', ';', '&', '|'}) {
    if (const std::optional<Table> table = fields(separator)) take_table(*table);
  }
  if (const std::optional<Table> table = words()) take_table(*table);
  if (const std::optional<Table> table = brackets()) take_table(*table);
  return several_ ? std::nullopt : grid_;
}

std::optional<GridRows::Table> GridRows::fields(char separator) const {
  Table table;
  table.first_apart = table.last_apart = table.whole_rows = false;
  const auto most = [&](std::string_view line) {
    return std::count(line.begin(), line.end(), separator) >= 8;
  };
  if (!std::any_of(lines_.begin(), lines_.end(), most)) return std::nullopt;
  for (std::string_view line : lines_) {
    std::string row;
    const std::string text = without_markup(line);
    for (std::string_view field : split(text, {&separator, 1}, true)) {
      const char label = sure_label(trim(field));
      row += label != 0 ? label : cell_of(field, table.blank_word);
      if (row.back() == 0 || row.size() > most_columns) return std::nullopt;
    }
    table.rows.push_back(std::move(row));
  }
  if (!widen(table.rows, table.widened)) return std::nullopt;
  return table;
}

std::optional<GridRows::Table> GridRows::words() const {
  Table table;
  for (std::string_view line : lines_) {
    const std::string text = without_markup(without_label_word(line));
    std::vector<std::string_view> words = split(text, gaps, false);
    if (words.empty() || words.size() > most_columns) return std::nullopt;
    std::string first;
    std::string last;
    const std::string_view second = words[std::min<std::size_t>(1, words.size() - 1)];
    const auto end = static_cast<std::size_t>(words[0].data() - text.data()) + words[0].size();
    // A bar or a wider gap behind it.
    const std::size_t next = text.find_first_not_of(" \t", end);
    const bool apart =
        next != std::string::npos && (text[next] == '|' || next > end + 1 || text[end] == '\t');
    if (const char label = sure_label(words[0]); label != 0 && words.size() > 1) {
      first = label;
    } else if (words[0].size() == 1 && second.size() > 1) {
      first = words[0];
    } else {
      table.first_apart = table.first_apart && apart;
    }
    if (!first.empty()) words.erase(words.begin());
    const bool narrow = words.back().size() == 1 && words.size() > 1 && words[0].size() > 1;
    if (const char label = sure_label(words.back()); (label != 0 || narrow) && words.size() > 1) {
      last = label != 0 ? label : words.back()[0];
      words.pop_back();
    } else {
      const auto at = static_cast<std::size_t>(words.back().data() - text.data());
      const std::size_t before = text.substr(0, at).find_last_not_of(" \t");
      table.last_apart = table.last_apart && before != std::string::npos && text[before] == '|';
    }
    const std::size_t size = words[0].size();
    const bool even = std::all_of(words.begin(), words.end(),
                                  [&](std::string_view word) { return word.size() == size; });
    if (!even || (size != 1 && size != 3 && size != 9)) return std::nullopt;
    table.whole_rows = table.whole_rows && size == 9 && words.size() == 1;
    std::string row = first;
    for (std::string_view word : words) row += word;
    table.rows.push_back(row + last);
  }
  return table;
}

std::optional<GridRows::Table> GridRows::brackets() const {
  Table table;
  for (std::string_view line : lines_) {
    std::string row;
    while (true) {
      const std::size_t open = line.find_first_not_of(gaps);
      if (open == std::string_view::npos) break;
      const std::size_t end = line.find_first_of("])}", open);
      if (!is_one_of(line[open], "[({") || end == std::string_view::npos) return std::nullopt;
      const std::string_view cell = trim(line.substr(open + 1, end - open - 1));
      if (cell.size() > 1) return std::nullopt;
      row += cell.empty() ? ' ' : cell[0];
      line.remove_prefix(end + 1);
    }
    table.rows.push_back(row);
  }
  table.whole_rows = false;
  return table;
}

void GridRows::take_table(const Table& table) {
  const std::size_t width = table.rows[0].size();
  if (width < 9 || width > most_columns) return;
  std::vector<std::string> columns(width);
  for (const std::string& row : table.rows) {
    if (row.size() != width) return;
    for (std::size_t i = 0; i < width; ++i) columns[i] += row[i];
  }
  constexpr int all_ways = 64;
  for (int ways = 0; ways < all_ways; ++ways) take_columns(table, columns, ways);
}

/// Each bit of `ways` leaves something out: the first column, labels, and a gap behind them; the same from
/// the other side; gaps between boxes.
void GridRows::take_columns(const Table& table, const std::vector<std::string>& columns, int ways) {
  std::vector<std::string> rest = columns;
  bool labelled = false;
  const auto drop = [&](std::size_t at) {
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
    return true;
  };
  const auto has = [&](int way) { return (ways & way) != 0; };
  const auto empty_at = [&](bool front) {
    return is_empty_column(front ? rest.front() : rest.back()) && drop(front ? 0 : rest.size() - 1);
  };
  if (has(1) && !empty_at(true)) return;
  if (has(2)) {
    if (!is_label_column(rest.front(), table.first_apart)) return;
    labelled = drop(0);
  }
  if (has(4) && !empty_at(false)) return;
  if (has(8)) {
    if (!is_label_column(rest.back(), table.last_apart)) return;
    labelled = drop(rest.size() - 1);
  }
  if (has(16) && !(labelled && empty_at(true))) return;
  if (has(32)) {
    if (rest.size() != 11 || !is_empty_column(rest[3]) || !is_empty_column(rest[7])) return;
    drop(7);
    drop(3);
  }
  if (rest.size() == 9) take(table, rest, labelled);
}

bool GridRows::is_label_column(const std::string& column, bool apart) const {
  return column == "ABCDEFGHI" || (column == "123456789" && (apart || header_));
}

void GridRows::take(const Table& table, const std::vector<std::string>& columns, bool labelled) {
  std::string cells;
  for (std::size_t row = 0; row < 9; ++row) {
    for (const std::string& column : columns) cells += column[row];
  }
  // A text that was read from a picture; what is alike is a digit only beside other blanks.
  const auto ones =
      std::count_if(cells.begin(), cells.end(), [](char c) { return c == 'l' || c == 'I'; });
  char one = 0;
  if (ones > 0 && table.whole_rows && !labelled) {
    const auto all = ones + std::count(cells.begin(), cells.end(), '1');
    if (all > 9 || std::none_of(cells.begin(), cells.end(), is_blank_sign)) return;
    one = cells[cells.find_first_of("lI")];
    std::replace(cells.begin(), cells.end(), 'l', '1');
    std::replace(cells.begin(), cells.end(), 'I', '1');
  }
  if (!is_one_grid(cells)) return;
  if (grid_ && digits_of(*grid_) != digits_of(cells)) several_ = true;
  if (grid_) return;
  // Warnings are about the table that was taken, not about one that gave no grid.
  grid_ = std::move(cells);
  labelled_ = labelled;
  blank_word_ = table.blank_word;
  widened_ = table.widened;
  one_ = one;
  ones_ = one != 0 ? static_cast<int>(ones) : 0;
}

}  // namespace nonet::formats::loose
