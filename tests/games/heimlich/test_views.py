"""Who sees what (HC-6): in the bytes of a view and in the events a seat hears, before and after the end."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest
from librt.random import Random

from filature.games.heimlich import GAME
from filature.games.heimlich.board import TEXTURES
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from tests.clauses import clause
from tests.games.heimlich.table import (
    AGENTS,
    PLACES,
    board,
    events,
    file_reports,
    gather,
    in_phase,
    kinds,
    lay,
    position,
    see,
    turn,
    wire,
)
from tests.playing import moments, play_out

EVERYBODY = (0, 1, 2, WATCHER)
AGENTS_AT_29 = "OR@H6:25 VI@CH RE@CH BL@CH GY@CH"
DEALS = [
    " ".join(f"p{n}={a}" for n, a in enumerate(deal, 1)) for deal in permutations(["OR", "VI", "RE", "BL", "GY"], 3)
]


def facts(match: Match, seat: int) -> dict[str, Any]:
    """A view as it travels: decoded from its bytes."""
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.view(seat)))
    return view


def heard(match: Match, seat: int, kind: str) -> list[dict[str, Any]]:
    return [event.facts for event in events(match, seat) if event.kind == kind]


def at_report(own: str = "p1=OR p2=VI p3=RE", **options: Any) -> Match:
    """Three players, and the report has just been asked."""
    return turn(lay(AGENTS_AT_29, own=own, mode="advanced", **options), 1, "OR+1")


def finished() -> Match:
    match = file_reports(at_report(), "VI=p2 RE=p3", "OR=IND", "GY=p1")
    match.perform(0, "dossier H9")
    turn(match, 2, "OR+2", dossier="H10")
    return turn(match, 1, "OR+1")


@clause("HC-6.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_players_options_colours_and_the_number_of_independents_from_setup(seat: int) -> None:
    match = play_out(gather(3, 1, mode="advanced", goal_tie="furthest"), until=in_phase("DEAL"))
    view = facts(match, seat)
    assert (view["players"], view["independents"], len(view["agents"])) == (3, 2, 5)
    assert (view["options"]["mode"], view["options"]["goal_tie"]) == ("advanced", "furthest")
    assert heard(match, seat, "colours") == [{"agents": [p["agent"] for p in view["agents"]], "independents": 2}]


@clause("HC-6.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_rolls_moves_places_scores_dossier_and_counts_at_once(seat: int) -> None:
    match = lay("OR@H6:5 VI@RU:9 RE@CH BL@CH GY@CH", own="p1=OR p2=VI p3=RE")
    match.perform(CHANCE, "roll 1")
    assert facts(match, seat)["die"] == 1
    match.perform(0, "OR+1")
    view = facts(match, seat)
    assert view["agents"][:2] == [
        {"agent": "orange", "place": "H7", "score": 12},
        {"agent": "violet", "place": "ruin", "score": 6},
    ]
    assert (view["dossier"], view["phase"], view["active"], view["waiting"]) == ("H7", "DOSSIER", 0, [0])
    match.perform(0, "dossier H2")
    assert facts(match, seat)["dossier"] == "H2"
    assert heard(match, seat, "rolled") == [{"player": "p1", "die": 1}]
    assert heard(match, seat, "moved")[0]["steps"] == {"orange": 1}
    assert heard(match, seat, "counted")[0]["gains"] == {"orange": 7, "violet": -3, "red": 0, "blue": 0, "grey": 0}
    assert heard(match, seat, "dossier-moved") == [{"player": "p1", "place": "H2"}]


@clause("HC-6.1", "HC-8.25")
def test_the_own_card_can_be_read_again_at_any_time_and_only_by_its_owner() -> None:
    match = gather(3, 2, mode="advanced")
    seen = 0
    for moment in moments(match, 2):
        truth = {s["owner"]: agent for agent, s in moment.state.dump().get("agents", {}).items()}
        for seat in EVERYBODY:
            assert facts(moment, seat)["identity"] == truth.get(f"p{seat + 1}")
            cards = heard(moment, seat, "dealt")
            assert cards == ([{"agent": truth[f"p{seat + 1}"]}] if seat >= 0 and f"p{seat + 1}" in truth else [])
            seen += len(cards)
    assert seen > 100


@clause("HC-6.1", "HC-6.2", "HC-7.9")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nothing_a_seat_receives_depends_on_cards_and_reports_it_may_not_see(seat: int) -> None:
    """The twin test, over every deal: where a seat holds the same card and writes the same, it gets the same bytes."""
    received: dict[str, set[bytes]] = {}
    for own in DEALS:
        match = at_report(own)
        bytes_so_far = [wire(match, seat)]
        for author in (2, 0, 1):  # everybody writes what would be most telling: the truth, or a blank report for `seat`
            truth = " ".join(f"{word[3:]}={word[:2]}" for word in own.split() if word[:2] != f"p{author + 1}")
            match.perform(author, "report" if author == seat else f"report {truth}")
            bytes_so_far.append(wire(match, seat))
        match.perform(0, "dossier RU")
        turn(match, 3, "VI+3")
        bytes_so_far.append(wire(match, seat))
        card = own.split()[seat] if seat != WATCHER else ""
        received.setdefault(card, set()).add(b"".join(bytes_so_far))
    assert len(received) == (1 if seat == WATCHER else 5)
    assert all(len(variants) == 1 for variants in received.values())


@clause("HC-6.1", "HC-6.2")
def test_a_half_written_report_is_seen_by_its_author_only() -> None:
    match = at_report()
    before = {seat: wire(match, seat) for seat in EVERYBODY}
    match.perform(1, "OR=p3 RE=IND")
    assert facts(match, 1)["report"] == {"orange": "p3", "red": "independent"}
    assert [seat for seat in EVERYBODY if wire(match, seat) != before[seat]] == [1]


@clause("HC-6.1", "HC-8.19")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_that_reports_are_asked_and_who_has_handed_in(seat: int) -> None:
    match = at_report()
    assert facts(match, seat)["phase"] == "REPORT"
    assert kinds(match, seat).count("report-asked") == 1
    match.perform(2, "report OR=p1")
    assert facts(match, seat)["reported"] == [2]
    assert facts(match, seat)["waiting"] == [0, 1]
    assert heard(match, seat, "reported") == [{"player": "p3"}]


@clause("HC-6.1", "HC-6.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_report_is_read_by_its_author_only_until_the_end(seat: int) -> None:
    match = file_reports(at_report(), "VI=p2", "OR=p3", "GY=p1")
    reports = match.state.dump()["reports"]
    own = [reports[seat]] if seat >= 0 else []
    assert facts(match, seat)["report"] == (own[0] if own else {})
    assert heard(match, seat, "report-filed") == [{"report": report} for report in own]
    assert facts(match, seat)["reports"] is None


@clause("HC-6.1", "HC-8.29")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_end_shows_everybody_all_cards_reports_right_lines_and_totals(seat: int) -> None:
    match = finished()
    owners = {"orange": "p1", "violet": "p2", "red": "p3", "blue": "independent", "grey": "independent"}
    view, [over] = facts(match, seat), heard(match, seat, "over")
    assert view["owners"] == over["owners"] == owners
    assert view["reports"] == list(over["reports"].values()) == match.state.dump()["reports"]
    assert view["outcome"]["facts"]["correct"] == over["correct"] == {"p1": 2, "p2": 0, "p3": 0}
    assert over["bonus"] == {"p1": 10, "p2": 0, "p3": 0}
    assert view["outcome"]["points"] == [61, 0, 0]
    assert over["totals"] == {"p1": 61, "p2": 0, "p3": 0}


@clause("HC-6.1")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_until_the_end_no_view_and_no_event_shows_an_owner_a_report_or_a_result(mode: str) -> None:
    for match in moments(gather(4, 7, mode=mode), 7):
        for seat in (0, 3, WATCHER):
            view = facts(match, seat)
            assert (view["owners"], view["reports"], view["outcome"]) == (None, None, None)
            assert not {"over", "dealt", "report-filed"} & set(kinds(match, WATCHER))


@clause("HC-6.1", "HC-8.26")
def test_the_seed_of_the_dice_is_published_at_the_end_and_not_before() -> None:
    match = gather(2, 3)
    play_out(match, 3, until=in_phase("DOSSIER"))
    before = match.record().dice
    assert before is not None
    assert (before.seed, len(before.commitment)) == ("", 64)
    after = play_out(match, 3).record().dice
    assert after is not None
    assert (after.seed, after.commitment) == ((3).to_bytes(32, "big").hex(), before.commitment)


@clause("HC-6.3")
@pytest.mark.parametrize(("seats", "worlds"), [(2, 3), (3, 12), (4, 60)])
def test_a_player_can_imagine_every_deal_that_fits_the_own_card_and_all_alike(seats: int, worlds: int) -> None:
    match = play_out(gather(seats, 4), until=in_phase("ROLL"))
    rng = Random(1)
    rounds = 60 * worlds
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(rounds):
        imagined = match.state.imagine(0, rng)
        assert see(imagined, 0) == see(match, 0)
        seen[tuple(s["owner"] for s in imagined.dump()["agents"].values())] += 1
    assert len(seen) == worlds
    assert all(abs(count - 60) < 6 * 60**0.5 for count in seen.values())


@clause("HC-6.3")
def test_with_seven_players_nobody_is_independent() -> None:
    match = play_out(gather(7), until=in_phase("ROLL"))
    assert see(match).independents == 0
    imagined = match.state.imagine(0, Random(1)).dump()["agents"]
    assert sorted(standing["owner"] for standing in imagined.values()) == [f"p{n}" for n in range(1, 8)]


@clause("HC-6.3")
def test_the_own_report_and_the_board_stay_as_they_are_in_every_imagined_world() -> None:
    match = file_reports(at_report(), "VI=p2 RE=p3", "OR=IND", "GY=p1")
    for seed in range(20):
        imagined = match.state.imagine(1, Random(seed))
        assert see(imagined, 1) == see(match, 1)
        assert board(imagined) == board(match)


@clause("HC-6.4", "HC-8.28")
def test_every_public_item_is_a_word_and_every_agent_has_a_texture_word() -> None:
    match = play_out(gather(7, 5), 5)
    for piece in facts(match, WATCHER)["agents"]:
        assert piece["agent"] in AGENTS.values()
        assert piece["place"] in PLACES.values()
    assert facts(match, WATCHER)["dossier"] in PLACES.values()
    moved = heard(match, WATCHER, "moved")[0]
    assert set(moved["steps"]) <= set(AGENTS.values())
    assert set(moved["places"].values()) <= set(PLACES.values())
    assert len(set(TEXTURES) | set(AGENTS.values())) == 14


def test_a_watcher_sees_the_board_a_player_sees() -> None:
    laid = position(AGENTS_AT_29, own="p1=OR p2=VI p3=RE")
    mine, watched = facts(Match(GAME, 3, position=laid), 0), facts(Match(GAME, 3, position=laid), WATCHER)
    assert {key for key in mine if mine[key] != watched[key]} == {"seat", "identity"}
