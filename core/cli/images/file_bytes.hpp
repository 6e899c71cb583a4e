/// @file
/// All bytes of a file or of standard input.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace nonet::images {

/// A file with more bytes is not read: no picture of a Sudoku needs them.
inline constexpr std::size_t most_file_bytes = 64'000'000;

enum class FileFault : std::uint8_t {
  none,
  missing,    ///< There is nothing of that name.
  folder,     ///< It is a folder.
  unopened,   ///< It cannot be opened.
  unread,     ///< It cannot be read to its end.
  too_large,  ///< It has more than `most_file_bytes`.
};

struct FileBytes {
  FileFault fault = FileFault::none;
  std::vector<std::uint8_t> bytes;
};

/// Reads a file, "-" standard input, to its end. There are bytes only without a fault.
[[nodiscard]] FileBytes read_bytes(const std::string& name);

}  // namespace nonet::images
