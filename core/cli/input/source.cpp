#include "input/source.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <span>
#include <sstream>

#include "input/encoding.hpp"
#include "nonet/read.hpp"
#include "system/system.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

/// Standard input in pieces as they come.
class StandardInput : public std::streambuf {
 public:
  explicit StandardInput(std::function<void()> before_waiting)
      : before_waiting_(std::move(before_waiting)) {}

 protected:
  int_type underflow() override {
    if (before_waiting_ && system::must_wait_for_input()) before_waiting_();
    const auto count = system::read_some(static_cast<int>(system::Stream::input),
                                         std::as_writable_bytes(std::span(piece_)));
    // Streams catch it, and are bad then.
    if (count < 0) throw std::ios_base::failure("reading failed");
    if (count == 0) return traits_type::eof();
    setg(piece_.data(), piece_.data(), piece_.data() + count);
    return traits_type::to_int_type(piece_.front());
  }

 private:
  std::function<void()> before_waiting_;
  std::array<char, 1 << 16> piece_{};
};

/// Says why an argument that names no file is no puzzle either; "" for a puzzle.
std::string fault_of_puzzle(const std::string& argument) {
  const Reading reading = read(argument);
  if (reading.ok()) return "";
  const ReadError error = reading.fault.error;
  const bool nothing =
      error == ReadError::empty || error == ReadError::unknown || error == ReadError::binary;
  return "neither a file nor a puzzle" + (nothing ? std::string() : ": " + describe(reading.fault));
}

}  // namespace

Source::Source(const std::string& argument, const std::function<void()>& before_waiting)
    : name_(argument) {
  std::error_code error;
  if (argument == "-") {
    name_ = "standard input";
    live_ = system::is_live_input();
    use(std::make_unique<StandardInput>(before_waiting));
  } else if (std::filesystem::is_directory(system::path_of(argument), error)) {
    // POSIX opens a folder and fails to read it, Windows does not open it: here both say the same.
    fault_ = "a folder, not a file";
    use(std::make_unique<std::stringbuf>(std::ios::in));
  } else if (std::filesystem::exists(
                 std::filesystem::symlink_status(system::path_of(argument), error))) {
    auto file = std::make_unique<std::filebuf>();
    if (file->open(system::path_of(argument), std::ios::in | std::ios::binary) == nullptr)
      fault_ = "cannot be opened";
    use(std::move(file));
  } else {
    fault_ = fault_of_puzzle(argument);
    if (fault_.empty()) name_ = "command line";
    use(std::make_unique<std::stringbuf>(argument, std::ios::in));
  }
}

void Source::use(std::unique_ptr<std::streambuf> bytes) {
  bytes_ = std::move(bytes);
  stream_ = std::make_unique<std::istream>(bytes_.get());
  if (!fault_.empty()) return;
  const auto first = stream_->peek();
  if (first != 0xFF && first != 0xFE) return;
  decoded_ = std::make_unique<Utf16Decoder>(*bytes_);
  stream_ = std::make_unique<std::istream>(decoded_.get());
}

}  // namespace nonet::cli
