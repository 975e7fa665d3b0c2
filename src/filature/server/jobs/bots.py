"""Bots choose their moves in child processes, each from what its seat may know."""

from __future__ import annotations

import asyncio
import logging
import pickle
import zlib
from collections.abc import Sequence

import msgspec

from filature.bots import make_live, outside
from filature.bots.contract import Player
from filature.bots.program import LEAVE_S, START_S, CommandPlayer
from filature.games.catalogue import game
from filature.kernel.errors import BotFailed
from filature.kernel.events import Event
from filature.kernel.view import View
from filature.server.jobs.fair_lock import FairLock, Place
from filature.server.jobs.process import ChildProcess, Handler, JobFailed, where

logger = logging.getLogger("filature.server")

HANDLER = "filature.server.jobs.bots:handler"
PLAYERS_KEPT = 500
"""How many players a child remembers; the longest silent one is forgotten first."""
PROGRAMS_KEPT = 20
"""How many of them may be programs from outside, each a process."""
OUTSIDE_S = START_S + 2 * LEAVE_S
"""What a program gets besides the time for its decision: to be started, and to end another one before."""
FORGOTTEN = "forgotten"
"""The answer for a player that is not there (any more): it must be told everything again."""

PlayerId = tuple[str, int, str, str, int]
"""Which player it is: match, seat, game, bot, seed."""


class BotRequest(msgspec.Struct, frozen=True, kw_only=True):
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
    written: Sequence[str] = ()
    """The same in words, for a bot from outside."""
    outside: str = ""
    """What a bot from outside is; the operator has said so, never a client."""

    @property
    def player(self) -> PlayerId:
        return self.match, self.seat, self.game, self.bot, self.seed


class BotAnswer(msgspec.Struct, frozen=True):
    move: int | None
    failed: str = ""
    """Why there is no move; it never tells what the bot knew."""


class BotPool:
    """All bots of a server process. A player stays in one child, which remembers it from decision to decision."""

    def __init__(self, processes: int = 1, timeout_s: float = 30.0) -> None:
        self.timeout_s = timeout_s
        """What a bot has for a decision; waiting for others does not count."""
        self._children = [BotProcess() for _ in range(processes)]
        self._choosing: set[asyncio.Task[BotAnswer]] = set()

    async def choose(self, request: BotRequest, place: Place | None = None) -> int | None:
        """The move a bot chose, when it was its turn; None when it failed, and the log says why."""
        child = self._children[zlib.crc32(f"{request.match} {request.seat}".encode()) % len(self._children)]
        task = asyncio.create_task(child.choose(request, place or Place(request.match), self.timeout_s))
        self._choosing.add(task)
        task.add_done_callback(self._choosing.discard)
        answer = await task
        if answer.failed:
            logger.warning("bot failed", extra={"bot": request.bot, "game": request.game, "reason": answer.failed})
        return answer.move

    def forget(self, match: str) -> None:
        """A match is over; nobody needs its players any more."""
        for child in self._children:
            child.forget(match)

    async def close(self) -> None:
        """End all children. Choices under way are cancelled, for their bots did not fail."""
        choosing = list(self._choosing)
        for task in choosing:
            task.cancel()
        await asyncio.gather(*choosing, return_exceptions=True)
        await asyncio.gather(*(child.stop() for child in self._children))


class BotProcess:
    """A child process and what its players have been told."""

    def __init__(self) -> None:
        self._child = ChildProcess(HANDLER)
        self._heard: dict[PlayerId, int] = {}
        """How many events each player over there has been sent."""
        self._free = FairLock()

    async def choose(self, request: BotRequest, place: Place, timeout_s: float) -> BotAnswer:
        async with self._free.turn(place):
            try:
                return await self._ask(request, timeout_s)
            except JobFailed as failure:
                if failure.reason == "out of time":
                    return BotAnswer(None, failure.reason)
            try:  # the process may have died long ago, through no fault of this bot
                return await self._ask(request, timeout_s)
            except JobFailed as failure:
                return BotAnswer(None, failure.reason)

    def forget(self, match: str) -> None:
        players = [player for player in self._heard if player[0] == match]
        for player in players:
            del self._heard[player]
        if players:
            self._child.tell(pickle.dumps(match))

    async def stop(self) -> None:
        self._heard.clear()
        await self._child.stop()

    async def _ask(self, request: BotRequest, timeout_s: float) -> BotAnswer:
        if not self._child.running:
            self._heard.clear()
        answer = await self._exchange(request, self._heard.get(request.player), timeout_s)
        if answer.failed == FORGOTTEN:
            answer = await self._exchange(request, None, timeout_s)
        if answer.failed:
            self._heard.pop(request.player, None)
        return answer

    async def _exchange(self, request: BotRequest, heard: int | None, timeout_s: float) -> BotAnswer:
        news = msgspec.structs.replace(request, events=request.events[heard:])
        self._heard[request.player] = len(request.events)
        data = pickle.dumps((news, heard is None, timeout_s), pickle.HIGHEST_PROTOCOL)
        # A program is ended by the child that asks it; only if that fails, the child is.
        whole_s = timeout_s + OUTSIDE_S if request.outside else timeout_s
        return msgspec.json.decode(await self._child.request(data, whole_s), type=BotAnswer)


# In the child


class Players:
    """The players of one child, in the order they were last asked."""

    def __init__(self) -> None:
        self._players: dict[PlayerId, Player] = {}

    def handle(self, data: bytes) -> bytes | None:
        try:
            message = pickle.loads(data)
            if isinstance(message, str):
                self.forget(message)
                return None
            answer = self.choose(*message)
        except BotFailed as error:
            answer = BotAnswer(None, f"{error.code}: {where(error.__cause__)}" if error.__cause__ else error.code)
        except BaseException as error:  # a bot that exits has failed like any other
            answer = BotAnswer(None, where(error))
        return msgspec.json.encode(answer)

    def choose(self, request: BotRequest, anew: bool, timeout_s: float) -> BotAnswer:
        # Taken out, and put back at the end: a player that fails is not trusted again.
        player = self._players.pop(request.player, None)
        if anew:
            _close(player)
            player = _make(request, timeout_s)
        if player is None:
            return BotAnswer(None, FORGOTTEN)
        for event in request.events:
            player.hear(event)
        moves = list(request.moves)  # a copy: the bot may do with it what it likes
        move = player.decide(request.view, moves, lambda: list(request.written))
        if move not in request.moves:
            return BotAnswer(None, "illegal move")
        self._players[request.player] = player
        self._forget_oldest(PLAYERS_KEPT, Player)
        self._forget_oldest(PROGRAMS_KEPT, CommandPlayer)
        return BotAnswer(int(move))

    def forget(self, match: str) -> None:
        for player in [player for player in self._players if player[0] == match]:
            _close(self._players.pop(player))

    def _forget_oldest(self, most: int, kind: type[Player]) -> None:
        if len(self._players) <= most:
            return
        ids = [player for player, made in self._players.items() if isinstance(made, kind)]
        if len(ids) > most:
            _close(self._players.pop(ids[0]))


def _make(request: BotRequest, timeout_s: float) -> Player:
    if request.outside:
        return outside.make(request.outside, request.seed, timeout_s)
    return make_live(game(request.game), request.bot, request.seed)


def _close(player: Player | None) -> None:
    if isinstance(player, CommandPlayer):
        player.close()


def handler() -> Handler:
    return Players().handle
