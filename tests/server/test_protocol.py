"""docs/protocol.md says what is: its session is played, its tables name all there is and nothing else."""

from __future__ import annotations

import ast
import inspect
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from filature.kernel.errors import FilatureError
from filature.language.questions import ANSWERS, WRITING
from filature.server import errors, limits, protocol
from filature.server.api.tables import LONGEST_POLL_S, MOST_LISTED
from filature.server.app import LARGEST_BODY, create_app
from filature.server.protocol import AnyCommand, FromServer, Hello, NewTable, Question, Update
from filature.server.settings import Settings
from filature.server.table.commands import HANDLERS
from filature.server.websocket.connection import PENDING_BYTES, REFUSALS
from filature.server.websocket.endpoint import LARGEST_MESSAGE
from tests.server.session import ASKED, DOC, TOLD, retold

# The framework would like to see ways of its next version already.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

TEXT = DOC.read_text(encoding="utf-8")
SERVER = Path(errors.__file__).parent
FOR_OPERATORS = [SERVER / "storage", SERVER / "serve.py", SERVER / "settings.py"]
"""What is refused there is printed by a command, not sent to clients."""


def section(title: str) -> str:
    return TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The lines of all tables, without their heads."""
    lines = re.findall(r"^\|( `.*)\|$(?!\n\|-)", text, re.MULTILINE)
    return [[cell.strip() for cell in line.split("|")] for line in lines]


def words(cell: str) -> set[str]:
    return set(re.findall(r"`([\w-]+)`", cell))


def tag(message: type) -> str:
    return str(message.__struct_config__.tag)  # type: ignore[attr-defined]


def fields(message: Any) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(message)}


def test_the_documented_session_goes_exactly_as_written() -> None:
    assert len([line for line in TEXT.splitlines() if TOLD.match(line)]) > 30
    assert retold(TEXT).splitlines() == TEXT.splitlines()


def test_every_message_of_the_session_is_one_of_the_contract() -> None:
    for line in section("A session").splitlines():
        asked = ASKED.match(line)
        if asked and not asked["method"]:
            msgspec.json.decode(asked["body"], type=protocol.FromClient)
        if re.match(r"\w+ < {", line):
            assert set(json.loads(line.split(" < ")[1])) <= {"kind"}.union(*map(fields, get_args(FromServer)))


def test_every_address_of_the_house_is_in_the_documented_table() -> None:
    paths = create_app(Settings()).openapi_schema.to_schema()["paths"]
    served = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert {row[0].strip("`") for row in rows(section("Addresses"))} == served


def test_every_command_and_question_is_in_the_documented_tables() -> None:
    everywhere = {"do", "id", "seat"}
    for title, known in (("Commands", get_args(AnyCommand)), ("Questions", (*get_args(Question), protocol.Ping))):
        told = {row[0].strip("`"): words(row[1]) - everywhere for row in rows(section(title))}
        assert told == {tag(message): fields(message) - everywhere for message in known}


def test_every_command_is_handled_and_nothing_else() -> None:
    assert set(HANDLERS) == set(get_args(AnyCommand))


@pytest.mark.parametrize(
    ("title", "message"), [("Opening a table", NewTable), ("The socket", Hello), ("The socket", Update)]
)
def test_every_field_of_a_message_is_in_the_documented_table(title: str, message: type) -> None:
    told = re.findall(r"^\| field \|.*\n\|-.*\n((?:\|.*\n)+)", section(title), re.MULTILINE)
    assert fields(message) in [{row[0].strip("`") for row in rows(table)} for table in told]


def test_every_question_that_may_be_asked_is_told() -> None:
    [row] = [row for row in rows(section("Questions")) if row[0] == "`ask`"]
    assert words(row[2]) - {"sentences"} == set(ANSWERS) - set(WRITING)


def raised(folder: Path) -> set[tuple[str, str]]:
    """Kind and code of every refusal that is written down in a folder."""
    kinds = {kind.__name__ for kind in all_kinds(FilatureError)}
    found = set()
    for file in folder.rglob("*.py"):
        if any(file.is_relative_to(place) for place in FOR_OPERATORS):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds and node.args:
                if isinstance(node.args[0], ast.Constant):
                    found.add((node.func.id, str(node.args[0].value)))
    return found


def all_kinds(kind: type[FilatureError]) -> set[type[FilatureError]]:
    return {kind}.union(*(all_kinds(below) for below in kind.__subclasses__()))


def test_every_refusal_is_in_the_documented_table_with_its_status() -> None:
    told = {row[0].strip("`"): (int(row[1]), words(row[2])) for row in rows(section("Refusals"))}
    assert {(kind, code) for kind, code in raised(SERVER) if code not in told[kind][1]} == set()
    own_words = {("StorageAway", "storage-away"), ("OutcomeUnknown", "outcome-unknown"), ("Failure", "our-mistake")}
    everywhere = raised(SERVER.parent) | own_words
    invented = {(kind, code) for kind, (_, codes) in told.items() for code in codes if (kind, code) not in everywhere}
    assert invented == set()
    kinds = {kind.__name__: errors.STATUS.get(kind, 400) for kind in all_kinds(FilatureError)}
    assert {kind: status for kind, (status, _) in told.items() if kind != "Failure"}.items() <= kinds.items()


def test_the_documented_limits_are_those_of_the_house() -> None:
    house = limits.Limits(on=True)
    known = [limit for limit in vars(house).values() if isinstance(limit, limits.Limit)]
    told = re.findall(r"^\| [a-z ]+ \| (\d+) \| ([\d.]+) \|$", section("Limits"), re.MULTILINE)
    assert sorted((float(most), float(rate)) for most, rate in told) == sorted((k.burst, k.rate) for k in known)
    assert LARGEST_BODY == LARGEST_MESSAGE == 64 * 1024
    assert PENDING_BYTES == 1 << 20
    assert f"{REFUSALS} messages more" in TEXT
    assert f"{LONGEST_POLL_S} seconds at most" in TEXT
    assert f"at most {MOST_LISTED}" in TEXT
    assert f"within {Settings().silence:g} seconds" in TEXT
    for told_name, most in (("a name", 40), ("of chat", 500), ("a note", 4000)):
        assert f"{told_name} {most}" in section("Limits")
    assert "max_length=4000" in inspect.getsource(protocol)
