/// @file
/// All tools handle an exception that nobody expected alike: they print it, and end with 2.
#pragma once

#include <exception>
#include <iostream>

namespace nonet::tools {

template <typename Run>
int tool_main(Run run, int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << argv[0] << ": " << error.what() << '\n';
    return 2;
  }
}

}  // namespace nonet::tools
