#!/usr/bin/env python3
"""Makes the reference values against which the elementary functions are measured.

    elementary.py > elementary.txt        the committed table (needs mpmath, a Python package)
    elementary.py COUNT > more.txt        more points for a longer measurement

The arguments are not stored: reference and test draw them from the same generator (SplitMix64, one
seed a range). A line is `function range seed count low high kind`, followed by lines of values of
ten characters each: the lower 32 bits of the correctly rounded result, and the distance of the true
result from it in 1/256 of a unit in the last place (a signed byte). The working precision is 160
bits and more where an argument is large. An upper half that is wrong shows as a huge distance.
"""
import struct
import sys

from mpmath import mp, mpf

MASK = (1 << 64) - 1


def bits(value):
    return struct.unpack("<Q", struct.pack("<d", value))[0]


def double(pattern):
    return struct.unpack("<d", struct.pack("<Q", pattern))[0]


class SplitMix:
    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)


def draw(generator, kind, low, high):
    """An argument: evenly spread in value, or (for many magnitudes) in bit pattern."""
    if kind == "even":
        return low + (high - low) * ((generator.next() >> 11) * 2.0**-53)
    first, last = bits(low), bits(high)
    return double(first + generator.next() % (last - first))


def ulp(value):
    """The distance of doubles at a value's size; the smallest one below the normal range."""
    _, exponent = mp.frexp(value)
    return mpf(2) ** max(exponent - 53, -1074)


FUNCTIONS = {
    "exp": lambda x: mp.exp(x),
    "expMinusOne": lambda x: mp.expm1(x),
    "log": lambda x: mp.log(x),
    "logOnePlus": lambda x: mp.log1p(x),
    "sin": lambda x: mp.sin(x),
    "cos": lambda x: mp.cos(x),
    "atan": lambda x: mp.atan(x),
}

RANGES = [
    ("exp", "spring", "even", -40.0, 0.0),
    ("exp", "near", "even", -1.0, 1.0),
    ("exp", "all", "even", -745.0, 709.5),
    ("expMinusOne", "near", "even", -1.5, 1.5),
    ("expMinusOne", "tiny", "pattern", 1e-12, 0.5),
    ("expMinusOne", "negative", "even", -45.0, 0.0),
    ("expMinusOne", "positive", "even", 0.0, 700.0),
    ("log", "near", "even", 0.5, 2.0),
    ("log", "all", "pattern", 5e-324, 1.7e308),
    ("logOnePlus", "near", "even", -0.9, 1.5),
    ("logOnePlus", "tiny", "pattern", 1e-14, 0.5),
    ("logOnePlus", "all", "pattern", 0.4, 1e300),
    ("sin", "spring", "even", 0.0, 200.0),
    ("sin", "near", "even", -0.8, 0.8),
    ("sin", "far", "even", -524288.0, 524288.0),
    ("sin", "all", "pattern", 1e-3, 1.7e308),
    ("cos", "spring", "even", 0.0, 200.0),
    ("cos", "far", "even", -524288.0, 524288.0),
    ("cos", "all", "pattern", 1e-3, 1.7e308),
    ("atan", "near", "even", -3.0, 3.0),
    ("atan", "all", "pattern", 1e-10, 1e20),
]


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    for seed, (name, label, kind, low, high) in enumerate(RANGES):
        print(name, label, seed, count, low.hex(), high.hex(), kind)
        generator = SplitMix(seed)
        cells = []
        for _ in range(count):
            x = draw(generator, kind, low, high)
            # Angles lose as many bits as they have before the point, and 60 more near a zero.
            mp.prec = 160 + (1100 if name in ("sin", "cos") and abs(x) > 1e5 else 0)
            exact = FUNCTIONS[name](mpf(x))
            near = float(exact)
            rest = int(mp.nint((exact - mpf(near)) / ulp(exact) * 256))
            cells.append("%08x%02x" % (bits(near) & 0xFFFFFFFF, max(-128, min(127, rest)) & 0xFF))
        for start in range(0, count, 20):
            print("".join(cells[start : start + 20]))


main()
