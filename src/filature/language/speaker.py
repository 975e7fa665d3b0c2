"""Turns events, answers and errors into sentences for one listener: in their language, from their seat."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from functools import cached_property
from typing import Any

from babel.lists import format_list

from filature.kernel.errors import BadNotation, FilatureError
from filature.kernel.events import Event
from filature.kernel.game import Game
from filature.kernel.help import Sentence
from filature.kernel.state import WATCHER, State, seat_name
from filature.language.bundle import HOUSE, LANGUAGES, are_read, messages
from filature.language.persons import display_name

WORD = re.compile(r"[^\W\d_]+")
BETWEEN = re.compile("[ _]")  # `Cape Town` and `H_red` are named word-Cape-Town and word-H-red among the messages
VOCABULARY = "word-"
QUOTED = ("word", "text")
"""Facts of a refusal that repeat what was typed."""
AS_IT_IS = ("reason", "called", "words", "nearest", "clause")
"""Facts that are no words of the notation: a choice between variants, what people call themselves or say, and a name
that is typed as it stands."""
LONGEST, LARGEST = 2000, 10**15
"""Fluent refuses texts and numbers beyond all measure; whoever sends them is told their beginning."""
SEATS = 12
"""No game seats more."""
UNSAID = "unsaid"
"""How `?`, something left open, is named among the messages."""


def guess_language() -> str:
    """The language of the user's environment, if the house speaks it; else English."""
    for name in (os.environ.get(key, "") for key in ("LC_ALL", "LC_MESSAGES", "LANG")):
        if name:
            return name[:2] if name[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Speaker:
    """Says messages in one language to one seat of a match (or to a watcher).

    Facts in the words of the notation are translated: `orange`, `ruin`, `p2` (that player's name); a message may ask
    for `$place_at`, `$place_to` … as well (`in Aden`, `au Caire`). With `brief`, a word comes without its by-word (the
    texture of an agent).

    >>> import filature
    >>> from filature.language import Speaker
    >>> speaker = Speaker("de", filature.load_game("heimlich"), names=["Anna", "Bert"], seat=0)
    >>> speaker.event(filature.Event("rolled", {"player": "p2", "die": 6}))
    'Bert würfelt 6.'
    >>> speaker.typed("green+2 red+1")
    'Grün+2 Rot+1'
    >>> speaker.to_notation("grün+2 rot+1")
    'green+2 red+1'
    """

    def __init__(
        self,
        language: str = "en",
        game: Game | None = None,
        *,
        names: Sequence[str] = (),
        seat: int = WATCHER,
        brief: bool = False,
    ) -> None:
        self.language = language
        self.seat = seat
        self.names = {seat_name(i): display_name(name, language) for i, name in enumerate(names) if name}
        self.brief = brief
        self._messages = messages(language, _package(game))

    def to(self, seat: int) -> Speaker:
        """The same, speaking to another seat."""
        twin = copy(self)
        twin.seat = seat
        twin.__dict__.pop("_brief", None)
        return twin

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._messages.has(message)

    def names_of(self, prefix: str) -> list[str]:
        """The messages whose names begin like that."""
        return [name for name in self._messages.names if name.startswith(prefix)]

    def say(self, message: str, **facts: Any) -> str:
        """A message with its facts, as one text."""
        spoken = {key: _sayable(self._fact(message, key, fact, facts)) for key, fact in facts.items()}
        for key, form in self._messages.derived(message):
            if key in facts:
                spoken[f"{key}_{form}"] = self._derived(facts[key], form)
        if "player" in facts:
            spoken["who"] = "you" if facts["player"] == seat_name(self.seat) else "other"
        if "winners" in facts:
            spoken["tied"] = "yes" if len(facts["winners"]) > 1 else "no"
        return self._messages.format(message, None, spoken)

    def say_if_known(self, message: str, otherwise: str = "") -> str:
        """A message that games of other packages may lack."""
        return self.say(message) if self.has(message) else otherwise

    def game_name(self, game: str) -> str:
        """A game as people call it; by its id where it has no messages."""
        return self.say_if_known(f"{game}-name", game)

    def title(self, message: str) -> str:
        """The title of a message that has one."""
        return self._messages.format(message, "title", {})

    def attribute(self, message: str, name: str) -> str:
        """An attribute of a message, or nothing."""
        return self._messages.format(message, name, {}) if self._messages.has(message, name) else ""

    def sentences(self, sentences: Iterable[Sentence]) -> list[str]:
        """The answers of a game's help, as texts."""
        return [self.say(sentence.message, **sentence.facts) for sentence in sentences]

    def event(self, event: Event) -> str:
        """What happened, told to this seat."""
        message = f"event-{event.kind}"
        return self.say(message, **event.facts) if self.has(message) else self._plain_event(event)

    def brief_event(self, event: Event) -> str:
        """The same in a few words: without by-words, and where a message `brief-…` says it, without who did it."""
        message = f"brief-{event.kind}"
        return self._brief.say(message, **event.facts) if self.has(message) else self._brief.event(event)

    @cached_property
    def _brief(self) -> Speaker:
        twin = copy(self)
        twin.brief = True
        return twin

    def _plain_event(self, event: Event) -> str:
        """An event for which a game has no sentence: its kind and its facts, in the words of the notation."""
        facts = [f"{key} {self._plain_fact(fact)}" for key, fact in event.facts.items()]
        said = f"{event.kind}: {'; '.join(facts)}." if facts else f"{event.kind}."
        return said.replace("_", " ")

    def _plain_fact(self, fact: Any) -> str:
        if isinstance(fact, Mapping):
            return ", ".join(f"{self.word(str(key))} {self._plain_fact(part)}" for key, part in fact.items())
        if isinstance(fact, Sequence) and not isinstance(fact, str):
            return ", ".join(map(self._plain_fact, fact))
        return self.say("nothing") if fact is None else self.word(str(fact))

    def error(self, error: FilatureError) -> str:
        """What was wrong, and what would be right. English is the error's own sentence."""
        message = f"error-{error.code}"
        if not self.has(message):
            return str(error)
        said = self.say(message, **error.facts)
        nearest = error.facts.get("nearest")
        return f"{said} {self.say('error-did-you-mean', nearest=nearest)}" if nearest else said

    def word(self, word: str) -> str:
        """A word of the notation, as people say it."""
        if word == seat_name(self.seat):
            return self.say("word-you")
        if word in self.names:
            return self.names[word]
        message = _message(word)
        if not self.has(message):
            return word
        said = self._messages.format(message, None, self._called)
        if self.brief or not self._messages.has(message, "byword"):
            return said
        return f"{said} ({self._messages.format(message, 'byword', {})})"

    def form(self, word: str, form: str) -> str:
        """A word with its preposition or article: `at` a place, `to` it, `from` it, `the` thing. Where the word has no
        such attribute, `form-…` says how words do in general."""
        message = _message(word)
        if self._messages.has(message, form) and not (self.brief and self._messages.has(message, "byword")):
            return self._messages.format(message, form, self._called)
        return self._messages.format(f"form-{form}", None, {"word": self.word(word)})

    def _derived(self, fact: Any, form: str) -> Any:
        if form == "is":
            return self._key(fact)
        if isinstance(fact, str):
            return self.form(fact, form)
        return self.listing(self.form(str(part), form) for part in fact) if isinstance(fact, Sequence) else fact

    def _key(self, fact: Any) -> Any:
        """What a message can choose its words by, the same in every language."""
        if fact == seat_name(self.seat):
            return "you"
        if isinstance(fact, int | float):
            return fact
        if isinstance(fact, str):
            return UNSAID if fact == "?" else int(fact) if fact.isdecimal() else fact
        told = any(fact.values()) if isinstance(fact, Mapping) else fact
        return "some" if told else "none"

    @cached_property
    def _called(self) -> dict[str, str]:
        """What the players are called, for words that name one (`the file of Anna`)."""
        return {
            seat_name(seat): self.names.get(seat_name(seat), self.say("player-name", number=seat + 1))
            for seat in range(SEATS)
        }

    def listing(self, items: Iterable[str]) -> str:
        """`a, b and c`."""
        return format_list(list(items), locale=self.language) or self.say("nothing")

    def typed(self, text: str) -> str:
        """A text of the notation as somebody would type it in their language."""
        for name, spoken in self._spoken.items():
            if "-" in name:  # `Cape Town` is one place and two words
                text = text.replace(name.replace("-", " "), spoken)
        return WORD.sub(lambda found: self._spoken.get(found[0], found[0]), text)

    def understand(self, state: State, seat: int, text: str) -> list[int]:
        """The moves meant by what somebody typed: in the words of the notation, else in those of their language."""
        try:
            return state.read(seat, text)
        except FilatureError as as_typed:
            with suppress(BadNotation):
                return state.read(seat, self.to_notation(text, whole=True))
            try:
                return state.read(seat, self.to_notation(text))
            except BadNotation as refusal:
                # What could not be read is quoted as it was typed.
                quoted = [fact for key, fact in refusal.facts.items() if key in QUOTED]
                known = all(str(fact).casefold() in text.casefold() for fact in quoted)
                raise (refusal if known else as_typed) from None

    def to_notation(self, text: str, *, whole: bool = False) -> str:
        """What somebody typed in their language, in the words of the notation; `whole`: no word is abbreviated, for
        `GA` is a case and the beginning of a word."""
        return WORD.sub(lambda found: self._notation_word(found[0], whole), text)

    @cached_property
    def _spoken(self) -> dict[str, str]:
        """Word of the notation -> how people type it, for words that can be typed as one."""
        spoken = {}
        for name in self.names_of(VOCABULARY):
            typed = self._messages.format(name, "typed" if self._messages.has(name, "typed") else None, self._called)
            if WORD.fullmatch(typed):
                word = name.removeprefix(VOCABULARY)
                spoken["?" if word == UNSAID else word] = typed
        return spoken

    def _notation_word(self, typed: str, whole: bool) -> str:
        said = typed.casefold()
        exact = [word for word, spoken in self._spoken.items() if spoken.casefold() == said]
        begun = [word for word, spoken in self._spoken.items() if len(said) > 1 and spoken.casefold().startswith(said)]
        found = exact if exact or whole else begun
        return found[0] if len(found) == 1 else typed

    def _fact(self, message: str, key: str, fact: Any, facts: Mapping[str, Any]) -> Any:
        if key in AS_IT_IS:
            return display_name(fact, self.language) if key == "called" else fact
        if key == "phrase":
            return self.say(f"phrase-{fact}", **facts.get("facts", {})) if self.has(f"phrase-{fact}") else fact
        if isinstance(fact, str):
            return self.typed(fact) if key == "example" else self.word(fact)
        if isinstance(fact, Mapping):
            return self._table(f"{message}-{key}", fact, facts)
        if isinstance(fact, Sequence):
            return self.listing(self.word(str(part)) for part in fact)
        return "" if fact is None else fact

    def _table(self, item: str, table: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        """A table of facts, each entry said by the message `item`, which may also speak of the other tables there."""
        if not self.has(item):
            return ""
        others = {key: fact for key, fact in facts.items() if isinstance(fact, Mapping)}
        entries = []
        for name, value in table.items():
            beside = {key: other[name] for key, other in others.items() if not isinstance(other.get(name, {}), Mapping)}
            entries.append(self.say(item, **{**beside, "name": name, "value": value}))
        told = [entry for entry in entries if entry]  # a message may find an entry not worth a word
        # A table within a table is listed with commas, so that the ear can tell them apart.
        return self.listing(told) if item.endswith("-value") or not told else self.say("between-entries").join(told)


def messages_are_read(language: str, game: Game) -> bool:
    """Whether a speaker can be made at once; the first one of a game in a language takes some 100 ms."""
    return are_read(language, _package(game))


def _package(game: Game | None) -> str:
    return type(game).__module__ if game else HOUSE


def _message(word: str) -> str:
    return VOCABULARY + (UNSAID if word == "?" else BETWEEN.sub("-", word))


def _sayable(fact: Any) -> Any:
    if isinstance(fact, int | float) and abs(fact) > LARGEST:
        fact = str(fact)
    return f"{fact[:LONGEST]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact
