"""Changes one comparison, sign, number or statement of the rows' rules at a time and runs the tests.

python3 .ci/mutants.py [--list] [NUMBER...]

Every mutant is compiled into one copy of the package; an environment variable chooses which one
lives. A mutant that no test notices is a survivor; there must be none. The tests do not see the
folder of shared recordings, so they alone must notice.
"""
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SCRATCH = os.path.join(ROOT, ".build", "mutants")
CORE = "Sources/Touchstone/Interactions/"
FILES = ["SwipeRowConfiguration", "SwipeRowConfiguration+Recognizers", "ReleaseDecision+Rules",
         "SwipeRow+Movement", "SwipeRow+State", "RowLayout", "RowAnimation", "SwipeList+Parts",
         "SwipeList+Touches"]
# A line that only makes the same answer faster, or that no input can reach: each with its reason.
EQUAL = {
    "way.lengthSquared >= nearSquared": "asks the arena earlier than needed, which answers alike",
    "hasMovedFar = begin.mayBegin(": "the same; that nobody is asked has a test",
    "      begin.mayBegin(touch.position - pointer.start)": "the same",
    "return rest < 0 ? x >=": "an open row rests at no 0; what lies at its edge has a test",
    "let near = 0.99 *": "the same: a margin around the pan's own threshold",
    "nearSquared = pan.measure": "the same: which distance can be passed over without asking",
    "var nearSquared": "the same",
    "var policy = begin.nearSquared": "the same",
    "landings == 1, frame.touches.count": "the short way for the most common landing",
    "arena.numberOfFingers < Contacts.capacity": "the arena refuses the finger itself",
    "return max(-layout.width, min(layout.width": "a spring past the row's width is cut twice",
    "if width == 0, position != 0": "position 0 has no side and shows 0 either way",
    "layout(width: 0).reach(of: side)": "what the actions ask for does not depend on the width",
    "release.velocity * sign": "a sign is 1 or −1, by which to divide is to multiply",
    "release.position * sign": "the same",
    "wasOpen = release.rest * sign": "the same",
    "if drawn <= limit": "at the limit both branches show the same place",
    "return position < 0 ? -min(shown": "a position of 0 was shown above",
    "sign: Double = release.position < 0": "a position of 0 opens nothing, whatever its sign",
    "let limit = (position < 0)": "at 0 nothing is shown; from a base of 0 nothing is beyond",
    "return (offset < 0) ==": "an offset of 0 was answered before",
    "where touch.phase == .began { landings += 1": "the same as the sorting below it",
}

COMPARE = {">": [">=", "<"], "<": ["<=", ">"], ">=": [">", "<"], "<=": ["<", ">"],
           "==": ["!="], "!=": ["=="]}
ARITHMETIC = {"+": ["-"], "-": ["+"], "*": ["/"]}
LOGIC = {"&&": ["||"], "||": ["&&"]}
INFIX = re.compile(r" (>=|<=|==|!=|&&|\|\||>|<|\+|-|\*) ")
PREFIX = re.compile(r"(?<=[ (])-(?=[a-zA-Z(])")
NUMBER = re.compile(r"(?<![\w.$])(?<!e-)(\d+(?:\.\d+)?)(?![\w.])")
CHOICE = re.compile(r"(?<![\w.])(min|max)\(")
FLAG = re.compile(r"(?<=[=:] )(true|false)$")
STATEMENT = re.compile(r"^( +)([\w.]+ = .+|show\(.+|arrive\(.+|effects\.append\(.+)$")
LETTERS = "%^~"


def spell(number):
    """A number in letters that an operator may have."""
    text = ""
    while number:
        number, rest = divmod(number, 3)
        text += LETTERS[rest]
    return text + "%"


class Mutants:
    def __init__(self):
        self.list = []
        self.helpers = []
        self.operators = 0

    def add(self, place, line, was, now):
        self.list.append((place, line.strip(), was, now))
        return len(self.list)

    def infix(self, place, line, was):
        self.operators += 1
        name = was[0] + "%" + spell(self.operators)
        table, group, head, tail = {
            True: (COMPARE, "ComparisonPrecedence", "<T: Comparable>(a: T, b: T) -> Bool", ""),
        }.get(was in COMPARE, (None,) * 4)
        if was in ("==", "!="):
            head = "<T: Equatable>(a: T, b: T) -> Bool"
        if was in ARITHMETIC:
            table, tail = ARITHMETIC, ""
            group = "MultiplicationPrecedence" if was == "*" else "AdditionPrecedence"
            head = "(a: Double, b: Double) -> Double"
        if was in LOGIC:
            table, tail = LOGIC, "()"
            group = "Logical" + ("Con" if was == "&&" else "Dis") + "junctionPrecedence"
            head = "(a: Bool, b: @autoclosure () -> Bool) -> Bool"
        body = f"a {was} b{tail}"
        for now in table[was]:
            number = self.add(place, line, was, now)
            body = f"Mutant.lives({number}) ? a {now} b{tail} : {body}"
        self.helpers.append(f"infix operator {name} : {group}\nfunc {name} {head} {{ {body} }}")
        if was == "-":  # Between places, the other way round.
            self.helpers.append(
                f"func {name} (a: Point, b: Point) -> Vector {{ Mutant.lives({number}) ? b - a : a - b }}")
        return f" {name} "


def code_of(line):
    return line if "///" not in line and '"' not in line else None


def mutate(name, text, mutants):
    lines = text.split("\n")
    out = []
    for index, line in enumerate(lines):
        code = code_of(line.split("  // ")[0])
        isCode = code is not None and not line.lstrip().startswith("//")
        isCode = isCode and not re.match(r" *(static func ==|case |import|public import)", line)
        isCode = isCode and not any(text in line for text in EQUAL)
        isCode = isCode and "->" not in line.split("{")[0]
        if not isCode or re.search(r"\bfor\b.*\bin\b|\bwhile\b|UInt8", line):
            out.append(line)
            continue
        place = f"{name}:{index + 1}"
        new = line
        # First, since what the others put in holds numbers of its own.
        if name.startswith(("SwipeRowConfiguration", "RowLayout")):
            new = NUMBER.sub(lambda m: number(place, line, m.group(1), mutants), new)
            new = FLAG.sub(lambda m: flag(place, line, m.group(1), mutants), new)
        if not re.search(r"[<>]\w+[<>]|: \w+<", line):
            new = INFIX.sub(lambda m: mutants.infix(place, line, m.group(1)), new)
        new = PREFIX.sub(lambda m: unary(place, line, mutants), new)
        new = CHOICE.sub(lambda m: choice(place, line, m.group(1), mutants), new)
        new = statement(place, line, new, lines, index, mutants)
        out.append(new)
    return "\n".join(out)


def unary(place, line, mutants):
    n = mutants.add(place, line, "-", "no sign")
    return f"Mutant.sign({n}) * "


def choice(place, line, was, mutants):
    n = mutants.add(place, line, was, "the other")
    return f"Mutant.{was}({n}, "


def number(place, line, was, mutants):
    if float(was) == 0:
        n = mutants.add(place, line, was, "0.5")
        return f"Mutant.number({n}, {n}, {was}, 0.5, 0.5)"
    up, down = float(was) * 1.01, float(was) * 0.99
    if "touches" in line or "degree" in line or "samples" in line:
        return was
    a = mutants.add(place, line, was, f"{up:g}")
    b = mutants.add(place, line, was, f"{down:g}")
    return f"Mutant.number({a}, {b}, {was}, {up}, {down})"


def flag(place, line, was, mutants):
    n = mutants.add(place, line, was, "the other")
    return f"(Mutant.lives({n}) ? {'false' if was == 'true' else 'true'} : {was})"


def statement(place, line, new, lines, index, mutants):
    """Leaves a whole statement out, where it stands on a line of its own."""
    if re.match(r" *(rule|self\.\w+|failsOnDeadSide|hasAxisTest|nearSquared) = ", line):
        return new  # Without it the compiler has nothing to initialize with.
    if line.count("{") != line.count("}"):
        return new
    if not STATEMENT.match(line) or "let " in line or "var " in line or line.count("(") != line.count(")"):
        return new
    after = lines[index + 1].strip() if index + 1 < len(lines) else ""
    before = lines[index - 1].rstrip()
    if after.startswith((".", "?", ":", "&&")) or before.endswith((",", "(", "=", "?", ":")) \
            or "switch" in before or line.rstrip().endswith(("{", ",", "=", "(")) or "(" in line.split("=")[0] and "=" in line:
        return new
    n = mutants.add(place, line, line.strip(), "nothing")
    indent = re.match(" *", line).group(0)
    return f"{indent}if !Mutant.lives({n}) {{ {new.strip()} }}"


MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Mutants",
  targets: [
    .target(name: "Touchstone"),
    .target(name: "TouchstoneTraces", dependencies: ["Touchstone"]),
    .testTarget(name: "TouchstoneTests", dependencies: ["Touchstone"],
      sources: ["Play.swift", "Motion/ConformanceTable.swift", "Interactions"]),
    .testTarget(name: "TouchstoneTracesTests", dependencies: ["Touchstone", "TouchstoneTraces"],
      sources: ["Support", "Script/PlaygroundTracesTests.swift", "Script/SwipeRowScriptTests.swift"]),
    .testTarget(name: "TouchstoneProofTests", dependencies: ["Touchstone", "TouchstoneTraces"]),
  ],
  swiftLanguageModes: [.v6])
for target in package.targets {
  target.swiftSettings = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    .map { .enableUpcomingFeature($0) }
}
"""
SUPPORT = """internal import Glibc

public enum Mutant {
  public static let alive: Int = getenv("TOUCHSTONE_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
  public static func lives(_ number: Int) -> Bool { number == alive }
  public static func sign(_ number: Int) -> Double { lives(number) ? 1 : -1 }
  public static func max<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> T {
    lives(number) ? Swift.min(a, b) : Swift.max(a, b)
  }
  public static func min<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> T {
    lives(number) ? Swift.max(a, b) : Swift.min(a, b)
  }
  public static func number(
    _ up: Int, _ down: Int, _ value: Double, _ more: Double, _ less: Double
  ) -> Double { lives(up) ? more : lives(down) ? less : value }
}
"""


def write():
    mutants = Mutants()
    for folder in ("Sources", "Tests", "Playground"):
        target = os.path.join(SCRATCH, folder)
        shutil.rmtree(target, ignore_errors=True)
    for part in ("Sources/Touchstone", "Sources/TouchstoneTraces", "Tests/TouchstoneTests",
                 "Tests/TouchstoneTracesTests", "Tests/TouchstoneProofTests", "Playground"):
        shutil.copytree(os.path.join(ROOT, part), os.path.join(SCRATCH, part))
    for name in FILES:
        path = os.path.join(SCRATCH, CORE, name + ".swift")
        with open(path) as file:
            text = file.read()
        with open(path, "w") as file:
            file.write(mutate(name, text, mutants))
    with open(os.path.join(SCRATCH, "Sources/Touchstone/Mutant.swift"), "w") as file:
        file.write(SUPPORT + "\n" + "\n".join(mutants.helpers) + "\n")
    with open(os.path.join(SCRATCH, "Package.swift"), "w") as file:
        file.write(MANIFEST)
    return mutants.list


def run(number, binary, suites):
    environment = dict(os.environ, TOUCHSTONE_MUTANT=str(number),
                       TOUCHSTONE_SHARED="/nonexistent", TOUCHSTONE_TRACES="60")
    try:
        result = subprocess.run(
            [binary, "--testing-library", "swift-testing", "--filter", suites], cwd=SCRATCH,
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
        return result.returncode, result.stdout.decode(errors="replace")
    except subprocess.TimeoutExpired:
        return -1, "it did not end"


def main():
    os.makedirs(SCRATCH, exist_ok=True)
    mutants = write()
    words = sys.argv[1:]
    if "--list" in words:
        for number, (place, line, was, now) in enumerate(mutants, 1):
            print(f"{number}\t{place}\t{was} → {now}\t{line}")
        return
    chosen = [int(word) for word in words] or range(1, len(mutants) + 1)
    subprocess.run(["swift", "build", "--build-tests", "--quiet", "--package-path", SCRATCH], check=True)
    binary = os.path.join(SCRATCH, ".build/debug/MutantsPackageTests.xctest")
    fast, slow = "Touchstone(Traces)?Tests", "TouchstoneProofTests"
    for suites in (fast, slow):
        code, text = run(0, binary, suites)
        if code != 0:
            sys.exit(f"the tests fail without a mutant:\n{text}")

    def dies(number):
        return run(number, binary, fast)[0] != 0 or run(number, binary, slow)[0] != 0

    survivors = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for number, isDead in zip(chosen, pool.map(dies, chosen)):
            if not isDead:
                place, line, was, now = mutants[number - 1]
                survivors += 1
                print(f"survivor {number}, {place}: '{was}' became '{now}' in: {line}", flush=True)
    print(f"{len(chosen)} mutants, {survivors} survivors")
    sys.exit(1 if survivors else 0)


main()
