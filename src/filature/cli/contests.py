"""`filature arena` and `filature bench`: results as a table for people, as JSON for programs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from filature.arena import bench, table, tournament
from filature.arena.figures import Sprt, Verdict
from filature.arena.plan import Form
from filature.arena.standings import Entry, Standings
from filature.cli.console import write_json, write_line
from filature.games import catalogue


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What `filature arena` was asked for."""

    game: str
    form: Form
    bots: tuple[str, ...]
    seats: int | None
    options: Mapping[str, Any]
    matches: int | None
    sprt: Sprt | None
    seed: int
    jobs: int
    cluster: bool
    limit: float
    keep: Path | None
    records: Path | None


def run_arena(contest: Contest, *, write: Path | None, as_json: bool) -> None:
    """Play a contest with a progress bar on standard error, and print its standings."""
    if write:
        table.check_place(write, contest.game)
    standings = play_contest(contest)
    if write:
        table.write_ratings(write, standings, again(contest, standings, write))
    if as_json:
        write_json(standings)
        return
    for line in tell(standings):
        write_line(line)


def play_contest(contest: Contest) -> Standings:
    game = catalogue.game(contest.game)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as bar:
        task = bar.add_task(escape(game.name), total=None)
        return tournament.run(
            game,
            contest.bots,
            form=contest.form,
            seats=contest.seats,
            options=contest.options,
            matches=contest.matches,
            sprt=contest.sprt,
            seed=contest.seed,
            jobs=contest.jobs,
            cluster=contest.cluster,
            limit=contest.limit,
            keep=contest.keep,
            records=contest.records,
            progress=lambda done, matches: bar.update(task, completed=done, total=matches),
        )


def again(contest: Contest, standings: Standings, write: Path) -> list[str]:
    """The command that makes the same ratings again."""
    return [
        *("filature", "arena", standings.game, "--ratings"),
        *(("--bots", ",".join(contest.bots)) if contest.bots else ()),
        *("--seats", str(standings.seats)),
        *("--matches", str(standings.matches)),
        *("--seed", str(standings.seed)),
        *(
            part
            for name, value in contest.options.items()
            for part in ("--option", f"{name}={','.join(value) if isinstance(value, list) else value}")
        ),
        *("--write", str(write)),
    ]


def tell(standings: Standings) -> list[str]:
    """The standings as lines of text."""
    rated = standings.form == "ratings"
    clumsy = any(entry.failed for entry in standings.entries)
    width = max(len("bot"), *(len(entry.name) for entry in standings.entries))
    heading = f"{'bot':<{width}}"
    if rated:
        heading += f" {'rating':>6} {'95 %':^13} {'openskill':^12}"
    heading += f" {'rate':>6} {'95 %':^15} {'wins':>7} {'matches':>8} {'points':>7} {'p':>8} {'s/move':>8} {'most':>8}"
    lines = [f"{standings.game}, {standings.seats} seats, {standings.matches} matches, seed {standings.seed}"]
    lines.append(heading + (f" {'absent':>7}" if clumsy else ""))
    for entry in standings.entries:
        lines.append(f"{entry.name:<{width}}" + _figures(entry) + (f" {entry.failed:>7}" if clumsy else ""))
    nobody = f"nobody won {standings.unwon}"
    lines.append(f"chance: {standings.chance:.3f}; {nobody}; {standings.moves:.1f} moves a match")
    for entry in standings.entries:
        for reason, times in entry.reasons.items():
            lines.append(f"{entry.name} was played as absent {times} times: {reason}")
    if standings.sprt:
        lines.append(_decision(standings.sprt))
    return lines


def _figures(entry: Entry) -> str:
    rating = ""
    if entry.rating:
        between = f"{entry.rating.low:.0f} to {entry.rating.high:.0f}"
        rating = f" {entry.rating.rating:>6.0f} {between:^13} {entry.rating.mu:>5.1f} ± {entry.rating.sigma:<4.1f}"
    interval = f"{entry.low:.3f} to {entry.high:.3f}"
    return (
        f"{rating} {entry.rate:>6.3f} {interval:^15} {entry.wins:>7} {entry.matches:>8} {entry.points:>7.1f} "
        f"{entry.p_value:>8.2g} {entry.seconds:>8.4f} {entry.slowest:>8.4f}"
    )


def _decision(verdict: Verdict) -> str:
    said = "remains undecided" if verdict.decision == "undecided" else f"is {verdict.decision}"
    return (
        f"SPRT: {verdict.bot} {said}; it won {verdict.share:g} of {verdict.matches}, evidence {verdict.evidence:.2f} "
        f"(share {verdict.p0:g} at {verdict.lower:.2f}, {verdict.p1:g} at {verdict.upper:.2f})"
    )


def run_playouts(name: str, seats: int | None, seconds: float, options: dict[str, Any], *, as_json: bool) -> None:
    """Measure random matches and print the speed."""
    game = catalogue.game(name)
    seats = game.usual_seats() if seats is None else seats
    speed = bench.playouts(game, seats, seconds, options)
    if as_json:
        write_json(speed)
        return
    rules = "compiled" if speed.compiled else "interpreted"
    write_line(
        f"{name}, {seats} seats, rules {rules}: {speed.games_per_second:,.0f} matches/s, "
        f"{speed.steps_per_second:,.0f} moves/s ({speed.games:,} matches in {speed.seconds:.2f} s of CPU)"
    )
