"""Bad input is refused with what would be right, and changes nothing."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from filature.games.double_agents import GAME
from filature.kernel.errors import (
    BadNotation,
    FilatureError,
    IllegalMove,
    NotYourTurn,
)
from filature.kernel.state import CHANCE
from tests.games.double_agents.table import choose, gather, in_phase, lay
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


def test_the_position_shown_in_the_docs_can_be_set_up() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
    [laid] = [block for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL) if '"double_agents",' in block]
    assert GAME.load(msgspec.json.decode(laid)).turn() == (0, 2, 3, 4, 5)
