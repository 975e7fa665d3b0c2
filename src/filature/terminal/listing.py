"""`filature games`."""

from __future__ import annotations

import msgspec
import typer

from filature import bots
from filature.games import catalogue
from filature.kernel.game import describe_options
from filature.language import Speaker, guess_language


def list_games(*, as_json: bool) -> None:
    """Every game: seats, options with their values (default first), bots."""
    found = [catalogue.game(name) for name in catalogue.names()]
    if as_json:
        plain = [
            {
                "name": game.name,
                "seats": [game.seats[0], game.seats[-1]],
                "actions": game.actions,
                "options": describe_options(game.Options),
                "bots": list(bots.known(game)),
            }
            for game in found
        ]
        typer.echo(msgspec.json.encode(plain))
        return
    for game in found:
        speaker = Speaker(guess_language(), game)
        typer.echo(f"{game.name}: {speaker.say(f'{game.name}-name')}, {game.seats[0]}-{game.seats[-1]}")
        typer.echo(f"  {speaker.say(f'{game.name}-pitch')}")
        for option, values in describe_options(game.Options).items():
            typer.echo(f"  --option {option}=   {values}")
        for bot in bots.known(game):
            about = speaker.say(f"bot-{bot}-about") if speaker.has(f"bot-{bot}-about") else ""
            typer.echo(f"  --bot {bot}   {about}")
