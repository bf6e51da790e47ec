#!/usr/bin/env bash
# The headless commands as a user would call them, without a display: exit statuses, JSON that parses, files that appear.
set -euo pipefail
program=$(realpath "$1")
RACKWRIGHT_EXAMPLES=$(realpath "$(dirname "$0")/../docs/examples")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset DISPLAY WAYLAND_DISPLAY LANGUAGE
export LC_ALL=C.UTF-8  # the messages are looked for in English
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
expect 2 "$program" frobnicate
grep -q 'neither a command nor a file' err.txt
expect 2 "$program" evaluate
grep -q 'rackwright evaluate FILE' err.txt
expect 2 "$program" evaluate missing.rackwright --json
complains() { grep -q -- "$1" err.txt || { echo "no word of \"$1\":" >&2; cat err.txt >&2; exit 1; }; }
expect 0 "$program" new --sample sample.rackwright
written=$(sha256sum sample.rackwright)
expect 2 "$program" new --sample sample.rackwright
complains 'sample.rackwright exists already'
[ "$written" = "$(sha256sum sample.rackwright)" ]
ln -s nowhere.rackwright link.rackwright
expect 2 "$program" new --sample link.rackwright
[ ! -e nowhere.rackwright ]
expect 0 "$program" new --sample russian.rackwright --lang ru
expect 0 "$program" evaluate russian.rackwright --json
json '"видео" in d["project"]'
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
# What was printed has to arrive: on a full disk, and with standard output closed.
for command in "evaluate sample.rackwright --json" "evaluate sample.rackwright" "review sample.rackwright" --help --version; do
  got=0
  # shellcheck disable=SC2086
  "$program" $command >/dev/full 2>err.txt || got=$?
  [ "$got" -eq 2 ] && complains 'standard output'
  got=0
  # shellcheck disable=SC2086
  "$program" $command >&- 2>err.txt || got=$?
  [ "$got" -eq 2 ] && complains 'standard output'
done
"$program" new --sample silent.rackwright >&-  # has nothing to say
expect 2 env RACKWRIGHT_DATA=/no/such/folder "$program" evaluate sample.rackwright
complains /no/such/folder
# size: nothing is guessed. One field at a time, and the place of it in the message.
refuse() {  # refuse PLACE JSON
  printf '%s' "$2" >case.json
  expect 2 "$program" size case.json --json
  complains "case.json.*$1"
  [ "$(wc -l <err.txt)" -eq 1 ]
  [ ! -s out.txt ]
}
llm='"workload": {"kind": "llm-inference"}, "gpu": "rtx-pro-6000-se"'
for gpus in '"2"' 0.5 2.9 0 -1 1e300 -1e300 4097 null '[2]'; do refuse /gpus "{$llm, \"gpus\": $gpus}"; done
for policy in '{"vram_headroom": 5}' '{"vram_headroom": "10 %"}' -1 '[]' '{"target_utilisation": 0}' '{"headroom": 0.1}'; do
  refuse /policy "{$llm, \"policy\": $policy}"
done
refuse /gpuss "{$llm, \"gpuss\": 2}"
refuse /server "{$llm, \"server\": -1}"
refuse /server "{$llm, \"server\": \"no such server\"}"
refuse '/server.*600.*350' "{$llm, \"server\": \"R750xa\"}"
refuse /tensor_parallel "{$llm, \"tensor_parallel\": -5}"
refuse /gpus "{$llm, \"gpus\": 2, \"tensor_parallel\": 3}"
refuse /mig_slices_per_gpu "{$llm, \"mig_profile\": \"1g.24gb\"}"
refuse /mig_profile "{$llm, \"mig_slices_per_gpu\": 2}"
refuse /gpu '{"workload": {"kind": "llm-inference"}, "gpus": 2}'
refuse /workload/prompt '{"workload": {"kind": "llm-inference", "prompt": 9}, "gpu": "rtx-pro-6000-se"}'
refuse /workload/weights '{"workload": {"kind": "llm-inference", "weights": "int3"}, "gpu": "rtx-pro-6000-se"}'
refuse /workload/models/0/kv '{"workload": {"kind": "light-models", "models": [{"model": "llama-3-8b", "kv": 8}]}, "gpu": "rtx-pro-6000-se"}'
refuse '/workload: Mean prompt' '{"workload": {"kind": "llm-inference", "prompt_tokens": 0}, "gpu": "rtx-pro-6000-se"}'
archive='"workload": {"kind": "video-archive", "cameras": 200}'
me5='"product": "dell-powervault-me5012", "drive": "drive-nl-sas-24tb"'
refuse /array/raid "{$archive, \"array\": {$me5, \"drive_count\": 12, \"raid\": -1}}"
refuse /array/raid "{$archive, \"array\": {$me5, \"drive_count\": 12, \"raid\": \"raid7\"}}"
refuse /array/drive_count "{$archive, \"array\": {$me5}}"
refuse /array "{$archive, \"array\": {$me5, \"drive_count\": 13}}"
refuse /array "{$archive, \"array\": -1}"
# What cannot be told is no yes: nothing is placed; the catalogue does not know the model.
echo '{"workload": {"kind": "llm-inference"}}' >case.json
expect 1 "$program" size case.json --json
json 'd["verdict"] == "not-placed"'
echo '{"workload": {"kind": "llm-inference", "model": "no-such-model"}, "gpu": "rtx-pro-6000-se"}' >case.json
expect 1 "$program" size case.json --json
json 'd["verdict"] == "unknown"'
# A project file that cannot be: words, not codes.
cp sample.rackwright many.rackwright
sqlite3 many.rackwright "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
  INSERT INTO variants (id, position, name, note) SELECT 1000000 + i, 1000 + i, 'V' || i, '' FROM n;
  UPDATE project SET next_id = 2000000"
expect 2 "$program" evaluate many.rackwright
complains 'No more than 100 variants are possible'
expect 2 "$program" evaluate many.rackwright --lang ru
complains 'Допускается не более 100 вариантов'
echo '{' >broken.json
expect 2 "$program" size broken.json --json
expect 2 "$program" check broken.json --json
# import: a model's configuration becomes a catalogue file that the program reads back.
configs=$(realpath "$RACKWRIGHT_EXAMPLES/../../tests/data/hf-config")
expect 0 "$program" import "$configs/gpt-oss-120b.json" --name org/oss-copy --out oss.json --date 2026-12-07 --json
json 'd["id"] == "oss-copy" and d["complete"] and abs(d["parameters"]["total"] / 116.8e9 - 1) < 0.01 and len(d["notes"]) == 2'
python3 -c 'import json; p=json.load(open("oss.json")); assert p["products"][0]["layers"] == 36 and p["sources"]["import-oss-copy-config"]["read"] == "2026-12-07"'
expect 2 "$program" import "$configs/gpt-oss-120b.json" --name org/oss-copy --out oss.json
complains 'oss.json exists already'
expect 2 "$program" import "$configs/gpt-oss-120b.json" --name gpt-oss-120b --out taken.json
complains '“gpt-oss-120b” already'
expect 2 "$program" import "$configs/gpt-oss-120b.json" --name x --out x.json --date yesterday
expect 2 "$program" import /dev/zero --name x --out x.json
complains 'larger than a file to import'
echo '{"model_type": "rwkv7"}' >rwkv.json
expect 2 "$program" import rwkv.json --name x --out x.json
complains 'rwkv.json, /model_type: .*rwkv7'
[ ! -e x.json ] && [ ! -e taken.json ]
echo "headless: passed"
