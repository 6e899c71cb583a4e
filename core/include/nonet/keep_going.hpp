/// @file
/// The callback that long work asks whether to go on, and so the way to cancel it.
#pragma once

#include <functional>

namespace nonet {

/// Asked now and then by work that may take long; false ends it. Empty: nothing can stop the work.
/// It owns what it was made of, but not what that refers to: a lambda that captures by reference is
/// good as long as what it captures.
using KeepGoing = std::function<bool()>;

}  // namespace nonet
