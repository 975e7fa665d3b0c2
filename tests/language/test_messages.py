"""The message files: complete in three languages, nothing unused, no error without a translation."""

import ast
import re
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import filature
import filature.learn
from filature.games import catalogue
from filature.kernel import errors
from filature.language.bundle import FORMS, HOUSE, LANGUAGES, message_files
from filature.server import errors as refusals

SOURCE = Path(filature.__file__).parent
PACKAGES = [HOUSE, *(type(catalogue.game(name)).__module__ for name in catalogue.names())]
LESSONS = filature.learn.__name__
WEB = Path("web/src")
ERROR = "error-"
DERIVED = re.compile(rf"_({'|'.join((*FORMS, 'is'))})$")


def messages(package: str, language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in message_files(package, language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name} has a line that cannot be read: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


class Facts(Visitor):
    """Collects the facts a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


def raw_facts(message: ftl.Message) -> set[str]:
    found = Facts()
    found.visit(message)
    return found.names


def facts(message: ftl.Message) -> set[str]:
    return {DERIVED.sub("", name) for name in raw_facts(message)} - {"who"}


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes} - {"typed", *FORMS}


@pytest.mark.parametrize("package", [*PACKAGES, LESSONS])
def test_every_message_exists_in_every_language(package: str) -> None:
    spoken = {language: set(messages(package, language)) for language in LANGUAGES}
    plain = {language: {name for name in names if not name.startswith(ERROR)} for language, names in spoken.items()}
    assert plain["fr"] == plain["en"]
    assert plain["de"] == plain["en"]
    assert spoken["fr"] == spoken["de"]


@pytest.mark.parametrize("package", [*PACKAGES, LESSONS])
def test_a_message_speaks_of_the_same_facts_in_every_language(package: str) -> None:
    spoken = [messages(package, language) for language in LANGUAGES]
    for name in spoken[0]:
        assert len({frozenset(facts(language[name])) for language in spoken}) == 1, name
        assert len({frozenset(attributes(language[name])) for language in spoken}) == 1, name


def strings() -> tuple[set[str], set[str]]:
    """Every string in the source and its data files, and the fixed beginnings of the f-strings."""
    constants, beginnings = set(), set()
    for data in SOURCE.rglob("*.json"):
        constants.update(re.findall(r'"([^"]+)"', data.read_text(encoding="utf-8")))
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return constants, beginnings


def is_used(name: str, known: set[str], constants: set[str], beginnings: set[str]) -> bool:
    """Named in the source, or built there from a fixed beginning and a named rest, or an entry of a message's table."""
    parts = [word.casefold().replace("_", "-") for word in constants]
    if name in constants or re.fullmatch(r"(rules-)?[A-Z]{2}-\d+(-\d+)?", name):
        return True
    for cut in (found.start() for found in re.finditer("-", name)):
        begun, rest = name[: cut + 1] in beginnings or name[: cut + 1] in constants, name[cut + 1 :]
        if begun and (rest.casefold() in parts or is_used(rest, known, constants, beginnings)):
            return True
        if name[:cut] in known and name[cut + 1 :] in {*constants, "value"}:
            return True
    return name.startswith(("option-", "guide-"))


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_unused(package: str) -> None:
    constants, beginnings = strings()
    known = {name for part in {HOUSE, package} for name in messages(part, "en")}
    spoken = messages(package, "fr")
    # Names of games in their own messages (`heimlich-name`) are built from the name of the game.
    endings = {"name", "pitch", "feel", "length"}
    unused = [
        name
        for name in spoken
        if not is_used(name, known, constants, beginnings)
        and not (name.split("-")[0] in catalogue.names() and name.split("-")[1] in endings)
        and not is_on_the_page(name)
    ]
    assert unused == []


@cache
def page_strings() -> tuple[set[str], set[str]]:
    """Texts in the sources of the page that may name a message, and beginnings such as `page-ask-${question}`."""
    sources = [file for file in WEB.rglob("*") if file.suffix in (".svelte", ".ts")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    return set(re.findall(r"[a-z_]+(?:-[A-Za-z0-9]+)+", text)), set(re.findall(r"([a-z_]+-(?:[a-z]+-)*)\$\{", text))


def is_on_the_page(name: str) -> bool:
    whole, beginnings = page_strings()
    return name in whole or any(name.startswith(beginning) for beginning in beginnings)


def test_every_message_that_the_page_asks_for_exists() -> None:
    house = set(messages(HOUSE, "en"))
    of_games = {name: {*house, *messages(type(catalogue.game(name)).__module__, "en")} for name in catalogue.names()}
    missing = []
    for file in (file for file in WEB.rglob("*") if file.suffix in (".svelte", ".ts") and ".test." not in file.name):
        folder = file.relative_to(WEB).parts
        known = of_games[folder[1]] if folder[0] == "games" and len(folder) > 2 else house
        asked = re.findall(r"words\.say\(\s*'([^']+)'", file.read_text(encoding="utf-8"))
        missing += [f"{file}: {name}" for name in asked if name not in known]
    assert missing == []


def test_the_page_gives_the_forms_that_a_message_asks_for() -> None:
    """A message with `$place_at` is said with `words.forms({ place })`, or with facts that were made so before."""
    asking = {
        name
        for package in PACKAGES
        for language in LANGUAGES
        for name, message in messages(package, language).items()
        if any(DERIVED.search(fact) for fact in raw_facts(message))
    }
    lacking = []
    for file in (file for file in WEB.rglob("*") if file.suffix in (".svelte", ".ts") and ".test." not in file.name):
        said = re.findall(r"words\.say\(\s*'([^']+)',\s*(\{[^}]*\})", file.read_text(encoding="utf-8"))
        lacking += [f"{file}: {name}" for name, given in said if name in asking and "..." not in given]
    assert lacking == []


def error_sentences() -> dict[str, set[str]]:
    """The codes of all errors a person can meet, with the facts of their English sentences: the first arguments of a
    call of an error's class, or within it.

    The bridges are left out: they speak to programs, in English.
    """
    rooms = {**vars(errors), **vars(refusals)}
    kinds = {name for name, kind in rooms.items() if isinstance(kind, type)}
    kinds |= {"BrokenMatch", "BadLesson", "UnknownLesson"}
    found: dict[str, set[str]] = {}
    for file in SOURCE.rglob("*.py"):
        if "bridges" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > 1 and isinstance(node.args[0], ast.Constant):
                if getattr(node.func, "id", "") in kinds or ast.unparse(node.func) == "super().__init__":
                    sentence = str(node.args[1].value) if isinstance(node.args[1], ast.Constant) else ""
                    fields = {field for _, field, _, _ in Formatter().parse(sentence) if field}
                    found.setdefault(str(node.args[0].value), set()).update(fields)
    return found


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_error_is_translated_with_its_facts_and_every_translation_is_of_an_error(language: str) -> None:
    translated: dict[str, set[str]] = {}
    for package in PACKAGES:
        for name, said in messages(package, language).items():
            if name.startswith(ERROR):
                translated.setdefault(name.removeprefix(ERROR), set()).update(facts(said))
    suggested = {field for _, field, _, _ in Formatter().parse(errors.DID_YOU_MEAN) if field}
    assert translated.pop("did-you-mean") == suggested
    assert translated == {code: fields - {"who"} for code, fields in error_sentences().items()}


def test_every_clause_for_players_is_told_in_words() -> None:
    rules = (Path(__file__).parents[2] / "docs/rules/heimlich.md").read_text(encoding="utf-8")
    clauses = {f"HC-{section}-{number}" for section, number in re.findall(r"\*\*HC-([1-69])\.(\d+)", rules)}
    spoken = set(messages("filature.games.heimlich", "fr"))
    assert clauses - spoken == set()
