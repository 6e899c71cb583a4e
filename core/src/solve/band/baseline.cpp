#define NONET_BAND_BLOCKS 1
#include "solve/band/search.hpp"

const nonet::band::Variant nonet::band::baseline = {run, solve, has_other};
