"""Stories of the terminal demo, told through a pseudo-terminal to a screen model.

Nothing here depends on how fast the machine is: every step polls the screen until it shows what is
expected, for up to 20 seconds, and the times between touches are only lower limits.
"""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

import pyte

TOOL = sys.argv[1]
LIMIT = 20
TOP = 3  # Rows of cells above the list; a row of the list is two cells high.


class Demo:
    """A running demo and what its screen shows."""

    def __init__(self, *options, columns=100, rows=30, environment=()):
        self.folder = tempfile.mkdtemp()
        self.store = os.path.join(self.folder, "timers.json")
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.code = None
        self.master, self.slave = pty.openpty()
        self.size(columns, rows)
        self.before = termios.tcgetattr(self.slave)
        variables = dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor")
        variables.pop("NO_COLOR", None)
        variables.update(environment)
        self.process = subprocess.Popen(
            [TOOL, "--store", self.store, *options], stdin=self.slave, stdout=self.slave,
            stderr=self.slave, env=variables, start_new_session=True)

    def size(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds=0.02):
        ready, _, _ = select.select([self.master], [], [], seconds)
        if ready:
            data = os.read(self.master, 65536)
            self.raw += data
            self.stream.feed(data)
            return len(data)
        return 0

    def until(self, condition, what):
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            if condition():
                return
            self.read()
        raise AssertionError(f"never: {what}\n" + "\n".join(self.screen.display))

    def text(self):
        return "\n".join(self.screen.display)

    def shows(self, words):
        self.until(lambda: words in self.text(), f"shows {words!r}")

    def lacks(self, words):
        self.until(lambda: words not in self.text(), f"lacks {words!r}")

    def type(self, text):
        os.write(self.master, text.encode())

    def mouse(self, button, column, row, lifts=False):
        self.type(f"\x1b[<{button};{column + 1};{row + 1}{'m' if lifts else 'M'}")

    def line(self, index):
        return TOP + 2 * index

    def drag(self, index, cells, start=30, rest=0.2):
        """Slowly aside, and a rest before the lift, so that only the distance counts."""
        row = self.line(index)
        self.mouse(0, start, row)
        step = 1 if cells > 0 else -1
        for column in range(start + step, start + cells + step, step):
            time.sleep(0.03)
            self.mouse(32, column, row)
            self.read(0)
        time.sleep(rest)
        self.mouse(32, start + cells, row)
        time.sleep(rest)
        self.mouse(0, start + cells, row, lifts=True)

    def tap(self, column, row):
        self.mouse(0, column, row)
        self.mouse(0, column, row, lifts=True)

    def button(self, words):
        self.shows(words)
        for row, line in enumerate(self.screen.display):
            if words in line:
                self.tap(line.index(words) + 1, row)
                return

    def is_red(self, column, row):
        cell = self.screen.buffer[row][column].bg
        return len(cell) == 6 and int(cell[:2], 16) > 180 and int(cell[2:4], 16) < 100

    def opened(self, index):
        self.until(lambda: "rests open" in self.text(), f"row {index} opens")
        self.until(lambda: self.is_red(55, self.line(index)), "the red area is seen")

    def quits(self, how="q"):
        if isinstance(how, int):
            self.process.send_signal(how)
        else:
            self.type(how)
        end = time.monotonic() + LIMIT
        while self.process.poll() is None and time.monotonic() < end:
            self.read()
        while self.read(0.05):
            pass
        assert self.process.poll() is not None, "it does not end"
        assert termios.tcgetattr(self.slave) == self.before, "the terminal's modes are not restored"
        for restored in (b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?1002l", b"\x1b[?1004l"):
            assert self.raw.rfind(restored) > 0, f"{restored!r} is missing at the end"

    def timers(self):
        with open(self.store, encoding="utf-8") as file:
            return [timer["id"] for timer in json.load(file)]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.slave)


def a_drag_opens_and_deleting_asks():
    with Demo() as demo:
        demo.shows("5 timers, 2 h 53 min of focus")
        demo.drag(1, -8)
        demo.opened(1)
        demo.tap(55, demo.line(1))
        demo.shows("Do you want to delete Letters?")
        demo.button("[ Cancel ]")
        demo.lacks("Do you want")
        assert len(demo.timers()) == 5
        demo.tap(55, demo.line(1))
        demo.button("[ Delete ]")
        demo.shows("4 timers, 2 h 28 min of focus")
        assert demo.timers() == ["tea", "reading", "drawing", "stretch"]
        demo.quits()


def a_flick_opens():
    with Demo() as demo:
        demo.shows("5 timers")
        # Sent at once: however slow the machine reads, the finger moves in almost no time.
        row = demo.line(0)
        demo.mouse(0, 30, row)
        time.sleep(0.02)
        for column in (28, 26, 25):
            demo.mouse(32, column, row)
            time.sleep(0.004)
        demo.mouse(0, 25, row, lifts=True)
        demo.opened(0)
        demo.shows("opens by velocity")


def a_small_drag_closes():
    with Demo() as demo:
        demo.shows("5 timers")
        demo.drag(1, -4)
        demo.shows("closes: position")
        demo.until(lambda: "offset      0.0 pt" in demo.text(), "the row is closed")
        assert not demo.is_red(55, demo.line(1))


def a_store_that_fails_loses_nothing():
    with Demo() as demo:
        demo.shows("5 timers")
        os.chmod(demo.store, 0o444)
        demo.type("\x1b[D")
        demo.opened(0)
        demo.type("\r")
        demo.shows("Delete timer")
        demo.type("y")
        demo.shows("read-only")
        demo.type("\r")
        demo.lacks("read-only")
        demo.shows("5 timers")
        assert len(demo.timers()) == 5
        assert demo.is_red(55, demo.line(0)), "the row stays open"


def hold(demo, index):
    demo.mouse(0, 10, demo.line(index))


def a_hold_removes_a_track():
    with Demo("--latency", "0.3") as demo:
        demo.shows("5 timers")
        demo.type("2")
        demo.shows("5 tracks")
        hold(demo, 0)
        demo.shows("[ Remove ]")
        demo.mouse(0, 10, demo.line(0), lifts=True)
        demo.button("[ Remove ]")
        demo.shows("4 tracks")
        demo.lacks("Low Tide")


def a_swipe_removes_a_track_too():
    with Demo("--latency", "0.1") as demo:
        demo.shows("5 timers")
        demo.type("2")
        demo.shows("5 tracks")
        demo.drag(0, -8)
        demo.opened(0)
        demo.tap(55, demo.line(0))
        demo.shows("4 tracks")


def only_the_owner_may():
    with Demo("--user", "somebody") as demo:
        demo.shows("5 timers")
        demo.type("2")
        demo.shows("5 tracks")
        hold(demo, 0)
        demo.shows("Low Tide stays: only the owner may change")
        demo.mouse(0, 10, demo.line(0), lifts=True)
        demo.button("[ OK ]")
        demo.lacks("[ OK ]")
        demo.shows("5 tracks")


def a_remote_failure_restores():
    with Demo("--fail", "--latency", "0.5", "--optimistic") as demo:
        demo.shows("5 timers")
        demo.type("2")
        demo.shows("5 tracks")
        demo.type("m")
        demo.button("[ Remove ]")
        demo.shows("u brings Low Tide back")
        demo.shows("the server answered 500")
        demo.type("\r")
        demo.lacks("[ OK ]")
        demo.shows("5 tracks")
        demo.shows("Low Tide")


def a_track_is_brought_back():
    with Demo("--latency", "2", "--optimistic") as demo:
        demo.shows("5 timers")
        demo.type("2m")
        demo.button("[ Remove ]")
        demo.shows("4 tracks")
        demo.type("u")
        demo.shows("5 tracks")


def the_card_plays():
    with Demo() as demo:
        demo.shows("5 timers")
        demo.type("3")
        demo.shows("let's listen")
        row = next(i for i, line in enumerate(demo.screen.display) if "Play" in line[:60] and i > 1)
        demo.tap(demo.screen.display[row].index("Play") + 1, row)
        demo.shows("play Low Tide")


def without_a_pick_it_is_empty():
    with Demo("--no-pick") as demo:
        demo.shows("5 timers")
        demo.type("3")
        demo.shows("No pick today")
        assert "let's listen" not in demo.text()


def it_follows_the_terminals_size():
    for columns, rows in ((40, 12), (220, 60)):
        with Demo() as demo:
            demo.shows("5 timers")
            demo.screen.resize(rows, columns)
            demo.size(columns, rows)
            demo.process.send_signal(signal.SIGWINCH)
            demo.until(
                lambda: "1 2 3 lists" in demo.screen.display[rows - 1], f"fits {columns} × {rows}")
            assert ("WHAT THE ENGINE SEES" in demo.text()) == (columns > 60)
            demo.shows("5 timers")


def losing_the_focus_takes_the_finger_away():
    with Demo() as demo:
        demo.shows("5 timers")
        row = demo.line(1)
        demo.mouse(0, 30, row)
        for column in range(29, 18, -1):
            demo.mouse(32, column, row)
        demo.until(lambda: demo.is_red(59, row), "the row is dragged")
        demo.type("\x1b[O")
        demo.shows("pan cancelled")


def it_gives_the_terminal_back():
    for how in ("q", "\x03", signal.SIGTERM, signal.SIGHUP, signal.SIGSEGV):
        with Demo() as demo:
            demo.shows("5 timers")
            demo.quits(how)


def it_can_be_suspended():
    with Demo() as demo:
        demo.shows("5 timers")
        demo.type("\x1a")

        def state():
            with open(f"/proc/{demo.process.pid}/stat") as file:
                return file.read().rsplit(")", 1)[1].split()[0]

        demo.until(lambda: state() == "T", "stops")
        assert termios.tcgetattr(demo.slave) == demo.before, "stopped with raw modes"
        demo.screen.reset()
        demo.process.send_signal(signal.SIGCONT)
        demo.shows("5 timers")
        demo.quits()


def at_rest_it_does_nothing():
    def spent(process):
        with open(f"/proc/{process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    with Demo() as demo:
        demo.shows("5 timers")
        while demo.read(0.5):
            pass
        before = spent(demo.process)
        assert demo.read(2) == 0, "writes although nothing changes"
        assert spent(demo.process) == before, "takes the processor although nothing happens"


def without_colours_or_with_sixteen():
    for environment, forbidden in (
        ({"NO_COLOR": "1"}, b";2;"), ({"COLORTERM": "", "TERM": "xterm"}, b";2;")):
        with Demo(environment=environment) as demo:
            demo.shows("5 timers")
            assert forbidden not in demo.raw


def without_a_terminal_it_says_what_to_do():
    done = subprocess.run([TOOL], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 2, done
    assert "needs a terminal" in done.stderr, done


def it_runs_in_tmux():
    folder = tempfile.mkdtemp()
    server = ["tmux", "-S", os.path.join(folder, "tmux"), "-f", "/dev/null"]
    subprocess.run(
        [*server, "new-session", "-d", "-x", "100", "-y", "30",
         f"'{TOOL}' --store '{folder}/timers.json'; echo ended; cat"], check=True)
    try:
        def until(words):
            end = time.monotonic() + LIMIT
            while time.monotonic() < end:
                text = subprocess.run(
                    [*server, "capture-pane", "-p"], capture_output=True, text=True).stdout
                if words in text:
                    return
                time.sleep(0.05)
            raise AssertionError(f"never: {words!r}\n{text}")

        until("5 timers")
        until("독서 시간")
        subprocess.run([*server, "send-keys", "Left"], check=True)
        until("rests open")
        subprocess.run([*server, "send-keys", "Enter"], check=True)
        until("Delete timer")
        subprocess.run([*server, "send-keys", "y"], check=True)
        until("4 timers")
        subprocess.run([*server, "send-keys", "q"], check=True)
        until("ended")
    finally:
        subprocess.run([*server, "kill-server"])


STORIES = [
    a_drag_opens_and_deleting_asks, a_flick_opens, a_small_drag_closes,
    a_store_that_fails_loses_nothing, a_hold_removes_a_track, a_swipe_removes_a_track_too,
    only_the_owner_may, a_remote_failure_restores, a_track_is_brought_back, the_card_plays,
    without_a_pick_it_is_empty, it_follows_the_terminals_size,
    losing_the_focus_takes_the_finger_away, it_gives_the_terminal_back, it_can_be_suspended, at_rest_it_does_nothing,
    without_colours_or_with_sixteen, without_a_terminal_it_says_what_to_do,
    it_runs_in_tmux,
]

failed = 0
chosen = sys.argv[2:]
for story in STORIES:
    name = story.__name__.replace("_", " ")
    if chosen and story.__name__ not in chosen:
        continue
    try:
        story()
        print(f"passed: {name}", flush=True)
    except AssertionError as error:
        failed += 1
        print(f"failed: {name}: {error}", flush=True)
total = len(chosen) or len(STORIES)
print(f"{total - failed} passed, {failed} failed")
sys.exit(1 if failed else 0)
