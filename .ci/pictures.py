"""Checks pictures, or remakes those of the documents: pictures.py TOOL [remake].

README.md and the files under Docs say below or above each picture which command draws it: a line
'touchstone … -o Docs/Pictures/NAME' or '… > Docs/Pictures/NAME', which a backslash may continue.
"""

import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import xml.dom.minidom

from PIL import Image

PICTURES = pathlib.Path("Docs/Pictures")
TRACES = [
    ("Playground/Traces/flick-opens.trace.jsonl", ["--touches"]),
    ("Playground/Traces/long-press.trace.jsonl", ["--dark"]),
    ("Playground/Traces/two-fingers.trace.jsonl", ["--touches", "--scale", "1.5"]),
]


def commands(documents):
    """The command of each picture, by its name."""
    found = {}
    for path in documents:
        text = path.read_text(encoding="utf-8").replace("\\\n", " ")
        for line in text.splitlines():
            match = re.match(r"\s*(?:\$ )?(?:swift run )?touchstone (.*Docs/Pictures/\S+)\s*$", line)
            if not match:
                continue
            words = shlex.split(match.group(1))
            name = pathlib.Path(words[-1]).name
            if words[-2] not in ("-o", ">"):
                sys.exit(f"{path}: the command of {name} does not end in -o or >")
            if found.setdefault(name, words[:-1]) != words[:-1]:
                sys.exit(f"{path}: {name} has two different commands")
    return found


def draw(tool, words, path):
    """Runs a command with its output at a path."""
    if words[-1] == ">":
        with open(path, "wb") as file:
            subprocess.run([tool, *words[:-1]], check=True, stdout=file)
    else:
        subprocess.run([tool, *words, path], check=True)


def check_documents(tool, folder, remakes):
    """Compares the pictures of the documents with what their commands draw."""
    documents = [pathlib.Path("README.md"), *sorted(pathlib.Path("Docs").rglob("*.md"))]
    known = commands(documents)
    shown = set()
    for path in documents:
        shown |= set(re.findall(r"Pictures/([\w.-]+\.(?:png|apng|svg))", path.read_text("utf-8")))
    problems = [f"{name}: no document says which command draws it" for name in shown - set(known)]
    kept = {path.name for path in PICTURES.iterdir() if path.suffix != ".jsonl"}
    if remakes:
        for name in kept - set(known):
            (PICTURES / name).unlink()
        kept &= set(known)
    problems += [f"{name}: no document shows it" for name in kept - shown]
    for name, words in sorted(known.items()):
        path = folder / name
        draw(tool, words, path)
        target = PICTURES / name
        if remakes:
            target.write_bytes(path.read_bytes())
        elif not target.exists() or target.read_bytes() != path.read_bytes():
            problems.append(f"{name}: not what its command draws today; '.ci/pictures remake'")
    if problems:
        sys.exit("\n".join(sorted(problems)))
    print(f"{len(known)} pictures of the documents are what their commands draw")


def pixels(path, frame=0):
    """The pixels of a frame as Pillow reads it."""
    with Image.open(path) as image:
        image.seek(frame)
        return image.convert("RGBA").tobytes(), image.size, getattr(image, "n_frames", 1)


def check_decoders(tool, folder):
    """Lets pngcheck, Pillow and an XML parser read what the tool draws."""
    count = 0
    for trace, options in TRACES:
        name = pathlib.Path(trace).name.split(".")[0]
        png, apng, svg = (folder / f"{name}.{end}" for end in ("png", "apng", "svg"))
        log = folder / f"{name}.frames.jsonl"
        draw(tool, ["render", trace, *options, "-o"], apng)
        draw(tool, ["render", trace, *options, "-o"], log)
        draw(tool, ["render", trace, *options, "-o"], svg)
        xml.dom.minidom.parse(str(svg))
        draw(tool, ["plot", trace, "-o"], svg)
        xml.dom.minidom.parse(str(svg))
        lines = [json.loads(line) for line in log.read_text().splitlines()[1:]]
        times = sorted({line["t"] for line in lines})
        # Frames of an animation that show the same are one; what is on the screen at a time counts.
        with Image.open(apng) as image:
            ends, total = [], 0.0
            for frame in range(image.n_frames):
                image.seek(frame)
                total += image.info["duration"] / 1000
                ends.append(total)
        for index in sorted({0, len(times) // 3, len(times) // 2, len(times) - 1}):
            draw(tool, ["render", trace, *options, "--at", repr(times[index]), "-o"], png)
            frame = next(n for n, end in enumerate(ends) if end > index / 60 + 1e-3)
            if pixels(apng, frame)[:2] != pixels(png)[:2]:
                sys.exit(f"{name}: at {times[index]} s the animation differs from the picture")
            count += 1
    files = [*folder.glob("*png"), *PICTURES.glob("*png"), *pathlib.Path("Tests").rglob("*.png")]
    for start in range(0, len(files), 50):
        part = files[start:start + 50]
        run = subprocess.run(["pngcheck", "-q", *map(str, part)], stdout=subprocess.PIPE, text=True)
        if run.returncode != 0:
            sys.exit(f"pngcheck: {run.stdout}")
    print(f"pngcheck accepts {len(files)} files; "
          f"Pillow sees in {count} moments of animations the pixels of the pictures")


def check_pixels(tool, folder):
    """Compares what Pillow decodes with the tool's own colours, taken from its SVG's shapes."""
    path = folder / "open.png"
    trace = "Playground/Traces/slow-drag-opens.trace.jsonl"
    draw(tool, ["render", trace, "--scale", "1", "-o"], path)
    with Image.open(path) as image:
        picture = image.convert("RGB")
    expected = {(5, 5): (255, 255, 255), (315, 70): (255, 59, 48), (385, 115): (255, 59, 48),
                (305, 90): (255, 255, 255), (5, 299): (242, 242, 247)}
    for place, color in expected.items():
        if picture.getpixel(place) != color:
            sys.exit(f"open row: pixel {place} is {picture.getpixel(place)}, expected {color}")


def main():
    tool, remakes = sys.argv[1], sys.argv[2:] == ["remake"]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        check_documents(tool, folder, remakes)
        check_decoders(tool, folder)
        check_pixels(tool, folder)


main()
