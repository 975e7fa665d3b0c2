"""An analysis in words: whatever is called `said` in it, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from filature.analysis.report import Analysis, Balance, Decision, Fact, Reason, Skill
from filature.kernel.events import Event
from filature.kernel.state import seat_name
from filature.language import Speaker
from filature.language.persons import display_name

MISTAKES: Final = 5
ROUGH: Final = 0.3
"""Sums with a larger standard error than this say nothing."""
DOUBT: Final = 2.0
"""A mistake is called one when it is at least so many standard errors away from none."""


def tell(analysis: Analysis, speaker: Speaker) -> None:
    """Fill in all that can be said; what a listener heard, as they heard it."""
    analysis.names = [display_name(name, speaker.language) for name in analysis.names]
    ears = {seat_name(seat): speaker.to(seat) for seat in range(len(analysis.names))}
    for secret in analysis.secrets:
        secret.said = speaker.word(secret.secret)
        for answer in secret.answers:
            answer.said = speaker.word(answer.answer)
            answer.claim = claim(speaker, secret.secret, answer.answer)
    for story in analysis.stories:
        ear = ears.get(story.eyes, speaker)
        _tell_facts(story.turning_points, speaker, ear)
        for reason in story.reasons:
            explain(reason, speaker, ear)
    if analysis.skill:
        _tell_skill(analysis.skill, speaker)
    analysis.log.said = [speaker.say(message, **facts) for message, facts in analysis.log.sentences]


def explain(reason: Reason, speaker: Speaker, ear: Speaker | None = None) -> list[str]:
    """What is believed, and the facts behind it, a sentence each; what happened may be told to another ear."""
    said = claim(speaker, reason.secret, reason.answer)
    reason.said = speaker.say("analysis-belief", words=said, chance=reason.chance)
    _tell_facts(reason.facts, speaker, ear or speaker)
    return [reason.said, *(fact.said for fact in reason.facts)]


def claim(speaker: Speaker, secret: str, answer: str) -> str:
    """What an answer means, as a clause: `violet belongs to Anna`."""
    return speaker.say("claim", secret=secret, answer=answer)


def _tell_facts(facts: Iterable[Fact], speaker: Speaker, ear: Speaker) -> None:
    for fact in facts:
        fact.said = speaker.say(
            "analysis-fact",
            turn=fact.turn + 1,
            words=ear.event(Event(fact.kind, fact.facts)).removesuffix("."),
            claim=claim(speaker, fact.secret, fact.answer),
            before=fact.before,
            after=fact.after,
        )


def _tell_skill(skill: Skill, speaker: Speaker) -> None:
    for balance in skill.balances:
        balance.said = _sum(balance, speaker)
    dearest = sorted(skill.decisions, key=lambda decision: decision.given, reverse=True)[:MISTAKES]
    skill.mistakes = [_mistake(decision, speaker) for decision in dearest if decision.given > DOUBT * decision.error]


def _sum(balance: Balance, speaker: Speaker) -> str:
    whose = {"player": seat_name(balance.seat), "decisions": balance.decisions}
    doubt = max(balance.given_error, balance.luck_error)
    if doubt > ROUGH:
        return speaker.say("analysis-balance-rough", **whose, doubt=doubt)
    return speaker.say(
        "analysis-balance",
        **whose,
        given=max(0.0, balance.given),
        doubt=balance.given_error,
        luck=round(100 * balance.luck),
        chance=balance.luck_error,
    )


def _mistake(decision: Decision, speaker: Speaker) -> str:
    return speaker.say(
        "analysis-mistake",
        player=seat_name(decision.seat),
        turn=decision.turn + 1,
        example=decision.played,
        words=speaker.typed(decision.best),
        worth=decision.worth,
        better=decision.worth + decision.given,
    )
