"""A match as beats: a decision with everything that follows from it, as somebody could follow it.

Moves of chance that lead to a decision (a roll) belong to it, those that follow from it too. What many choose in secret
at the same time is one beat, which ends when the choices are opened; a way of several steps is one, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from filature.kernel.events import Event
from filature.kernel.help import Help, Sentence
from filature.kernel.match import Match, is_house_move, replay_line, seat_of
from filature.kernel.state import CHANCE, WATCHER, State, seat_name
from filature.language.default_help import help_of


@dataclass
class Beat:
    number: int
    """Of the first move of the record in it; 0 for what was before them all."""
    turn: int
    last: int = 0
    """The number of the last one."""
    deciders: set[int] = field(default_factory=set)
    choices: list[tuple[int, Sentence]] = field(default_factory=list)
    """What somebody chose that no event tells, where these eyes may know it."""
    events: list[Event] = field(default_factory=list)
    leads: int = CHANCE
    """Who decides next, if all of it is chance that led there."""
    told: bool = False
    """Whether there is something to tell: more than that somebody is ready."""
    walks: tuple[str, str] | None = None
    """Who has just taken a step with which piece: the next one belongs to it."""
    state: State | None = None
    """The moment after it."""

    @property
    def seat(self) -> int | None:
        """Whose decision it was; nobody's where it is chance, or several decided at the same time."""
        return next(iter(self.deciders)) if len(self.deciders) == 1 else None


@dataclass
class _Step:
    """One move of the record, as some eyes could notice it."""

    number: int
    turn: int
    seat: int
    alone: bool
    """Whether only this seat was asked."""
    leads: int
    told: bool
    events: list[Event]
    choice: Sentence | None
    state: State
    walks: tuple[str, str] | None = None
    """Who takes a step with which piece, if it is only that."""

    def begins(self, beat: Beat) -> bool:
        """Whether what came before it is a beat of its own."""
        if not beat.told:
            return False
        if self.seat == CHANCE:
            return self.turn != beat.turn or self.leads != CHANCE
        if self.leads_from(beat) or (self.walks and self.walks == beat.walks):
            return False
        return self.told or not self.alone

    def leads_from(self, beat: Beat) -> bool:
        return not beat.deciders and beat.leads == self.seat


def beats(match: Match, lines: Sequence[str], eyes: int | None, *, sealed: bool) -> Iterator[Beat]:
    """The beats of a match from its beginning on, played with the lines of its record.

    `eyes` are those of a seat or of a `WATCHER`; None sees all secrets. What they could not notice they are not shown,
    not even that there was a move.
    """
    reader = _Reader(match, eyes)
    beat = Beat(0, match.state.turn_number(), events=reader.heard(0), state=match.state.copy())
    beat.told = reader.tells(beat.events)
    for line in lines:
        step = reader.step(line, sealed=sealed)
        if step is None:
            continue
        if step.begins(beat):
            yield reader.closed(beat)
            beat = Beat(step.number, step.turn)
        _add(beat, step)
    yield reader.closed(beat)


def _add(beat: Beat, step: _Step) -> None:
    beat.last, beat.state = step.number, step.state
    beat.told = beat.told or step.told
    beat.leads, beat.walks = step.leads, step.walks
    beat.events += step.events
    if step.seat != CHANCE:
        beat.deciders.add(step.seat)
    if step.choice is not None:
        beat.choices.append((step.seat, step.choice))


class _Reader:
    """Plays a record and notes what some eyes can notice."""

    def __init__(self, match: Match, eyes: int | None) -> None:
        self._match = match
        self._eyes = eyes
        self._help: Help = help_of(match.game)
        self._view = None if eyes is None else match.view(eyes)
        self._counts_all = match.game.reveals(match.options)
        self._number = 0

    def heard(self, known: int) -> list[Event]:
        return [event for event in self._match.events[known:] if self._eyes is None or event.reaches(self._eyes)]

    def tells(self, events: Sequence[Event]) -> bool:
        return any(event.to is None and event.kind not in self._help.quiet for event in events)

    def closed(self, beat: Beat) -> Beat:
        """Choices that were opened in it need not be told twice."""
        if any(event.kind in self._help.opens for event in beat.events):
            beat.choices.clear()
        return beat

    def step(self, line: str, *, sealed: bool) -> _Step | None:
        match, seat = self._match, seat_of(line)
        known, turn, asked = len(match.events), match.state.turn_number(), match.state.turn()
        choice = self._choice(seat, line)
        replay_line(match, line, sealed=sealed)
        events = self.heard(known)
        if not self._noticed(events, seat):
            self._number += self._counts_all
            return None
        # Where secrets are never told, neither is how many moves others made that nobody could notice.
        self._number += 1
        return _Step(
            number=self._number,
            turn=turn,
            seat=seat,
            alone=asked == (seat,),
            leads=self._leads(events) if seat == CHANCE else CHANCE,
            told=self.tells(events),
            events=events,
            choice=choice if not any(event.to is not None for event in events) else None,
            state=match.state.copy(),
            walks=self._walks(events),
        )

    def _walks(self, events: Sequence[Event]) -> tuple[str, str] | None:
        if len(events) != 1 or events[0].kind not in self._help.walks:
            return None
        return events[0].facts["player"], events[0].facts["agent"]

    def _choice(self, seat: int, line: str) -> Sentence | None:
        """What is chosen, for whoever knows all secrets or chose it."""
        state, text = self._match.state, line.partition(" ")[2]
        if seat == CHANCE or self._eyes not in (None, seat) or is_house_move(state, seat, text):
            return None
        return self._help.choice(self._match.view(seat), text)

    def _noticed(self, events: Sequence[Event], seat: int) -> bool:
        if self._eyes is None:
            return True
        before, self._view = self._view, self._match.view(self._eyes)
        return bool(events) or seat == self._eyes or self._view != before

    def _leads(self, events: Sequence[Event]) -> int:
        """Who decides after chance has spoken of them."""
        asked = self._match.state.turn()
        if len(asked) != 1 or asked[0] in (CHANCE, WATCHER):
            return CHANCE
        named = [event.facts.get("player") for event in events if event.to is None]
        return asked[0] if seat_name(asked[0]) in named else CHANCE
