/// @file
/// The plan of an explanation, as JavaScript has it.
#pragma once

#include <emscripten/val.h>

#include "nonet/explain.hpp"

namespace nonet::wasm {

/// The `Explanation` object of logic.d.ts.
[[nodiscard]] emscripten::val to_object(const Explanation& explanation);

}  // namespace nonet::wasm
