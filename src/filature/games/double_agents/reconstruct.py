"""A state that fits a view: what the seat sees as it sees it, and the first thing that fits for all that it does not.

Nothing hidden is drawn here: `determinize` and the beliefs of bots do that.
"""

from __future__ import annotations

from mypy_extensions import i64

from filature.games.double_agents.board import (
    CIA,
    COMPANIES,
    DEAL,
    DESTINATIONS,
    IDENTITIES,
    IN_A_LEG,
    KGB,
    LATE_DESTINATION,
    OVER,
    PHASES,
    PLACES,
    STATUSES,
    VOTE,
)
from filature.games.double_agents.card_sets import listed
from filature.games.double_agents.notation import ballot_number, card_number, fate_number, place_number
from filature.games.double_agents.packed import DECK, get, one_card, pack, put, with_cards
from filature.games.double_agents.state import MOMENT_WIDTH, Fields, one_mission
from filature.games.double_agents.view import Round, View
from filature.kernel.notation import seat_number
from filature.kernel.state import seat_name


def fill_from_view(state: Fields, view: View) -> None:
    """Makes a fresh state show its seat what a view shows."""
    state.phase = PHASES.index(view.phase)
    state.rounds = len(view.awarded) // PLACES
    state.leg = view.leg
    state.moment = view.moment
    state.larger = COMPANIES.index(view.larger) if view.larger else -1
    _fill_companies(state, view)
    _fill_roles(state, view)
    _fill_missions(state, view)
    for seat, place in enumerate(view.locations):
        state.locations = put(state.locations, seat, place_number(place))
    state.past = tuple(number for played in range(state.rounds) for number in _round(state, view, played))
    _fill_cards(state, view)
    if state.phase in IN_A_LEG:
        _fill_choices(state, view)
    if state.phase >= VOTE:
        _fill_ballots(state, view)


def _fill_companies(state: Fields, view: View) -> None:
    state.joined = sum(len(company.members) for company in view.companies)
    state.kgb = sum(1 << seat for seat in view.companies[KGB].members)
    table = view.channels[0]
    for number, company in enumerate(view.companies):
        state.status = put(state.status, number, STATUSES.index(company.status))
        since: i64 = company.since
        state.since |= since << (MOMENT_WIDTH * number)
        if state.phase != OVER and company.members and not set(company.members) & set(table.writers):
            state.silent |= 1 << number


def _fill_roles(state: Fields, view: View) -> None:
    if view.identities is not None:
        state.doubles = sum(
            1 << seat_number(name, view.players) for name, role in view.identities.items() if role == "double"
        )
        return
    seat = view.seat
    if state.phase < IDENTITIES:
        return
    dealt = state.setup.seats
    if state.phase == IDENTITIES:  # how many cards have been dealt only shows in one's own
        dealt = state.dealt = seat + 1 if view.role else 0
    for company in view.companies:
        if seat in company.members and view.role == "double":
            state.doubles |= 1 << seat
        elif company.members and company.members[-1] < dealt:
            state.doubles |= 1 << next(member for member in company.members if member != seat)


def _fill_missions(state: Fields, view: View) -> None:
    state.missions = 0
    for place, name in enumerate(DESTINATIONS):
        state.up = put(state.up, place, view.missions.get(name, 0))
        for value in view.unturned[name]:
            state.missions += one_mission(place, value)


# --- Rounds played ----------------------------------------------------------------------------------------------------


def _round(state: Fields, view: View, played: int) -> list[int]:
    """The numbers of a round (history.py): as revealed where it is remembered, and with the seat's own cards."""
    cards, aims = _plays(state, view, played)
    awarded = view.awarded[played * PLACES : (played + 1) * PLACES]
    values = [mission.value for mission in awarded]
    fates = [fate_number(mission.holder, view.players) for mission in awarded]
    rows = [cards[0], aims[0], cards[1], aims[1], cards[2], values + fates]
    return [int(pack(row)) for row in rows]


def _plays(state: Fields, view: View, played: int) -> tuple[list[list[int]], list[list[int]]]:
    """By leg and seat the cards, third cards last, and the destinations."""
    seats = view.players
    if view.replay is not None:
        replay = view.replay[played]
        return (
            [[card_number(replay[seat_name(s)][what]) for s in range(seats)] for what in ("first", "second", "third")],
            [
                [place_number(replay[seat_name(s)][what]) for s in range(seats)]
                for what in ("first_destination", "second_destination")
            ],
        )
    cards = [[0] * seats for _ in range(3)]
    aims = [[1] * seats for _ in range(2)]
    remembered: Round | None = next((past for past in view.rounds if past.number == played + 1), None)
    if remembered is not None:
        aims = [[place_number(name) for name in leg] for leg in remembered.destinations]
    if view.seat >= 0:
        own = view.plays[played]
        for leg, what in enumerate(("first", "second", "third")):
            cards[leg][view.seat] = card_number(own[what])
        aims[0][view.seat], aims[1][view.seat] = (
            place_number(own["first_destination"]),
            place_number(own["second_destination"]),
        )
    for company in view.companies:
        spare = [kind + 1 for kind in listed(DECK)]
        if view.seat in company.members:
            for leg in range(3):
                _take(spare, cards[leg][view.seat])
        if remembered is not None:
            for place, result in enumerate(remembered.results):
                side = result.cia if company.name == COMPANIES[CIA] else result.kgb
                _lay(
                    cards,
                    aims,
                    company.members,
                    place + 1,
                    [card_number(name) for name in side.cards],
                    view.seat,
                    spare,
                )
        for leg in range(3):
            for seat in company.members:
                if not cards[leg][seat]:
                    cards[leg][seat] = spare.pop(0)
    return cards, aims


def _lay(
    cards: list[list[int]],
    aims: list[list[int]],
    members: list[int],
    place: int,
    revealed: list[int],
    own: int,
    spare: list[int],
) -> None:
    """Give the cards revealed at a destination to those who sent one there, in any order but for one's own."""
    slots = [(leg, seat) for leg in range(2) for seat in members if aims[leg][seat] == place]
    for leg, seat in slots:
        if seat == own:
            revealed.remove(cards[leg][seat])
    for leg, seat in slots:
        if seat != own:
            cards[leg][seat] = revealed.pop()
            _take(spare, cards[leg][seat])


def _take(spare: list[int], card: int) -> None:
    """A position laid by hand may tell of rounds with more cards of a kind than there are."""
    spare.remove(card if card in spare else spare[0])


# --- This round -------------------------------------------------------------------------------------------------------


def _fill_cards(state: Fields, view: View) -> None:
    """Hands, cards sent in leg 1, and what is left in the pile and in the discard."""
    hands = [[0, 0, 0] for _ in range(view.players)]
    sent = [0] * view.players
    state.piles = 0
    for number, company in enumerate(view.companies):
        spare = [kind + 1 for kind in listed(DECK)]
        if view.seat in company.members and state.phase != DEAL:
            own = [card_number(name) for name in view.hand]
            hands[view.seat][: len(own)] = own
            if view.sent is not None:
                sent[view.seat] = card_number(view.sent.card)
            for card in (*own, *(sent[view.seat : view.seat + 1] if view.sent is not None else ())):
                spare.remove(card)
        for seat in company.members:
            for slot in range(view.hand_sizes[seat]):
                if not hands[seat][slot]:
                    hands[seat][slot] = spare.pop(0)
            if view.leg == 2 and not sent[seat]:
                sent[seat] = spare.pop(0)
        state.piles = with_cards(state.piles, number, _counted(spare[: company.pile]))
        state.discards = with_cards(state.discards, number, _counted(spare[company.pile :]))
    state.hand, state.hand2, state.hand3 = (pack([hand[slot] for hand in hands]) for slot in range(3))
    state.first_cards = pack(sent)
    if view.legs:
        state.first_aims = pack([place_number(name) for name in view.legs[0]])
    if state.phase == DEAL:
        state.dealt = sum(view.hand_sizes)


def _counted(cards: list[int]) -> i64:
    card_set: i64 = 0
    for card in cards:
        card_set += one_card(CIA, card - 1)
    return card_set


def _fill_choices(state: Fields, view: View) -> None:
    """DA-5: what is drafted or locked; behind a lock of somebody else are their first card and Rio."""
    state.locked = sum(1 << seat for seat in view.locked)
    state.timed = sum(1 << seat for seat in view.out_of_time)
    state.late = view.late if view.late is not None else 0
    for seat in range(view.players):
        if seat == view.seat:
            if view.draft is not None:
                state.cards = put(state.cards, seat, card_number(view.draft.card))
                state.aims = put(state.aims, seat, place_number(view.draft.destination))
            continue
        locked = seat in view.locked
        if locked or (seat == view.late and state.phase == LATE_DESTINATION):
            state.cards = put(state.cards, seat, get(state.hand, seat))
        shown = view.mates.get(seat_name(seat))
        if locked or shown:
            state.aims = put(state.aims, seat, place_number(shown) or 1)


def _fill_ballots(state: Fields, view: View) -> None:
    """DA-10.5: by name where they are named, else in any order that gives the counts."""
    for number, company in enumerate(view.companies):
        cast = dict.fromkeys(company.members, "abstain")
        if view.ballots is not None:
            cast = {seat: view.ballots[seat_name(seat)] for seat in company.members}
        elif view.votes is not None:
            counted = [name for name, count in view.votes[COMPANIES[number]].items() for _ in range(count)]
            if view.seat in cast and view.ballot is not None:
                counted.remove(view.ballot)
            cast = {seat: view.ballot or "" if seat == view.seat else counted.pop() for seat in company.members}
        elif view.seat in cast and view.ballot is not None:
            cast[view.seat] = view.ballot
        for seat in company.members:
            if seat in view.voted:
                ballot = ballot_number(cast[seat], view.players)
                state.ballots = put(state.ballots, seat, ballot)
