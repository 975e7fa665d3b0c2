"""How the tests talk to a referee.

`python -m tests.bridges.asking` writes the answers of the session in docs/referee.md anew, after an intended change.
"""

import json
from pathlib import Path
from typing import Any

from filature.bridges.referee import Referee

DOC = Path(__file__).parents[2] / "docs" / "referee.md"
NEW = {"do": "new", "game": "heimlich", "seats": 4, "seed": "00ff"}


def ask(referee: Referee, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(referee.answer(json.dumps({"id": 1, **request})))
    assert answer["id"] == 1
    return answer


def ok(referee: Referee, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = ask(referee, **request)["ok"]
    return answer


def code(answer: dict[str, Any]) -> tuple[str, str]:
    return answer["error"]["kind"], answer["error"]["code"]


def opened() -> Referee:
    referee = Referee()
    ok(referee, **NEW)
    return referee


def until_a_player_moves(referee: Referee) -> int:
    while (turn := ok(referee, do="turn")["turn"]) == [-1]:
        ok(referee, do="roll")
    seat: int = turn[0]
    return seat


def retold(text: str) -> str:
    """A text in which every line of a request (`> `) is followed by the answer (`< `) it gets in that order."""
    referee = Referee()
    lines: list[str] = []
    for line in text.splitlines():
        if not line.startswith("< "):
            lines.append(line)
        if line.startswith("> "):
            lines.append("< " + referee.answer(line[2:]))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    DOC.write_text(retold(DOC.read_text(encoding="utf-8")), encoding="utf-8")
