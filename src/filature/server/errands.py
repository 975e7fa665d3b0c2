"""Commands on their way through the house. Those that come in one go also go on in one go, from stage to stage: all are
understood, then all are played; and when they are stored, the news of all are composed, then all are delivered.

The code of a whole move is larger than the caches nearest to the processor; the code of a stage is not.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

from filature.kernel.errors import FilatureError
from filature.server import deciding
from filature.server.deciding import Decision, Who
from filature.server.errors import StorageAway
from filature.server.messages import Done
from filature.server.rooms import Asker, Composed, Letter, Room

if TYPE_CHECKING:
    from filature.server.house import House

FEW: Final = 64
"""How many go together: enough of the same, and not more than the caches have room for."""


@final
@mypyc_attr(acyclic=True)
class Errand:
    """A command that has its table to itself, until it is answered."""

    def __init__(self, house: House, room: Room, who: Who, command: Any, asker: Asker) -> None:
        self._house = house
        self._room = room
        self._who = who
        self._command = command
        self._asker = asker
        self._decision: Decision | None = None
        self._number = 0
        """Of its first entry."""
        self._letters: list[Letter] = []
        self._answer: Done | Exception | None = None

    # Until it is written down

    def understand(self, now: int) -> None:
        try:
            self._answer = self._house.done_before(self._room, self._who, self._command)
            if self._answer is None:
                self._decision = deciding.understand(self._room.table, self._who, self._command, now)
        except Exception as error:
            self._refuse(error)

    def play(self) -> None:
        if self._decision is not None:
            try:
                self._decision.play()
            except Exception as error:
                self._refuse(error)

    def settle(self) -> None:
        if self._decision is not None:
            try:
                self._decision.settle()
            except Exception as error:
                self._refuse(error)

    def follow(self) -> None:
        if self._decision is not None:
            try:
                self._number = self._house.follow(self._room, self._decision)
            except Exception as error:
                self._give_up(error)

    def write(self) -> None:
        if self._decision is None:
            self.conclude()
            return
        try:
            self._house.submit(self._room, self._decision, self._number, self._settled)
        except Exception as error:
            self._give_up(error)
            self.conclude()

    def _refuse(self, error: Exception) -> None:
        """Nothing has changed. Where others write to the same tables, that may only be for want of their news."""
        self._decision = None
        if not isinstance(error, FilatureError) or not self._house.store.shared:
            self._answer = error

    def _give_up(self, error: Exception | None) -> None:
        """What is in memory may not be what is stored."""
        self._room.forget()
        self._decision = None
        self._answer = error

    def _settled(self, outcome: bool | StorageAway) -> None:
        if outcome is not True:
            self._give_up(outcome or None)  # False: another process was quicker
        self._house.errands.tell(self)

    # Once it is stored

    def open_letters(self) -> None:
        if self._decision is not None:
            try:
                self._letters = self._house.stored(self._room, self._decision, self._asker)
            except Exception as error:
                self._answer = error

    def compose(self, now: int, composed: Composed) -> None:
        try:
            for letter in self._letters:
                letter.compose(now, composed)
        except Exception as error:
            self._letters, self._answer = [], error

    def deliver(self) -> None:
        try:
            for letter in self._letters:
                letter.deliver()
            if self._decision is not None and self._answer is None:
                self._answer = self._house.done(self._room, self._who, self._command, self._decision.key)
        except Exception as error:
            self._answer = error

    def conclude(self) -> None:
        """Answer, or begin anew, behind whoever waits for the table by now."""
        self._room.turns.give_back()
        if self._answer is not None:
            self._asker.answered(self._command, self._answer)
        else:
            self._house.queue(self._room.id, self._who, self._command, self._asker)


class Errands:
    def __init__(self, house: House) -> None:
        self._house = house
        self._begun: list[Errand] = []
        self._stored: list[Errand] = []

    def begin(self, room: Room, who: Who, command: Any, asker: Asker) -> None:
        room.turns.taken = True
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._decide)
        self._begun.append(Errand(self._house, room, who, command, asker))

    def tell(self, errand: Errand) -> None:
        """It has come back from the storage."""
        if not self._stored:
            asyncio.get_running_loop().call_soon(self._tell)
        self._stored.append(errand)

    def _decide(self) -> None:
        begun, self._begun = self._begun[:FEW], self._begun[FEW:]
        if self._begun:
            asyncio.get_running_loop().call_soon(self._decide)
        now = self._house.now()
        for errand in begun:
            errand.understand(now)
        for errand in begun:
            errand.play()
        for errand in begun:
            errand.settle()
        for errand in begun:
            errand.follow()
        for errand in begun:
            errand.write()

    def _tell(self) -> None:
        stored, self._stored = self._stored, []
        now = self._house.now()
        composed: Composed = {}
        for errand in stored:
            errand.open_letters()
        for errand in stored:
            errand.compose(now, composed)
        for errand in stored:
            errand.deliver()
        for errand in stored:
            errand.conclude()
