"""What can be asked at any time, in the player's language or by a short key; answered from one's own view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from filature.kernel.errors import BadRequest
from filature.kernel.game import Game
from filature.kernel.help import Help, Sentence
from filature.kernel.match import Match
from filature.kernel.naming import nearest
from filature.kernel.view import View
from filature.language.default_help import help_of, statistics_of
from filature.language.rule_search import rule_search
from filature.language.rulebook import NUMBER, Clause, Section, numbered, rulebook
from filature.language.speaker import Speaker

LAST = 12
READ_OUT = 3
"""How much of what was found is read out."""


class Questions:
    """Answers one seat's questions from its own view and events."""

    def __init__(self, match: Match, seat: int, speaker: Speaker, commands: Sequence[str] = ()) -> None:
        self.match = match
        self.seat = seat
        self.speaker = speaker
        self.commands = commands
        """What else may be typed where these questions are asked."""
        self.game_help: Help = help_of(match.game)

    def answer(self, text: str) -> list[str] | None:
        """The answer to a question; None if the text is no question."""
        command, argument = find_command(self.speaker, text, list(ANSWERS))
        return ANSWERS[command](self, argument) if command else None

    def ask(self, question: str, word: str = "") -> list[str]:
        """The answer to a question by its name: `who`, `where` …, about a word where it needs one."""
        if question not in ANSWERS or question in WRITING:
            known = [name for name in ANSWERS if name not in WRITING]
            raise BadRequest(
                "unknown-question",
                "{question} is no question; you may ask {known}.",
                question=question,
                known=known,
                nearest=nearest(question, known),
            )
        return ANSWERS[question](self, word)

    def _from_view(self, tell: Callable[[Any], list[Sentence]]) -> list[str]:
        return self.speaker.sentences(tell(self._view()))

    def _view(self) -> View:
        return self.match.view(self.seat)

    def who(self, _: str) -> list[str]:
        return [*self._from_view(self.game_help.who_am_i), *self.aim("")]

    def aim(self, _: str) -> list[str]:
        return self._from_view(lambda view: [self.game_help.aim(view)])

    def turn(self, _: str) -> list[str]:
        view = self._view()
        told = self.game_help.whose_turn(view)
        reasons = self.game_help.idle(view) if view.waiting and self.seat not in view.waiting else []
        return self.speaker.sentences([*told, *(reason for reason in reasons if reason not in told)])

    def scores(self, _: str) -> list[str]:
        return self._from_view(self.game_help.scores)

    def board(self, _: str) -> list[str]:
        return self._from_view(self.game_help.board)

    def known(self, _: str) -> list[str]:
        return self._from_view(self.game_help.known)

    def _about(self, word: str, tell: Callable[[Any, str], list[Sentence]], otherwise: str) -> list[str]:
        answer = tell(self._view(), self.speaker.to_notation(word)) if word else []
        return self.speaker.sentences(answer) or [self.speaker.say(otherwise, text=word)]

    def where(self, word: str) -> list[str]:
        return self._about(word, self.game_help.where, "no-such-thing")

    def what_at(self, word: str) -> list[str]:
        return self._about(word, self.game_help.what_at, "no-such-place")

    def near(self, word: str) -> list[str]:
        return self._about(word, self.game_help.near, "no-such-place")

    def way(self, word: str) -> list[str]:
        return self._about(word, self.game_help.way, "no-such-place")

    def may_do(self, _: str) -> list[str]:
        return self.speaker.sentences(self.game_help.may_do(self._view(), self.match.legal(self.seat)))

    def log(self, count: str) -> list[str]:
        last = int(count) if count.isdecimal() and len(count) < 5 and int(count) else LAST
        return [self.speaker.event(event) for _, event in self.match.heard(self.seat)[-last:]]

    def notes(self, _: str) -> list[str]:
        return self.match.notes.get(self.seat) or [self.speaker.say("no-notes")]

    def note(self, text: str) -> list[str]:
        if not text:
            return self.notes("")
        dated = self.speaker.say("dated-note", turn=self._view().turn + 1, text=text)
        self.match.notes.setdefault(self.seat, []).append(dated)
        return [self.speaker.say("noted")]

    def clues(self, _: str) -> list[str]:
        return clues(self.speaker, self.match)

    def rules(self, asked: str) -> list[str]:
        return rules(self.speaker, self.match.game, asked)

    def help(self, _: str) -> list[str]:
        commands = [*ANSWERS, *self.commands]
        lines = [self.speaker.say(f"help-{name}", words=" / ".join(_words(self.speaker, name))) for name in commands]
        return [self.speaker.say("help-intro"), *lines]


ANSWERS: dict[str, Callable[[Questions, str], list[str]]] = {
    "who": Questions.who,
    "aim": Questions.aim,
    "turn": Questions.turn,
    "scores": Questions.scores,
    "board": Questions.board,
    "where": Questions.where,
    "at": Questions.what_at,
    "near": Questions.near,
    "way": Questions.way,
    "log": Questions.log,
    "may": Questions.may_do,
    "known": Questions.known,
    "clues": Questions.clues,
    "notes": Questions.notes,
    "note": Questions.note,
    "rules": Questions.rules,
    "help": Questions.help,
}


WRITING = ("notes", "note", "help")
"""What belongs to a prompt only."""


def find_command(speaker: Speaker, text: str, commands: list[str]) -> tuple[str, str]:
    """The command a text begins with, in the speaker's language or in English, and the rest of it; or nothing."""
    plain = " ".join(text.split())
    said = (plain.rstrip("? ") or plain).casefold()
    tongues = (speaker, Speaker())
    spoken = [(w.casefold(), command) for command in commands for tongue in tongues for w in _words(tongue, command)]
    for word, command in sorted(spoken, key=lambda pair: -len(pair[0])):
        if said == word or said.startswith(f"{word} "):
            return command, plain[len(word) :].strip("? ")
    return "", ""


def _words(speaker: Speaker, command: str) -> list[str]:
    return [word.strip() for word in speaker.say(f"command-{command}").split(",")]


def clues(speaker: Speaker, match: Match) -> list[str]:
    """What the public log says about the players; one sentence if that is nothing."""
    return speaker.sentences(statistics_of(match).sentences) or [speaker.say("no-clues")]


def rules(speaker: Speaker, game: Game, asked: str) -> list[str]:
    """A clause in words, or what was found by a word; without either the sections, with a whole number its clauses."""
    book = rulebook(game, speaker.language)
    if not book.rules:
        return [speaker.say("rules-none")]
    if not asked.strip():
        return [speaker.say("rules-which"), *(f"{section.id}: {section.title}" for section in book.rules)]
    meant = numbered(book, asked)
    if isinstance(meant, Section):
        return [meant.title, *(_listed(clause) for clause in meant.clauses)]
    if meant:
        return [told(meant)]
    if NUMBER.fullmatch(asked.strip()):
        return [speaker.say("no-such-clause", text=asked)]
    search = rule_search(game, speaker.language)
    if found := search.find(asked)[:READ_OUT]:
        return [told(clause) for clause in found]
    meant_word = search.suggestion(asked)
    did_you_mean = [speaker.say("rules-did-you-mean", nearest=meant_word)] if meant_word else []
    return [speaker.say("rules-not-found", text=asked), *did_you_mean]


def told(clause: Clause) -> str:
    """A clause with its number and title; an entry of the guide, with where more about it stands."""
    number = f"{clause.id}, " if NUMBER.fullmatch(clause.id) else ""
    more = f" ({', '.join(clause.clauses)})" if clause.clauses else ""
    return f"{number}{clause.title}. {clause.text}{more}"


def _listed(clause: Clause) -> str:
    return f"{clause.id}: {clause.title}" if NUMBER.fullmatch(clause.id) else told(clause)
