# For Linux on arm64, on another machine: the compiler of the distribution, and QEMU to run the program for its man page and completions.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
find_program(NONET_QEMU NAMES qemu-aarch64-static qemu-aarch64)
if(NONET_QEMU)
  set(CMAKE_CROSSCOMPILING_EMULATOR "${NONET_QEMU};-L;/usr/aarch64-linux-gnu")
endif()
