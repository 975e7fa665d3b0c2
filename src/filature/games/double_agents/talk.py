"""Who may talk to whom (DA-5.1, DA-5.6, DA-5.7). The words themselves belong to whoever runs the match.

A channel is open to some seats for writing and to some for reading, *since* a moment: `State.moment` counts what
everybody has seen happen (a lock, a mission turned up, a vote …), because the rules have no clock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from filature.games.double_agents.board import CIA, COMPANIES, HUSHED, KGB, LEG, OVER, TEAMS, VOTE
from filature.games.double_agents.lanes import lane
from filature.kernel.errors import IllegalMove, MatchOver
from filature.kernel.game import TABLE, Timer
from filature.kernel.state import seat_name

if TYPE_CHECKING:
    from filature.games.double_agents.rules import DoubleAgents

DROPS: Final = ("drop-cia", "drop-kgb")
"""DA-13 `dead_drop`: what is posted there reaches the whole company named, and nobody else."""


class Channel:
    """A channel at one moment; seats are sets of bits."""

    def __init__(self, name: str, readers: i64, writers: i64, since: i64) -> None:
        self.name = name
        self.readers = readers
        self.writers = writers
        self.since = since


def channels(state: DoubleAgents) -> list[Channel]:
    """Every channel there is now, the same for everybody who asks."""
    everybody = state.box.everybody
    talking = everybody
    if state.phase == OVER:  # DA-5.1.2: to the end of the game
        talking = 0
    for company in (CIA, KGB):
        if state.silent >> company & 1:  # DA-5.6.1: not in any channel
            talking &= ~state.members(company)
    last = state.since_of(CIA) if state.since_of(CIA) > state.since_of(KGB) else state.since_of(KGB)
    found = [Channel(TABLE, everybody, talking, last)]  # DA-5.1.3
    if state.phase > TEAMS:
        for company in (CIA, KGB):  # DA-5.1.1
            members = state.members(company)
            found.append(Channel(COMPANIES[company], members, members & talking, state.since_of(company)))
        if state.box.options.dead_drop:
            for company in (CIA, KGB):
                senders = state.members(1 - company)
                found.append(
                    Channel(DROPS[company], state.members(company), senders & talking, state.since_of(1 - company))
                )
    return found


def open_to(state: DoubleAgents, seat: int) -> list[str]:
    """The channels in which a seat may post now."""
    return [channel.name for channel in channels(state) if channel.writers >> seat & 1]


def audience(state: DoubleAgents, seat: int, name: str) -> tuple[int, ...]:
    """Who receives what a seat posts in a channel now; raises `IllegalMove` where it may not post (DA-5.6.1)."""
    if state.phase == OVER:
        raise MatchOver("talk-over", "The game is over; its channels are closed.")
    for channel in channels(state):
        if channel.name == name and channel.writers >> seat & 1:
            return tuple(s for s in range(state.box.seats) if channel.readers >> s & 1)
    if state.silent and state.silent >> state.company_of(seat) & 1:
        raise IllegalMove(
            "hushed",
            "{player} may not talk now: {company} is silent until the destinations are revealed.",
            player=seat_name(seat),
            company=COMPANIES[state.company_of(seat)],
        )
    raise IllegalMove(
        "no-such-channel",
        "{player} cannot post in {name}; open are {known}.",
        player=seat_name(seat),
        name=name,
        known=open_to(state, seat),
    )


def timers(state: DoubleAgents) -> list[Timer]:
    """The deadlines of a hush (DA-5.6.2), of a limited discussion (DA-5.8) and of the vote (DA-10.2)."""
    options, found = state.box.options, []
    late = state.turn()
    if state.phase == VOTE and options.vote_seconds:
        found.append(Timer("vote", options.vote_seconds, late))
    if state.phase != LEG:
        return found
    if options.discussion_seconds and state.status == 0:
        talking = tuple(seat for seat in late if not state.timed >> seat & 1)
        found.append(Timer(f"discussion-{state.rounds}-{state.leg}", options.discussion_seconds, talking))
    for company in (CIA, KGB):
        if options.hush_seconds and lane(state.status, company) == HUSHED:
            key = f"hush-{state.rounds}-{state.leg}-{COMPANIES[company]}"
            members = state.members(company)
            hushed = tuple(seat for seat in late if members >> seat & 1)
            found.append(Timer(key, options.hush_seconds, hushed, called=True))
    return found
