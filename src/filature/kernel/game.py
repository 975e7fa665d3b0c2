"""A game before anybody sits down: its seats, its options, and how a match starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, Literal, get_args, get_origin, get_type_hints

import msgspec
from typing_extensions import TypeVar

from filature.kernel.errors import BadOption, BadSeats, IllegalMove
from filature.kernel.events import ALL
from filature.kernel.help import Help
from filature.kernel.naming import nearest
from filature.kernel.state import State, seat_name
from filature.kernel.view import View


class Timer(msgspec.Struct, frozen=True):
    """A time the rules set. It runs from the moment its key is first seen; then `State.absent` plays for the seats."""

    key: str
    seconds: int
    seats: tuple[int, ...]
    called: bool = False
    """Whether a player's move set it going against others. Whoever runs the match may waive it where a bot moved."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a game's options: typed, validated, and by default the rulebook."""


Choices = Options | Mapping[str, Any] | None
"""How options are handed over: typed, as plain data, or not at all (the rulebook's)."""

TABLE = "table"
"""The channel that everybody at the table, watchers included, reads."""

USUAL_SEATS = 4

View_co = TypeVar("View_co", bound=View, covariant=True, default=View)
"""What a game shows its seats; `Game` and `Match` without it show the fields that every view has."""


class Game(Generic[View_co]):
    """One game: immutable, one instance per game. `filature.load_game` returns it.

    Generic in its views; a game that does not name its own has those every game has.

    >>> import filature
    >>> game = filature.load_game("heimlich")
    >>> game.check_options({"mode": "advanced"}).mode
    'advanced'
    >>> game.start(9)
    Traceback (most recent call last):
    filature.kernel.errors.BadSeats: heimlich is for 2 to 7 players, not 9.
    """

    name: ClassVar[str]
    seats: ClassVar[range]
    rules_version: ClassVar[int] = 1
    """Goes up when moves that were recorded would be read or played differently; older records stay readable."""
    actions: ClassVar[int]
    """Players' moves are the integers below this."""
    Options: ClassVar[type[Options]]
    help: Help
    age: ClassVar[int] = 0
    """From how many years on it is for; 0: not said."""
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """The options, where they differ from the rulebook's, of a `first` match against bots, a `quick` one, and one at a
    `party`."""
    go_ahead: ClassVar[str] = ""
    """The ready phrase by which people who still choose let others cut them short (`cuts_short`)."""

    def start(self, seats: int, options: Choices = None) -> State:
        """Returns the first moment of a match. Raises `BadSeats` or `BadOption`."""
        raise NotImplementedError

    def load(self, position: Mapping[str, Any]) -> State:
        """Returns any moment of a match, from the plain data of `State.dump`. Raises `BadPosition`."""
        raise NotImplementedError

    def suppose(self, view: Any) -> State:
        """Returns a state that the seat of a view cannot tell from the true one.

        A determinization from a view alone; the same view gives the same state.
        """
        raise NotImplementedError

    def sides(self, state: Any) -> list[tuple[int, ...]]:
        """The seats that win together, from the full state; never shown to players. None where everybody wins alone."""
        return []

    def memory(self, options: Any) -> int | None:
        """How many past turns may be read again in the log (None: all)."""
        return None

    def reveals(self, options: Any) -> bool:
        """Whether the secrets of a match may be read when it is over."""
        return True

    def timers(self, state: Any) -> list[Timer]:
        """The times the rules set at this moment, for whoever runs the match; most games know none."""
        return []

    def cuts_short(self, state: Any, seat: int) -> tuple[int, ...]:
        """The seats whose time to talk or choose the next move of this seat would end; bots may be told to wait."""
        return ()

    def confidants(self, state: Any, seat: int) -> tuple[int, ...]:
        """The seats that may see something of what this seat chooses while others are still choosing; mostly none."""
        return ()

    def drafts(self, state: Any, seat: int, moves: Sequence[int]) -> list[int]:
        """What the rules keep of a choice that was made but not played when its time is up, as moves that may be played
        now. Most games keep nothing."""
        return []

    def channels(self, state: Any, seat: int) -> list[str]:
        """Where a seat may post now. Words belong to whoever runs the match; the rules say who may talk to whom."""
        return [TABLE]

    def audience(self, state: Any, seat: int, channel: str) -> tuple[int, ...] | None:
        """Who receives what a seat posts in a channel now; raises `IllegalMove` where it may not post."""
        known = self.channels(state, seat)
        if channel not in known:
            raise IllegalMove(
                "no-such-channel",
                "{player} cannot post in {name}; open are {known}.",
                player=seat_name(seat),
                name=channel,
                known=known,
            )
        return ALL

    def phrases(self, seats: int, options: Any) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """What people may say in this game as a ready phrase: for each of its facts the words of the notation it takes.

        Each is a message `phrase-…` of the game's own; what is said in every game is in `filature.language.phrases`.
        """
        return {}

    def usual_seats(self) -> int:
        """How many sit down when nobody says how many."""
        return USUAL_SEATS if USUAL_SEATS in self.seats else self.seats[0]

    def check_seats(self, seats: int) -> int:
        """Returns the number of seats. Raises `BadSeats` where the game is not for that many."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSeats(
                "bad-seats",
                "{game} is for {least} to {most} players, not {seats}.",
                game=self.name,
                least=self.seats[0],
                most=self.seats[-1],
                seats=seats,
            )
        return seats

    def check_options(self, options: Choices) -> Any:
        """Returns options from plain data (or as they are), validated; the rulebook's where nothing is said.

        Raises `BadOption` naming what the option takes.
        """
        if options is None:
            return self.Options()
        if isinstance(options, self.Options):
            options = msgspec.to_builtins(options)  # a struct built by hand was never validated
        allowed = option_values(self.Options)
        if not isinstance(options, Mapping):
            raise BadOption(
                "options-not-a-table", "Options are given as a table of names and values, not {given!r}.", given=options
            )
        for key in options:
            if key not in allowed:
                raise BadOption(
                    "unknown-option",
                    "{game} has no option {key!r}; its options are {known}.",
                    game=self.name,
                    key=key,
                    known=list(allowed),
                    nearest=nearest(key, allowed),
                )
        for key, value in options.items():
            try:
                msgspec.convert({key: value}, self.Options, strict=not isinstance(value, str | list))
            except msgspec.ValidationError:
                raise BadOption(
                    "bad-option",
                    "Option {key} cannot be {value!r}; it takes {allowed}.",
                    key=key,
                    value=value,
                    allowed=allowed[key],
                    nearest=_nearest_value(value, option_kinds(self.Options)[key].words),
                ) from None
        return msgspec.convert(dict(options), self.Options, strict=False)


def stated_options(options: Options) -> dict[str, Any]:
    """All options as plain data, also those that are the rulebook's."""
    stated: dict[str, Any] = msgspec.to_builtins(options)
    return stated


class OptionKind(msgspec.Struct, frozen=True):
    """What an option takes: the rulebook's value, those it names, and what else it takes, in words."""

    default: Any
    choices: tuple[Any, ...]
    free: str = ""
    words: tuple[str, ...] = ()
    """Every value that can be misspelt, also those of which it takes several."""
    several: tuple[Any, ...] = ()
    """The values of which it takes a list."""


@cache
def option_kinds(options: type[Options]) -> dict[str, OptionKind]:
    """What each option of a game takes."""
    hints = get_type_hints(options, include_extras=True)
    return {
        field.encode_name: OptionKind(
            field.default,
            *_kind(hints[field.name]),
            words=tuple(_words(hints[field.name])),
            several=_several(hints[field.name]),
        )
        for field in msgspec.structs.fields(options)
    }


@cache
def option_values(options: type[Options]) -> Mapping[str, list[str]]:
    """The values each option takes as people write them, the default first; last what else it takes, in words."""
    return {
        name: list(dict.fromkeys([*map(_plain, [kind.default, *kind.choices]), *filter(None, [kind.free])]))
        for name, kind in option_kinds(options).items()
    }


def describe_options(options: type[Options]) -> Mapping[str, str]:
    """What each option of a game takes, in words, with the default first."""
    return {name: ", ".join(values) for name, values in option_values(options).items()}


def _plain(value: Any) -> str:
    """A value as people write it: `true`, not `True`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _kind(hint: Any) -> tuple[tuple[Any, ...], str]:
    """The values a type names, and in words what else it takes."""
    if hint is bool:
        return (False, True), ""
    if get_origin(hint) is Literal:
        return get_args(hint), ""
    if hint is type(None):
        return (), ""
    if isinstance(note := getattr(hint, "__metadata__", (None,))[0], msgspec.Meta) and note.description:
        return (), note.description
    if get_args(hint):
        kinds = [_kind(part) for part in get_args(hint)]
        return tuple(v for choices, _ in kinds for v in choices), ", ".join(free for _, free in kinds if free)
    return (), getattr(hint, "__name__", str(hint))


def _words(hint: Any) -> list[str]:
    """All values that a type names, as people write them, wherever in it they are."""
    if hint is bool:
        return ["false", "true"]
    if get_origin(hint) is Literal:
        return [_plain(value) for value in get_args(hint)]
    return [word for part in get_args(hint) for word in _words(part)]


def _several(hint: Any) -> tuple[Any, ...]:
    """The values of which a type takes a list."""
    if get_origin(hint) is tuple and get_origin(item := get_args(hint)[0]) is Literal:
        return get_args(item)
    return next((found for part in get_args(hint) if (found := _several(part))), ())


def _nearest_value(value: Any, words: Sequence[str]) -> str | None:
    """The right spelling of a value, or of the first in a list that is not spelt right."""
    given = value if isinstance(value, list | tuple) else [value]
    return next((found for part in given if (found := nearest(part, words))), None)
