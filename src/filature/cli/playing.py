"""From the command line to a match: who sits where, and how it is left and taken up again."""

from __future__ import annotations

import secrets
import shlex
import sys
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any

import typer

from filature import bots
from filature.analysis import check_hints
from filature.bots.outside import is_outside, split_names
from filature.cli.console import Console, Gone
from filature.cli.keeping import latest_unfinished, load, new_file, open_match
from filature.cli.session import Quit, Session
from filature.games import catalogue
from filature.kernel.dice import FairDice, commitment
from filature.kernel.errors import BadRequest, BadSeats, BotFailed
from filature.kernel.match import Match
from filature.kernel.state import seat_name
from filature.language import Speaker
from filature.language.persons import CHARACTERS, bot_name, draw_face, person_of
from filature.language.plain import plain_text

PERSON = "person"


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str = "heimlich"
    seats: int | None = None
    bot: str = ""
    """Who plays the other seats, in turn: `hard` or `hothead,greyman`; the usual one without a name. Also bots from
    outside, `module:Class` or `cmd:COMMAND`."""
    human: str = "1"
    names: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    nonces: bool = False
    hints: bool = False


def play_here(
    wishes: Wishes, *, language: str, brief: bool, file: Path | None, resume: bool, console: Console | None = None
) -> None:
    """Play a new match, or go on with a kept one, on this terminal."""
    console = console or Console()
    if resume:
        file = file or latest_unfinished()
        match = open_match(load(file))
        check_guests(match, split_names(wishes.bot))
    else:
        match = open_new(wishes, language, console)
        file = file or new_file(match.game.name)
    if wishes.hints:
        check_hints(match.game, match.options)
    seed = secrets.randbits(32)
    players = {
        seat: bots.bring_live(match.game, name, seed + seat)
        for seat, name in enumerate(match.players)
        if name != PERSON
    }
    console.line(company_of(match, Speaker(language, match.game)))
    session = Session(match, players, console, file, language=language, brief=brief, hints=wishes.hints)
    try:
        session.run()
    except BotFailed:
        console.line(Speaker(language).say("resume-later", file=str(file)))
        raise
    except Quit:
        console.line(Speaker(language).say("resume-later", file=str(file)))
    except (Gone, KeyboardInterrupt):
        console.line(Speaker(language).say("resume-later", file=str(file)))
        sys.exit(2)
    finally:
        session.bots.close()


def company_of(match: Match, speaker: Speaker) -> str:
    """Who sits where: moves and questions name seats, sentences name people."""
    seats = [speaker.say("welcome-seat", words=seat_name(seat), called=name) for seat, name in enumerate(match.names)]
    return speaker.say("welcome-company", company=seats)


def check_guests(match: Match, typed: list[str]) -> None:
    """A record may come from a stranger: what it names is run only if whoever sits here names it, too."""
    for name in match.players:
        if is_outside(name) and name not in typed:
            raise BadRequest(
                "stranger-in-record",
                "This match was played with a bot from outside, {bot}. If you trust it, say --bot {quoted}.",
                bot=name,
                quoted=shlex.quote(name),
            )


def _shuffled(names: list[str]) -> list[str]:
    """In an order that nobody can foresee, so that a character is not known by its seat."""
    return secrets.SystemRandom().sample(names, len(names))


def open_new(wishes: Wishes, language: str, console: Console) -> Match:
    """Seal the dice, seat everybody, and open the match."""
    game = catalogue.game(wishes.game)
    seats = game.check_seats(game.usual_seats() if wishes.seats is None else wishes.seats)
    options = game.check_options(wishes.options)
    game.start(seats, options)
    people = read_people(wishes.human, seats)
    company = cycle(split_names(wishes.bot) or _shuffled(bots.company(game)))
    players = [PERSON if seat in people else next(company) for seat in range(seats)]
    for name in set(players) - {PERSON}:
        bots.try_out(game, name)
    speaker = Speaker(language, game)
    seed = secrets.token_bytes(32)
    names = _names(wishes, players, speaker, commitment(seed))
    console.line(speaker.say("welcome", game=speaker.game_name(game.name), seats=seats, seal=commitment(seed)[:16]))
    if len(people) == 1 and seats > 1:
        console.line(speaker.say("welcome-you"))
    return Match(
        game,
        seats,
        options,
        names=names,
        players=players,
        dice=FairDice(seed, _ask_nonces(wishes, people, names, speaker, console)),
    )


def read_people(text: str, seats: int) -> list[int]:
    """Seats of people from `1,3`; players count from 1."""
    if text == "none":
        return []
    numbers = text.split(",")
    if not all(number.strip().isdecimal() and len(number) < 5 and 1 <= int(number) <= seats for number in numbers):
        raise BadSeats(
            "bad-people",
            "People sit on seats 1 to {seats}, written like 1 or 1,3; not {text!r}.",
            seats=seats,
            text=text,
        )
    return sorted({int(number) - 1 for number in numbers})


def _names(wishes: Wishes, players: list[str], speaker: Speaker, match: str) -> list[str]:
    given = list(wishes.names)
    names: list[str] = []
    for seat, player in enumerate(players):
        character = player.partition("@")[0]
        if character in CHARACTERS:
            face = draw_face(f"{match} {seat}", [person_of(name) for name in names], character)
            names.append(bot_name(character, seat, face))
        elif player != PERSON:
            names.append(speaker.say("bot-name", number=seat + 1, bot=player))
        elif given:
            names.append(f"{plain_text(given.pop(0))} (p{seat + 1})")
        else:
            names.append(speaker.say("player-name", number=seat + 1))
    return names


def _ask_nonces(wishes: Wishes, people: list[int], names: list[str], speaker: Speaker, console: Console) -> list[str]:
    """A word from every person, after the seal was shown and before the first draw."""
    if not wishes.nonces:
        return []
    try:
        return [console.ask(speaker.say("ask-nonce", name=names[seat])) for seat in people]
    except Gone:
        raise typer.Exit(2) from None
