"""The process in which bots think. It lives as long as the pipe it is asked through."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from filature.bots import make
from filature.games.catalogue import game
from filature.kernel.events import Event
from filature.kernel.game import View
from filature.kernel.player import Player

KEPT = 500
"""How many players a worker remembers; the longest silent one is forgotten first."""

FORGOTTEN = "forgotten"
"""The answer for a player that is not here (any more): it must be told everything again."""

Chair = tuple[str, int, str, str, int]
"""Which player it is: match, seat, game, bot, seed."""


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is given for one decision: only what its seat may know."""

    match: str
    seat: int
    game: str
    bot: str
    seed: int
    events: list[Event]
    """All its seat has heard, from the first event on."""
    view: View
    moves: Sequence[int]

    @property
    def chair(self) -> Chair:
        return self.match, self.seat, self.game, self.bot, self.seed


class Answer(msgspec.Struct, frozen=True):
    move: int | None
    failed: str = ""
    """Why there is no move; it never tells what the bot knew."""


def pack(message: tuple[Thought, bool] | str) -> bytes:
    """A request as bytes: a thought and whether its player begins anew, or the match to forget."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(4) + data


class Players:
    """The players of one worker, in the order they were last asked."""

    def __init__(self) -> None:
        self._players: dict[Chair, Player] = {}

    def serve(self, request: bytes) -> Answer | None:
        try:
            message = pickle.loads(request)
            if not isinstance(message, str):
                return self.choose(*message)
            self.forget(message)
            return None
        except BaseException as error:  # a bot that exits has failed like any other
            # The error's own words may tell secrets; its kind and place do not.
            place = traceback.extract_tb(error.__traceback__)[-1]
            return Answer(None, f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}")

    def choose(self, thought: Thought, anew: bool) -> Answer:
        # Taken out, and put back at the end: a player that fails is not trusted again.
        player = self._players.pop(thought.chair, None)
        if anew:
            player = make(game(thought.game), thought.bot, thought.seed)
        if player is None:
            return Answer(None, FORGOTTEN)
        for event in thought.events:
            player.hear(event)
        move = player.choose(thought.view, list(thought.moves))  # a copy: the bot may do with it what it likes
        if move not in thought.moves:
            return Answer(None, "illegal move")
        self._players[thought.chair] = player
        if len(self._players) > KEPT:
            del self._players[next(iter(self._players))]
        return Answer(int(move))

    def forget(self, match: str) -> None:
        self._players = {chair: player for chair, player in self._players.items() if chair[0] != match}


def listen(pipe: BinaryIO, requests: SimpleQueue[bytes]) -> None:
    """Hand requests on. Whoever asks holds the other end; when he is gone, so is the worker, even in mid-thought."""
    while header := pipe.read(4):
        requests.put(pipe.read(int.from_bytes(header)))
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    # The pipes are ours alone: what a bot prints goes to the log, and it has nothing to read.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(asked, requests), daemon=True).start()
    players = Players()
    with suppress(BrokenPipeError):
        while True:
            if answer := players.serve(requests.get()):
                answers.write(msgspec.json.encode(answer) + b"\n")
