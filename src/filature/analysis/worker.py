"""The process in which a server has one match analysed: the record in, the analysis out."""

from __future__ import annotations

import os
import pickle
import sys
from contextlib import suppress

import msgspec

from filature.analysis.study import analyse
from filature.games import catalogue
from filature.kernel.errors import FilatureError
from filature.kernel.record import read_record

REFUSED = 2
"""How the process ends when it has written the error instead."""
MODEST = 10
"""Whoever plays goes first."""


def main(quick: bool) -> None:
    with suppress(AttributeError):  # not everywhere
        os.nice(MODEST)
    try:
        record = read_record(sys.stdin.buffer.read())
        found = analyse(record, catalogue.game(record.game), quick=quick)
    except FilatureError as error:
        sys.stdout.buffer.write(pickle.dumps(error))
        sys.exit(REFUSED)
    sys.stdout.buffer.write(msgspec.json.encode(found))
