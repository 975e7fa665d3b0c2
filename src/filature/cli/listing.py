"""`filature games`."""

from __future__ import annotations

from filature import bots
from filature.cli.console import write_json, write_line
from filature.games import catalogue
from filature.kernel.game import describe_options
from filature.language import Speaker, guess_language


def list_games(*, as_json: bool) -> None:
    """Every game: seats, options with their values (default first), bots."""
    found = catalogue.games()
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
        write_json(plain)
        return
    for game in found:
        speaker = Speaker(guess_language(), game)
        name = speaker.game_name(game.name)
        write_line(f"{game.name}: {name}, {game.seats[0]}-{game.seats[-1]}")
        if pitch := speaker.say_if_known(f"{game.name}-pitch"):
            write_line(f"  {pitch}")
        for option, values in describe_options(game.Options).items():
            write_line(f"  --option {option}=   {values}")
        for bot in bots.known(game):
            write_line(f"  --bot {bot}   {speaker.say_if_known(f'bot-{bot}-about')}")
