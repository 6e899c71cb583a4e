#define NONET_BAND_BLOCKS 2
#include "solve/band/search.hpp"

const nonet::band::Variant nonet::band::avx2 = {run, solve, has_other};
