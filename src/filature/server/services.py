"""What the routes and sockets of one server process work with."""

from __future__ import annotations

from dataclasses import dataclass

from filature.server.jobs.analysis import Analyses
from filature.server.jobs.hints import Hints
from filature.server.jobs.replay import Replays
from filature.server.limits import Limits
from filature.server.ops.metrics import Metrics
from filature.server.runtime.registry import Registry
from filature.server.settings import Settings


@dataclass(frozen=True)
class Services:
    registry: Registry
    limits: Limits
    metrics: Metrics
    analyses: Analyses
    hints: Hints
    replays: Replays
    settings: Settings
