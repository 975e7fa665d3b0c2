"""Two tables that differ in everything a listener may not know, and all he can get out of either.

A twin is built from a table by changing the seed of the dice, the true position (`State.imagine`), the others' keys and
notes, and what was told to others. Whatever reaches the listener must be the same from both, byte by byte.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from librt.random import Random

from filature.bots import Seated, make
from filature.games import catalogue
from filature.kernel.conformance.trial import versus
from filature.kernel.dice import FairDice
from filature.kernel.errors import FilatureError
from filature.kernel.match import Match, seat_of
from filature.kernel.state import CHANCE, WATCHER, State
from filature.language import Speaker
from filature.language.questions import ANSWERS
from filature.server import afterwards, deciding, log, messages, telling
from filature.server.deciding import Who
from filature.server.keys import digest
from filature.server.messages import BankClock, MoveClock, NoteInfo, OpenSeat
from filature.server.table import Change, Table
from filature.server.telling import EVERYTHING, Ear

HOST = digest("the host, who does not play")
SEED, OTHER_SEED = "5e" * 32, "07" * 32
NOW = 10_000_000
"""Long after everything that was written down; in milliseconds."""
TOGETHER = (" ", ", ")
"""How games write several moves in one text."""
JUNK = ("?", "xyzzy", "resign", "end", "unlock", "late", "report", "declare", "roll 3", "draft", "0", "p1=p2")
CHANNELS = ("table", "watchers", "cia", "kgb", "drop-cia", "drop-kgb")
WORDS_ASKED, MOVES_TRIED = 4, 3

Entries = list[log.AnyEntry]


def key_of(seat: int, world: str = "") -> str:
    return digest(f"the key of seat {seat} {world}")


class Leak(AssertionError):
    """Somebody can tell two worlds apart."""


def compare(here: bytes, there: bytes, what: str) -> None:
    if here != there:
        raise Leak(f"{what}: {versus(here, there)}")


# Tables


def play(game: str, seats: int, options: Mapping[str, Any], bot: str, moves: int, seed: int = 0) -> Match:
    """A match of bots, until so many moves were played or it is over."""
    match = Match(catalogue.game(game), seats, options, dice=FairDice(bytes.fromhex(SEED)))
    seated = Seated(match, {seat: make(match.game, bot, seed + seat) for seat in range(seats)})
    dice = random.Random(seed)
    match.settle()
    for _ in range(moves):
        if match.over:
            break
        seated.move(dice.choice(match.state.turn()))
        match.settle()
    return match


def written_down(match: Match, delay: int = 0) -> Entries:
    """The log of a table at which this match was played, by people; they talk, and write notes, as they play."""
    seats = range(match.seats)
    entries: Entries = [
        log.Opened(
            at=0,
            by=HOST,
            game=match.game.name,
            seats=[OpenSeat() for _ in seats],
            options=msgspec.to_builtins(match.options),
            seed=SEED,
            clock=MoveClock(seconds=3600) if match.seats % 2 else BankClock(seconds=36_000, increment=60),
            delay=delay,
        )
    ]
    entries += [log.Sat(at=1, by=key_of(s), seat=s, name=f"Player {s}", key=key_of(s)) for s in seats]
    entries.append(log.Started(at=2, by=HOST, names=[f"Player {s}" for s in seats]))
    for number, line in enumerate(match.moves):
        seat = seat_of(line)
        if seat != CHANCE:
            entries.append(log.Played(at=10 * number, by=key_of(seat), id=f"c{number}", seat=seat, lines=[]))
            if number % 7 == 0:
                entries.append(log.Noted(at=10 * number, seat=seat, turn=0, text=f"what {seat} thinks"))
        last = entries[-1] if not isinstance(entries[-1], log.Noted) else entries[-2]
        assert isinstance(last, log.Started | log.Played)
        last.lines.append(line)
    return entries


def table_of(entries: Entries, id: str = "a" * 10) -> Table:
    table = Table(id)
    for entry in entries:
        table.apply(entry)
    table.take_change()
    return table


def twin_of(table: Table, listener: int, dice: Random) -> Table:
    """The same table to this listener; to nobody else."""
    assert table.match is not None
    twin = copy.copy(table)
    twin.opened = msgspec.structs.replace(table.opened, seed=OTHER_SEED)
    twin.match = table.match.copy()
    twin.match.dice = FairDice(bytes.fromhex(OTHER_SEED))
    twin.match.state = table.match.state.imagine(listener, dice)
    twin.match.moves = []
    twin.match.events = [event for event in table.match.events if event.reaches(listener)]
    twin.match.state.news = twin.match.events
    twin.chairs = [
        copy.copy(chair) if seat == listener else _other_key(chair, seat) for seat, chair in enumerate(table.chairs)
    ]
    twin.streams = {seat: list(stream) if seat == listener else [] for seat, stream in table.streams.items()}
    twin.asked = {seat: since if seat == listener else 0 for seat, since in table.asked.items()}
    twin.notes = {seat: list(notes) for seat, notes in table.notes.items() if seat == listener}
    others = {seat: [NoteInfo(turn=0, text="something else")] for seat in range(len(table.chairs)) if seat != listener}
    twin.notes.update(others)
    twin.receipts = {}
    twin.clocks = copy.deepcopy(table.clocks)
    twin.agreed = copy.deepcopy(table.agreed)
    twin.change = Change()
    return twin


def _other_key(chair: Any, seat: int) -> Any:
    other = copy.copy(chair)
    other.key = chair.key and key_of(seat, "in the other world")
    return other


def differs(table: Table, twin: Table) -> bool:
    """Whether the truth is another one."""
    assert table.match is not None
    assert twin.match is not None
    return table.match.state.dump() != twin.match.state.dump()


# What reaches somebody


def plain(message: bytes, table: Table) -> bytes:
    """Without what is arbitrary: the table's own address, and the seal of its seed."""
    return message.replace(table.id.encode(), b"(table)").replace(table.info().seal.encode(), b"(seal)")


class Listening:
    """Somebody connected, who keeps every message."""

    view = b""
    since = 0

    def __init__(self, ear: Ear) -> None:
        self.ear = ear
        self.heard: list[bytes] = []

    def hear(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self) -> None:
        self.heard.append(b"closed")


def ears(listener: int) -> list[Ear]:
    """The ways in which somebody can listen."""
    key = "" if listener == WATCHER else key_of(listener)
    return [Ear(listener, key), Ear(listener, key, language="fr", moves=True)]


def updates(table: Table, ear: Ear) -> Iterator[tuple[str, bytes]]:
    """Every shape of an update: to a newcomer, to somebody who comes back, to somebody who was there."""
    now = table.version(ear.seat)
    others = set(range(len(table.chairs))) - {ear.seat}
    changes = {
        "everything": (EVERYTHING, 0),
        "what he missed": (EVERYTHING, now // 2),
        "the table": (Change(table=True), now - 1),
        "the match": (Change(match=True), now - 1),
        "notes of others": (Change(match=True, noted=others), now),
        "own notes": (Change(noted={ear.seat}), now),
    }
    for name, (change, since) in changes.items():
        yield f"update of {name}", telling.encode(telling.update(table, ear, since, NOW, change))


def answers(table: Table, ear: Ear, asked: Sequence[Any]) -> Iterator[tuple[str, bytes]]:
    """What he is told when he asks; also why he is not."""
    for question in asked:
        try:
            answer = telling.encode(telling.answer_to(table, ear, question))
        except FilatureError as error:
            answer = telling.encode(telling.refusal(error, language=ear.language, table=table))
        yield f"answer to {question}", answer


def decisions(table: Table, ear: Ear, commands: Sequence[Any]) -> Iterator[tuple[str, bytes]]:
    """Whether a command would be carried out, and why not."""
    for command in commands:
        try:
            deciding.decide(table, Who(ear.key, ear.language or "en", "Somebody"), command, NOW)
            answer = b"done"
        except FilatureError as error:
            answer = telling.encode(telling.refusal(error, language=ear.language, table=table))
        yield f"answer to {command}", answer


def looks_back(table: Table, ear: Ear) -> Iterator[tuple[str, bytes]]:
    """What is to be had after a match, asked for in its midst."""
    eyes = ["watcher", "all", *map(str, range(len(table.chairs)))]
    requests: dict[str, Any] = {f"replay of {each}": (afterwards.replay, each, ear.key, "en") for each in eyes}
    requests |= {"record": (afterwards.record, ear.key), "dice": (afterwards.check_dice,)}
    requests |= {"figures": (afterwards.statistics, "de")}
    for name, (ask, *details) in requests.items():
        try:
            answer = telling.encode(ask(table, *details))
        except FilatureError as error:
            answer = telling.encode(telling.refusal(error))
        yield name, answer


def everything_alike(table: Table, twin: Table, listener: int, dice: random.Random) -> int:
    """Compare all that a listener can get out of two tables; returns how many messages that was."""
    asked, wanted = tries(table, twin, listener, dice)
    ways: list[tuple[Any, ...]] = [(updates,), (answers, asked), (decisions, wanted), (looks_back,)]
    compared = 0
    for ear in ears(listener):
        for way, *requests in ways:
            for (what, here), (_, there) in zip(way(table, ear, *requests), way(twin, ear, *requests), strict=True):
                compare(plain(here, table), plain(there, twin), f"{what}, to {listener}")
                compared += 1
    return compared


# What somebody may try


def tries(table: Table, twin: Table, listener: int, dice: random.Random) -> tuple[list[Any], list[Any]]:
    """Questions and commands of every kind, with texts from both worlds."""
    written = texts(table, twin, listener, dice)
    return questions(table, written, dice), commands(table, listener, written, dice)


def questions(table: Table, texts: Sequence[str], dice: random.Random) -> list[Any]:
    """Every question of the house, about words of the game and others; drafts of all kinds."""
    speaker = Speaker("en", table.game)
    words = ["p1", "P2", "nowhere", "3", *(name.removeprefix("word-") for name in speaker.names_of("word-"))]
    about = [(name, word) for name in ("where", "at", "near", "way") for word in dice.sample(words, WORDS_ASKED)]
    asked = [messages.Ask(question=name, word=word) for name, word in [*((name, "") for name in ANSWERS), *about]]
    return [*asked, messages.Ask(question="why"), messages.Moves(), *(messages.Draft(text=text) for text in texts)]


def commands(table: Table, listener: int, texts: Sequence[str], dice: random.Random) -> list[Any]:
    """Every command, sensible or not. Moves come with the version they are decided on, and with others."""
    now, seat = table.version(listener), None if listener == WATCHER else listener
    other = dice.randrange(len(table.chairs))
    return [
        *(messages.Move(text=text, version=now, seat=seat) for text in texts),
        *(messages.Move(text=texts[0], version=version) for version in range(max(0, now - 6), now + 2)),
        messages.Move(text=texts[0], version=now, seat=other),
        *(messages.Say(text="hm", channel=name) for name in CHANNELS),
        messages.Say(text=" "),
        messages.Note(),
        messages.Note(text="mine", seat=other),
        *(kind() for kind in (messages.Start, messages.Back, messages.Pause, messages.Resume, messages.Rematch)),
        *(kind() for kind in (messages.Stand, messages.Close)),
        messages.Stand(bot="nobody"),
        messages.Sit(name="Me"),
        messages.Sit(name="Me", seat=other),
        messages.Plan(chair=other, to=OpenSeat()),
        messages.Rekey(chair=other),
        messages.Replace(chair=other),
        messages.Replace(chair=11),
    ]


def texts(table: Table, twin: Table, listener: int, dice: random.Random) -> list[str]:
    """Moves that are legal in one of the worlds, for this listener or for others; sequences of his; and nonsense."""
    found = dice.sample(JUNK, 3)
    for each in (table, twin):
        assert each.match is not None
        state = each.match.state
        for seat in (CHANCE, *range(each.match.seats)):
            moves = list(state.moves(seat))
            found += [state.write(seat, move) for move in dice.sample(moves, min(len(moves), MOVES_TRIED))]
        found += [together.join(_walk(state.copy(), listener, dice)) for together in TOGETHER]
    return [text for text in dict.fromkeys(found) if text]


def _walk(state: State, seat: int, dice: random.Random) -> Iterator[str]:
    """A few moves of one seat, one after the other, as they can be played in this world."""
    for _ in range(dice.randrange(2, 12)):
        moves = state.moves(seat)
        if not moves:
            return
        move = dice.choice(moves)
        yield state.write(seat, move)
        state.play(seat, move)
