/// @file
/// The short form of JSON that SudokuPad's PuzzleZipper writes: texts between single quotes, names without quotes, `{}` left
/// out after `[` and `,`, and as values of members `t` and `f` for true and false, `#0` and `#F` for black and white, six
/// hexadecimal digits for a colour. It also shortens the names of members, which stay as they are here.
#pragma once

#include <string>
#include <string_view>

namespace nonet::formats {

/// JSON of the same meaning, if the text was of that form; whether it was, the parser of JSON says. An escaped single
/// quote is one, although it may have been a double one: the zipper makes them the same.
[[nodiscard]] std::string unzip_puzzle(std::string_view zipped);

}  // namespace nonet::formats
