/// Cells one by one: "r1c1=5", "A1=5", and 81 objects with the value of each.
#include "formats/common/cells.hpp"

#include <algorithm>
#include <array>

#include "formats/loose/found.hpp"

namespace nonet::formats::loose {
namespace {

constexpr std::string_view between = " \t\n,;";

/// The cell that a name is, and its length: "r1c5", "A5"; a length of 0 when it is none.
struct Name {
  int cell = 0;
  std::size_t length = 0;
  bool lettered = false;
};

Name name_at(std::string_view text) {
  if (text.size() < 2) return {};
  const char first = plain::lower(text.substr(0, 1))[0];
  if (first >= 'a' && first <= 'i' && is_digit(text[1]))
    return {cell_at(first - 'a', text[1] - '1'), 2, true};
  const bool named = text.size() > 3 && first == 'r' && is_digit(text[1]) &&
                     is_one_of(text[2], "cC") && is_digit(text[3]);
  if (!named) return {};
  return {cell_at(text[1] - '1', text[3] - '1'), 4, false};
}

/// Over the names of cells and their digits.
class Assignments {
 public:
  explicit Assignments(std::string_view text) : text_(text), cells_(cell_count, '.') {}

  std::optional<Found> run() {
    take_titles();
    while (true) {
      text_.remove_prefix(std::min(text_.find_first_not_of(between), text_.size()));
      if (text_.empty()) break;
      if (!take_one()) return std::nullopt;
    }
    if (named_ && found_.lettered) return std::nullopt;
    grid_.cells = cells_;
    found_.grids.push_back(std::move(grid_));
    return std::move(found_);
  }

 private:
  /// Lines of words above.
  void take_titles() {
    while (true) {
      const std::size_t end = std::min(text_.find('\n'), text_.size());
      const std::string_view line = text_.substr(0, end);
      const bool words = has_words(line) && line.find('=') == std::string_view::npos;
      if (!words && !trim(line).empty()) return;
      if (words) grid_.titles.push_back(line);
      text_.remove_prefix(std::min(end + 1, text_.size()));
      if (text_.empty()) return;
    }
  }

  bool take_one() {
    const Name name = name_at(text_);
    if (name.length == 0) return false;
    std::string_view rest = text_.substr(name.length);
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    if (rest.empty() || !is_one_of(rest[0], "=:")) return false;
    rest.remove_prefix(1);
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    if (rest.empty() || !is_digit(rest[0]) || (rest.size() > 1 && !is_one_of(rest[1], between)))
      return false;
    char& cell = cells_[static_cast<std::size_t>(name.cell)];
    if (cell != '.' && cell != rest[0]) return false;
    cell = rest[0];
    (name.lettered ? found_.lettered : named_) = true;
    text_ = rest.substr(1);
    return true;
  }

  std::string_view text_;
  std::string cells_;
  Found found_;
  LooseGrid grid_;
  bool named_ = false;
};

/// The value behind a name and a colon: "5", 5, null. Moves behind it.
char value_at(std::string_view text, std::size_t& at, std::string& word) {
  at = text.find_first_not_of(" \t\n\"'`", at);
  if (at == std::string_view::npos || text[at] != ':') return 0;
  at = text.find_first_not_of(" \t\n", at + 1);
  if (at == std::string_view::npos) return 0;
  const std::size_t end = std::min(text.find_first_of(",}\n", at), text.size());
  const std::string_view value = trim(text.substr(at, end - at));
  at = end;
  return value.empty() ? '\0' : cell_of(value, word);
}

}  // namespace

std::optional<Found> find_assignments(std::string_view text) {
  return Assignments(text).run();
}

std::optional<Found> find_objects(std::string_view text) {
  // With names of places, the order is theirs.
  for (std::string_view name :
       {"row", "col", "index", "\"x\"", "\"y\"", "\"r\"", "\"c\"", "pos", "solution"}) {
    if (text.find(name) != std::string_view::npos) return std::nullopt;
  }
  Found found;
  std::string cells;
  for (std::size_t at = text.find("val"); at != std::string_view::npos; at = text.find("val", at)) {
    if (at == 0 || !is_one_of(text[at - 1], " \t\n{\"'`,")) return std::nullopt;
    at += text.substr(at, 5) == "value" ? 5 : 3;
    const char cell = value_at(text, at, found.blank_word);
    if (cell == 0 || cells.size() == cell_count) return std::nullopt;
    cells += cell;
  }
  if (!is_one_grid(cells) || std::count(text.begin(), text.end(), '{') < cell_count)
    return std::nullopt;
  found.grids.push_back({std::move(cells), {}, {}});
  return found;
}

}  // namespace nonet::formats::loose
