#define NONET_NET_WORDS 4
#include "chains/nets/close.hpp"

void nonet::chains::nets::avx2(Nets& nets) {
  close(nets);
}
