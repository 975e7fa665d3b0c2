"""A simple opponent: it fetches cases, brings them home the shortest way, and picks the fights it should win.

Ties are broken by lot: an order by number would favour some seats, since seats and cities are numbered around the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.random import Random

from filature.bots.contract import Player
from filature.games.top_secret.board import CASE_LETTERS, COLOURS, CONTENTS, GOAL, WORTH, Board, distances
from filature.games.top_secret.map_file import standard_board
from filature.games.top_secret.moves import (
    ALL_CASES,
    CARD,
    DROP,
    END_TURN,
    FIGHT,
    GUARD,
    HIDE,
    LEAVE,
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
SAME: Final = 1e-9  # gains that differ by less are the same


class Greedy(Player):
    """Looks one action ahead for what it could deliver."""

    def __init__(self, seed: int, board: Board | None = None) -> None:
        self.dice = Random(seed)
        self.board: Board = standard_board() if board is None else board
        self.number = {name: city for city, name in enumerate(self.board.cities)}
        self.plan: list[int] = []
        self.case_lots = [self.dice.random() for _ in range(len(COLOURS) * len(CASE_LETTERS))]
        """Case -> its lot: of equal cases the lowest is chosen. Lots are kept for the match, and so are plans."""
        self.city_lots = [self.dice.random() for _ in self.board.cities]

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
        """Secrets on the own way and far from that of others, the bomb where somebody else would take it."""
        colour = COLOURS.index(view.colours[view.seat])
        others = [COLOURS.index(name) for seat, name in enumerate(view.colours) if seat != view.seat]
        cards = list(range(len(CONTENTS)))
        contents = [cards.pop(self.dice.randrange(len(cards))) for _ in CASE_LETTERS]
        cities = range(len(self.board.cities))
        taken: list[int] = []
        for content in contents:
            sign = 1.0 if WORTH[content] else -0.5
            ranked: list[tuple[float, float, int]] = []
            for city in cities:
                if city not in taken:
                    enemies = min([self._errand(other, city) for other in others])
                    ranked.append((sign * (self._errand(colour, city) - 0.8 * enemies), self.city_lots[city], city))
            ranked.sort()
            taken.append(ranked[self.dice.randrange(CHOICE)][2])
        return [*(HIDE + content for content in contents), *(PLACE + city for city in taken)]

    def _errand(self, colour: int, city: int) -> float:
        """How far a case in a city is from a colour: from its start base, and half as much on to its headquarters.

        The headquarters of somebody else lies in the own corner (SE-2.2), so nothing is safe just because it is near.
        """
        return self.board.from_base[colour][city] + 0.5 * self.board.to_hq[colour][city]

    # --- The turn --------------------------------------------------------------------------------------------------

    def _act(self, view: View, moves: list[int]) -> int:
        """The action that adds most to what the agents could deliver; the end of the turn where none adds anything.

        Of equal ones it is the first agent's (all seats number their agents alike); where that agent has several, the
        lot decides.
        """
        estimate = DeliveryEstimate(self, view)
        now = estimate.value()
        best, most = END_TURN if END_TURN in moves else moves[0], 0.001 if END_TURN in moves else -1000.0
        for move in moves:
            gain = self._gain(view, estimate, move, now)
            equal = abs(gain - most) <= SAME and _agent(move) == _agent(best)
            if gain > most + SAME or (equal and self._lot(move) < self._lot(best)):
                best, most = move, gain
        return best

    def _lot(self, move: int) -> float:
        """The lot of the city an agent steps to, or of the case it takes."""
        if PICK <= move < DROP:
            return self.case_lots[(move - PICK) % ALL_CASES]
        return self.city_lots[move % STEPS] if move < PICK and move % STEPS != TO_HQ else 0.0

    def _gain(self, view: View, estimate: DeliveryEstimate, move: int, now: float) -> float:
        if move == END_TURN:
            return 0.0
        if move >= DROP:
            # Only a case that is worth nothing here is laid down, so that picking and dropping never alternate.
            return 0.5 if estimate.load[move - DROP] and estimate.worth[estimate.load[move - DROP]] <= 0 else -1.0
        if move >= PICK:
            k, number = divmod(move - PICK, ALL_CASES)
            return self._pick_gain(estimate, k, view.cases[number].case, now)
        k, city = divmod(move, STEPS)
        if city == TO_HQ:
            return self._delivery_gain(view, estimate.worth[estimate.load[k]])
        enemies = [piece for piece in view.agents if piece.place == self.board.cities[city] and piece.seat != view.seat]
        before = estimate.place[k]
        estimate.place[k] = city
        gain = estimate.value() - now
        estimate.place[k] = before
        return self._attack_gain(view, estimate, k, enemies, gain) if enemies else gain

    def _pick_gain(self, estimate: DeliveryEstimate, k: int, name: str, now: float) -> float:
        if estimate.worth[name] <= 0:
            return -1.0
        city = estimate.lies.pop(name)
        estimate.load[k] = name
        gain = estimate.value() - now
        estimate.load[k] = ""
        estimate.lies[name] = city
        return gain

    def _delivery_gain(self, view: View, worth: float) -> float:
        if worth <= 0:
            return -1.0
        return VICTORY if view.totals[view.seat] + worth >= GOAL else 1.0 + worth

    def _attack_gain(self, view: View, estimate: DeliveryEstimate, k: int, enemies: list[Agent], gain: float) -> float:
        """What a fight is worth: likely gains against likely losses, with the best card left against any of theirs."""
        mine = view.hands[view.seat].available
        theirs = view.hands[enemies[0].seat].available
        chance = sum(1.0 for card in theirs if card <= mine[-1]) / len(theirs)
        chance = chance ** len(enemies) * 0.9
        prize = AGENT * len(enemies) + gain
        for enemy in enemies:
            if enemy.case is not None:
                prize += abs(estimate.worth[enemy.case])
        stake = AGENT + (abs(estimate.worth[estimate.load[k]]) if estimate.load[k] else 0.0)
        return chance * prize - (1.0 - chance) * stake - 0.4

    # --- Answers ---------------------------------------------------------------------------------------------------

    def _opponent(self, view: View) -> int:
        assert view.duel is not None
        return view.duel.opponent

    def _stake(self, view: View, seat: int, k: int) -> float:
        """What the case of an agent is worth to this player."""
        name = [piece for piece in view.agents if piece.seat == seat][k].case
        return 0.0 if name is None else abs(worth(view, name))

    def _card(self, view: View) -> int:
        """High cards where much is at stake; a 0 or a low one where little is."""
        duel = view.duel
        assert duel is not None
        fighting = [piece for piece in view.agents if piece.agent in (duel.attacker, duel.defender)]
        stake = sum(0.0 if piece.case is None else abs(worth(view, piece.case)) for piece in fighting)
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
        winner = next(piece for piece in view.agents if piece.agent == duel.defender)
        carried = 0.0 if winner.case is None else worth(view, winner.case)
        return TAKE if worth(view, duel.loot) > carried else LEAVE

    def _loss(self, view: View, moves: Sequence[int]) -> int:
        """Those at home first, carriers last."""
        own = [piece for piece in view.agents if piece.seat == view.seat]

        def price(move: int) -> float:
            piece = own[move - LOSE]
            return (0.0 if piece.case is None else worth(view, piece.case)) + (
                1.0 if piece.place in self.number else 0.0
            )

        return min([move for move in moves if move != RESIGN], key=price)


def _agent(move: int) -> int:
    """The agent that acts in a move; -1 for the end of the turn."""
    if move >= END_TURN:
        return -1
    if move >= DROP:
        return move - DROP
    return (move - PICK) // ALL_CASES if move >= PICK else move // STEPS


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


class DeliveryEstimate:
    """What a seat could deliver, by where its agents are, which cases are worth having, and how far everything is."""

    def __init__(self, bot: Greedy, view: View) -> None:
        board = bot.board
        self.colour = COLOURS.index(view.colours[view.seat])
        mine = [piece for piece in view.agents if piece.seat == view.seat]
        self.place = [bot.number.get(piece.place, -1 if piece.place != "out" else -2) for piece in mine]
        self.load = [piece.case or "" for piece in mine]
        self.worth = {case.case: worth(view, case.case) for case in view.cases}
        self.lots = {case.case: bot.case_lots[number] for number, case in enumerate(view.cases)}
        self.lies = {
            case.case: bot.number[case.place]
            for case in view.cases
            if case.place is not None and case.carrier is None and self.worth[case.case] > 0
        }
        held = {
            bot.number[piece.place] for piece in view.agents if piece.seat != view.seat and piece.place in bot.number
        }
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
        for name, city in sorted(self.lies.items(), key=lambda item: (-self.worth[item[0]], self.lots[item[0]])):
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
