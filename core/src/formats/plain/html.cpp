/// HTML copied from a web page: a table, inputs with values, or 81 small elements.
///
/// Cells are the first of these of which there are 81: `td` and `th` without a table inside; `input`; elements
/// without others inside and at most one character in them. Nine of them inside one element are a row when
/// it is a `tr` or calls itself a row, a box when it is a table of its own or calls itself a box, a
/// block or a region. Where nothing says which, the digits must: as one of the two they repeat in no
/// house. Else the text is read as it would look, cells with tabs and blocks with line ends between them.
#include <algorithm>

#include "formats/common/cells.hpp"
#include "formats/common/normal_text.hpp"
#include "formats/plain/table_forms.hpp"
#include "formats/plain/tags.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

using namespace plain;

constexpr std::size_t deepest = 512;
// Ends of elements look so far for their beginning.
constexpr std::size_t nearest = 64;
constexpr std::size_t most_cells = 1000;

bool is_known(std::string_view name) {
  return is_among(name, {"table", "tbody",   "tr",     "td",   "th",   "div", "span",
                         "input", "li",      "ul",     "p",    "br",   "pre", "html",
                         "body",  "section", "button", "code", "font", "b",   "a"});
}

bool is_void(std::string_view name) {
  return is_among(name, {"br", "hr", "img", "input", "meta", "link", "col", "wbr", "source"});
}

bool is_block(std::string_view name) {
  return is_among(name, {"br", "p", "div", "tr", "li", "table", "pre", "h1", "h2", "h3", "section",
                         "ul", "ol", "body", "hr"});
}

enum class Group : std::uint8_t { unknown, row, box };

Group group_of(const Tag& tag) {
  if (tag.name == "tr") return Group::row;
  if (tag.name == "table" || tag.name == "tbody") return Group::box;
  const std::string names =
      lower(attribute(tag.content, "class") + " " + attribute(tag.content, "id") + " " +
            attribute(tag.content, "role"));
  if (names.find("row") != std::string::npos || names.find("line") != std::string::npos)
    return Group::row;
  for (std::string_view box : {"box", "block", "region", "square", "subgrid"}) {
    if (names.find(box) != std::string::npos) return Group::box;
  }
  return Group::unknown;
}

/// Kind of element that counts as a cell.
enum class Kind : std::uint8_t { table, input, leaf };

struct Element {
  std::string name;
  Group group = Group::unknown;
  std::size_t first = 0;
  bool is_cell = false;
  bool has_children = false;
  std::string text;
};

/// The cells of one kind, and how elements group them.
class Cells {
 public:
  explicit Cells(Kind kind) : kind_(kind) {}

  /// False when the text is nested too deeply.
  bool run(std::string_view text) {
    TagCursor cursor(text);
    for (Tag tag = cursor.next(); tag.kind != Tag::Kind::end; tag = cursor.next()) {
      if (tag.kind == Tag::Kind::text && !stack_.empty()) add_text(decode(tag.content));
      if (tag.kind == Tag::Kind::open) open(tag);
      if (tag.kind == Tag::Kind::close) close(tag.name);
      if (stack_.size() > deepest) return false;
    }
    while (!stack_.empty()) pop();
    return true;
  }

  [[nodiscard]] const std::vector<std::string>& cells() const { return cells_; }
  /// How the nine groups of 81 cells are called, if there are nine.
  [[nodiscard]] bool grouped() const {
    return std::all_of(groups_.begin(), groups_.end(), [](const Nine& nine) { return nine.there; });
  }
  [[nodiscard]] bool all(Group group) const {
    return std::all_of(groups_.begin(), groups_.end(), [&](const Nine& nine) {
      return group == Group::row ? nine.row && !nine.box : nine.box && !nine.row;
    });
  }

 private:
  struct Nine {
    bool there = false;
    bool row = false;
    bool box = false;
  };

  void add_text(const std::string& text) {
    constexpr std::size_t longest = 40;
    std::string& kept = stack_.back().text;
    if (kept.size() < longest) kept += text;
  }

  void open(const Tag& tag) {
    if (tag.name == "td" || tag.name == "th") close_open({"td", "th"});
    if (tag.name == "tr") close_open({"tr"});
    const bool follows = !stack_.empty() && stack_.back().name == tag.name;
    if (follows && is_among(tag.name, {"p", "li", "option", "dt", "dd"})) pop();
    if (tag.name == "input") take_input(tag);
    if (is_void(tag.name)) return;
    if (!stack_.empty()) stack_.back().has_children = true;
    Element element;
    element.name = tag.name;
    element.group = group_of(tag);
    element.first = cells_.size();
    element.is_cell = kind_ == Kind::table && (tag.name == "td" || tag.name == "th");
    // A table inside of a cell has the cells.
    if (tag.name == "table") {
      for (std::size_t i = 0; i < std::min(stack_.size(), nearest); ++i)
        stack_[stack_.size() - 1 - i].is_cell = false;
    }
    stack_.push_back(std::move(element));
  }

  void take_input(const Tag& tag) {
    const std::string type = lower(attribute(tag.content, "type"));
    if (is_among(type, {"hidden", "button", "submit", "checkbox", "radio"})) return;
    const std::string value = attribute(tag.content, "value");
    if (kind_ == Kind::input) {
      add_cell(value);
    } else if (!stack_.empty()) {
      add_text(value);
    }
  }

  void close(const std::string& name) {
    const std::size_t look = std::min(stack_.size(), nearest);
    for (std::size_t i = 0; i < look; ++i) {
      if (stack_[stack_.size() - 1 - i].name != name) continue;
      for (std::size_t k = 0; k <= i; ++k) pop();
      return;
    }
  }

  /// Cells and rows that nobody closed.
  void close_open(std::initializer_list<std::string_view> names) {
    const std::size_t look = std::min(stack_.size(), nearest);
    for (std::size_t i = 0; i < look; ++i) {
      const std::string& name = stack_[stack_.size() - 1 - i].name;
      if (name == "table") return;
      if (!is_among(name, names)) continue;
      for (std::size_t k = 0; k <= i; ++k) pop();
      return;
    }
  }

  void pop() {
    Element element = std::move(stack_.back());
    stack_.pop_back();
    const std::string_view text = trim(element.text);
    const bool is_leaf = kind_ == Kind::leaf && !element.has_children && text.size() <= 1 &&
                         is_among(element.name, {"div", "span", "li", "button", "p", "a"});
    if (element.is_cell || is_leaf) {
      add_cell(text);
    } else if (cells_.size() == element.first + 9 && element.first % 9 == 0 &&
               element.first < cell_count) {
      Nine& nine = groups_[element.first / 9];
      nine.there = true;
      nine.row = nine.row || element.group == Group::row;
      nine.box = nine.box || element.group == Group::box;
    }
    if (!stack_.empty() && kind_ == Kind::table) add_text(element.text);
  }

  void add_cell(std::string_view text) {
    if (cells_.size() < most_cells) cells_.emplace_back(trim(text));
  }

  Kind kind_;
  std::vector<Element> stack_;
  std::vector<std::string> cells_;
  Table<Nine, 9> groups_{};
};

/// The text as it looks: cells with tabs, blocks with line ends between them.
std::string shown(std::string_view text) {
  std::string shown;
  bool in_row = false;
  TagCursor cursor(text);
  for (Tag tag = cursor.next(); tag.kind != Tag::Kind::end; tag = cursor.next()) {
    const bool cell = tag.name == "td" || tag.name == "th";
    if (tag.kind == Tag::Kind::text) {
      std::string plain = decode(tag.content);
      // Between cells, white space is nothing.
      if (!in_row || !trim(plain).empty()) shown += in_row ? std::string(trim(plain)) : plain;
    } else if (tag.kind == Tag::Kind::open && cell) {
      if (in_row) shown += '\t';
      in_row = true;
    } else if (is_block(tag.name) && !(in_row && tag.name != "tr" && tag.name != "table")) {
      if (!shown.empty() && shown.back() != '\n') shown += '\n';
      in_row = false;
    }
    if (tag.kind == Tag::Kind::open && tag.name == "input")
      shown += attribute(tag.content, "value");
  }
  return shown;
}

/// The same cells, box after box.
std::vector<std::string> by_boxes(const std::vector<std::string>& cells) {
  std::vector<std::string> rows(cell_count);
  for (int i = 0; i < cell_count; ++i) {
    const int row = i / 27 * 3 + i % 9 / 3;
    const int column = i / 9 % 3 * 3 + i % 3;
    nth(rows, cell_at(row, column)) = nth(cells, i);
  }
  return rows;
}

/// A fault is of the page, not of a place in its source.
Reading of_page(Reading reading) {
  reading.format = Format::html;
  reading.fault.place = {};
  for (Warning& warning : reading.warnings) warning.place = {};
  for (Fault& fault : reading.faults) fault.place = {};
  return reading;
}

Reading read_cells(const std::vector<std::string>& cells) {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) text += cells[i] + (i % 9 == 8 ? "\n" : "\t");
  std::string storage;
  const NormalText normal = normalise(text, storage);
  std::vector<Row> rows;
  for (LineCursor lines(normal.text); !lines.done();) {
    const TextLine line = lines.next();
    rows.push_back({line, {}});
    std::string_view rest = line.text;
    for (std::size_t i = 0; i < 9; ++i) {
      const std::size_t end = std::min(rest.find('\t'), rest.size());
      rows.back().cells.push_back(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  return of_page(read_rows(normal.text, rows, Format::html));
}

bool is_valid(const Reading& reading) {
  return reading.ok() && find_conflicts(reading.puzzles[0].values).empty();
}

/// 81 cells in the order that their groups tell; nothing when there are not 81.
std::optional<Reading> arrange(const Cells& cells) {
  if (cells.cells().size() != cell_count) return std::nullopt;
  const bool some = std::any_of(cells.cells().begin(), cells.cells().end(), [](const auto& cell) {
    return cell.size() == 1 && is_digit(cell[0]);
  });
  if (!some) return std::nullopt;
  Reading rows = read_cells(cells.cells());
  if (!cells.grouped() || cells.all(Group::row)) return rows;
  Reading boxes = read_cells(by_boxes(cells.cells()));
  if (cells.all(Group::box)) return boxes;
  if (!rows.ok() || (is_valid(rows) && !is_valid(boxes))) return rows;
  if (is_valid(boxes) && !is_valid(rows)) return boxes;
  Reading reading;
  reading.format = Format::html;
  reading.fault.error = ReadError::no_puzzle;
  return reading;
}

/// Further down, and behind a `#`, markup is of a title or a comment of another format.
bool has_markup_in_first_line(std::string_view text) {
  const std::string_view start = trim(text);
  return !start.empty() && start[0] != '#' && start.find('<') < end_of_line(start).at;
}

bool is_html(std::string_view text) {
  if (!has_markup_in_first_line(text)) return false;
  int tags = 0;
  if (text.find('>') == std::string_view::npos) return false;
  TagCursor cursor(text);
  for (Tag tag = cursor.next(); tag.kind != Tag::Kind::end; tag = cursor.next())
    if (tag.kind != Tag::Kind::text && is_known(tag.name) && ++tags == 2) return true;
  return false;
}

}  // namespace

std::optional<Reading> read_html(std::string_view text) {
  if (!is_html(text)) return std::nullopt;
  for (Kind kind : {Kind::table, Kind::input, Kind::leaf}) {
    Cells cells(kind);
    if (!cells.run(text)) {
      Reading reading = of_page({});
      reading.fault.error = ReadError::depth;
      reading.fault.wanted = narrow<int>(deepest);
      return reading;
    }
    if (std::optional<Reading> reading = arrange(cells)) return reading;
  }
  std::string storage;
  const std::string plain = shown(text);
  const NormalText normal = normalise(plain, storage);
  if (std::optional<Reading> list = read_list(normal.text)) return of_page(std::move(*list));
  if (std::optional<Reading> table = read_table(normal.text)) return of_page(std::move(*table));
  Reading reading = of_page(*read_plain(normal.text));
  const ReadError error = reading.fault.error;
  if (error == ReadError::unknown || error == ReadError::empty)
    reading.fault.error = ReadError::no_puzzle;
  return reading;
}

}  // namespace nonet::formats
