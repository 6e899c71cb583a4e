#define NONET_NET_WORDS 2
#include "chains/nets/close.hpp"

void nonet::chains::nets::baseline(Nets& nets) {
  close(nets);
}
