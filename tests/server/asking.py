"""All that somebody can get out of a table: what he is told, what he may ask and try, and how he is refused."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator, Sequence
from typing import Any

from filature.analysis import hint, why
from filature.games import catalogue
from filature.kernel.errors import FilatureError
from filature.kernel.state import CHANCE, WATCHER, State
from filature.language import Speaker
from filature.language.questions import ANSWERS
from filature.server import protocol
from filature.server.jobs import replay as replays
from filature.server.jobs.hints import hint_request
from filature.server.protocol import OpenSeat
from filature.server.runtime import updates
from filature.server.runtime.subscribers import Viewer
from filature.server.runtime.updates import EVERYTHING
from filature.server.table.commands import Caller, decide
from filature.server.table.table import Change, Table
from filature.testing.trial import encode, hear
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


def viewers(listener: int) -> list[Viewer]:
    """The ways in which somebody can listen."""
    key = "" if listener == WATCHER else key_of(listener)
    return [Viewer(listener, key), Viewer(listener, key, language="fr", moves=True, decision=True)]


def every_update(table: Table, viewer: Viewer) -> Answers:
    """Every shape of an update: to a newcomer, to somebody who comes back, to somebody who was there."""
    now = table.version(viewer.seat)
    others = set(range(len(table.chairs))) - {viewer.seat}
    changes = {
        "everything": (EVERYTHING, 0),
        "what he missed": (EVERYTHING, now // 2),
        "the table": (Change(table=True), now - 1),
        "the match": (Change(match=True), now - 1),
        "notes of others": (Change(match=True, noted=others), now),
        "own notes": (Change(noted={viewer.seat}), now),
    }
    for name, (change, since) in changes.items():
        yield f"update of {name}", updates.encode(updates.for_viewer(table, viewer, since, NOW, change))


def answers(table: Table, viewer: Viewer, asked: Sequence[Any]) -> Answers:
    """What he is told when he asks; also why he is not."""
    for question in asked:
        try:
            answer = updates.encode(updates.answer_to(table, viewer, question))
        except FilatureError as error:
            answer = updates.encode(updates.refusal(error, language=viewer.language, table=table))
        yield f"answer to {question}", answer


def hints(table: Table, viewer: Viewer) -> Answers:
    """What the house would tell him to suspect, and why."""
    try:
        game, known, secret = pickle.loads(hint_request(table, viewer.seat, None).pack())
        sentences = hint(why(catalogue.game(game), known, secret), updates.speaker_for(table, viewer))
        answer = updates.encode(protocol.Hint(sentences=sentences))
    except FilatureError as error:
        answer = updates.encode(updates.refusal(error, language=viewer.language, table=table))
    yield "hint", answer


def decisions(table: Table, viewer: Viewer, commands: Sequence[Any]) -> Answers:
    """Whether a command would be carried out, and why not."""
    for command in commands:
        try:
            decide(table, Caller(viewer.key, viewer.language or "en", "Somebody"), command, NOW)
            answer = b"done"
        except FilatureError as error:
            answer = updates.encode(updates.refusal(error, language=viewer.language, table=table))
        yield f"answer to {command}", answer


def looks_back(table: Table, viewer: Viewer) -> Answers:
    """What is to be had after a match, asked for in its midst."""
    eyes = ["watcher", "all", *map(str, range(len(table.chairs)))]
    requests: dict[str, Any] = {f"replay of {each}": (replays.replay, each, viewer.key, "en") for each in eyes}
    requests |= {"record": (replays.record, viewer.key), "dice": (replays.check_dice,)}
    requests |= {"figures": (replays.statistics, "de")}
    for name, (ask, *details) in requests.items():
        try:
            answer = updates.encode(ask(table, *details))
        except FilatureError as error:
            answer = updates.encode(updates.refusal(error))
        yield name, answer


def alike(table: Table, twin: Table, listener: int, ways: Sequence[tuple[Any, ...]]) -> int:
    """Compare what a listener gets out of two tables in some ways; returns how many messages that was."""
    compared = 0
    for viewer in viewers(listener):
        for way, *requests in ways:
            for (what, here), (_, there) in zip(
                way(table, viewer, *requests), way(twin, viewer, *requests), strict=True
            ):
                compare(plain(here, table), plain(there, twin), f"{what}, to {listener}")
                compared += 1
    return compared


def everything_alike(table: Table, twin: Table, listener: int, dice: random.Random) -> int:
    asked, wanted = tries(table, twin, listener, dice)
    return alike(table, twin, listener, [(every_update,), (answers, asked), (decisions, wanted), (looks_back,)])


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
    asked = [protocol.Ask(question=name, word=word) for name, word in [*((name, "") for name in ANSWERS), *about]]
    typed = [protocol.Typed(text=f"{name} {word}".strip()) for name, word in [*about, ("w", ""), ("b", ""), ("k", "")]]
    previews = [kind(text=text) for text in texts for kind in (protocol.Preview, protocol.Typed)]
    return [*asked, *typed, protocol.Ask(question="why"), protocol.Moves(), *previews]


def commands(table: Table, listener: int, texts: Sequence[str], dice: random.Random) -> list[Any]:
    """Every command, sensible or not. Moves come with the version they are decided on, and with others."""
    now, seat = table.version(listener), None if listener == WATCHER else listener
    other = dice.randrange(len(table.chairs))
    return [
        *(protocol.Move(text=text, version=now, seat=seat) for text in texts),
        *(protocol.Move(text=texts[0], version=version) for version in range(max(0, now - 6), now + 2)),
        protocol.Move(text=texts[0], version=now, seat=other),
        *(protocol.Chat(text="hm", channel=name) for name in CHANNELS),
        protocol.Chat(text=" "),
        *(protocol.Phrase(phrase="hello", channel=name) for name in CHANNELS),
        protocol.Phrase(phrase="hm"),
        protocol.Phrase(phrase="i-suspect", facts={"player": "p2"}),
        protocol.Phrase(phrase="i-suspect", facts={"player": "p99"}),
        protocol.Remove(watcher="0" * 16),
        protocol.Note(),
        protocol.Note(text="mine", seat=other),
        *(
            kind()
            for kind in (
                protocol.Ready,
                protocol.Start,
                protocol.Back,
                protocol.Pause,
                protocol.Resume,
                protocol.Rematch,
            )
        ),
        *(kind() for kind in (protocol.Stand, protocol.Close)),
        protocol.Stand(bot="nobody"),
        protocol.Sit(name="Me"),
        protocol.Sit(name="Me", seat=other),
        protocol.Plan(chair=other, to=OpenSeat()),
        protocol.Sit(name="Me", link="x" * 43),
        protocol.Offer(),
        protocol.Offer(seat=other),
        protocol.Withdraw(seat=other),
        protocol.Replace(chair=other),
        protocol.Replace(chair=11),
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
