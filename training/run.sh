#!/usr/bin/env bash
# Trains a network: training/run.sh GAME SECONDS [more of train.py, such as --checkpoint FILE].
# Checkpoint, log and curve go to $OUT. The wheel of crates/py is taken from target/training, where
# training/wheel.sh puts it; nothing is installed.
set -euo pipefail
cd "$(dirname "$0")/.."
game=$1 seconds=$2
shift 2
unpacked=$(mktemp -d)
trap 'rm -rf "$unpacked"' EXIT
python3 -m zipfile -e target/training/gantry_env-*.whl "$unpacked"
PYTHONUNBUFFERED=1 PYTHONPATH="$unpacked:training" \
  python3 training/train.py "$game" "$seconds" --out "${OUT:-target/training/out}" "$@"
