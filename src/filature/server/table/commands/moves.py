"""Commands about moves: a player's own, a bot's, what is played at a deadline; also clocks and private notes."""

from __future__ import annotations

from filature.kernel.errors import BadRequest, FilatureError
from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from filature.language import Speaker
from filature.server.errors import NotAllowed, Stale
from filature.server.table import entries
from filature.server.table.commands.context import CommandContext, Decision, check_status
from filature.server.table.drafts import NO_DRAFTS, Drafts
from filature.server.table.table import Table


def move(context: CommandContext) -> Decision:
    table, command = context.table, context.command
    seat = context.seat()
    check_status(context.table, "playing")
    assert table.match is not None
    if table.chairs[seat].bot:
        raise NotAllowed("stand-in-plays", "A bot plays for you; take your seat back first.")
    if table.clocks.paused is not None:
        raise NotAllowed("paused", "The clocks are stopped; let them go on first.")
    if not table.asked[seat] <= command.version <= table.version(seat):
        raise Stale("stale", "Something has happened since you decided; look again and choose once more.")
    moves = _read(table.match, seat, command.text, context.caller.language)
    return _play(table, moves, entries.Played(**context.stamp, seat=seat, lines=[]))


def drafted(table: Table, seat: int, text: str, language: str) -> list[int]:
    """The moves a seat has in mind, read from what it has written so far."""
    if seat == WATCHER:
        raise NotAllowed("nothing-to-decide", "Watchers have nothing to decide.")
    check_status(table, "playing")
    assert table.match is not None
    return _read(table.match, seat, text, language) if text.strip() else []


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
    return _play_absent(table, seats[0], now, "late", drafts) if seats else None


def bot_move(table: Table, seat: int, move: int | None, now: int) -> Decision:
    """What one of our bots chose; where it failed, the absent move."""
    if move is None:
        return _play_absent(table, seat, now, "absent")
    return _play(table, [move], entries.Played(at=now, seat=seat, lines=[]))


def _play_absent(table: Table, seat: int, now: int, why: str, drafts: Drafts = NO_DRAFTS) -> Decision:
    assert table.match is not None
    fork = table.match.fork()
    fork.play_absent(seat, *drafts.moves(table, seat))
    return _settled(fork, entries.Played(at=now, seat=seat, lines=[], why=why))


def _play(table: Table, moves: list[int], entry: entries.Played) -> Decision:
    """Play moves in a fork of the match, to see what they bring before anything is stored and shown."""
    assert table.match is not None
    fork = table.match.fork()
    fork.play(entry.seat, *moves)
    return _settled(fork, entry)


def _settled(fork: Match, entry: entries.Played) -> Decision:
    """A move that was played in a fork, with all that chance does after it."""
    fork.settle()
    entry.lines.extend(fork.moves)
    return Decision([entry], fork)


def pause(context: CommandContext) -> Decision:
    table, seat = context.table, context.seat()
    check_status(context.table, "playing")
    if table.clocks.paused is not None:
        raise NotAllowed("already-paused", "The clocks are stopped already.")
    agreed = entries.Agreed(**context.stamp, seat=seat, what="pause")
    everybody = set(table.people()) <= table.agreed.get("pause", set()) | {seat}
    return Decision([agreed, entries.Paused(**context.stamp)] if everybody else [agreed])


def resume(context: CommandContext) -> Decision:
    seat = context.seat()
    check_status(context.table, "playing")
    if context.table.clocks.paused is None:
        raise NotAllowed("not-paused", "The clocks are going.")
    return Decision([entries.Resumed(**context.stamp, seat=seat)])


def more_time(context: CommandContext) -> Decision:
    clocks, seat = context.table.clocks, context.seat()
    check_status(context.table, "playing")
    if clocks.untimed and not clocks.timers:
        raise NotAllowed("no-clock", "There is no clock at this table; everybody may think as long as they like.")
    if clocks.paused is not None:
        raise NotAllowed("paused", "The clocks are stopped; let them go on first.")
    to, timers = clocks.extendable(), clocks.extendable_timers()
    if not (to or timers):
        raise NotAllowed("time-given", "Nobody is thinking who has not been given more time for this decision already.")
    return Decision([entries.Extended(**context.stamp, seat=seat, to=to, timers=timers)])


def note(context: CommandContext) -> Decision:
    table, command, seat = context.table, context.command, context.seat()
    if not command.text.strip() and command.marks is None:
        raise BadRequest("empty-note", "A note needs a text or marks.")
    check_status(table, "open", "playing")
    turn = table.match.state.turn_number() if table.match else 0
    return Decision(
        [entries.Noted(**context.stamp, seat=seat, turn=turn, text=command.text.strip(), marks=command.marks)]
    )
