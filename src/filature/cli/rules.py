"""`filature rules`: the guide of a game, a clause, or what is found by words."""

from __future__ import annotations

from filature.cli.console import write_line
from filature.games import catalogue
from filature.language import Speaker
from filature.language.questions import rules, told
from filature.language.rulebook import rulebook


def show_rules(name: str | None, asked: str, language: str) -> None:
    """The rules of a game; without one, how the games are called."""
    if name is None:
        for game in catalogue.games():
            write_line(f"{game.name}: {Speaker(language, game).game_name(game.name)}")
        return
    game = catalogue.game(name)
    if not asked:
        for chapter in rulebook(game, language).guide:
            write_line(chapter.title.upper())
            for entry in chapter.clauses:
                write_line(f"  {told(entry)}")
            write_line("")
    for line in rules(Speaker(language, game), game, asked):
        write_line(line)
