// What is called here is declared behind windows.h alone.
// clang-format off
#include <windows.h>
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
// clang-format on

#include <algorithm>
#include <climits>

#include "system/system.hpp"

namespace nonet::cli::system {

// Names and arguments are UTF-8 by the manifest.
void prepare() {
  for (const Stream stream : {Stream::input, Stream::output, Stream::errors})
    _setmode(static_cast<int>(stream), _O_BINARY);
  SetConsoleOutputCP(CP_UTF8);
  SetConsoleCP(CP_UTF8);
}

bool is_terminal(Stream stream) {
  return _isatty(static_cast<int>(stream)) != 0;
}

bool is_live_input() {
  return GetFileType(GetStdHandle(STD_INPUT_HANDLE)) != FILE_TYPE_DISK;
}

bool must_wait_for_input() {
  const HANDLE input = GetStdHandle(STD_INPUT_HANDLE);
  const DWORD type = GetFileType(input);
  if (type == FILE_TYPE_CHAR) return true;
  DWORD ready = 0;
  // Where the other end is closed, the end can be read at once.
  return type == FILE_TYPE_PIPE &&
         PeekNamedPipe(input, nullptr, 0, nullptr, &ready, nullptr) != 0 && ready == 0;
}

int open_file(const char* name) {
  return _open(name, _O_RDONLY | _O_BINARY | _O_NOINHERIT);
}

std::ptrdiff_t read_some(int from, std::span<std::byte> bytes) {
  const auto most = std::min<std::size_t>(bytes.size(), INT_MAX);
  return _read(from, bytes.data(), static_cast<unsigned>(most));
}

}  // namespace nonet::cli::system
