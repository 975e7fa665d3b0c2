"""The state of a table: its chairs, its match, and what each viewer was told. It follows from its log and nothing else.

No I/O and no clock here: entries bring their time, and whoever runs the table stores them before anybody hears of them.
What may be written next is decided in `commands/`.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from filature.games import catalogue
from filature.kernel.dice import FairDice, commitment
from filature.kernel.errors import BadRequest
from filature.kernel.events import ALL, Event
from filature.kernel.game import Game, Timer
from filature.kernel.match import Match, replay_line
from filature.kernel.state import CHANCE, WATCHER, State, seat_name
from filature.language.persons import bot_name, display_name, draw_face
from filature.language.phrases import Phrases, phrases_of
from filature.server.errors import UnknownTable
from filature.server.protocol import BotSeat, MatchEvent, NoteInfo, SeatInfo, TableEvent, TableInfo
from filature.server.table import entries
from filature.server.table.clocks import SECOND, Clocks, Downtime, put_off
from filature.server.table.quotas import Usage

PERSON, PROGRAM = "person", "program"


class Receipt:
    """What a command that was carried out is answered with, again and again."""

    def __init__(self, seat: int | None = None, table: str | None = None) -> None:
        self.seat = seat
        self.table = table


@dataclass
class Chair:
    name: str = ""
    key: str = ""
    """The digest of its holder's key; empty while nobody sits here."""
    bot: str = ""
    """The bot that plays here now; beside a key it stands in for the holder."""
    free: bool = True
    """Whether anybody may sit down here."""
    program: bool = False
    """Whether the holder is a program from outside."""
    nonce: str = ""
    link: str = ""
    """The digest of the secret with which somebody may take the chair over; empty while it is not offered."""
    face: str = ""

    @property
    def info_by(self) -> str:
        return "person" if self.key else "bot" if self.bot else "open"


class Change:
    """What the last entries changed for viewers."""

    def __init__(self, *, table: bool = False, match: bool = False, noted: Iterable[int] = ()) -> None:
        self.table = table
        self.match = match
        self.noted = frozenset(noted)
        """Whose notes."""

    def and_then(self, later: Change) -> Change:
        """Both together."""
        if self.table >= later.table and self.match >= later.match and self.noted >= later.noted:
            return self
        return Change(table=self.table or later.table, match=self.match or later.match, noted=self.noted | later.noted)


class Table:
    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0
        """How many entries of the log are in."""
        self.status = ""
        self.chairs: list[Chair] = []
        self._bots: list[int] = []
        """The seats for which our bots play."""
        self.match: Match | None = None
        self.streams: dict[int, list[MatchEvent]] = {}
        """What each viewer was told, numbered for them alone, so that numbers give nothing away."""
        self.asked: dict[int, int] = {}
        """The version at which a seat's decision began."""
        self.asked_at: dict[int, int] = {}
        """When it began."""
        self._go_ahead: set[int] = set()
        """Who has said in their present decision that nobody need wait for them."""
        self._receipts: dict[str, dict[str, Receipt]] = {}
        """By the key and the id of a command."""
        self.notes: dict[int, list[NoteInfo]] = {}
        self.agreed: dict[str, set[int]] = {}
        self.removed: set[str] = set()
        """The watchers who were sent away."""
        self.next: str | None = None
        self.touched = 0
        self._waived: set[str] = set()
        """Deadlines of the rules that do not count here."""
        self.usage = Usage()
        self.change = Change()

    # Reading

    def seats_of(self, key: str) -> list[int]:
        """The seats that a key (its digest) holds."""
        return [seat for seat, chair in enumerate(self.chairs) if _same_key(chair.key, key)]

    def holds(self, key: str, seat: int) -> bool:
        """Whether a key holds that very seat."""
        return seat < len(self.chairs) and _same_key(self.chairs[seat].key, key)

    def seat_for(self, key: str, wanted: int | None) -> int:
        """The seat that somebody looks from: the one they want, if it is theirs; else their first; else they watch."""
        if wanted is not None and self.holds(key, wanted):
            return wanted
        return next(iter(self.seats_of(key)), WATCHER)

    def offered_by(self, link: str) -> int | None:
        """The seat that the secret of a link (its digest) is for."""
        return next((seat for seat, chair in enumerate(self.chairs) if _same_key(chair.link, link)), None)

    def is_host(self, key: str) -> bool:
        return _same_key(self.opened.by, key)

    def check_seat(self, seat: int) -> int:
        if seat >= len(self.chairs):
            known = seat_names(range(len(self.chairs)))
            raise BadRequest(
                "no-such-chair", "There is no {seat} at this table, only {known}.", seat=seat_name(seat), known=known
            )
        return seat

    def version(self, seat: int) -> int:
        return len(self.streams[seat])

    def told(self, seat: int, since: int = 0) -> list[MatchEvent]:
        """What a viewer was told, from a number on; a log that forgets (HC-8.26, DA-13) gives old events no more."""
        news = self.streams[seat][since:]
        oldest = self.match.oldest() if self.match else 0
        if oldest <= 0:
            return news
        return [told for told in news if told.turn >= oldest or isinstance(told, TableEvent)]

    def receipt(self, by: str, id: str) -> Receipt | None:
        """What a command was answered with, if it was carried out."""
        mine = self._receipts.get(by)
        return mine.get(id) if mine else None

    @property
    def code(self) -> str:
        """What others find the table by, until the match begins."""
        return self.opened.code if self.status == "open" else ""

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def people(self) -> list[int]:
        """The seats whose holders play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.key and not chair.bot]

    def waiting_bots(self) -> list[int]:
        """The seats for which one of our bots has to move now."""
        if not self._bots or self.match is None or self.status != "playing" or self.clocks.paused is not None:
            return []
        return [seat for seat in self.match.state.turn() if seat in self._bots]

    def hurried_by(self, seat: int) -> list[int]:
        """The people whose time to talk or choose a move of this seat would end now, unless all of them agree to it."""
        if self.match is None:
            return []
        people = {other for other in self.people() if not self.chairs[other].program} - self._go_ahead
        return [other for other in self.game.cuts_short(self.match.state, seat) if other in people]

    def waits_for(self, seat: int) -> bool:
        """Whether the match waits for a seat."""
        return self.match is not None and seat in self.match.state.turn()

    def info(self, here: Sequence[int] = (), language: str | None = "en") -> TableInfo:
        """What everybody with the link may know, with names as they are read in a language; without one, as kept."""
        opened = self.opened
        return TableInfo(
            id=self.id,
            game=opened.game,
            options=opened.options,
            status=self.status,  # type: ignore[arg-type]
            seats=[
                SeatInfo(
                    seat=seat,
                    by=chair.info_by,  # type: ignore[arg-type]
                    name=display_name(chair.name, language) if language else chair.name,
                    face=chair.face,
                    bot=chair.bot,
                    here=seat in here,
                    offered=bool(chair.link) and self.status == "playing",
                )
                for seat, chair in enumerate(self.chairs)
            ],
            public=opened.public,
            watchers=opened.watchers,
            delay=opened.delay,
            clock=opened.clock,
            pace=opened.pace,
            seal=commitment(bytes.fromhex(opened.seed)),
            created=opened.at,
            code=self.code,
            hints=opened.hints,
            chat=opened.chat,
            paused=self.clocks.paused is not None,
            agreed={what: sorted(seats) for what, seats in sorted(self.agreed.items()) if seats},
            previous=opened.previous,
            next=self.next,
        )

    def phrases(self) -> Phrases:
        """What may be said here as a ready phrase; nothing where nobody talks through the house."""
        talks = self.opened.chat in ("free", "phrases")
        return phrases_of(self.game, len(self.chairs), self.options) if talks else {}

    # Following the log

    def apply(self, entry: entries.AnyEntry, match: Match | None = None) -> None:
        """Follow one entry. `match` is what it brings, where that was played already: the new match, or a fork."""
        self.number += 1
        self.touched = entry.at
        if isinstance(entry, entries.Played):
            self.usage.add(entry)
            self._played(entry, match)
            self._keep_receipt(entry, entry.seat)
            return
        if isinstance(entry, entries.Started):
            self._started(entry, match)
        else:
            self.usage.add(entry)
            REDUCERS[type(entry)](self, entry)
            self._bots = [seat for seat, chair in enumerate(self.chairs) if chair.bot]
        self._keep_receipt(entry, getattr(entry, "seat", None), getattr(entry, "table", None))

    def _keep_receipt(self, entry: entries.AnyEntry, seat: int | None, table: str | None = None) -> None:
        by, id = entry.by, entry.id
        if by and id:
            self._receipts.setdefault(by, {}).setdefault(id, Receipt(seat, table))

    def take_change(self) -> Change:
        """What changed since this was last asked."""
        change, self.change = self.change, Change()
        return change

    def _opened(self, entry: entries.Opened) -> None:
        self.opened = entry
        self.game = catalogue.game(entry.game)
        if entry.format > entries.LOG_FORMAT or entry.rules > self.game.rules_version:
            raise UnknownTable(
                "newer-table", "Table {table} was opened by a newer Filature, which alone can read it.", table=self.id
            )
        # What a game leaves to whoever runs the match need not be asked at every move.
        self.talk_is_free = type(self.game).channels is Game.channels
        self._sets_times = type(self.game).timers is not Game.timers
        self.options = self.game.check_options(entry.options)
        self.status = "open"
        self.clocks = Clocks(entry.clock, len(entry.seats))
        self.streams = {seat: [] for seat in (WATCHER, *range(len(entry.seats)))}
        self.asked = dict.fromkeys(range(len(entry.seats)), 0)
        self.asked_at = dict.fromkeys(range(len(entry.seats)), 0)
        for seat, wish in enumerate(entry.seats):
            self.chairs.append(Chair())
            if isinstance(wish, BotSeat):
                self._put_bot(seat, wish.bot, wish.face)

    def _put_bot(self, seat: int, bot: str, wished: str = "") -> None:
        self.chairs[seat] = Chair()
        face = self._free_face(seat, wished, self.chairs, bot)
        self.chairs[seat] = Chair(name=bot_name(bot, seat, face), bot=bot, free=False, face=face)

    def _put_person(self, entry: entries.Sat | entries.Handed, nonce: str = "") -> None:
        """Before the match people choose first: a bot with the face that they wish becomes somebody else."""
        chair = Chair(name=entry.name, key=entry.key, free=False, program=entry.bot, nonce=nonce)
        self.chairs[entry.seat] = chair
        chair.face = self._free_face(entry.seat, entry.face, [one for one in self.chairs if one.key or self.match])
        for seat, other in enumerate(self.chairs):
            if other is not chair and other.face == chair.face:
                self._put_bot(seat, other.bot)

    def _free_face(self, seat: int, wished: str, rivals: Iterable[Chair], bot: str = "") -> str:
        """The face that is wished; where a rival has it or none is wished, one that nobody has."""
        if wished and wished not in {chair.face for chair in rivals}:
            return wished
        return draw_face(f"{self.id} {seat}", {chair.face for chair in self.chairs}, bot)

    def _sat(self, entry: entries.Sat) -> None:
        self._put_person(entry, entry.nonce)
        if self.match:
            self._rename(entry.seat, entry.name)
        self._house_event(entry.at, "table-sat", called=entry.name)
        self._tick(entry.at)

    def _stood(self, entry: entries.Stood) -> None:
        left = self.chairs[entry.seat]
        if entry.bot:  # in a match nobody else may look into this hand, but by its holder's own link
            self.chairs[entry.seat] = Chair(name=left.name, bot=entry.bot, free=False, link=left.link, face=left.face)
        else:
            self.chairs[entry.seat] = Chair()
        self._leave(entry.seat)
        self._house_event(entry.at, "table-stood", called=left.name)
        self._tick(entry.at)

    def _planned(self, entry: entries.Planned) -> None:
        before = self.chairs[entry.seat]
        if entry.bot:
            self._put_bot(entry.seat, entry.bot, entry.face)
        else:
            self.chairs[entry.seat] = Chair()
        if before.key:
            self._leave(entry.seat)
            self._house_event(entry.at, "table-freed", called=before.name)
        self.change.table = True

    def _rekeyed(self, entry: entries.Rekeyed) -> None:
        self.chairs[entry.seat].key = entry.key
        self._house_event(entry.at, "table-rekeyed", called=self.chairs[entry.seat].name)

    def _offered(self, entry: entries.Offered) -> None:
        self.chairs[entry.seat].link = entry.key
        self._house_event(entry.at, "table-offered", called=self.chairs[entry.seat].name)

    def _withdrawn(self, entry: entries.Withdrawn) -> None:
        self.chairs[entry.seat].link = ""
        self._house_event(entry.at, "table-withdrawn", called=self.chairs[entry.seat].name)

    def _handed(self, entry: entries.Handed) -> None:
        before = self.chairs[entry.seat].name
        self._put_person(entry)
        self._leave(entry.seat)
        self._rename(entry.seat, entry.name)
        self._house_event(entry.at, "table-handed", called=entry.name, words=before)
        self.asked[entry.seat] = self.version(entry.seat)  # what the one before was about to play is void
        self._tick(entry.at)

    def _agreed(self, entry: entries.Agreed) -> None:
        self.agreed.setdefault(entry.what, set()).add(entry.seat)
        what, _, chair = entry.what.partition(" ")
        other = self.chairs[int(chair)].name if chair else ""
        self._house_event(entry.at, f"table-agreed-{what}", called=self.chairs[entry.seat].name, words=other)

    def _replaced(self, entry: entries.Replaced) -> None:
        self.chairs[entry.seat].bot = entry.bot
        self._withdraw(entry.seat)
        self._house_event(entry.at, "table-replaced", called=self.chairs[entry.seat].name, bot=entry.bot)
        self._tick(entry.at)

    def _returned(self, entry: entries.Returned) -> None:
        self.chairs[entry.seat].bot = ""
        self._house_event(entry.at, "table-returned", called=self.chairs[entry.seat].name)
        self._tick(entry.at)

    def _paused(self, entry: entries.Paused) -> None:
        self.agreed.pop("pause", None)
        self.clocks.pause(entry.at)
        self._house_event(entry.at, "table-paused")

    def _resumed(self, entry: entries.Resumed) -> None:
        self.clocks.resume(entry.at)
        self._house_event(entry.at, "table-resumed", called=self.chairs[entry.seat].name)

    def _extended(self, entry: entries.Extended) -> None:
        self.clocks.extend(entry.to, entry.timers)
        self._house_event(entry.at, "table-extended", called=self.chairs[entry.seat].name)

    def _away(self, entry: entries.Away) -> None:
        downtime = Downtime(entry.since, entry.until)
        self.clocks.give_back(downtime)
        self.asked_at = {seat: put_off(at, downtime) for seat, at in self.asked_at.items()}
        self._house_event(entry.at, "table-away", seconds=round((entry.until - entry.since) / SECOND))

    def _started(self, entry: entries.Started, match: Match | None) -> None:
        for chair, name in zip(self.chairs, entry.names, strict=True):
            chair.name = name
        if match is None:
            match = self.new_match(entry.names, entry.nonces)
            for line in entry.lines:
                replay_line(match, line, sealed=True)
        self.status = "playing"
        self._house_event(entry.at, "table-started")
        self.match = match
        asked = [seat for seat in match.state.turn() if seat != CHANCE]  # a lesson may stop before a roll
        self._follow_match(entry.at, match.events, asked)

    def _played(self, entry: entries.Played, fork: Match | None) -> None:
        match = self.match
        assert match is not None, "a move is played in a match"
        if fork is None:
            fork = match.fork()
            for line in entry.lines:
                replay_line(fork, line, sealed=True)
        if entry.why:
            self._house_event(entry.at, f"table-{entry.why}", player=seat_name(entry.seat))
        late = entry.why == "late" or self.clocks.untimed
        asked = _asked_anew(match.state, fork.state, entry.seat, late)
        match.join(fork)
        by_bot = not entry.why and bool(self.chairs[entry.seat].bot)
        self._follow_match(entry.at, fork.events, asked, entry.seat, by_bot)

    def _chatted(self, entry: entries.Chatted) -> None:
        to = ALL if entry.to is None else tuple(entry.to)
        kind = "phrase" if entry.phrase else "chat"
        said = {"phrase": entry.phrase, "facts": entry.facts} if entry.phrase else {"words": entry.text}
        facts = {"called": entry.name, "seat": entry.seat, "channel": entry.channel, **said}
        self._tell(entry.at, Event(kind, facts, self._turn(), to), TableEvent)
        if entry.phrase and entry.phrase == self.game.go_ahead and entry.to is None:  # only what everybody hears counts
            self._go_ahead.add(entry.seat)

    def _noted(self, entry: entries.Noted) -> None:
        self.notes.setdefault(entry.seat, []).append(NoteInfo(entry.turn, entry.text, entry.marks))
        self.change.noted |= {entry.seat}

    def _removed(self, entry: entries.Removed) -> None:
        self.removed.add(entry.watcher)
        self._house_event(entry.at, "table-removed")

    def _rematched(self, entry: entries.Rematched) -> None:
        self.next = entry.table
        self._house_event(entry.at, "table-rematch", words=entry.table)

    def _closed(self, entry: entries.Closed) -> None:
        self.status = "closed"
        self.clocks.tick(entry.at, (), (), ())
        self.change.match = True  # nobody has a move any more
        self._house_event(entry.at, "table-closed")

    # What follows from an entry

    def new_match(self, names: Sequence[str], nonces: Sequence[str]) -> Match:
        return Match(
            self.game,
            len(self.chairs),
            self.options,
            names=names,
            players=[chair.bot or (PROGRAM if chair.program else PERSON) for chair in self.chairs],
            dice=FairDice(bytes.fromhex(self.opened.seed), nonces),
        )

    def _follow_match(
        self, at: Any, news: Sequence[Event], asked: Sequence[int], mover: int | None = None, by_bot: bool = False
    ) -> None:
        """Something happened in the match: it is told, and some seats have a new decision."""
        assert self.match is not None
        self.change.match = True
        for event in news:
            self._tell(at, event)
        for seat in asked if mover is None else {mover, *asked}:
            self.asked[seat] = self.version(seat)
            self.asked_at[seat] = at
        self._go_ahead -= {*asked}
        if self.match.over:
            self.status = "over"
            self.change.table = True
        self._tick(at, asked, by_bot)

    def _tick(self, at: int, asked: Iterable[int] = (), by_bot: bool = False) -> None:
        if self.match and self.status != "closed":
            state = self.match.state
            timers = self._deadlines(by_bot) if self._sets_times and not self.match.over else ()
            if not self.clocks.stand_still(timers):
                people = self.people()
                self.clocks.tick(at, asked, [seat for seat in state.turn() if seat in people], timers)

    def _deadlines(self, by_bot: bool) -> list[Timer]:
        """The times the rules set now. A bot sets nobody a deadline (DA-5.6.2)."""
        assert self.match is not None
        timers = self.game.timers(self.match.state)
        if by_bot:
            self._waived |= {timer.key for timer in timers if timer.called and timer.key not in self.clocks.timers}
        return [timer for timer in timers if timer.key not in self._waived]

    def _leave(self, seat: int) -> None:
        """Somebody has gone for good. Notes are private, also to whoever sits here next."""
        self.notes.pop(seat, None)
        self._withdraw(seat)

    def _withdraw(self, seat: int) -> None:
        """Somebody who has gone agrees to nothing, and what was agreed about them is done."""
        self.agreed.pop(f"replace {seat}", None)
        for seats in self.agreed.values():
            seats.discard(seat)

    def _rename(self, seat: int, name: str) -> None:
        assert self.match is not None
        self.match.names = tuple(name if s == seat else old for s, old in enumerate(self.match.names))

    def _turn(self) -> int:
        return self.match.state.turn_number() if self.match else 0

    def _house_event(self, at: int, kind: str, **facts: Any) -> None:
        self.change.table = True
        self._tell(at, Event(kind, facts, self._turn(), ALL), TableEvent)

    def _tell(self, at: Any, event: Event, as_what: type[MatchEvent] = MatchEvent) -> None:
        kind, facts, public = event.kind, event.facts, event.to is ALL
        turn: Any = event.turn  # as it is, not taken out of its box and put into another one for every listener
        told: MatchEvent | None = None
        numbered = -1
        for viewer, stream in self.streams.items():
            if public or event.reaches(viewer):
                number = len(stream)
                if told is None or number != numbered:  # most viewers count alike
                    told = as_what(number=number, kind=kind, facts=facts, turn=turn, at=at, private=not public)
                    numbered = number
                stream.append(told)


def _same_key(one: str, other: str) -> bool:
    """Whether two digests are equal, in constant time; nobody's chair (an empty digest) is never anybody's."""
    return bool(one) and hmac.compare_digest(one, other)


def seat_names(seats: Iterable[int]) -> list[str]:
    """Seats as people are told them."""
    return [seat_name(seat) for seat in seats]


def _asked_anew(before: State, after: State, mover: int, late: bool) -> Sequence[int]:
    """The seats that face a new decision: in a new turn, together with others, or after another kind of choice. Nobody
    gets one by changing their mind (DA-5.2.1) or by being late, nor because somebody else has sealed a choice."""
    asked = after.turn()
    if before.turn_number() != after.turn_number() or set(asked) - {*before.turn(), mover}:
        return asked
    if late or mover not in before.turn() or mover not in asked:
        return ()
    if not set(before.moves(mover)).isdisjoint(after.moves(mover)):
        return ()
    # A step that nobody can see brings no new time either: the clocks would show it.
    return () if before.view(WATCHER) == after.view(WATCHER) else (mover,)


REDUCERS: dict[type, Any] = {
    entries.Opened: Table._opened,
    entries.Sat: Table._sat,
    entries.Stood: Table._stood,
    entries.Planned: Table._planned,
    entries.Rekeyed: Table._rekeyed,
    entries.Offered: Table._offered,
    entries.Withdrawn: Table._withdrawn,
    entries.Handed: Table._handed,
    entries.Agreed: Table._agreed,
    entries.Replaced: Table._replaced,
    entries.Returned: Table._returned,
    entries.Paused: Table._paused,
    entries.Resumed: Table._resumed,
    entries.Extended: Table._extended,
    entries.Away: Table._away,
    entries.Chatted: Table._chatted,
    entries.Noted: Table._noted,
    entries.Removed: Table._removed,
    entries.Rematched: Table._rematched,
    entries.Closed: Table._closed,
}
