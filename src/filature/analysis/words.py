"""An analysis in words: whatever is called `said` in it, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from filature.analysis.question import KNOWN
from filature.analysis.report import Analysis, Balance, Curve, Decision, Fact, Highlight, MatchQuestion, Reason
from filature.analysis.skill import is_telling
from filature.kernel.events import Event
from filature.kernel.help import Sentence
from filature.kernel.state import seat_name
from filature.language import Speaker
from filature.language.persons import display_name

NEAR: Final = 0.5
"""Who came nearer than this to finding something out is named where nobody did."""


def tell(analysis: Analysis, speaker: Speaker) -> None:
    """Fill in all that can be said; what a listener heard, as they heard it."""
    analysis.names = [display_name(name, speaker.language) for name in analysis.names]
    ears = {seat_name(seat): speaker.to(seat) for seat in range(len(analysis.names))}
    teller = Teller(speaker)
    for secret in analysis.secrets:
        secret.said = speaker.word(secret.secret)
        for answer in secret.answers:
            answer.said = speaker.word(answer.answer)
            answer.claim = claim(speaker, secret.secret, answer.answer)
    for moment in analysis.moments:
        moment.said = teller.title(moment.when)
    teller.question(analysis.question)
    for highlight in analysis.highlights:
        highlight.said = teller.highlight(highlight)
    for story in analysis.stories:
        ear = ears.get(story.eyes, speaker)
        teller.facts(story.turning_points, ear)
        for reason in story.reasons:
            teller.explain(reason, ear)
    if analysis.skill:
        for balance in analysis.skill.balances:
            balance.said = teller.balance(balance)
        for mistake in analysis.skill.mistakes:
            mistake.said = teller.mistake(mistake)
    analysis.log.said = [speaker.say(message, **facts) for message, facts in analysis.log.sentences]


class Teller:
    """Puts the parts of an analysis into words."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def say(self, sentence: Sentence) -> str:
        return self.speaker.say(sentence.message, **sentence.facts)

    def title(self, when: Sentence) -> str:
        """The same turn or round, to stand at the beginning."""
        title = f"{when.message}-title"
        return self.speaker.say(title if self.speaker.has(title) else when.message, **when.facts)

    def question(self, question: MatchQuestion) -> None:
        """The question, its parts, and the answer: what was found out first, what later, what never."""
        speaker = self.speaker
        question.said = speaker.say("question")
        for curve in question.curves:
            curve.said = speaker.word(curve.about)
            curve.claim = speaker.say("question-part", about=curve.about, answer=curve.answer)
            if curve.insight:
                curve.insight.said = self.say(curve.insight.when)
        known = [curve for curve in question.curves if curve.insight]
        never = [curve for curve in question.curves if not curve.insight]
        question.opening = [*self._found_out(known), *self._never(known, never)]

    def _found_out(self, known: Sequence[Curve]) -> list[str]:
        if not known:
            return []
        first, *later = known
        assert first.insight is not None
        words = self.speaker.event(Event(first.insight.kind, first.insight.facts)) if first.insight.kind else ""
        told = [self._say("opening-first", first, when=first.insight.said, words=words).strip()]
        if later:
            others = [self._say("opening-other", curve, when=curve.insight.said) for curve in later if curve.insight]
            told.append(self.speaker.say("opening-later", words=self.speaker.listing(others)))
        return told

    def _never(self, known: Sequence[Curve], never: Sequence[Curve]) -> list[str]:
        if known:
            others = [self.speaker.word(curve.about) for curve in never]
            return [self.speaker.say("opening-never", words=self.speaker.listing(others))] if others else []
        nearest = max(never, key=lambda curve: curve.values[-1], default=None)
        if nearest is None or nearest.values[-1] < NEAR:
            return [self.speaker.say("opening-nobody")]
        return [self._say("opening-nearest", nearest, chance=min(KNOWN, nearest.values[-1]))]

    def _say(self, message: str, curve: Curve, **facts: object) -> str:
        return self.speaker.say(message, about=curve.about, answer=curve.answer, **facts)

    def highlight(self, highlight: Highlight) -> str:
        return self.speaker.say(
            "analysis-highlight",
            when=self.title(highlight.when),
            words=self.speaker.event(Event(highlight.kind, highlight.facts)),
            players=highlight.players,
            before=highlight.before,
            after=highlight.after,
        )

    def explain(self, reason: Reason, ear: Speaker | None = None) -> list[str]:
        """What is believed, and the facts behind it, a sentence each; what happened may be told to another ear."""
        said = claim(self.speaker, reason.secret, reason.answer)
        reason.said = self.speaker.say("analysis-belief", words=said, chance=reason.chance)
        self.facts(reason.facts, ear or self.speaker)
        return [reason.said, *(self._other(*other) for other in reason.others.items()), *(f.said for f in reason.facts)]

    def _other(self, answer: str, chance: float) -> str:
        return self.speaker.say("analysis-other", answer=answer, chance=chance)

    def facts(self, facts: Iterable[Fact], ear: Speaker) -> None:
        for fact in facts:
            fact.said = self.speaker.say(
                "analysis-fact",
                when=self.title(fact.when),
                words=ear.event(Event(fact.kind, fact.facts)).removesuffix("."),
                claim=claim(self.speaker, fact.secret, fact.answer),
                before=fact.before,
                after=fact.after,
            )

    def balance(self, balance: Balance) -> str:
        """What a seat gave away and what chance brought it, each only where it is more than its error."""
        told = []
        if balance.given > 0 and is_telling(balance.given, balance.given_error):
            told.append(self.speaker.say("analysis-given", given=balance.given, decisions=balance.decisions))
        if is_telling(balance.luck, balance.luck_error):
            told.append(self.speaker.say("analysis-luck", luck=round(100 * balance.luck)))
        parts = self.speaker.listing(told) if told else self.speaker.say("analysis-even")
        return self.speaker.say("analysis-balance", player=seat_name(balance.seat), words=parts)

    def mistake(self, decision: Decision) -> str:
        return self.speaker.say(
            "analysis-mistake",
            when=self.title(decision.when),
            player=seat_name(decision.seat),
            called=self._move(decision.told),
            words=self._move(decision.better),
            worth=max(0.0, decision.worth),
            better=min(1.0, decision.worth + decision.given),
        )

    def _move(self, sentences: Sequence[Sentence]) -> str:
        """A move as something somebody does; a message `move-…` says it where that of the draft speaks to them."""
        return " ".join(filter(None, map(self._part, sentences)))

    def _part(self, sentence: Sentence) -> str:
        message = sentence.message.replace("draft-", "move-", 1)
        return self.speaker.say(message if self.speaker.has(message) else sentence.message, **sentence.facts)


def claim(speaker: Speaker, secret: str, answer: str) -> str:
    """What an answer means, as a clause: `violet belongs to Anna`."""
    return speaker.say("claim", secret=secret, answer=answer)
