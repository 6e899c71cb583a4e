/// SudoCue's .sdx, a puzzle and how far it is solved. Source: the format's description in SudoCue's manual.
///
///   file = 9*( cell 8*( " " cell ) nl ) ;  cell = "u" digit  (placed) | digit  (given) | digits  (candidates)
///
/// Without a "u" it is told from pencil marks by what these have and SudoCue never writes: borders, bars, marks, more
/// than one blank between groups. A single digit is a given, but an open cell with one candidate
/// is written the same: it counts as open when an open peer has the digit too, for a given would have
/// taken it away there.
#include <algorithm>

#include "formats/common/characters.hpp"
#include "formats/plain/table_forms.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats::plain {
namespace {

using Cells = std::vector<std::string_view>;

Cells groups_of(std::string_view line) {
  Cells groups;
  while (true) {
    const std::string_view group = first_word(line);
    if (group.empty()) return groups;
    groups.push_back(group);
    line.remove_prefix(offset_in(line, group) + group.size());
  }
}

bool is_placed(std::string_view group) {
  return group.size() >= 2 && (group[0] == 'u' || group[0] == 'U') && is_digit(group[1]);
}

bool has_placed(const TextLine& line) {
  const Cells groups = groups_of(line.text);
  return groups.size() > 5 && std::any_of(groups.begin(), groups.end(), is_placed);
}

/// As SudoCue writes a row, and nobody draws one.
bool is_bare_row(const TextLine& line) {
  const std::string_view row = line.text.substr(0, line.text.find_last_not_of(white) + 1);
  return groups_of(row).size() == 9 &&
         row.find_first_not_of("123456789 ") == std::string_view::npos && row[0] != ' ' &&
         row.find("  ") == std::string_view::npos;
}

bool has_candidates(const TextLine& line) {
  const Cells groups = groups_of(line.text);
  return std::any_of(groups.begin(), groups.end(),
                     [](std::string_view group) { return group.size() > 1; });
}

bool is_sudocue(const TextLines& lines) {
  if (std::any_of(lines.begin(), lines.end(), has_placed)) return true;
  return lines.size() == 9 && std::all_of(lines.begin(), lines.end(), is_bare_row) &&
         std::any_of(lines.begin(), lines.end(), has_candidates);
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) { reading_.format = Format::sudocue; }

  bool take(const TextLine& line) {
    const Cells groups = groups_of(line.text);
    for (std::size_t i = 0; i < groups.size(); ++i) {
      if (!take(line, groups[i], rows_ < 9 && i < 9 ? narrow<int>(rows_ * 9 + i) : -1))
        return false;
    }
    ++rows_;
    if (groups.size() == 9) return true;
    fail(ReadError::row_length, line, line.text.data());
    reading_.fault.found = count_of(groups);
    reading_.fault.wanted = 9;
    reading_.fault.row = narrow<int>(rows_);
    return false;
  }

  Reading result(const TextLine& first) {
    if (!reading_.ok()) return std::move(reading_);
    if (rows_ != 9) {
      fail(ReadError::row_count, first, first.text.data());
      reading_.fault.found = narrow<int>(rows_);
      reading_.fault.wanted = 9;
      return std::move(reading_);
    }
    Progress progress;
    progress.values = placed_;
    int open = 0;
    for (int cell = 0; cell < cell_count; ++cell) {
      const DigitSet digits = groups_[cell];
      if (digits.size() != 1 || placed_[cell] != 0) continue;
      if (open_peer_has(cell, digits.first())) {
        ++open;
        continue;
      }
      progress.givens.set(cell, digits.first());
      progress.values.set(cell, digits.first());
    }
    reading_.puzzles.push_back(std::move(progress));
    if (open > 0) reading_.warnings.push_back({WarningId::taken_as_open, {}, open, {}});
    set_candidates(reading_, groups_);
    return std::move(reading_);
  }

 private:
  bool take(const TextLine& line, std::string_view group, int cell) {
    const bool placed = is_placed(group);
    if (placed && group.size() > 2) {
      fail(ReadError::bad_value, line, group.data());
      reading_.fault.detail = group;
      return false;
    }
    DigitSet digits;
    for (std::size_t i = placed ? 1 : 0; i < group.size(); ++i) {
      const bool digit = is_digit(group[i]);
      if (digit && !digits.contains(group[i] - '0')) {
        digits.insert(group[i] - '0');
        continue;
      }
      fail(digit ? ReadError::repeated : ReadError::bad_character, line, group.data() + i);
      reading_.fault.detail = character_at(text_, reading_.fault.place.offset);
      return false;
    }
    if (cell < 0) return true;
    groups_[cell] = digits;
    if (placed) placed_.set(cell, digits.first());
    return true;
  }

  [[nodiscard]] bool open_peer_has(int cell, int digit) const {
    const CellSet& seen = peers(cell);
    return std::any_of(seen.begin(), seen.end(), [&](int peer) {
      const DigitSet digits = groups_[peer];
      return digits.size() > 1 && digits.contains(digit);
    });
  }

  void fail(ReadError error, const TextLine& line, const char* at) {
    reading_.fault.error = error;
    reading_.fault.place = place_in(text_, line, at);
  }

  std::string_view text_;
  Reading reading_;
  Table<DigitSet, cell_count> groups_{};
  Grid placed_;
  std::size_t rows_ = 0;
};

}  // namespace

void set_candidates(Reading& reading, const Table<DigitSet, cell_count>& candidates) {
  Progress& progress = reading.puzzles.front();
  const Board fresh(progress.values);
  Table<DigitSet, cell_count> allowed = candidates;
  int lost = 0;
  for (int cell : fresh.empty_cells()) {
    DigitSet& digits = allowed[cell];
    lost += (digits - fresh.candidates(cell)).size();
    if (digits.empty()) digits = fresh.candidates(cell);
  }
  const Position position(Board(progress.values, allowed), progress.givens.filled());
  progress.candidates = Progress(position).candidates;
  if (lost > 0) reading.warnings.push_back({WarningId::lost, {}, lost, "candidates"});
}

std::optional<Reading> read_sudocue(std::string_view text, const TextLines& lines) {
  if (lines.empty() || !is_sudocue(lines)) return std::nullopt;
  Reader reader(text);
  for (const TextLine& line : lines) {
    if (!reader.take(line)) break;
  }
  return reader.result(lines.front());
}

}  // namespace nonet::formats::plain
