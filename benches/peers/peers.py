#!/usr/bin/env python3
"""Measures Gantry's search and OpenSpiel's on this machine in one run, and prints one table. See README.md."""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PACKAGE = "open_spiel"


def lines(command, **options):
    """What a program prints, a JSON value per line."""
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **options)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def openspiel(python, seconds):
    measure = [str(HERE / "openspiel.py"), str(seconds)]
    if python:
        return lines([python, *measure])
    with tempfile.TemporaryDirectory() as directory:
        venv.create(directory, with_pip=True)
        python = str(Path(directory) / ("Scripts" if os.name == "nt" else "bin") / "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", PACKAGE], check=True)
        return lines([python, *measure])


def gantry(seconds):
    example = ["--package", "gantry-bots", "--example", "search_speed"]
    return lines(["cargo", "run", "--release", "--quiet", *example, "--", str(seconds)], cwd=ROOT)


def processor():
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.split(":", 1)[1].strip() for line in text.splitlines() if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="per measurement")
    parser.add_argument("--python", help=f"a Python that has {PACKAGE} already; else one is made and thrown away")
    arguments = parser.parse_args()
    theirs = openspiel(arguments.python, arguments.seconds)
    version = theirs.pop(0)["version"]
    ours = gantry(arguments.seconds)
    alike = max(row["steps_per_second"] for row in theirs if row["rollouts"] == 1)
    best = max(row["steps_per_second"] for row in theirs)
    print(f"{processor()}; {platform.system()}; one thread; OpenSpiel {version}; {arguments.seconds:g} s each")
    print()
    print("| engine | game | below the tree | iterations/s | steps/s | to its search | to its best |")
    print("|---|---|---|--:|--:|--:|--:|")
    for engine, rows in (("OpenSpiel", theirs), ("Gantry", ours)):
        for row in rows:
            steps = row["steps_per_second"]
            cells = [engine, row["game"], row["below the tree"], f"{row['iterations_per_second']:,}",
                     f"{steps:,}", f"{steps / alike:.2f}", f"{steps / best:.2f}"]
            print("| " + " | ".join(cells) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
