"""The ratings of a game as a table in a document, between marks that say where it belongs."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from filature import __version__
from filature.arena.ratings import Rating
from filature.arena.standings import Entry, Standings
from filature.kernel.errors import BadRequest

END = "<!-- end -->"


def mark(game: str) -> str:
    return f"<!-- ratings {game} -->"


def check_place(file: Path, game: str) -> str:
    """The text of a document that has a place for the ratings of a game."""
    try:
        text = file.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError as error:
        raise BadRequest("cannot-read", "{file} cannot be read: {why}.", file=str(file), why=error.strerror) from None
    if not _place(game).search(text):
        raise BadRequest(
            "no-place",
            "{file} has no place for the ratings of {game}; write {begin} and {end} where they belong.",
            file=str(file),
            game=game,
            begin=mark(game),
            end=END,
        )
    return text


def write_ratings(file: Path, standings: Standings, command: list[str]) -> None:
    """Put the ratings, and the command that made them, in their place in a document."""
    text = check_place(file, standings.game)
    section = f"{mark(standings.game)}\n{describe(standings, command)}\n{END}"
    try:
        file.write_text(
            _place(standings.game).sub(lambda _: section, text, count=1), encoding="utf-8", errors="surrogateescape"
        )
    except OSError as error:
        raise BadRequest(
            "cannot-write", "{file} cannot be written: {why}.", file=str(file), why=error.strerror
        ) from None


def _place(game: str) -> re.Pattern[str]:
    return re.compile(f"{re.escape(mark(game))}.*?{re.escape(END)}", re.DOTALL)


def describe(standings: Standings, command: list[str]) -> str:
    """The ratings as Markdown."""
    heading = ["bot", "rating", "95 %", "openskill", "wins", "95 %", "matches", "ms a move, mean / most"]
    rows = [_row(entry, entry.rating) for entry in standings.entries if entry.rating]
    if any(entry.failed for entry in standings.entries):
        heading.append("moves played for it")
        rows = [[*row, str(entry.failed)] for row, entry in zip(rows, standings.entries, strict=True)]
    lines = [heading, ["---"] * len(heading), *rows]
    rules = "compiled" if standings.compiled else "interpreted"
    return "\n".join(
        [
            f"{standings.seats} seats, {standings.matches:,} matches, {standings.unwon:,} of them won by nobody; "
            f"by chance a bot wins {standings.chance:.3f}. Filature {__version__}, rules {rules}:",
            "",
            "```",
            shlex.join(command),
            "```",
            "",
            *(f"| {' | '.join(line)} |" for line in lines),
        ]
    )


def _row(entry: Entry, rating: Rating) -> list[str]:
    return [
        f"`{entry.name}`",
        f"{rating.rating:.0f}",
        f"{rating.low:.0f} to {rating.high:.0f}",
        f"{rating.mu:.1f} ± {rating.sigma:.1f}",
        f"{entry.rate:.3f}",
        f"{entry.low:.3f} to {entry.high:.3f}",
        f"{entry.matches:,}",
        f"{1000 * entry.seconds:.1f} / {1000 * entry.slowest:.0f}",
    ]
