"""How moves are written (docs/notation.md): `R1 > Aden`, `pick R1 GA`, `drop R1`, `card 4`, `lose R2`, `roll 3` …"""

from __future__ import annotations

import re
from typing import Final

from filature.games.top_secret import refusals, submission
from filature.games.top_secret.board import (
    AGENTS,
    COLOURS,
    DRAW,
    DUEL,
    FACES,
    GONE,
    LOOT,
    LOSSES,
    MOVE,
    SETUP,
    START_ROLL,
    TARGET,
)
from filature.games.top_secret.map import read_base, read_city
from filature.games.top_secret.moves import (
    ALL_CASES,
    CARD,
    DROP,
    END_TURN,
    FIGHT,
    HIDE,
    LATE,
    LEAVE,
    LOSE,
    PICK,
    RESIGN,
    STEPS,
    TAKE,
    TO_HQ,
)
from filature.games.top_secret.packed import get
from filature.games.top_secret.phases import absence
from filature.games.top_secret.phases.resignation import may_resign
from filature.games.top_secret.state import Fields
from filature.kernel.errors import BadNotation, FilatureError, IllegalMove, not_yours
from filature.kernel.notation import read_chance, unreadable
from filature.kernel.state import CHANCE

EXAMPLES: Final = {
    SETUP: submission.EXAMPLE,
    MOVE: "R1 > Aden > Cairo, pick R1 GA, end",
    TARGET: "target G2",
    DUEL: "card 4",
    LOOT: "loot yes",
    LOSSES: "lose R2 R3",
}
LATE_WORD: Final = "late"
LONGEST_NUMBER: Final = 30
TWO_FACES: Final = re.compile(r"(\d) ?\+ ?(\d)")


def write(state: Fields, seat: int, move: int) -> str:
    """The written form of a legal move."""
    if seat == CHANCE:
        return _write_chance(state, move)
    if move == LATE:
        return LATE_WORD
    if move >= HIDE:
        return submission.write(state, seat, move)
    if move >= LOSE:
        return f"lose {state.agent_name(seat, move - LOSE)}"
    if move >= LEAVE:
        return "loot yes" if move == TAKE else "loot no"
    if move >= CARD:
        return f"card {move - CARD}"
    if move >= FIGHT:
        return f"target {state.agent_name(state.opponent, move - FIGHT)}"
    if move >= END_TURN:
        return "resign" if move == RESIGN else "end"
    if move >= DROP:
        return f"drop {state.agent_name(seat, move - DROP)}"
    if move >= PICK:
        k, case = divmod(move - PICK, ALL_CASES)
        return f"pick {state.agent_name(seat, k)} {state.case_name(case)}"
    k, city = divmod(move, STEPS)
    goal = state.hq_name(seat) if city == TO_HQ else state.setup.board.cities[city]
    return f"{state.agent_name(seat, k)} > {goal}"


def _write_chance(state: Fields, move: int) -> str:
    if state.late >= 0:  # SE-10.5: what the player could have chosen
        return f"draw {write(state, int(state.late), int(absence.first(state)) + move)}"
    if state.phase == DRAW:
        return f"colour {COLOURS[move]}"
    return f"start {move}" if state.phase == START_ROLL else f"roll {move}"


def read(state: Fields, seat: int, text: str) -> list[int]:
    """The moves a text stands for in this moment."""
    if not state.moves(seat):
        raise state.refuse(seat, 0)
    text = " ".join(text.split())
    if seat == CHANCE:
        return [_read_chance(state, text)]
    if text.casefold() == "resign" and may_resign(state, seat):
        return [RESIGN]
    if text.casefold() == LATE_WORD:
        raise not_yours(LATE_WORD)
    if seat not in state.turn():
        raise unreadable(text, "resign")
    if state.phase == SETUP:
        return submission.read(state, seat, text)
    if state.phase == MOVE:
        return _read_turn(state, text)
    if state.phase == LOSSES:
        return _read_losses(state, text)
    return [_read_answer(state, seat, text)]


def _read_chance(state: Fields, text: str) -> int:
    """A draw as it is written; of two dice also both faces, `roll 1+2`."""
    verb, _, rest = text.partition(" ")
    faces = TWO_FACES.fullmatch(rest)
    if faces and state.late < 0 and state.phase != DRAW and verb.casefold() == _write_chance(state, 0).split()[0]:
        one, other = int(faces[1]), int(faces[2])
        if max(one, other) <= max(FACES):
            return one + other
    return read_chance(state, text)


# --- The turn ------------------------------------------------------------------------------------------------------


def _read_turn(state: Fields, text: str) -> list[int]:
    """Actions one after the other, divided by commas; `R1 > Aden > Cairo` are two steps.

    What comes after an attack or a delivery cannot be written with it: it depends on cards, and on what is in a case.
    """
    text = re.sub(r"(?i)\bpick ?\( ?(\w+) ?, ?(\w+) ?\)", r"pick \1 \2", text)
    trial = state.copy()
    moves: list[int] = []
    closed = ""
    for part in re.split(r" ?[,;] ?", text):
        for move in _read_action(trial, part):
            if closed:
                raise IllegalMove(
                    "sequence-ends",
                    "Stop after {last}: what comes then is decided by what happens there.",
                    clause="SE-10.1",
                    last=closed,
                )
            if move not in trial.moves(trial.active):
                raise _why(trial, move)
            moves.append(move)
            city = move % STEPS
            if (move < PICK and (city == TO_HQ or trial.enemy_cities() >> city & 1)) or move >= END_TURN:
                closed = write(trial, trial.active, move)
            else:
                trial.play(trial.active, move)
    return moves


def _read_action(state: Fields, text: str) -> list[int]:
    """One part of a turn: the steps of one agent, or one action."""
    words = text.replace("_", " ").split() if ">" not in text else []
    verb = words[0].casefold() if words else ""
    if ">" in text:
        agent, *stops = text.split(">")
        k = read_agent(state, state.active, agent.strip())
        return [k * STEPS + _read_stop(state, stop.strip()) for stop in stops]
    if verb == "end" and len(words) <= 2:
        return [END_TURN]
    if verb == "pick" and len(words) == 3:
        return [PICK + read_agent(state, state.active, words[1]) * ALL_CASES + _read_case(state, words[2])]
    if verb == "drop" and len(words) == 2:
        return [DROP + read_agent(state, state.active, words[1])]
    raise _unreadable(state, text)


def _why(state: Fields, move: int) -> FilatureError:
    if move < PICK:
        return refusals.step(state, move // STEPS, move % STEPS)
    if move < DROP:
        return refusals.pick(state, (move - PICK) // ALL_CASES, (move - PICK) % ALL_CASES)
    return refusals.drop(state, move - DROP) if move < END_TURN else refusals.end(state)


def read_agent(state: Fields, seat: int, word: str) -> int:
    """The number of a seat's agent, named `R1` or just `1`."""
    names = [state.agent_name(seat, k) for k in range(AGENTS)]
    word = names[0][0] + word if word.isdecimal() else word
    if word.upper() not in names:
        raise BadNotation(
            "no-such-agent",
            "There is no agent {word!r}; they are {known}.",
            clause="SE-1.2",
            word=word,
            known=list(names),
        )
    return names.index(word.upper())


def _read_case(state: Fields, word: str) -> int:
    names = [state.case_name(case) for case in range(4 * state.setup.seats)]
    if word.upper() not in names:
        raise BadNotation(
            "no-such-case",
            "There is no case {word!r}; they are {known}.",
            clause="SE-1.2",
            word=word,
            known=list(names),
        )
    return names.index(word.upper())


def _read_stop(state: Fields, word: str) -> int:
    """A city, or the own headquarters (`H_red`, `hq`)."""
    base = read_base(word)
    own = state.hq_name(state.active)
    if base in (own, "hq"):
        return TO_HQ
    if base.startswith("H_"):
        raise IllegalMove(
            "not-your-hq", "{hq} is closed to you; your headquarters is {own}.", clause="SE-2.5", hq=base, own=own
        )
    if base:
        raise IllegalMove(
            "base-closed", "Nobody steps into a start base; {base} is only left.", clause="SE-2.4", base=base
        )
    return read_city(state.setup.board.cities, word)


# --- Answers -------------------------------------------------------------------------------------------------------


def _read_answer(state: Fields, seat: int, text: str) -> int:
    """A first opponent, a duel card, or loot."""
    words = text.casefold().split()
    verb = {TARGET: "target", DUEL: "card", LOOT: "loot"}[int(state.phase)]
    if words and words[0] == verb:
        del words[0]
    if len(words) == 1 and state.phase == TARGET:
        move = FIGHT + read_agent(state, state.opponent, words[0].upper())
        if move not in state.moves(seat):
            raise IllegalMove(
                "not-a-defender",
                "{agent} is not there; the defenders are {known}.",
                clause="SE-6.3",
                agent=words[0].upper(),
                known=[state.agent_name(state.opponent, m - FIGHT) for m in state.moves(seat) if m != RESIGN],
            )
        return move
    if len(words) == 1 and state.phase == DUEL and words[0].isdecimal() and len(words[0]) <= LONGEST_NUMBER:
        move = CARD + int(words[0])
        if move not in state.moves(seat) or move == RESIGN:
            raise IllegalMove(
                "card-not-there",
                "You have no card {card}; you can play {known}.",
                clause="SE-6.6",
                card=int(words[0]),
                known=[str(m - CARD) for m in state.moves(seat) if m != RESIGN],
            )
        return move
    if state.phase == LOOT and words in (["yes"], ["no"]):
        return TAKE if words == ["yes"] else LEAVE
    raise _unreadable(state, text)


def _read_losses(state: Fields, text: str) -> list[int]:
    """One of the agents to lose, or all of them at once (SE-7.6)."""
    words = [word for word in re.split(r"[ ,;]+", text) if word]
    if words and words[0].casefold() in ("lose", "losses"):
        del words[0]
    if not words:
        raise _unreadable(state, text)
    named = [read_agent(state, state.active, word) for word in words]
    if (len(named) > 1 and len(named) != state.losses) or len(set(named)) != len(named):
        raise IllegalMove(
            "wrong-losses",
            "The bomb takes exactly {losses} different agents; you named {named}.",
            clause="SE-7.6",
            losses=int(state.losses),
            named=len(set(named)),
        )
    named.sort(key=lambda k: k != state.attacker)  # the carrier first, where it must be among them
    trial = state.copy()
    for k in named:
        move = LOSE + k
        if move not in trial.moves(trial.active):
            agent = trial.agent_name(trial.active, k)
            carrier = trial.agent_name(trial.active, trial.attacker)
            if get(state.agent_places[state.active], k) == GONE:
                raise IllegalMove("agent-out", "{agent} has been eliminated.", clause="SE-6.8", agent=agent)
            raise IllegalMove(
                "carrier-lost", "{carrier} carried the bomb and must be lost.", clause="SE-7.9", carrier=carrier
            )
        if k != named[-1]:
            trial.play(trial.active, move)
    return [LOSE + k for k in named]


def _unreadable(state: Fields, text: str) -> FilatureError:
    return unreadable(text, EXAMPLES[int(state.phase)])
