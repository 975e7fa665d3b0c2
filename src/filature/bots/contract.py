"""The contract of everything that thinks: players, beliefs, evaluations, and what a game's bots are made of.

Compiled by mypyc. Classes in plain Python may derive from all of these all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from filature.kernel.errors import IllegalMove
from filature.kernel.events import Event
from filature.kernel.game import Game
from filature.kernel.help import Sentence
from filature.kernel.state import CHANCE, WATCHER, State

EXAMPLES: Final = 3
"""How many legal moves a refusal names."""

Odds = dict[str, dict[str, float]]
"""Secret -> possible answer -> its probability; both in the words of the notation. Each row sums to 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Base of every bot. One instance plays one seat of one match.

    >>> import filature
    >>> from filature import bots
    >>> class Cautious(filature.Player):
    ...     def choose(self, view, moves):
    ...         return moves[0]
    >>> match = filature.Match(filature.load_game("heimlich"), 2)
    >>> bots.Seated(match, {0: Cautious(), 1: bots.make(match.game, "greedy", seed=1)}).play_out()
    >>> match.over
    True
    """

    games: ClassVar[Sequence[str]] = ()
    """The games it knows, by name; with none named, every game."""

    def hear(self, event: Event) -> None:
        """Is told what this seat may know, event by event, before it chooses. Does nothing unless overridden."""

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        """Returns one of the legal moves, from this seat's view alone."""
        raise NotImplementedError

    def decide(self, view: Any, moves: Sequence[int], write: Callable[[], Sequence[str]]) -> int:
        """How it is asked: `write` puts the moves into words, in the same order, for those who want words."""
        return self.choose(view, moves)


@mypyc_attr(allow_interpreted_subclasses=True)
class WritingPlayer(Player):
    """A bot that knows moves by their words (docs/notation.md) and not by their numbers, so it can play any game."""

    def choose_written(self, view: Any, moves: Sequence[str]) -> str:
        """One of the legal moves, as it is written there."""
        raise NotImplementedError

    def decide(self, view: Any, moves: Sequence[int], write: Callable[[], Sequence[str]]) -> int:
        written = list(write())
        chosen = self.choose_written(view, written)
        if chosen not in written:
            raise IllegalMove(
                "not-among-moves",
                "{chosen!r} is none of the {count} moves, such as {legal}.",
                chosen=chosen,
                count=len(written),
                legal=written[:EXAMPLES],
            )
        return moves[written.index(chosen)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """The posterior of a seat, or of a watcher, over what is hidden from it.

    It is told what its seat hears and sees, in order, and nothing else.
    """

    def hear(self, event: Event) -> None:
        """Updates on something the seat may know."""
        raise NotImplementedError

    def see(self, view: Any) -> None:
        """Updates on what the seat sees now, after all it has heard."""
        raise NotImplementedError

    def odds(self) -> Odds:
        """The probability of every answer to every open question."""
        raise NotImplementedError

    def determinize(self, dice: Random) -> State:
        """A full state that the seat cannot tell from the true one, drawn by the posterior.

        Where several choose at once, the others have yet to choose in it: what they sealed is nobody's business.
        """
        raise NotImplementedError

    def policy(self, moves: Sequence[int]) -> Sequence[float] | None:
        """The probability to play each move with, where the belief alone decides (a report, a duel that can be
        solved); None where it takes a search."""
        return None

    def exposure(self, moves: Sequence[int]) -> Sequence[float]:
        """What each move would add to an observer's belief in the truth about this seat; 0 where it tells nothing."""
        return [0.0] * len(moves)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Rollout policy and evaluation of a game: how the search plays on, and what it makes of where that leads."""

    def observe(self, belief: Belief) -> None:
        """Before a decision: takes from the belief what it says about how the others play."""

    def candidates(self, state: State, seat: i64, dice: Random) -> Sequence[int]:
        """The moves that deserve a search, the most promising first."""
        return state.moves(seat)

    def rollout_move(self, state: State, seat: i64, dice: Random) -> i64:
        """A move that a player like others might play, found at once."""
        return state.sample(seat, dice)

    def is_cut_off(self, state: State, began: i64) -> bool:
        """Whether a rollout that began at turn `began` has gone far enough to be evaluated."""
        return False

    def value(self, state: State, seat: i64) -> float:
        """The seat's probability to win from here; a joint win of k counts 1/k."""
        outcome = state.outcome()
        if outcome is None or seat not in outcome.winners:
            return 0.0
        return 1.0 / len(outcome.winners)

    def private_information(self, state: State, seat: i64) -> i64:
        """A number for what the seat alone knows: states that differ in it are different information sets of its."""
        return 0

    def preference(self, state: State, seat: i64, move: int) -> float:
        """What a personality likes or dislikes about a move for its own sake, in probability of winning."""
        return 0.0

    def rollout(self, state: State, began: i64, dice: Random) -> None:
        """Plays `state` on by the rollout policy until the end, or until it is cut off."""
        while True:
            waiting = state.turn()
            if not waiting or self.is_cut_off(state, began):
                return
            seat: i64 = waiting[0]
            if seat == CHANCE:
                state.play(seat, state.sample(seat, dice))
            else:
                state.play(seat, self.rollout_move(state, seat, dice))


@dataclass(frozen=True, kw_only=True)
class Personality:
    """What makes one searching bot different from another."""

    playouts: int = 0
    """How many rollouts it runs for a decision; the same seed then brings the same move."""
    milliseconds: int = 0
    """How long it searches: instead of playouts, or at most."""
    tree: bool = False
    """Whether it also searches what the others will do (information set tree), or only its own move."""
    mixing: bool = True
    """Where several choose at once: whether it looks for a mixed strategy among players who do the same (regret
    matching), or for the best answer to what they usually do."""
    discretion: float = 0.0
    """What hiding is worth: probability of winning it gives up for not being recognised with certainty."""
    temperature: float = 0.0
    """How far its choice strays from the best, in probability of winning; 0: never."""
    preferences: Mapping[str, float] = field(default_factory=dict)
    """What it likes for its own sake, in the game's own words; read by its evaluation."""


@dataclass(frozen=True, kw_only=True)
class Aspect:
    """A part of the question that a match turns on, and who was to answer it."""

    about: str
    """In a word of the notation: an agent, a player (`p2`)."""
    secrets: Sequence[str]
    """The open questions of the odds that it is made of."""
    eyes: int = WATCHER
    goal: tuple[str, str] | None = None
    """The secret and the answer by which the truth itself tells when this was found out; else a belief does."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameBots:
    """Everything that thinks about one game. `filature.bots.of(game)` finds it."""

    personalities: ClassVar[Mapping[str, Personality]] = {}
    """Bots that search: easy, normal, hard, and the characters of this game."""
    telling: ClassVar[Sequence[str]] = ()
    """Kinds of events that tell best what a turn was about, the best first."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def players(self) -> Mapping[str, Callable[[int], Player]]:
        """Bots that do not search: name -> maker, called with a seed."""
        return {}

    def belief(self, view: Any) -> Belief:
        """The prior of the seat of a view (or of a watcher), before it has heard anything."""
        raise NotImplementedError

    def truth(self, state: State) -> Mapping[str, str]:
        """The answers to all questions of the odds: secret -> answer. For whoever tells the story afterwards."""
        raise NotImplementedError

    def clue(self, secret: str, answer: str, events: Sequence[Event]) -> int:
        """Index of the event to show as the reason why the odds of `answer` changed; `events` were read as one
        batch."""
        return len(events) - 1

    def aspects(self, state: State) -> Sequence[Aspect]:
        """The question that a match turned on, part by part, as it stood at the end."""
        return [Aspect(about=secret, secrets=[secret]) for secret in self.truth(state)]

    def question(self, view: Any) -> str | None:
        """The secret that a seat is asked about by the rules now, if there is one."""
        return None

    def moment(self, turn: int) -> Sentence:
        """What a turn is called: its number, or that of its round."""
        return Sentence("when-turn", {"number": turn + 1})

    def evaluation(self, personality: Personality) -> Evaluation:
        """The evaluation that a personality searches with."""
        raise NotImplementedError


def draw_index(weights: list[float], dice: Random) -> i64:
    """The index of a weight, drawn in proportion."""
    left = dice.random() * sum(weights)
    last: i64 = 0
    for number in range(len(weights)):
        if weights[number] > 0.0:
            last = number
            left -= weights[number]
            if left < 0.0:
                break
    return last
