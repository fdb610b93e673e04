#!/usr/bin/env bash
# Builds the wheel that training uses, for processors since about 2015. Needs maturin.
set -euo pipefail
cd "$(dirname "$0")/.."
rm -f target/training/gantry_env-*.whl
export RUSTFLAGS="-C target-cpu=x86-64-v3"
export CARGO_TARGET_DIR=$PWD/target/python
maturin build --release --manifest-path crates/py/Cargo.toml --out target/training "$@"
