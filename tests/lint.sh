#!/usr/bin/env bash
# clang-tidy over the sources of core and app, with the release build's compile commands.
set -euo pipefail
cd "$(dirname "$0")/.."
python3 - <<'PY' >build/tidy-files.txt
import json
for entry in json.load(open("build/compile_commands.json")):
    name = entry["file"]
    if "/core/" in name and "/tests/" not in name and "/build/" not in name:
        print(name)
PY
xargs -P "$(nproc)" -n 6 clang-tidy -p build --quiet <build/tidy-files.txt 2>/dev/null
