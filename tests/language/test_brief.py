"""In the brief wording nine of ten lines fit a braille display of 40 cells, in every game and language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from librt.random import Random

from filature import bots
from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.match import Match
from filature.kernel.state import seat_name
from filature.language import Speaker

CELLS = 40
TABLES = ("counted",)
"""What lists all agents takes two lines: a count of more than two of them."""
NINE_OF_TEN = 0.9
NAMES = ("Ann", "Bob", "Cid", "Dora", "Emil", "Fay")
PLAYERS = {"heimlich": 4, "serum": 4, "double_agents": 6, "top_secret": 4}
MATCHES, MOST_MOVES = 2, 500


@cache
def played(game_name: str) -> list[Match]:
    """Matches of bots that do not search: what is played there looks like a match."""
    return list(_play(game_name))


def _play(game_name: str) -> Iterator[Match]:
    game = catalogue.game(game_name)
    names = NAMES[: PLAYERS[game_name]]
    for number in range(MATCHES):
        match = Match(game, len(names), {}, names=list(names), dice=FairDice(bytes([number]) * 32))
        players = [bots.make(game, "greedy", 7 * number + seat) for seat in range(len(names))]
        match.settle()
        for _ in range(MOST_MOVES):
            if match.over:
                break
            seat = match.state.turn()[Random(number).randrange(len(match.state.turn()))]
            match.play(seat, players[seat].choose(match.view(seat), match.state.moves(seat)))
            match.settle()
        yield match


def lines(match: Match, language: str) -> Iterator[str]:
    """What the page says to the first seat while they play: a name stands before the first of what its bearer does."""
    speaker = Speaker(language, match.game, names=match.names, seat=0)
    last = None
    for event in (event for _, event in match.heard(0) if event.kind not in TABLES):
        doer = event.facts.get("player") if speaker.has(f"brief-{event.kind}") else None
        names = {seat_name(seat): name for seat, name in enumerate(match.names)}
        who = f"{names[doer]}: " if doer and doer != last else ""
        last = doer
        yield from f"{who}{speaker.brief_event(event)}".split("\n")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", PLAYERS)
def test_nine_of_ten_brief_lines_fit_forty_cells(game: str, language: str) -> None:
    told = [line for match in played(game) for line in lines(match, language)]
    long = sorted((line for line in told if len(line) > CELLS), key=len)
    print(f"\n{game}, {language}: {1 - len(long) / len(told):.0%} of {len(told)} lines fit {CELLS} cells")
    assert len(told) > 50
    assert len(long) <= (1 - NINE_OF_TEN) * len(told), long
