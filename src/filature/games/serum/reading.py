"""Reading what players write, generously: any case and order, beginnings of words, verbs left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from filature.games.serum import flight, notation
from filature.games.serum.board import (
    ACT,
    BUG,
    CARDS,
    COLOURS,
    CONTAINER_KINDS,
    CONTAINERS,
    DIAL,
    DIALS,
    FILE,
    FLIGHT,
    G1,
    H1,
    HIDE,
    HIDINGS,
    INFORMANT,
    KINDS,
    PLACES,
    PSEUDONYMS,
    STATIONS,
    V1,
)
from filature.games.serum.lanes import get, members
from filature.games.serum.moves import (
    BLANK,
    BUG_SQUARES,
    DECLARE,
    LOCKER,
    PAIRS,
    POSTS,
    SPEND_ONE,
    SPEND_TWO,
    STOP,
    SUITCASE,
    TAKE_MOLE,
    TO_NAME,
    TO_TAKE,
    UNDIAL,
    WITHDRAW,
)
from filature.kernel.errors import BadNotation, FilatureError, IllegalMove
from filature.kernel.state import seat_name

if TYPE_CHECKING:
    from filature.games.serum.rules import Serum

EXAMPLES = {
    HIDE: "hide suitcase=toothbrush briefcase=identity B1=formula",
    BUG: "bug H3",
    DIAL: "dial H3",
    INFORMANT: "informant H3",
    FLIGHT: "dial F1",
}
CONTAINER_BEGINNINGS = 3
NAMES = TO_NAME - TO_TAKE
"""Steps of the file below this take a container, the others name somebody."""


def steps(state: Serum, seat: int, words: list[str]) -> list[int]:
    """The steps a text stands for; one, but for a whole file or a whole search."""
    phase = state.phase
    if phase == DIAL or phase == FLIGHT:
        return [_dial(state, seat, words)]
    if phase == BUG:
        return [_bug(state, words)]
    if phase == INFORMANT:
        return [_informant(state, seat, words)]
    if phase == ACT:
        return _act(state, seat, words)
    if phase == HIDE:
        return [_hide(state, seat, words)]
    return _file(state, seat, words)


def free_move(state: Serum, seat: int, words: list[str]) -> int:
    """A move that waits for no turn: a flag (TS-15.1) or a dial taken back (TS-6.12); -1 if the text is none."""
    said = " ".join(words).lower()
    if said == "undial":
        if not state.may_undial(seat):
            raise _not_to_be_undialled(state)
        return UNDIAL
    if said not in ("declare", "withdraw"):
        return -1
    move = DECLARE if said == "declare" else WITHDRAW
    if move != state.flag_move(seat):
        raise _no_flag(state, seat, said)
    return move


def _not_to_be_undialled(state: Serum) -> FilatureError:
    if state.phase == DIAL or state.phase == FLIGHT:
        return IllegalMove("not-dialled", "You have not dialled yet; there is nothing to take back.")
    return IllegalMove("dials-in", "No dial can be taken back now: that is possible until the last one is in.")


def _no_flag(state: Serum, seat: int, said: str) -> FilatureError:
    if state.phase < BUG or state.phase > ACT:
        return IllegalMove("no-flag-now", "A flight is declared during the investigation, and only then.")
    if state.box.automatic:
        return IllegalMove("no-flags", "Nobody declares at this table: a complete file flees by itself.")
    if said == "withdraw":
        return IllegalMove("flag-is-down", "You have not declared; there is nothing to withdraw.")
    if state.flags >> seat & 1:
        return IllegalMove("flag-is-up", "You have declared already; {example} takes it back.", example="withdraw")
    return IllegalMove(
        "file-open", "At this table only a complete file may flee, and by your own sheet yours is not complete yet."
    )


def unreadable(state: Serum, words: list[str], example: str) -> FilatureError:
    return BadNotation(
        "unreadable", "{text!r} is not a move here; write it like {example}.", text=" ".join(words), example=example
    )


def begun(word: str, known: Sequence[str], least: int = 2) -> str | None:
    """The word of a list that is meant: itself, or the only one that begins so."""
    word = word.lower()
    exact = [name for name in known if name.lower() == word]
    found = exact or [name for name in known if len(word) >= least and name.lower().startswith(word)]
    return found[0] if len(found) == 1 else None


# --- Squares ----------------------------------------------------------------------------------------------------------


def read_dial(words: list[str]) -> int:
    """One of the dial's 36 combinations; -1 if there is none."""
    code = "".join(words).upper()
    return DIALS.index(code) if code in DIALS else -1


def _without(words: list[str], verb: str) -> list[str]:
    return words[1:] if words and words[0].lower() == verb else words


def _dial(state: Serum, seat: int, words: list[str]) -> int:
    """TS-6.3: any of the 36 combinations, good or not."""
    example = EXAMPLES[int(state.phase)]
    square = read_dial(_without(words, "dial"))
    if square < 0:
        raise BadNotation(
            "no-such-dial",
            "The dial has no {text!r}: its letters are B, F, G, H, V, VM, its digits 1 to 6, as in {example}.",
            text=" ".join(words),
            example=example,
        )
    if not state.options(seat) >> square & 1:
        raise IllegalMove(
            "dial-blocked",
            "{square} is not a square for you now, and this table refuses such dials; valid are {known}.",
            square=DIALS[square],
            known=[DIALS[step] for step in members(int(state.options(seat)))],
        )
    return square


def _bug(state: Serum, words: list[str]) -> int:
    if " ".join(words).lower() in ("no bug", "no", "pass"):
        return 0
    square = read_dial(_without(words, "bug"))
    if square < 0:
        raise unreadable(state, words, EXAMPLES[BUG])
    if square not in BUG_SQUARES:  # TS-6.1
        raise IllegalMove(
            "bug-square",
            "A bug cannot be on {square}; it can be on {known}.",
            square=DIALS[square],
            known=[DIALS[place] for place in BUG_SQUARES],
        )
    return 1 + BUG_SQUARES.index(square)


def _informant(state: Serum, seat: int, words: list[str]) -> int:
    if " ".join(words).lower() in ("leave", "stay"):
        return 0
    square = read_dial(_without(words, "informant"))
    if square < 0:
        raise unreadable(state, words, EXAMPLES[INFORMANT])
    if square not in POSTS:  # TS-6.9
        raise IllegalMove(
            "informant-square",
            "An informant cannot stand on {square}; it can stand on {known}.",
            square=DIALS[square],
            known=[DIALS[place] for place in POSTS],
        )
    return 0 if square + 1 == get(state.informants, seat, 6) else 1 + POSTS.index(square)


# --- Cards ------------------------------------------------------------------------------------------------------------


def _hide(state: Serum, seat: int, words: list[str]) -> int:
    """TS-4.4: `suitcase=… briefcase=… B1=…`, by kind or by the name of the card."""
    chosen: dict[str, int] = {}
    for word in _without(words, "hide"):
        place, _, said = word.partition("=")
        where = begun(place, (*CONTAINER_KINDS[:2], *STATIONS))
        kind = _kind(state, seat, said)
        if where is None or kind < 0:
            raise unreadable(state, words, EXAMPLES[HIDE])
        if where in chosen:
            raise _badly_hidden(state, seat)
        chosen[where] = kind
    stations = [station for station in STATIONS if station in chosen]
    if len(stations) != 1 or sorted(chosen.values()) != [0, 1, 2] or len(chosen) != 3:
        raise _badly_hidden(state, seat)
    kinds = (chosen["suitcase"], chosen["briefcase"], chosen[stations[0]])
    step = 2 * HIDINGS.index(kinds) + STATIONS.index(stations[0])
    if not state.options(seat) >> step & 1:
        raise _badly_hidden(state, seat)
    return step


def _kind(state: Serum, seat: int, said: str) -> int:
    own = (CARDS[get(state.identities, seat, 4) - 1], CARDS[get(state.formulas, seat, 4) - 1])
    word = begun(said, (*KINDS, *own))
    if word is None:
        return -1
    return own.index(word) if word in own else KINDS.index(word)


def _badly_hidden(state: Serum, seat: int) -> FilatureError:
    known = [STATIONS[place] for place in (0, 1) if state.options(seat) >> place & 1]
    return IllegalMove(
        "badly-hidden",
        "One card goes into the suitcase, one into the briefcase, one into your locker at {known}; as in {example}.",
        known=known,
        example=EXAMPLES[HIDE].replace("B1", known[0]),
    )


def read_container(words: list[str]) -> int:
    """A container by its colour and kind in any order: `red-suitcase`, `suitcase red`; -1 if there is none."""
    parts = [part for word in words for part in word.split("-") if part]
    colours = [found for found in (begun(part, COLOURS, CONTAINER_BEGINNINGS) for part in parts) if found]
    kinds = [found for found in (begun(part, CONTAINER_KINDS) for part in parts) if found]
    if len(parts) != 2 or len(colours) != 1 or len(kinds) != 1:
        return -1
    return CONTAINERS.index(f"{colours[0]}-{kinds[0]}")


def _act(state: Serum, seat: int, words: list[str]) -> list[int]:
    square = int(get(state.agents, seat, 6)) - 1
    options = members(int(state.options(seat)))
    example = notation.write_act(options[-1], square)
    said = " ".join(words).lower()
    if said == "stop":
        return [STOP]
    if said == "draw" and square >= V1:
        return [TAKE_MOLE]
    if G1 <= square < H1:
        return [_spend(state, words, square - G1, options, example)]
    container = _searched(_without(words, "search"), square)
    if container < 0:
        raise unreadable(state, words, example)
    step = SUITCASE + container % 3 if container % 3 < 2 else LOCKER + container // 3
    here = square == H1 + container // 3 if container % 3 < 2 else square < G1
    if not here or step not in options:
        raise IllegalMove(
            "cannot-search",
            "You cannot search {container} now; you may play: {known}.",
            container=CONTAINERS[container],
            known=[notation.write_act(option, square) for option in options],
        )
    return [step]


def _searched(words: list[str], square: int) -> int:
    """A container; in a hotel `suitcase` is enough, at the lockers a colour is."""
    if len(words) == 1 and H1 <= square < V1 and (part := begun(words[0], CONTAINER_KINDS[:2])):
        return 3 * (square - H1) + CONTAINER_KINDS.index(part)
    if len(words) == 1 and square < G1 and (colour := begun(words[0], COLOURS, CONTAINER_BEGINNINGS)):
        return 3 * COLOURS.index(colour) + 2
    return read_container(words)


def _spend(state: Serum, words: list[str], place: int, options: list[int], example: str) -> int:
    """TS-11.1: one card of the place, or two others."""
    kinds = sorted(read_dial([word]) - G1 for word in _without(words, "spend"))
    if not 1 <= len(kinds) <= 2 or not all(0 <= kind < PLACES for kind in kinds):
        raise unreadable(state, words, "spend G1 G5" if len(options) == 1 else example)
    step = SPEND_ONE + kinds[0] if len(kinds) == 1 else SPEND_TWO + PAIRS.index((kinds[0], kinds[1]))
    if step not in options:
        raise IllegalMove(
            "cannot-spend",
            "{place} opens for one card {place}, or for two that are not {place}; you may play: {known}.",
            place=f"G{place + 1}",
            known=[notation.write_act(option, G1 + place) for option in options],
        )
    return step


# --- The file ---------------------------------------------------------------------------------------------------------


def _file(state: Serum, seat: int, words: list[str]) -> list[int]:
    """`take lilac-locker`, `p2=Maury`, or all of it at once."""
    found: list[int] = []
    names = [word for word in words if "=" in word]
    others = [word for word in words if "=" not in word]
    taking = _without(_without(others, "file"), "take")
    if state.taken < 0:
        container = read_container(taking)
        if container < 0:
            raise BadNotation(
                "no-such-container",
                "{text!r} is none of the 18 containers: a colour with suitcase, briefcase or locker, as in {example}.",
                text=" ".join(taking),
                example="take lilac-locker",
            )
        found.append(container)
    elif taking or not names:
        raise unreadable(state, words, notation.write_step(state, FILE, seat, members(int(state.options(seat)))[0]))
    trial = state.copy()
    for step in found:
        trial.play(seat, TO_TAKE + step)
    said = _names(state, names)
    while said:
        pursuer = int(flight.next_line(trial))
        if pursuer not in said:
            raise BadNotation("file-order", "The next line of your file is {player}.", player=seat_name(pursuer))
        step = NAMES + said.pop(pursuer)
        if not trial.options(seat) >> step & 1:
            raise IllegalMove(
                "name-not-free",
                "{name} is not free for {pursuer}: your own name and names already filed are not; free are {known}.",
                name=PSEUDONYMS[step - NAMES],
                pursuer=seat_name(pursuer),
                known=[PSEUDONYMS[s - NAMES] for s in members(int(trial.options(seat))) if s < NAMES + BLANK],
            )
        trial.play(seat, TO_TAKE + step)
        found.append(step)
    return found


def _names(state: Serum, words: list[str]) -> dict[int, int]:
    """Pursuer -> pseudonym, from `p2=Maury` or `yellow=Maury`."""
    pursuers = {seat_name(s): s for s in range(state.box.seats) if s != state.fugitive}
    colours = {COLOURS[s]: s for s in pursuers.values()}
    said: dict[int, int] = {}
    for word in words:
        who, _, name = word.partition("=")
        pursuer = pursuers.get(who.lower(), colours.get(begun(who, list(colours)) or "", -1))
        if pursuer < 0 or pursuer in said:
            raise BadNotation(
                "no-such-pursuer",
                "{word!r} is no pursuer without a line; the lines of the file are {known}.",
                word=who,
                known=list(pursuers),
            )
        pseudonym = begun(name, PSEUDONYMS)
        if pseudonym is None and name != "?":
            raise BadNotation(
                "no-such-name", "There is no {name!r}; the pseudonyms are {known}.", name=name, known=list(PSEUDONYMS)
            )
        said[pursuer] = BLANK if pseudonym is None else PSEUDONYMS.index(pseudonym)
    return said
