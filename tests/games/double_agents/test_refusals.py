"""Bad input is refused with what would be right, and changes nothing."""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.games.double_agents import GAME
from filature.kernel.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadSeats,
    FilatureError,
    IllegalMove,
    MatchOver,
    NotYourTurn,
)
from filature.kernel.state import CHANCE
from tests.games.double_agents.table import choose, gather, in_phase, lay, lock_all, position
from tests.games.double_agents.vectors import vote_position
from tests.playing import play_out, refuse


@pytest.mark.parametrize(
    ("text", "error", "why"),
    [
        ("", BadNotation, "write it like agent Rio"),
        ("hello", BadNotation, "'hello' is not a move here"),
        ("agent", IllegalMove, "needs a card and a destination"),
        ("Rio", IllegalMove, "needs a card and a destination"),
        ("lock", IllegalMove, "your hand is special, agent, agent"),
        ("agent Paris", BadNotation, "not a move here"),
        ("agent Rio Berlin", BadNotation, "not a move here"),
        ("agent agent killer Rio", BadNotation, "not a move here"),
        ("killer Rio", IllegalMove, "no killer in hand; you have special, agent, agent"),
        ("draft", BadNotation, "not a move here"),
        ("draft killer", IllegalMove, "no killer in hand"),
        ("unlock", IllegalMove, "locked nothing yet"),
        ("time", IllegalMove, "time is not yours to play"),
        ("vote p2", BadNotation, "not a move here"),
    ],
)
def test_a_text_that_is_no_choice_is_refused(text: str, error: type[FilatureError], why: str) -> None:
    refuse(lay(hands={"c1": "S A A"}), 0, text, error, why)


@pytest.mark.parametrize(
    "text",
    ["agent Rio", "A Rio", "lock agent Rio", "AG rio", "a r", "LOCK A RIO", "Rio agent", "lock Rio agent"],
)
def test_people_may_write_a_choice_as_they_like(text: str) -> None:
    match = lay(hands={"c1": "S A A"})
    assert [match.state.write(0, move) for move in match.state.read(0, text)] == ["lock agent Rio"]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("special agent Hong Kong", "lock special HongKong"),
        ("agent special hong-kong", "lock special HongKong"),
        ("S HongKong Kong", "lock special HongKong"),
        ("C C", "lock corruption Cairo"),
    ],
)
def test_names_of_two_words_and_codes_are_understood(text: str, written: str) -> None:
    match = lay(hands={"c1": "S A C"})
    assert [match.state.write(0, move) for move in match.state.read(0, text)] == [written]


def test_a_locked_choice_is_unlocked_before_it_is_changed() -> None:
    match = choose(lay(), c1="A Rio")
    refuse(match, 0, "A Cairo", IllegalMove, "write unlock to change it")
    refuse(match, 0, "late", IllegalMove, "late is not yours to play")


def test_a_draft_that_is_drafted_already_is_refused() -> None:
    match = lay()
    match.perform(0, "draft A Rio")
    refuse(match, 0, "draft Rio A", IllegalMove, "That is your draft already")
    match.perform(0, "draft A Cairo")
    assert match.moves[-1] == "p1 draft Cairo"


@pytest.mark.parametrize(
    ("text", "error", "why"),
    [
        ("vote", BadNotation, "write it like vote p2"),
        ("vote p4", IllegalMove, "p4 is not in your company; vote for one of p1, p2, p3, or abstain"),
        ("vote p99", IllegalMove, "not in your company"),
        ("vote nobody", BadNotation, "not a move here"),
        ("p1 p2", BadNotation, "not a move here"),
        ("agent Rio", BadNotation, "not a move here"),
    ],
)
def test_a_text_that_is_no_ballot_is_refused(text: str, error: type[FilatureError], why: str) -> None:
    refuse(vote_position(3, 3, {}, "c1 k1"), 0, text, error, why)


def test_joining_is_for_the_next_seat_and_for_a_company() -> None:
    match = gather(6, 0, team_assignment="chosen")
    refuse(match, 0, "join fbi", BadNotation, "write it like join cia")
    refuse(match, 0, "leave cia", BadNotation, "write it like join cia")
    refuse(match, 1, "join cia", NotYourTurn, "waits for p1")
    refuse(match, CHANCE, "company cia", NotYourTurn, "waits for p1")


@pytest.mark.parametrize("text", ["mission 6", "mission", "deal agent", "draw Rio", "company cia"])
def test_chance_brings_only_what_it_can(text: str) -> None:
    match = play_out(gather(6, 0), until=in_phase("MISSIONS"))
    refuse(match, CHANCE, text, BadNotation, "one of: mission 2, mission 3, mission 4, mission 5")


def test_nobody_moves_for_chance_and_chance_not_for_players() -> None:
    dealing = play_out(gather(6, 0), until=in_phase("DEAL"))
    refuse(dealing, 0, "agent Rio", NotYourTurn, "waits for chance")
    refuse(lay(), CHANCE, "deal agent", NotYourTurn, "waits for p1, p2, p3, p4, p5, p6")
    over = play_out(gather(6, 0))
    for seat in (0, CHANCE):
        refuse(over, seat, "abstain", MatchOver, "over")


@pytest.mark.parametrize("phase", ["TEAMS", "IDENTITIES", "MISSIONS", "DEAL", "LEG", "VOTE"])
def test_a_number_that_is_no_legal_move_is_refused_and_changes_nothing(phase: str) -> None:
    state = play_out(gather(7, 1), 1, until=in_phase(phase)).state
    before = state.dump()
    for seat in (CHANCE, -2, 0, 6, 7, 12):
        for move in {-1, 10**6, *range(GAME.actions + 2)} - {*state.moves(seat), state.house_move(seat)}:
            with pytest.raises((IllegalMove, NotYourTurn)):
                state.play(seat, move)
    assert state.dump() == before


@pytest.mark.parametrize("seats", [-1, 5, 13, "6", 6.0, True, None])
def test_any_other_number_of_players_is_refused(seats: Any) -> None:
    with pytest.raises(BadSeats, match="double_agents is for 6 to 12 players"):
        GAME.start(seats)


def spoilt(*path: Any, value: Any, **rest: Any) -> dict[str, Any]:
    """A good position with one thing changed."""
    laid = deepcopy(position(**rest))
    place: Any = laid
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return laid


HISTORY: dict[str, Any] = {"plays": [], "missions": {}}
LEG_PLAYER = {"company": "cia", "role": "loyal", "hand": ["agent", "agent", "agent"]}
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "nothing": ({}, "missing required field"),
    "another game": (spoilt("game", value="serum"), "not of companies"),
    "an unknown field": (spoilt("weather", value="fine"), "weather"),
    "an unknown phase": (spoilt("phase", value="LUNCH"), "LUNCH"),
    "an unknown card": (spoilt("players", 1, "hand", value=["agent", "agent", "bomb"]), "bomb"),
    "an unknown place": (spoilt("players", 1, "destination", value="Paris"), "Paris"),
    "too few players": (spoilt("players", value=[LEG_PLAYER]), "6 seats and 1 players"),
    "one company": (spoilt("companies", value={"cia": {}}), "there are two"),
    "a destination without missions": (spoilt("missions", value={}), "there are piles for Rio"),
    "five of six in one company": (spoilt("players", 4, "company", value="cia"), "at most 3 members"),
    "somebody without a company": (spoilt("players", 5, "company", value=None), "joins a company before"),
    "a gap in the companies": (spoilt("players", 2, "company", value=None), "seat order"),
    "two double agents": (spoilt("players", 1, "role", value="double"), "exactly one double agent"),
    "no double agent": (spoilt("players", 0, "role", value="loyal"), "exactly one double agent"),
    "an unknown role": (spoilt("players", 0, "role", value=None), "in seat order"),
    "a larger company of equal ones": (spoilt("larger", value="cia"), "no company is larger"),
    "a wrong larger company": (spoilt("larger", value="kgb", cia=4), "cia has more members"),
    "too many cards in hand": (spoilt("players", 1, "hand", value=["agent"] * 4), "at most 3 cards"),
    "a card too many": (spoilt("players", 1, "hand", value=["killer"] * 3), "18 cards of its deck"),
    "a hand too small": (
        spoilt(
            "companies",
            "cia",
            "pile",
            value={"special": 2, "defector": 2, "killer": 2, "corruption": 2, "sabotage": 2},
        ),
        "18 cards of its deck",
    ),
    "a choice not in hand": (spoilt("players", 0, "card", value="killer"), "p1 has no killer"),
    "a lock without a card": (spoilt("players", 0, "locked", value=True), "needs a card and a destination"),
    "a limit that is none": (spoilt("players", 0, "out_of_time", value=True), "not limited"),
    "somebody late": (spoilt("late", value="p1"), "nobody is late"),
    "nobody late": (spoilt("phase", value="LATE_CARD"), "players are p1"),
    "a card sent in leg 1": (spoilt("players", 0, "sent", value=["agent", "Rio"]), "when leg 2 is on"),
    "no leg in a leg": (spoilt("leg", value=0), "cards in hand|a leg is on"),
    "a ready company that has not locked": (spoilt("companies", "cia", "status", value="READY"), "all its members"),
    "a hushed company that talks": (spoilt("companies", "cia", "status", value="HUSHED"), "so it is silent"),
    "an open company that is silent": (spoilt("companies", "cia", "silent", value=True), "so it may talk"),
    "a change in the future": (spoilt("companies", "cia", "since", value=7), "after the last moment"),
    "a ballot in a leg": (spoilt("players", 0, "ballot", value="p2"), "after the last round"),
    "a mission too many": (spoilt("missions", "Rio", "left", value=[5, 5, 5, 5, 5]), "exactly the 24 missions"),
    "a mission too dear": (spoilt("missions", "Rio", "left", value=[6]), "<= 5"),
    "a deal before the missions": (spoilt("missions", "Rio", value={"left": [2, 3, 3, 4, 4, 5]}), "turned up before"),
    "a round nobody played": (spoilt("rounds", value=[HISTORY]), "6 players play"),
    "a vote too early": (position(phase="VOTE"), "the vote comes after 6 rounds"),
    "a coin for an even number": (spoilt("phase", value="COIN"), "before identities|no coin"),
    "identities that are dealt already": (position(phase="IDENTITIES"), "all identity cards are dealt"),
}


@pytest.mark.parametrize(("laid", "why"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_reason(laid: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        GAME.load(laid)


def test_ballots_and_holders_of_strangers_are_refused() -> None:
    laid = vote_position(3, 3, {"c1": [4]}, "c1 k1").state.dump()
    for ballot, why in (("p9", "players are p1"), ("p4", "not in the company of p1")):
        spoiled = deepcopy(laid)
        spoiled["players"][0]["ballot"] = ballot
        with pytest.raises(BadPosition, match=why):
            GAME.load(spoiled)
    laid["rounds"][0]["missions"]["Rio"]["holder"] = "fbi"
    with pytest.raises(BadPosition, match="players are p1"):
        GAME.load(laid)


def test_both_companies_cannot_be_ready_at_once() -> None:
    laid = lock_all(lay(), but="k3").state.dump()
    laid["players"][5] |= {"card": "agent", "destination": "Rio", "locked": True}
    laid["companies"]["kgb"]["status"] = "READY"
    with pytest.raises(BadPosition, match="the leg has been revealed"):
        GAME.load(laid)


def test_the_position_shown_in_the_docs_can_be_set_up() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
    [laid] = [block for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL) if '"double_agents",' in block]
    assert GAME.load(msgspec.json.decode(laid)).turn() == (0, 2, 3, 4, 5)


def test_a_position_with_impossible_options_names_the_option() -> None:
    with pytest.raises(BadOption, match="it takes true, false"):
        GAME.load(spoilt("options", value={"full_log": "some"}))
