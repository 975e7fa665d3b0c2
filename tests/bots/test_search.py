"""The search finds the play that is known to be right."""

from __future__ import annotations

from librt.random import Random

from filature.bots.search import Budget, MixedStrategy, MoveStatistics, Search
from filature.kernel.state import CHANCE
from tests.bots.parlour import Parlour, Prizes, Sure


def weigh(game: Parlour, way: str, playouts: int = 4000, hidden: tuple[int, ...] = (0,)) -> MoveStatistics:
    search = Search(Prizes(), Sure(game, hidden), 0, Random(7))
    choice = MoveStatistics(game.moves(0), [0.0] * len(game.moves(0)))
    getattr(search, way)(choice, Budget(playouts, 0))
    return choice


def best(choice: MoveStatistics) -> int:
    return choice.well_tried()[0]


def doors() -> Parlour:
    """Choose one of eight doors, then a die of eight: door d wins on every face up to d; door 5 is the lucky one."""

    def prize(line: tuple[int, ...]) -> tuple[float]:
        door, face = line[0], line[1]
        return (1.0 if face <= door or door == 5 else 0.0,)

    return Parlour(lambda line: ((0,), (CHANCE,), ())[len(line)], (8, 8), prize)


def test_more_tries_go_to_the_better_moves() -> None:
    for way in ("flat", "tree"):
        choice = weigh(doors(), way)
        assert choice.visits[5] + choice.visits[7] > sum(choice.visits) / 3
        assert choice.visits[0] < choice.visits[5]
        assert abs(choice.mean(5) - 1.0) < 1e-9


def test_the_same_seed_brings_the_same_thoughts() -> None:
    first, second = weigh(doors(), "flat"), weigh(doors(), "flat")
    assert (first.visits, first.sums) == (second.visits, second.sums)


def test_a_liking_sways_between_equal_moves() -> None:
    game = Parlour(lambda line: ((0,), ())[len(line)], (3,), lambda line: (0.5,))
    choice = MoveStatistics((0, 1, 2), (0.0, 0.02, 0.0))
    Search(Prizes(), Sure(game), 0, Random(1)).flat(choice, Budget(300, 0))
    assert best(choice) == 1


def test_the_tree_expects_others_to_play_well() -> None:
    """Move 0 lets the other choose between our win and his; move 1 wins by the toss of a coin in two of five."""

    def prize(line: tuple[int, ...]) -> tuple[float, float]:
        won = float(line[1] == 0) if line[0] == 0 else 0.4
        return won, 1 - won

    game = Parlour(lambda line: ((0,), (1,), ())[len(line)], (2, 2), prize)
    assert best(weigh(game, "flat")) == 0  # it thinks the other tosses a coin
    assert best(weigh(game, "tree")) == 1


def test_the_tree_does_not_let_others_see_what_is_hidden_from_them() -> None:
    """The other wins by naming our card, red or black. He cannot know it: asking him is worth half, not nothing."""

    def prize(line: tuple[int, ...]) -> tuple[float, float]:
        won = float(line[1] != line[-1]) if line[0] == 0 else 0.3
        return won, 1 - won

    game = Parlour(lambda line: ((0,), (1,), ())[len(line)], (2, 2), prize)
    choice = weigh(game, "tree", hidden=(0, 1))
    assert best(choice) == 0
    assert 0.35 < choice.mean(0) < 0.6


def test_who_chooses_at_once_with_others_mixes() -> None:
    """Matching pennies in which heads pays double: the matcher shows heads in one third, the other in one third too."""

    def prize(line: tuple[int, ...]) -> tuple[float, float]:
        won = 0.0 if line[0] != line[1] else 1.0 if line[0] == 0 else 0.5
        return won, 1 - won

    game = Parlour(lambda line: ((0, 1), ())[min(1, len(line))], (2,), prize)
    strategy = MixedStrategy((0, 1), (0.0, 0.0))
    Search(Prizes(), Sure(game), 0, Random(3)).mixed(strategy, Budget(20_000, 0))
    assert abs(strategy.average()[0] - 1 / 3) < 0.06
    assert abs(sum(strategy.average()) - 1) < 1e-9


def test_a_dominated_move_is_not_mixed_in() -> None:
    game = Parlour(lambda line: ((0, 1), ())[min(1, len(line))], (3,), lambda line: (line[0] / 2, line[1] / 2))
    strategy = MixedStrategy((0, 1, 2), (0.0, 0.0, 0.0))
    Search(Prizes(), Sure(game), 0, Random(3)).mixed(strategy, Budget(4000, 0))
    assert strategy.average()[2] > 0.95


def test_a_budget_of_time_ends() -> None:
    for way in ("flat", "tree"):
        choice = MoveStatistics(range(8), [0.0] * 8)
        getattr(Search(Prizes(), Sure(doors()), 0, Random(1)), way)(choice, Budget(0, 20))
        assert sum(choice.visits) >= 8


def test_of_two_budgets_the_first_that_is_spent_counts() -> None:
    short, long = 20, 10**6
    for playouts, milliseconds in ((long, short), (short, long)):
        choice = MoveStatistics(range(8), [0.0] * 8)
        Search(Prizes(), Sure(doors()), 0, Random(1)).tree(choice, Budget(playouts, milliseconds))
        assert sum(choice.visits) < long
