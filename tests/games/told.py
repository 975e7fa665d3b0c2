"""A match between bots as one seat heard it, in every language, for the tests of the scenes."""

from __future__ import annotations

from typing import Any

import msgspec

from filature import bots
from filature.kernel.dice import FairDice
from filature.kernel.game import Game
from filature.kernel.match import Match
from filature.kernel.state import CHANCE
from filature.language import Speaker
from tests.games.page import Moment

LANGUAGES = ("en", "fr", "de")
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
FIRST, LAST = 90, 40
"""How many events are kept from the beginning and from the end."""


def told(game: Game, seats: int, seed: int = 0, seat: int = 0, absent: bool = False, **options: Any) -> Moment:
    """What a seat sees before play begins, and what it hears from then on. Whoever is `absent` at
    first lets the time of the first decision run out."""
    match = Match(game, seats, options, dice=FairDice(f"told {seed}".encode()))
    players = [bots.make(game, "greedy", seed + number) for number in range(seats)]
    before = None
    while not match.over:
        waiting = match.state.turn()[0]
        if waiting == CHANCE:
            match.roll()
        else:
            if before is None:
                before = msgspec.to_builtins(match.view(seat))
                for other in range(seats) if absent else ():
                    match.play_absent(other)
                continue
            match.play(waiting, players[waiting].choose(match.view(waiting), match.state.moves(waiting)))
    heard = match.heard(seat)
    speakers = {language: Speaker(language, game, names=NAMES[:seats], seat=seat) for language in LANGUAGES}
    return {
        "before": before,
        "events": [
            {
                "number": number,
                "kind": event.kind,
                "facts": event.facts,
                "turn": 0,
                "at": 0,
                "private": event.to is not None,
                "said": {language: speaker.event(event) for language, speaker in speakers.items()},
            }
            for number, event in [*heard[:FIRST], *heard[max(FIRST, len(heard) - LAST) :]]
        ],
    }
