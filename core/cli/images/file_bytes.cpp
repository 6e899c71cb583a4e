#include "images/file_bytes.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <span>
#include <system_error>

#include "system/system.hpp"

namespace nonet::images {
namespace {

/// Reads what comes, however it comes: a pipe gives pieces.
FileFault read_all(int from, std::vector<std::uint8_t>& bytes) {
  constexpr std::size_t piece = 1 << 16;
  struct stat status{};
  if (::fstat(from, &status) != 0) return FileFault::unread;
  if (S_ISDIR(status.st_mode)) return FileFault::folder;
  // One byte more than is there, to see the end. Of a pipe nobody knows the size.
  if (S_ISREG(status.st_mode) && status.st_size > 0)
    bytes.reserve(std::min(static_cast<std::size_t>(status.st_size), most_file_bytes) + 1);
  while (true) {
    const std::size_t size = bytes.size();
    if (size > most_file_bytes) return FileFault::too_large;
    bytes.resize(std::max(bytes.capacity(), size + piece));
    const auto count =
        cli::system::read_some(from, std::as_writable_bytes(std::span(bytes).subspan(size)));
    bytes.resize(size + static_cast<std::size_t>(std::max<std::ptrdiff_t>(count, 0)));
    if (count < 0) return FileFault::unread;
    if (count == 0) return FileFault::none;
  }
}

}  // namespace

FileBytes read_bytes(const std::string& name) {
  FileBytes file;
  const bool standard_input = name == "-";
  const int from = standard_input ? STDIN_FILENO : cli::system::open_file(name);
  if (from < 0) {
    file.fault = errno == ENOENT || errno == ENOTDIR ? FileFault::missing : FileFault::unopened;
    // Windows opens no folders.
    std::error_code error;
    if (std::filesystem::is_directory(cli::system::path_of(name), error))
      file.fault = FileFault::folder;
    return file;
  }
  file.fault = read_all(from, file.bytes);
  if (!standard_input) ::close(from);
  if (file.fault != FileFault::none) file.bytes = {};
  return file;
}

}  // namespace nonet::images
