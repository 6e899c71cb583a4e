/// @file
/// The message with which a fuzzed program ends when something is not so.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace nonet::fuzz {

inline void check(bool holds, const char* fact) {
  if (holds) return;
  (void)std::fputs("Not so: ", stderr);
  (void)std::fputs(fact, stderr);
  (void)std::fputs("\n", stderr);
  std::abort();
}

}  // namespace nonet::fuzz

#define FACT(...) ::nonet::fuzz::check(__VA_ARGS__, #__VA_ARGS__)
