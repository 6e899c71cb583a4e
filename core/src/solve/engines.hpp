/// @file
/// The engines that solver.cpp lists. One source file each.
#pragma once

#include "nonet/solver.hpp"

namespace nonet::engine {

extern const Engine band;

}  // namespace nonet::engine
