#!/usr/bin/env bash
# clang-tidy over the sources of core and app, with the compile commands of a build folder (build, or the first argument).
set -euo pipefail
cd "$(dirname "$0")/.."
build=${1:-build}
commands=$(mktemp -d)
trap 'rm -rf "$commands"' EXIT
# clang cannot read what GCC precompiled, and does not know all of GCC's warnings: both are left out of the commands that it sees.
python3 - "$build" "$commands" <<'PY'
import json, os, re, sys
build, out = sys.argv[1:]
kept = []
for entry in json.load(open(f"{build}/compile_commands.json")):
    name = os.path.relpath(entry["file"])
    if not name.startswith(("core/", "app/")):
        continue
    entry["command"] = re.sub(r"-Winvalid-pch|-include \S*cmake_pch\.hxx", "", entry["command"]) + " -Wno-unknown-warning-option"
    kept.append(entry)
json.dump(kept, open(f"{out}/compile_commands.json", "w"))
open(f"{out}/files", "w").write("".join(entry["file"] + "\n" for entry in kept))
PY
[ -s "$commands/files" ] || { echo "No source of core or app in $build/compile_commands.json: build first" >&2; exit 1; }
if ! xargs -P "$(nproc)" -n 4 clang-tidy -p "$commands" --quiet <"$commands/files" >"$commands/found" 2>"$commands/log"; then
  cat "$commands/found"
  grep -E 'error:' "$commands/log" >&2 || true
  exit 1
fi
