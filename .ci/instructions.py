"""Counts the instructions of a unit of the rows that .ci/instructions.txt names, and compares.

python3 .ci/instructions.py TOUCHSTONE-BENCH [--update]

Unlike times, instruction counts are the same on a busy machine. A row that takes more than five
percent above its line is a failure; --update writes the lines anew. Two runs differ by one pass, so
what a process does before and after does not count.
"""
import concurrent.futures
import os
import subprocess
import sys

BASELINE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "instructions.txt")
GROWTH = 1.05
ROWS = ["event/mixed62", "event/eight-two-fingers", "velocity/least-squares-20",
        "settle/exact-under", "trace/replay", "trace/write-short", "list/1000-rows"]


def count(binary, row, passes):
    """The instructions of a whole run, and the units of one pass."""
    result = subprocess.run(
        ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
         binary, "--filter", row, "--unmeasured", str(passes)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=True,
        env=dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1"))
    for line in result.stderr.splitlines():
        if "I refs:" in line or "I   refs:" in line:
            return int(line.split()[-1].replace(",", "")), int(result.stdout.split()[1])
    sys.exit(f"valgrind did not say how many instructions {row} took:\n{result.stderr}")


def measure(binary, row):
    once, units = count(binary, row, 1)
    twice, _ = count(binary, row, 2)
    return (twice - once) / units


def main():
    words = sys.argv[1:]
    isUpdate = "--update" in words
    binary = [word for word in words if not word.startswith("--")][0]
    limits = {}
    if not isUpdate:
        with open(BASELINE) as file:
            limits = {line.split()[0]: float(line.split()[1]) for line in file if line.strip()}
        missing = sorted(set(ROWS) ^ set(limits))
        if missing:
            sys.exit(f"{BASELINE} does not fit the rows that are counted: {', '.join(missing)}")
    grown = []
    lines = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = pool.map(lambda row: measure(binary, row), ROWS)
    for row, found in zip(ROWS, counts):
        lines.append(f"{row:28}{found:9.1f}\n")
        if isUpdate:
            print(lines[-1], end="", flush=True)
            continue
        change = 100 * (found / limits[row] - 1)
        print(f"{row:28}{found:9.1f} instructions a unit, {change:+.1f} %", flush=True)
        if found > GROWTH * limits[row]:
            grown.append(f"{row}: {found:.1f} instructions a unit, {limits[row]:.1f} committed")
    if isUpdate:
        with open(BASELINE, "w") as file:
            file.writelines(lines)
    if grown:
        sys.exit("more than five percent above .ci/instructions.txt:\n" + "\n".join(grown))


main()
