"""Several people at one terminal: what one has seen the next cannot find."""

from pathlib import Path

import pytest

from filature.cli.keeping import open_match
from filature.cli.playing import Wishes
from filature.cli.session import PROMPT
from filature.kernel.match import Match
from filature.kernel.record import load_record
from tests.cli.people import People, play


class Curious:
    """Asks who he is at every prompt, then plays the last legal move."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self, match: Match, prompt: str) -> str:
        if prompt != PROMPT:
            return ""
        self.asked = not self.asked
        return "who" if self.asked else match.legal(match.state.turn()[0])[-1]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_no_secret_of_one_person_is_on_the_screen_of_another(tmp_path: Path, mode: str) -> None:
    people = People(tmp_path / "match.json", Curious(), terminal=True)
    match = play(people, Wishes(human="1,2,3", seats=4, options={"mode": mode}))
    names = {f"{name}, it is your turn": seat for seat, name in enumerate(match.names)}
    owners = match.state.dump()["agents"]
    agent = {seat: next(a for a, told in owners.items() if told["owner"] == f"p{seat + 1}") for seat in (0, 1, 2)}
    reader = None
    for prompt, visible in people.seen:
        curtain = next((seat for start, seat in names.items() if prompt.startswith(start)), None)
        if curtain is not None:
            assert "You are" not in visible
            assert "Your card" not in visible
            assert "Your report" not in visible
            reader = curtain
        for seat in (0, 1, 2):
            if seat != reader:
                assert f"You are {agent[seat]}" not in visible
                assert f"you are {agent[seat]}" not in visible
    assert reader is not None
    assert any("You are" in visible for _, visible in people.seen)


def test_nothing_is_announced_before_the_curtain_but_the_name(tmp_path: Path) -> None:
    people = People(tmp_path / "match.json", Curious(), terminal=True)
    play(people, Wishes(human="1,2", seats=2))
    curtains = [visible for prompt, visible in people.seen if "look away" in prompt]
    assert len(curtains) > 5
    assert all(visible.count("\n") <= 2 for visible in curtains)


def test_after_the_curtain_one_hears_all_that_happened_meanwhile(tmp_path: Path) -> None:
    people = People(tmp_path / "match.json", Curious(), terminal=True)
    play(people, Wishes(human="1,3", seats=4))
    match = open_match(load_record(people.file))
    moved = sum(event.kind == "moved" for event in match.events)
    text = people.text
    # Each of two readers hears of every move once, save those after his last turn; the end is told to both.
    assert text.count(" moves ") + text.count("You move ") >= 2 * (moved - 4)


def test_a_pipe_that_cannot_be_wiped_is_said_to_be_one(tmp_path: Path) -> None:
    people = People(tmp_path / "match.json", Curious(), terminal=False)
    play(people, Wishes(human="1,2", seats=2))
    assert "cannot be wiped" in people.text
    assert "\x1b" not in people.text
