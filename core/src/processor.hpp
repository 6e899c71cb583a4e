/// @file
/// Features of the processor that the program runs on. Some loops are compiled for newer ones too.
#pragma once

#include <cstddef>

namespace nonet {

/// The number of variants of a loop that it can run: the one for all processors, with AVX2, with AVX-512.
inline std::size_t supported_variants() {
#ifdef NONET_X86_64
// A macro, because the name has to be a literal; an int in GCC, a bool in clang.
#define NONET_HAS(feature) static_cast<bool>(__builtin_cpu_supports(feature))
  if (!NONET_HAS("avx2") || !NONET_HAS("bmi") || !NONET_HAS("bmi2")) return 1;
  const bool wide = NONET_HAS("avx512f") && NONET_HAS("avx512bw") && NONET_HAS("avx512vl") &&
                    NONET_HAS("avx512vbmi");
  return wide ? 3 : 2;
#undef NONET_HAS
#else
  return 1;
#endif
}

}  // namespace nonet
