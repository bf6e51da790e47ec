#!/usr/bin/env bash
# Installs what is missing, builds, and opens Rackwright on a copy of the sample project. Arguments are passed on to the program:
#   installer/run.sh                         the window, on the sample project
#   installer/run.sh evaluate my.rackwright --json
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
# shellcheck source=installer/packages.sh
source "$top/installer/packages.sh"
install_missing "${rackwright_run_packages[@]}" >&2

build=$top/build
# Standard output belongs to the program: the build talks on standard error, and only when it fails.
log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "Building Rackwright in $build …" >&2
if ! { cmake -S "$top" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DRACKWRIGHT_TESTS=OFF && ninja -C "$build" rackwright; } >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi

program=$build/bin/rackwright
if [ $# -gt 0 ]; then
  exec "$program" "$@"
fi
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  echo "Built. There is no display here; without one: $program new|evaluate|review|export|size|check|explain (see $program --help)"
  exit 0
fi
sample=$(mktemp -d)/sample.rackwright
"$program" new --sample "$sample" >&2
exec "$program" "$sample"
