"""Checks that `touchstone check` cannot be fooled: python3 mutants.py TOOL PATH...

It counts the expectations of the traces below each PATH by itself and compares the count with what
the tool judged. Then it changes one number or one state in a copy of every expectation, and every
copy must fail in that line. Standard library only.
"""

import glob
import json
import os
import subprocess
import sys
import tempfile

ROWS = ["closed", "tracking", "dragging", "settling", "open", "confirming", "deleting", "gone"]
STATES = ["began", "changed", "ended", "cancelled", "failed", "recognized"]
TOLERANCES = ("tol", "vTol", "tTol")


def traces(paths):
    for path in paths:
        if os.path.isdir(path):
            yield from sorted(glob.glob(path + "/**/*.trace.jsonl", recursive=True))
        else:
            yield path


def changed(expectation):
    """Copies of an expectation, each with one thing changed so that it cannot be met."""
    step = 1 + 3 * max([expectation.get(key, 0) for key in TOLERANCES])
    for key, value in expectation.items():
        if key in TOLERANCES or key in ("r", "row", "before"):
            continue
        if key == "state" and "row" in expectation:
            values = [next(row for row in ROWS if row != value)]
        elif key == "state":
            # A state that this kind of recognizer never reports cannot be met by accident.
            values = ["cancelled" if value == "recognized" else "recognized"]
        elif key == "exactly":
            values = [value + ["began"]]
        elif key == "never":
            values = [STATES]
        elif key == "effects":
            values = [{**value, name: count + 1} for name, count in value.items()]
        elif key == "direction":
            values = ["up" if value != "up" else "down"]
        elif isinstance(value, list):
            values = [value[:i] + [value[i] + step] + value[i + 1:] for i in range(len(value))]
        else:
            values = [value + step]
        for other in values:
            yield key, {**expectation, key: other}


def check(tool, *paths):
    run = subprocess.run([tool, "check", "--format", "json", *paths], capture_output=True, text=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    return answers[-1], {(answer["file"], answer["line"]) for answer in answers[:-1]}


def main(tool, *paths):
    files = list(traces(paths))
    count = 0
    mutants = {}
    with tempfile.TemporaryDirectory() as folder:
        for path in files:
            with open(path, encoding="utf-8") as file:
                lines = file.read().split("\n")
            for index, line in enumerate(lines):
                record = json.loads(line) if line else {}
                if "expect" not in record:
                    continue
                count += 1
                for key, expectation in changed(record["expect"]):
                    copy = f"{folder}/{len(mutants)}.trace.jsonl"
                    record["expect"] = expectation
                    text = lines[:index] + [json.dumps(record)] + lines[index + 1:]
                    with open(copy, "w", encoding="utf-8") as file:
                        file.write("\n".join(text))
                    mutants[copy, index + 1] = f"{path}:{index + 1}: {key} {expectation}"
        total, failures = check(tool, *files)
        problems = [f"{path}:{line}: fails unchanged" for path, line in sorted(failures)]
        judged = total["passed"] + total["failed"]
        if judged != count:
            problems.append(f"{count} expectations in the files, {judged} judged")
        failed = check(tool, folder)[1]
        for place, text in mutants.items():
            # A gesture that reported nothing at all keeps every `never`.
            if place not in failed and ": never " not in text:
                problems.append(f"not noticed: {text}")
    print("\n".join(problems[:50] + [f"{count} expectations, {len(mutants)} mutants, "
                                     f"{len(problems)} problems"]))
    return len(problems) > 0


sys.exit(main(*sys.argv[1:]))
