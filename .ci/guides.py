"""Compares the files that Docs/Guides/TestingASwipe.md shows with those of Tests/Stranger.

A file is shown as a fenced block of Swift below its path, as in **`Sources/Timers/TimerRow.swift`**.
Every Swift file of the package must be shown, and nothing else.
"""
import pathlib
import re
import sys

GUIDE = pathlib.Path("Docs/Guides/TestingASwipe.md")
PACKAGE = pathlib.Path("Tests/Stranger")
# The guide's package lies beside the checkout, the one that is tested lies in it.
PATHS = ('path: "../.."', 'path: "../Touchstone"')

shown = dict(re.findall(r"^\*\*`(.+?)`\*\*\n\n```swift\n(.*?)^```$", GUIDE.read_text(),
                        re.MULTILINE | re.DOTALL))
files = {str(file.relative_to(PACKAGE)): file.read_text().replace(*PATHS)
         for file in PACKAGE.rglob("*.swift") if ".build" not in file.parts}
if not shown:
    sys.exit(f"{GUIDE} shows no file")
for path in sorted(set(shown) ^ set(files)):
    sys.exit(f"{path} is only in {GUIDE if path in shown else PACKAGE}")
for path, text in files.items():
    if shown[path] != text:
        sys.exit(f"{GUIDE} does not show {PACKAGE / path} as it is")
print(f"{GUIDE} shows the {len(files)} files of {PACKAGE}")
