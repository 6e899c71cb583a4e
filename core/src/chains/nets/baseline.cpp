#define NONET_NET_WORDS 2
#include "chains/nets/close.hpp"

void nonet::chains::close_nets::baseline(Nets& nets) {
  close(nets);
}
