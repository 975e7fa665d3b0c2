"""What every game asks of a position that somebody lays."""

from __future__ import annotations

from filature.kernel.errors import BadPosition
from filature.kernel.state import seat_name


def check(holds: bool, what: str, why: str) -> None:
    if not holds:
        raise BadPosition("impossible-position", "This position cannot be ({what}): {why}.", what=what, why=why)


def seat_named(name: str | None, seats: int) -> int:
    names = [seat_name(seat) for seat in range(seats)]
    if name not in names:
        raise BadPosition("no-such-player", "There is no player {name!r}; players are {known}.", name=name, known=names)
    return names.index(name)
