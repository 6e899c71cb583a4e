/// @file
/// The program's sentences about pictures.
#pragma once

#include <string>

#include "images/file_bytes.hpp"
#include "images/image_file.hpp"
#include "nonet/grid.hpp"
#include "nonet/read_picture.hpp"

namespace nonet::cli {

/// Why a file was not read; "" when it was.
[[nodiscard]] std::string describe(images::FileFault fault);

/// Why there are no pixels; "" when there are.
[[nodiscard]] std::string describe(const images::ReadImage& image);

/// Why a picture has no board; "" when it has one or several.
[[nodiscard]] std::string describe(PictureFault fault);

/// The fault of givens that have no solution or several, and advice; "" for a proper puzzle.
[[nodiscard]] std::string describe_puzzle(const Grid& givens);

/// "look at r3c4, r5c6 and r7c8".
[[nodiscard]] std::string describe_uncertain(const CellSet& cells);

/// The kinds of pictures that this build reads: "PNG, JPEG and WebP".
[[nodiscard]] std::string readable_kinds();

}  // namespace nonet::cli
