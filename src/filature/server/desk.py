"""What every door of the house leads to."""

from __future__ import annotations

from dataclasses import dataclass

from filature.server.analysing import Analysts
from filature.server.house import House
from filature.server.limits import Limits
from filature.server.metrics import Metrics
from filature.server.settings import Settings


@dataclass(frozen=True)
class Desk:
    """One thing for the framework to hand over: several it would fetch by a task each."""

    house: House
    limits: Limits
    metrics: Metrics
    analysts: Analysts
    settings: Settings
