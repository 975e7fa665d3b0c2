"""What a command leads to: entries of the table's log, or a refusal.

Nothing here changes the table: the runtime stores the entries and lets the table follow them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from filature.server import protocol
from filature.server.table.commands import chat, handing, moves, seating
from filature.server.table.commands.chat import channels
from filature.server.table.commands.context import Caller, CommandContext, Decision
from filature.server.table.commands.moves import bot_move, drafted, late
from filature.server.table.commands.seating import open_table
from filature.server.table.table import Table

__all__ = ["Caller", "Decision", "bot_move", "channels", "decide", "drafted", "late", "open_table"]


def decide(table: Table, caller: Caller, command: Any, now: int) -> Decision:
    """The entries a command leads to; raises a `FilatureError` that says why not."""
    decision = HANDLERS[type(command)](CommandContext(table, caller, command, now))
    table.usage.check(decision.entries)
    return decision


HANDLERS: Final[dict[type, Callable[[CommandContext], Decision]]] = {
    protocol.Move: moves.move,
    protocol.Sit: seating.sit,
    protocol.Stand: seating.stand,
    protocol.Ready: seating.ready,
    protocol.Start: seating.start,
    protocol.Plan: seating.plan,
    protocol.Offer: handing.offer,
    protocol.Withdraw: handing.withdraw,
    protocol.Replace: seating.replace,
    protocol.Back: seating.back,
    protocol.Pause: moves.pause,
    protocol.Resume: moves.resume,
    protocol.MoreTime: moves.more_time,
    protocol.Chat: chat.post,
    protocol.Phrase: chat.phrase,
    protocol.Note: moves.note,
    protocol.Remove: seating.remove,
    protocol.Rematch: seating.rematch,
    protocol.Close: seating.close,
}
