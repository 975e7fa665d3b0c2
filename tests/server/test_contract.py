"""The contract: the document says what is true, and whatever is sent, it is kept."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from filature.games import catalogue
from tests.games.cases import CASES
from tests.server.served import Json, Served, at_table

CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
SEATS = st.sampled_from([{"by": "open"}, {"by": "me", "name": "Anna"}, {"by": "bot", "bot": "greedy"}])
TABLES: st.SearchStrategy[Json] = st.fixed_dictionaries(
    {"game": st.sampled_from(catalogue.names()), "seats": st.lists(SEATS, min_size=2, max_size=7)}
)
"""Tables that can be opened; among all texts the names of games would never be found."""
AFTERWARDS = ["record", "replay", "verification", "statistics", "analysis"]
KEY_OF_HOST = ["commands", "standing", "updates", "ask", "hint", "progress", *AFTERWARDS]
"""Where a key makes a difference."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder) as served:
        yield served
        assert '"level": "error"' not in served.log.read_text()


@pytest.fixture(scope="module")
def document(house: Served) -> Json:
    status, document = house.get("/schema/openapi.json")
    assert status == 200
    found: Json = document
    return found


@pytest.fixture(scope="module")
def tables(house: Served) -> list[tuple[str, str]]:
    """Tables in every state, with the keys of their hosts; and one that is not there."""
    seats = [{"by": "me", "name": "P1"}, {"by": "open"}]
    waiting, closed = house.new_table("heimlich", seats, public=True), house.new_table("heimlich", seats)
    house.command(*closed, "close")
    playing, over = house.sit_at("heimlich", 2), house.sit_at("heimlich", 2)
    asyncio.run(play(house, *over))
    return [waiting, closed, ("nnnnnnnnnn", "k" * 43), *((table, keys[0]) for table, keys in (playing, over))]


async def play(house: Served, table: str, keys: list[str]) -> list[str]:
    """A match to its end; returns every message of its first seat."""
    async with at_table(house.address, table, keys, language="fr") as people:
        await asyncio.gather(*(person.play_on(random.Random(n)) for n, person in enumerate(people)))
        return people[0].received


def operations(document: Json) -> Iterator[tuple[str, str, Json]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def parts_of(value: Any) -> Iterator[Json]:
    """Every object in a document."""
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts_of(part)


def schema_of(document: Json, name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({**document, "$ref": f"#/components/schemas/{name}"})


def test_the_document_is_valid_and_all_it_refers_to_is_in_it(document: Json) -> None:
    assert document["openapi"].startswith("3.1.")
    schemathesis.openapi.from_dict(document).validate()
    schemas = document["components"]["schemas"]
    for schema in schemas.values():
        jsonschema_rs.meta.validate(schema)
    references = {part["$ref"] for part in parts_of(document) if "$ref" in part}
    references |= {target for part in parts_of(schemas) for target in part.get("mapping", {}).values()}
    assert references <= {f"#/components/schemas/{name}" for name in schemas}


def test_the_messages_are_described_as_they_are_read_and_written(document: Json) -> None:
    schemas = document["components"]["schemas"]
    assert schemas["MySeat"]["properties"]["by"] == {"enum": ["me"]}
    assert schemas["Refused"]["required"] == ["kind", "code", "error", "sentence"]
    for name in ("NewTable", "Sit", "Hello", "Update", "Refused", "TableInfo", "Replay"):
        assert schemas[name]["additionalProperties"] is False, name
    assert schemas["heimlich.View"]["properties"].keys() >= {"start_rolls", "dossier"}
    assert set(schemas["FromClient"]["discriminator"]["mapping"]) > {"hello", "move", "sit", "ping"}
    assert set(schemas["FromServer"]["discriminator"]["mapping"]) > {"update", "refused", "done"}


def test_every_operation_says_what_it_may_refuse_and_who_may_ask(document: Json) -> None:
    refused = {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}}
    for path, method, operation in operations(document):
        answers = operation["responses"]
        assert {"429", "503"} <= answers.keys()
        assert all(answer["content"] == refused for status, answer in answers.items() if status >= "400"), path
        assert ("404" in answers) == ("{table_id}" in path or "{code}" in path)
        assert ("413" in answers) == (method == "post")
        asked_for: list[dict[str, list[str]]] = [{"key": []}, {"cookie": []}, {}]
        with_key = asked_for if path.rpartition("/")[2] in KEY_OF_HOST else None
        assert operation.get("security") == with_key, path
    schemes = document["components"]["securitySchemes"]
    assert schemes["key"]["scheme"] == "bearer"
    assert (schemes["cookie"]["in"], schemes["cookie"]["name"]) == ("cookie", "seat-{table_id}")


@pytest.mark.parametrize("game", CASES)
def test_every_message_of_a_match_is_as_the_document_says(house: Served, document: Json, game: str) -> None:
    seats, options = CASES[game].lively
    table, keys = house.sit_at(game, 2, *["random"] * (seats - 2), options=options)
    messages = [json.loads(text) for text in asyncio.run(play(house, table, keys))]
    said, view = schema_of(document, "FromServer"), schema_of(document, f"{game}.View")
    for message in messages:
        said.validate(message)
        if "view" in message:
            view.validate(message["view"])


def test_every_request_is_answered_as_the_document_says(document: Json, house: Served, tables: Any) -> None:
    answered: Counter[int] = Counter()

    @settings(max_examples=40, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(data=st.data())
    def answers(operation: APIOperation[Any, Any, Any, Any], data: st.DataObject) -> None:
        mode = data.draw(st.sampled_from(list(GenerationMode)))
        case = data.draw(operation.as_strategy(generation_mode=mode))
        headers = {"accept-language": data.draw(st.sampled_from(["en", "fr", "de"]))}
        if operation.label == "POST /api/tables" and mode is GenerationMode.POSITIVE:
            assert isinstance(case.body, dict)
            case.body |= data.draw(TABLES)
        if "table_id" in case.path_parameters and data.draw(st.integers(0, 3)):
            case.path_parameters["table_id"], key = data.draw(st.sampled_from(tables))
            headers |= data.draw(st.sampled_from([{}, {"authorization": f"Bearer {key}"}]))
        if isinstance(case.query.get("wait"), int):
            case.query["wait"] %= 2
        answered[case.call_and_validate(headers=headers, checks=CHECKS).status_code] += 1

    described = schemathesis.openapi.from_dict(document)
    described.config.update(base_url=house.address)
    for operation in described.get_all_operations():
        assert isinstance(operation, Ok)
        answers(operation.ok())
    assert answered.keys() >= {200, 201, 400, 401, 403, 404}
