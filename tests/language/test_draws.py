"""A draw is called a draw, and why; a side that wins together is not."""

from typing import Any

import pytest

from filature.games import catalogue
from filature.kernel.events import Event
from filature.language import LANGUAGES, Speaker
from tests.games.top_secret.table import act, lay

DRAW = {"en": "A draw", "fr": "Match nul", "de": "Unentschieden"}
NAMES = ["Anna", "Bert", "Cleo"]


def said(language: str, game: str, event: Event) -> str:
    return Speaker(language, catalogue.game(game), names=NAMES).event(event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dead_end_with_nine_secrets_each(language: str) -> None:
    match = act(lay("R1 Darwin with GC", T=2, delivered="RA red, RB red, GA green, GB green, RC green"), "R1 > H_red")
    _, over = list(match.heard(0))[-1]
    told = said(language, "top_secret", over)
    why = {"en": "Nobody can reach ten secrets", "fr": "Plus personne ne peut", "de": "Niemand kann mehr zehn"}
    both = {"en": "A draw: Anna and Bert.", "fr": "Match nul : Anna et Bert.", "de": "Unentschieden: Anna und Bert."}
    assert told.startswith(why[language])
    assert both[language] in told


TOTALS: dict[str, Any] = {"totals": {"p1": 42, "p2": 42}, "bonus": {"p1": 5, "p2": 5}, "correct": {"p1": 1, "p2": 1}}
OWNERS = {"orange": "p1", "violet": "p2", "red": "p3"}
TIED = {
    "heimlich, basic": ("heimlich", "goal", {"agents": ["orange", "violet"], "owners": OWNERS}),
    "heimlich, advanced": ("heimlich", "report", {"owners": OWNERS, "reports": {}, **TOTALS}),
    "top_secret": ("top_secret", "limit", {"totals": {"p1": 4, "p2": 4}, "agents": {"p1": 5, "p2": 5}, "contents": {}}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", TIED)
def test_who_shares_the_first_place_has_a_draw_and_who_has_it_alone_has_not(language: str, end: str) -> None:
    game, reason, facts = TIED[end]
    both, alone = (
        said(language, game, Event("over", {"reason": reason, "winners": winners, **facts}))
        for winners in (["p1", "p2"], ["p1"])
    )
    assert DRAW[language] in both
    assert DRAW[language] not in alone


SCORES = {"scores": {"cia": 14, "kgb": 14}} | {
    part: {"cia": 0, "kgb": 0} for part in ("pot", "loyal", "friend", "bonus")
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_wins_together(language: str) -> None:
    flight = {"player": "p1", "file": {}, "card": "X1", "container": "red-locker", "code": "X1", "place": "red-locker"}
    pursuers = {"reason": "captured", "winners": ["p2", "p3"], "identities": {}, "turns": 9, **flight}
    assert DRAW[language] not in said(language, "serum", Event("over", pursuers))
    company = {"reason": "cia", "winners": ["p1", "p2"], **SCORES}
    assert DRAW[language] not in said(language, "double_agents", Event("over", company))
    assert DRAW[language] in said(
        language, "double_agents", Event("over", {**company, "reason": "draw", "winners": []})
    )
