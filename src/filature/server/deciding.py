"""What a table writes down next when somebody wants something: every command becomes entries, or is refused.

Nothing here changes the table. A move is played on a copy, to see what it brings before it is stored and shown.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from filature import bots
from filature.games import catalogue
from filature.kernel.errors import BadOption, BadRequest, MatchOver
from filature.kernel.game import TABLE
from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from filature.language import Speaker
from filature.server import log, messages
from filature.server.errors import BadKey, NotAllowed, Stale
from filature.server.keys import digest, new_key, new_table_id
from filature.server.messages import BotSeat, MySeat, OpenSeat, SeatWish
from filature.server.table import Table

WATCHERS = "watchers"
LONGEST_NAME = 40


@dataclass(frozen=True)
class Who:
    """Who speaks: the digest of his key, his language, and a watcher's name."""

    key: str = ""
    language: str = "en"
    name: str = ""


@dataclass
class Decision:
    """What to write down. `match` is the match after it; `key` a new secret, to be told to its owner only."""

    entries: list[log.AnyEntry]
    match: Match | None = None
    key: str | None = None
    opening: tuple[str, list[log.AnyEntry]] | None = None
    """Another table to be opened first, with its id."""


@dataclass
class Wish:
    """A command at a table, with all that deciding it needs."""

    table: Table
    who: Who
    command: Any
    now: int
    stamp: dict[str, Any] = field(init=False)
    """What marks every entry of this command."""

    def __post_init__(self) -> None:
        self.stamp = {"at": self.now, "by": self.who.key, "id": self.command.id}

    def seat(self) -> int:
        """The seat the command is for; its key must hold it."""
        held = self.table.seats_of(self.who.key)
        if not held:
            raise BadKey("no-seat", "This key holds no seat at this table. Sit down first, or use your personal link.")
        if self.command.seat is None and len(held) > 1:
            raise BadRequest("which-seat", "This key holds several seats; say which: {known}.", known=held)
        seat: int = held[0] if self.command.seat is None else self.command.seat
        if seat not in held:
            raise BadKey("foreign-seat", "This key does not hold seat {seat}.", seat=seat)
        return seat

    def check_host(self) -> None:
        if not self.table.is_host(self.who.key):
            raise NotAllowed("not-host", "Only the host of the table may do this.")

    def check_status(self, *allowed: str) -> None:
        status = self.table.status
        if status in allowed:
            return
        if status == "closed":
            raise NotAllowed("table-closed", "This table was closed by its host. Open another one.")
        if status == "over":
            raise MatchOver("match-over", "The match is over; nothing more can be played.")
        if status == "open":
            raise NotAllowed("not-started", "The match has not begun; the host starts it when all chairs are taken.")
        raise NotAllowed("already-started", "The match has begun; this was possible only before.")

    def chair(self) -> int:
        chair: int = self.command.chair
        if chair >= len(self.table.chairs):
            raise BadRequest(
                "no-such-chair", "There is no seat {seat}; the last one is {last}.", seat=chair, last=self.last
            )
        return chair

    @property
    def last(self) -> int:
        return len(self.table.chairs) - 1


def decide(table: Table, who: Who, command: Any, now: int) -> Decision:
    """The entries a command leads to; raises a `FilatureError` that says why not."""
    return DECIDE[type(command)](Wish(table, who, command, now))


def open_table(new: messages.NewTable, key: str, now: int) -> list[log.AnyEntry]:
    """The first entries of a new table; the host's key holds every seat he wants for himself."""
    game = catalogue.game(new.game)
    game.start(game.check_seats(len(new.seats)), new.options)
    for wish in new.seats:
        if isinstance(wish, BotSeat):
            bots.make(game, wish.bot, 0)
    if new.delay and not new.watchers:
        raise BadOption("delay-without-watchers", "Watchers cannot be delayed where none are allowed.")
    opened = log.Opened(
        at=now,
        by=key,
        game=new.game,
        seats=[OpenSeat() if isinstance(wish, MySeat) else wish for wish in new.seats],
        options=new.options,
        public=new.public,
        watchers=new.watchers,
        delay=new.delay,
        clock=new.clock,
        pace=new.pace,
        seed=secrets.token_hex(32),
    )
    mine = [(seat, wish) for seat, wish in enumerate(new.seats) if isinstance(wish, MySeat)]
    sat = [
        log.Sat(at=now, by=key, seat=seat, name=clean_name(wish.name), key=key, nonce=wish.nonce) for seat, wish in mine
    ]
    return [opened, *sat]


def clean_name(name: str) -> str:
    """A name without control characters and needless spaces."""
    plain = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in name)
    cleaned = " ".join(plain.split())[:LONGEST_NAME].strip()
    if not cleaned:
        raise BadRequest("bad-name", "A name needs at least one letter.")
    return cleaned


def late(table: Table, now: int) -> Decision | None:
    """What is played for a seat whose time is up, if there is one."""
    if table.match is None or table.status != "playing":
        return None
    waiting = table.match.state.turn()
    seats = [seat for seat in table.clocks.late(now) if seat in waiting]
    return _absent(table, seats[0], now, "late") if seats else None


def bot_move(table: Table, seat: int, move: int | None, now: int) -> Decision:
    """What a bot of the house chose; where it failed, the absent move."""
    if move is None:
        return _absent(table, seat, now, "absent")
    return _play(table, seat, [move], log.Played(at=now, seat=seat, lines=[]))


def _absent(table: Table, seat: int, now: int, why: str) -> Decision:
    assert table.match is not None
    return _play(table, seat, [table.match.state.absent(seat)], log.Played(at=now, seat=seat, lines=[], why=why))


def _play(table: Table, seat: int, moves: list[int], entry: log.Played) -> Decision:
    assert table.match is not None
    trial = table.match.copy()
    trial.play(seat, *moves)
    trial.settle()
    entry.lines.extend(trial.moves[len(table.match.moves) :])
    return Decision([entry], trial)


def _move(wish: Wish) -> Decision:
    table, command = wish.table, wish.command
    seat = wish.seat()
    wish.check_status("playing")
    assert table.match is not None
    if table.chairs[seat].bot:
        raise NotAllowed("stand-in-plays", "A bot plays for you; take your seat back first.")
    if table.clocks.paused is not None:
        raise NotAllowed("paused", "The clocks are stopped; let them go on first.")
    if not table.asked[seat] <= command.version <= table.version(seat):
        raise Stale("stale", "Something has happened since you decided; look again and choose once more.")
    state = table.match.state
    moves = Speaker(wish.who.language, table.game, names=table.names(), seat=seat).understand(state, seat, command.text)
    return _play(table, seat, moves, log.Played(**wish.stamp, seat=seat, lines=[]))


def _sit(wish: Wish) -> Decision:
    table, command = wish.table, wish.command
    wish.check_status("open", "playing")
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if not free:
        raise NotAllowed("table-full", "All chairs of this table are taken.")
    seat = free[0] if command.seat is None else command.seat
    if seat not in free:
        raise NotAllowed("chair-taken", "Seat {seat} is taken; free are {known}.", seat=seat, known=free)
    fresh = None if command.key or wish.who.key else new_key()
    brought = command.key or fresh
    key = digest(brought) if brought else wish.who.key
    name = clean_name(command.name)
    sat = log.Sat(**wish.stamp, seat=seat, name=name, key=key, nonce=command.nonce, bot=command.bot)
    return Decision([sat], key=fresh)


def _stand(wish: Wish) -> Decision:
    seat = wish.seat()
    wish.check_status("open", "playing")
    bot = _known_bot(wish.table, wish.command.bot) if wish.table.status == "playing" else ""
    return Decision([log.Stood(**wish.stamp, seat=seat, bot=bot)])


def _start(wish: Wish) -> Decision:
    table = wish.table
    wish.check_host()
    wish.check_status("open")
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.info_by == "open"]
    if empty:
        raise NotAllowed("chairs-empty", "Nobody sits on {known} yet; invite somebody or take a bot.", known=empty)
    names = _distinct(table.names())
    nonces = [chair.nonce for chair in table.chairs if chair.nonce]
    match = table.new_match(names, nonces)
    match.settle()
    started = log.Started(**wish.stamp, names=names, nonces=nonces, lines=list(match.moves))
    return Decision([started], match)


def _distinct(names: list[str]) -> list[str]:
    """Namesakes get the number of their seat."""
    return [f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def _plan(wish: Wish) -> Decision:
    wish.check_host()
    wish.check_status("open")
    chair, to = wish.chair(), wish.command.to
    if wish.table.chairs[chair].key:
        raise NotAllowed("somebody-sits", "Somebody sits on seat {seat}.", seat=chair)
    bot = _known_bot(wish.table, to.bot) if isinstance(to, BotSeat) else ""
    return Decision([log.Planned(**wish.stamp, seat=chair, bot=bot)])


def _rekey(wish: Wish) -> Decision:
    wish.check_host()
    chair = wish.chair()
    if not wish.table.chairs[chair].key:
        raise NotAllowed("nobody-sits", "Nobody sits on seat {seat}.", seat=chair)
    fresh = None if wish.command.key else new_key()
    key = digest(wish.command.key or fresh or "")
    return Decision([log.Rekeyed(**wish.stamp, seat=chair, key=key)], key=fresh)


def _replace(wish: Wish) -> Decision:
    table, chair = wish.table, wish.chair()
    wish.check_status("playing")
    if chair not in table.people():
        raise NotAllowed("nobody-plays", "No person plays on seat {seat}.", seat=chair)
    replaced = log.Replaced(**wish.stamp, seat=chair, bot=_known_bot(table, wish.command.bot))
    if table.is_host(wish.who.key) or chair in table.seats_of(wish.who.key):
        return Decision([replaced])
    seat, what = wish.seat(), f"replace {chair}"
    agreed = log.Agreed(**wish.stamp, seat=seat, what=what)
    others = set(table.people()) - {chair}
    return Decision([agreed, replaced] if others <= table.agreed.get(what, set()) | {seat} else [agreed])


def _back(wish: Wish) -> Decision:
    seat = wish.seat()
    wish.check_status("playing")
    if not wish.table.chairs[seat].bot:
        raise NotAllowed("seat-is-yours", "Nobody plays for you; the seat is yours.")
    return Decision([log.Returned(**wish.stamp, seat=seat)])


def _pause(wish: Wish) -> Decision:
    table, seat = wish.table, wish.seat()
    wish.check_status("playing")
    if table.clocks.paused is not None:
        raise NotAllowed("already-paused", "The clocks are stopped already.")
    agreed = log.Agreed(**wish.stamp, seat=seat, what="pause")
    everybody = set(table.people()) <= table.agreed.get("pause", set()) | {seat}
    return Decision([agreed, log.Paused(**wish.stamp)] if everybody else [agreed])


def _resume(wish: Wish) -> Decision:
    seat = wish.seat()
    wish.check_status("playing")
    if wish.table.clocks.paused is None:
        raise NotAllowed("not-paused", "The clocks are going.")
    return Decision([log.Resumed(**wish.stamp, seat=seat)])


def _say(wish: Wish) -> Decision:
    table, command = wish.table, wish.command
    text = " ".join(command.text.split())
    if not text:
        raise BadRequest("nothing-said", "There is nothing to say in an empty message.")
    listens = not table.seats_of(wish.who.key)
    seat = WATCHER if listens else wish.seat()
    known = channels(table, seat)
    if table.match and table.status == "playing" and seat != WATCHER:
        to = table.game.audience(table.match.state, seat, command.channel)
    elif command.channel in known:
        to = (WATCHER,) if command.channel == WATCHERS else None
    else:
        raise NotAllowed(
            "closed-channel", "You cannot post in {name} now; open to you: {known}.", name=command.channel, known=known
        )
    if listens and not wish.who.name:
        raise NotAllowed("nameless", "Watchers who want to talk say their name in their hello.")
    name = clean_name(wish.who.name) if listens else table.chairs[seat].name
    audience = None if to is None else list(to)
    return Decision([log.Said(**wish.stamp, name=name, channel=command.channel, text=text, seat=seat, to=audience)])


def channels(table: Table, seat: int) -> list[str]:
    """Where a listener may post now. Watchers talk among themselves until the match is over."""
    if seat == WATCHER:
        return [WATCHERS, TABLE] if table.status == "over" else [WATCHERS]
    if table.match and table.status == "playing":
        return table.game.channels(table.match.state, seat)
    return [TABLE]


def _note(wish: Wish) -> Decision:
    table, command, seat = wish.table, wish.command, wish.seat()
    if not command.text.strip() and command.marks is None:
        raise BadRequest("empty-note", "A note needs a text or marks.")
    turn = table.match.state.turn_number() if table.match else 0
    return Decision([log.Noted(**wish.stamp, seat=seat, turn=turn, text=command.text.strip(), marks=command.marks)])


def _rematch(wish: Wish) -> Decision:
    table = wish.table
    if not table.is_host(wish.who.key):
        wish.seat()
    if table.status != "over":
        raise NotAllowed("not-over", "A rematch is possible when the match is over.")
    if table.next:
        raise NotAllowed("rematch-open", "The rematch is waiting at table {table}.", table=table.next)
    id = new_table_id()
    seats: list[SeatWish] = [
        BotSeat(bot=chair.bot) if chair.bot and not chair.key else OpenSeat() for chair in table.chairs
    ]
    opened = log.Opened(
        at=wish.now,
        by=table.opened.by,
        game=table.opened.game,
        seats=seats,
        options=table.opened.options,
        public=table.opened.public,
        watchers=table.opened.watchers,
        delay=table.opened.delay,
        clock=table.opened.clock,
        pace=table.opened.pace,
        seed=secrets.token_hex(32),
        previous=table.id,
    )
    sat = [
        log.Sat(at=wish.now, seat=seat, name=chair.name, key=chair.key, bot=chair.program)
        for seat, chair in enumerate(table.chairs)
        if chair.key
    ]
    return Decision([log.Rematched(**wish.stamp, table=id)], opening=(id, [opened, *sat]))


def _close(wish: Wish) -> Decision:
    wish.check_host()
    wish.check_status("open", "playing")
    return Decision([log.Closed(**wish.stamp)])


def _known_bot(table: Table, name: str) -> str:
    """The bot of that name; without a name the game's own."""
    if not name:
        return list(bots.known(table.game))[-1]
    bots.make(table.game, name, 0)
    return name


DECIDE: dict[type, Callable[[Wish], Decision]] = {
    messages.Move: _move,
    messages.Sit: _sit,
    messages.Stand: _stand,
    messages.Start: _start,
    messages.Plan: _plan,
    messages.Rekey: _rekey,
    messages.Replace: _replace,
    messages.Back: _back,
    messages.Pause: _pause,
    messages.Resume: _resume,
    messages.Say: _say,
    messages.Note: _note,
    messages.Rematch: _rematch,
    messages.Close: _close,
}
