/// Cells one by one: "r1c1=5", "A1=5", "x(1,1,5)", and 81 objects with the value of each.
#include "formats/common/cells.hpp"

#include <algorithm>

#include "formats/common/characters.hpp"
#include "formats/loose/found.hpp"
#include "index.hpp"

namespace nonet::formats::loose {
namespace {

/// A number, a letter that names a row, or a word for an empty cell.
struct Token {
  std::size_t start = 0;
  std::size_t end = 0;
  int value = 0;
};

constexpr std::size_t most_tokens = 1000;

bool is_numeral(char c) {
  return c >= '0' && c <= '9';
}

std::string letters_of(std::string_view text) {
  std::string letters;
  std::copy_if(text.begin(), text.end(), std::back_inserter(letters), is_letter_sign);
  return letters;
}

/// Over units of a row, a column and a digit, with the same words and signs in all of them: "r1c1=5", "A1=5", "x(1,1,5)",
/// "115 0", "Row 1 Column 1, 5".
class Units {
 public:
  explicit Units(std::string_view text) : text_(text), cells_(cell_count, '.') {}

  std::optional<FoundGrids> run() {
    for (std::size_t i = 0; i < text_.size() && tokens_.size() <= most_tokens;) i = take_token(i);
    if (tokens_.size() > most_tokens) return std::nullopt;
    // The first numbers may stand in lines above.
    constexpr std::size_t most_above = 20;
    for (std::size_t first = 0; first < std::min(tokens_.size(), most_above); ++first) {
      if (first > 0 && between(first).find('\n') == std::string_view::npos) continue;
      for (std::size_t period : {3U, 4U}) {
        if (!are_units(first, period)) continue;
        take_titles(first);
        grid_.cells = cells_;
        found_.grids.push_back(std::move(grid_));
        return std::move(found_);
      }
    }
    return std::nullopt;
  }

 private:
  /// Takes a token, if there is one, and moves on.
  std::size_t take_token(std::size_t i) {
    const auto end_of = [&](bool (*kind)(char)) {
      std::size_t end = i;
      while (end < text_.size() && kind(text_[end])) ++end;
      return end;
    };
    if (is_numeral(text_[i])) {
      const std::size_t end = end_of(is_numeral);
      const std::string_view word = text_.substr(i, end - i);
      if (word.size() == 3 && word.find('0') == std::string_view::npos) {
        for (std::size_t k = i; k < end; ++k) tokens_.push_back({k, k + 1, text_[k] - '0'});
      } else {
        tokens_.push_back({i, end, word.size() == 1 ? word[0] - '0' : 10});
      }
      return end;
    }
    if (!is_letter_sign(text_[i])) return i + 1;
    const std::size_t end = end_of(is_letter_sign);
    const int letter = (text_[i] | 0x20) - 'a' + 1;
    const bool row = end == i + 1 && letter >= 1 && letter <= 9 && end < text_.size() &&
                     is_numeral(text_[end]) && (i == 0 || !is_numeral(text_[i - 1]));
    if (row || is_blank_word(text_.substr(i, end - i)))
      tokens_.push_back({i, end, row ? letter : 0});
    return end;
  }

  /// What stands before a token, behind the one before it.
  [[nodiscard]] std::string_view between(std::size_t i) const {
    const std::size_t start = i == 0 ? 0 : tokens_[i - 1].end;
    return text_.substr(start, tokens_[i].start - start);
  }

  bool are_units(std::size_t first, std::size_t period) {
    constexpr std::size_t fewest = 8;
    constexpr std::size_t fewest_bare = 17;
    const std::size_t count = (tokens_.size() - first) / period;
    if (count < fewest || (tokens_.size() - first) % period != 0) return false;
    std::string_view lead = between(first);
    lead.remove_prefix(lead.rfind('\n') + 1);
    const std::string_view behind_row = between(first + 1);
    const std::string_view behind_column = between(first + 2);
    const std::string words = letters_of(between(first + period));
    const bool bare = letters_of(lead).empty() && letters_of(behind_row).empty() &&
                      letters_of(behind_column).empty() &&
                      !is_letter_sign(text_[tokens_[first].start]);
    if (bare && (count < fewest_bare || between(first + period) == behind_row)) return false;
    // Nothing but what begins each unit stands between them.
    if (words != letters_of(lead) && lead.find('<') == std::string_view::npos) return false;
    std::fill(cells_.begin(), cells_.end(), '.');
    const bool turned = is_column_first(lead, behind_row);
    for (std::size_t i = first; i < tokens_.size(); i += period) {
      if (between(i + 1) != behind_row || between(i + 2) != behind_column ||
          (i > first && letters_of(between(i)) != words) ||
          (i > first && bare && between(i) != between(first + period)) ||
          (period == 4 && (tokens_[i + 3].value != 0 || between(i + 3) != " ")))
        return false;
      if (!take_unit(tokens_[i + (turned ? 1 : 0)].value, tokens_[i + (turned ? 0 : 1)].value,
                     tokens_[i + 2].value))
        return false;
    }
    found_.lettered = is_letter_sign(text_[tokens_[first].start]);
    return true;
  }

  /// The name before the first number is that of a column.
  static bool is_column_first(std::string_view lead, std::string_view behind) {
    const std::string first = lower(lead);
    const std::string second = lower(behind);
    const auto ends_in_y = [](const std::string& text) {
      const std::size_t at = text.find_last_not_of(" \"'=:");
      return at != std::string::npos && text[at] == 'y';
    };
    return (first.find("col") != std::string::npos && second.find("row") != std::string::npos) ||
           ends_in_y(second);
  }

  bool take_unit(int row, int column, int digit) {
    if (row < 1 || row > 9 || column < 1 || column > 9 || digit > 9) return false;
    char& cell = nth(cells_, cell_at(row - 1, column - 1));
    const char sign = digit == 0 ? '.' : digit_sign(digit);
    if (cell != '.' && cell != sign) return false;
    cell = sign;
    return true;
  }

  /// Lines of words above.
  void take_titles(std::size_t first) {
    for (std::string_view line : lines_of(text_.substr(0, tokens_[first].start))) {
      if (line.data() + line.size() == text_.data() + tokens_[first].start || !has_words(line))
        continue;
      (is_title(line) && std::none_of(line.begin(), line.end(), is_numeral) ? grid_.titles
                                                                            : found_.passed)
          .push_back(line);
    }
  }

  std::string_view text_;
  std::string cells_;
  std::vector<Token> tokens_;
  FoundGrids found_;
  LooseGrid grid_;
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

std::optional<FoundGrids> find_units(std::string_view text) {
  return Units(text).run();
}

std::optional<FoundGrids> find_objects(std::string_view text) {
  // With names of places, the order is theirs.
  for (std::string_view name :
       {"row", "col", "index", "\"x\"", "\"y\"", "\"r\"", "\"c\"", "pos", "solution"}) {
    if (text.find(name) != std::string_view::npos) return std::nullopt;
  }
  FoundGrids found;
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
