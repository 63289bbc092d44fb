"""Compares the contacts of recordings with those that an independent reader found.

python3 contacts.py TOOL FOLDER, with FOLDER/ground_truth.json. Counts, ids and positions must be equal,
times and lengths to 0.001. Standard library only.
"""

import json
import os
import subprocess
import sys

EQUAL = ("slot", "trackingId", "startXY", "endXY", "displacement", "samples", "end")
NEAR = ("start", "stop", "duration", "maxDisplacement", "path")
INFO = ("protocol", "frames", "maxConcurrent", "rangeX", "rangeY")


def differences(found, truth):
    if len(found["contacts"]) != len(truth["contacts"]):
        yield f"{len(found['contacts'])} contacts, not {len(truth['contacts'])}"
    for number, (contact, wanted) in enumerate(zip(found["contacts"], truth["contacts"])):
        for key in EQUAL:
            if key in wanted and contact[key] != wanted[key]:
                yield f"contact {number}: {key} {contact[key]}, not {wanted[key]}"
        for key in NEAR:
            if wanted.get(key) is None:
                continue
            if contact[key] is None or abs(contact[key] - wanted[key]) > 0.001:
                yield f"contact {number}: {key} {contact[key]}, not {wanted[key]}"
    for key in INFO:
        if key in truth["info"] and found["info"][key] != truth["info"][key]:
            yield f"{key} {found['info'][key]}, not {truth['info'][key]}"


def main(tool, folder):
    with open(os.path.join(folder, "ground_truth.json"), encoding="utf-8") as file:
        files = json.load(file)["files"]
    wrong = 0
    for name, truth in sorted(files.items()):
        words = [tool, "info", "--raw", "--format", "json", os.path.join(folder, name)]
        run = subprocess.run(words, capture_output=True, text=True)
        faults = [run.stderr.strip()] if run.returncode else list(
            differences(json.loads(run.stdout), truth))
        wrong += bool(faults)
        for fault in faults[:5]:
            print(f"{name}: {fault}")
    print(f"{len(files)} recordings, {wrong} with other contacts than they have")
    return wrong > 0 or not files


sys.exit(main(*sys.argv[1:]))
