#define NONET_NET_WORDS 8
#include "chains/nets/close.hpp"

void nonet::chains::nets::avx512(Nets& nets) {
  close(nets);
}
