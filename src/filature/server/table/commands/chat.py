"""Commands about chat. The rules of the game say who may talk to whom while it is played, the table in which way."""

from __future__ import annotations

from typing import Any

from filature.kernel.errors import BadRequest
from filature.kernel.game import TABLE
from filature.kernel.state import WATCHER
from filature.language.phrases import check_phrase
from filature.language.plain import plain_text
from filature.server.errors import NotAllowed
from filature.server.table import entries
from filature.server.table.commands.context import CommandContext, Decision
from filature.server.table.commands.names import watcher_name
from filature.server.table.table import Table

WATCHERS = "watchers"


def post(context: CommandContext) -> Decision:
    _check_talk(context.table)
    if context.table.opened.chat == "phrases":
        known = list(context.table.phrases())
        raise NotAllowed("phrases-only", "At this table people say ready phrases: {known}.", known=known)
    text = plain_text(context.command.text)
    if not text:
        raise BadRequest("nothing-said", "There is nothing to say in an empty message.")
    return _say(context, text=text)


def phrase(context: CommandContext) -> Decision:
    _check_talk(context.table)
    said = context.command
    check_phrase(context.table.phrases(), said.phrase, said.facts)
    return _say(context, phrase=said.phrase, facts=said.facts)


def _check_talk(table: Table) -> None:
    if table.opened.chat == "none":
        raise NotAllowed("no-talk", "This table was opened without talk.")
    if table.opened.chat == "room":
        raise NotAllowed("talk-in-the-room", "At this table people talk aloud, in the room where they sit.")


def _say(context: CommandContext, **said: Any) -> Decision:
    """Something in a channel that is open to whoever says it."""
    table, channel = context.table, context.command.channel
    listens = not context.caller.key or (table.is_host(context.caller.key) and not table.seats_of(context.caller.key))
    seat = WATCHER if listens else context.seat()
    known = channels(table, seat)
    if table.match and table.status == "playing" and seat != WATCHER:
        to = table.game.audience(table.match.state, seat, channel)
    elif channel in known:
        to = (WATCHER,) if channel == WATCHERS else None
    else:
        raise NotAllowed(
            "closed-channel", "You cannot post in {name} now; open to you: {known}.", name=channel, known=known
        )
    if listens and not context.caller.name:
        raise NotAllowed("nameless", "Watchers who want to talk say their name in their hello.")
    name = watcher_name(table, context.caller.name) if listens else table.chairs[seat].name
    audience = None if to is None else sorted({*to, seat})  # the sender too, also where they may not read
    return Decision([entries.Chatted(**context.stamp, name=name, channel=channel, seat=seat, to=audience, **said)])


def channels(table: Table, seat: int) -> list[str]:
    """The channels in which somebody may post now. Watchers talk among themselves until the match is over."""
    if table.opened.chat in ("none", "room"):
        return []
    if seat == WATCHER:
        return [WATCHERS, TABLE] if table.status == "over" else [WATCHERS]
    if table.match and table.status == "playing" and not table.talk_is_free:
        return table.game.channels(table.match.state, seat)
    return [TABLE]
