"""Checks that the memory of the tool does not grow with a file: python3 memory.py TOOL [MEGABYTES].

It writes a trace of that size, lets every command that reads files block by block read it under a
limit of address space, and compares the peak of resident memory with the same on a small file.
`check` keeps gestures, not touches, until the end, so its trace has gestures in its first megabyte
only. Standard library only.
"""

import os
import subprocess
import sys
import tempfile
import time

# Resident megabytes that a command may need, whatever it reads.
PEAK = 24
# How much more a large file may need than a small one, for the allocator's sake.
GROWTH = 4


def write(path, megabytes, gestures):
    """Swipes of 61 frames at 120 Hz, one after another, as the tool itself would write them."""
    size = megabytes << 20
    with open(path, "w", encoding="ascii") as file:
        file.write('{"trace":1,"hz":1000000}\n')
        file.write('{"setup":{"recognizers":[{"name":"press","kind":"longPress"}]}}\n')
        written = frames = contact = 0
        while written < size:
            contact += 1
            text = []
            for event in range(61):
                key = "down" if event == 0 else "up" if event == 60 else "move"
                ticks = contact * 1_500_000 + event * 25_000 // 3
                x, y = 280 - 4.0625 * event, 30 + event % 7 * 0.25
                text.append(f'{{"t":{ticks},"{key}":[[{contact},{x:.10g},{y:.10g}]]}}\n')
            frames += 61
            if contact == 200 and not gestures:
                text.append(f'{{"t":{ticks},"control":{{"r":"press","enabled":false}}}}\n')
            block = "".join(text)
            written += len(block)
            file.write(block)
        file.write('{"expect":{"r":"press","never":["began"]}}\n')
        file.write(f'{{"end":{ticks},"frames":{frames}}}\n')


def peak(tool, *words):
    """Seconds and the most resident megabytes of one run."""
    start = time.monotonic()
    code = (
        "import os, resource, sys\n"
        "resource.setrlimit(resource.RLIMIT_AS, (1 << 29, 1 << 29))\n"
        "os.execv(sys.argv[1], sys.argv[1:])\n"
    )
    with open(os.devnull, "wb") as nothing:
        process = subprocess.Popen([sys.executable, "-c", code, tool, *words], stdout=nothing)
        _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"touchstone {' '.join(words)}: ended with {os.waitstatus_to_exitcode(status)}")
    return time.monotonic() - start, usage.ru_maxrss / 1024


def main(tool, megabytes="64"):
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        small, large = f"{folder}/small.trace.jsonl", f"{folder}/large.trace.jsonl"
        quiet = f"{folder}/quiet.trace.jsonl"
        write(small, 1, True)
        write(large, int(megabytes), True)
        write(quiet, int(megabytes), False)
        evemu = f"{folder}/large.evemu"
        commands = [["info"], ["check"], ["replay", "--frames", "0"], ["explain"],
                    ["convert", "-", "--to", "native"], ["convert", evemu]]
        for command in commands:
            name, *options = command
            paths = small, quiet if name == "check" else large
            words = [[name, path, *options] for path in paths]
            (_, before), (seconds, after) = (peak(tool, *line) for line in words)
            verdict = "" if after <= PEAK and after - before <= GROWTH else "  too much"
            failures += verdict != ""
            print(f"{' '.join(command)[:24]:24} {after:6.1f} MiB, {before:5.1f} for 1 MB; "
                  f"{os.path.getsize(large) / seconds / 1e6:6.0f} MB/s{verdict}")
    return failures > 0


sys.exit(main(*sys.argv[1:]))
