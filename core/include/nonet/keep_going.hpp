/// @file
/// The callback that long work asks whether to go on, and so the way to cancel it.
#pragma once

#include <functional>

namespace nonet {

/// Asked now and then by work that may take long; false ends it. Empty: nothing can stop the work.
/// It owns what it was made of, but not what that refers to: a lambda that captures by reference is
/// good as long as what it captures.
///
/// A callback should not throw: return false, and throw once the call is back. The library is compiled without exceptions, so one
/// that passes through it cleans nothing up. What the call has allocated by then is lost, kilobytes to a few megabytes, and copies
/// of the callback that it has made are never destroyed, nor what they own. All else stays right: arguments are as they
/// were, but for a `Random` that was drawn from, and later calls give the same answers. As WebAssembly the library has no
/// exceptions at all. The same is true of the callbacks of `SearchOptions`.
using KeepGoing = std::function<bool()>;

}  // namespace nonet
