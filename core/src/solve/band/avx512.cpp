#define NONET_BAND_BLOCKS 4
#include "solve/band/search.hpp"

const nonet::band::Variant nonet::band::avx512 = {run, solve, has_other};
