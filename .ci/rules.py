"""Checks words and lengths: python3 .ci/rules.py [FILE...]; without files, every tracked one."""

import re
import subprocess
import sys

LONGEST = 400

LIBRARIES = r"Sources/Touchstone(Traces|Rendering|Testing)?/"
SHIPPED = r"Sources/Touchstone(Traces|Rendering|Testing|Tool)?/"
SOURCES = r"Sources/.*\.swift$"

# Where it counts, whether comments count, what must not stand there, and what to do instead.
RULES = [
    (r".*\.(swift|c|h|py)$", True, r"\b(TO" r"DO|FIX" r"ME)\b",
     "do it, or write it down where work is planned"),
    (SOURCES, False, r"\bfatalError\b|\btry!|\bas!", "throw a typed error or return nil"),
    (r".*\.swift$", False, r"@unchecked\s+Sendable", "make the type a value"),
    (r".*\.swift$", False, r"\bunsafeFlags\b", "a package with unsafe flags cannot be depended on"),
    (r"(.*/)?Package\.swift$", False, r"\.package\(\s*url:", "the package has no dependency"),
    (SHIPPED, False, r"\b(InlineArray|U?Int128|Mutex|Atomic)\b|import Synchronization",
     "not on the oldest Apple systems that the manifest declares"),
    (SHIPPED, False, r"\bimport\s+(\w+\s+)?Foundation\w*", "start-up time and size"),
    (LIBRARIES, False, r"\b(Float|Float16|Float32|Float80|CGFloat)\b",
     "Double only: results must have the same bits everywhere"),
    (LIBRARIES, False, r"\b(addingProduct|addProduct|fma)\b",
     "a fused operation rounds differently from a product and a sum"),
    (LIBRARIES, False,
     r"\b(ContinuousClock|SuspendingClock|Date|Timer|clock_gettime|DispatchQueue)\b",
     "time is an argument; no library reads a clock"),
    (LIBRARIES, False, r"\b(print|debugPrint|dump)\(", "return the text, the tool prints it"),
]


def code_of(line):
    """The line without its comment; a '//' inside a string is kept."""
    quoted = False
    for index, character in enumerate(line):
        if character == '"' and line[index - 1:index] != "\\":
            quoted = not quoted
        elif not quoted and line.startswith("//", index):
            return line[:index]
    return line


def findings(path, text):
    """Messages about one file."""
    lines = text.split("\n")
    found = []
    if path.endswith(".swift") and len(lines) - 1 > LONGEST:
        found.append(f"{path}:{LONGEST + 1}: {len(lines) - 1} lines, {LONGEST} allowed; "
                     "move an extension into a plus-file")
    for place, with_comments, pattern, advice in RULES:
        if not re.match(place, path):
            continue
        for number, line in enumerate(lines, 1):
            match = re.search(pattern, line if with_comments else code_of(line))
            if match:
                found.append(f"{path}:{number}: '{match.group(0)}' is not allowed here; {advice}")
    return found


def check_itself():
    """Plants one offence a rule and expects each to be found, and harmless text not to be."""
    core = "Sources/Touchstone/Motion/Planted.swift"
    offences = [
        (core, "// TO" "DO: later"), (core, "let x = try! f()"), (core, "fatal" "Error()"),
        ("Tests/A.swift", "final class A: @unchecked Sendable {}"),
        ("Package.swift", '.unsafeFlags(["-Ounchecked"])'),
        ("Package.swift", '.package(url: "https://example.org/a.git", from: "1.0.0")'),
        ("Sources/TouchstoneTool/A.swift", "var ring: InlineArray<20, Double>"),
        ("Sources/TouchstoneTool/A.swift", "internal import Foundation"),
        (core, "let x: Float = 1"), (core, "a.addProduct(b, c)"), (core, "let now = Date()"),
        (core, 'print("x")'), (core, "\n" * (LONGEST + 1)),
    ]
    harmless = [
        (core, "// a Date and a Timer, and InlineArray, in a comment"),
        (core, 'let url = "https://example.org"'), (core, "let floatingPoint = dateless"),
        ("Sources/TouchstoneTool/A.swift", 'print("x")'), (core, "\n" * LONGEST),
    ]
    missed = [f"{path}: {text!r}" for path, text in offences if not findings(path, text)]
    wrong = [f"{path}: {text!r}" for path, text in harmless if findings(path, text)]
    if missed or wrong:
        sys.exit("rules.py does not work:\nmissed " + "\nmissed ".join(missed)
                 + "\nwrong " + "\nwrong ".join(wrong))


def main():
    check_itself()
    paths = sys.argv[1:]
    if not paths:
        listing = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
            check=True, capture_output=True)
        paths = [path for path in listing.stdout.decode().split("\0") if path]
    found = []
    count = 0
    for path in paths:
        if not re.search(r"\.(swift|c|h|py)$", path):
            continue
        try:
            with open(path, encoding="utf-8") as file:
                text = file.read()
        except FileNotFoundError:
            continue  # deleted here, still in the index
        count += 1
        found += findings(path, text)
    print("\n".join(found) if found else f"{count} files keep the {len(RULES) + 1} rules")
    sys.exit(1 if found else 0)


main()
