"""`filature analyse`: the analysis of a kept match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from filature.analysis import Analysis, analyse, tell
from filature.analysis.report import Moment, Secret
from filature.cli.console import write_json, write_line
from filature.cli.keeping import load
from filature.games import catalogue
from filature.kernel.errors import BadRequest, BadSeats
from filature.language import Speaker

COLUMNS = 6
LEAST_WIDTH = 6


def analyse_record(file: Path, seat: str, language: str, *, playouts: int | None, quick: bool, as_json: bool) -> None:
    """Analyse a record with a progress bar on standard error, and print what was found."""
    if quick and playouts is not None:
        raise BadRequest("quick-without-playouts", "--quick imagines nothing; leave it or --playouts out.")
    record = load(file)
    eyes = read_listener(seat, record.seats)
    game = catalogue.game(record.game)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(escape(game.name), total=len(record.moves))
        found = analyse(
            record,
            game,
            playouts,
            quick=quick,
            progress=lambda done, of: bar.update(task, completed=done, total=of),
        )
    speaker = Speaker(language, game, names=found.names, brief=True)
    tell(found, speaker)
    if as_json:
        write_json(found)
        return
    for line in lines(found, eyes, speaker):
        write_line(line)


def read_listener(seat: str, seats: int) -> str:
    if seat == "watcher" or (seat.isdecimal() and len(seat) < 5 and 1 <= int(seat) <= seats):
        return seat if seat == "watcher" else f"p{int(seat)}"
    raise BadSeats(
        "bad-listener",
        "Beliefs are those of a player from 1 to {seats} or of the watcher; not {text!r}.",
        seats=seats,
        text=seat,
    )


def lines(found: Analysis, eyes: str, speaker: Speaker) -> Iterator[str]:
    """The analysis for one listener, as plain lines."""
    story = next(story for story in found.stories if story.eyes == eyes)
    game = speaker.game_name(found.game)
    facts = {"seats": len(found.names), "turns": found.turns, "player": eyes}
    yield speaker.say("analysis-title", game=game, reason=eyes, **facts)
    yield from ("", found.question.said, *found.question.opening, *curves(found))
    if found.highlights:
        yield from ("", speaker.say("analysis-highlights"), *(highlight.said for highlight in found.highlights))
    yield ""
    yield speaker.say("analysis-turning-points" if story.turning_points else "analysis-no-turning-points")
    yield from (fact.said for fact in story.turning_points)
    if story.reasons:
        yield from ("", speaker.say("analysis-reasons"))
    for reason in story.reasons:
        yield from (reason.said, *(f"  {fact.said}" for fact in reason.facts))
    if found.skill:
        yield from ("", speaker.say("analysis-skill"), *(balance.said for balance in found.skill.balances))
        if found.skill.mistakes:
            yield from ("", speaker.say("analysis-mistakes"), *(mistake.said for mistake in found.skill.mistakes))
    if found.log.said:
        yield from ("", speaker.say("analysis-log"), *found.log.said)
    yield from ("", speaker.say("analysis-table"), *table(found, eyes))


def curves(found: Analysis) -> Iterator[str]:
    """How the parts of the question were found out, a row each."""
    rows = {curve.claim: curve.values for curve in found.question.curves}
    return _rows(found, {claim: [f"{value:.0%}" for value in values] for claim, values in rows.items()})


def table(found: Analysis, eyes: str) -> Iterator[str]:
    """What a listener believed: a row for every secret."""
    rows = {
        _label(secret, found.moments): [_cell(moment, eyes, secret.secret) for moment in found.moments]
        for secret in found.secrets
    }
    return _rows(found, rows)


def _rows(found: Analysis, rows: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Under a few moments from the first to the last."""
    last = len(found.moments) - 1
    shown = sorted({round(n * last / (COLUMNS - 1)) for n in range(COLUMNS)})
    titles = [found.moments[number].said for number in shown]
    widths = [max(LEAST_WIDTH, len(title) + 2) for title in titles]
    width = max(map(len, rows), default=0)
    yield " " * width + "".join(f"{title:>{wide}}" for title, wide in zip(titles, widths, strict=True))
    for label, row in rows.items():
        cells = [row[number] for number in shown]
        yield f"{label:<{width}}" + "".join(f"{cell:>{wide}}" for cell, wide in zip(cells, widths, strict=True))


def _label(secret: Secret, moments: list[Moment]) -> str:
    """The truth itself, where it was the same from the first moment to the last."""
    truths = {moment.truth[secret.secret] for moment in moments if secret.secret in moment.truth}
    claims = [answer.claim for answer in secret.answers if {answer.answer} == truths]
    return claims[0] if claims else secret.said


def _cell(moment: Moment, eyes: str, secret: str) -> str:
    truth = moment.truth.get(secret)
    row = moment.odds[eyes].get(secret, {})
    return "" if truth is None or not row else f"{row.get(truth, 0.0):.0%}"
