"""Over real sockets: every message of a match is what its reader was entitled to; logs and figures tell nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.match import Match, replay_line
from filature.kernel.record import Record, read_record
from filature.kernel.state import WATCHER
from filature.server.ops.log_setup import JsonFormatter
from filature.server.runtime.updates import encode
from filature.server.table.keys import digest
from tests.games.cases import CASES
from tests.server.served import Person, Refusal, Served, at_table

GAMES = {name: case.lively for name, case in CASES.items()}
NONSENSE = ("{", '{"do":"dance"}', '{"do":"move","text":"xyzzy","version":0}', '{"do":"hello"}', '{"do":"start"}')
SHORTEST = 8


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder, log_level="debug") as served:
        yield served


def text_of(house: Served, path: str) -> str:
    with urllib.request.urlopen(house.address + path) as answer:
        text: str = answer.read().decode()
        return text


def overheard(house: Served) -> str:
    """All that an operator can read, or anybody who reads over his shoulder."""
    return house.log.read_text() + text_of(house, "/metrics")


def telltale(record: Record) -> list[str]:
    """The moves of a match; very short ones may stand anywhere by chance."""
    return [line for line in record.moves if len(line) >= SHORTEST]


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


class Entitled:
    """What a listener was entitled to: his events in their order, and every view he could have seen."""

    def __init__(self, record: Record, seat: int) -> None:
        assert record.dice is not None
        game = catalogue.game(record.game)
        dice = FairDice(bytes.fromhex(record.dice.seed), record.dice.nonces)
        match = Match(game, record.seats, record.options, names=record.names, dice=dice)
        self.views = {_view(match, seat)}
        for line in record.moves:
            replay_line(match, line, sealed=True)
            self.views.add(_view(match, seat))
        self.events = [canonical([event.kind, event.facts, event.turn]) for _, event in match.heard(seat)]


def _view(match: Match, seat: int) -> str:
    return canonical(json.loads(encode(match.view(seat))))


def heard(person: Person) -> list[str]:
    """The events of the match that somebody was told."""
    events = [event for event in person.events if event["kind"] != "chat" and not event["kind"].startswith("table-")]
    return [canonical([event["kind"], event["facts"], event["turn"]]) for event in events]


def views(person: Person) -> set[str]:
    messages = [json.loads(text) for text in person.received]
    return {canonical(message["view"]) for message in messages if message.get("view")}


async def talk(person: Person, said: dict[str, set[int]]) -> None:
    """Say something in every channel; `said` remembers who may have heard it."""
    seat = person.update["seat"]
    companies = {company["name"]: set(company["members"]) for company in person.view.get("companies", ())}
    for channel in list(person.update["channels"]):
        words = f"words {random.getrandbits(64):x}"
        audience = companies.get(channel.removeprefix("drop-"))
        try:
            await person.do("chat", text=words, channel=channel)
        except Refusal:
            continue  # it was closed meanwhile
        said[words] = {WATCHER, *range(12)} if audience is None else {seat, *audience}


async def misbehave(person: Person) -> None:
    """Nonsense of all kinds; everything is refused, and the conversation goes on."""
    for text in NONSENSE:
        await person.send(text)
        await refusal(person)
    for do, facts in (
        ("preview", {"text": "xyzzy"}),
        ("draft", {"text": "xyzzy"}),
        ("ask", {"question": "why"}),
        ("note", {"text": "", "seat": 11}),
    ):
        with pytest.raises(Refusal):
            await person.do(do, **facts)


async def refusal(person: Person) -> None:
    while True:
        try:
            await person.hear()
        except Refusal:
            return


async def listen(person: Person) -> None:
    while not person.over:
        await person.hear()


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_everybody_is_told_what_he_may_know_and_nobody_reads_it_elsewhere(house: Served, game: str) -> None:
    seats, options = GAMES[game]
    table, keys = house.sit_at(game, seats, options=options)
    notes = [f"note {random.getrandbits(64):x}" for _ in keys]
    said: dict[str, set[int]] = {}
    watcher, late = Person(house.address, table), Person(house.address, table, language="de")
    async with at_table(house.address, table, keys, language="fr") as people, watcher:
        for person, note in zip(people, notes, strict=True):
            await person.do("note", text=note)
            await talk(person, said)
            await misbehave(person)
        players = [person.play_on(random.Random(seat)) for seat, person in enumerate(people)]
        await asyncio.gather(listen(watcher), *players)
    async with late:
        pass
    record = read_record(text_of(house, f"/api/tables/{table}/record"))
    assert record.dice is not None
    listeners = {**dict(enumerate(people)), WATCHER: watcher}
    for seat, person in [*listeners.items(), (WATCHER, late)]:
        entitled = Entitled(record, seat)
        assert heard(person) == entitled.events
        assert views(person) <= entitled.views
        received = "\n".join(person.received)
        foreign = [*(note for other, note in enumerate(notes) if other != seat), *keys, *map(digest, keys)]
        assert not [secret for secret in [*foreign, record.dice.seed] if secret in received]
        assert {words for words in said if words in received} == {words for words, to in said.items() if seat in to}
    everything = overheard(house)
    secrets = [table, *keys, *map(digest, keys), *notes, *said, record.dice.seed, *telltale(record)]
    assert not [secret for secret in secrets if secret in everything]


@pytest.mark.anyio
async def test_a_failing_bot_is_reported_without_what_it_knew(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, patience="0.001", log_level="debug") as house:
        table, keys = house.sit_at("heimlich", 1, "greedy", options={"turn_limit": 4})
        async with Person(house.address, table, keys[0]) as person:
            await person.play_on(random.Random(1))
        everything = overheard(house)
        record = read_record(text_of(house, f"/api/tables/{table}/record"))
        assert '"event": "bot failed"' in everything
        assert not [secret for secret in (table, *keys, *telltale(record)) if secret in everything]


def test_an_error_is_logged_without_its_words() -> None:
    try:
        raise ValueError("p2 is the double agent")
    except ValueError as error:
        forgotten = f"Task exception was never retrieved\nfuture: <Task exception={error!r}>"
        for message in ("failed", forgotten):
            failed = logging.makeLogRecord({"msg": message, "exc_info": (ValueError, error, error.__traceback__)})
            line = JsonFormatter().format(failed)
            assert message.splitlines()[0] in line
            assert "test_an_error_is_logged_without_its_words" in line
            assert "double agent" not in line


def test_what_everybody_may_read_of_a_table_has_no_secret_in_it(house: Served) -> None:
    shown, host = house.new_table("heimlich", [{"by": "me", "name": "Ann"}, {"by": "open"}], public=True)
    hidden, other = house.new_table("heimlich", [{"by": "me", "name": "Bob"}, {"by": "open"}])
    tables = text_of(house, "/api/tables")
    assert shown in tables
    for text in (tables, text_of(house, f"/api/tables/{shown}"), text_of(house, f"/api/tables/{hidden}")):
        assert not [secret for secret in (host, other, digest(host), digest(other), "seed") if secret in text]
    assert hidden not in tables


def test_what_is_for_one_person_is_kept_by_no_cache(house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2)
    request = urllib.request.Request(f"{house.address}/api/tables/{table}/updates")
    request.add_header("authorization", f"Bearer {keys[0]}")
    with urllib.request.urlopen(request) as answer:
        assert answer.headers.get_all("cache-control") == ["no-store"]


def test_the_list_of_tables_does_not_show_where_something_happened_last(house: Served) -> None:
    chairs = [{"by": "me", "name": "Ann"}, {"by": "open"}, {"by": "open"}]
    tables = [house.new_table("heimlich", chairs, public=True) for _ in range(2)]
    before = listed(house)
    for table, key in tables:
        house.command(table, key, "note", text="Whom do I trust?")
        house.command(table, None, "sit", name="Bob")
        assert listed(house) == before


def listed(house: Served) -> list[str]:
    return [table["id"] for table in json.loads(text_of(house, "/api/tables"))]


def test_every_wrong_key_is_answered_alike(house: Served) -> None:
    """A key of another table, one that is void, one that never was: nobody can tell which."""
    table, (host, void) = house.sit_at("heimlich", 2)
    house.hand_over(table, void)
    _, foreign = house.new_table("heimlich", [{"by": "me", "name": "Bob"}, {"by": "open"}])
    for ask in (_updates, _asks, _moves, _plays_host):
        answers = [ask(house, table, key) for key in (void, foreign, "x" * 43)]
        assert answers[0] == answers[1] == answers[2]
        assert answers[0][0] in (401, 403)
    for path in ("record", "verification", "statistics", "replay?eyes=all", "replay?eyes=1"):
        answers = [house.get(f"/api/tables/{table}/{path}", key) for key in (host, void, foreign, None)]
        assert all(answer == answers[0] for answer in answers)
        assert answers[0][1]["code"] == "not-over-yet"


def _updates(house: Served, table: str, key: str) -> tuple[int, Any]:
    return house.get(f"/api/tables/{table}/updates?seat=1", key)


def _asks(house: Served, table: str, key: str) -> tuple[int, Any]:
    return house.post(f"/api/tables/{table}/ask", {"do": "ask", "question": "who"}, key)


def _moves(house: Served, table: str, key: str) -> tuple[int, Any]:
    return house.post(f"/api/tables/{table}/commands", {"do": "move", "text": "red+1", "version": 0}, key)


def _plays_host(house: Served, table: str, key: str) -> tuple[int, Any]:
    return house.post(f"/api/tables/{table}/commands", {"do": "plan", "chair": 0, "to": {"by": "open"}}, key)
