# What the scripts share; sourced, not run. Works with the bash 3.2 that macOS ships.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

# The oldest Node.js that Vite runs on, and the oldest npm that installs its binaries as the lock file says.
node_minimum=20.19.0
npm_minimum=11.0.0
deps="$root/build/deps"

say() { printf '%s\n' "$*"; }
warn() { printf 'nonet: %s\n' "$*" >&2; }
die() {
  warn "$*"
  exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# version_at_least HAVE WANT
version_at_least() {
  [ "$(printf '%s\n%s\n' "$2" "$1" | sort -t. -k1,1n -k2,2n -k3,3n | head -n 1)" = "$2" ]
}

node_is_new_enough() {
  have node && version_at_least "$(node --version | tr -d v)" "$node_minimum"
}
npm_is_new_enough() {
  have npm && version_at_least "$(npm --version 2>/dev/null)" "$npm_minimum"
}

# Node.js and npm of our own, where the system's are too old, come first on the path.
PATH="$deps/node/node_modules/.bin:$PATH"

# What was compiled before, in this folder or another, is not compiled again where ccache is installed.
if have ccache; then
  export CMAKE_CXX_COMPILER_LAUNCHER="${CMAKE_CXX_COMPILER_LAUNCHER:-ccache}"
  export CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=time_macros
fi

# newer_than STAMP PATH...: true when the stamp is missing or anything below the paths changed after it.
newer_than() {
  local stamp=$1
  shift
  [ ! -e "$stamp" ] || [ -n "$(find "$@" -name node_modules -prune -o -type f -newer "$stamp" -print 2>/dev/null | head -n 1)" ]
}

# The functions below join their commands with &&: where their outcome is tested, "set -e" does not stop them.

# Installs the npm packages of a folder as its lock file says, when that changed.
npm_packages() {
  local folder=$1
  newer_than "$folder/node_modules/.package-lock.json" "$folder/package-lock.json" || return 0
  say "Installing the npm packages of $folder" &&
    (cd "$folder" && npm ci --no-audit --no-fund --loglevel=error) &&
    touch "$folder/node_modules/.package-lock.json"
}

# The clang that has libFuzzer and the programs beside it: on macOS Homebrew's, since Apple's own has not.
clang_compiler() {
  local llvm
  for llvm in /opt/homebrew/opt/llvm /usr/local/opt/llvm; do
    if [ -x "$llvm/bin/clang++" ]; then
      say "$llvm/bin/clang++"
      return
    fi
  done
  command -v clang++
}

# build_preset NAME [TARGET]: configures when needed and builds one CMake preset, or one target of it.
build_preset() {
  { [ -f "build/$1/build.ninja" ] || configure_preset "$1"; } && cmake --build --preset "$1" ${2:+--target "$2"}
}
configure_preset() {
  case $1 in
  coverage | fuzz) cmake --preset "$1" -DCMAKE_CXX_COMPILER="$(clang_compiler)" ;;
  *) cmake --preset "$1" ;;
  esac
}

web_is_stale() {
  local stamp=build/web.stamp
  [ ! -f dist/site/index.html ] || [ ! -f dist/npm/package.json ] ||
    newer_than "$stamp" web wasm build/wasm/bin LICENSE
}

# Builds the site and the npm package when something they are made of changed.
build_web() {
  npm_packages web || return
  if web_is_stale; then npm --prefix web run build && touch build/web.stamp; fi
}
