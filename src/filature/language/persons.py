"""The persons of the house: who a bot is at a table, and the faces that everybody chooses from.

A name is a message, so that everybody reads it in their own language. Logs and records keep it as `@` and the id of
the person, and a `Speaker` says it. Names typed by people are kept as they are; none of them is the name of a person.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from zlib import crc32

from filature.language.bundle import HOUSE, LANGUAGES, messages
from filature.language.plain import folded

SIGN = "@"
CHARACTERS: dict[str, tuple[str, ...]] = {
    "random": ("zigzag", "roulette"),
    "greedy": ("bonbon", "buffet"),
    "easy": ("siesta", "sofa"),
    "normal": ("trenchcoat", "agenda", "passepartout"),
    "hard": ("sphinx", "monocle"),
    "hothead": ("vesuvio",),
    "greyman": ("beige", "incognito"),
    "saboteur": ("sabot", "dynamite"),
    "archivist": ("fichier", "index"),
    "gambler": ("bluff",),
    "shadow": ("silhouette",),
    "bookkeeper": ("centime",),
    "duellist": ("touche",),
    "smuggler": ("contraband",),
    "postman": ("telegram",),
}
"""Who plays a bot of the house."""
FACES = tuple(person for persons in CHARACTERS.values() for person in persons)
"""One for each person; people wear them, too."""


def draw_face(place: str, taken: Collection[str], character: str = "") -> str:
    """A face that nobody at the table has: one of the character's own persons, else anybody's. The same place (a table
    and a seat) draws the same."""
    lot = crc32(place.encode())
    for pool in (CHARACTERS.get(character, ()), FACES):
        free = [face for face in pool if face not in taken]
        if free:
            return free[lot % len(free)]
    return FACES[lot % len(FACES)]


def bot_name(character: str, seat: int, face: str) -> str:
    """The name of a bot as it is kept: the person whose face it has; bots from outside keep their own name."""
    return SIGN + face if character in CHARACTERS else f"{character.capitalize()} {seat + 1}"


def person_of(name: str) -> str:
    """The person whom a kept name means; empty where it is a name as somebody typed it."""
    person = name.removeprefix(SIGN)
    return person if name.startswith(SIGN) and person in FACES else ""


def display_name(name: str, language: str) -> str:
    """A kept name as it is read in a language."""
    person = person_of(name)
    return _persons(language)[person] if person else name


def is_reserved(name: str) -> bool:
    """Whether a name is a person's in any language, or would be taken for one."""
    return folded(name) in _reserved()


@cache
def _persons(language: str) -> dict[str, str]:
    said = messages(language, HOUSE)
    return {person: said.format(f"person-{person}", None, {}) for person in FACES}


@cache
def _reserved() -> frozenset[str]:
    names = [name for language in LANGUAGES for name in _persons(language).values()]
    return frozenset(map(folded, [*names, *(SIGN + person for person in FACES)]))
