"""The process in which a server has one question about a match answered: what is known in, the answer out."""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from filature.analysis.reasons import why
from filature.analysis.study import analyse
from filature.games import catalogue
from filature.kernel.errors import FilatureError
from filature.kernel.record import read_record

REFUSED = 2
"""How the process ends when it has written the error instead."""
MODEST = 10
"""Whoever plays goes first."""


def analysis(quick: bool) -> None:
    """Of the record of a finished match."""

    def answer(asked: bytes) -> Any:
        record = read_record(asked)
        return analyse(record, catalogue.game(record.game), quick=quick)

    _answer(answer)


def hint() -> None:
    """A reason, from a pickled game, looks and secret: what one seat knows, and no more."""

    def answer(asked: bytes) -> Any:
        game, looks, secret = pickle.loads(asked)
        return why(catalogue.game(game), looks, secret)

    _answer(answer)


def _answer(answer: Callable[[bytes], Any]) -> None:
    with suppress(AttributeError):  # not everywhere
        os.nice(MODEST)
    try:
        found = answer(sys.stdin.buffer.read())
    except FilatureError as error:
        sys.stdout.buffer.write(pickle.dumps(error))
        sys.exit(REFUSED)
    sys.stdout.buffer.write(msgspec.json.encode(found))
