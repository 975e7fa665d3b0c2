"""A lesson as a table, so that a learner is told what they would be told at one. It is never stored."""

from __future__ import annotations

from typing import Final

from filature.kernel.game import stated_options
from filature.learn import Run
from filature.server.protocol import BotSeat, OpenSeat
from filature.server.table import entries
from filature.server.table.table import Table

LEARNER_KEY: Final = "learner"
"""Stands for the digest of a key that nobody has."""


def lesson_table(run: Run, called: str) -> Table:
    """The table at this step: the learner and the persons of the house."""
    lesson = run.lesson
    table = Table(f"lesson-{lesson.name}")
    chairs = [
        BotSeat(bot=who, face=face) if face else OpenSeat() for who, face in zip(lesson.company, run.faces, strict=True)
    ]
    table.apply(
        entries.Opened(
            at=0,
            format=entries.LOG_FORMAT,
            game=lesson.game,
            rules=lesson.rules.rules_version,
            seats=list(chairs),
            options=stated_options(run.match.options),
            watchers=False,
            chat="none",
            seed="",
        )
    )
    table.apply(entries.Sat(at=0, seat=lesson.seat, name=called, key=LEARNER_KEY))
    table.apply(entries.Started(at=0, names=table.names()), run.match)
    return table
