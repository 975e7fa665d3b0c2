"""The referee line protocol: the documented session, independent matches, and refusals that change nothing."""

import json
from typing import Any

import pytest

from filature.bridges.referee import Referee
from filature.bridges.requests import VERBS
from filature.games import catalogue
from filature.games.heimlich import GAME
from filature.kernel.match import verify
from filature.kernel.record import read_record
from tests.bridges.asking import DOC, NEW, ask, code, ok, opened, retold, until_a_player_moves

# --- The documentation --------------------------------------------------------------------------------------------


def test_the_documented_session_goes_exactly_as_written() -> None:
    text = DOC.read_text(encoding="utf-8")
    assert text.count("\n< ") > 30
    assert retold(text).splitlines() == text.splitlines()


def test_every_verb_is_in_the_documented_table_and_session() -> None:
    text = DOC.read_text(encoding="utf-8")
    assert [verb for verb in VERBS if f"\n| `{verb}` |" not in text or f'"do":"{verb}"' not in text] == []


def test_every_example_in_an_error_is_a_request_of_that_verb() -> None:
    for verb, shape in VERBS.items():
        assert f'"do":"{verb}"' in shape.like
        if "…" not in shape.like:
            example = json.loads(shape.like[: shape.like.rindex("}") + 1])
            assert "error" not in ask(opened(), **example) or verb in ("play", "absent")


# --- Matches ------------------------------------------------------------------------------------------------------


def test_a_whole_match_leaves_a_record_that_verifies() -> None:
    referee = opened()
    while turn := ok(referee, do="turn")["turn"]:
        if turn == [-1]:
            ok(referee, do="roll")
        else:
            ok(referee, do="play", seat=turn[0], move=ok(referee, do="moves", seat=turn[0])["moves"][-1])
    record = ok(referee, do="record")["record"]
    outcome = ok(referee, do="outcome")["outcome"]
    replayed = verify(read_record(json.dumps(record)), GAME).outcome()
    assert replayed is not None
    assert list(replayed.points) == outcome["points"]
    assert code(ask(referee, do="roll")) == ("MatchOver", "match-over")


def test_a_copy_goes_its_own_way_with_the_same_dice() -> None:
    referee = opened()
    for _ in range(6):
        ok(referee, do="roll")
    ok(referee, do="copy")
    before = ok(referee, do="events", match=1, seat=0)
    drawn = [ok(referee, do="roll", match=2)["move"] for _ in range(2)]
    assert ok(referee, do="events", match=1, seat=0) == before
    assert len(ok(referee, do="record", match=2)["record"]["moves"]) == 8
    assert len(ok(referee, do="record", match=1)["record"]["moves"]) == 6
    assert [ok(referee, do="roll", match=1)["move"] for _ in range(2)] == drawn
    assert ok(referee, do="dump", match=1) == ok(referee, do="dump", match=2)
    assert ok(referee, do="events", match=1, seat=0) == ok(referee, do="events", match=2, seat=0)


def test_without_a_number_the_latest_open_match_is_meant() -> None:
    referee = opened()
    assert ok(referee, **NEW | {"seats": 5})["match"] == 2
    assert ok(referee, do="dump")["position"]["seats"] == 5
    assert ok(referee, do="close") == {"closed": 2}
    assert ok(referee, do="dump")["position"]["seats"] == 4
    assert ok(referee, **NEW)["match"] == 3


def test_a_dumped_position_loads_as_a_match_of_its_own() -> None:
    referee = opened()
    until_a_player_moves(referee)
    position = ok(referee, do="dump")["position"]
    assert ok(referee, do="load", position=position)["match"] == 2
    assert ok(referee, do="dump", match=2)["position"] == position
    assert ok(referee, do="view", match=2, seat=3) == ok(referee, do="view", match=1, seat=3)


def test_a_seed_and_nonces_settle_the_dice_and_no_seed_draws_one() -> None:
    def first_draws(**dice: Any) -> list[str]:
        referee = Referee()
        ok(referee, do="new", game="heimlich", seats=4, **dice)
        return [ok(referee, do="roll")["move"] for _ in range(9)]

    assert first_draws(seed="0a") == first_draws(seed="0A")
    assert len({tuple(first_draws(**d)) for d in ({"seed": "0a"}, {"seed": "0a", "nonces": ["x"]}, {}, {})}) == 4


def test_the_seed_stays_sealed_in_the_record_until_the_match_is_over() -> None:
    referee = opened()
    ok(referee, do="roll")
    assert ok(referee, do="record")["record"]["dice"]["seed"] == ""


def test_a_watcher_hears_of_no_deal_and_a_seat_only_of_its_own() -> None:
    referee = opened()
    until_a_player_moves(referee)

    def deals(seat: int | None) -> list[str]:
        events = ok(referee, do="events", seat=seat)["events"]
        return [event["facts"]["agent"] for event in events if event["kind"] == "dealt"]

    assert deals(None) == []
    assert [deals(seat) for seat in range(4)] == [
        [ok(referee, do="view", seat=s)["view"]["identity"]] for s in range(4)
    ]


def test_events_go_on_where_the_listener_left_off() -> None:
    referee = opened()
    for _ in range(5):
        ok(referee, do="roll")
    first = ok(referee, do="events", seat=0)
    until_a_player_moves(referee)
    rest = ok(referee, do="events", seat=0, since=first["next"])
    assert rest["events"]
    assert first["events"] + rest["events"] == ok(referee, do="events", seat=0)["events"]
    assert ok(referee, do="events", seat=0, since=rest["next"]) == {"events": [], "next": rest["next"]}


# --- Refusals -----------------------------------------------------------------------------------------------------


def test_an_illegal_move_is_answered_with_the_legal_ones_and_changes_nothing() -> None:
    referee = opened()
    seat = until_a_player_moves(referee)
    before = ok(referee, do="dump"), ok(referee, do="record")
    legal = ok(referee, do="moves", seat=seat)["moves"]
    refused = ask(referee, do="play", seat=seat, move="orange+7 violet+1")
    unread = ask(referee, do="play", seat=seat, move="please")
    assert code(unread) == ("BadNotation", "unreadable")
    for answer in (refused, unread):
        assert answer["error"]["legal"] == legal[:100]
        assert answer["error"]["legal_count"] == len(legal)
    assert (ok(referee, do="dump"), ok(referee, do="record")) == before


def test_an_error_lists_no_more_than_a_hundred_moves_and_says_how_many_there_are() -> None:
    referee = opened()
    while ok(referee, do="chances")["chances"][0]["move"] != "roll 1":
        ok(referee, do="roll")
    seat = ok(referee, do="play", seat=-1, move="roll 6")["turn"][0]
    error = ask(referee, do="play", seat=seat, move="orange+1")["error"]
    assert (error["code"], len(error["legal"]), error["legal_count"]) == ("wrong-sum", 100, 462)


def test_for_somebody_absent_the_referee_plays_what_no_player_can() -> None:
    referee = Referee()
    ok(referee, do="new", game="double_agents", seats=6, seed="00ff")
    seat = until_a_player_moves(referee)
    assert "late" not in ok(referee, do="moves", seat=seat)["moves"]
    before = ok(referee, do="dump")
    assert code(ask(referee, do="play", seat=seat, move="late")) == ("IllegalMove", "house-move")
    assert ok(referee, do="dump") == before
    assert ok(referee, do="absent", seat=seat) == {"move": "late", "turn": [-1]}
    assert ok(referee, do="record")["record"]["moves"][-1] == f"p{seat + 1} late"
    assert code(ask(referee, do="absent", seat=seat)) == ("NotYourTurn", "not-your-turn")
    assert code(ask(referee, do="absent", seat=-1)) == ("NotYourTurn", "not-your-turn")
    assert code(ask(referee, do="absent", seat=6)) == ("BadSeats", "no-such-seat")


def test_a_refused_throw_by_hand_leaves_the_dice_sealed() -> None:
    referee = opened()
    assert code(ask(referee, do="play", seat=-1, move="roll 9")) == ("BadNotation", "bad-chance")
    assert ok(referee, do="record")["record"]["dice"] is not None


@pytest.mark.parametrize(
    ("request_", "kind"),
    [
        ({"do": "new", "game": "chess", "seats": 2}, "UnknownGame"),
        ({"do": "new", "game": "heimlich", "seats": 8}, "BadSeats"),
        ({"do": "new", "game": "heimlich", "seats": 4, "options": {"mode": "hard"}}, "BadOption"),
        ({"do": "new", "game": "heimlich", "seats": 4, "options": {"speed": 2}}, "BadOption"),
        ({"do": "load", "position": {}}, "BadPosition"),
        ({"do": "load", "position": {"game": "heimlich", "seats": "4"}}, "BadPosition"),
        ({"do": "moves", "seat": 4}, "BadSeats"),
        ({"do": "moves", "seat": -2}, "BadSeats"),
        ({"do": "view", "seat": -1}, "BadSeats"),
        ({"do": "events", "seat": 10**30}, "BadSeats"),
        ({"do": "play", "seat": 10**30, "move": "orange+1"}, "BadSeats"),
        ({"do": "play", "seat": 0, "move": "orange+1"}, "NotYourTurn"),
    ],
)
def test_each_refusal_has_the_name_of_its_kind(request_: dict[str, Any], kind: str) -> None:
    assert ask(opened(), **request_)["error"]["kind"] == kind


def test_without_a_match_a_request_is_told_how_to_open_one() -> None:
    answer = ask(Referee(), do="turn")
    assert code(answer) == ("BadRequest", "no-match")
    assert '"do":"new"' in answer["error"]["message"]


def test_a_fault_of_the_rules_is_answered_and_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.HOUSE, "fragile", "tests.bridges.fragile:GAME")
    referee = Referee()
    ok(referee, do="new", game="fragile", seats=1)
    ok(referee, do="play", seat=0, move="add")
    before = ok(referee, do="dump"), ok(referee, do="events", seat=0), ok(referee, do="record")
    answer = ask(referee, do="play", seat=0, move="break")
    assert code(answer) == ("Internal", "internal")
    assert "ZeroDivisionError: half-way" in answer["error"]["message"]
    assert (ok(referee, do="dump"), ok(referee, do="events", seat=0), ok(referee, do="record")) == before
    ok(referee, do="play", seat=0, move="add")
    assert ok(referee, do="dump") == {"position": {"total": 2}}
