"""All that somebody can get out of a table: what he is told, what he may ask and try, and how he is refused."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator, Sequence
from typing import Any

from filature.analysis import hint, why
from filature.games import catalogue
from filature.kernel.conformance.trial import encode, hear
from filature.kernel.errors import FilatureError
from filature.kernel.state import CHANCE, WATCHER, State
from filature.language import Speaker
from filature.language.questions import ANSWERS
from filature.server import afterwards, deciding, messages, telling
from filature.server.deciding import Who
from filature.server.ears import Ear
from filature.server.hinting import wish_for_hint
from filature.server.messages import OpenSeat
from filature.server.table import Change, Table
from filature.server.telling import EVERYTHING
from tests.server.twins import compare, key_of, plain, position

NOW = 10_000_000
"""Long after everything that was written down; in milliseconds."""
TOGETHER = (" ", ", ")
"""How games write several moves in one text."""
JUNK = ("?", "xyzzy", "resign", "end", "unlock", "late", "report", "declare", "roll 3", "draft", "0", "p1=p2")
CHANNELS = ("table", "watchers", "cia", "kgb", "drop-cia", "drop-kgb")
WORDS_ASKED, MOVES_TRIED = 4, 3

Answers = Iterator[tuple[str, bytes]]
"""What was asked, and what came over the wire."""


def ears(listener: int) -> list[Ear]:
    """The ways in which somebody can listen."""
    key = "" if listener == WATCHER else key_of(listener)
    return [Ear(listener, key), Ear(listener, key, language="fr", moves=True)]


def updates(table: Table, ear: Ear) -> Answers:
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


def answers(table: Table, ear: Ear, asked: Sequence[Any]) -> Answers:
    """What he is told when he asks; also why he is not."""
    for question in asked:
        try:
            answer = telling.encode(telling.answer_to(table, ear, question))
        except FilatureError as error:
            answer = telling.encode(telling.refusal(error, language=ear.language, table=table))
        yield f"answer to {question}", answer


def hints(table: Table, ear: Ear) -> Answers:
    """What the house would tell him to suspect, and why."""
    try:
        game, known, secret = pickle.loads(wish_for_hint(table, ear.seat, None).pack())
        sentences = hint(why(catalogue.game(game), known, secret), telling.speaker_for(table, ear))
        answer = telling.encode(messages.Hint(sentences=sentences))
    except FilatureError as error:
        answer = telling.encode(telling.refusal(error, language=ear.language, table=table))
    yield "hint", answer


def decisions(table: Table, ear: Ear, commands: Sequence[Any]) -> Answers:
    """Whether a command would be carried out, and why not."""
    for command in commands:
        try:
            deciding.decide(table, Who(ear.key, ear.language or "en", "Somebody"), command, NOW)
            answer = b"done"
        except FilatureError as error:
            answer = telling.encode(telling.refusal(error, language=ear.language, table=table))
        yield f"answer to {command}", answer


def looks_back(table: Table, ear: Ear) -> Answers:
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


def alike(table: Table, twin: Table, listener: int, ways: Sequence[tuple[Any, ...]]) -> int:
    """Compare what a listener gets out of two tables in some ways; returns how many messages that was."""
    compared = 0
    for ear in ears(listener):
        for way, *requests in ways:
            for (what, here), (_, there) in zip(way(table, ear, *requests), way(twin, ear, *requests), strict=True):
                compare(plain(here, table), plain(there, twin), f"{what}, to {listener}")
                compared += 1
    return compared


def everything_alike(table: Table, twin: Table, listener: int, dice: random.Random) -> int:
    asked, wanted = tries(table, twin, listener, dice)
    return alike(table, twin, listener, [(updates,), (answers, asked), (decisions, wanted), (looks_back,)])


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
    return [*asked, messages.Ask(question="why"), messages.Moves(), *(messages.Preview(text=text) for text in texts)]


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
    for state in (position(table), position(twin)):
        for seat in (CHANCE, *range(len(table.chairs))):
            moves = list(state.moves(seat))
            found += [state.write(seat, move) for move in dice.sample(moves, min(len(moves), MOVES_TRIED))]
        found += [together.join(_walk(state.copy(), listener, dice)) for together in TOGETHER]
    return [text for text in dict.fromkeys(found) if text]


def sensed(state: State, listener: int, seat: int, move: int) -> tuple[bytes, bytes]:
    """What the rules show and tell a listener of a move."""
    after = state.copy()
    after.news = []
    after.play(seat, move)
    return encode(after.view(listener)), hear(after.news, listener)


def _walk(state: State, seat: int, dice: random.Random) -> Iterator[str]:
    """A few moves of one seat, one after the other, as they can be played in this world."""
    for _ in range(dice.randrange(2, 12)):
        moves = state.moves(seat)
        if not moves:
            return
        move = dice.choice(moves)
        yield state.write(seat, move)
        state.play(seat, move)
