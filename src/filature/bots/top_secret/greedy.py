"""A simple opponent: it fetches cases, brings them home the shortest way, and picks the fights it should win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.random import Random

from filature.bots.contract import Player
from filature.games.top_secret.board import CASE_LETTERS, COLOURS, CONTENTS, GOAL, WORTH, Board, distances
from filature.games.top_secret.map_file import standard_board
from filature.games.top_secret.moves import (
    CARD,
    DROP,
    END_TURN,
    FIGHT,
    GUARD,
    HIDE,
    LOSE,
    PICK,
    PLACE,
    RESIGN,
    STEPS,
    TAKE,
    TO_HQ,
)
from filature.games.top_secret.view import Agent, Case, View

BOMB_COSTS: Final = 3.0  # secrets that half the agents are worth
CARRIED: Final = 1.0
LYING: Final = 0.5  # a case that still has to be fetched is worth so much less
HASTE: Final = 0.06  # worth lost by every step that is still to go
AGENT: Final = 1.0  # an agent, in secrets
HOPE: Final = 0.3
VICTORY: Final = 100.0
CHOICE: Final = 6  # cities to choose from when hiding a case


class Greedy(Player):
    """Looks one action ahead for what it could deliver."""

    def __init__(self, seed: int, board: Board | None = None) -> None:
        self.dice = Random(seed)
        self.board: Board = standard_board() if board is None else board
        self.number = {name: city for city, name in enumerate(self.board.cities)}
        self.plan: list[int] = []

    def choose(self, view: View, moves: Sequence[int]) -> int:
        if view.phase == "SETUP":
            return self._setup(view, moves)
        if view.phase == "MOVE":
            return self._act(view, [move for move in moves if move != RESIGN])
        if view.phase == "CARDS":
            return CARD + self._card(view)
        if view.phase == "TARGET":
            return max(moves, key=lambda move: self._stake(view, self._opponent(view), move - FIGHT))
        if view.phase == "LOOT":
            return self._loot(view)
        return self._loss(view, moves)

    # --- Setup -----------------------------------------------------------------------------------------------------

    def _setup(self, view: View, moves: Sequence[int]) -> int:
        plan = view.plan
        assert plan is not None
        if not plan.contents:
            self.plan = self._make_plan(view)
        done = len(plan.contents) + len(plan.cities)
        move = self.plan[done] if done < len(self.plan) else GUARD
        return move if move in moves else moves[0]

    def _make_plan(self, view: View) -> list[int]:
        """Secrets on the own way and far from others, the bomb where somebody else would take it."""
        colour = COLOURS.index(view.colours[view.seat])
        others = [COLOURS.index(name) for seat, name in enumerate(view.colours) if seat != view.seat]
        cards = list(range(len(CONTENTS)))
        contents = [cards.pop(self.dice.randrange(len(cards))) for _ in CASE_LETTERS]
        taken: list[int] = []
        for content in contents:
            cities = [city for city in range(len(self.board.cities)) if city not in taken]
            own = [self.board.from_base[colour][city] + 0.5 * self.board.to_hq[colour][city] for city in cities]
            near = [min(self.board.from_base[other][city] for other in others) for city in cities]
            sign = 1.0 if WORTH[content] else -0.5
            cost = {city: sign * (own[i] - 0.8 * near[i]) for i, city in enumerate(cities)}
            best = sorted(cities, key=lambda city: cost[city])[:CHOICE]
            taken.append(best[self.dice.randrange(len(best))])
        return [*(HIDE + content for content in contents), *(PLACE + city for city in taken)]

    # --- The turn --------------------------------------------------------------------------------------------------

    def _act(self, view: View, moves: list[int]) -> int:
        """The action that adds most to what the agents could deliver; the end of the turn where none adds anything."""
        chart = Chart(self, view)
        now = chart.value()
        best, most = END_TURN if END_TURN in moves else moves[0], 0.001 if END_TURN in moves else -1000.0
        for move in moves:
            gain = self._gain(view, chart, move, now)
            if gain > most:
                best, most = move, gain
        return best

    def _gain(self, view: View, chart: Chart, move: int, now: float) -> float:
        if move == END_TURN:
            return 0.0
        if move >= DROP:
            # Only a case that is worth nothing here is laid down, so that picking and dropping never alternate.
            return 0.5 if chart.load[move - DROP] and chart.worth[chart.load[move - DROP]] <= 0 else -1.0
        if move >= PICK:
            k, number = divmod(move - PICK, 16)
            return self._pick_gain(chart, k, view.cases[number].case, now)
        k, there = divmod(move, STEPS)
        if there == TO_HQ:
            return self._delivery_gain(view, chart.worth[chart.load[k]])
        enemies = [man for man in view.agents if man.place == self.board.cities[there] and man.seat != view.seat]
        before = chart.place[k]
        chart.place[k] = there
        gain = chart.value() - now
        chart.place[k] = before
        return self._attack_gain(view, chart, k, enemies, gain) if enemies else gain

    def _pick_gain(self, chart: Chart, k: int, name: str, now: float) -> float:
        if chart.worth[name] <= 0:
            return -1.0
        city = chart.lies.pop(name)
        chart.load[k] = name
        gain = chart.value() - now
        chart.load[k] = ""
        chart.lies[name] = city
        return gain

    def _delivery_gain(self, view: View, worth: float) -> float:
        if worth <= 0:
            return -1.0
        return VICTORY if view.totals[view.seat] + worth >= GOAL else 1.0 + worth

    def _attack_gain(self, view: View, chart: Chart, k: int, enemies: list[Agent], gain: float) -> float:
        """What a fight is worth: likely gains against likely losses, with the best card left against any of theirs."""
        mine = view.hands[view.seat].available
        theirs = view.hands[enemies[0].seat].available
        chance = sum(1.0 for card in theirs if card <= mine[-1]) / len(theirs)
        chance = chance ** len(enemies) * 0.9
        prize = AGENT * len(enemies) + gain
        for enemy in enemies:
            if enemy.case is not None:
                prize += abs(chart.worth[enemy.case])
        stake = AGENT + (abs(chart.worth[chart.load[k]]) if chart.load[k] else 0.0)
        return chance * prize - (1.0 - chance) * stake - 0.4

    # --- Answers ---------------------------------------------------------------------------------------------------

    def _opponent(self, view: View) -> int:
        assert view.duel is not None
        return view.duel.opponent

    def _stake(self, view: View, seat: int, k: int) -> float:
        """What the case of an agent is worth to this player."""
        name = [man for man in view.agents if man.seat == seat][k].case
        return 0.0 if name is None else abs(worth(view, name))

    def _card(self, view: View) -> int:
        """High cards where much is at stake; a 0 or a low one where little is."""
        duel = view.duel
        assert duel is not None
        fighting = [man for man in view.agents if man.agent in (duel.attacker, duel.defender)]
        stake = sum(0.0 if man.case is None else abs(worth(view, man.case)) for man in fighting)
        attacking = view.seat == view.active
        cards = view.hands[view.seat].available
        if attacking:
            stake += 1.0
        weights = [int(10 + (card + 1) ** 2 * stake * 4) + (20 if card == 0 and stake < 1 else 0) for card in cards]
        left = self.dice.randrange(sum(weights))
        for card, weight in zip(cards, weights, strict=True):
            left -= weight
            if left < 0:
                return card
        return cards[-1]

    def _loot(self, view: View) -> int:
        duel = view.duel
        assert duel is not None
        assert duel.loot is not None
        winner = next(man for man in view.agents if man.agent == duel.defender)
        carried = 0.0 if winner.case is None else worth(view, winner.case)
        return TAKE if worth(view, duel.loot) > carried else TAKE - 1

    def _loss(self, view: View, moves: Sequence[int]) -> int:
        """Those at home first, carriers last."""
        men = [man for man in view.agents if man.seat == view.seat]

        def price(move: int) -> float:
            man = men[move - LOSE]
            return (0.0 if man.case is None else worth(view, man.case)) + (1.0 if man.place in self.number else 0.0)

        return min([move for move in moves if move != RESIGN], key=price)


def worth(view: View, name: str) -> float:
    """What a case is worth to the seat: its secrets, or what is to be expected of them; a bomb costs."""
    case: Case = next(case for case in view.cases if case.case == name)
    contents = [case.content] if case.content is not None else view.unknown[view.colours[case.seat]]
    values = [-BOMB_COSTS if content == "bomb" else float(content) for content in contents]
    mean = sum(values) / len(values)
    if case.seat == view.seat:
        return min(mean, 0.0) if _first_an_enemys(view) else mean
    # Whoever never risks a bomb never wins: a case that may hold secrets is always worth something.
    return max(mean, HOPE) if max(values) > 0 else mean


def _first_an_enemys(view: View) -> bool:
    """SE-7.5: the next case must be an enemy's."""
    owners = [
        case.seat
        for case in view.cases
        for done in view.deliveries
        if done.case == case.case and done.seat == view.seat
    ]
    return owners == [view.seat, view.seat]


class Chart:
    """The map as the bot thinks about it: its own agents, the cases worth having, and how far everything is."""

    def __init__(self, bot: Greedy, view: View) -> None:
        board = bot.board
        self.colour = COLOURS.index(view.colours[view.seat])
        mine = [man for man in view.agents if man.seat == view.seat]
        self.place = [bot.number.get(man.place, -1 if man.place != "out" else -2) for man in mine]
        self.load = [man.case or "" for man in mine]
        self.worth = {case.case: worth(view, case.case) for case in view.cases}
        self.lies = {
            case.case: bot.number[case.place]
            for case in view.cases
            if case.place is not None and case.carrier is None and self.worth[case.case] > 0
        }
        held = {bot.number[man.place] for man in view.agents if man.seat != view.seat and man.place in bot.number}
        free = [[city for city in lines if city not in held] for lines in board.lines]
        self.home = [
            self._detour(a, b)
            for a, b in zip(distances(free, self._gates(board, held)), board.to_hq[self.colour], strict=True)
        ]
        self.far = {
            name: [self._detour(a, b) for a, b in zip(distances(free, [city]), board.steps[city], strict=True)]
            for name, city in self.lies.items()
        }
        self.exits = board.exits[self.colour]

    def _gates(self, board: Board, held: set[int]) -> list[int]:
        gates = board.gateways[self.colour]
        return [gate for gate in gates if gate not in held] or gates

    def _detour(self, around: int, through: int) -> float:
        """Steps around enemies, or through them at a price."""
        return float(min(around + 1, through + 3))

    def value(self) -> float:
        """What could be delivered: carried cases by their way home, lying ones by the nearest agent with free hands."""
        total = 0.0
        for k, name in enumerate(self.load):
            if name and self.place[k] >= 0:
                total += self.worth[name] * (CARRIED - HASTE * self.home[self.place[k]])
        free = [k for k, name in enumerate(self.load) if not name and self.place[k] != -2]
        for name, city in sorted(self.lies.items(), key=lambda item: -self.worth[item[0]]):
            if not free:
                break
            k = min(free, key=lambda agent: self._steps(agent, name))
            free.remove(k)
            way = self._steps(k, name) + self.home[city]
            total += self.worth[name] * (LYING - 0.5 * HASTE * way)
        return total

    def _steps(self, k: int, name: str) -> float:
        if self.place[k] >= 0:
            return self.far[name][self.place[k]]
        return 1.0 + min(self.far[name][city] for city in self.exits)
