# Shared parts of the scripts; sourced, not run. Works with the bash 3.2 that macOS ships.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

# The oldest Node.js that Vite runs on, and the oldest npm that installs its binaries as the lock file says.
node_minimum=20.19.0
npm_minimum=11.0.0
deps="$root/build/deps"
# Of LLVM one version everywhere: another one's clang-format breaks lines elsewhere, and another one's clang-tidy finds other things.
llvm_version=19

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

# With ccache, sources compiled before, in this folder or another, are not compiled again.
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

# llvm PROGRAM: the path of a program of that LLVM: with its version in its name, or in the folder of Homebrew's.
llvm() {
  local folder
  for folder in /opt/homebrew/opt /usr/local/opt; do
    if [ -x "$folder/llvm@$llvm_version/bin/$1" ]; then
      say "$folder/llvm@$llvm_version/bin/$1"
      return
    fi
  done
  command -v "$1-$llvm_version" || die "$1-$llvm_version is missing: script/bootstrap installs it where there is a package of it."
}

# build_preset NAME [TARGET...]: configures when needed and builds one CMake preset, or targets of it.
build_preset() {
  local preset=$1
  shift
  { [ -f "build/$preset/build.ninja" ] || configure_preset "$preset"; } && cmake --build --preset "$preset" ${1:+--target "$@"}
}
# The same without a word, but for a build that fails: its last lines, and the end.
build_quietly() {
  local log
  log=$(mktemp)
  build_preset "$@" >"$log" 2>&1 || {
    tail -n 40 "$log" >&2
    die "the build $1 failed; all that it said is in $log"
  }
  rm -f "$log"
}
configure_preset() {
  case $1 in
  coverage) configure_with_clang "$1" ;;
  sanitize) configure_with_clang "$1" -DNONET_FUZZ=ON ;;
  *) cmake --preset "$1" ;;
  esac
}
configure_with_clang() {
  local preset=$1 compiler
  shift
  compiler=$(llvm clang++) && cmake --preset "$preset" -DCMAKE_CXX_COMPILER="$compiler" "$@"
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
