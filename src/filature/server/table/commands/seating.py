"""Commands about chairs: a table is opened, people and bots sit down, leave, come back, and meet again."""

from __future__ import annotations

import secrets

from filature import bots
from filature.analysis import check_hints
from filature.games import catalogue
from filature.kernel.errors import BadOption
from filature.kernel.game import stated_options
from filature.kernel.state import seat_name
from filature.language.persons import person_of
from filature.server.errors import NotAllowed
from filature.server.protocol import BotSeat, MySeat, NewTable, OpenSeat, SeatWish
from filature.server.table import entries
from filature.server.table.commands import handing
from filature.server.table.commands.context import CommandContext, Decision, check_status, check_welcome
from filature.server.table.commands.names import check_face, clean_name, distinct
from filature.server.table.keys import digest, new_code, new_key, new_table_id, watcher_id
from filature.server.table.table import Table, seat_names

READY = "ready"


def open_table(new: NewTable, key: str, now: int) -> list[entries.AnyEntry]:
    """The first entries of a new table; the host's key holds every seat they want for themselves."""
    game = catalogue.game(new.game)
    options = game.check_options(new.options)
    game.start(game.check_seats(len(new.seats)), options)
    for wanted in new.seats:
        if isinstance(wanted, BotSeat):
            bots.check(game, wanted.bot)
            check_face(wanted.face)
    if new.delay and not new.watchers:
        raise BadOption("delay-without-watchers", "Watchers cannot be delayed where none are allowed.")
    if new.hints:
        check_hints(game, options)
    opened = entries.Opened(
        at=now,
        by=key,
        format=entries.LOG_FORMAT,
        game=new.game,
        rules=game.rules_version,
        seats=[OpenSeat() if isinstance(wanted, MySeat) else wanted for wanted in new.seats],
        options=stated_options(options),
        public=new.public,
        watchers=new.watchers,
        delay=new.delay,
        clock=new.clock,
        pace=new.pace,
        hints=new.hints,
        chat=new.chat,
        seed=secrets.token_hex(32),
        code=new_code(),
    )
    mine = [(seat, wanted) for seat, wanted in enumerate(new.seats) if isinstance(wanted, MySeat)]
    sat = [
        entries.Sat(
            at=now,
            by=key,
            seat=seat,
            name=clean_name(wanted.name),
            key=key,
            nonce=wanted.nonce,
            face=check_face(wanted.face),
        )
        for seat, wanted in mine
    ]
    return [opened, *sat]


def sit(context: CommandContext) -> Decision:
    table, command = context.table, context.command
    check_status(context.table, "open", "playing")
    key, fresh = _own_key(context)
    check_welcome(table, watcher_id(table.id, key))
    if command.link:
        return handing.take(context, key, fresh)
    if table.status == "playing":
        raise NotAllowed("link-needed", "The match has begun: a chair changes hands only by its holder's own link.")
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if not free:
        raise NotAllowed("table-full", "All chairs of this table are taken.")
    seat = free[0] if command.seat is None else table.check_seat(command.seat)
    if seat not in free:
        raise NotAllowed(
            "chair-taken",
            "This chair is taken ({seat}); free are {known}.",
            seat=seat_name(seat),
            known=seat_names(free),
        )
    sat = entries.Sat(
        **context.stamp,
        seat=seat,
        name=clean_name(command.name),
        key=key,
        nonce=command.nonce,
        bot=command.bot,
        face=check_face(command.face),
    )
    return Decision([sat], key=fresh)


def _own_key(context: CommandContext) -> tuple[str, str | None]:
    """The digest of the key somebody sits down with: their own; and a new secret where they have none."""
    fresh = None if context.command.key or context.caller.key else new_key()
    brought = context.command.key or fresh
    return digest(brought) if brought else context.caller.key, fresh


def stand(context: CommandContext) -> Decision:
    seat = context.seat()
    check_status(context.table, "open", "playing")
    bot = _known_bot(context.table, context.command.bot) if context.table.status == "playing" else ""
    return Decision([entries.Stood(**context.stamp, seat=seat, bot=bot)])


def ready(context: CommandContext) -> Decision:
    seat = context.seat()
    check_status(context.table, "open")
    said = seat in context.table.agreed.get(READY, ())
    return Decision([] if said else [entries.Agreed(**context.stamp, seat=seat, what=READY)])


def start(context: CommandContext) -> Decision:
    table = context.table
    context.check_host()
    check_status(context.table, "open")
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.info_by == "open"]
    if empty:
        raise NotAllowed(
            "chairs-empty",
            "Nobody sits here yet: {known}. Invite somebody or take a bot.",
            known=seat_names(empty),
        )
    names = distinct(table.names())
    nonces = [chair.nonce for chair in table.chairs if chair.nonce]
    match = table.new_match(names, nonces)
    match.settle()
    started = entries.Started(**context.stamp, names=names, nonces=nonces, lines=list(match.moves))
    return Decision([started], match)


def plan(context: CommandContext) -> Decision:
    context.check_host()
    check_status(context.table, "open")
    chair, to = context.chair(), context.command.to
    if context.table.chairs[chair].key and isinstance(to, BotSeat):
        raise NotAllowed(
            "somebody-sits", "Somebody sits there already ({seat}); free the chair first.", seat=seat_name(chair)
        )
    bot = _known_bot(context.table, to.bot) if isinstance(to, BotSeat) else ""
    face = check_face(to.face) if isinstance(to, BotSeat) else ""
    return Decision([entries.Planned(**context.stamp, seat=chair, bot=bot, face=face)])


def replace(context: CommandContext) -> Decision:
    table, chair = context.table, context.chair()
    check_status(context.table, "playing")
    if chair not in table.people():
        raise NotAllowed("nobody-plays", "No person plays there now ({seat}).", seat=seat_name(chair))
    replaced = entries.Replaced(**context.stamp, seat=chair, bot=_known_bot(table, context.command.bot))
    if table.is_host(context.caller.key) or chair in table.seats_of(context.caller.key):
        return Decision([replaced])
    seat, what = context.seat(), f"replace {chair}"
    agreed = entries.Agreed(**context.stamp, seat=seat, what=what)
    others = set(table.people()) - {chair}
    return Decision([agreed, replaced] if others <= table.agreed.get(what, set()) | {seat} else [agreed])


def back(context: CommandContext) -> Decision:
    seat = context.seat()
    check_status(context.table, "playing")
    if not context.table.chairs[seat].bot:
        raise NotAllowed("seat-is-yours", "Nobody plays for you; the seat is yours.")
    return Decision([entries.Returned(**context.stamp, seat=seat)])


def remove(context: CommandContext) -> Decision:
    context.check_host()
    return Decision([entries.Removed(**context.stamp, watcher=context.command.watcher)])


def rematch(context: CommandContext) -> Decision:
    table = context.table
    if not table.is_host(context.caller.key):
        context.seat()
    if table.status != "over":
        raise NotAllowed("not-over", "A rematch is possible when the match is over.")
    if table.next:
        raise NotAllowed("rematch-open", "The rematch is waiting at table {table}.", table=table.next)
    id = new_table_id()
    chairs = [*table.chairs[-1:], *table.chairs[:-1]] if context.command.swap else table.chairs
    seats: list[SeatWish] = [
        BotSeat(bot=chair.bot, face=person_of(chair.name)) if chair.bot and not chair.key else OpenSeat()
        for chair in chairs
    ]
    opened = entries.Opened(
        at=context.now,
        by=table.opened.by,
        format=entries.LOG_FORMAT,
        game=table.opened.game,
        rules=table.game.rules_version,
        seats=seats,
        options=stated_options(table.options),
        public=table.opened.public,
        watchers=table.opened.watchers,
        delay=table.opened.delay,
        clock=table.opened.clock,
        pace=table.opened.pace,
        hints=table.opened.hints,
        chat=table.opened.chat,
        seed=secrets.token_hex(32),
        previous=table.id,
        code=new_code(),
    )
    sat = [
        entries.Sat(at=context.now, seat=seat, name=chair.name, key=chair.key, bot=chair.program, face=chair.face)
        for seat, chair in enumerate(chairs)
        if chair.key
    ]
    return Decision([entries.Rematched(**context.stamp, table=id)], opening=(id, [opened, *sat]))


def close(context: CommandContext) -> Decision:
    context.check_host()
    check_status(context.table, "open", "playing")
    return Decision([entries.Closed(**context.stamp)])


def _known_bot(table: Table, name: str) -> str:
    """The bot of that name; without a name the usual one."""
    return bots.check(table.game, name or bots.usual(table.game))
