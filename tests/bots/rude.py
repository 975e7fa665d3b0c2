"""A program that answers as the referee's lines turned round want it, until it does what its arguments say.

python tests/bots/rude.py MANNER [at which question: what is asked, or its id; by default the first `move`]
"""

import json
import os
import subprocess
import sys
import time
from typing import Any

MANNER = sys.argv[1]
AT = sys.argv[2] if len(sys.argv) > 2 else "move"


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    if asked["ask"] == "move":
        return {"move": asked["moves"][0]}
    return {"games": ["heimlich"]} if asked["ask"] == "hello" and MANNER == "knows-heimlich" else {}


def say(text: str) -> None:
    print(text, flush=True)


for line in sys.stdin:
    asked = json.loads(line)
    good = json.dumps({"id": asked["id"], **answer(asked)})
    if AT not in (asked["ask"], str(asked["id"])) or MANNER in ("polite", "knows-heimlich"):
        say(good)
    elif MANNER == "silent":
        time.sleep(3600)
    elif MANNER == "holds-on":  # with a child that holds its output
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
        time.sleep(3600)
    elif MANNER == "dies":
        os._exit(3)
    elif MANNER == "half-a-line":
        print(good[:5], end="", flush=True)
        os._exit(3)
    elif MANNER == "chatters":
        say("thinking …")
    elif MANNER == "list":
        say("[1]")
    elif MANNER == "endless-line":
        say("x" * (2 << 20))
    elif MANNER == "other-id":
        say(json.dumps({"id": 99, "move": asked["moves"][0]}))
    elif MANNER == "twice":
        say(good)
        say(good)
    elif MANNER == "illegal":
        say(json.dumps({"id": asked["id"], "move": "orange+99"}))
    elif MANNER == "no-move":
        say(json.dumps({"id": asked["id"]}))
    elif MANNER == "gives-up":
        say(json.dumps({"id": asked["id"], "error": "I only know chess"}))
    elif MANNER == "odd-games":
        say(json.dumps({"id": asked["id"], "games": "heimlich"}))
if MANNER == "stays":
    time.sleep(3600)
