#define NONET_NET_WORDS 4
#include "chains/nets/close.hpp"

void nonet::chains::close_nets::avx2(Nets& nets) {
  close(nets);
}
