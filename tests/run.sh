#!/usr/bin/env bash
# Installs what is missing, builds (Release, and a second tree with AddressSanitizer and UndefinedBehaviorSanitizer), and runs every
# test through ctest, the GUI tests on a real X server.
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
cd "$top"
# shellcheck source=installer/packages.sh
source "$top/installer/packages.sh"
install_missing "${rackwright_run_packages[@]}" "${rackwright_test_packages[@]}"

jobs=$(nproc)
# A second run on the same machine compiles only what changed, also from another folder.
export CCACHE_BASEDIR=$top CCACHE_NOHASHDIR=true CCACHE_SLOPPINESS=pch_defines,time_macros
step() { printf '\n== %s (%s)\n' "$1" "$(date +%H:%M:%S)"; }

step "Format"
git ls-files 'app/*.cpp' 'app/*.h' 'core/*.cpp' 'core/*.h' 'tests/*.cpp' 'tests/*.h' | xargs clang-format --dry-run --Werror

step "Core with Qt hidden"
cmake --preset core-only >/dev/null
cmake --build --preset core-only -j "$jobs"
ctest --test-dir build-core-only --output-on-failure

step "Release build"
cmake --preset release >/dev/null
cmake --build --preset release -j "$jobs"

step "Build with sanitizers"
cmake --preset sanitizers >/dev/null
cmake --build --preset sanitizers -j "$jobs"

step "An X server with a window manager"
display=:97
export XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-$(mktemp -d)}
chmod 700 "$XDG_RUNTIME_DIR"
Xvfb $display -screen 0 1920x1080x24 -nolisten tcp >/dev/null 2>&1 &
xvfb=$!
trap 'kill $xvfb 2>/dev/null || true' EXIT
export DISPLAY=$display
for _ in $(seq 50); do xdpyinfo >/dev/null 2>&1 && break; sleep 0.1; done
openbox >/dev/null 2>&1 &

step "Tests, release build"
ctest --test-dir build --output-on-failure -j "$jobs" -LE gui
ctest --test-dir build --output-on-failure -L gui

step "Tests, sanitizers"
# Leaks are looked for where nothing but our own code runs; Qt and fontconfig keep memory until the end.
ASAN_OPTIONS=detect_leaks=1 ctest --test-dir build-sanitizers --output-on-failure -j "$jobs" -L core
ASAN_OPTIONS=detect_leaks=0 ctest --test-dir build-sanitizers --output-on-failure -j "$jobs" -L '^app$'

step "The program without a display"
tests/headless.sh build/bin/rackwright

step "All passed"
