// Only windows.h declares the functions called here.
// clang-format off
#include <windows.h>
#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <sys/stat.h>
// clang-format on

#include <algorithm>
#include <cerrno>
#include <climits>

#include "system/system.hpp"

namespace nonet::cli::system {
namespace {

std::string utf8_of(const wchar_t* text) {
  const int size = WideCharToMultiByte(CP_UTF8, 0, text, -1, nullptr, 0, nullptr, nullptr);
  std::string utf8(static_cast<std::size_t>(std::max(size, 1)), '\0');
  WideCharToMultiByte(CP_UTF8, 0, text, -1, utf8.data(), size, nullptr, nullptr);
  utf8.pop_back();
  return utf8;
}

void (*last_work)() = nullptr;

/// In a thread that Windows makes for it. False: what ends programs is done next.
BOOL WINAPI end(DWORD /*kind*/) {
  last_work();
  return FALSE;
}

}  // namespace

void prepare() {
  for (const Stream stream : {Stream::input, Stream::output, Stream::errors})
    _setmode(static_cast<int>(stream), _O_BINARY);
  SetConsoleOutputCP(CP_UTF8);
  SetConsoleCP(CP_UTF8);
}

void before_end(void (*last)()) {
  last_work = last;
  SetConsoleCtrlHandler(end, TRUE);
}

// Windows starts a program with words of UTF-16; `argv` has them in the letters of one country.
std::vector<std::string> arguments(int, char**) {
  int count = 0;
  wchar_t** const words = CommandLineToArgvW(GetCommandLineW(), &count);
  std::vector<std::string> all;
  for (int i = 1; i < count; ++i) all.push_back(utf8_of(words[i]));
  LocalFree(words);
  return all;
}

std::filesystem::path path_of(const std::string& name) {
  return std::filesystem::path(std::u8string(name.begin(), name.end()));
}

std::string name_of(const std::filesystem::path& path) {
  return utf8_of(path.c_str());
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
  if (type != FILE_TYPE_PIPE) return false;
  DWORD ready = 0;
  if (PeekNamedPipe(input, nullptr, 0, nullptr, &ready, nullptr) != 0) return ready == 0;
  // Where the other end is closed, the end can be read at once. Of sockets nobody knows.
  return GetLastError() != ERROR_BROKEN_PIPE;
}

int open_file(const std::string& name) {
  return _wopen(path_of(name).c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT);
}

std::ptrdiff_t read_some(int from, std::span<std::byte> bytes) {
  const auto most = std::min<std::size_t>(bytes.size(), INT_MAX);
  return _read(from, bytes.data(), static_cast<unsigned>(most));
}

// The C library calls it an invalid argument that nobody reads a pipe.
int fault_of_writing() {
  const int fault = errno;
  const bool to_pipe = GetFileType(GetStdHandle(STD_OUTPUT_HANDLE)) == FILE_TYPE_PIPE;
  return fault == EINVAL && to_pipe ? EPIPE : fault;
}

}  // namespace nonet::cli::system
