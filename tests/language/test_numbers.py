"""Numbers as they are read."""

from __future__ import annotations

import pytest

from filature.language.bundle import LANGUAGES, messages, signed


@pytest.mark.parametrize(
    ("number", "written"), [(7, "+7"), (-3.5, "−3,5"), (0, "0"), (-0.04, "0"), (0.04, "0"), (-0.06, "−0,1")]
)
def test_gains_and_losses_have_a_sign_and_nothing_has_none(number: float, written: str) -> None:
    assert signed("de")(number) == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loss_has_a_minus_and_not_a_hyphen(language: str) -> None:
    said = messages(language, "filature.games.double_agents").format(
        "double_agents-last", None, {"round": 1, "cia": -2, "kgb": 0, "winner": "KGB"}
    )
    assert "−2" in said
    assert "-" not in said
