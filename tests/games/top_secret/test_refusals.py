"""Bad input: moves, texts and positions that cannot be are refused with the reason, and change nothing."""

from __future__ import annotations

import json
import re

import pytest

from filature.games.top_secret import GAME
from filature.games.top_secret.moves import (
    CARD,
    DROP,
    END_TURN,
    FIGHT,
    HIDE,
    LATE,
    LEAVE,
    LOSE,
    NO_GUARD,
    PICK,
    PLACE,
    STEP,
)
from filature.kernel.errors import BadNotation, IllegalMove, NotYourTurn
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from filature.language import Speaker
from tests.clauses import clause
from tests.games.top_secret.table import DOCS, act, gather, lay, see, settled

CARDS = act(lay("R1 Lagos, G1 Aden", T=1), "R1 > Aden")
TARGET = act(lay("R1 Dakar, G1 Lagos, G2 Lagos", T=1), "R1 > Lagos")
LOOT = act(lay("R1 Lagos with RA, G1 Aden", T=1), "R1 > Aden", "duel 1:2")
BOMB = act(lay("R1 Darwin with GD, R7 out", T=1), "R1 > H_red")
MOVE = lay("R1 Lagos with RA, R2 Chicago, R3 out, G1 Aden", T=2)
SETUP = gather(3)

TEXTS: list[tuple[Match, int, str, str]] = [
    (MOVE, 0, "", "is not a move here"),
    (MOVE, 0, "R1 Aden", "is not a move here"),
    (MOVE, 0, "R8 > Aden", "There is no agent 'R8'"),
    (MOVE, 0, "G1 > Cairo", "There is no agent 'G1'; they are R1"),
    (MOVE, 0, "R1 > Atlantis", "There is no city 'Atlantis'"),
    (MOVE, 0, "R2 > Port", "'Port' could be Port Moresby, Port Louis"),
    (MOVE, 0, "R1 > ", "There is no city ''"),
    (MOVE, 0, "R1 > Tokyo", "No line leads from Lagos to Tokyo; from there R1 can go to Lisbon, Cairo"),
    (MOVE, 0, "R3 > Tokyo", "R3 has been eliminated"),
    (MOVE, 0, "R1 > H_red", "No dotted line leads from Lagos to H_red; it is entered from Port Moresby"),
    (MOVE, 0, "R1 > H_green", "H_green is closed to you; your headquarters is H_red"),
    (MOVE, 0, "R1 > S_red", "Nobody steps into a start base"),
    (MOVE, 0, "R2 > Churchill > London > Berlin", "No steps are left for R2"),
    (MOVE, 0, "pick R1 YA", "There is no case 'YA'; they are RA"),
    (MOVE, 0, "pick R1", "is not a move here"),
    (MOVE, 0, "drop R2", "R2 carries no case"),
    (MOVE, 0, "resign", "is not a move here"),
    (MOVE, 0, "card 3", "is not a move here"),
    (MOVE, 0, "R1 > Aden, end", "Stop after R1 > Aden"),
    (CARDS, 0, "card 6", "You have no card 6; you can play 0, 1, 2, 3, 4, 5"),
    (CARDS, 0, "card five", "is not a move here; write it like card 4"),
    (CARDS, 1, "card -1", "is not a move here"),
    (CARDS, 1, "card 99999999999999999999", "You have no card"),
    (TARGET, 0, "target G3", "G3 is not there; the defenders are G1, G2"),
    (TARGET, 0, "target R1", "There is no agent 'R1'"),
    (TARGET, 0, "target", "is not a move here"),
    (LOOT, 1, "loot perhaps", "write it like loot yes"),
    (BOMB, 0, "lose R7", "R7 has been eliminated"),
    (BOMB, 0, "lose R2 R3", "takes exactly 3 different agents; you named 2"),
    (BOMB, 0, "lose R2 R2 R3", "you named 2"),
    (BOMB, 0, "lose", "is not a move here"),
    (BOMB, 0, "lose R2", "R1 carried the bomb and must be lost"),
    (SETUP, 0, "setup", "is not a move here"),
    (SETUP, 0, "A=7", "A case holds bomb, 1, 3, 5, not '7'"),
    (SETUP, 0, "A=5 B=5", "B=5 is one too many: each content is hidden once; left are bomb, 1, 3"),
    (SETUP, 0, "A=5 A=3", "A= stands there twice"),
    (SETUP, 0, "B=5", "the next part of your setup is A="),
    (SETUP, 0, "A=5 @ Lagos", "the next part of your setup is B="),
    (SETUP, 0, "A=5 B=3 C=1 D=bomb A@Lagos B@Lagos", "Two of your cases cannot lie in Lagos"),
    (SETUP, 0, "A@H_red", "H_red is no city"),
    (SETUP, 0, "A@Atlantis", "There is no city 'Atlantis'"),
    (SETUP, 0, "guard yes", "the next part of your setup is A="),
    (SETUP, 1, "guard yes", "You have no guard to place"),
    (SETUP, 0, "E=5", "is not a move here"),
    (SETUP, 0, "A", "is not a move here"),
    (settled(), CHANCE, "start 7", "it brings one of: start 0"),
    (settled(), CHANCE, "start 4+1", "is nothing that chance can bring"),
    (settled(), CHANCE, "roll 3", "is nothing that chance can bring"),
    (lay(), CHANCE, "roll x", "it brings one of: roll 0"),
]


@pytest.mark.parametrize(("match", "seat", "text", "why"), TEXTS, ids=[f"{t[2]!r}" for t in TEXTS])
def test_a_text_that_is_no_move_is_refused_and_says_why(match: Match, seat: int, text: str, why: str) -> None:
    before = match.state.dump()
    with pytest.raises((BadNotation, IllegalMove)) as caught:
        match.perform(seat, text)
    assert why in str(caught.value)
    assert match.state.dump() == before
    for language in ("fr", "de"):
        said = Speaker(language, GAME, seat=max(seat, 0)).error(caught.value)
        assert said != str(caught.value)
        assert "{" not in said


def test_a_settled_part_of_a_plan_stays_settled() -> None:
    match = gather()
    match.perform(0, "A=5 B=3")
    with pytest.raises(IllegalMove, match="A= is already settled"):
        match.perform(0, "A=1")


@pytest.mark.parametrize(("match", "seat"), [(MOVE, 1), (LOOT, 0), (BOMB, 1), (TARGET, 1), (lay(), 0), (MOVE, WATCHER)])
def test_who_is_not_waited_for_is_refused(match: Match, seat: int) -> None:
    state = match.state.copy()
    before = state.dump()
    with pytest.raises(NotYourTurn):
        state.play(seat, 546)
    with pytest.raises(NotYourTurn):
        state.read(seat, "end")
    assert state.dump() == before


def test_a_position_with_little_said_is_filled_up() -> None:
    chosen = {"colours": ["green", "red"]}
    state = GAME.load({"game": "top_secret", "seats": 2, "phase": "SETUP", "options": chosen})
    assert state.dump() == GAME.start(2, chosen).dump()
    assert see(state).phase == "SETUP"
    drawing = GAME.load({"game": "top_secret", "seats": 2, "phase": "COLOURS"})
    assert drawing.dump() == GAME.start(2).dump()


@clause("SE-3.1")
def test_a_position_is_kept_while_colours_are_drawn() -> None:
    half = act(gather(4, colours="random"), "colour blue", "colour red").state.dump()
    assert (half["phase"], half["colours"]) == ("COLOURS", ["blue", "red"])
    assert GAME.load(half).dump() == half


def test_the_position_in_the_documentation_can_be_set_up() -> None:
    page = (DOCS.parent / "positions.md").read_text("utf-8")
    example = re.findall(r"```json\n(.*?)```", page[page.index("## Top Secret") :], re.DOTALL)[0]
    assert see(GAME.load(json.loads(example))).totals == [5, 0]


def test_the_numbers_of_moves_are_those_of_the_documentation() -> None:
    page = (DOCS.parent / "notation.md").read_text("utf-8")
    section = page[page.index("## Top Secret") :].split("\n## ")[0]
    numbers = [int(number) for number in re.findall(r"^\| (\d+)(?: …|,)", section, re.MULTILINE)]
    assert numbers == [STEP, PICK, DROP, END_TURN, FIGHT, CARD, LEAVE, LOSE, HIDE, PLACE, NO_GUARD]
    assert "| 636 | late |" in section
    assert GAME.actions == LATE + 1 == NO_GUARD + 3
