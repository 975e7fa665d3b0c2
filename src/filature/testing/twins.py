"""The twin test: a world that a seat imagines is one that it cannot tell from the true one."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from librt.random import Random

from filature.kernel.game import Game
from filature.kernel.state import CHANCE, State
from filature.testing.trial import Trial, dump, encode, line, look, name, played, sensed

AHEAD = 8
"""How many moves an imagined world is played on."""
TRIES = 4
"""Worlds imagined by each seat in each position, where a law asks whether they vary."""


def imagined_worlds_look_true(trial: Trial) -> None:
    """The twin test: an imagined world shows its seat the same view, byte by byte, the same turn and the same moves."""
    for state in trial.positions():
        for viewer in trial.viewers:
            twin = state.imagine(viewer, trial.dice())
            seen, imagined = encode(state.view(viewer)), encode(twin.view(viewer))
            trial.same(seen, imagined, f"the view of {name(viewer)} gives a secret away")
            trial.expect(
                twin.turn() == state.turn(),
                f"whom the match waits for tells {name(viewer)} a secret: {state.turn()} but {twin.turn()}",
            )
            trial.expect(
                list(twin.moves(viewer)) == list(state.moves(viewer)),
                f"the moves of {name(viewer)} give a secret away: {state.moves(viewer)} but {twin.moves(viewer)}",
            )


def supposed_states_look_true(trial: Trial) -> None:
    """A state built from a view alone shows its seat that view again, byte by byte; if the game can."""
    if type(trial.game).suppose is Game.suppose:
        return
    for state in trial.positions():
        for viewer in trial.viewers:
            view = state.view(viewer)
            seen, supposed = encode(view), trial.game.suppose(view)
            trial.same(seen, encode(supposed.view(viewer)), f"what {name(viewer)} supposes looks otherwise")
            trial.same(seen, encode(view), f"supposing changed the view of {name(viewer)}")
            trial.expect(
                list(supposed.moves(viewer)) == list(state.moves(viewer)),
                f"{name(viewer)} supposes other moves of its own: {state.moves(viewer)} but {supposed.moves(viewer)}",
            )


def absence_tells_no_secret(trial: Trial) -> None:
    """For an absent seat the same move is played in every world that another seat cannot tell from the true one.

    It may show only much later what was sealed for somebody, so the moves are compared and not what is seen of them at
    once. Where a choice should be secret, the move leaves it to chance.
    """
    for state in trial.positions():
        for seat in state.turn():
            if seat == CHANCE:
                continue
            move = state.absent(seat)
            for viewer in trial.viewers:
                if viewer == seat:
                    continue
                twin = state.imagine(viewer, trial.dice())
                other = twin.absent(seat)
                what = f"{line(state, seat, move)!r} here and {line(twin, seat, other)!r} in an imagined world"
                trial.expect(move == other, f"what is played in absence tells {name(viewer)} a secret: {what}")
                here, there = sensed(played(state, seat, move), viewer), sensed(played(twin, seat, other), viewer)
                trial.expect(
                    (here.seen == there.seen) == (here.heard == there.heard),
                    f"{what}: {name(viewer)} sees or hears a difference, but not both",
                )


def imagining_disturbs_nothing(trial: Trial) -> None:
    """Imagining leaves the match alone, draws only from its own dice, and gives a world that can be played."""
    for state in trial.positions():
        viewer = trial.random.choice(trial.viewers)
        news = list(state.news or ())
        before, generator, seed = look(state, trial.seats), random.getstate(), trial.random.getrandbits(32)
        twin, again = state.imagine(viewer, Random(seed)), state.imagine(viewer, Random(seed))
        trial.expect(dump(twin) == dump(again), "the same dice imagine different worlds")
        trial.expect(random.getstate() == generator, "imagining draws from Python's own generator")
        trial.expect(twin.news is None, "an imagined world tells news")
        loaded = trial.game.load(msgspec.json.decode(dump(twin)))
        trial.same(dump(twin), dump(loaded), "an imagined world is loaded as another")
        trial.play_on(twin, AHEAD)
        trial.same(before, look(state, trial.seats), "imagining changed the match")
        trial.expect(list(state.news or ()) == news, "imagining told news of the match")


def imagination_is_free(trial: Trial) -> None:
    """Whoever does not know everything imagines other worlds than the true one: a copy would prove nothing."""
    hides, free, ignorant = False, set[int](), dict[int, str]()
    for state in trial.positions():
        if not state.turn():
            break
        hides = hides or _hides(trial, state)
        truth = dump(state)
        worlds = [state.imagine(viewer, trial.dice()) for viewer in trial.viewers for _ in range(TRIES)]
        others = [world for world in worlds if dump(world) != truth]
        for number, viewer in enumerate(trial.viewers):
            own = worlds[number * TRIES : (number + 1) * TRIES]
            if any(dump(world) != truth for world in own):
                free.add(viewer)
            # Somebody else's imagined world can be the proof that this seat does not know everything either.
            elif any(_alike(world, state, viewer) for world in others):
                ignorant.setdefault(viewer, f"after {len(trial.history)} moves")
    trial.expect(bool(free) or not hides, "the game has secrets, yet everybody imagines the true world only")
    for viewer, when in ignorant.items():
        trial.expect(viewer in free, f"{name(viewer)} imagines the true world only, but could be in another {when}")


def _hides(trial: Trial, state: State) -> bool:
    """Whether somebody was told or is shown what others are not."""
    whispered = any(event.to is not None and not set(trial.viewers) <= set(event.to) for event in state.news or ())
    return whispered or any(_shown(state, seat) != _shown(state, trial.viewers[-1]) for seat in range(trial.seats))


def _shown(state: State, viewer: int) -> Any:
    return {**msgspec.to_builtins(state.view(viewer)), "seat": None}


def _alike(world: State, state: State, viewer: int) -> bool:
    same = encode(world.view(viewer)) == encode(state.view(viewer))
    return same and world.turn() == state.turn() and list(world.moves(viewer)) == list(state.moves(viewer))
