"""Chat channels: who may write to whom (DA-5.1, DA-5.6, DA-5.7), and the deadlines of a discussion.

The rules hold no texts: those belong to whoever runs the match. A channel is open to some seats for writing and to
some for reading, *since* a moment: `Fields.moment` counts what everybody has seen happen (a lock, a mission turned up,
a vote …), because the rules have no clock.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filature.games.double_agents.board import CIA, COMPANIES, HUSHED, KGB, LEG, OVER, TEAMS, VOTE
from filature.games.double_agents.packed import get
from filature.games.double_agents.state import Fields, company_of, members_of, since_of
from filature.kernel.errors import IllegalMove, MatchOver
from filature.kernel.game import TABLE, Timer
from filature.kernel.state import seat_name

DROPS: Final = ("drop-cia", "drop-kgb")
"""DA-13 `dead_drop`: what is posted there reaches the whole company named, and nobody else."""


class Channel:
    """A channel at one moment; seats are sets of bits."""

    def __init__(self, name: str, readers: i64, writers: i64, since: i64) -> None:
        self.name = name
        self.readers = readers
        self.writers = writers
        self.since = since


def channels(state: Fields) -> list[Channel]:
    """Every channel there is now, the same for everybody who asks."""
    everybody = state.setup.everybody
    talking = everybody
    if state.phase == OVER:  # DA-5.1.2: to the end of the game
        talking = 0
    for company in (CIA, KGB):
        if state.silent >> company & 1:  # DA-5.6.1: not in any channel
            talking &= ~members_of(state, company)
    last = max(since_of(state, CIA), since_of(state, KGB))
    open_channels = [Channel(TABLE, everybody, talking, last)]  # DA-5.1.3
    if state.phase > TEAMS:
        for company in (CIA, KGB):  # DA-5.1.1
            members = members_of(state, company)
            open_channels.append(Channel(COMPANIES[company], members, members & talking, since_of(state, company)))
        if state.setup.options.dead_drop:
            for company in (CIA, KGB):
                senders = members_of(state, 1 - company)
                open_channels.append(
                    Channel(DROPS[company], members_of(state, company), senders & talking, since_of(state, 1 - company))
                )
    return open_channels


def open_to(state: Fields, seat: int) -> list[str]:
    """The channels in which a seat may post now."""
    return [channel.name for channel in channels(state) if channel.writers >> seat & 1]


def audience(state: Fields, seat: int, name: str) -> tuple[int, ...]:
    """Who receives what a seat posts in a channel now; raises `IllegalMove` where it may not post (DA-5.6.1)."""
    if state.phase == OVER:
        raise MatchOver("talk-over", "The game is over; its channels are closed.")
    for channel in channels(state):
        if channel.name == name and channel.writers >> seat & 1:
            return tuple(s for s in range(state.setup.seats) if channel.readers >> s & 1)
    if state.silent and state.silent >> company_of(state, seat) & 1:
        raise IllegalMove(
            "hushed",
            "{player} may not talk now: {company} is silent until the destinations are revealed.",
            clause="DA-5.6",
            player=seat_name(seat),
            company=COMPANIES[company_of(state, seat)],
        )
    raise IllegalMove(
        "no-such-channel",
        "{player} cannot post in {name}; open are {known}.",
        clause="DA-5.1",
        player=seat_name(seat),
        name=name,
        known=open_to(state, seat),
    )


def timers(state: Fields) -> list[Timer]:
    """The deadlines of a hush (DA-5.6.2), of a limited discussion (DA-5.8) and of the vote (DA-10.2)."""
    options = state.setup.options
    deadlines = []
    choosing = state.turn()
    if state.phase == VOTE and options.vote_seconds:
        deadlines.append(Timer("vote", options.vote_seconds, choosing))
    if state.phase != LEG:
        return deadlines
    if options.discussion_seconds and state.status == 0:
        talking = tuple(seat for seat in choosing if not state.timed >> seat & 1)
        deadlines.append(Timer(f"discussion-{state.rounds}-{state.leg}", options.discussion_seconds, talking))
    for company in (CIA, KGB):
        if options.hush_seconds and get(state.status, company) == HUSHED:
            key = f"hush-{state.rounds}-{state.leg}-{COMPANIES[company]}"
            members = members_of(state, company)
            hushed = tuple(seat for seat in choosing if members >> seat & 1)
            deadlines.append(Timer(key, options.hush_seconds, hushed, called=True))
    return deadlines
