"""Commands about chat. The rules of the game say who may talk to whom while it is played."""

from __future__ import annotations

from filature.kernel.errors import BadRequest
from filature.kernel.game import TABLE
from filature.kernel.state import WATCHER
from filature.language.plain import plain_text
from filature.server.errors import NotAllowed
from filature.server.table import entries
from filature.server.table.commands.context import CommandContext, Decision
from filature.server.table.commands.names import watcher_name
from filature.server.table.table import Table

WATCHERS = "watchers"


def post(context: CommandContext) -> Decision:
    table, command = context.table, context.command
    text = plain_text(command.text)
    if not text:
        raise BadRequest("nothing-said", "There is nothing to say in an empty message.")
    listens = not context.caller.key or (table.is_host(context.caller.key) and not table.seats_of(context.caller.key))
    seat = WATCHER if listens else context.seat()
    known = channels(table, seat)
    if table.match and table.status == "playing" and seat != WATCHER:
        to = table.game.audience(table.match.state, seat, command.channel)
    elif command.channel in known:
        to = (WATCHER,) if command.channel == WATCHERS else None
    else:
        raise NotAllowed(
            "closed-channel", "You cannot post in {name} now; open to you: {known}.", name=command.channel, known=known
        )
    if listens and not context.caller.name:
        raise NotAllowed("nameless", "Watchers who want to talk say their name in their hello.")
    name = watcher_name(table, context.caller.name) if listens else table.chairs[seat].name
    audience = None if to is None else sorted({*to, seat})  # the sender too, also where they may not read
    return Decision(
        [entries.Chatted(**context.stamp, name=name, channel=command.channel, text=text, seat=seat, to=audience)]
    )


def channels(table: Table, seat: int) -> list[str]:
    """The channels in which somebody may post now. Watchers talk among themselves until the match is over."""
    if seat == WATCHER:
        return [WATCHERS, TABLE] if table.status == "over" else [WATCHERS]
    if table.match and table.status == "playing" and not table.talk_is_free:
        return table.game.channels(table.match.state, seat)
    return [TABLE]
