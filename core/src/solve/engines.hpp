/// @file
/// The engines that solver.cpp lists beside `band`, which has variants. One source file each.
#pragma once

#include "nonet/solver.hpp"

namespace nonet::engine {

extern const Engine dlx;
extern const Engine bitset;
extern const Engine strategy;
extern const Engine backtrack;

}  // namespace nonet::engine
