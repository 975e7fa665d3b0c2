"""The games of the house for PettingZoo (docs/bridges.md).

    from filature.bridges import pettingzoo

    env = pettingzoo.env("heimlich", seats=4, options={"mode": "advanced"})
    together = pettingzoo.parallel_env("heimlich")

Needs `pip install "filature[pettingzoo]"`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from filature.bridges.course import Course, payoffs, sight
from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.errors import MatchOver
from filature.kernel.extras import needs
from filature.kernel.game import Choices, Game
from filature.kernel.state import CHANCE, WATCHER
from filature.language import Speaker

with needs("pettingzoo"):
    import numpy as np
    from gymnasium import logger, spaces
    from numpy.typing import NDArray
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env import AECEnv, ParallelEnv

    from filature.bridges import features
    from filature.bridges.picture import picture

RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL = -1.0
"""What an illegal action costs; it also ends the match."""

RenderMode = Literal["human", "ansi", "rgb_array"] | None
Observation = dict[str, NDArray[Any]]
Infos = dict[str, dict[str, Any]]


def env(game: str | Game, seats: int | None = None, options: Choices = None, render_mode: RenderMode = None) -> Any:
    """An environment in which the agents act in turn. An illegal action ends the match: -1 for whoever made it."""
    strict = wrappers.TerminateIllegalWrapper(raw_env(game, seats, options, render_mode), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(strict))


def raw_env(
    game: str | Game, seats: int | None = None, options: Choices = None, render_mode: RenderMode = None
) -> InTurn:
    """The same without wrappers: an illegal action raises `IllegalMove` and changes nothing."""
    return InTurn(game, seats, options, render_mode)


def parallel_env(
    game: str | Game, seats: int | None = None, options: Choices = None, render_mode: RenderMode = None
) -> Together:
    """An environment in which all agents act in every step. Those whom the match does not wait for can only wait,
    which is the last action; whatever they do is ignored. An illegal action ends the match: -1 for whoever made it."""
    return Together(game, seats, options, render_mode)


class Table:
    """What both kinds of environment have: a match, its dice, and what each agent is shown of it."""

    waits: ClassVar[int]
    """How many actions mean waiting: 0, or the last one."""

    def __init__(self, game: str | Game, seats: int | None, options: Choices, render_mode: RenderMode) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"the render mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.render_mode = render_mode
        self.game = catalogue.game(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.opening = Course.start(self.game, self.seats, options)
        self.course = self.opening
        self.dice: FairDice | None = None
        self.metadata = {
            "name": f"filature_{self.game.name}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,  # by PettingZoo's converter, which wants a fixed round; `parallel_env` is ours
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        actions = self.game.actions + self.waits
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1, 1, (3 * features.SIZE,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent knows (docs/bridges.md), and the actions that are legal for it now."""
        seat = self.possible_agents.index(agent)
        seen = features.of_sight(sight(self.course.state, seat))
        known = np.concatenate([seen, *features.of_story(self.course.story(seat))])
        return {"observation": known, "action_mask": self._mask(seat)}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board as a watcher is told of it: printed, as a text, or as a picture."""
        if self.render_mode is None:
            logger.warn("You are calling render without a render_mode; choose one when you make the environment.")
            return None
        text = self._in_words()
        if self.render_mode == "human":
            print(text)
            return None
        return picture(text) if self.render_mode == "rgb_array" else text

    def close(self) -> None:
        """There is nothing to close."""

    @property
    def _waiting(self) -> tuple[int, ...]:
        return self.course.state.turn()

    def _deal(self, seed: int | None) -> None:
        """A new match. Without a seed the dice go on as they are, or are fresh."""
        if seed is not None or self.dice is None:
            self.dice = FairDice(None if seed is None else str(seed).encode())
        self.course = self.opening.copy()
        self._settle(self.dice)

    def _play(self, moves: Mapping[int, int]) -> None:
        if self.dice is None:
            raise ValueError("the match has not begun; call reset() first")
        self.course.play(tuple(moves.items()))
        self._settle(self.dice)

    def _settle(self, dice: FairDice) -> None:
        """Roll until the match waits for players."""
        while self._waiting == (CHANCE,):
            self.course.play(((CHANCE, dice.draw(self.course.state.chances())),))

    def _payoffs(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, payoffs(self.course.state.outcome(), self.seats), strict=True))

    def _mask(self, seat: int) -> NDArray[np.int8]:
        """The legal actions; for somebody whom the match does not wait for, none or only waiting."""
        mask = np.zeros(self.game.actions + self.waits, np.int8)
        if seat in self._waiting:
            mask[list(self.course.state.moves(seat))] = 1
        elif self.waits:
            mask[-1] = 1
        return mask

    def _infos(self) -> Infos:
        return {agent: {"action_mask": self._mask(seat)} for seat, agent in enumerate(self.possible_agents)}

    def _in_words(self) -> str:
        game_help = getattr(self.game, "help", None)
        if game_help is None:
            return sight(self.course.state, WATCHER)
        view = self.course.state.view(WATCHER)
        told = [*game_help.whose_turn(view), *game_help.board(view), *game_help.scores(view)]
        return "\n".join(Speaker("en", self.game).sentences(told))


class InTurn(Table, AECEnv):  # type: ignore[misc]
    """One agent acts at a time. Sealed choices are made in the order of the seats; nobody sees what others chose."""

    waits = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match, with the dice of the seed if there is one. Options are those the environment was made with."""
        self._deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look_around()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"the match waits for {agent}, who has given no action")
        self._play({self.possible_agents.index(agent): int(action)})
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._payoffs()
        self._accumulate_rewards()
        self._look_around()

    def _look_around(self) -> None:
        waiting = self._waiting
        self.agent_selection = self.possible_agents[waiting[0] if waiting else 0]
        self.terminations = dict.fromkeys(self.agents, not waiting)
        self.infos = self._infos()


class Together(Table, ParallelEnv):  # type: ignore[misc]
    """Everybody acts in every step; those whom the match does not wait for only wait."""

    waits = 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new match, with the dice of the seed if there is one. Options are those the environment was made with."""
        self._deal(seed)
        self.agents = list(self.possible_agents)
        return self._observe_all(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        if not self.agents:
            raise MatchOver("match-over", "The match is over; nothing more can be played.")
        moves = {seat: self._action_of(self.possible_agents[seat], actions) for seat in self._waiting}
        culprits = [seat for seat, move in moves.items() if move not in self.course.state.moves(seat)]
        if culprits:
            rewards = {agent: ILLEGAL if seat in culprits else 0.0 for seat, agent in enumerate(self.possible_agents)}
        else:
            self._play(moves)
            rewards = self._payoffs()
        over = bool(culprits) or not self._waiting
        told = (
            self._observe_all(),
            rewards,
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, bool(culprits)),
            self._infos(),
        )
        if over:
            self.agents = []
        return told

    def _action_of(self, agent: str, actions: Mapping[str, int]) -> int:
        if agent not in actions:
            raise ValueError(f"the match waits for {agent}, who has given no action")
        return int(actions[agent])

    def _observe_all(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}
