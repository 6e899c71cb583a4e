/// @file
/// What a finder of steps gets and gives.
#pragma once

#include "nonet/function_ref.hpp"
#include "nonet/hint.hpp"

namespace nonet::logic {

/// What finders read. They never change the board.
struct Context {
  const Board& board;
};

/// Takes a step; true when no more are wanted.
using Sink = FunctionRef<bool(Step&&)>;

/// Reports the steps of one technique in a fixed order; true as soon as the sink wants no more.
using Finder = bool (*)(const Context&, Sink);

#define NONET_TECHNIQUE(name, id, title, family, rating, finder) \
  bool finder(const Context& context, Sink sink);
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE

}  // namespace nonet::logic
