"""Numbers as they are read."""

from __future__ import annotations

import pytest

from filature.language.bundle import signed


@pytest.mark.parametrize(
    ("number", "written"), [(7, "+7"), (-3.5, "−3,5"), (0, "0"), (-0.04, "0"), (0.04, "0"), (-0.06, "−0,1")]
)
def test_gains_and_losses_have_a_sign_and_nothing_has_none(number: float, written: str) -> None:
    assert signed("de")(number) == written
