"""The games of the house for OpenSpiel (docs/bridges.md).

    import pyspiel
    import filature.bridges.openspiel  # registers python_filature_heimlich and the others

    game = pyspiel.load_game("python_filature_heimlich(players=4,mode=advanced)")

Needs `pip install "filature[openspiel]"`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from librt.random import Random

from filature.bridges.course import Course, payoffs, sight
from filature.games import catalogue
from filature.kernel import game as kernel
from filature.kernel.errors import BadSeats
from filature.kernel.extras import needs
from filature.kernel.state import WATCHER

with needs("openspiel"):
    import numpy as np
    import pyspiel

    from filature.bridges import features

PREFIX = "python_filature_"
TERMINAL, SIMULTANEOUS = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.SIMULTANEOUS)
MOST_OUTCOMES = 1024
"""Chance's moves are below this; the contract of a game sets no limit."""
MOST_STEPS = 10_000
"""A match that takes longer ends without a winner, unless `max_game_length` says otherwise: OpenSpiel wants a limit."""
LIKE_A_NUMBER = re.compile(r"[-+.\d]*|true|false", re.IGNORECASE)
OF_THE_BRIDGE = {"simultaneous": False, "max_game_length": MOST_STEPS}
"""The parameters that are no options of the game. `simultaneous`: sealed choices are made at one node instead of one
after the other."""


def register(box: kernel.Game) -> str:
    """Make a game loadable by pyspiel; returns its name there. The games of the catalogue are registered on import."""
    # A class, not a function: pyspiel lets go of it when Python has ended, which only a class survives.
    maker = type(f"{Game.__name__}_{box.name}", (Game,), {"box": box})
    pyspiel.register_game(_kind(box), maker)
    return PREFIX + box.name


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game of the house at a table of so many players, with its options."""

    box: kernel.Game

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        given = {name: _unquoted(value) for name, value in parameters.items()}
        written = {name: _quoted(value) for name, value in given.items()}
        self.seats: int = given.pop("players")
        self.simultaneous: bool = given.pop("simultaneous")
        self.longest: int = given.pop("max_game_length")
        if self.longest < 1:
            raise ValueError(f"max_game_length is a whole number of steps from 1, not {self.longest}")
        self.opening = Course.start(self.box, self.seats, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.box.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=float(self.seats - 1),
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(_kind(self.box, simultaneous=self.simultaneous), info, written)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, position: str | Mapping[str, Any] | None = None) -> State:
        """The start of a match, or any moment of one, from a position (docs/positions.md)."""
        if position is None:
            return State(self, self.opening.copy())
        course = Course.load(self.box, msgspec.json.decode(position) if isinstance(position, str) else position)
        there = course.state.view(WATCHER).players
        if there != self.seats:
            sentence = "The position is for {there} players, not {seats}."
            raise BadSeats("other-seats", sentence, there=there, seats=self.seats)
        return State(self, course)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer | None:
        """An observer of what a seat sees or (with perfect recall) knows; of what everybody does without private
        information. There is none for anything else."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(recalls=kind.perfect_recall, public=kind.private_info == pyspiel.PrivateInfoType.NONE)


class State(pyspiel.State):  # type: ignore[misc]
    """One moment of a match. All it is made of stands in `course`, which is what OpenSpiel copies and pickles."""

    def __init__(self, game: Game, course: Course) -> None:
        super().__init__(game)
        self.course = course

    # --- Whose turn, and what may be done ---------------------------------------------------------------------------

    def current_player(self) -> int:
        waiting = self.course.state.turn()
        game = self.get_game()
        if not waiting or self.course.steps >= game.longest:
            return TERMINAL
        if len(waiting) > 1 and game.simultaneous:
            return SIMULTANEOUS
        return waiting[0]  # CHANCE has the same number here and there

    def is_terminal(self) -> bool:
        return not self.course.state.turn() or self.course.steps >= self.get_game().longest

    def _legal_actions(self, player: int) -> list[int]:
        state = self.course.state
        return list(state.moves(player)) if player in state.turn() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = sorted(self.course.state.chances())
        if not 0 <= chances[0][0] <= chances[-1][0] < MOST_OUTCOMES:  # pyspiel would write beyond the end of its mask
            raise ValueError(f"moves of chance are from 0 to {MOST_OUTCOMES - 1} here, not {chances}")
        total = sum(weight for _, weight in chances)
        return [(move, weight / total) for move, weight in chances]

    # --- Playing ----------------------------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        self.course.play(((self.course.state.turn()[0], action),))

    def _apply_actions(self, actions: list[int]) -> None:
        self.course.play(tuple((seat, actions[seat]) for seat in self.course.state.turn()))

    def returns(self) -> list[float]:
        return payoffs(self.course.state.outcome(), self.num_players())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that this player cannot tell from this one. It has no `history()`: the true one tells secrets."""
        return State(self.get_game(), self.course.imagine(player, Random(int(sampler() * (1 << 32)))))

    # --- In words ---------------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.course.state
        # OpenSpiel also asks what those do who have nothing to do at a simultaneous node.
        return state.write(player, action) if player in state.turn() else f"nothing ({action})"

    def string_to_action(self, *args: Any) -> int:
        """The action that a text stands for, read as generously as everywhere in the house."""
        *player, text = args
        moves = self.course.state.read(player[0] if player else self.current_player(), text)
        if len(moves) > 1:
            raise ValueError(f"{text!r} stands for {len(moves)} actions; write them one by one")
        return moves[0]

    def __str__(self) -> str:
        """The whole position, secrets included."""
        return msgspec.json.encode(self.course.state.dump()).decode()


class Observer:
    """What a player knows, as a text and as numbers; the interface is that of OpenSpiel's observers."""

    def __init__(self, *, recalls: bool, public: bool) -> None:
        self.recalls = recalls
        self.public = public
        names = ("view", "heard", "recent") if recalls else ("view",)
        self.tensor = np.zeros(features.SIZE * len(names), np.float32)
        self.dict = dict(zip(names, np.split(self.tensor, len(names)), strict=True))

    def set_from(self, state: State, player: int) -> None:
        viewer = WATCHER if self.public else player
        self.dict["view"][:] = features.of_sight(sight(state.course.state, viewer))
        if self.recalls:
            self.dict["heard"][:], self.dict["recent"][:] = features.of_story(state.course.story(viewer))

    def string_from(self, state: State, player: int) -> str:
        viewer = WATCHER if self.public else player
        seen = sight(state.course.state, viewer)
        return "\n".join([*state.course.story(viewer), seen]) if self.recalls else seen


# --- Parameters -------------------------------------------------------------------------------------------------------


def _kind(box: kernel.Game, *, simultaneous: bool = False) -> Any:
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=PREFIX + box.name,
        long_name=f"Filature {box.name}",
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=box.seats[-1],
        min_num_players=box.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": box.seats[0], **OF_THE_BRIDGE, **_rulebook(box)},
    )


def _rulebook(box: kernel.Game) -> dict[str, Any]:
    """Every option of a game with its default, in the types that OpenSpiel has."""
    options = msgspec.to_builtins(box.Options())
    return {name: _quoted(value) for name, value in options.items()}


def _quoted(value: Any) -> Any:
    """A value as OpenSpiel keeps it: a list in words; in quotes what it would take for a number in the game's name."""
    if isinstance(value, list | tuple):
        return _quoted(" ".join(str(part) for part in value))
    return f"'{value}'" if isinstance(value, str) and LIKE_A_NUMBER.fullmatch(value) else value


def _unquoted(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    text = value.strip("'\"")
    return text.split() if " " in text else text


for _game in catalogue.games():
    try:
        register(_game)
    except Exception as _error:
        if _game.name in catalogue.HOUSE:
            raise
        catalogue.left_out(_game.name, _error)
