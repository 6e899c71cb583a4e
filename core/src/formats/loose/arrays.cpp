/// Arrays of any language: nine groups of nine items, or one of 81, in whatever brackets, quotes and commas, with any words
/// around them. Also nine texts of nine cells, and nine such words in a row, as in "53..7..../6..195.../…".
///
///   array = bracket , 9 rows , bracket  |  bracket , 81 items , bracket  |  9 rows
///   row   = bracket , 9 items , bracket  |  9 items , ( "|" | ";" )  |  text of 9 cells
///   item  = digit, also as 5.0 or in quotes  |  blank, also as None, NaN, null, nil
///
/// Arrays of other shapes are passed over, unless they have rows of nine. Text that names columns
/// or boxes, or turns an array round, is not read.
#include <algorithm>

#include "formats/common/cells.hpp"
#include "formats/loose/found.hpp"
#include "formats/loose/loose.hpp"

namespace nonet::formats::loose {
namespace {

constexpr std::string_view opening = "[{(";
constexpr std::string_view closing = "]})";
constexpr std::size_t deepest = 64;

/// Groups of nine that are no rows.
bool has_other_order(std::string_view text) {
  const std::string small = lower(text);
  const auto has = [&](std::string_view word) { return small.find(word) != std::string::npos; };
  /// As a key or as the name of a variable.
  const auto names = [&](std::string_view word) {
    for (std::size_t at = small.find(word); at != std::string::npos;
         at = small.find(word, at + 1)) {
      const std::size_t next = small.find_first_not_of(" \t\"'`", at + word.size());
      if (next != std::string::npos && is_one_of(small[next], ":=[{(")) return true;
    }
    return false;
  };
  if (has("transpos") || has("dataframe") || has("t(matrix")) return true;
  if (has("matrix(") && !has("byrow=t") && !has("byrow = t") && !has("],") && !has("), c("))
    return true;
  for (std::string_view word : {"columns", "column", "cols", "boxes", "box", "blocks", "block",
                                "regions", "region", "squares", "jigsaw", "cages"}) {
    if (names(word)) return true;
  }
  return false;
}

/// Text between two brackets.
struct Group {
  std::string items;
  /// Where rows were parted by a sign within the bracket.
  std::vector<std::string> rows;
  /// Whether words stood before each row.
  std::vector<bool> after_words;
  bool bad = false;  ///< Something among the items is none.
  bool parted = false;
  bool has_grid = false;
  bool comma = true;  ///< Nothing came behind the last comma, or at the start.
};

class ArrayReader {
 public:
  explicit ArrayReader(std::string_view text) : text_(text), groups_(1) {}

  std::optional<FoundGrids> run() {
    while (at_ < text_.size() && !wrong_) step();
    if (wrong_ || groups_.size() != 1) return std::nullopt;
    close_rows(groups_.front(), true);
    if (wrong_ || found_.grids.empty()) return std::nullopt;
    return std::move(found_);
  }

 private:
  void step() {
    const char c = text_[at_];
    Group& group = groups_.back();
    if (is_one_of(c, opening)) {
      if (groups_.size() == deepest) wrong_ = true;
      groups_.emplace_back();
      ++at_;
    } else if (is_one_of(c, closing)) {
      ++at_;
      close();
    } else if (is_one_of(c, "\"'`")) {
      take_text(c);
    } else if (is_comment()) {
      const bool long_one = text_.substr(at_, 2) == "/*";
      const std::size_t end = long_one ? text_.find("*/", at_ + 2) : text_.find('\n', at_);
      at_ = end == std::string_view::npos ? text_.size() : end + (long_one ? 2 : 1);
    } else if (text_.substr(at_, 3) == "..." && is_end_of_line(at_ + 3)) {
      at_ += 3;
    } else if (is_one_of(c, ";|") && groups_.size() > 1) {
      part(group);
      ++at_;
    } else if (is_one_of(c, " \t\n,;|/\\:=+&")) {
      // Nothing between two commas would be an empty cell in one language, and no cell in another.
      if (c == ',' && group.comma && groups_.size() > 1) group.bad = true;
      if (c == ',') group.comma = true;
      ++at_;
    } else {
      const std::size_t end =
          std::min(text_.find_first_of(" \t\n,;|/\\:=+&\"'`[]{}()", at_), text_.size());
      take_word(text_.substr(at_, end - at_));
      at_ = end;
    }
  }

  [[nodiscard]] bool is_comment() const {
    const std::string_view next = text_.substr(at_, 2);
    const bool first = at_ == 0 || is_one_of(text_[at_ - 1], " \t\n,");
    return next == "//" || next == "/*" || (first && next == "# ");
  }

  /// Nothing else stands in the line, as behind a sign that it goes on.
  [[nodiscard]] bool is_end_of_line(std::size_t at) const {
    at = std::min(text_.find_first_not_of(" \t", at), text_.size());
    return at == text_.size() || text_[at] == '\n';
  }

  /// A text between quotes on one line.
  void take_text(char quote) {
    const std::size_t end = text_.find_first_of(std::string{quote, '\n'}, at_ + 1);
    if (end == std::string_view::npos || text_[end] == '\n') {
      ++at_;
      return;
    }
    const std::string_view text = text_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    if (text.size() <= 1)
      take_cell(text.empty() ? ' ' : text[0]);
    else
      take_word(text);
  }

  /// A row in one word, or an item.
  void take_word(std::string_view word) {
    Group& group = groups_.back();
    group.comma = false;
    const bool cells = std::all_of(word.begin(), word.end(),
                                   [](char c) { return c == ' ' || is_sign_of_cell(c); });
    if (cells && word.size() == 9) {
      push(group, word);
    } else if (cells && word.size() == 89 && is_joined(word)) {
      for (std::size_t i = 0; i < word.size(); i += 10) push(group, word.substr(i, 9));
    } else if (cells && word.size() == cell_count && groups_.size() > 1 &&
               is_one_grid(word, false)) {
      group.has_grid = true;
      add(std::string(word));
    } else if (cells && word.size() > 5 && word.size() != cell_count &&
               word.find_first_not_of("-*_") != std::string_view::npos) {
      wrong_ = true;
    } else {
      const char cell = cell_of(word, found_.blank_word);
      if (cell == 0) last_word_ = word;
      take_cell(cell);
    }
  }

  void take_cell(char cell) {
    Group& group = groups_.back();
    group.comma = false;
    if (cell == 0 || (cell != ' ' && !is_sign_of_cell(cell)))
      group.bad = true;
    else
      group.items += cell;
  }

  /// Rows with one sign between them that is no cell of theirs.
  static bool is_joined(std::string_view word) {
    for (std::size_t i = 0; i < word.size(); ++i) {
      if ((word[i] == word[9]) != (i % 10 == 9)) return false;
    }
    return !is_digit(word[9]);
  }

  /// The end of a row within a bracket.
  void part(Group& group) {
    if (group.bad || (!group.items.empty() && group.items.size() != 9)) group.bad = true;
    if (group.items.size() == 9) push(group, group.items);
    group.items.clear();
    group.parted = true;
  }

  void add(std::string cells) {
    if (!is_one_grid(cells, false)) {
      wrong_ = true;
      return;
    }
    found_.grids.push_back({std::move(cells), {}, {}});
    // Only its name marks a solution.
    if (names_solution(last_word_)) found_.grids.back().titles.push_back(last_word_);
    last_word_ = {};
  }

  void close() {
    if (groups_.size() == 1) return;
    Group group = std::move(groups_.back());
    groups_.pop_back();
    groups_.back().comma = false;
    if (group.parted) part(group);
    found_.in_brackets = found_.in_brackets || !group.rows.empty() || group.items.size() >= 9;
    // Items beside whole grids are of another meaning.
    if (group.has_grid && !group.items.empty()) wrong_ = true;
    if (!group.rows.empty()) {
      if (group.bad || !group.items.empty()) wrong_ = true;
      close_rows(group, false);
    } else if (group.items.size() == 9 && !group.bad) {
      push(groups_.back(), group.items);
    } else if (group.items.size() == cell_count && !group.bad) {
      add(std::move(group.items));
    } else if (group.items.size() > 5) {
      // Meant as a row, or of another kind of puzzle.
      wrong_ = true;
    }
  }

  /// Words among rows that stand alone are noted; within brackets they are a fault.
  void push(Group& group, std::string_view row) {
    group.rows.emplace_back(row);
    group.after_words.push_back(group.bad);
    if (groups_.size() == 1) group.bad = false;
  }

  /// Nine rows are a grid; of those that stand alone each nine.
  void close_rows(Group& group, bool alone) {
    if (group.rows.empty()) return;
    if (alone ? group.rows.size() % 9 != 0 : group.rows.size() != 9) {
      wrong_ = true;
      return;
    }
    std::string cells;
    for (std::size_t i = 0; i < group.rows.size(); ++i) {
      // Words stand before every row but the first, or before none.
      if (i % 9 > 1 && group.after_words[i] != group.after_words[i - 1]) wrong_ = true;
      cells += group.rows[i];
      if (cells.size() < cell_count) continue;
      add(std::move(cells));
      cells.clear();
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<Group> groups_;
  FoundGrids found_;
  std::string_view last_word_;
  bool wrong_ = false;
};

}  // namespace

std::string_view turning(std::string_view text) {
  std::string dense;
  std::copy_if(text.begin(), text.end(), std::back_inserter(dense),
               [](char c) { return !is_one_of(c, " \t\r\n&"); });
  dense = lower(dense);
  const std::string_view code = dense;
  const auto has = [&](std::string_view word) { return code.find(word) != std::string_view::npos; };
  // Of an array that stands there, and not of one that has a name: code beside a board may do with it what it likes.
  const auto any = [&](std::string_view word, const auto& is_it) {
    for (std::size_t at = code.find(word); at != std::string_view::npos;
         at = code.find(word, at + 1)) {
      if (is_it(code.substr(0, at), code.substr(at + word.size()))) return true;
    }
    return false;
  };
  const auto ends = [](std::string_view before, std::string_view with) {
    return before.size() >= with.size() && before.substr(before.size() - with.size()) == with;
  };
  const auto is_array = [](std::string_view after) {
    return is_one_of(after.substr(0, 1).empty() ? ' ' : after[0], "[{") ||
           after.substr(0, 2) == "(/" || after.substr(0, 9) == "np.array(";
  };
  const auto turns = [&](std::string_view before, std::string_view after) {
    return ends(before, "].") || ends(before, "]).") || is_array(after);
  };
  const auto is_t = [&](std::string_view, std::string_view after) {
    return after.empty() || !is_letter_sign(after[0]);
  };
  if (any("transpose(", turns) || any("].t", is_t) || any("]).t", is_t)) return "transpose";
  // Python's method and functions have rows, where nobody says otherwise.
  const auto by_columns = [&](std::string_view before, std::string_view after) {
    const std::string_view options = after.substr(0, after.find(';')).substr(0, 60);
    if (ends(before, "."))
      return options.find("order='f'") != std::string_view::npos ||
             options.find("order=\"f\"") != std::string_view::npos;
    return is_array(after) && !has("order=[2,1]") && !has("order=(/2,1/)");
  };
  return any("reshape(", by_columns) ? "reshape" : "";
}

std::optional<FoundGrids> find_arrays(std::string_view text) {
  if (has_other_order(text) || text.find("://") != std::string_view::npos) return std::nullopt;
  return ArrayReader(text).run();
}

}  // namespace nonet::formats::loose
