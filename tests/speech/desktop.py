"""A desktop of its own with a real screen reader: Xvfb, openbox, Orca and a Chromium in a window, and a keyboard.

Debian as root: what is missing is installed. Orca logs what it would speak; there is no sound and no speech synthesis.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.browsing import INSTALL, find_chromium

NEEDED = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "orca": "orca",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
}
"""A program of the desktop, and the package that has it."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-renderer-accessibility",
    "--window-size=1280,900",
]
LISTENER = """
import logging, os
for name in ("speech", "braille"):
    log = logging.getLogger(name)
    log.setLevel(logging.INFO)
    out = logging.StreamHandler(open(os.path.join(os.environ["ORCA_LOGS"], name), "a", buffering=1))
    out.setFormatter(logging.Formatter("%(created).3f %(message)s"))
    log.addHandler(out)
"""
"""Run as Orca starts: its own loggers write to files. Its debug log would slow it down several times."""
SILENT = "raise ImportError('no synthesis here')\n"
"""In the place of the module for speech-dispatcher: without it Orca only logs."""
SETTINGS = "import orca.settings\norca.settings.sayAllOnLoad = False\n"
"""A page is not read from top to bottom before anybody has pressed a key."""
UTTERANCE = re.compile(r"^([\d.]+) SPEECH OUTPUT: '(.*?)'(?: voice=\S+)?$", re.MULTILINE | re.DOTALL)
STARTED_S = 60
SILENCE_S = 2


def why_not() -> str:
    """Why there can be no such desktop on this machine; nothing if there can."""
    missing = [program for program in NEEDED if not shutil.which(program)]
    if missing and (os.geteuid() != 0 or not shutil.which("apt-get")):
        return f"speech is tested on Debian as root, which installs {', '.join(NEEDED[one] for one in missing)}"
    return ""


def install() -> None:
    missing = [package for program, package in NEEDED.items() if not shutil.which(program)]
    if missing:
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run([*INSTALL, "update", "-qq"], check=True, env=quietly)
        subprocess.run([*INSTALL, "install", "-y", "-qq", "--no-install-recommends", *missing], check=True, env=quietly)


class Desktop:
    """What is pressed there, and what Orca says."""

    def __init__(self, browser: Browser, environment: dict[str, str], logs: Path) -> None:
        self.browser = browser
        self.logs = logs
        self._environment = environment

    def press(self, *keys: str) -> None:
        """As X names them: `Return`, `Down`, `shift+w`."""
        for key in keys:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True, env=self._environment)

    def write(self, text: str) -> None:
        subprocess.run(["xdotool", "type", "--delay", "60", text], check=True, env=self._environment)

    def wait_for_silence(self) -> None:
        """Until Orca has said all it has to say: nothing for a while."""
        count, since = -1, time.monotonic()

        def silent() -> bool:
            nonlocal count, since
            if len(self.utterances) != count:
                count, since = len(self.utterances), time.monotonic()
            return time.monotonic() - since > SILENCE_S

        wait_until(silent, "Orca does not stop talking")

    @property
    def utterances(self) -> list[str]:
        """What Orca has said so far, each as it gave it to a synthesizer."""
        written = (self.logs / "speech").read_text() if (self.logs / "speech").exists() else ""
        starts = [match.start() for match in re.finditer(r"^[\d.]+ ", written, re.MULTILINE)]
        lines = [written[start:end].rstrip("\n") for start, end in zip(starts, [*starts[1:], None], strict=True)]
        return [found[2] for line in lines if (found := UTTERANCE.match(line))]


def wait_until(done: Callable[[], object], what: str, seconds: float = STARTED_S) -> None:
    """Orca and X tell nobody when they are ready; they are asked."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, what
        time.sleep(0.1)


@contextmanager
def running(command: list[str], environment: dict[str, str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    with open(log, "ab") as out:
        process = subprocess.Popen(command, env=environment, stdout=out, stderr=out)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def desktop(folder: Path) -> Iterator[Desktop]:
    """Set up and torn down again, whatever happens."""
    install()
    stubs, logs, home = (folder / name for name in ("stubs", "logs", "home"))
    for path in (stubs, logs, home):
        path.mkdir()
    (stubs / "sitecustomize.py").write_text(LISTENER)
    (stubs / "speechd.py").write_text(SILENT)
    customizations = home / ".local/share/orca/orca-customizations.py"
    customizations.parent.mkdir(parents=True)
    customizations.write_text(SETTINGS)
    display = f":{90 + os.getpid() % 400}"
    environment = {**os.environ, "DISPLAY": display, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "LANG": "C.UTF-8"}
    with ExitStack() as stack:

        def start(*command: str, **more: str) -> None:
            stack.enter_context(running(list(command), {**environment, **more}, folder / "desktop.log"))

        start("Xvfb", display, "-screen", "0", "1280x900x24", "-nolisten", "tcp")
        wait_until(lambda: shows(environment), "Xvfb did not start")
        bus = f"unix:path={home}/bus"
        start("dbus-daemon", "--session", "--nofork", f"--address={bus}")
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus
        wait_until((home / "bus").exists, "dbus did not start")
        start("openbox")
        start("orca", PYTHONPATH=str(stubs), ORCA_LOGS=str(logs))
        play = stack.enter_context(sync_playwright())
        wait_until(lambda: (logs / "speech").exists(), "Orca did not start")
        chromium = play.chromium.launch(
            executable_path=find_chromium(),
            headless=False,
            args=FLAGS,
            env={**environment, "ACCESSIBILITY_ENABLED": "1"},
        )
        stack.callback(chromium.close)
        yield Desktop(chromium, environment, logs)


def shows(environment: dict[str, str]) -> bool:
    return not subprocess.run(["xdotool", "getdisplaygeometry"], env=environment, capture_output=True).returncode
