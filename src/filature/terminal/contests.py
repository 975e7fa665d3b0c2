"""`filature arena` and `filature bench`: results as a table for people, as JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from filature.arena import bench, tournament
from filature.games import catalogue


def run_arena(
    name: str, bots: Sequence[str], options: dict[str, Any], *, matches: int, jobs: int, seed: int, as_json: bool
) -> None:
    """Play a tournament with a progress bar on standard error, and print its standings."""
    game = catalogue.game(name)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{game.name}, {len(bots)} seats", total=matches)
        standings = tournament.run(
            game,
            bots,
            options=options,
            matches=matches,
            jobs=jobs,
            seed=seed,
            progress=lambda done: bar.update(task, completed=done),
        )
    if as_json:
        typer.echo(msgspec.json.encode(standings))
        return
    typer.echo(f"{standings.game}, {standings.seats} seats, {standings.matches} matches, seed {standings.seed}")
    typer.echo(f"{'bot':<12} {'rate':>6}  {'95 %':^15}  {'wins':>7} {'matches':>8} {'points':>7}")
    for entry in standings.entries:
        interval = f"{entry.low:.3f} to {entry.high:.3f}"
        typer.echo(
            f"{entry.name:<12} {entry.rate:>6.3f}  {interval:^15}  "
            f"{entry.wins:>7} {entry.matches:>8} {entry.points:>7.1f}"
        )
    typer.echo(f"chance: {1 / standings.seats:.3f}; nobody won {standings.unwon}; {standings.moves:.1f} moves a match")


def run_playouts(name: str, seats: int, seconds: float, options: dict[str, Any], *, as_json: bool) -> None:
    """Measure random matches and print the speed."""
    speed = bench.playouts(catalogue.game(name), seats, seconds, options)
    if as_json:
        typer.echo(msgspec.json.encode(speed))
        return
    rules = "compiled" if speed.compiled else "interpreted"
    typer.echo(
        f"{name}, {seats} seats, rules {rules}: {speed.games_per_second:,.0f} matches/s, "
        f"{speed.steps_per_second:,.0f} moves/s ({speed.games:,} matches in {speed.seconds:.2f} s of CPU)"
    )
