"""A match at one terminal: people and bots, a curtain between people, everything kept as it happens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from filature.analysis import hint, looks, why
from filature.bots import Seated
from filature.bots.contract import Player
from filature.cli.console import Console
from filature.cli.keeping import keep
from filature.kernel.errors import FilatureError
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from filature.language import Speaker
from filature.language.default_help import example_of, help_of
from filature.language.persons import display_name
from filature.language.questions import Questions, find_command

PROMPT = ">"
EXAMPLES = 3
"""In so many turns of theirs people are shown how a move is written."""


class Quit(Exception):
    """The player wants to stop; the match is kept."""


class Session:
    """Runs a match to its end, or until the player leaves."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Player],
        console: Console,
        file: Path,
        *,
        language: str = "en",
        brief: bool = False,
        hints: bool = False,
    ) -> None:
        self.match = match
        self.bots = Seated(match, bots)
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.console = console
        self.file = file
        self.hints = hints
        self.speakers = {
            seat: Speaker(language, match.game, names=match.names, seat=seat, brief=brief)
            for seat in (*range(match.seats), WATCHER)
        }
        self.reader = self.people[0] if len(self.people) == 1 else WATCHER
        """Who is in front of the screen. Among several people nobody is, until they have passed the curtain."""
        self._told = dict.fromkeys(self.speakers, 0)
        self._turns: dict[int, set[int]] = {seat: set() for seat in self.people}
        """The turns in which somebody was asked."""

    def run(self) -> None:
        keep(self.match, self.file)
        while not self.match.over:
            self._step()
            keep(self.match, self.file)
            if len(self.people) < 2:
                self._tell_news()
        self._finish()

    def _step(self) -> None:
        waiting = self.match.state.turn()
        if waiting == (CHANCE,):
            self.match.roll()
            return
        seat = next((seat for seat in waiting if seat in self.bots.players), waiting[0])
        if seat in self.bots.players:
            self.bots.move(seat)
        else:
            self._let_move(seat)

    def _let_move(self, seat: int) -> None:
        """Ask a person until a move is drafted and confirmed."""
        self._bring_to_the_screen(seat)
        self._tell_news()
        self._introduce(seat)
        speaker = self.speakers[seat]
        while True:
            self._put_the_question(seat)
            text = self._ask(seat, PROMPT)
            if not text:
                continue
            try:
                moves = speaker.understand(self.match.state, seat, text)
                self._show_draft(seat, moves)
            except FilatureError as error:
                self.console.line(speaker.error(error))
                if "clause" in error.facts:
                    self.console.line(speaker.say("rules-see", clause=error.facts["clause"]))
                continue
            if self._confirmed(seat):
                self.match.play(seat, *moves)
                return

    def _introduce(self, seat: int) -> None:
        """Who they are and what they are after, before they are asked for the first time."""
        if not self._turns[seat]:
            game_help, view = help_of(self.match.game), self.match.view(seat)
            self.console.lines(self.speakers[seat].sentences([game_help.identity(view), game_help.aim(view)]))

    def _put_the_question(self, seat: int) -> None:
        """What is to be decided; in the first turns also how such a move is written, unless few words are wished."""
        speaker, view = self.speakers[seat], self.match.view(seat)
        self.console.lines(speaker.sentences(help_of(self.match.game).ask(view)))
        self._turns[seat].add(view.turn)
        if len(self._turns[seat]) <= EXAMPLES and not speaker.brief:
            self.console.line(speaker.say("for-example", example=example_of(self.match, view)))

    def _show_draft(self, seat: int, moves: Sequence[int]) -> None:
        drafted = self.match.state.copy()
        written = []
        for move in moves:
            written.append(drafted.write(seat, move))
            drafted.play(seat, move)
        speaker = self.speakers[seat]
        self.console.lines(speaker.sentences(help_of(self.match.game).draft(self.match.view(seat), written)))

    def _confirmed(self, seat: int) -> bool:
        speaker = self.speakers[seat]
        while True:
            text = self._ask(seat, speaker.say("confirm"))
            if not text or find_command(speaker, text, ["yes"])[0]:
                return True
            if find_command(speaker, text, ["no"])[0]:
                return False
            self.console.line(speaker.say("yes-or-no"))

    def _ask(self, seat: int, prompt: str) -> str:
        """An answer that is no question and no command; those are dealt with here."""
        speaker = self.speakers[seat]
        commands = ["suspect", "save", "quit"] if self.hints else ["save", "quit"]
        questions = Questions(self.match, seat, speaker, commands)
        while True:
            text = self.console.ask(prompt)
            if self._commanded(speaker, text):
                continue
            wanted, secret = find_command(speaker, text, ["suspect"])
            answer = self._hint(seat, secret) if wanted else questions.answer(text)
            if answer is None:
                return text
            keep(self.match, self.file)  # it may have been a note
            self.console.lines(answer)

    def _hint(self, seat: int, secret: str) -> list[str]:
        """What a seat may suspect, from what it has heard and seen alone."""
        speaker, game = self.speakers[seat], self.match.game
        if not self.hints:
            return [speaker.say("without-hints")]
        try:
            known = looks(self.match.record(), game, seat)
            return hint(why(game, known, speaker.to_notation(secret) or None), speaker)
        except FilatureError as error:
            return [speaker.error(error)]

    def _commanded(self, speaker: Speaker, text: str) -> bool:
        command, argument = find_command(speaker, text, ["save", "quit"])
        if command == "quit":
            raise Quit
        if command == "save":
            target = Path(argument).expanduser() if argument else self.file
            try:
                keep(self.match, target)
                self.console.line(speaker.say("saved", file=str(target)))
            except FilatureError as error:
                self.console.line(speaker.error(error))
        return bool(command)

    def _bring_to_the_screen(self, seat: int) -> None:
        """The curtain: nothing of the last reader is left on the screen or above it when the next one looks."""
        if self.reader == seat:
            return
        speaker = self.speakers[seat]
        if self.reader != WATCHER and not self.console.can_wipe:
            self.console.line(speaker.say("cannot-wipe"))
        self.reader = WATCHER
        self.console.wipe()
        while True:
            text = self.console.ask(speaker.say("curtain", name=display_name(self.match.names[seat], speaker.language)))
            if not self._commanded(speaker, text):
                break
        self.console.wipe()
        self.reader = seat

    def _tell_news(self) -> None:
        speaker = self.speakers[self.reader]
        for event in self.match.events[self._told[self.reader] :]:
            if event.reaches(self.reader):
                self.console.line(speaker.event(event))
        self._told[self.reader] = len(self.match.events)

    def _finish(self) -> None:
        if len(self.people) > 1:  # the end is for everybody: the last turn, as a watcher sees it
            self.console.wipe()
            self.reader = WATCHER
            last_turn = self.match.state.turn_number()
            self._told[WATCHER] = next(n for n, event in enumerate(self.match.events) if event.turn == last_turn)
        self._tell_news()
        self.console.line(self.speakers[self.reader].say("kept", file=str(self.file)))
