#include "words/picture_messages.hpp"

#include <array>
#include <vector>

#include "nonet/solver.hpp"
#include "words/messages.hpp"
#include "words/phrases.hpp"

namespace nonet::cli {
namespace {

using images::FileFault;
using images::ImageFault;
using images::ImageKind;

constexpr auto picture_kinds = std::to_array({ImageKind::png, ImageKind::jpeg, ImageKind::webp});

constexpr std::string_view way_out = "crop the picture, or take a screenshot";

/// The limits of a picture, and what to do with a larger one.
std::string limits() {
  return join("nonet reads ", std::to_string(most_picture_pixels / 1'000'000),
              " megapixels at most, and ", std::to_string(most_picture_side), " a side; ", way_out);
}

/// "a, b and c".
std::string enumerated(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i)
    text += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
  return text;
}

std::string what_is_read() {
  const std::string kinds = readable_kinds();
  return kinds.empty() ? "this build of nonet reads no pictures at all" : "nonet reads " + kinds;
}

std::string describe_other(ImageKind kind) {
  switch (kind) {
    case ImageKind::unknown:
      return join("not a picture; ", what_is_read());
    case ImageKind::text:
      return "text, not a picture; the other commands, like nonet solve, read puzzles from texts";
    case ImageKind::pdf:
      return join("a PDF; save its page as a picture first, for ", what_is_read());
    default:
      return join(name_of(kind), " is not read; save the picture anew, for ", what_is_read());
  }
}

}  // namespace

std::string readable_kinds() {
  std::vector<std::string> names;
  for (const ImageKind kind : picture_kinds) {
    if (is_built_in(kind)) names.emplace_back(name_of(kind));
  }
  return enumerated(names);
}

std::string describe(FileFault fault) {
  switch (fault) {
    case FileFault::none:
      return "";
    case FileFault::missing:
      return "there is no such file";
    case FileFault::folder:
      return "a folder, not a picture";
    case FileFault::unopened:
      return "cannot be opened";
    case FileFault::unread:
      return "reading failed";
    case FileFault::too_large:
      return join("the file has more than 64 MB; ", way_out);
  }
  return "";
}

std::string describe(const images::ReadImage& image) {
  switch (image.fault) {
    case ImageFault::none:
      return "";
    case ImageFault::empty:
      return "the file is empty";
    case ImageFault::other_kind:
      return describe_other(image.kind);
    case ImageFault::not_built_in:
      return join("this build of nonet does not read ", name_of(image.kind), "; ", what_is_read());
    case ImageFault::damaged:
      return join("the ", name_of(image.kind), " cannot be decoded: ", escaped(image.told));
    case ImageFault::animated:
      return join("an animated ", name_of(image.kind), "; save one picture of it");
    case ImageFault::too_large:
      return join(std::to_string(image.width), " by ", std::to_string(image.height), " pixels; ",
                  limits());
    case ImageFault::memory:
      return join("decoding this ", name_of(image.kind), " would take more than 300 MB; ", way_out);
  }
  return "";
}

std::string describe(PictureFault fault) {
  switch (fault) {
    case PictureFault::none:
    case PictureFault::several_grids:
      return "";
    case PictureFault::bad_pixels:
      return "the decoder gave another number of pixels than it said";
    case PictureFault::too_large:
      return "too many pixels; " + limits();
    case PictureFault::too_small:
      return "too few pixels; each of the 81 cells needs 9 by 9 at least";
    case PictureFault::no_grid:
      return "no grid of 9 by 9 cells";
    case PictureFault::other_grid:
      return "a grid, but not of 9 by 9 cells";
    case PictureFault::jigsaw:
      return "a jigsaw: its regions are not boxes of 3 by 3 cells";
    case PictureFault::no_digits:
      return "a grid with hardly a digit in it";
    case PictureFault::too_blurred:
      return "a grid whose digits cannot be told apart; a sharper picture is needed";
  }
  return "";
}

std::string describe_puzzle(const Grid& givens) {
  constexpr std::string_view compare = "; compare every cell with the picture";
  const Outcome outcome = solve(givens).outcome;
  if (outcome == Outcome::unique) return "";
  if (outcome == Outcome::multiple) return join("the givens have more than one solution", compare);
  const auto conflicts = find_conflicts(givens);
  return join("the givens have no solution",
              conflicts.empty() ? "" : ": " + describe(conflicts.front()), compare);
}

std::string describe_uncertain(const CellSet& cells) {
  std::vector<std::string> names;
  for (int cell : cells) names.push_back(cell_name(cell));
  return "look at " + enumerated(names);
}

}  // namespace nonet::cli
