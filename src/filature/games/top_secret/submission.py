"""How a submission is written: `A=5`, `A@Lagos`, `guard yes`; the whole: `setup A=5 @ Lagos B=bomb @ Aden …`."""

from __future__ import annotations

import re
from typing import Final

from filature.games.top_secret.board import CASE_LETTERS, CASES, CONTENTS
from filature.games.top_secret.map import read_base, read_city
from filature.games.top_secret.moves import GUARD, HIDE, NO_GUARD, PLACE
from filature.games.top_secret.packed import get
from filature.games.top_secret.phases import setup
from filature.games.top_secret.state import Fields
from filature.kernel.errors import BadNotation, FilatureError, IllegalMove
from filature.kernel.notation import unreadable

EXAMPLE: Final = "setup A=5 @ Lagos B=bomb @ Aden"
# `A=5`, `A@Lagos`, `A=5 @ Lagos` or `guard yes`; a city ends where the next part begins.
PART: Final = re.compile(
    r"(?:([A-D])(?:\s*=\s*(\w+))?(?:\s*@\s*(.+?))?|guard (yes|no))\s*[,;]?\s*(?=$|[A-D]\s*[=@]|guard )", re.IGNORECASE
)


def write(state: Fields, seat: int, move: int) -> str:
    """The next part of a submission, as written."""
    if move >= NO_GUARD:
        return "guard yes" if move == GUARD else "guard no"
    done = int(get(state.parts_written, seat))
    if move >= PLACE:
        return f"{CASE_LETTERS[done - CASES]}@{state.setup.board.cities[move - PLACE]}"
    return f"{CASE_LETTERS[done]}={CONTENTS[move - HIDE]}"


def read(state: Fields, seat: int, text: str) -> list[int]:
    """The parts of a submission that come next; each is accepted in any place of the text."""
    said = _parts(state, text)
    trial = state.copy()
    moves: list[int] = []
    while said:
        part = _next(trial, seat)
        if part not in said:
            raise _not_due(state, trial, seat, min(said))
        move = said.pop(part)
        if move not in setup.moves(trial, seat):
            raise _why(trial, seat, part, move)
        moves.append(move)
        setup.note(trial, seat, move)
    return moves


def _parts(state: Fields, text: str) -> dict[str, int]:
    """Part (`A=`, `A@`, `guard`) -> the move it stands for."""
    body = text[5:].strip() if text[:5].casefold() == "setup" else text
    said: dict[str, int] = {}
    end = 0
    while end < len(body):
        match = PART.match(body, end)
        if not match or match.end() == end:
            raise _unreadable(text)
        letter = (match[1] or "").upper()
        parts: list[tuple[str, int]] = []
        if match[2]:
            parts.append((f"{letter}=", HIDE + _read_content(match[2])))
        if match[3]:
            parts.append((f"{letter}@", PLACE + _read_place(state, match[3])))
        if match[4]:
            parts.append(("guard", GUARD if match[4].casefold() == "yes" else NO_GUARD))
        if not parts:
            raise _unreadable(text)
        for part, move in parts:
            if part in said:
                raise BadNotation("said-twice", "{part} stands there twice.", part=part)
            said[part] = move
        end = match.end()
    if not said:
        raise _unreadable(text)
    return said


def _read_content(word: str) -> int:
    word = "bomb" if word == "0" else word.casefold()
    if word not in CONTENTS:
        raise BadNotation(
            "no-such-content", "A case holds {known}, not {word!r}.", clause="SE-1.3", word=word, known=list(CONTENTS)
        )
    return CONTENTS.index(word)


def _read_place(state: Fields, word: str) -> int:
    base = read_base(word)
    if base:
        raise IllegalMove("not-a-city", "{place} is no city; cases are hidden in cities.", clause="SE-3.5", place=base)
    return read_city(state.setup.board.cities, word)


def _next(state: Fields, seat: int) -> str:
    """The part that is due; empty when the submission is complete."""
    done = int(get(state.parts_written, seat))
    if state.has_submitted(seat):
        return ""
    if done >= 2 * CASES:
        return "guard"
    return f"{CASE_LETTERS[done - CASES]}@" if done >= CASES else f"{CASE_LETTERS[done]}="


def _not_due(state: Fields, trial: Fields, seat: int, part: str) -> FilatureError:
    """Why a part cannot be written now, though the next part was not named."""
    if part == "guard" and not state.setup.may_guard(seat):
        return IllegalMove(
            "no-guard", "You have no guard to place: that is for the two others of three players.", clause="SE-3.7"
        )
    due = _next(trial, seat)
    if not due or _order(part) < _order(_next(state, seat)):
        return IllegalMove("part-settled", "{part} is already settled.", clause="SE-3.6", part=part)
    return BadNotation(
        "setup-order", "Something is missing: the next part of your setup is {part}.", clause="SE-3.6", part=due
    )


def _order(part: str) -> int:
    return 2 * CASES if part == "guard" else CASE_LETTERS.index(part[0]) + (CASES if part[1] == "@" else 0)


def _why(state: Fields, seat: int, part: str, move: int) -> FilatureError:
    if move >= PLACE:
        return IllegalMove(
            "city-taken",
            "Two of your cases cannot lie in {city}; take four different cities.",
            clause="SE-3.5",
            city=state.setup.board.cities[move - PLACE],
        )
    return IllegalMove(
        "content-used",
        "{part}{content} is one too many: each content is hidden once; left are {known}.",
        clause="SE-3.4",
        part=part,
        content=CONTENTS[move - HIDE],
        known=[CONTENTS[other - HIDE] for other in setup.moves(state, seat)],
    )


def _unreadable(text: str) -> FilatureError:
    return unreadable(text, EXAMPLE)
