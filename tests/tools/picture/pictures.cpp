// Reads the pictures of an index and tells how well: which boards were read exactly, which cells were wrong, and whether those were marked uncertain.
//
//   nonet_pictures INDEX [--verbose] [--weights FILE] [--mark-weights FILE]
//   nonet_pictures INDEX --cells FILE --marks FILE      writes what the nets are trained by: the patches of boards that were found where they are
//
// An index has a line for each picture, relative to its own folder: file, givens, and if known entries, 81 pencil marks and four corners, parted by tabs, as
// render.py writes them. Where the third column is no board, all digits are expected, whichever ink they are in. A board of dots only means that there is none.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "../tool_main.hpp"
#include "images/file_bytes.hpp"
#include "images/image_file.hpp"
#include "picture/finder.hpp"
#include "picture/reading.hpp"

// Tables of numbers for a person to read.
// NOLINTBEGIN(cppcoreguidelines-pro-type-vararg)
namespace {

using nonet::cell_count;
using nonet::Pixels;
namespace picture = nonet::picture;

struct Expected {
  std::string file;
  std::string givens;
  std::string entries;
  std::vector<std::string> marks;
  std::vector<float> corners;
};

std::vector<Expected> read_index(const std::string& name) {
  std::vector<Expected> all;
  std::ifstream in(name);
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::vector<std::string> fields;
    std::stringstream parts(line);
    for (std::string field; std::getline(parts, field, '\t');) fields.push_back(field);
    Expected expected;
    if (fields.size() < 2 || fields[1].size() != cell_count) continue;
    expected.file = fields[0];
    expected.givens = fields[1];
    if (fields.size() > 4 && fields[2].size() == cell_count) {
      expected.entries = fields[2];
      std::stringstream marks(fields[3]);
      for (std::string mark; marks >> mark;) expected.marks.push_back(mark);
      std::stringstream corners(fields[4]);
      for (float value = 0; corners >> value;) expected.corners.push_back(value);
      if (expected.marks.size() != cell_count || expected.corners.size() != 8) continue;
    }
    all.push_back(expected);
  }
  return all;
}

std::vector<std::uint8_t> bytes_of(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

int digit_at(const std::string& text, int cell) {
  const char c = text.empty() ? '.' : text[static_cast<std::size_t>(cell)];
  return c >= '1' && c <= '9' ? c - '0' : 0;
}

std::uint16_t marks_at(const Expected& expected, int cell) {
  std::uint16_t marks = 0;
  if (!expected.marks.empty())
    for (const char c : expected.marks[static_cast<std::size_t>(cell)])
      if (c >= '1' && c <= '9') marks = static_cast<std::uint16_t>(marks | (1U << (c - '0')));
  return marks;
}

struct Tally {
  int pictures = 0;
  int without = 0;
  int without_refused = 0;
  int exact = 0;
  int digits_exact = 0;
  int marks_right = 0;
  int marks_all = 0;
  int refused = 0;
  int cells = 0;
  int uncertain = 0;
  int wrong = 0;
  int wrong_uncertain = 0;
  int other_digit = 0;
  int missed_digit = 0;
  int made_digit = 0;
  int wrong_marks = 0;
  int wrong_ink = 0;
  int marked_cells = 0;
  int marked_uncertain = 0;
  int several = 0;
  int not_unique = 0;
  std::vector<double> times;
};

// A picture that has no board.
void compare_without(const Expected& expected, const nonet::PictureReading& reading, bool verbose,
                     Tally& tally) {
  ++tally.without;
  if (reading.boards.empty()) ++tally.without_refused;
  if (verbose || !reading.boards.empty())
    std::printf("%s: %s%s\n", expected.file.c_str(), std::string(id(reading.fault)).c_str(),
                reading.boards.empty()          ? ""
                : reading.boards.front().unique ? ", A PUZZLE MADE UP"
                                                : ", a board made up");
}

void count_marks(std::uint16_t marks, std::uint16_t marks_read, Tally& tally) {
  for (int d = 1; d <= 9; ++d) {
    if (((marks | marks_read) >> d & 1U) == 0) continue;
    ++tally.marks_all;
    if (((marks & marks_read) >> d & 1U) != 0) ++tally.marks_right;
  }
}

void compare(const Expected& expected, const nonet::PictureReading& reading, bool verbose,
             Tally& tally) {
  if (expected.entries.empty() && expected.givens == std::string(cell_count, '.'))
    return compare_without(expected, reading, verbose, tally);
  ++tally.pictures;
  if (reading.boards.empty()) {
    ++tally.refused;
    std::printf("%s: %s\n", expected.file.c_str(), std::string(id(reading.fault)).c_str());
    return;
  }
  if (reading.boards.size() > 1) ++tally.several;
  const nonet::PictureBoard& board = reading.boards.front();
  if (!board.unique) ++tally.not_unique;
  const bool inks = !expected.entries.empty();
  int wrong = 0;
  int wrong_digits = 0;
  std::string told;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int given = digit_at(expected.givens, cell);
    const int entry = digit_at(expected.entries, cell);
    const int digit = given != 0 ? given : entry;
    const int read = board.givens[cell] != 0 ? board.givens[cell] : board.entries[cell];
    const std::uint16_t marks = marks_at(expected, cell);
    const std::uint16_t marks_read = board.candidates[static_cast<std::size_t>(cell)];
    count_marks(marks, marks_read, tally);
    bool is_wrong = true;
    if (digit != read) {
      ++(digit == 0 ? tally.made_digit : read == 0 ? tally.missed_digit : tally.other_digit);
      ++wrong_digits;
    } else if (digit != 0 && inks && (given != 0) != (board.givens[cell] != 0)) {
      ++tally.wrong_ink;
    } else if (inks && marks != marks_read) {
      ++tally.wrong_marks;
    } else {
      is_wrong = false;
    }
    const bool uncertain = board.uncertain.contains(cell);
    ++tally.cells;
    tally.uncertain += uncertain ? 1 : 0;
    if (marks == 0 && marks_read != 0) {
      ++tally.marked_cells;
      tally.marked_uncertain += uncertain ? 1 : 0;
    }
    if (!is_wrong) continue;
    ++wrong;
    ++tally.wrong;
    tally.wrong_uncertain += uncertain ? 1 : 0;
    if (verbose)
      told += " r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1) + ":" +
              std::to_string(digit) + "->" + std::to_string(read) + (uncertain ? "?" : "!") +
              std::to_string(board.confidence[static_cast<std::size_t>(cell)]);
  }
  if (wrong == 0) ++tally.exact;
  if (wrong_digits == 0) ++tally.digits_exact;
  if (wrong > 0)
    std::printf("%s: %d wrong%s%s%s%s\n", expected.file.c_str(), wrong,
                board.unique ? "" : ", no puzzle", board.turned != 0 ? ", turned" : "",
                told.empty() ? "" : ":", told.c_str());
}

// The patches of a board, if it was found where it is.
bool write_patches(const Expected& expected, const Pixels& pixels, std::ofstream& cells_out,
                   std::ofstream& marks_out) {
  const float scale = static_cast<float>(picture::work_side) /
                      static_cast<float>(std::max(pixels.width, pixels.height));
  const auto scaled = [&](int side) {
    return std::max(1, picture::nearest(static_cast<float>(side) * scale));
  };
  const picture::Findings findings = find_grids(picture::grey(
      pixels, {0, 0, pixels.width, pixels.height}, scaled(pixels.width), scaled(pixels.height)));
  std::optional<picture::FoundGrid> best;
  float widest = 0;
  for (const picture::FoundGrid& grid : findings.grids) {
    const picture::Point a = grid.lattice.at(0, 0);
    const picture::Point b = grid.lattice.at(9, 9);
    const float width = std::abs(a.x - b.x) + std::abs(a.y - b.y);
    if (width <= widest) continue;
    widest = width;
    best = grid;
  }
  if (!best) return false;
  const picture::Cells cells(pixels, best->lattice, 1 / scale);
  for (std::size_t i = 0; i < expected.corners.size(); ++i) {
    constexpr std::array<std::size_t, 4> places = {0, 9, 99, 90};
    const picture::Point at = cells.crossings()[places[i / 2]];
    if (std::abs((i % 2 == 0 ? at.x : at.y) - expected.corners[i]) > cells.pixels_in_cell() * 0.3F)
      return false;
  }
  for (int cell = 0; cell < cell_count; ++cell) {
    const std::uint16_t marks = marks_at(expected, cell);
    const int digit = std::max(digit_at(expected.givens, cell), digit_at(expected.entries, cell));
    cells_out.put(static_cast<char>(marks != 0 ? 10 : digit));
    const picture::CellPatch& patch = cells.patch(cell);
    for (const std::int8_t value : patch) cells_out.put(static_cast<char>(value));
    for (int ninth = 0; marks != 0 && ninth < 9; ++ninth) {
      const picture::MarkPatch mark = cells.mark(cell, ninth);
      marks_out.put(static_cast<char>((marks >> (ninth + 1) & 1U) != 0 ? ninth + 1 : 0));
      for (const std::int8_t value : mark) marks_out.put(static_cast<char>(value));
    }
  }
  return true;
}

void print(Tally& tally) {
  const auto percent = [](int part, int whole) {
    return whole == 0 ? 100.0 : 100.0 * part / whole;
  };
  std::sort(tally.times.begin(), tally.times.end());
  if (tally.without > 0)
    std::printf("pictures without a board %d, refused %d\n", tally.without, tally.without_refused);
  std::printf(
      "pictures %d, refused %d, exact %d (%.1f %%), digits exact %d, several boards %d, no unique "
      "solution %d\n",
      tally.pictures, tally.refused, tally.exact, percent(tally.exact, tally.pictures),
      tally.digits_exact, tally.several, tally.not_unique);
  std::printf(
      "wrong cells %d of %d: another digit %d, missed %d, made up %d, pencil marks %d, ink %d\n",
      tally.wrong, tally.cells, tally.other_digit, tally.missed_digit, tally.made_digit,
      tally.wrong_marks, tally.wrong_ink);
  std::printf("wrong cells marked uncertain %d (%.1f %%); uncertain of all cells %d (%.2f %%)\n",
              tally.wrong_uncertain, percent(tally.wrong_uncertain, tally.wrong), tally.uncertain,
              percent(tally.uncertain, tally.cells));
  std::printf("cells in which pencil marks were made up %d, of them marked uncertain %d\n",
              tally.marked_cells, tally.marked_uncertain);
  if (tally.marks_all > 0)
    std::printf("pencil marks right %d of %d (%.2f %%)\n", tally.marks_right, tally.marks_all,
                percent(tally.marks_right, tally.marks_all));
  if (!tally.times.empty())
    std::printf("ms a picture: median %.0f, nine of ten %.0f, most %.0f\n",
                tally.times[tally.times.size() / 2], tally.times[tally.times.size() * 9 / 10],
                tally.times.back());
}

struct Choices {
  std::string index;
  std::string weights_file;
  std::string mark_weights_file;
  std::string cells_file;
  std::string marks_file;
  bool verbose = false;
};

void add_options(CLI::App& app, Choices& choices) {
  auto& [index, weights_file, mark_weights_file, cells_file, marks_file, verbose] = choices;
  app.add_option("index", index, "File, givens, entries, pencil marks, corners on each line")
      ->required();
  app.add_option("--weights", weights_file,
                 "Weights of the net for cells, in place of those compiled in");
  app.add_option("--mark-weights", mark_weights_file, "Weights of the net for pencil marks");
  app.add_option("--cells", cells_file, "Write the cells here, and read nothing");
  app.add_option("--marks", marks_file, "Write the pencil marks here");
  app.add_flag(
      "--verbose", verbose,
      "Tell each wrong cell: what it is, what it was read as, ? if that was marked, how sure");
}

int run(int argc, char** argv) {
  CLI::App app("Reads the pictures of an index and tells how well");
  Choices choices;
  add_options(app, choices);
  CLI11_PARSE(app, argc, argv);

  const auto& [index, weights_file, mark_weights_file, cells_file, marks_file, verbose] = choices;
  const std::vector<Expected> all = read_index(index);
  const std::filesystem::path folder = std::filesystem::path(index).parent_path();
  const std::vector<std::uint8_t> weights = bytes_of(weights_file);
  const std::vector<std::uint8_t> mark_weights = bytes_of(mark_weights_file);
  if ((!weights_file.empty() && weights.size() != picture::cell_weights_size()) ||
      (!mark_weights_file.empty() && mark_weights.size() != picture::mark_weights_size())) {
    std::fprintf(stderr, "weights of another size\n");
    return 1;
  }
  const picture::Nets nets{
      picture::CellNet(weights_file.empty() ? picture::cell_weights() : weights),
      picture::MarkNet(mark_weights_file.empty() ? picture::mark_weights() : mark_weights)};
  std::ofstream cells_out;
  std::ofstream marks_out;
  if (!cells_file.empty()) cells_out.open(cells_file, std::ios::binary);
  if (!marks_file.empty()) marks_out.open(marks_file, std::ios::binary);
  int written = 0;
  Tally tally;
  for (const Expected& expected : all) {
    const nonet::images::ReadImage read = nonet::images::read_image(
        nonet::images::read_bytes((folder / expected.file).string()).bytes);
    const nonet::images::ImageFile& image = read.image;
    if (image.bytes.empty()) {
      std::printf("%s: cannot be read %s\n", expected.file.c_str(), read.told.c_str());
      continue;
    }
    if (!cells_file.empty()) {
      written += write_patches(expected, image.pixels(), cells_out, marks_out) ? 1 : 0;
      continue;
    }
    const auto begun = std::chrono::steady_clock::now();
    const nonet::PictureReading reading = read_picture(image.pixels(), nets);
    tally.times.push_back(
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun)
            .count());
    compare(expected, reading, verbose, tally);
  }
  if (!cells_file.empty())
    std::printf("patches of %d of %zu pictures\n", written, all.size());
  else
    print(tally);
  return 0;
}

}  // namespace
// NOLINTEND(cppcoreguidelines-pro-type-vararg)

int main(int argc, char** argv) {
  return nonet::tools::tool_main(run, argc, argv);
}
