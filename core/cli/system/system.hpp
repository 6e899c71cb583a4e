/// @file
/// The services that the program asks of its operating system beside the standard library. Each system has a source of its own.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace nonet::cli::system {

/// The streams that every program begins with, by their numbers.
enum class Stream : int { input = 0, output = 1, errors = 2 };

/// To be called before anything is read or written: bytes come and go as they are, and a console shows UTF-8.
void prepare();

/// From now on, `last` is called when somebody wants the program to end: with Ctrl+C, with SIGTERM, or because its terminal is gone.
/// It runs in another thread; then the program ends as it would have without, in a shell with 130, 143 or 129. Who asks
/// again does not wait for it. To be called before there are threads. A signal that is ignored, as by nohup, stays ignored.
void before_end(void (*last)());

/// The command line's arguments behind the program's name, in UTF-8 where the system knows letters.
[[nodiscard]] std::vector<std::string> arguments(int argc, char** argv);

/// The place of a file that an argument names.
[[nodiscard]] std::filesystem::path path_of(const std::string& name);

/// The name by which `path_of` finds it.
[[nodiscard]] std::string name_of(const std::filesystem::path& path);

/// Whether somebody looks at it, or types.
[[nodiscard]] bool is_terminal(Stream stream);

/// Whether standard input is no file: somebody may wait for answers before it ends.
[[nodiscard]] bool is_live_input();

/// Whether reading standard input would wait now.
[[nodiscard]] bool must_wait_for_input();

/// Opens a file to read its bytes; its number, or below 0 with `errno` set.
[[nodiscard]] int open_file(const std::string& name);

/// Reads what is there, waiting for some of it: how many bytes, 0 at the end, below 0 with `errno` set.
[[nodiscard]] std::ptrdiff_t read_some(int from, std::span<std::byte> bytes);

/// Why writing to standard output failed just now, of the values of `errno`.
[[nodiscard]] int fault_of_writing();

}  // namespace nonet::cli::system
