"""What a table writes down next when somebody wants something: every command becomes entries, or is refused.

Nothing here changes the table; whoever runs it stores the entries and lets the table follow them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from filature.server import messages, playing, seating, talking
from filature.server.playing import bot_move, drafted, late
from filature.server.seating import open_table
from filature.server.table import Table
from filature.server.talking import channels
from filature.server.wishes import Decision, Who, Wish

__all__ = ["Decision", "Who", "bot_move", "channels", "decide", "drafted", "late", "open_table"]


def decide(table: Table, who: Who, command: Any, now: int) -> Decision:
    """The entries a command leads to; raises a `FilatureError` that says why not."""
    decision = understand(table, who, command, now)
    decision.play()
    decision.settle()
    return decision


def understand(table: Table, who: Who, command: Any, now: int) -> Decision:
    """The same, but a move is still to be played and settled."""
    return UNDERSTAND[type(command)](Wish(table, who, command, now))


UNDERSTAND: Final[dict[type, Callable[[Wish], Decision]]] = {
    messages.Move: playing.move,
    messages.Sit: seating.sit,
    messages.Stand: seating.stand,
    messages.Start: seating.start,
    messages.Plan: seating.plan,
    messages.Rekey: seating.rekey,
    messages.Replace: seating.replace,
    messages.Back: seating.back,
    messages.Pause: playing.pause,
    messages.Resume: playing.resume,
    messages.Say: talking.say,
    messages.Note: playing.note,
    messages.Rematch: seating.rematch,
    messages.Close: seating.close,
}
