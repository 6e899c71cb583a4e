/// @file
/// `nonet picture`: the puzzles in pictures.

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "answers/edit_output.hpp"
#include "answers/puzzles.hpp"
#include "commands/commands.hpp"
#include "images/file_bytes.hpp"
#include "images/image_file.hpp"
#include "nonet/library.hpp"
#include "nonet/position.hpp"
#include "nonet/read_picture.hpp"
#include "words/picture_messages.hpp"

namespace nonet::cli {
namespace {

struct PictureOptions {
  std::vector<std::string> files;
  BadLines bad_lines = BadLines::skip;
  Format format = Format::text;
  bool position = false;
  bool strict = false;
};

/// A board of a picture, and the remarks on it.
struct SeenBoard {
  const PictureBoard& board;
  /// From 1.
  int number = 1;
  /// So many pixels of the picture, along each side, were one of those that were read.
  int shrunk = 1;
};

bool has_mark(const PictureBoard& board, int cell, int digit) {
  return (board.candidates[static_cast<std::size_t>(cell)] >> static_cast<unsigned>(digit) & 1U) !=
         0;
}

/// Pencil marks say what is left only where a player has written all of them: each cell without a digit has some.
Position position_of(const PictureBoard& board) {
  Grid values = board.givens;
  for (int cell : board.entries.filled()) values.set(cell, board.entries[cell]);
  Board left(values);
  const CellSet empty = left.empty_cells();
  bool marked = true;
  for (int cell : empty) marked = marked && board.candidates[static_cast<std::size_t>(cell)] != 0;
  if (marked) {
    for (int cell : empty) {
      for (int digit : left.candidates(cell)) {
        if (!has_mark(board, cell, digit)) left.eliminate(cell, digit);
      }
    }
  }
  return {left, board.givens.filled()};
}

std::string marks_of(const PictureBoard& board, int cell) {
  std::string digits;
  for (int digit = 1; digit <= 9; ++digit) {
    if (has_mark(board, cell, digit)) digits += std::to_string(digit);
  }
  return digits;
}

/// Where a crossing of lines is in the picture, to a tenth of a pixel.
Json place_of(const SeenBoard& seen, std::size_t crossing) {
  const PicturePoint point = seen.board.crossings[crossing];
  const auto rounded = [&](float value) {
    return std::round(static_cast<double>(value) * seen.shrunk * 10) / 10;
  };
  return Json::array({rounded(point.x), rounded(point.y)});
}

Json json_of(const SeenBoard& seen, std::string_view source) {
  // Of 10 rows of 10 crossings, clockwise from that of the first cell.
  constexpr auto corners = std::to_array<std::size_t>({0, 9, 99, 90});
  const PictureBoard& board = seen.board;
  Json json{{"source", source},
            {"board", seen.number},
            {"puzzle", to_string(board.givens)},
            {"position", library_position(position_of(board))},
            {"entries", to_string(board.entries)},
            {"candidates", Json::array()},
            {"confidence", board.confidence},
            {"uncertain", cli::json_of(board.uncertain)},
            {"alternatives", to_string(board.alternatives)},
            {"corners", Json::array()},
            {"turned", board.turned},
            {"unique_by_givens", board.unique}};
  for (int cell = 0; cell < cell_count; ++cell) json["candidates"].push_back(marks_of(board, cell));
  for (const std::size_t corner : corners) json["corners"].push_back(place_of(seen, corner));
  return json;
}

/// A board's middle and height as its page is read: to the right, and down.
struct PlaceOnPage {
  float right;
  float down;
  float height;
};

/// `turned` as the page lies, in quarter turns clockwise.
PlaceOnPage place_on_page(const PictureBoard& board, int turned) {
  constexpr auto corners = std::to_array<std::size_t>({0, 9, 99, 90});
  PicturePoint middle;
  for (const std::size_t corner : corners) {
    middle.x += board.crossings[corner].x / 4;
    middle.y += board.crossings[corner].y / 4;
  }
  const PicturePoint side{board.crossings[90].x - board.crossings[0].x,
                          board.crossings[90].y - board.crossings[0].y};
  const float height = std::hypot(side.x, side.y);
  switch (turned) {
    case 1:
      return {middle.y, -middle.x, height};
    case 2:
      return {-middle.x, -middle.y, height};
    case 3:
      return {-middle.y, middle.x, height};
    default:
      return {middle.x, middle.y, height};
  }
}

/// The boards as one reads a page: row by row. Those side by side are a row, however crooked the page lies.
std::vector<PictureBoard> in_reading_order(const std::vector<PictureBoard>& boards) {
  const int turned = boards.empty() ? 0 : boards.front().turned;
  std::vector<std::pair<PlaceOnPage, const PictureBoard*>> left;
  left.reserve(boards.size());
  for (const PictureBoard& board : boards) left.emplace_back(place_on_page(board, turned), &board);
  std::vector<PictureBoard> ordered;
  while (!left.empty()) {
    const PlaceOnPage top =
        std::min_element(left.begin(), left.end(), [](const auto& a, const auto& b) {
          return a.first.down < b.first.down;
        })->first;
    const auto row_end = std::partition(left.begin(), left.end(), [&](const auto& place) {
      return place.first.down - top.down < top.height / 2;
    });
    std::sort(left.begin(), row_end,
              [](const auto& a, const auto& b) { return a.first.right < b.first.right; });
    for (auto at = left.begin(); at != row_end; ++at) ordered.push_back(*at->second);
    left.erase(left.begin(), row_end);
  }
  return ordered;
}

/// Reads pictures, and tells of each board.
class PictureReader {
 public:
  PictureReader(const PictureOptions& options, Output& output)
      : options_(options), output_(output) {
    if (options.bad_lines == BadLines::mark) output.set_marks(1);
  }

  void take_file(const std::string& file) {
    source_ = file == "-" ? "standard input" : file;
    images::ReadImage image = decode(file);
    if (image.image.bytes.empty()) return;
    if (!image.told.empty()) tell("note: the decoder passed over this: " + image.told);
    const PictureReading reading = read_picture(image.image.pixels());
    if (reading.boards.empty()) complain(nullptr, describe(reading.fault));
    int number = 0;
    for (const PictureBoard& board : in_reading_order(reading.boards)) {
      prefix_ = reading.boards.size() == 1 ? "" : "board " + std::to_string(number + 1) + ": ";
      answer({board, ++number, image.image.shrunk});
    }
    prefix_.clear();
    // The next picture takes its time.
    output_.flush();
  }

  [[nodiscard]] int status() const { return status_; }

 private:
  /// Without pixels where there is a fault, which was reported.
  images::ReadImage decode(const std::string& file) {
    const images::FileBytes read = images::read_bytes(file);
    if (read.fault != images::FileFault::none) {
      complain(nullptr, describe(read.fault));
      return {};
    }
    images::ReadImage image = images::read_image(read.bytes);
    if (image.fault != images::ImageFault::none) complain(nullptr, describe(image));
    return image;
  }

  void answer(const SeenBoard& seen) {
    const PictureBoard& board = seen.board;
    const std::string puzzle = board.unique ? "" : describe_puzzle(board.givens);
    const std::string cells = board.uncertain.empty() ? "" : describe_uncertain(board.uncertain);
    if (options_.strict && !(puzzle.empty() && cells.empty())) {
      const std::string both = puzzle.empty() || cells.empty() ? "" : "; ";
      return complain(&seen, puzzle + both + cells);
    }
    if (options_.format == Format::json) {
      output_.json(json_of(seen, source_));
    } else {
      output_.line(options_.position ? library_position(position_of(board))
                                     : to_string(board.givens));
    }
    if (!puzzle.empty()) tell("note: " + prefix_ + puzzle);
    if (!cells.empty()) tell("note: " + prefix_ + cells);
  }

  /// Behind what was printed before, for a person who reads both.
  void tell(const std::string& text) {
    output_.flush();
    report({source_, 0, text});
  }

  void complain(const SeenBoard* seen, const std::string& why) {
    tell(prefix_ + why);
    status_ = bad_input;
    if (options_.format == Format::json) {
      output_.json({{"source", source_},
                    {"board", seen == nullptr ? Json(nullptr) : Json(seen->number)},
                    {"error", why}});
    } else {
      output_.mark();
    }
  }

  const PictureOptions& options_;
  Output& output_;
  std::string source_;
  /// The number of the reported board among several.
  std::string prefix_;
  int status_ = ok;
};

int run_picture(const PictureOptions& options) {
  Output output;
  PictureReader reader(options, output);
  if (options.files.empty()) reader.take_file("-");
  for (const std::string& file : options.files) reader.take_file(file);
  output.flush();
  return reader.status();
}

std::string about_files() {
  const std::string kinds = readable_kinds();
  return (kinds.empty() ? "Pictures, of which this build reads none" : "Pictures: " + kinds) +
         "; - or none: standard input";
}

}  // namespace

void add_picture(CLI::App& command, Run& run) {
  auto options = std::make_shared<PictureOptions>();
  command.add_option("pictures", options->files, about_files());
  static const std::map<std::string, BadLines> ways = {{"skip", BadLines::skip},
                                                       {"mark", BadLines::mark}};
  command
      .add_option("--bad-lines", options->bad_lines,
                  "Output for a picture without a board: skip: nothing; mark: error")
      ->transform(one_of(ways));
  command.add_flag("--position", options->position,
                   "Print the position: entered digits behind a +, and where each empty cell has "
                   "pencil marks, behind a colon the candidates that they leave out; for hint, "
                   "path, steps and rate");
  command.add_flag("--strict", options->strict, "A board with an uncertain cell is an error");
  add_format(command, options->format);
  command.callback([&run, options] { run = [options] { return run_picture(*options); }; });
}

}  // namespace nonet::cli
