#include "formats/links/codoku.hpp"

#include <algorithm>

#include "index.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
constexpr int most_zeros = 5;

}  // namespace

Codoku read_codoku(std::string_view code, bool suffix) {
  Codoku read;
  std::size_t excess = code.size();
  for (std::size_t i = 0; i < code.size(); ++i) {
    const std::size_t value = letters.find(code[i]);
    if (suffix && read.found == cell_count) break;
    read.at = i;
    if (value == std::string_view::npos) {
      read.error = ReadError::bad_character;
      return read;
    }
    const int cells = 1 + narrow<int>(value / 10);
    if (read.found < cell_count) read.grid.set(read.found, narrow<int>(value % 10));
    read.found += cells;
    if (read.found > cell_count) excess = std::min(excess, i);
    read.at = i + 1;
  }
  if (read.found == cell_count) return read;
  read.error = read.found < cell_count ? ReadError::too_few : ReadError::too_many;
  read.at = excess;
  return read;
}

std::string to_codoku(const Grid& grid) {
  std::string code;
  for (int cell = 0; cell < cell_count;) {
    const int digit = grid[cell];
    int zeros = 0;
    for (++cell; cell < cell_count && zeros < most_zeros && grid[cell] == 0; ++cell) ++zeros;
    const auto index = as_size(digit) + as_size(zeros) * 10;
    code += letters[index];
  }
  return code;
}

}  // namespace nonet::formats
