"""What every notation needs: names of seats, words begun, draws of chance, and the refusal of what cannot be read."""

from __future__ import annotations

from collections.abc import Sequence

from filature.kernel.errors import BadNotation, FilatureError
from filature.kernel.state import CHANCE, State, seat_name


def seat_number(name: str, seats: int) -> int:
    """The seat of a name, as `seat_name` writes it, in any case; -1 if there is none."""
    names = [seat_name(seat) for seat in range(seats)]
    return names.index(name.lower()) if name.lower() in names else -1


def complete(word: str, known: Sequence[str], least: int = 1) -> int:
    """The number of the word that is meant: the word itself, or the only one that begins so; -1 if there is none.

    A beginning has at least so many letters.
    """
    found = completions(word, known, least)
    return found[0] if len(found) == 1 else -1


def completions(word: str, known: Sequence[str], least: int = 1) -> list[int]:
    """The numbers of all words that may be meant: the word itself, else those that begin so."""
    wanted = word.lower()
    names = [name.lower() for name in known]
    exact = [number for number, name in enumerate(names) if name == wanted]
    begun = [number for number, name in enumerate(names) if len(wanted) >= least and name.startswith(wanted)]
    return exact or begun


def read_chance(state: State, text: str) -> int:
    """The draw of chance that a text stands for, written as the game writes it."""
    written = {state.write(CHANCE, move): move for move, _ in state.chances()}
    wanted = " ".join(text.split())
    for known, move in written.items():
        if known.casefold() == wanted.casefold():
            return move
    raise bad_chance(text, list(written))


def bad_chance(text: str, known: list[str]) -> FilatureError:
    """The error for a text that is none of the draws chance can bring."""
    return BadNotation(
        "bad-chance",
        "{text!r} is nothing that chance can bring now; it brings one of: {known}.",
        text=text,
        known=known,
    )


def unreadable(text: str, example: str) -> FilatureError:
    """The error for a text that is no move here."""
    return BadNotation(
        "unreadable", "{text!r} is not a move here; write it like {example}.", text=text, example=example
    )
