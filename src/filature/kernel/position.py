"""A moment of a match as plain data: the base of every game's position, and how one that cannot be is refused."""

from __future__ import annotations

from typing import Any

import msgspec
from typing_extensions import TypeVar

from filature.kernel.errors import BadPosition
from filature.kernel.naming import nearest_in
from filature.kernel.state import seat_name

Data = TypeVar("Data", bound=msgspec.Struct)


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Base of a game's position as plain data."""

    game: str
    seats: int
    options: dict[str, Any] = {}


def read_position(position: Any, shape: type[Data]) -> Data:
    """A position's plain data in its typed shape; raises `BadPosition` naming the place that is wrong."""
    try:
        return msgspec.convert(position, shape)
    except msgspec.ValidationError as error:
        raise BadPosition(
            "bad-position", "This is no position: {why}.", why=str(error), nearest=nearest_in(error, shape)
        ) from None


def check(holds: bool, what: str, why: str) -> None:
    """Raises `BadPosition` unless something holds that every position of the game has."""
    if not holds:
        raise BadPosition("impossible-position", "This position cannot be ({what}): {why}.", what=what, why=why)


def require_seat(name: str | None, seats: int) -> int:
    """The seat of a name in a position; raises `BadPosition` where there is none."""
    names = [seat_name(seat) for seat in range(seats)]
    if name not in names:
        raise BadPosition("no-such-player", "There is no player {name!r}; players are {known}.", name=name, known=names)
    return names.index(name)
