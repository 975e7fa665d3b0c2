"""Commands about a chair that changes hands in a match: only by its holder's own link, which works once.

Nobody else can open a hand, the host neither. Everybody is told when a chair is offered, and when it is taken over.
"""

from __future__ import annotations

from filature.server.errors import NotAllowed
from filature.server.table import entries
from filature.server.table.commands.context import CommandContext, Decision, check_status
from filature.server.table.commands.names import check_face, clean_name, distinct
from filature.server.table.keys import digest, new_key


def offer(context: CommandContext) -> Decision:
    seat = context.seat()
    check_status(context.table, "playing")
    secret = new_key()
    return Decision([entries.Offered(**context.stamp, seat=seat, key=digest(secret))], key=secret)


def withdraw(context: CommandContext) -> Decision:
    seat = context.seat()
    check_status(context.table, "playing")
    if not context.table.chairs[seat].link:
        raise NotAllowed("not-offered", "Your chair is not offered to anybody.")
    return Decision([entries.Withdrawn(**context.stamp, seat=seat)])


def take(context: CommandContext, key: str, fresh: str | None) -> Decision:
    """Sit down on the chair that a link is for, with a key of one's own."""
    table, command = context.table, context.command
    seat = table.offered_by(digest(command.link))
    if seat is None or table.status != "playing":
        raise NotAllowed(
            "void-link",
            "This link opens nothing (any more). It works once, until the match is over or its owner takes it back; "
            "ask for a new one.",
        )
    if table.seats_of(key) or table.seats_of(context.caller.key):
        raise NotAllowed("two-hands", "You play in this match already; nobody looks into two hands.")
    name = clean_name(command.name)
    name = distinct([name if chair == seat else old for chair, old in enumerate(table.names())])[seat]
    face = check_face(command.face)
    handed = entries.Handed(**context.stamp, seat=seat, name=name, key=key, bot=command.bot, face=face)
    return Decision([handed], key=fresh)
