"""How moves are written (docs/notation.md): `orange+2 green+1`, `dossier ruin`, `pick 2`, `violet=p2`, `roll 5`."""

from __future__ import annotations

import re
from functools import lru_cache

from mypy_extensions import i64

from filature.games.heimlich import report
from filature.games.heimlich.board import AGENTS, COLOURS, DEAL, DOSSIER, MOVE, ORDER, PICK, PLACES, REPORT
from filature.games.heimlich.events import whose
from filature.games.heimlich.moves import BLANK, INDEPENDENT, LINE, PICK_DIE, TO_PLACE
from filature.games.heimlich.packed import get, pack
from filature.games.heimlich.state import Fields
from filature.kernel.errors import BadNotation, FilatureError, IllegalMove
from filature.kernel.notation import complete, completions, read_chance, seat_number, unreadable
from filature.kernel.state import CHANCE, seat_name

CODES = {"OR": "orange", "VI": "violet", "RE": "red", "BL": "blue", "GY": "grey", "YE": "yellow", "GN": "green"}
PLACE_CODES = {"CH": "chapel", "RU": "ruin"}  # HC-0.3
ONE_TO_THREE = "1-3"
ANSWER = re.compile(r"([A-Za-z]+)\s*=\s*([A-Za-z0-9?]+)(?:\s+|$)")
EXAMPLES = {
    MOVE: "orange+2 green+1",
    DOSSIER: "dossier ruin",
    PICK: "pick 2",
    REPORT: "violet=p2, violet=independent or violet=?",
}


def write(state: Fields, seat: int, move: int) -> str:
    """The written form of a legal move."""
    if seat == CHANCE:
        return _write_chance(state, move)
    if move >= LINE:
        return f"{state.agent_name(report.next_line(state, seat))}={whose(move - LINE)}"
    if move > PICK_DIE:
        return f"pick {move - PICK_DIE}"
    if move >= TO_PLACE:
        return f"dossier {PLACES[move - TO_PLACE]}"
    steps = state.setup.splits.rows[move]
    return " ".join(f"{state.agent_name(a)}+{get(steps, a)}" for a in range(state.setup.agents) if get(steps, a))


def _write_chance(state: Fields, move: int) -> str:
    if state.phase == COLOURS:
        return f"leave out {AGENTS[move]}"
    if state.phase == DEAL:
        return f"deal {state.agent_name(move)}"
    if state.phase == ORDER:
        return f"order {move}"
    return f"roll {ONE_TO_THREE if state.setup.one_to_three and move == 1 else move}"


def read(state: Fields, seat: int, text: str) -> list[int]:
    """The moves a text stands for in this moment."""
    if not state.moves(seat):
        raise state.refuse(seat, 0)
    text = " ".join(text.split())
    if seat == CHANCE:
        return [read_chance(state, text)]
    if state.phase == MOVE:
        return [_read_split(state, text)]
    if state.phase == DOSSIER:
        return [_read_dossier(state, text)]
    if state.phase == REPORT:
        return _read_report(state, seat, text)
    pick = re.fullmatch(r"(?:pick )?([1-3])", text)
    if not pick:
        raise _unreadable(state, text)
    return [PICK_DIE + int(pick[1])]


def _read_split(state: Fields, text: str) -> int:
    """HC-3.3: steps for agents in play that add up to the roll."""
    steps = _read_steps(state.colours, text)
    if not steps:
        raise _unreadable(state, text)
    if sum(steps) != state.die:
        raise IllegalMove(
            "wrong-sum",
            "The steps must add up to {die}, the whole roll; these add up to {spent}.",
            clause="HC-3.3",
            die=int(state.die),
            spent=sum(steps),
        )
    return state.setup.splits.numbers[int(pack(list(steps)))]


@lru_cache(maxsize=4096)  # most splits are common ones
def _read_steps(colours: tuple[int, ...], text: str) -> tuple[int, ...]:
    """The steps of every agent in play; none if they cannot be read."""
    steps = [0] * len(colours)
    for step in text.replace(" +", "+").replace("+ ", "+").split(" "):
        word, _, number = step.partition("+")
        if not (word.isalpha() and number.isdecimal() and len(number) <= 2):
            return ()
        steps[_read_agent(colours, word)] += int(number)
    return tuple(steps)


def _read_dossier(state: Fields, text: str) -> int:
    word = re.sub(r"^dossier\b", "", text, flags=re.IGNORECASE).strip()
    place = read_place(word)
    if place < 0:
        raise _unreadable(state, text)
    move = TO_PLACE + place
    if move not in state.moves(state.active):
        raise IllegalMove(
            "dossier-place",
            "The dossier cannot go to {place}; it can go to {known}.",
            clause="HC-4.8",
            place=PLACES[place],
            known=[PLACES[m - TO_PLACE] for m in state.moves(state.active)],
        )
    return move


def read_place(word: str) -> int:
    """The number of a place by name, code, prefix or bare house number; -1 if there is none."""
    word = f"H{word}" if word.isdigit() else PLACE_CODES.get(word.upper(), word)
    return complete(word, PLACES, least=2)


def _read_report(state: Fields, seat: int, text: str) -> list[int]:
    """Either `report` with the lines one knows, blank the rest; or the next lines in their order (HC-5.6)."""
    body = re.sub(r"^report\b", "", text, flags=re.IGNORECASE).strip()
    whole = body != text
    said: dict[int, int] = {}
    end = 0
    while found := ANSWER.match(body, end):
        agent = _read_agent(state.colours, found[1])
        if agent == state.agent_of(seat):
            raise IllegalMove(
                "own-line",
                "There is no line for your own agent {agent}.",
                clause="HC-5.6",
                agent=state.agent_name(agent),
            )
        if agent in said:
            raise _line_written(state, agent)
        said[agent] = _read_owner(state, seat, found[2])
        end = found.end()
    if end < len(body) or not (said or whole):
        raise _unreadable(state, text)
    trial = state.copy()
    moves: list[int] = []
    while not report.complete(trial, seat) and (said or whole):
        agent = int(report.next_line(trial, seat))
        if agent not in said and not whole:
            raise BadNotation(
                "line-order", "The next line of your report is {agent}.", clause="HC-5.6", agent=state.agent_name(agent)
            )
        move = LINE + said.pop(agent, BLANK)
        if move not in report.lines(trial, seat):
            raise _too_often(trial, seat, agent, move)
        trial.play(seat, move)
        moves.append(move)
    if said:
        raise _line_written(state, min(said))
    return moves


def _line_written(state: Fields, agent: int) -> FilatureError:
    return IllegalMove(
        "line-written", "The line of {agent} is already written.", clause="HC-5.7", agent=state.agent_name(agent)
    )


def _too_often(state: Fields, seat: int, agent: int, move: int) -> FilatureError:
    return IllegalMove(
        "inconsistent-report",
        "{line} does not fit with the lines before; {agent} may be {known}.",
        clause="HC-5.6",
        line=write(state, seat, move),
        agent=state.agent_name(agent),
        known=[whose(m - LINE) for m in report.lines(state, seat)],
    )


def _read_agent(colours: tuple[int, ...], word: str) -> int:
    """An agent in play by name, code or the beginning of its name."""
    names = [AGENTS[colour] for colour in colours]
    word = CODES.get(word.upper(), word.lower())
    meant = completions(word, names)
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise BadNotation(
            "ambiguous-agent", "{word!r} could be {known}.", word=word, known=[names[number] for number in meant]
        )
    raise BadNotation(
        "no-such-agent",
        "No agent {word!r} is in play; those in play are {known}.",
        clause="HC-2.2",
        word=word,
        known=list(names),
    )


def _read_owner(state: Fields, seat: int, word: str) -> int:
    word = word.lower()
    if word == "?":
        return BLANK
    if len(word) > 1 and "independent".startswith(word):
        return INDEPENDENT
    others = [s for s in range(state.setup.seats) if s != seat]
    if seat_number(word, state.setup.seats) in others:
        return seat_number(word, state.setup.seats)
    raise IllegalMove(
        "bad-owner",
        "A line names another player, independent or ?: one of {known}; not {word!r}.",
        clause="HC-5.6",
        known=[*(seat_name(s) for s in others), "independent", "?"],
        word=word,
    )


def _unreadable(state: Fields, text: str) -> FilatureError:
    phase: i64 = state.phase
    return unreadable(text, EXAMPLES[int(phase)])
