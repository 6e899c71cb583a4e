#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "system/system.hpp"

namespace nonet::cli::system {

void prepare() {}

std::vector<std::string> arguments(int argc, char** argv) {
  return {argv + std::min(argc, 1), argv + argc};
}

std::filesystem::path path_of(const std::string& name) {
  return name;
}

std::string name_of(const std::filesystem::path& path) {
  return path.native();
}

bool is_terminal(Stream stream) {
  return ::isatty(static_cast<int>(stream)) != 0;
}

bool is_live_input() {
  struct stat status{};
  return ::fstat(STDIN_FILENO, &status) == 0 && !S_ISREG(status.st_mode);
}

bool must_wait_for_input() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  return ::poll(&input, 1, 0) == 0;
}

int open_file(const std::string& name) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): that is how open() is declared.
  return ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
}

std::ptrdiff_t read_some(int from, std::span<std::byte> bytes) {
  ssize_t count = 0;
  do {
    count = ::read(from, bytes.data(), bytes.size());
  } while (count < 0 && errno == EINTR);
  return count;
}

int fault_of_writing() {
  return errno;
}

}  // namespace nonet::cli::system
