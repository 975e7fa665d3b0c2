"""What cannot be is refused in every game: with an error of its own kind, the reason, and no effect."""

from __future__ import annotations

import re
from typing import Any

import pytest

from filature.kernel.errors import BadOption, BadPosition, BadSeats, IllegalMove, MatchOver, NotYourTurn
from filature.kernel.game import Game, option_kinds
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER, State, seat_name
from tests.games.case import GameCase, Position
from tests.games.cases import CASES, every_case
from tests.playing import gather, moments, play_out, refuse


def short_match(case: GameCase, seed: int = 1) -> Match:
    return gather(case.game, case.fewest, case.short, seed)


def phase_of(state: State) -> str:
    return str(state.dump()["phase"])


def phases(case: GameCase) -> dict[str, State]:
    """The first state of every phase that shows at the tables of a game."""
    first: dict[str, State] = {}
    for number, (seats, options) in enumerate(case.tables):
        for match in moments(gather(case.game, seats, options, number), number):
            first.setdefault(phase_of(match.state), match.state.copy())
    return first


@every_case
def test_the_game_is_refused_for_any_other_number_of_players(case: GameCase) -> None:
    least, most = case.game.seats[0], case.game.seats[-1]
    wrong: list[Any] = [-1, 0, least - 1, most + 1, 100, str(least), float(least), True, None]
    for seats in wrong:
        with pytest.raises(BadSeats, match=f"{case.name} is for {least} to {most} players"):
            case.game.start(seats)


@every_case
def test_a_seat_nobody_can_sit_on_is_refused(case: GameCase) -> None:
    match = short_match(case)
    for seat in (case.fewest, case.fewest + 5, -3):
        for request in (match.view, match.heard, match.play):
            with pytest.raises(BadSeats, match=f"seats are 0 to {case.fewest - 1}"):
                request(seat)


@every_case
def test_chance_sees_and_hears_nothing(case: GameCase) -> None:
    match = short_match(case)
    for request in (match.view, match.heard):
        with pytest.raises(BadSeats, match="ask for a seat or a watcher"):
            request(CHANCE)
    assert match.view(WATCHER)


@every_case
def test_a_number_that_is_no_legal_move_is_refused_and_changes_nothing(case: GameCase) -> None:
    numbers = {-1, 0, 5, 10**6, *range(0, case.game.actions, 1 + case.game.actions // 60), case.game.actions}
    tried = phases(case)
    assert len(tried) > 4
    for state in tried.values():
        before = state.dump()
        players = state.view(WATCHER).players
        for seat in (*range(players), CHANCE, WATCHER, players, players + 5, -5):
            legal = {*state.moves(seat), state.house_move(seat) if seat in state.turn() else None}
            for move in numbers - legal:
                with pytest.raises((IllegalMove, NotYourTurn)):
                    state.play(seat, move)
        assert state.dump() == before


@every_case
def test_who_is_not_waited_for_may_not_move(case: GameCase) -> None:
    for state in phases(case).values():
        waiting = state.turn()
        match = Match(case.game, state.view(WATCHER).players, position=state.dump())
        [text, *_] = match.legal(waiting[0])
        for seat in (CHANCE, *range(match.seats)):
            if seat not in waiting and not state.moves(seat):
                who = "chance" if seat == CHANCE else seat_name(seat)
                why = f"{who} cannot move now; the match waits for "
                refuse(match, seat, text, NotYourTurn, re.escape(why))


@every_case
def test_nothing_is_played_after_the_end(case: GameCase) -> None:
    match = play_out(short_match(case))
    texts = {re.sub(r"^p\d+ ", "", line).split(" ")[0]: re.sub(r"^p\d+ ", "", line) for line in match.moves}
    for seat in (*range(match.seats), CHANCE):
        for text in texts.values():
            refuse(match, seat, text, MatchOver, "over")
        with pytest.raises(MatchOver):
            match.state.play(seat, 0)


# --- Positions ------------------------------------------------------------------------------------------------------


def in_the_midst(case: GameCase) -> Position:
    *_, last = (match.state.dump() for match in moments(short_match(case)))
    return last


@every_case
def test_a_position_that_is_none_of_the_game_is_refused(case: GameCase) -> None:
    laid = in_the_midst(case)
    another = next(name for name in CASES if name != case.name)
    assert case.game.load(laid).dump() == laid
    for position, why in (
        ({}, "missing required field"),
        (laid | {"game": another}, f"it is one of {another}, not of "),
        (laid | {"weather": "fine"}, "weather"),
        (laid | {"phase": "LUNCH"}, "LUNCH"),
    ):
        with pytest.raises(BadPosition, match=why):
            case.game.load(position)


@pytest.mark.parametrize(
    ("game", "laid", "why"),
    [
        pytest.param(case.game, *impossible, id=f"{name}-{what}")
        for name, case in CASES.items()
        for what, impossible in case.impossible.items()
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(game: Game, laid: Position, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        game.load(laid)


@every_case
def test_a_position_with_impossible_options_names_the_option(case: GameCase) -> None:
    laid = in_the_midst(case)
    for key in option_kinds(case.game.Options):
        with pytest.raises(BadOption, match=f"Option {key} cannot be 'nonsense'; it takes "):
            case.game.load(laid | {"options": {key: "nonsense"}})
