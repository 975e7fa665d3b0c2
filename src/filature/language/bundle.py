"""Fluent message files: the house's own and those of a game, one bundle per language."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de")
HOUSE = "filature.language"
HYPHEN_BEFORE_NUMBER = re.compile(r"(?:(?<=[\s(])|^)-(?=\d)")
FORMS = ("at", "to", "from", "the")
"""What may stand beside a word, as an attribute: `à Aden`, `au Caire`, `du Caire`; and the word with its article."""
DERIVED = re.compile(rf"\$([a-z_]+?)_({'|'.join((*FORMS, 'is'))})\b")
"""How a message asks for a form of a fact, or (`_is`) for the word of the notation, to choose a variant by it."""


def signed(language: str) -> Callable[[Any], str]:
    """`+7`, `−3.5`, `0`: for gains and losses, with one decimal at most."""

    def write(number: Any) -> str:
        rounded = round(float(number), 1)
        return format_decimal(rounded, "+0.#;−0.#", locale=language) if rounded else "0"

    return write


def capital(text: Any) -> str:
    """At the head of a sentence: `À Aden`, `La chapelle`."""
    said = str(text)
    return said[:1].upper() + said[1:]


def message_files(package: str, language: str) -> Iterator[Traversable]:
    """The message files of a package in one language: `en.ftl`, `rules.en.ftl` … Those of a plain module are beside it,
    in its package. There may be none."""
    module = sys.modules.get(package)
    beside = package if hasattr(module, "__path__") else package.rpartition(".")[0]
    folder = files(beside) / "messages" if module and beside else None
    if folder and folder.is_dir():
        yield from (file for file in folder.iterdir() if file.name.split(".")[-2:] == [language, "ftl"])


class Messages:
    """The messages of the house and of a game's package, in one language."""

    def __init__(self, language: str, package: str) -> None:
        self.language = language
        functions: dict[str, Any] = {"SIGNED": signed(language), "CAPITAL": capital}
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self.names: list[str] = []
        self._derived: dict[str, list[tuple[str, str]]] = {}
        for source in dict.fromkeys((HOUSE, package)):
            for file in sorted(message_files(source, language), key=lambda file: file.name):
                text = file.read_text(encoding="utf-8")
                resource = FluentResource(text)
                self._bundle.add_resource(resource, allow_overrides=True)
                for entry in resource.body:
                    if hasattr(entry, "id") and entry.span:
                        self.names.append(entry.id.name)
                        self._derived[entry.id.name] = DERIVED.findall(text, entry.span.start, entry.span.end)

    def derived(self, name: str) -> list[tuple[str, str]]:
        """The forms of its facts that a message asks for: a fact's name and a form's."""
        return self._derived[name]

    def has(self, name: str, attribute: str | None = None) -> bool:
        found = self._bundle.has_message(name)
        return found and (attribute is None or attribute in self._bundle.get_message(name).attributes)

    def format(self, name: str, attribute: str | None, facts: Mapping[str, Any]) -> str:
        """A message, or one of its attributes, with its facts. A missing message or fact is a mistake of the house."""
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise ValueError(f"{name} ({self.language}) has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise ValueError(f"{name} ({self.language}): {errors}")
        return HYPHEN_BEFORE_NUMBER.sub("−", str(text))


_read: dict[tuple[str, str], Messages] = {}


def messages(language: str, package: str) -> Messages:
    """They are read once."""
    if not are_read(language, package):
        _read[language, package] = Messages(language, package)
    return _read[language, package]


def are_read(language: str, package: str) -> bool:
    return (language, package) in _read
