"""How written moves are read, generously: any case and order, beginnings of words, verbs left out."""

from __future__ import annotations

from filature.games.serum import notation
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
from filature.games.serum.packed import get, members
from filature.games.serum.state import Fields
from filature.kernel.errors import BadNotation, FilatureError, IllegalMove, not_yours
from filature.kernel.notation import complete, read_chance, seat_number, unreadable
from filature.kernel.state import CHANCE, seat_name

EXAMPLES = {
    HIDE: "hide suitcase=toothbrush briefcase=identity B1=formula",
    BUG: "bug H3",
    DIAL: "dial H3",
    INFORMANT: "informant H3",
    FLIGHT: "dial F1",
}
HIDING_PLACES = (*CONTAINER_KINDS[:2], *STATIONS)
LEAST_LETTERS = 2
COLOUR_LETTERS = 3
"""So many letters begin a word, or a colour."""
NAMES = TO_NAME - TO_TAKE
"""Steps of the file below this take a container, the others name somebody."""


def read(state: Fields, seat: int, text: str) -> list[int]:
    """The moves a text stands for in this moment."""
    if not state.moves(seat):
        raise state.refuse(seat, 0)
    if seat == CHANCE:
        return [read_chance(state, text)]
    if text.strip().lower() == notation.LATE_WORD:
        raise not_yours(notation.LATE_WORD)
    words = text.split()
    free = _free_move(state, seat, words)
    if free >= 0:
        return [free]
    if not state.legal_steps(seat):
        raise state.refuse(seat, 0)
    return [state.base() + step for step in _steps(state, seat, words)]


def _steps(state: Fields, seat: int, words: list[str]) -> list[int]:
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


def _free_move(state: Fields, seat: int, words: list[str]) -> int:
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


def _not_to_be_undialled(state: Fields) -> FilatureError:
    if state.phase == DIAL or state.phase == FLIGHT:
        return IllegalMove("not-dialled", "You have not dialled yet; there is nothing to take back.", clause="TS-6.12")
    return IllegalMove(
        "dials-in", "No dial can be taken back now: that is possible until the last one is in.", clause="TS-6.12"
    )


def _no_flag(state: Fields, seat: int, said: str) -> FilatureError:
    if state.phase < BUG or state.phase > ACT:
        return IllegalMove(
            "no-flag-now", "A flight is declared during the investigation, and only then.", clause="TS-15.1"
        )
    if state.setup.automatic:
        return IllegalMove(
            "no-flags", "Nobody declares at this table: a complete file flees by itself.", clause="TS-15.1"
        )
    if said == "withdraw":
        return IllegalMove("flag-is-down", "You have not declared; there is nothing to withdraw.", clause="TS-15.1")
    if state.flags >> seat & 1:
        return IllegalMove(
            "flag-is-up", "You have declared already; {example} takes it back.", clause="TS-15.1", example="withdraw"
        )
    return IllegalMove(
        "file-open",
        "At this table only a complete file may flee, and by your own sheet yours is not complete yet.",
        clause="TS-14.6",
    )


def _unreadable(words: list[str], example: str) -> FilatureError:
    return unreadable(" ".join(words), example)


# --- Squares ----------------------------------------------------------------------------------------------------------


def read_dial(words: list[str]) -> int:
    """One of the dial's 36 combinations; -1 if there is none."""
    code = "".join(words).upper()
    return DIALS.index(code) if code in DIALS else -1


def _without(words: list[str], verb: str) -> list[str]:
    return words[1:] if words and words[0].lower() == verb else words


def _dial(state: Fields, seat: int, words: list[str]) -> int:
    """TS-6.3: any of the 36 combinations, good or not."""
    example = EXAMPLES[int(state.phase)]
    square = read_dial(_without(words, "dial"))
    if square < 0:
        raise BadNotation(
            "no-such-dial",
            "The dial has no {text!r}: its letters are B, F, G, H, V, VM, its digits 1 to 6, as in {example}.",
            clause="TS-3.2",
            text=" ".join(words),
            example=example,
        )
    if not state.legal_steps(seat) >> square & 1:
        raise IllegalMove(
            "dial-blocked",
            "{square} is not a square for you now, and this table refuses such dials; valid are {known}.",
            clause="TS-6.5",
            square=DIALS[square],
            known=[DIALS[step] for step in members(int(state.legal_steps(seat)))],
        )
    return square


def _bug(state: Fields, words: list[str]) -> int:
    if " ".join(words).lower() in ("no bug", "no", "pass"):
        return 0
    square = read_dial(_without(words, "bug"))
    if square < 0:
        raise _unreadable(words, EXAMPLES[BUG])
    if square not in BUG_SQUARES:  # TS-6.1
        raise IllegalMove(
            "bug-square",
            "A bug cannot be on {square}; it can be on {known}.",
            clause="TS-6.1",
            square=DIALS[square],
            known=[DIALS[place] for place in BUG_SQUARES],
        )
    return 1 + BUG_SQUARES.index(square)


def _informant(state: Fields, seat: int, words: list[str]) -> int:
    if " ".join(words).lower() in ("leave", "stay"):
        return 0
    square = read_dial(_without(words, "informant"))
    if square < 0:
        raise _unreadable(words, EXAMPLES[INFORMANT])
    if square not in POSTS:  # TS-6.9
        raise IllegalMove(
            "informant-square",
            "An informant cannot stand on {square}; it can stand on {known}.",
            clause="TS-6.9",
            square=DIALS[square],
            known=[DIALS[place] for place in POSTS],
        )
    return 0 if square + 1 == get(state.informants, seat, 6) else 1 + POSTS.index(square)


# --- Cards ------------------------------------------------------------------------------------------------------------


def _hide(state: Fields, seat: int, words: list[str]) -> int:
    """TS-4.4: `suitcase=… briefcase=… B1=…`, by kind or by the name of the card."""
    chosen: dict[str, int] = {}
    for word in _without(words, "hide"):
        place, _, said = word.partition("=")
        number = complete(place, HIDING_PLACES, LEAST_LETTERS)
        kind = _kind(state, seat, said)
        if number < 0 or kind < 0:
            raise _unreadable(words, EXAMPLES[HIDE])
        where = HIDING_PLACES[number]
        if where in chosen:
            raise _badly_hidden(state, seat)
        chosen[where] = kind
    stations = [station for station in STATIONS if station in chosen]
    if len(stations) != 1 or sorted(chosen.values()) != [0, 1, 2] or len(chosen) != 3:
        raise _badly_hidden(state, seat)
    kinds = (chosen["suitcase"], chosen["briefcase"], chosen[stations[0]])
    step = 2 * HIDINGS.index(kinds) + STATIONS.index(stations[0])
    if not state.legal_steps(seat) >> step & 1:
        raise _badly_hidden(state, seat)
    return step


def _kind(state: Fields, seat: int, said: str) -> int:
    own = (CARDS[get(state.identities, seat, 4) - 1], CARDS[get(state.formulas, seat, 4) - 1])
    number = complete(said, (*KINDS, *own), LEAST_LETTERS)
    return number if number < len(KINDS) else number - len(KINDS)


def _badly_hidden(state: Fields, seat: int) -> FilatureError:
    known = [STATIONS[place] for place in (0, 1) if state.legal_steps(seat) >> place & 1]
    return IllegalMove(
        "badly-hidden",
        "One card goes into the suitcase, one into the briefcase, one into your locker at {known}; as in {example}.",
        clause="TS-4.4",
        known=known,
        example=EXAMPLES[HIDE].replace("B1", known[0]),
    )


def read_container(words: list[str]) -> int:
    """A container by its colour and kind in any order: `red-suitcase`, `suitcase red`; -1 if there is none."""
    parts = [part for word in words for part in word.split("-") if part]
    colours = [colour for colour in (complete(part, COLOURS, COLOUR_LETTERS) for part in parts) if colour >= 0]
    kinds = [kind for kind in (complete(part, CONTAINER_KINDS, LEAST_LETTERS) for part in parts) if kind >= 0]
    if len(parts) != 2 or len(colours) != 1 or len(kinds) != 1:
        return -1
    return 3 * colours[0] + kinds[0]


def _act(state: Fields, seat: int, words: list[str]) -> list[int]:
    square = int(get(state.agents, seat, 6)) - 1
    options = members(int(state.legal_steps(seat)))
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
        raise _unreadable(words, example)
    step = SUITCASE + container % 3 if container % 3 < 2 else LOCKER + container // 3
    here = square == H1 + container // 3 if container % 3 < 2 else square < G1
    if not here or step not in options:
        raise IllegalMove(
            "cannot-search",
            "You cannot search {container} now; you may play: {known}.",
            clause="TS-8.2" if square >= H1 else "TS-9.2",
            container=CONTAINERS[container],
            known=[notation.write_act(option, square) for option in options],
        )
    return [step]


def _searched(words: list[str], square: int) -> int:
    """A container; in a hotel `suitcase` is enough, at the lockers a colour is."""
    if len(words) == 1 and H1 <= square < V1:
        part = complete(words[0], CONTAINER_KINDS[:2], LEAST_LETTERS)
        if part >= 0:
            return 3 * (square - H1) + part
    if len(words) == 1 and square < G1:
        colour = complete(words[0], COLOURS, COLOUR_LETTERS)
        if colour >= 0:
            return 3 * colour + 2
    return read_container(words)


def _spend(state: Fields, words: list[str], place: int, options: list[int], example: str) -> int:
    """TS-11.1: one card of the place, or two others."""
    kinds = sorted(read_dial([word]) - G1 for word in _without(words, "spend"))
    if not 1 <= len(kinds) <= 2 or not all(0 <= kind < PLACES for kind in kinds):
        raise _unreadable(words, "spend G1 G5" if len(options) == 1 else example)
    step = SPEND_ONE + kinds[0] if len(kinds) == 1 else SPEND_TWO + PAIRS.index((kinds[0], kinds[1]))
    if step not in options:
        raise IllegalMove(
            "cannot-spend",
            "{place} opens for one card {place}, or for two that are not {place}; you may play: {known}.",
            clause="TS-11.1",
            place=f"G{place + 1}",
            known=[notation.write_act(option, G1 + place) for option in options],
        )
    return step


# --- The file ---------------------------------------------------------------------------------------------------------


def _file(state: Fields, seat: int, words: list[str]) -> list[int]:
    """`take lilac-locker`, `p2=Maury`, or all of it at once."""
    steps: list[int] = []
    names = [word for word in words if "=" in word]
    others = [word for word in words if "=" not in word]
    taking = _without(_without(others, "file"), "take")
    if state.taken < 0:
        container = read_container(taking)
        if container < 0:
            raise BadNotation(
                "no-such-container",
                "{text!r} is none of the 18 containers: a colour with suitcase, briefcase or locker, as in {example}.",
                clause="TS-15.6",
                text=" ".join(taking),
                example="take lilac-locker",
            )
        steps.append(container)
    elif taking or not names:
        raise _unreadable(words, notation.write_step(state, FILE, seat, members(int(state.legal_steps(seat)))[0]))
    trial = state.copy()
    for step in steps:
        trial.play(seat, TO_TAKE + step)
    said = _names(state, names)
    while said:
        pursuer = int(trial.next_line())
        if pursuer not in said:
            raise BadNotation(
                "file-order", "The next line of your file is {player}.", clause="TS-15.7", player=seat_name(pursuer)
            )
        step = NAMES + said.pop(pursuer)
        if not trial.legal_steps(seat) >> step & 1:
            raise IllegalMove(
                "name-not-free",
                "{name} is not free for {pursuer}: your own name and names already filed are not; free are {known}.",
                clause="TS-15.7",
                name=PSEUDONYMS[step - NAMES],
                pursuer=seat_name(pursuer),
                known=[PSEUDONYMS[s - NAMES] for s in members(int(trial.legal_steps(seat))) if s < NAMES + BLANK],
            )
        trial.play(seat, TO_TAKE + step)
        steps.append(step)
    return steps


def _names(state: Fields, words: list[str]) -> dict[int, int]:
    """Pursuer -> pseudonym, from `p2=Maury` or `yellow=Maury`."""
    pursuers = [s for s in range(state.setup.seats) if s != state.fugitive]
    colours = [COLOURS[pursuer] for pursuer in pursuers]
    said: dict[int, int] = {}
    for word in words:
        who, _, name = word.partition("=")
        pursuer = seat_number(who, state.setup.seats)
        if pursuer not in pursuers:
            number = complete(who, colours, LEAST_LETTERS)
            pursuer = pursuers[number] if number >= 0 else -1
        if pursuer < 0 or pursuer in said:
            raise BadNotation(
                "no-such-pursuer",
                "{word!r} is no pursuer without a line; the lines of the file are {known}.",
                clause="TS-15.7",
                word=who,
                known=[seat_name(pursuer) for pursuer in pursuers],
            )
        pseudonym = complete(name, PSEUDONYMS, LEAST_LETTERS)
        if pseudonym < 0 and name != "?":
            raise BadNotation(
                "no-such-name",
                "There is no {name!r}; the pseudonyms are {known}.",
                clause="TS-2.12",
                name=name,
                known=list(PSEUDONYMS),
            )
        said[pursuer] = BLANK if pseudonym < 0 else pseudonym
    return said
