"""Top Secret: the rules. Clause numbers are those of docs/rules/top_secret.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from filature.games.top_secret import (
    absence,
    acting,
    delivery,
    duels,
    ending,
    imagining,
    notation,
    positions,
    resigning,
    setup,
    telling,
    views,
)
from filature.games.top_secret.board import (
    AGENTS,
    COLOURS,
    DRAW,
    DUEL,
    FACES,
    FULL_HAND,
    GONE,
    HOME,
    LOOT,
    LOSSES,
    MOST_CITIES,
    MOST_SEATS,
    MOVE,
    NO_CASE,
    OVER,
    ROLL,
    SETUP,
    START_ROLL,
    SUMS,
    TARGET,
    UNPLACED,
    Board,
    diagonal,
)
from filature.games.top_secret.lanes import AGENT_LANES, CASE_LANES, lane, with_lane
from filature.games.top_secret.moves import (
    CARD,
    FIGHT,
    LATE,
    LEAVE,
    LOSE,
    RESIGN,
    TAKE,
)
from filature.games.top_secret.options import Options
from filature.games.top_secret.views import View
from filature.kernel.game import Outcome
from filature.kernel.state import CHANCE, State

ONE_SEAT: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]
SEATS: Final[list[tuple[int, ...]]] = [tuple(s for s in range(MOST_SEATS) if mask >> s & 1) for mask in range(16)]
NOBODY: Final[tuple[int, ...]] = ()
DICE: Final[tuple[int, ...]] = (CHANCE,)
ROLLS: Final = vec[i64]([one + other for one in FACES for other in FACES])
BITS: Final = vec[i64]([1 << city for city in range(MOST_CITIES)])  # cities as sets of one


@final
class Box:
    """What is settled before the first secret: seats, options, the map, and the colours as far as they are drawn."""

    def __init__(self, seats: int, options: Options, board: Board, colours: tuple[int, ...]) -> None:
        self.seats: i64 = seats
        self.options = options
        self.board = board
        self.colours = colours
        """Seat -> colour, for the first seats that have one (SE-3.1)."""
        self.colour_of: vec[i64] = vec[i64](colours)
        self.seated: bool = len(colours) == seats
        clockwise = sorted(range(len(colours)), key=colours.__getitem__)
        after = [clockwise[(clockwise.index(seat) + 1) % len(colours)] for seat in range(len(colours))]
        self.after: vec[i64] = vec[i64](after)
        """Seat -> the seat in the next corner, clockwise: whose turn comes next (SE-3.2)."""
        vacant = [colour for colour in range(len(COLOURS)) if colour not in colours]
        alone = seats == 3 and self.seated
        self.vacant: i64 = vacant[0] if alone else -1  # SE-3.7
        self.favoured: i64 = colours.index(diagonal(vacant[0])) if alone else -1
        self.must_use_all: bool = options.must_use_all
        self.bonus_shared: bool = options.bonus_shared
        self.bomb_kills_carrier: bool = options.bomb_kills_carrier
        self.round_limit: i64 = options.round_limit
        self.resigning: bool = options.resigning

    def with_colour(self, colour: i64) -> Box:
        """The next seat has a colour, and so has the last one where nothing is left to draw for it (SE-3.1)."""
        colours = (*self.colours, int(colour))
        if self.seats == 2:
            colours = (*colours, diagonal(colours[0]))
        elif len(colours) == len(COLOURS) - 1 and self.seats == len(COLOURS):
            colours = (*colours, *(last for last in range(len(COLOURS)) if last not in colours))
        return Box(int(self.seats), self.options, self.board, colours)

    def leads_to_hq(self, seat: i64, city: i64) -> bool:
        """Whether a city is a gateway of a seat's headquarters (SE-2.5)."""
        return (self.board.gates[self.colour_of[seat]] >> city & 1) != 0

    def node(self, seat: i64, place: i64) -> i64:
        """The place of an agent in the tables of the board, where every base has its own row."""
        if place < MOST_CITIES:
            return place
        return MOST_CITIES + (self.colour_of[seat] if place == HOME else self.vacant)


@final
class TopSecret(State):
    """One moment of a match. Rows belong to seats and have a lane for each agent, or each case, of the seat."""

    def __init__(self, box: Box) -> None:
        self.news = None
        self.box = box
        self.phase: i64 = SETUP if box.seated else DRAW
        self.men: vec[i64] = vec[i64]([AGENT_LANES * HOME] * int(box.seats))  # SE-3.3: rows: where agents are
        self.loads: vec[i64] = vec[i64]([0] * int(box.seats))  # rows: what agents carry, a case plus 1
        self.lies: vec[i64] = vec[i64]([CASE_LANES * UNPLACED] * int(box.seats))  # rows: where cases are
        self.contents: vec[i64] = vec[i64]([0] * int(box.seats))  # rows: what cases hold, see CONTENTS
        self.hands: vec[i64] = vec[i64]([FULL_HAND] * int(box.seats))  # sets of available duel cards
        self.totals: vec[i64] = vec[i64]([0] * int(box.seats))  # delivered secrets
        self.drafted: i64 = 0  # lanes of seats: how far a submission is (SE-3.6)
        self.late: i64 = -1  # the seat for which chance chooses now (SE-10.5)
        self.contenders: i64 = (1 << box.seats) - 1  # SE-3.8: the set of seats that roll for the start
        self.start_rolls: i64 = 0  # lanes: what each seat rolled, plus 1; 0 before it has
        self.first: i64 = 0  # the first player
        self.active: i64 = 0
        self.turns: i64 = 0  # completed turns
        self.rounds: i64 = 0  # completed rounds
        self.roll: i64 = -1  # the sum of both dice; -1 before they are rolled
        self.pool: i64 = 0
        self.bonus: i64 = 0  # lanes: bonus steps of the active player's agents
        self.handled: i64 = 0  # SE-5.9: PICK and DROP in this turn
        self.won: bool = False  # a duel has been won in this turn
        self.attacker: i64 = 0  # the agent of the active player that attacks, or has just delivered a bomb
        self.opponent: i64 = -1  # the seat that defends; -1 outside a duel
        self.defender: i64 = -1  # its agent that fights now
        self.attack_card: i64 = -1
        self.defence_card: i64 = -1
        self.loot: i64 = -1  # the case on offer in LOOT
        self.losses: i64 = 0  # agents still to be named in BOMB
        self.delivered: tuple[int, ...] = ()  # seat * 16 + case, in order
        self.reason: i64 = 0  # why it is over, see ending.py
        self.winner: i64 = -1  # who won by SE-8.1 or SE-8.3

    # --- Whose turn, and what may be done -------------------------------------------------------------------------

    def turn(self) -> tuple[int, ...]:
        phase = self.phase
        if phase == MOVE or phase == TARGET or phase == LOSSES:
            return ONE_SEAT[self.active]
        if self.late >= 0:
            return DICE
        if phase == DUEL:  # SE-6.4: both at once
            waiting: i64 = 0
            if self.attack_card < 0:
                waiting |= 1 << self.active
            if self.defence_card < 0:
                waiting |= 1 << self.opponent
            return SEATS[waiting]
        if phase == SETUP:
            return tuple(seat for seat in range(self.box.seats) if not setup.complete(self, seat))
        if phase == LOOT:
            return ONE_SEAT[self.opponent]
        return NOBODY if phase == OVER else DICE

    def moves(self, seat: i64) -> Sequence[int]:
        if seat == CHANCE:
            return tuple(move for move, _ in self.chances())
        if not 0 <= seat < self.box.seats or self.late >= 0:
            return NOBODY
        found: list[int] = []
        if self.phase == MOVE and seat == self.active:
            total = acting.listed(self)
            number: i64 = 0
            while number < total:
                found.append(int(acting.SCRATCH[number]))
                number += 1
            return found
        if self.phase == SETUP:
            found += setup.moves(self, seat)
        elif seat == self.active and self.phase == TARGET:
            found += [FIGHT + k for k in duels.defenders(self)]
        elif seat == self.active and self.phase == LOSSES:
            found += [LOSE + k for k in range(AGENTS) if delivery.may_lose(self, k)]
        elif self.phase == DUEL:
            found += [CARD + value for value in duels.choices(self, seat)]
        elif self.phase == LOOT and seat == self.opponent:
            found = [LEAVE, TAKE]
        if self.may_resign(seat):
            found.append(RESIGN)
            found.sort()
        return found

    def chances(self) -> Sequence[tuple[int, int]]:
        if self.late >= 0:
            return tuple((outcome, 1) for outcome in absence.outcomes(self))
        if self.phase == DRAW:
            return setup.colours_left(self)
        return SUMS if self.phase == ROLL or self.phase == START_ROLL else ()  # SE-1.5

    def sample(self, seat: i64, dice: Random) -> i64:
        if self.phase == MOVE and seat == self.active:
            total = acting.listed(self)
            return acting.SCRATCH[dice.randrange(total)]
        if seat == CHANCE:
            rolling = self.late < 0 and self.phase != DRAW
            return ROLLS[dice.randrange(36)] if rolling else State.sample(self, CHANCE, dice)
        moves = self.moves(seat)
        return moves[dice.randrange(len(moves))]

    def may_resign(self, seat: i64) -> bool:
        """SE-8.8; during the setup only a player whose cases are placed (SE-8.2: they stay in play)."""
        return (
            self.box.resigning
            and self.phase != OVER
            and self.late < 0
            and self.left(seat) > 0
            and (self.phase > SETUP or setup.complete(self, seat))
        )

    def enemies(self) -> i64:
        """The set of cities with an agent that is not the active player's."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.box.seats:
            if seat != self.active:
                men = self.men[seat]
                k: i64 = 0
                while k < AGENTS:
                    place = men & 255
                    if place < MOST_CITIES:
                        found |= BITS[place]
                    men >>= 8
                    k += 1
            seat += 1
        return found

    # --- Playing --------------------------------------------------------------------------------------------------

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if self.late >= 0:
            if seat == CHANCE and int(move) in absence.outcomes(self):
                return absence.draw(self, move)
        elif move == LATE:
            if 0 <= seat < self.box.seats and absence.may_be_late(self, seat):
                return absence.begin(self, seat)
        elif move == RESIGN:
            if 0 <= seat < self.box.seats and self.may_resign(seat):
                return resigning.resign(self, seat)
        elif phase == MOVE:
            if seat == self.active and acting.act(self, move):
                return
        elif phase == ROLL:
            if seat == CHANCE and 0 <= move < len(SUMS):
                return self._roll(move)
        elif phase == DUEL:
            if 0 <= seat < self.box.seats and move - CARD in duels.choices(self, seat):
                return duels.choose(self, seat, move - CARD)
        elif phase == TARGET:
            if seat == self.active and move - FIGHT in duels.defenders(self):
                return duels.meet(self, move - FIGHT)
        elif phase == LOOT:
            if seat == self.opponent and (move == LEAVE or move == TAKE):
                return duels.take_loot(self, move == TAKE)
        elif phase == LOSSES:
            if seat == self.active and 0 <= move - LOSE < AGENTS and delivery.may_lose(self, move - LOSE):
                return delivery.lose(self, move - LOSE)
        elif phase == SETUP:
            if 0 <= seat < self.box.seats and int(move) in setup.moves(self, seat):
                return setup.write(self, seat, move)
        elif phase == START_ROLL:
            if seat == CHANCE and 0 <= move < len(SUMS):
                return setup.roll_for_start(self, move)
        elif phase == DRAW:
            if seat == CHANCE and 0 <= move < len(COLOURS) and int(move) not in self.box.colours:
                return setup.draw_colour(self, move)
        raise self.refuse(seat, move)

    def _roll(self, total: i64) -> None:
        self.roll = total
        self.pool = total  # SE-4.1
        self.phase = MOVE
        telling.rolled(self)

    def lay_down(self, seat: i64, k: i64) -> i64:
        """An agent's case, if it has one, stays in the city where the agent is; returns the case or -1."""
        case = lane(self.loads[seat], k) - 1
        if case >= 0:
            self.loads[seat] = with_lane(self.loads[seat], k, NO_CASE)
            self.lies[case // 4] = with_lane(self.lies[case // 4], case % 4, lane(self.men[seat], k))
        return case

    def left(self, seat: i64) -> i64:
        """How many agents a seat has in play."""
        men = self.men[seat]
        many: i64 = 0
        k: i64 = 0
        while k < AGENTS:
            if men & 255 != GONE:
                many += 1
            men >>= 8
            k += 1
        return many

    # --- The rest of the contract ---------------------------------------------------------------------------------

    def turn_number(self) -> int:
        return int(self.turns)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def view(self, seat: int) -> View:
        return views.view(self, seat)

    def absent(self, seat: int) -> int:
        return absence.move(self, seat)

    def imagine(self, seat: int, dice: Random) -> State:
        """SE-9: contents this seat has not seen, plans and cards it does not know, drawn anew."""
        imagined = self.copy()
        if self.phase != OVER:
            imagining.hide_anew(imagined, seat, dice)
        return imagined

    def write(self, seat: int, move: int) -> str:
        return notation.write(self, seat, move)

    def read(self, seat: int, text: str) -> list[int]:
        return notation.read(self, seat, text)

    def copy(self) -> TopSecret:
        twin = TopSecret(self.box)
        twin.phase = self.phase
        twin.men = self.men[:]
        twin.loads = self.loads[:]
        twin.lies = self.lies[:]
        twin.contents = self.contents[:]
        twin.hands = self.hands[:]
        twin.totals = self.totals[:]
        twin.drafted = self.drafted
        twin.late = self.late
        twin.contenders = self.contenders
        twin.start_rolls = self.start_rolls
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.rounds = self.rounds
        twin.roll = self.roll
        twin.pool = self.pool
        twin.bonus = self.bonus
        twin.handled = self.handled
        twin.won = self.won
        twin.attacker = self.attacker
        twin.opponent = self.opponent
        twin.defender = self.defender
        twin.attack_card = self.attack_card
        twin.defence_card = self.defence_card
        twin.loot = self.loot
        twin.losses = self.losses
        twin.delivered = self.delivered
        twin.reason = self.reason
        twin.winner = self.winner
        return twin

    def dump(self) -> dict[str, Any]:
        return positions.dump(self)
