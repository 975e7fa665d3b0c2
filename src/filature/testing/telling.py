"""Laws of what is told and shown: plain, to the right people, and no more than they may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

import msgspec

from filature.kernel.state import CHANCE, State
from filature.kernel.view import View
from filature.testing.trial import Sensed, Trial, encode, hear, line, name, played, sensed

LONGEST = 100
"""Moves of one sealed choice: enough for any report, and an end for a choice that never ends."""


def views_are_sound(trial: Trial) -> None:
    """A view says whose it is, whom the match waits for and how it ended; looking changes nothing."""
    for state in trial.positions():
        first, second = (encode([state.view(viewer) for viewer in trial.viewers]) for _ in range(2))
        trial.same(first, second, "looking changes what is seen")
        for viewer in trial.viewers:
            view = state.view(viewer)
            trial.expect(isinstance(view, View), f"the view of {name(viewer)} is no View: {view!r}")
            said = (view.game, view.seat, view.players, view.waiting, view.turn, view.outcome)
            right = (trial.game.name, viewer, trial.seats, state.turn(), state.turn_number(), state.outcome())
            trial.expect(said == right, f"the view of {name(viewer)} says {said}, not {right}")


def events_are_plain(trial: Trial) -> None:
    """Every event has a kind, facts of plain data, a date, and an audience of seats."""
    told = 0
    for state in trial.positions():
        events = state.news or []
        for event in events[told:]:
            trial.expect(bool(event.kind), f"an event has no kind: {event}")
            trial.expect(msgspec.to_builtins(event.facts) == event.facts, f"facts are not plain data: {event}")
            trial.expect(event.to is None or set(event.to) <= set(range(trial.seats)), f"no such audience: {event}")
            trial.expect(0 <= event.turn <= state.turn_number(), f"told in turn {state.turn_number()}: {event}")
            encode(event)
        told = len(events)


def sealed_choices_stay_sealed(trial: Trial) -> None:
    """While others have still to choose, nobody can tell one choice from another, but for `Game.confidants`."""
    for state in trial.positions():
        if len(state.turn()) < 2:
            continue
        chooser = trial.random.choice(state.turn())
        one, other = state.copy(), state.copy()
        one.news, other.news = [], []
        for _ in range(LONGEST):  # a big choice is several small moves
            if chooser not in one.turn() or chooser not in other.turn():
                break
            first = _own_choice(trial, one, chooser, one.moves(chooser))
            moves = other.moves(chooser)
            second = _own_choice(trial, other, chooser, [move for move in moves if move != first] or moves)
            what = f"{line(one, chooser, first)!r} and {line(other, chooser, second)!r}"
            before = [(state.copy(), len(state.news or ())) for state in (one, other)]
            one.play(chooser, first)
            other.play(chooser, second)
            unfinished = [number for number, state in enumerate((one, other)) if chooser in state.turn()]
            if len(unfinished) == 1:
                # That a choice is complete shows, since the match does not wait for it any more; nothing shows before.
                _unnoticed(trial, chooser, (one, other)[unfinished[0]], *before[unfinished[0]])
                break
            if (CHANCE in one.turn()) != (CHANCE in other.turn()):
                break  # one choice was left to chance, and that is no secret
            for viewer in _outsiders(trial, state, chooser):
                here, there = sensed(one, viewer), sensed(other, viewer)
                trial.same(b"".join(here), b"".join(there), f"{name(viewer)} can tell {what} apart")


def _own_choice(trial: Trial, state: State, chooser: int, moves: Sequence[int]) -> int:
    """One of the moves, and none that leaves the choice to chance where there is another."""
    for move in trial.random.sample(moves, len(moves)):
        if CHANCE not in played(state, chooser, move).turn():
            return move
    return trial.random.choice(moves)


def _unnoticed(trial: Trial, chooser: int, state: State, before: State, told: int) -> None:
    """A step of a choice that is not complete: others see and hear nothing of it."""
    for viewer in _outsiders(trial, state, chooser):
        was = encode(before.view(viewer)) + hear([], viewer)
        now = encode(state.view(viewer)) + hear((state.news or [])[told:], viewer)
        trial.same(was, now, f"{name(viewer)} notices that {name(chooser)} is still choosing")


def _outsiders(trial: Trial, state: State, chooser: int) -> list[int]:
    """Everybody from whom a choice is sealed."""
    insiders = (chooser, *trial.game.confidants(state, chooser))
    return [viewer for viewer in trial.viewers if viewer not in insiders]


def events_tell_no_secret(trial: Trial) -> None:
    """Worlds and moves that look alike to a seat sound alike: no event tells it more than its view shows."""
    for pair in _pairs(trial):
        if pair.here.seen == pair.there.seen:
            trial.same(pair.here.heard, pair.there.heard, f"{pair.what} look alike to {name(pair.viewer)}, who hears")


def changes_are_told(trial: Trial) -> None:
    """Worlds and moves that sound alike to a seat look alike: nothing is shown to it that was not told as well."""
    for pair in chain(_silences(trial), _pairs(trial)):
        if pair.here.heard == pair.there.heard:
            trial.same(pair.here.seen, pair.there.seen, f"{pair.what} sound alike to {name(pair.viewer)}, who sees")


class Pair(NamedTuple):
    """Two moves that a viewer may or may not be able to tell apart, and what reaches them of each."""

    what: str
    viewer: int
    here: Sensed
    there: Sensed


def _pairs(trial: Trial) -> Iterator[Pair]:
    """A move here and in a twin world (or a like one, where it is not legal), and two different moves here."""
    for state in trial.positions():
        movers = trial.movers(state)
        for viewer in trial.viewers:
            twin = state.imagine(viewer, trial.dice())
            for mover in movers:
                move = trial.random.choice(state.moves(mover))
                moves = twin.moves(mover)
                if moves:
                    other = move if move in moves else trial.random.choice(moves)
                    what = f"{line(state, mover, move)!r} here and {line(twin, mover, other)!r} in an imagined world"
                    here, there = played(state, mover, move), played(twin, mover, other)
                    yield Pair(what, viewer, sensed(here, viewer), sensed(there, viewer))
        for mover in movers:
            choice = trial.random.sample(state.moves(mover), min(2, len(state.moves(mover))))
            if len(choice) == 2:
                what = f"{line(state, mover, choice[0])!r} and {line(state, mover, choice[1])!r}"
                here, there = played(state, mover, choice[0]), played(state, mover, choice[1])
                for viewer in trial.viewers:
                    if viewer != mover:
                        yield Pair(what, viewer, sensed(here, viewer), sensed(there, viewer))


def _silences(trial: Trial) -> Iterator[Pair]:
    """Nothing, and a move of another player. Cards may be dealt in silence to those who do not get them."""
    for state in trial.positions():
        for mover in trial.movers(state):
            if mover == CHANCE:
                continue
            move = trial.random.choice(state.moves(mover))
            after = played(state, mover, move)
            for viewer in trial.viewers:
                if viewer != mover:
                    before = Sensed(encode(state.view(viewer)), hear([], viewer))
                    yield Pair(f"nothing and {line(state, mover, move)!r}", viewer, before, sensed(after, viewer))
