"""Laws of the same thing twice: copies, positions, written moves and records give back what went in."""

from __future__ import annotations

import msgspec

from filature.kernel.dice import FairDice
from filature.kernel.errors import FilatureError
from filature.kernel.match import Match, replay, verify
from filature.kernel.record import read_record, write_record
from filature.kernel.state import CHANCE, State
from filature.testing.trial import Trial, dump, encode, hear, house_move, line, look, name

AHEAD = 4
"""How many moves a copy is played on: sharing may show only later."""
MANY = 60
NO_MOVES = ("", "?!", "this is no move")


def copies_are_independent(trial: Trial) -> None:
    """A copy is like the original, tells no news, and neither notices what is played on the other."""
    for state in trial.positions():
        copy, before, told = state.copy(), dump(state), list(state.news or ())
        trial.expect(copy.news is None, "a copy tells news")
        trial.same(look(state, trial.seats), look(copy, trial.seats), "a copy differs")
        trial.play_on(copy, AHEAD)
        trial.same(before, dump(state), "playing on a copy changed the original")
        trial.expect(list(state.news or ()) == told, "playing on a copy told news of the original")
        original = state.copy()
        copy = original.copy()
        trial.play_on(original, AHEAD)
        trial.same(before, dump(copy), "playing on the original changed a copy")


def positions_round_trip(trial: Trial) -> None:
    """A dumped position is plain data; loaded, it is the same and goes on the same."""
    loaded = trial.start()
    for state in trial.positions():
        seen = look(state, trial.seats)
        if trial.history:
            loaded.play(*trial.last)
            trial.same(seen, look(loaded, trial.seats), "the match and one loaded a move ago")
        loaded = trial.game.load(msgspec.json.decode(dump(state)))
        trial.same(seen, look(loaded, trial.seats), "dumped and loaded")


def notation_round_trips(trial: Trial) -> None:
    """Every move has a written form of its own, one line, that reads as this move; other texts are refused.

    What only the house plays is written too, since records keep it; but nobody can play it by writing it.
    """
    for state in trial.positions():
        before = dump(state)
        for seat in trial.movers(state):
            written: dict[str, int] = {}
            for move in trial.some(state.moves(seat), MANY):
                text = state.write(seat, move)
                trial.expect(
                    text not in written, f"{text!r} of {name(seat)} stands for {move} and for {written.get(text)}"
                )
                written[text] = move
                _check_line(trial, seat, text)
                read = list(state.read(seat, text))
                trial.expect(read == [move], f"{name(seat)}'s move {move} is written {text!r}, which reads as {read}")
            played_for = house_move(state, seat)
            if played_for is not None:
                text = state.write(seat, played_for)
                _check_line(trial, seat, text)
                trial.expect(_unreadable(state, seat, text), f"{name(seat)} can write {text!r}, which is the house's")
            for text in NO_MOVES:
                trial.expect(_unreadable(state, seat, text), f"{text!r} of {name(seat)} was read as a move")
        trial.expect(dump(state) == before, "writing or reading changed the position")


def _check_line(trial: Trial, seat: int, text: str) -> None:
    """A record is a list of lines, and one that begins with a seat is that seat's."""
    trial.expect(len(text.splitlines()) == 1 and text == text.strip(), f"{text!r} is not one clean line")
    trial.expect(seat != CHANCE or not _begins_with_a_seat(text), f"{text!r} of chance looks like a seat's")


def _begins_with_a_seat(text: str) -> bool:
    word = text.split(" ")[0]
    return word[:1] == "p" and word[1:].isdigit()


def _unreadable(state: State, seat: int, text: str) -> bool:
    try:
        state.read(seat, text)
    except FilatureError:
        return True
    return False


def records_round_trip(trial: Trial) -> None:
    """A record, written and read again, gives the same match: the same views and events for everybody."""
    match = Match(trial.game, trial.seats, trial.options, dice=FairDice(f"conformance {trial.seed}".encode()))
    middle = len(list(trial.positions())) // 2
    trial.history.clear()
    for _ in range(trial.steps):
        if match.over:
            break
        if len(match.moves) == middle:
            # The seed is sealed while the match goes on: chance is replayed as it was written.
            _compare(trial, match, replay(read_record(write_record(match.record())), trial.game))
        seat, move = trial.draw(match.state, trial.random)
        if seat == CHANCE:
            trial.history.append(match.roll())
        else:
            trial.history.append(line(match.state, seat, move))
            if move == house_move(match.state, seat):
                match.play_absent(seat)
            else:
                match.play(seat, move)
    record = match.record(open_seed=True)
    trial.expect(record.moves == tuple(trial.history), f"the record has {record.moves}")
    _compare(trial, match, verify(read_record(write_record(record)), trial.game))


def _compare(trial: Trial, match: Match, again: Match) -> None:
    trial.same(look(match.state, trial.seats), look(again.state, trial.seats), "the match and its replay")
    for viewer in trial.viewers:
        told, retold = hear(match.events, viewer), hear(again.events, viewer)
        trial.same(told, retold, f"{name(viewer)} heard in the match and in its replay")
        trial.same(encode(match.heard(viewer)), encode(again.heard(viewer)), f"{name(viewer)} may read again")
