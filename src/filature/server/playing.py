"""Moves: a player's own, a bot's, and what is played for somebody whose time is up. Also clocks and private notes."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from filature.kernel.errors import BadRequest, FilatureError
from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from filature.language import Speaker
from filature.server import log
from filature.server.drafts import NO_DRAFTS, Drafts
from filature.server.ears import Ear
from filature.server.errors import NotAllowed, Stale
from filature.server.table import Table
from filature.server.wishes import Decision, Wish, check_status


@final
@mypyc_attr(acyclic=True)
class Turn(Decision):
    """A move. It is played in a fork of the match, to see what it brings before it is stored and shown."""

    def __init__(self, table: Table, moves: list[int], entry: log.Played) -> None:
        super().__init__([entry])
        self._table = table
        self._moves = moves
        self._entry = entry

    def play(self) -> None:
        assert self._table.match is not None
        self.match = self._table.match.fork()
        self.match.play(self._entry.seat, *self._moves)

    def settle(self) -> None:
        assert self.match is not None
        self.match.settle()
        self._entry.lines.extend(self.match.moves)


def move(wish: Wish) -> Decision:
    table, command = wish.table, wish.command
    seat = wish.seat()
    check_status(wish.table, "playing")
    assert table.match is not None
    if table.chairs[seat].bot:
        raise NotAllowed("stand-in-plays", "A bot plays for you; take your seat back first.")
    if table.clocks.paused is not None:
        raise NotAllowed("paused", "The clocks are stopped; let them go on first.")
    if not table.asked[seat] <= command.version <= table.version(seat):
        raise Stale("stale", "Something has happened since you decided; look again and choose once more.")
    moves = _read(table.match, seat, command.text, wish.who.language)
    return Turn(table, moves, log.Played(at=wish.now, by=wish.who.key, id=command.id, seat=seat, lines=[]))


def drafted(table: Table, ear: Ear, text: str) -> list[int]:
    """The moves a seat has in mind, read from what it has written so far."""
    if ear.seat == WATCHER:
        raise NotAllowed("nothing-to-decide", "Watchers have nothing to decide.")
    check_status(table, "playing")
    assert table.match is not None
    return _read(table.match, ear.seat, text, ear.language or "en") if text.strip() else []


def _read(match: Match, seat: int, text: str, language: str) -> list[int]:
    """A move in the words of the notation, as programs and the page write it; else in those of the player."""
    try:
        return match.state.read(seat, text)
    except FilatureError:
        return Speaker(language, match.game, names=match.names, seat=seat).understand(match.state, seat, text)


def late(table: Table, now: int, drafts: Drafts = NO_DRAFTS) -> Decision | None:
    """What is played for a seat whose time is up, if there is one: its draft, then what absent players play."""
    if table.match is None or table.status != "playing":
        return None
    waiting = table.match.state.turn()
    seats = [seat for seat in table.clocks.late(now) if seat in waiting]
    return _absent(table, seats[0], now, "late", drafts) if seats else None


def bot_move(table: Table, seat: int, move: int | None, now: int) -> Decision:
    """What a bot of the house chose; where it failed, the absent move."""
    if move is None:
        return _absent(table, seat, now, "absent")
    return _play(table, [move], log.Played(at=now, seat=seat, lines=[]))


def _absent(table: Table, seat: int, now: int, why: str, drafts: Drafts = NO_DRAFTS) -> Decision:
    assert table.match is not None
    moves = [*drafts.moves(table, seat), table.match.state.absent(seat)]
    return _play(table, moves, log.Played(at=now, seat=seat, lines=[], why=why))


def _play(table: Table, moves: list[int], entry: log.Played) -> Decision:
    turn = Turn(table, moves, entry)
    turn.play()
    turn.settle()
    return turn


def pause(wish: Wish) -> Decision:
    table, seat = wish.table, wish.seat()
    check_status(wish.table, "playing")
    if table.clocks.paused is not None:
        raise NotAllowed("already-paused", "The clocks are stopped already.")
    agreed = log.Agreed(**wish.stamp, seat=seat, what="pause")
    everybody = set(table.people()) <= table.agreed.get("pause", set()) | {seat}
    return Decision([agreed, log.Paused(**wish.stamp)] if everybody else [agreed])


def resume(wish: Wish) -> Decision:
    seat = wish.seat()
    check_status(wish.table, "playing")
    if wish.table.clocks.paused is None:
        raise NotAllowed("not-paused", "The clocks are going.")
    return Decision([log.Resumed(**wish.stamp, seat=seat)])


def note(wish: Wish) -> Decision:
    table, command, seat = wish.table, wish.command, wish.seat()
    if not command.text.strip() and command.marks is None:
        raise BadRequest("empty-note", "A note needs a text or marks.")
    turn = table.match.state.turn_number() if table.match else 0
    return Decision([log.Noted(**wish.stamp, seat=seat, turn=turn, text=command.text.strip(), marks=command.marks)])
