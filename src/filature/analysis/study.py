"""Replays a record with a listener at every seat, and collects what they believed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from filature.analysis.highlights import Heard, highlights
from filature.analysis.listening import Listener, bots_of
from filature.analysis.question import question
from filature.analysis.reasons import reasons_of, turning_points
from filature.analysis.report import Analysis, Moment, Possibility, PublicLog, Secret, Story
from filature.analysis.skill import Judge
from filature.bots.contract import Odds
from filature.kernel.errors import BadRequest
from filature.kernel.game import Game
from filature.kernel.help import Sentence
from filature.kernel.match import Match, is_house_move, replay, replay_line, seat_of
from filature.kernel.record import Record
from filature.kernel.state import CHANCE, WATCHER, State, seat_name
from filature.language.default_help import help_of, statistics_of

FEWEST: Final = 20
USUAL: Final = 200
EFFORT: Final = 20_000
"""Playouts times moves: a long match is judged less exactly, so that none takes long."""
MOST_PLAYOUTS: Final = 100_000
DIGITS: Final = 4

Progress = Callable[[int, int], None]
"""Told how many moves of how many have been read."""


def analyse(
    record: Record,
    game: Game,
    playouts: int | None = None,
    *,
    quick: bool = False,
    progress: Progress = lambda done, of: None,
) -> Analysis:
    """Read a finished match. `playouts` are imagined for every comparison of moves; unless said, 20 to 200 by the
    length of the match. `quick` leaves luck and skill out.
    """
    if playouts is not None and not 1 <= playouts <= MOST_PLAYOUTS:
        raise BadRequest(
            "bad-playouts",
            "An analysis imagines 1 to {most} continuations for a comparison, not {playouts}.",
            most=MOST_PLAYOUTS,
            playouts=playouts,
        )
    bots_of(game)
    played = replay(record, game)  # takes a moment, and what cannot be analysed is refused before anybody thinks
    if not played.over:
        raise BadRequest("unfinished-match", "A match can be analysed when it is over; this one is not.")
    if not game.reveals(played.options):
        raise BadRequest(
            "never-analysed", "The players agreed that the secrets of this match are never told, so it is not analysed."
        )
    moves = len(played.moves)
    if playouts is None:
        playouts = max(FEWEST, min(USUAL, EFFORT // moves))
    study = Study(replay(record, game, upto=0), None if quick else playouts)
    sealed = bool(record.dice and record.dice.seed)
    for number, line in enumerate(played.moves, 1):
        study.step(number, line, sealed=sealed)
        progress(number, moves)
    return study.result()


class Study:
    """A match on its way from the first move to the last."""

    def __init__(self, match: Match, playouts: int | None) -> None:
        self.match = match
        self.game_bots = bots_of(match.game)
        self.listeners: dict[int, Listener] = {}
        """From the first decision on: what the cards told before that betrayed nobody."""
        self.moments: list[Moment] = []
        """The first of every turn, and the last before the end."""
        self.truths: dict[int, dict[str, str]] = {}
        """After so many moves."""
        self.judge = None if playouts is None else Judge(self.game_bots, match.seats, playouts, self._draft)
        self.heard: list[Heard] = []
        """What everybody could hear from the first decision on."""
        self._latest: Moment | None = None
        self._opening = 0
        self._before_draws: State | None = None
        self._drawn: list[str] = []

    def step(self, number: int, line: str, *, sealed: bool) -> None:
        """Play one move of the record, and let everybody think about it."""
        match, seat = self.match, seat_of(line)
        if seat != CHANCE:
            self._begin()
            self._settle_draws()
            self._judge(seat, line)
        elif self._before_draws is None:
            self._before_draws = match.state.copy()
        if seat == CHANCE and len(match.state.chances()) > 1:
            self._drawn.append(line)
        known = len(match.events)
        replay_line(match, line, sealed=sealed)
        if self.listeners:
            self.heard += [(number, event) for event in match.events[known:] if event.reaches(WATCHER)]
        # When the match is over, masks fall: that is no longer a matter of belief.
        if self.listeners and not match.over:
            self._listen(known, seat)

    def _begin(self) -> None:
        """The first decision: everybody has heard what came before it."""
        if self.listeners:
            return
        self._opening = len(self.match.moves)
        self.listeners = {
            seat: Listener(self.match.game, self.match.view(seat)) for seat in (WATCHER, *range(self.match.seats))
        }
        self._listen(0, CHANCE)

    def _listen(self, known: int, mover: int) -> None:
        for seat, listener in self.listeners.items():
            news = [event for event in self.match.events[known:] if event.reaches(seat)]
            listener.follow(news, self.match.view(seat), len(self.match.moves), own=seat == mover)
        latest = self._latest = self._moment(
            dict(self.game_bots.truth(self.match.state)),
            {eyes(seat): _rounded(listener.odds) for seat, listener in self.listeners.items()},
        )
        self.truths[latest.move] = latest.truth
        if not self.moments or self.moments[-1].turn != latest.turn:
            self.moments.append(latest)
            if self.judge:
                latest.chances = self._chances()

    def _moment(self, truth: dict[str, str], odds: dict[str, Odds]) -> Moment:
        turn = self.match.state.turn_number()
        return Moment(turn=turn, when=self.game_bots.moment(turn), move=len(self.match.moves), truth=truth, odds=odds)

    def _chances(self) -> list[float]:
        assert self.judge is not None
        found = self.judge.chances(self.match.state, self.listeners[WATCHER].belief)
        return [round(chance, DIGITS) for chance in found]

    def _draft(self, seat: int, written: str) -> list[Sentence]:
        return help_of(self.match.game).draft(self.match.view(seat), [written])

    def _judge(self, seat: int, line: str) -> None:
        state = self.match.state
        text = line.partition(" ")[2]
        if self.judge and seat in state.turn() and not is_house_move(state, seat, text):
            [move] = state.read(seat, text)
            self.judge.decided(state, seat, move, self.listeners[seat].belief, len(self.match.moves) + 1)

    def _settle_draws(self) -> None:
        """Chance has had its say: what a whole deal or a roll did for everybody."""
        if self.judge and self._before_draws and self._drawn:
            observer, number = self.listeners[WATCHER].belief, len(self.match.moves)
            self.judge.drawn(self._before_draws, self.match.state, self._drawn, observer, number)
        self._before_draws, self._drawn = None, []

    def result(self) -> Analysis:
        self._settle_draws()
        match = self.match
        end = self._moment({}, {})
        if self.judge:
            end.chances = self._chances()
        told = highlights([*self.moments, end], self.heard, self.game_bots) if self.judge else []
        if self._latest and self._latest is not self.moments[-1]:
            self._latest.chances = end.chances
            self.moments.append(self._latest)
        outcome = match.outcome()
        counted = statistics_of(match)
        return Analysis(
            game=match.game.name,
            names=list(match.names),
            winners=list(outcome.winners) if outcome else [],
            turns=match.state.turn_number(),
            question=question(self.game_bots, match.state, self.moments, self.truths, self.listeners),
            highlights=told,
            secrets=self._secrets(),
            moments=self.moments,
            stories=[self._story(seat, listener) for seat, listener in self.listeners.items()],
            skill=self.judge.verdict() if self.judge else None,
            log=PublicLog(
                sentences=[(sentence.message, sentence.facts) for sentence in counted.sentences],
                figures=counted.figures,
            ),
        )

    def _story(self, seat: int, listener: Listener) -> Story:
        shifts = [shift for shift in listener.shifts if shift.move > self._opening]
        told = ((shift, self.truths[shift.move]) for shift in shifts)
        return Story(
            eyes=eyes(seat),
            turning_points=turning_points(told, self.game_bots),
            reasons=reasons_of(shifts, listener.odds, self.game_bots),
        )

    def _secrets(self) -> list[Secret]:
        """Every question that was ever open, with all answers that were ever possible."""
        rows: dict[str, dict[str, None]] = {}
        for moment in self.moments:
            for odds in moment.odds.values():
                for secret, row in odds.items():
                    rows.setdefault(secret, {}).update(dict.fromkeys(row))
        return [
            Secret(secret=name, answers=[Possibility(answer=answer) for answer in row]) for name, row in rows.items()
        ]


def eyes(seat: int) -> str:
    """How a listener is written."""
    return "watcher" if seat == WATCHER else seat_name(seat)


def _rounded(odds: Odds) -> Odds:
    return {secret: {answer: round(chance, DIGITS) for answer, chance in row.items()} for secret, row in odds.items()}
