// Sources: OpenSudoku's own reader (docs/formats.md, 14), and `.1gsudoku`: <sudoku data="81 digits">.
//   OpenSudoku version 1: name, author, … as elements, then games; version 2: folders with games
//   game: data, note, created (milliseconds since 1970), time, command_stack
// KSudoku's serializer: values in a game's puzzle, "_" for blanks and "b" to "j" for 1 to 9, column by column.
// `.sdku`: Sudoku with a Cell for each digit, in it x, y (from 0) and value.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "formats/common/reader.hpp"
#include "formats/common/text_lines.hpp"
#include "formats/structured/date.hpp"
#include "formats/structured/open_sudoku_data.hpp"
#include "formats/structured/xml.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

/// Goes through a file and gathers its games.
class FileReader {
 public:
  explicit FileReader(std::string_view text) : text_(text), parser_(text) {}

  Reading read() {
    while (true) {
      const XmlEvent event = parser_.next();
      if (event == XmlEvent::failed) return broken();
      if (event == XmlEvent::finished) return finish();
      if (event == XmlEvent::start && !start()) return std::move(reading_);
      if (event == XmlEvent::text) words_ += parser_.characters();
      if (event == XmlEvent::end && !end()) return std::move(reading_);
    }
  }

 private:
  Reading broken() {
    Reading reading = failed(reading_.format, parser_.error(), text_, parser_.offset());
    if (parser_.error() == ReadError::depth) reading.fault.wanted = most_depth;
    return reading;
  }

  /// False when it is no use to go on.
  bool start() {
    const std::string_view name = parser_.name();
    words_.clear();
    if (parser_.depth() == 1) {
      root_ = name;
      reading_.format = name == "sudoku"    ? Format::one_g_sudoku
                        : name == "ksudoku" ? Format::ksudoku
                        : name == "Sudoku"  ? Format::sdku
                                            : Format::open_sudoku;
    }
    if (root_ == "ksudoku" && name == "graph") return graph();
    if (root_ == "ksudoku" && name == "history") history_ = true;
    if (root_ == "Sudoku" && name == "Cell") cell_ = Cell();
    if (root_ == "opensudoku" && name == "folder") folder_ = folder();
    if (root_ == "opensudoku" && name == "game") return game();
    if (root_ != "opensudoku" && name == "sudoku" && parser_.attribute("data") != nullptr) {
      reading_.format = Format::one_g_sudoku;
      return bare_game();
    }
    return true;
  }

  /// False when it is no use to go on.
  bool end() {
    if (parser_.name() == "folder") folder_ = {};
    if (root_ == "ksudoku" && parser_.name() == "values") return values();
    if (root_ == "Sudoku" && !end_of_cell(parser_.name())) return false;
    if (root_ == "opensudoku" && parser_.depth() == 1) set_header(parser_.name());
    words_.clear();
    return true;
  }

  bool refuse(ReadError error, std::string_view detail = {}) {
    reading_ = failed(reading_.format, error, text_, parser_.offset());
    reading_.fault.detail = detail;
    return false;
  }

  /// Only plain Sudoku of nine by nine.
  bool graph() {
    const auto value = [&](std::string_view name) {
      const XmlAttribute* one = parser_.attribute(name);
      return one == nullptr ? std::string() : one->value;
    };
    const std::string kind = value("specific-type");
    if (value("type") == "sudoku" && value("order") == "9" && (kind.empty() || kind == "Plain"))
      return true;
    return refuse(ReadError::unsupported, kind.empty() ? value("type") : kind);
  }

  /// KSudoku has its cells column by column.
  bool values() {
    const std::string_view cells = trim(words_);
    if (!reading_.puzzles.empty()) return refuse(ReadError::extra_text);
    if (cells.size() != cell_count) {
      refuse(cells.size() < cell_count ? ReadError::too_few : ReadError::too_many);
      reading_.fault.found = count_of(cells);
      reading_.fault.wanted = cell_count;
      return false;
    }
    Grid grid;
    for (int i = 0; i < cell_count; ++i) {
      const char c = nth(cells, i);
      if (c == '_') continue;
      if (c < 'b' || c > 'j') return refuse(ReadError::bad_value, character_at(cells, as_size(i)));
      grid.set(cell_at(i % 9, i / 9), c - 'a');
    }
    reading_.puzzles.emplace_back(grid);
    words_.clear();
    return true;
  }

  /// A Cell of .sdku; -1 for each value that it does not have.
  struct Cell {
    int x = -1;
    int y = -1;
    int value = -1;
  };

  bool end_of_cell(std::string_view name) {
    int* part = name == "x"       ? &cell_.x
                : name == "y"     ? &cell_.y
                : name == "value" ? &cell_.value
                                  : nullptr;
    if (part != nullptr) {
      const std::string_view word = trim(words_);
      const bool digit = word.size() == 1 && word[0] >= '0' && word[0] <= '9';
      if (!digit || (part != &cell_.value && word[0] == '9'))
        return refuse(ReadError::bad_value, word);
      *part = word[0] - '0';
    } else if (name == "Cell") {
      if (cell_.x < 0 || cell_.y < 0 || cell_.value < 0) return refuse(ReadError::bad_value, name);
      if (reading_.puzzles.empty()) reading_.puzzles.emplace_back();
      Progress& puzzle = reading_.puzzles.front();
      const int cell = cell_at(cell_.y, cell_.x);
      if (puzzle.givens[cell] != 0 && puzzle.givens[cell] != cell_.value)
        return refuse(ReadError::bad_value, name);
      puzzle.givens.set(cell, cell_.value);
      puzzle.values.set(cell, cell_.value);
    }
    return true;
  }

  /// Reads the header that version 1 has for all its games.
  void set_header(std::string_view name) {
    static constexpr Table<std::pair<std::string_view, DetailKey>, 8> keys = {
        {{"name", DetailKey::title},
         {"author", DetailKey::author},
         {"description", DetailKey::description},
         {"source", DetailKey::source},
         {"level", DetailKey::level},
         {"created", DetailKey::date},
         {"sourceURL", DetailKey::url},
         {"comment", DetailKey::comment}}};
    for (const auto& [element, key] : keys) {
      if (element == name) set_detail(header_, key, trim(words_));
    }
  }

  Progress folder() {
    Progress folder;
    if (const XmlAttribute* name = parser_.attribute("name"))
      set_detail(folder, DetailKey::title, name->value);
    set_date(folder);
    return folder;
  }

  void set_date(Progress& progress) {
    const XmlAttribute* created = parser_.attribute("created");
    if (created == nullptr) return;
    const std::optional<std::int64_t> time = milliseconds_from(created->value);
    if (time == 0) return;
    set_detail(progress, DetailKey::date, time ? date_text(*time) : created->value);
  }

  bool game() {
    const XmlAttribute* data = parser_.attribute("data");
    Game game =
        read_open_sudoku_data(data == nullptr ? std::string_view() : std::string_view(data->value));
    if (!keep(game, data)) return reading_.ok();
    Progress& progress = reading_.puzzles.back();
    for (const Progress* from : {&header_, &folder_}) {
      for (const Detail& one : from->details) set_detail(progress, one.key, one.text);
    }
    set_date(progress);
    if (const XmlAttribute* note = parser_.attribute("note"))
      set_detail(progress, DetailKey::comment, note->value);
    count_lost(game);
    return true;
  }

  bool bare_game() {
    if (!reading_.puzzles.empty()) {
      reading_ = failed(reading_.format, ReadError::extra_text, text_, parser_.offset());
      return false;
    }
    const XmlAttribute* data = parser_.attribute("data");
    Game game = read_open_sudoku_data(data->value);
    keep(game, data);
    return true;
  }

  /// Keeps a game, or its fault; false when it has one.
  bool keep(Game& game, const XmlAttribute* data) {
    if (game.fault.error != ReadError::none) {
      ++reading_.fault_count;
      if (reading_.faults.size() < most_faults) reading_.faults.push_back(fault_of(game, data));
      return false;
    }
    if (reading_.puzzles.size() == most_puzzles) {
      reading_ = failed(reading_.format, ReadError::too_many_puzzles, text_, parser_.offset());
      reading_.fault.wanted = narrow<int>(most_puzzles);
      return false;
    }
    if (!game.mixed_blank.empty() && !mixed_) {
      mixed_ = true;
      reading_.warnings.push_back(
          {WarningId::mixed_blanks, place(parser_.offset()), 0, game.mixed_blank});
    }
    reading_.puzzles.push_back(std::move(game.progress));
    return true;
  }

  Fault fault_of(const Game& game, const XmlAttribute* data) {
    Fault fault;
    fault.error = game.fault.error;
    fault.detail = game.fault.detail;
    fault.found = game.fault.found;
    fault.wanted = game.fault.wanted;
    fault.place = place(parser_.offset());
    if (data != nullptr)
      fault.place = place(offset_in(text_, data->raw) + xml_offset(data->raw, game.fault.at));
    return fault;
  }

  void count_lost(const Game& game) {
    const auto has = [&](std::string_view name) {
      const XmlAttribute* one = parser_.attribute(name);
      return one != nullptr && one->value.find_first_not_of('0') != std::string::npos;
    };
    colours_ += game.colours;
    histories_ += has("command_stack") ? 1 : 0;
    times_ += has("time") ? 1 : 0;
  }

  Reading finish() {
    if (reading_.puzzles.empty() && reading_.faults.empty())
      return failed(reading_.format, ReadError::no_puzzle, text_, 0);
    if (reading_.puzzles.empty()) {
      reading_.fault = std::move(reading_.faults.front());
      reading_.faults.clear();
      reading_.fault_count = 0;
      reading_.warnings.clear();
    } else {
      warn("color", colours_);
      warn("command_stack", histories_);
      warn("time", times_);
      warn("history", history_ ? 1 : 0);
    }
    return std::move(reading_);
  }

  void warn(std::string_view name, int count) {
    if (count > 0) reading_.warnings.push_back({WarningId::lost, {}, count, std::string(name)});
  }

  /// Places come in ascending order, so that each part of the text is counted once.
  TextPosition place(std::size_t offset) {
    if (offset < last_.offset || last_.line == 0) {
      last_ = place_of(text_, offset);
      return last_;
    }
    const TextPosition from = place_of(text_.substr(last_.offset), offset - last_.offset);
    last_.column = from.line == 1 ? last_.column + from.column - 1 : from.column;
    last_.line += from.line - 1;
    last_.offset = offset;
    return last_;
  }

  std::string_view text_;
  XmlParser parser_;
  Reading reading_;
  std::string root_;
  std::string words_;
  Progress header_;
  Progress folder_;
  TextPosition last_;
  int colours_ = 0;
  int histories_ = 0;
  int times_ = 0;
  bool mixed_ = false;
  bool history_ = false;
  Cell cell_;
};

// Sorted.
constexpr Table<std::string_view, 76> html_names = {
    "a",      "article",  "aside",    "b",        "blockquote", "body",       "br",      "button",
    "canvas", "caption",  "center",   "code",     "col",        "colgroup",   "dd",      "details",
    "div",    "dl",       "dt",       "em",       "fieldset",   "figcaption", "figure",  "font",
    "footer", "form",     "h1",       "h2",       "h3",         "h4",         "h5",      "h6",
    "head",   "header",   "hr",       "html",     "i",          "iframe",     "img",     "input",
    "kbd",    "label",    "legend",   "li",       "link",       "main",       "mark",    "meta",
    "nav",    "noscript", "ol",       "output",   "p",          "pre",        "s",       "samp",
    "script", "section",  "small",    "span",     "strong",     "style",      "summary", "table",
    "tbody",  "td",       "template", "textarea", "tfoot",      "th",         "thead",   "title",
    "tr",     "u",        "ul",       "var"};

bool is_html(std::string_view name) {
  std::string small(name);
  std::transform(small.begin(), small.end(), small.begin(), to_lower);
  return std::binary_search(html_names.begin(), html_names.end(), std::string_view(small));
}

bool begins_with(std::string_view text, std::string_view start) {
  return text.size() >= start.size() && std::equal(start.begin(), start.end(), text.begin(),
                                                   [](char a, char b) { return a == to_lower(b); });
}

/// The name of the element or document type that a text begins with, after comments and instructions; or
/// what is no name.
std::string_view first_name(std::string_view text) {
  while (true) {
    text = trim(text);
    const bool comment = text.substr(0, 4) == "<!--";
    if (!comment && text.substr(0, 2) != "<?") break;
    const std::size_t end = text.find(comment ? "-->" : "?>");
    if (end == std::string_view::npos) return {};
    text.remove_prefix(end + (comment ? 3 : 2));
  }
  if (begins_with(text, "<!doctype"))
    text = trim(text.substr(9));
  else if (!text.empty() && text.front() == '<')
    text.remove_prefix(1);
  else
    return {};
  const std::string_view name = text.substr(0, text.find_first_of(" \t\r\n/>["));
  // No address between angle brackets.
  return name.find(':') == name.size() - 1 ? std::string_view() : name;
}

bool begins_name(std::string_view name) {
  const char c = name.empty() ? '0' : to_lower(name.front());
  return (c >= 'a' && c <= 'z') || c == '_';
}

bool is_xml(std::string_view text) {
  if (text.empty() || text.front() != '<') return false;
  const std::string_view name = first_name(text);
  if (is_html(name)) return false;
  return begins_with(text, "<?xml") || begins_name(name);
}

}  // namespace

std::optional<Reading> read_xml(std::string_view text) {
  if (!is_xml(trim(text))) return std::nullopt;
  return FileReader(text).read();
}

}  // namespace nonet::formats
