/// @file
/// The signature of a finder: its arguments, and the steps that it reports.
#pragma once

#include "logic/context.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

/// Takes a step; true when no more are wanted.
using Sink = FunctionRef<bool(Step&&)>;

/// Reports the steps of one technique, simplest first, in an order that is always the same; true as
/// soon as the sink, or `Context::spend`, wants no more. A finder that serves several techniques of
/// the table gives those of the wanted one.
using Finder = bool (*)(const Context& context, Technique technique, Sink sink);

#define NONET_FINDER(finder, ...) \
  bool finder(const Context& context, Technique technique, Sink sink);
#include "logic/finders.def"
#undef NONET_FINDER

}  // namespace nonet::logic
