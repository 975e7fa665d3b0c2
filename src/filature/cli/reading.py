"""`filature replay`, `verify` and `stats`: a kept match, read again."""

from __future__ import annotations

from pathlib import Path

from filature.analysis.beats import Beat, beats
from filature.cli.console import write_json, write_line
from filature.cli.keeping import load, open_match
from filature.games import catalogue
from filature.kernel.errors import BadSeats
from filature.kernel.match import Match, replay, seat_of, verify
from filature.kernel.state import CHANCE, WATCHER, seat_name
from filature.language import Speaker
from filature.language.default_help import help_of, statistics_of
from filature.language.questions import clues


def replay_record(file: Path, seat: str, language: str) -> None:
    """Tell a match from a seat, as a watcher, or with all its secrets: beat by beat, under the name of each turn."""
    record = load(file)
    match = open_match(record)
    eyes = read_eyes(seat, match)
    speaker = Speaker(language, match.game, names=match.names, seat=WATCHER if eyes is None else eyes)
    game = speaker.game_name(match.game.name)
    write_line(speaker.say("replay-title", game=game, seats=match.seats, moves=len(match.moves)))
    heading = ""
    sealed = bool(record.dice and record.dice.seed)
    for beat in beats(replay(record, match.game, upto=0), record.moves, eyes, sealed=sealed):
        told = _tell(beat, speaker, match, everything=eyes is None)
        if told and (chapter := _chapter(beat, speaker, match)) != heading:
            heading = chapter
            write_line("")
            write_line(heading)
        for line in told:
            write_line(line)
    if not match.over:
        write_line(speaker.say("replay-unfinished"))


def _chapter(beat: Beat, speaker: Speaker, match: Match) -> str:
    if not beat.deciders and beat.number == 0:
        return speaker.say("panel-before")
    [heading] = speaker.sentences([help_of(match.game).chapter(beat.turn)])
    return heading


def _tell(beat: Beat, speaker: Speaker, match: Match, *, everything: bool) -> list[str]:
    """What happened in a beat, one line each; with all secrets, who alone was told, and what was chosen."""
    told = []
    for event in beat.events:
        if event.kind in help_of(match.game).quiet:
            continue
        text = speaker.event(event)
        if everything and event.to is not None:
            text = speaker.say("replay-private", player=[seat_name(seat) for seat in event.to], text=text)
        told.append(text)
    choices = [speaker.say(choice.message, **choice.facts) for _, choice in beat.choices]
    return [*told, *(f"{speaker.say('replay-chosen')}: {choice}" for choice in choices)]


def read_eyes(seat: str, match: Match) -> int | None:
    """The seat whose eyes are meant; None for all secrets."""
    if seat == "all":
        return None
    if seat == "watcher":
        return WATCHER
    if seat.isdecimal() and len(seat) < 5 and 1 <= int(seat) <= match.seats:
        return int(seat) - 1
    raise BadSeats(
        "bad-eyes",
        "A replay is seen by a player from 1 to {seats}, by watcher or by all; not {text!r}.",
        seats=match.seats,
        text=seat,
    )


def verify_record(file: Path, language: str) -> None:
    """Check dice and moves of a record."""
    record = load(file)
    match = verify(record, catalogue.game(record.game))
    draws = sum(seat_of(move) == CHANCE for move in match.moves)
    over = "yes" if match.over else "no"
    write_line(Speaker(language).say("verified", draws=draws, moves=len(match.moves) - draws, over=over))


def show_statistics(file: Path, language: str, *, as_json: bool) -> None:
    """What the public log of a match says about its players."""
    match = open_match(load(file))
    if as_json:
        write_json(statistics_of(match).figures)
        return
    for line in clues(Speaker(language, match.game, names=match.names), match):
        write_line(line)
