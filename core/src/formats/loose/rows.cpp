/// Grids of nine lines each, drawn or plain, with what people and programs put around them:
///
///   text   = { words | number | gap } , grid , { separators , grid }
///   grid   = 9 rows, borders and gaps between the bands, a line of labels above or below
///   row    = [ label ] , 9 cells , [ label ]     as fields, as words of one, three or nine cells, or in brackets
///
/// A column is left out only when it can be nothing else: labels in their order, columns that are empty in every row
/// at the sides or between the boxes. All ways are tried, and they must give one grid.
#include <algorithm>
#include <array>
#include <string>

#include "formats/common/text_lines.hpp"
#include "formats/loose/found.hpp"
#include "formats/loose/grid_rows.hpp"

namespace nonet::formats::loose {
namespace {

enum class Kind : unsigned char { gap, border, words, number, header, unsure, row };

struct Line {
  Kind kind = Kind::gap;
  std::string_view text;
};

bool is_border(std::string_view line) {
  if (line.find_first_not_of("-=+|:.'*` \t") != std::string_view::npos) return false;
  return line.find_first_of("+=") != std::string_view::npos ||
         line.find("----") != std::string_view::npos || line.find("***-") != std::string_view::npos;
}

/// A border, or a row whose nine blanks are dashes; a gap, or a row of empty fields.
bool can_be_row(std::string_view line) {
  if (trim(line).empty()) return std::count(line.begin(), line.end(), '\t') >= 8;
  return std::count(line.begin(), line.end(), '-') == 9 &&
         line.find_first_not_of("-| \t") == std::string_view::npos;
}

/// A line of TeX that only draws.
bool is_command(std::string_view line) {
  line = trim(line);
  for (std::string_view command :
       {"\\begin", "\\end", "\\hline", "\\cline", "\\toprule", "\\midrule", "\\bottomrule"}) {
    if (line.substr(0, command.size()) == command) return true;
  }
  return false;
}

/// The size that programs write first, or the number of a grid.
bool is_number(std::string_view line, std::size_t grid) {
  const std::string_view word = trim(line);
  constexpr std::array<std::string_view, 6> sizes = {"9", "9 9", "3 3", "9x9", "3x3", "9 x 9"};
  if (std::find(sizes.begin(), sizes.end(), word) != sizes.end()) return true;
  const std::size_t start = std::min(word.find_first_not_of("#("), word.size());
  const std::size_t end = word.find_last_not_of(".):");
  return end != std::string_view::npos && end >= start &&
         word.substr(start, end + 1 - start) == std::to_string(grid + 1);
}

bool can_be_number(std::string_view line) {
  constexpr std::size_t longest = 8;
  const std::string_view word = trim(line);
  return word.size() <= longest && line.find('\t') == std::string_view::npos &&
         word.find_first_of("123456789") < 2 &&
         word.find_first_not_of("0123456789x.):#( ") == std::string_view::npos;
}

bool is_lettered(std::string_view line) {
  return line.find_first_of("Aa") != std::string_view::npos;
}

class RowsReader {
 public:
  explicit RowsReader(std::string_view text) {
    for (std::string_view line : lines_of(text)) lines_.push_back({kind_of(line), line});
  }

  std::optional<Found> run() {
    std::optional<Found> found;
    // A line of labels, of dashes or of nothing can be a row; the other lines tell.
    for (int way = 0; way < 4; ++way) {
      if ((way & 1) != 0 && !has(Kind::header)) continue;
      if ((way & 2) != 0 && !has(Kind::unsure)) continue;
      std::optional<Found> one = read((way & 1) != 0, (way & 2) != 0);
      if (!one) continue;
      if (found) return std::nullopt;
      found = std::move(one);
    }
    return found;
  }

 private:
  static Kind kind_of(std::string_view line) {
    if (can_be_row(line)) return Kind::unsure;
    if (trim(line).empty()) return Kind::gap;
    if (is_border(line) || is_command(line)) return Kind::border;
    if (is_labels(line)) return Kind::header;
    if (can_be_number(line)) return Kind::number;
    return has_words(without_label_word(line)) ? Kind::words : Kind::row;
  }

  [[nodiscard]] bool has(Kind kind) const {
    return std::any_of(lines_.begin(), lines_.end(),
                       [&](const Line& line) { return line.kind == kind; });
  }

  /// Reads the lines with those of labels, or those that are unsure, as rows.
  std::optional<Found> read(bool headers, bool unsure) {
    found_ = Found();
    rows_.clear();
    titles_.clear();
    gaps_ = 0;
    counted_ = false;
    header_ = apart_ = labelled_ = false;
    found_.format = has(Kind::border) ? Format::bordered : Format::rows;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const Line& line = lines_[i];
      const bool row = line.kind == Kind::row || (headers && line.kind == Kind::header) ||
                       (unsure && line.kind == Kind::unsure);
      if (!(row ? take_row(line) : take_other(i))) return std::nullopt;
    }
    if (!rows_.empty() || found_.grids.empty()) return std::nullopt;
    found_.passed.insert(found_.passed.end(), titles_.begin(), titles_.end());
    return std::move(found_);
  }

  bool take_row(const Line& line) {
    rows_.push_back(line.text);
    if (rows_.size() < 9) return true;
    // Gaps stand between the bands, or between all rows.
    if (gaps_ != 0 && gaps_ != 6) return false;
    GridRows grid(rows_, header_);
    std::optional<std::string> cells = grid.run();
    if (!cells) return false;
    labelled_ = grid.labelled();
    if (header_ && !apart_ && !labelled_) return false;
    found_.grids.push_back({std::move(*cells), std::move(titles_), {}});
    titles_.clear();
    if (found_.blank_word.empty()) found_.blank_word = grid.blank_word();
    found_.ones += grid.ones();
    found_.widened += grid.widened();
    if (grid.one() != 0) found_.one = grid.one();
    rows_.clear();
    gaps_ = 0;
    header_ = apart_ = false;
    return true;
  }

  bool take_other(std::size_t i) {
    const Line& line = lines_[i];
    const std::size_t row = rows_.size();
    switch (line.kind) {
      case Kind::gap:
        gaps_ += row % 3 != 0 && lines_[i - 1].kind != Kind::gap ? 1 : 0;
        apart_ = true;
        return true;
      case Kind::border:
        apart_ = true;
        return true;
      case Kind::unsure:
        return row % 3 == 0;
      case Kind::header:
        // Digits are labels only where something parts them from the cells, or where rows have labels as well.
        if (row != 0 || (!found_.grids.empty() && !labelled_ && !apart_ && !is_lettered(line.text)))
          return false;
        header_ = true;
        apart_ = is_lettered(line.text);
        return true;
      case Kind::words:
        (is_title(line.text) ? titles_ : found_.passed).push_back(line.text);
        return row == 0;
      default:
        return row == 0 && (is_number(line.text, found_.grids.size()) || is_first(i));
    }
  }

  /// The number of grids, before all of them.
  bool is_first(std::size_t i) {
    // Counting once is enough.
    if (counted_) return false;
    counted_ = true;
    const auto rows = std::count_if(lines_.begin(), lines_.end(),
                                    [](const Line& line) { return line.kind == Kind::row; });
    return found_.grids.empty() && trim(lines_[i].text) == std::to_string(rows / 9);
  }

  std::vector<Line> lines_;
  Found found_;
  std::vector<std::string_view> rows_;
  std::vector<std::string_view> titles_;
  int gaps_ = 0;
  bool header_ = false;
  bool counted_ = false;
  bool apart_ = false;     ///< Something stood between the labels and the cells.
  bool labelled_ = false;  ///< The rows of the last grid had labels.
};

}  // namespace

std::optional<Found> find_rows(std::string_view text) {
  return RowsReader(text).run();
}

}  // namespace nonet::formats::loose
