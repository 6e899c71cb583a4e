#include "formats/loose/grid_rows.hpp"

#include <algorithm>

#include "formats/common/cells.hpp"
#include "formats/loose/affixes.hpp"
#include "formats/loose/found.hpp"
#include "formats/plain/rows.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats::loose {
namespace {

constexpr std::size_t most_columns = 16;

bool is_gap(char c) {
  return c == ' ' || c == '\t' || c == '|' || c == ',' || c == ';' || c == '&';
}

/// Nine columns: those with a gap between boxes lose it, and the others are what they are.
bool drop_gaps(Table<std::string, 9>& rows) {
  const std::size_t width = rows[0].size();
  for (const std::string& row : rows) {
    if (row.size() != width || (width != 9 && width != 11)) return false;
    if (width == 11 && (row[3] != ' ' || row[7] != ' ')) return false;
  }
  for (std::string& row : rows) {
    if (width == 11) row = row.substr(0, 3) + row.substr(4, 3) + row.substr(8);
  }
  return true;
}

/// Rows whose empty fields at the end were cut are made as wide as the others.
bool widen(Table<std::string, 9>& rows, int& widened) {
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
    widened += narrow<int>(width - row.size());
    row.resize(width, ' ');
  }
  return true;
}

/// A mark on every digit, as of givens: "5*", or of numbers: "5.". One on some of them says more than this reads.
bool are_marked_alike(const std::vector<std::string_view>& fields) {
  const auto is_marked = [](std::string_view one) {
    return one.size() == 2 && is_digit(one[0]) && is_one_of(one[1], "*!.");
  };
  const auto digits = std::count_if(fields.begin(), fields.end(), [](std::string_view one) {
    return !one.empty() && is_digit(one[0]);
  });
  const auto marked = std::count_if(fields.begin(), fields.end(), is_marked);
  return marked == 0 || marked == digits;
}

/// All lines have ten bars, with nothing outside of them; `inner` is what stands between the first and the last.
bool are_barred(const Table<std::string_view, 9>& lines, Table<std::string_view, 9>& inner) {
  constexpr std::ptrdiff_t bars = 10;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = trim(lines[i]);
    if (line.empty() || line.front() != '|' || line.back() != '|' ||
        std::count(line.begin(), line.end(), '|') != bars)
      return false;
    inner[i] = line.substr(1, line.size() - 2);
  }
  return true;
}

}  // namespace

std::string_view next_cell(std::string_view& row) {
  while (!row.empty() && is_gap(row[0])) row.remove_prefix(1);
  std::size_t end = 0;
  while (end < row.size() && !is_gap(row[end])) ++end;
  if (!row.empty() && is_one_of(row[0], "[({")) {
    const std::size_t close = row.find_first_of("])}");
    if (close != std::string_view::npos) end = close + 1;
  }
  const std::string_view cell = row.substr(0, end);
  row.remove_prefix(end);
  return cell;
}

std::optional<std::string> GridRows::run() {
  Lines lines;
  std::copy(lines_.begin(), lines_.end(), lines.begin());
  // What stands between ten bars is nine cells, also where a column is empty.
  Lines inner;
  if (are_barred(lines, inner)) {
    if (const std::optional<Layout> table = fields(inner, '|')) take(*table, false);
    if (grid_ && can_be_puzzle(digits_of(*grid_), true)) return grid_;
    grid_.reset();
  }
  const std::vector<Cut> fronts = cuts_of(lines, false, header_);
  const std::vector<Cut> backs = cuts_of(lines, true, header_);
  for (const Cut& front : fronts) {
    for (const Cut& back : backs) {
      Lines rest;
      bool fits = true;
      for (std::size_t i = 0; i < lines.size() && fits; ++i) {
        fits = front.sizes[i] + back.sizes[i] < lines[i].size() + (front.sizes[i] == 0 ? 1 : 0);
        if (fits)
          rest[i] =
              lines[i].substr(front.sizes[i], lines[i].size() - front.sizes[i] - back.sizes[i]);
      }
      if (fits) read(rest, front.labelled || back.labelled, &back == &backs.front());
    }
  }
  const bool one =
      grid_ && !several_ && can_be_puzzle(digits_of(*grid_), widened_ == 0 && !spaced_);
  return one ? grid_ : std::nullopt;
}

void GridRows::read(const Lines& lines, bool labelled, bool whole) {
  const auto take_if = [&](const std::optional<Layout>& table) {
    if (table) take(*table, labelled);
  };
  for (char separator : {'\t', ',', ';', '&', '|'}) take_if(fields(lines, separator));
  take_if(words(lines));
  take_if(drawn(lines, whole));
  take_columns(lines, labelled);
}

std::optional<GridRows::Layout> GridRows::fields(const Lines& lines, char separator) {
  Layout table;
  const auto most = [&](std::string_view line) {
    return std::count(line.begin(), line.end(), separator) >= 8;
  };
  if (!std::any_of(lines.begin(), lines.end(), most)) return std::nullopt;
  std::vector<std::string_view> all;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string_view line = lines[i];
    while (table.rows[i].size() < most_columns) {
      const std::size_t end = std::min(line.find(separator), line.size());
      all.push_back(trim(line.substr(0, end)));
      table.rows[i] += cell_of(all.back(), table.blank_word);
      if (table.rows[i].back() == 0) return std::nullopt;
      if (end == line.size()) break;
      line.remove_prefix(end + 1);
    }
  }
  if (!are_marked_alike(all) || !widen(table.rows, table.widened)) return std::nullopt;
  return table;
}

std::optional<GridRows::Layout> GridRows::words(const Lines& lines) {
  Layout table;
  table.whole_rows = true;
  std::vector<std::string_view> all;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string& row = table.rows[i];
    std::string whole;
    std::size_t size = 0;
    bool single = true;
    bool even = true;
    std::string_view rest = lines[i];
    for (std::string_view word = next_cell(rest); !word.empty(); word = next_cell(rest)) {
      all.push_back(word);
      row += cell_of(word, table.blank_word);
      single = single && row.back() != 0;
      even = even && (size == 0 || word.size() == size);
      size = word.size();
      whole += word;
      if (row.size() > most_columns) return std::nullopt;
    }
    table.whole_rows = table.whole_rows && row.size() == 1;
    if (single && row.size() >= 9) continue;
    if (!even || (size != 3 && size != 9)) return std::nullopt;
    row = whole;
  }
  return are_marked_alike(all) ? std::optional(std::move(table)) : std::nullopt;
}

std::optional<GridRows::Layout> GridRows::drawn(const Lines& lines, bool whole) {
  const auto size = [](std::string_view one, std::string_view other) {
    return one.size() < other.size();
  };
  const std::string_view longest = *std::max_element(lines.begin(), lines.end(), size);
  if (longest.find('|') == std::string_view::npos) return std::nullopt;
  // Where the blanks at the end were cut, the longest line says where they were. Bars at the sides of a drawing without
  // them keep the boxes there that are empty.
  const auto is_barred = [](std::string_view line) { return trim(line).substr(0, 1) == "|"; };
  const auto ends_barred = [](std::string_view line) {
    return trim(line).empty() || trim(line).back() == '|';
  };
  const bool open = !std::all_of(lines.begin(), lines.end(), ends_barred);
  const bool starts = std::all_of(lines.begin(), lines.end(), is_barred);
  Layout table;
  Table<std::string, 9> bars;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string line = starts ? "" : "|";
    line += lines[i];
    for (std::size_t at = lines[i].size(); at < longest.size() && open && whole; ++at)
      line += longest[at] == '|' ? '|' : ' ';
    if (open) line += '|';
    for (std::string_view cell : plain::drawn_row({line, 0}).cells) {
      table.rows[i] += cell_of(cell, table.blank_word);
      if (table.rows[i].back() == 0) return std::nullopt;
    }
    if (table.rows[i].size() < 9) return std::nullopt;
    table.spaced = table.spaced || table.rows[i].find(' ') != std::string::npos;
    bars[i] =
        line.substr(0, line.find_last_of('|', open ? line.find_last_of('|') - 1 : line.size()) + 1);
    std::replace_if(bars[i].begin(), bars[i].end(), [](char c) { return c != '|'; }, ' ');
  }
  // Where spaces are the blanks, a bar out of its column says that a cell was lost or came twice.
  const bool even =
      std::all_of(bars.begin(), bars.end(), [&](const std::string& one) { return one == bars[0]; });
  const bool certain = even && (whole || !open);
  return table.spaced && !certain ? std::nullopt : std::optional(std::move(table));
}

/// Where spaces are the blanks, the columns of the digits say where the cells are: at even steps, maybe with a gap
/// between boxes. All places must lead to one grid.
void GridRows::take_columns(const Lines& lines, bool labelled) {
  constexpr std::size_t widest = 64;
  Table<bool, widest> used{};
  std::size_t last = 0;
  bool doubles = false;
  for (std::string_view line : lines) {
    if (line.find_first_not_of(" 123456789") != std::string_view::npos || line.size() > widest)
      return;
    doubles = doubles || line.find("  ") != std::string_view::npos || trim(line).empty();
    for (std::size_t at = 0; at < line.size(); ++at) {
      if (line[at] == ' ') continue;
      used[at] = true;
      last = std::max(last, at);
    }
  }
  // Of single spaces nobody can say whether they are blanks or gaps.
  if (!doubles) return;
  const auto first = as_size(std::find(used.begin(), used.end(), true) - used.begin());
  for (std::size_t step = 1; step <= 4; ++step) {
    for (std::size_t gap = 0; gap <= 3; ++gap) {
      for (std::size_t start = 0; start <= first; ++start) {
        const auto column = [&](std::size_t i) { return start + i * step + i / 3 * gap; };
        std::size_t fitting = 0;
        for (std::size_t i = 0; i < 9; ++i)
          fitting += column(i) < widest && used[column(i)] ? 1 : 0;
        if (column(8) < last || fitting != as_size(std::count(used.begin(), used.end(), true)))
          continue;
        Layout table;
        for (std::size_t i = 0; i < lines.size(); ++i) {
          for (std::size_t k = 0; k < 9; ++k) {
            const bool cut = column(k) >= lines[i].size();
            table.rows[i] += cut ? ' ' : lines[i][column(k)];
            table.widened += cut ? 1 : 0;
          }
        }
        take(table, labelled);
      }
    }
  }
}

void GridRows::take(const Layout& table, bool labelled) {
  Table<std::string, 9> rows = table.rows;
  if (!drop_gaps(rows)) return;
  std::string cells;
  for (const std::string& row : rows) cells += row;
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
  spaced_ = table.spaced;
  one_ = one;
  ones_ = one != 0 ? narrow<int>(ones) : 0;
}

}  // namespace nonet::formats::loose
