"""Runs the commands that README.md shows with their output, and compares.

A block fenced as ```console holds commands, each after '$ ', and under it lines of its output. The
lines must come out in this order; '…' alone stands for any number of lines.
"""

import re
import subprocess
import sys


def sessions(text):
    """Commands with the lines shown under them."""
    found = []
    for block in re.findall(r"^```console\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], []))
            elif found:
                found[-1][1].append(line.rstrip())
    return found


def first_missing(shown, printed):
    """The first shown line that does not come, at its place; None if all do."""
    place = 0
    anywhere = True
    for line in shown:
        if line.strip() == "…":
            anywhere = True
            continue
        if not line.strip():
            continue
        while place < len(printed) and (anywhere or not printed[place].strip()) \
                and printed[place].rstrip() != line:
            place += 1
        if place == len(printed) or printed[place].rstrip() != line:
            return line
        place += 1
        anywhere = False
    return None


def check_itself():
    """Expects the comparison to find what is missing and nothing else."""
    printed = ["a", "b", "", "c", "d"]
    cases = [(["b", "c"], None), (["a", "…", "d"], None), (["a", "c"], "c"), (["x"], "x"),
             (["…", "d"], None), (["b", "a"], "a"), (["…", "b", "d"], "d")]
    for shown, expected in cases:
        if first_missing(shown, printed) != expected:
            sys.exit(f"readme.py does not work: {shown}")
    if sessions("```console\n$ a\nb\n$ c\n```\n") != [("a", ["b"]), ("c", [])]:
        sys.exit("readme.py does not find commands")


def main():
    check_itself()
    with open("README.md", encoding="utf-8") as file:
        commands = sessions(file.read())
    if not any(command.startswith("swift run touchstone ") for command, _ in commands):
        sys.exit("README.md shows no 'swift run touchstone …' in a ```console block")
    for command, shown in commands:
        run = subprocess.run(command, shell=True, stdout=subprocess.PIPE, text=True)
        missing = first_missing(shown, run.stdout.splitlines())
        if run.returncode != 0 or missing is not None:
            print(run.stdout)
            sys.exit(f"'{command}' ended with {run.returncode}" if run.returncode
                     else f"'{command}' did not print, where README.md shows it: {missing}")
        print(f"'{command}' prints the {len(shown)} lines that README.md shows")


main()
