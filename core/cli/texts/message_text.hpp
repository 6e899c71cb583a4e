/// @file
/// Messages of the core in the words of a language.
#pragma once

#include <string>

#include "nonet/explain.hpp"
#include "texts/texts.hpp"

namespace nonet::cli {

/// A message with what it names filled in.
[[nodiscard]] std::string say(const Texts& texts, const nonet::Message& message);

}  // namespace nonet::cli
