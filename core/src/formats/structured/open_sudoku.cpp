// Source: the program's own reader and writer (docs/formats.md, 14).
//   opensudoku version 1: name, author, … as elements, then games; version 2: folders with games
//   game: data = 81 digits | "version: " n line-end 81*cell; note, created (milliseconds since 1970)
//   cell: value "|" marks "|" [second marks "|"] editable "|" [color "|"], the second marks from version 4 on, the
//   color in version 5. Marks are "1,2,3," or "-" in version 1, else a mask with bit 0 for digit 1.
// The first marks stand in the corners of a cell, the second ones in its centre; a file without second marks
// has the first ones only, and so has a program that knows but one kind.
// Also `.1gsudoku`: <sudoku data="81 digits">.
#include "formats/structured/open_sudoku.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "formats/reader.hpp"
#include "formats/structured/date.hpp"
#include "formats/structured/xml.hpp"
#include "formats/text_lines.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view version_mark = "version:";
constexpr int newest_version = 5;

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// What is wrong with the data of a game, at a byte of it.
struct DataFault {
  ReadError error = ReadError::none;
  std::size_t at = 0;
  std::string detail;
  int found = 0;
  int wanted = 0;
};

struct Game {
  Progress progress;
  DataFault fault;
  /// Cells with a colour, whose meaning the file does not say.
  int colours = 0;
  std::string mixed_blank;
};

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
    if (is_one_of(c, white)) continue;
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
  return DigitSet(static_cast<std::uint16_t>(*mask));
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
    const auto bars =
        std::count(data_.begin() + static_cast<std::ptrdiff_t>(at_), data_.end(), '|');
    const int fields = version_ < 4 ? 3 : version_;
    return std::max(found + static_cast<int>(bars) / fields, at_end() ? found : cell_count + 1);
  }

  bool read_cell(int cell) {
    const auto index = static_cast<std::size_t>(cell);
    const std::optional<int> value = take([](std::string_view text) { return number(text, 9); });
    if (!value) return false;
    const auto take_marks = [&] {
      return take([&](std::string_view text) { return marks(text, version_); });
    };
    const std::optional<DigitSet> first = take_marks();
    if (!first) return false;
    game_.progress.corner[index] = *first;
    // Its programs wrote two bars where one was meant.
    if (version_ == 2 && data_.substr(at_, 1) == "|") ++at_;
    if (version_ >= 4) {
      const std::optional<DigitSet> second = take_marks();
      if (!second) return false;
      game_.progress.centre[index] = *second;
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

Game read_data(std::string_view data) {
  Game game;
  const bool read = data.substr(0, version_mark.size()) == version_mark ? read_versioned(data, game)
                                                                        : read_digits(data, game);
  if (!read) game.progress = Progress();
  return game;
}

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
      if (event == XmlEvent::end) end();
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
      reading_.format = name == "sudoku" ? Format::one_g_sudoku : Format::open_sudoku;
    }
    if (root_ == "opensudoku" && name == "folder") folder_ = folder();
    if (root_ == "opensudoku" && name == "game") return game();
    if (root_ != "opensudoku" && name == "sudoku" && parser_.attribute("data") != nullptr) {
      reading_.format = Format::one_g_sudoku;
      return bare_game();
    }
    return true;
  }

  void end() {
    if (parser_.name() == "folder") folder_ = {};
    if (root_ == "opensudoku" && parser_.depth() == 1) set_header(parser_.name());
    words_.clear();
  }

  /// What version 1 says of all its games.
  void set_header(std::string_view name) {
    static constexpr std::array<std::pair<std::string_view, DetailKey>, 8> keys = {
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
    Game game = read_data(data == nullptr ? std::string_view() : std::string_view(data->value));
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
    Game game = read_data(data->value);
    return keep(game, data) || reading_.ok();
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
      reading_.fault.wanted = static_cast<int>(most_puzzles);
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
      fault.place = place(static_cast<std::size_t>(data->raw.data() - text_.data()) +
                          xml_offset(data->raw, game.fault.at));
    return fault;
  }

  void count_lost(const Game& game) {
    const auto has = [&](std::string_view name) {
      const XmlAttribute* one = parser_.attribute(name);
      return one != nullptr && one->value.find_first_not_of("0") != std::string::npos;
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
};

// Sorted.
constexpr std::array<std::string_view, 64> html_names = {
    "a",       "article",  "aside", "b",        "blockquote", "body",  "br",      "button",
    "caption", "center",   "code",  "col",      "colgroup",   "dd",    "details", "div",
    "dl",      "dt",       "em",    "fieldset", "figure",     "font",  "footer",  "form",
    "h1",      "h2",       "h3",    "h4",       "h5",         "h6",    "head",    "header",
    "hr",      "html",     "i",     "iframe",   "img",        "input", "label",   "li",
    "link",    "main",     "meta",  "nav",      "ol",         "p",     "pre",     "samp",
    "script",  "section",  "small", "span",     "strong",     "style", "table",   "tbody",
    "td",      "textarea", "tfoot", "th",       "thead",      "title", "tr",      "ul"};

bool is_html(std::string_view name) {
  std::string small(name);
  std::transform(small.begin(), small.end(), small.begin(), lower);
  return std::binary_search(html_names.begin(), html_names.end(), std::string_view(small));
}

bool begins_with(std::string_view text, std::string_view start) {
  return text.size() >= start.size() && std::equal(start.begin(), start.end(), text.begin(),
                                                   [](char a, char b) { return a == lower(b); });
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
  const char c = name.empty() ? '0' : lower(name.front());
  return (c >= 'a' && c <= 'z') || c == '_';
}

bool is_xml(std::string_view text) {
  if (text.empty() || text.front() != '<') return false;
  const std::string_view name = first_name(text);
  if (is_html(name)) return false;
  return begins_with(text, "<?xml") || begins_name(name);
}

bool has_progress(const Progress& progress) {
  return progress.values != progress.givens || !progress.corner.empty() || !progress.centre.empty();
}

DigitSet notes_in(const std::vector<DigitSet>& notes, int cell) {
  return notes.empty() ? DigitSet() : notes[static_cast<std::size_t>(cell)];
}

std::string data_of(const Progress& progress) {
  if (!has_progress(progress)) return to_string(progress.givens, '0');
  const bool two = !progress.centre.empty();
  std::string data = two ? "version: 4&#10;" : "version: 3&#10;";
  const auto field = [&](int number) { data.append(std::to_string(number)).append("|"); };
  for (int cell = 0; cell < cell_count; ++cell) {
    field(progress.values[cell]);
    field(notes_in(progress.corner, cell).mask());
    if (two) field(notes_in(progress.centre, cell).mask());
    field(progress.givens[cell] == 0 ? 1 : 0);
  }
  return data;
}

std::string game_element(const Progress& progress) {
  std::string text = "<game";
  const auto attribute = [&](std::string_view name, std::string_view value) {
    if (!value.empty()) text.append(" ").append(name).append("=\"").append(value).append("\"");
  };
  if (const auto time = milliseconds_of(text_of(progress, DetailKey::date)))
    attribute("created", std::to_string(*time));
  // It is being played.
  if (has_progress(progress)) attribute("state", "0");
  attribute("data", data_of(progress));
  attribute("note", xml_escaped(text_of(progress, DetailKey::comment)));
  return text + "/>\n";
}

std::string_view title_of(const Progress& progress) {
  return text_of(progress, DetailKey::title);
}

}  // namespace

std::optional<Reading> read_xml(std::string_view text) {
  if (!is_xml(trim(text))) return std::nullopt;
  return FileReader(text).read();
}

Written write_open_sudoku(std::span<const Progress> puzzles) {
  Written written;
  written.text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n";
  for (auto first = puzzles.begin(); first != puzzles.end();) {
    const auto last = std::find_if(first, puzzles.end(), [&](const Progress& one) {
      return title_of(one) != title_of(*first);
    });
    const std::string_view title = title_of(*first);
    if (!title.empty()) written.text += "<folder name=\"" + xml_escaped(title) + "\">\n";
    for (; first != last; ++first) written.text += game_element(*first);
    if (!title.empty()) written.text += "</folder>\n";
  }
  written.text += "</opensudoku>\n";
  return written;
}

}  // namespace nonet::formats
