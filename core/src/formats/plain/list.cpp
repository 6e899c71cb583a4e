/// Lists: a puzzle on each line. Source of the forms: the .sdm files of SadMan and SudoCue, HoDoKu's library, the bank
/// of SudokuExchange, the CSV files of Kaggle, the q2 lists of gsf. Comments (#) and blank lines do not count.
///
///   list   = [ header ] , line , { line }
///   header = CSV fields of which one is "puzzle", "quizzes" or the like
///   line   = 81 cells [ ws comment ] | library line | 729 characters | hash 81 cells rating | CSV fields
///
/// Two lines or more are a list when more than half were meant as whole puzzles; one line alone when it is
/// more than 81 cells and a comment.
#include <algorithm>
#include <utility>

#include "formats/common/cells.hpp"
#include "formats/plain/csv.hpp"
#include "formats/plain/list_line.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

using namespace plain;

/// Column of a CSV file with a header.
struct Column {
  enum class Use : std::uint8_t { puzzle, solution, detail, difficulty, ignored, unknown };
  Use use = Use::unknown;
  DetailKey key = DetailKey::title;
  std::string name;
};

Column column_of(std::string_view field) {
  constexpr int keys = static_cast<int>(DetailKey::record);
  Column column;
  column.name = lower(field);
  const std::string& name = column.name;
  if (is_among(name,
               {"puzzle", "puzzles", "quiz", "quizzes", "sudoku", "givens", "question", "grid"}))
    column.use = Column::Use::puzzle;
  if (is_among(name, {"solution", "solutions", "answer", "solved"}))
    column.use = Column::Use::solution;
  // The number of givens, and a row's number without a name, say nothing that is not known.
  if (is_among(name, {"clues", ""})) column.use = Column::Use::ignored;
  if (name == "difficulty") column.use = Column::Use::difficulty;
  for (int key = 0; key < keys; ++key) {
    if (name != nonet::id(static_cast<DetailKey>(key)) && !(key == 0 && name == "id")) continue;
    column.use = Column::Use::detail;
    column.key = static_cast<DetailKey>(key);
  }
  return column;
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789.") == std::string_view::npos;
}

class ListReader {
 public:
  explicit ListReader(std::string_view text) : text_(text) {}

  /// Nothing where the text does not begin with the names of two columns and more, or has no puzzle.
  std::optional<Reading> run_table() {
    std::optional<Reading> table = read_with_header();
    const bool has_puzzle = table && table->ok() && !table->puzzles.empty();
    return has_puzzle && columns_.size() > 1 ? std::move(table) : std::nullopt;
  }

  std::optional<Reading> run() {
    if (std::optional<Reading> table = read_with_header()) return table;
    for (LineCursor lines(text_); !lines.done();) {
      const TextLine line = lines.next();
      if (counts(line.text) && !take(read_list_line(text_, line), line)) return std::move(reading_);
      if (lines_ == most_lines_before && meant_ == 0) return std::nullopt;
    }
    if (!is_list()) return std::nullopt;
    return finish(format());
  }

 private:
  static constexpr std::size_t kinds = 6;
  // A text with more other lines in front is no list.
  static constexpr int most_lines_before = 1000;

  /// False when there are too many.
  bool take(ListLine read, const TextLine& line) {
    ++lines_;
    last_certain_ = read.certain;
    if (read.kind == LineKind::other) {
      add_fault(fault_of_other(line));
      return true;
    }
    ++meant_;
    if (!read.ok()) {
      add_fault(std::move(read.fault));
      if (reading_.puzzles.empty()) ++of_kind_[read.kind];
      return true;
    }
    if (reading_.puzzles.empty()) of_kind_.fill(0);
    if (reading_.puzzles.size() == most_puzzles) {
      Reading fault;
      fault.format = format();
      fault.fault.error = ReadError::too_many_puzzles;
      fault.fault.place = place_in(text_, line, line.text.data());
      fault.fault.wanted = narrow<int>(most_puzzles);
      reading_ = std::move(fault);
      return false;
    }
    ++of_kind_[read.kind];
    for (Warning& warning : read.warnings) add_warning(std::move(warning));
    reading_.puzzles.push_back(std::move(read.puzzle));
    return true;
  }

  Fault fault_of_other(const TextLine& line) const {
    const std::string_view word = first_word(line.text);
    const WordFault fault = fault_of_word(word);
    Fault read;
    // A word that is a puzzle, in a row of a table whose column of puzzles has none.
    read.error = fault.error == ReadError::none ? ReadError::no_puzzle : fault.error;
    read.place = place_in(text_, line, fault.at == nullptr ? word.data() : fault.at);
    read.found = fault.found;
    read.wanted = fault.found == 0 ? 0 : cell_count;
    if (fault.error == ReadError::bad_character)
      read.detail = character_at(text_, read.place.offset);
    return read;
  }

  void add_fault(Fault fault) {
    if (reading_.faults.size() < most_faults) reading_.faults.push_back(std::move(fault));
    ++reading_.fault_count;
  }

  /// The same warning of several lines is one, with the place of the first.
  void add_warning(Warning warning) {
    for (Warning& known : reading_.warnings) {
      if (known.id != warning.id || known.detail != warning.detail) continue;
      known.count += warning.count;
      return;
    }
    reading_.warnings.push_back(std::move(warning));
  }

  [[nodiscard]] bool is_list() const {
    if (lines_ == 1) return meant_ == 1 && last_certain_;
    return meant_ * 2 > lines_;
  }

  [[nodiscard]] Format format() const {
    static constexpr Table<Format, kinds> formats = {Format::sdm,           Format::sdm,
                                                     Format::library,       Format::sukaku,
                                                     Format::exchange_bank, Format::csv};
    const auto* most = std::max_element(of_kind_.begin(), of_kind_.end());
    return formats[most - of_kind_.begin()];
  }

  Reading finish(Format format) {
    reading_.format = format;
    if (reading_.puzzles.empty() && !reading_.faults.empty()) {
      reading_.fault = reading_.faults.front();
      if (lines_ == 1) {
        reading_.faults.clear();
        reading_.fault_count = 0;
      }
    }
    return std::move(reading_);
  }

  std::optional<Reading> read_with_header() {
    RecordCursor records(text_);
    TextLine header;
    do {
      if (records.done()) return std::nullopt;
      header = records.next();
    } while (!counts(header.text));
    // A header has no puzzle in it, and no more than a few words.
    constexpr std::size_t longest_header = 1000;
    if (header.text.size() > longest_header) return std::nullopt;
    const char separator = separator_of(header.text);
    for (const Field& field : fields_of(header.text, separator == 0 ? ',' : separator))
      columns_.push_back(column_of(field.text));
    const auto has = [&](Column::Use use) {
      return std::any_of(columns_.begin(), columns_.end(),
                         [&](const Column& column) { return column.use == use; });
    };
    if (!has(Column::Use::puzzle)) return std::nullopt;
    while (!records.done()) {
      const TextLine record = records.next();
      if (!counts(record.text)) continue;
      if (!take(row(record, separator == 0 ? ',' : separator), record)) return std::move(reading_);
    }
    const bool known = columns_.size() > 1 && lines_ > 0 && has(Column::Use::solution);
    if (known || meant_ * 2 > lines_) return finish(Format::csv);
    *this = ListReader(text_);
    return std::nullopt;
  }

  ListLine row(const TextLine& record, char separator) const {
    ListLine read;
    const std::vector<Field> fields = fields_of(record.text, separator);
    for (std::size_t i = 0; i < fields.size() && i < columns_.size(); ++i) {
      if (columns_[i].use == Column::Use::puzzle) take_puzzle(record, fields[i], read);
    }
    if (!read.ok()) return read;
    for (std::size_t i = 0; i < fields.size(); ++i)
      if (!fields[i].text.empty()) take_field(record, fields[i], i, read);
    return read;
  }

  void take_puzzle(const TextLine& record, const Field& field, ListLine& read) const {
    if (count_cells(field.text) < cell_count / 2) return;
    const auto start = as_size(field.at - record.text.data());
    const std::size_t quote = record.text[start] == '"' ? 1 : 0;
    read.kind = LineKind::csv;
    read_cells(text_, record, record.text.substr(start + quote, field.text.size()), read);
  }

  void take_field(const TextLine& record, const Field& field, std::size_t index,
                  ListLine& read) const {
    const Column column = index < columns_.size() ? columns_[index] : Column();
    const TextPosition place = place_in(text_, record, field.at);
    switch (column.use) {
      case Column::Use::solution:
        set_solution(place, field.text, read);
        break;
      case Column::Use::detail:
        set_detail(read.puzzle, column.key, without_guard(field.text));
        break;
      case Column::Use::difficulty:
        set_detail(read.puzzle, is_number(field.text) ? DetailKey::rating : DetailKey::level,
                   field.text);
        break;
      case Column::Use::unknown:
        read.warnings.push_back({WarningId::lost, place, 1, column.name});
        break;
      default:
        break;
    }
  }

  std::string_view text_;
  Reading reading_;
  std::vector<Column> columns_;
  Table<int, kinds> of_kind_{};
  int lines_ = 0;
  int meant_ = 0;
  bool last_certain_ = false;
};

}  // namespace

std::optional<Reading> read_named_table(std::string_view text) {
  return ListReader(text).run_table();
}

std::optional<Reading> read_list(std::string_view text) {
  return ListReader(text).run();
}

}  // namespace nonet::formats
