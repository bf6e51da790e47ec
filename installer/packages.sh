#!/usr/bin/env bash
# What a bare Debian 12 or Ubuntu 24.04 lacks. Sourced by run.sh and tests/run.sh; installs only what is missing.

rackwright_run_packages=(ca-certificates g++ cmake ninja-build ccache qt6-base-dev qt6-base-dev-tools qt6-tools-dev qt6-tools-dev-tools
  qt6-l10n-tools qt6-charts-dev libqt6opengl6-dev qt6-svg-dev libgl-dev qt6-translations-l10n qt6-qpa-plugins
  nlohmann-json3-dev libsqlite3-dev libyaml-cpp-dev fonts-roboto-unhinted)
rackwright_test_packages=(librapidcheck-dev libbenchmark-dev xvfb xauth openbox xdotool x11-utils poppler-utils sqlite3 python3
  clang clang-format clang-tidy)

# install_missing PACKAGE...: asks apt only when something is missing, with sudo when not root.
install_missing() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  if ! command -v apt-get >/dev/null; then
    echo "Rackwright builds on Debian 12 and Ubuntu 24.04; missing here: ${missing[*]}" >&2
    return 1
  fi
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  echo "Installing: ${missing[*]}"
  "${as_root[@]}" apt-get update -qq
  # A package that this release does not have under that name must not stop the others; the build says what it misses.
  local known=()
  for package in "${missing[@]}"; do
    if apt-cache show "$package" >/dev/null 2>&1; then known+=("$package"); else echo "Not in this release: $package" >&2; fi
  done
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${known[@]}" >/dev/null
}
