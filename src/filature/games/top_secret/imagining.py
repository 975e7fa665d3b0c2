"""The worlds a seat can imagine (SE-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.random import Random

from filature.games.top_secret import duels, setup
from filature.games.top_secret.board import (
    CASES,
    DELIVERED,
    DRAW,
    DUEL,
    HOME,
    SETUP,
    UNPLACED,
)
from filature.games.top_secret.lanes import lane, with_lane

if TYPE_CHECKING:
    from filature.games.top_secret.rules import TopSecret


def hide_anew(state: TopSecret, seat: int, dice: Random) -> None:
    """Other plans, contents and cards for the others, as far as `seat` cannot know better (SE-9)."""
    if state.phase == DRAW:
        return
    for other in range(state.box.seats):
        if other == seat:
            continue
        if state.phase == SETUP:
            _plan_anew(state, other, dice)
        else:
            _fill_anew(state, other, dice)
    if state.phase == DUEL:
        if state.attack_card >= 0 and state.active != seat:
            state.attack_card = _any(duels.IN_HAND[state.hands[state.active]], dice)
        if state.defence_card >= 0 and state.opponent != seat:
            state.defence_card = _any(duels.IN_HAND[state.hands[state.opponent]], dice)


def _plan_anew(state: TopSecret, seat: int, dice: Random) -> None:
    """Another submission; how far an unfinished one is, nobody else knows."""
    parts = setup.length(state, seat)
    parts = parts if setup.complete(state, seat) else dice.randrange(parts)
    resigned = state.left(seat) == 0
    men = state.men[seat] if resigned else with_lane(state.men[seat], 0, HOME)
    state.drafted = with_lane(state.drafted, seat, 0)
    for letter in range(CASES):
        state.lies[seat] = with_lane(state.lies[seat], letter, UNPLACED)
    state.contents[seat] = 0
    state.men[seat] = men
    for _ in range(parts):
        setup.note(state, seat, _any(tuple(setup.moves(state, seat)), dice))
    if resigned:
        state.men[seat] = men


def _fill_anew(state: TopSecret, seat: int, dice: Random) -> None:
    """The contents that nobody but the owner has seen, shuffled over his cases."""
    hidden = [letter for letter in range(CASES) if lane(state.lies[seat], letter) != DELIVERED]
    cards = [lane(state.contents[seat], letter) for letter in hidden]
    for letter in hidden:
        state.contents[seat] = with_lane(state.contents[seat], letter, cards.pop(dice.randrange(len(cards))))


def _any(options: tuple[int, ...], dice: Random) -> int:
    return options[dice.randrange(len(options))]
