#!/usr/bin/env bash
# The headless commands as a user would call them, without a display: exit statuses, JSON that parses, files that appear.
set -euo pipefail
program=$(realpath "$1")
RACKWRIGHT_EXAMPLES=$(realpath "$(dirname "$0")/../docs/examples")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset DISPLAY WAYLAND_DISPLAY
cd "$work"

expect() {  # expect STATUS COMMAND...
  local wanted=$1 got=0
  shift
  "$@" >out.txt 2>err.txt || got=$?
  if [ "$got" -ne "$wanted" ]; then
    echo "exit status $got instead of $wanted: $*" >&2
    cat err.txt >&2
    exit 1
  fi
}
json() { python3 -c 'import json,sys; d=json.load(open("out.txt")); assert eval(sys.argv[1]), sys.argv[1]' "$1"; }

expect 0 "$program" --help
expect 0 "$program" --version
expect 2 "$program"
expect 2 "$program" evaluate missing.rackwright --json
expect 0 "$program" new --sample sample.rackwright
before=$(sha256sum sample.rackwright)
expect 0 "$program" evaluate sample.rackwright --json
json 'len(d["variants"]) == 4'
json '[v for v in d["variants"] if v["variant"] == "Inference Pro 4"][0]["verdict"] in ("fits", "tight")'
json '[v for v in d["variants"] if v["variant"] == "Inference Pro 6"][0]["verdict"] == "fits"'
expect 2 "$program" evaluate sample.rackwright --variant "No such" --json
"$program" review sample.rackwright --json >out.txt || true
json 'all(f["title"] and f["why"] and f["what_to_do"] for v in d["variants"] for f in v["findings"])'
expect 0 "$program" explain sample.rackwright variant/power --json
json 'd["inputs"]'
expect 2 "$program" explain sample.rackwright nothing/here
expect 0 "$program" export sample.rackwright --pdf en.pdf --lang en
expect 0 "$program" export sample.rackwright --pdf ru.pdf --lang ru
pdfinfo en.pdf >pages.txt
[ "$(awk '/^Pages/ {print $2}' pages.txt)" -gt 4 ]
pdftotext en.pdf en.txt
grep -q 'Inference Pro 4' en.txt
pdftotext ru.pdf ru.txt
grep -qi 'стойк' ru.txt
[ "$before" = "$(sha256sum sample.rackwright)" ]
printf 'not a project' >text.rackwright
expect 2 "$program" evaluate text.rackwright --json
: >empty.rackwright
expect 2 "$program" evaluate empty.rackwright --json
cp sample.rackwright newer.rackwright
sqlite3 newer.rackwright 'PRAGMA user_version = 999'
newer=$(sha256sum newer.rackwright)
expect 2 "$program" evaluate newer.rackwright --json
[ "$newer" = "$(sha256sum newer.rackwright)" ]
for example in "$RACKWRIGHT_EXAMPLES"/size-*.json; do
  "$program" size "$example" --json >out.txt || [ $? -eq 1 ]
  json 'd["figures"]'
done
"$program" check "$RACKWRIGHT_EXAMPLES"/cases.json --json >out.txt || [ $? -eq 1 ]
json 'd["cases"]'
echo '{' >broken.json
expect 2 "$program" size broken.json --json
expect 2 "$program" check broken.json --json
echo "headless: passed"
