#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <thread>

#include "system/system.hpp"

namespace nonet::cli::system {
namespace {

/// The signals by which people and systems end programs, but for those that whoever started this one has it ignore.
sigset_t signals_of_end() {
  sigset_t signals{};
  sigemptyset(&signals);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction present{};
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-union-access): that is how sigaction() is declared.
    if (::sigaction(signal, nullptr, &present) == 0 && present.sa_handler == SIG_DFL)
      sigaddset(&signals, signal);
  }
  return signals;
}

/// Waits for one of the signals. A second one ends the program at once.
void end_after(const sigset_t& signals, void (*last)()) {
  int signal = 0;
  if (::sigwait(&signals, &signal) != 0) return;
  ::pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
  last();
  ::kill(::getpid(), signal);
}

}  // namespace

void prepare() {}

// A handler may do next to nothing, and a thread that waits may do anything.
void before_end(void (*last)()) {
  const sigset_t signals = signals_of_end();
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  try {
    std::thread([signals, last] { end_after(signals, last); }).detach();
  } catch (const std::system_error&) {
    // Where there may be no thread, a signal ends the program at once.
    ::pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
  }
}

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
