"""Positions that cannot be: everything a position says is checked against the rules before a state is made of it."""

from __future__ import annotations

from filature.games.double_agents.board import (
    ABSTAINED,
    CARDS,
    COIN,
    COMPANIES,
    DEAL,
    DECK_SIZE,
    DESTINATIONS,
    HAND,
    IDENTITIES,
    IN_A_LEG,
    LATE_CARD,
    LATE_DESTINATION,
    MISSION_COUNT,
    MISSIONS,
    PHASES,
    PLACES,
    REMOVED,
    ROUNDS,
    TEAMS,
    VOTE,
)
from filature.games.double_agents.notation import ballot_name, holder_name
from filature.games.double_agents.packed import DECK, WIDTH
from filature.games.double_agents.position import CompanyPosition, PlayerPosition, Position, card_set
from filature.games.double_agents.state import Setup, one_mission
from filature.kernel.position import check, require_seat
from filature.kernel.state import seat_name


def check_position(position: Position, setup: Setup) -> None:
    """Raises `BadPosition` where a position cannot be."""
    seats = int(setup.seats)
    check(position.game == "double_agents", "game", f"it is one of {position.game}, not of double_agents")
    check(len(position.players) == seats, "players", f"there are {seats} seats and {len(position.players)} players")
    check(set(position.companies) == set(COMPANIES), "companies", "there are two, cia and kgb")
    check(set(position.missions) == set(DESTINATIONS), "missions", f"there are piles for {', '.join(DESTINATIONS)}")
    phase = PHASES.index(position.phase)
    _check_companies(position, phase, setup)
    _check_roles(position, phase)
    _check_cards(position)
    _check_hand_sizes(position, phase)
    _check_choices(position, phase, setup)
    _check_statuses(position, phase)
    _check_ballots(position, phase)
    _check_rounds(position)
    _check_missions(position, phase, setup)
    check(len(position.rounds) <= ROUNDS, "rounds", f"there are {ROUNDS} rounds")
    check((len(position.rounds) == ROUNDS) == (phase >= VOTE), "rounds", f"the vote comes after {ROUNDS} rounds")
    check(not position.rounds or phase >= MISSIONS, "rounds", "rounds are played after the setup")


def _members(position: Position, company: str) -> list[PlayerPosition]:
    return [player for player in position.players if player.company == company]


def _company(position: Position, name: str) -> CompanyPosition:
    return position.companies[name]  # type: ignore[index]


def _check_companies(position: Position, phase: int, setup: Setup) -> None:
    seats = int(setup.seats)
    companies = [player.company for player in position.players]
    joined = [company for company in companies if company is not None]
    check(None not in companies[: len(joined)], "players", "companies are joined in seat order")
    most = (seats + 1) // 2
    sizes = {name: len(_members(position, name)) for name in COMPANIES}
    check(max(sizes.values()) <= most, "players", f"a company has at most {most} members here")
    early = phase in (COIN, TEAMS)
    check((len(joined) == seats) != early, "players", "everybody joins a company before identities are dealt")
    check(position.larger is None or setup.odd, "larger", "with an even number of players no company is larger")
    if not early and setup.odd:
        larger = max(COMPANIES, key=lambda name: sizes[name])
        check(position.larger in (None, larger), "larger", f"{larger} has more members")
    coin_due = setup.odd and not setup.chosen
    check(phase != COIN or (coin_due and not joined), "phase", "no coin is due")
    check(
        phase != TEAMS or not coin_due or position.larger is not None,
        "larger",
        "the coin decides before anybody joins",
    )
    for name in COMPANIES:
        since = _company(position, name).since
        check(since <= position.moment, "since", f"{name} has changed after the last moment")


def _check_roles(position: Position, phase: int) -> None:
    roles = [player.role for player in position.players]
    dealt = sum(1 for role in roles if role is not None)
    check(None not in roles[:dealt], "role", "identity cards are dealt in seat order")
    if phase == IDENTITIES:
        check(dealt < len(roles), "role", "all identity cards are dealt already")
    else:
        all_dealt = 0 if phase < IDENTITIES else len(roles)
        check(dealt == all_dealt, "role", "identities are dealt after the companies")
    for name in COMPANIES:
        members = [player.role for player in _members(position, name)]
        doubles = members.count("double")
        complete = dealt > 0 and None not in members
        check(doubles == 1 if complete else doubles <= 1, "role", f"{name} has exactly one double agent")


# --- Cards and missions -----------------------------------------------------------------------------------------------


def _check_cards(position: Position) -> None:
    for player in position.players:
        check(len(player.hand) <= HAND, "hand", f"a hand has at most {HAND} cards")
        check((player.sent is not None) == (position.leg == 2), "sent", "a card was sent in leg 1 when leg 2 is on")
    for name in COMPANIES:
        company = _company(position, name)
        cards = card_set(company.pile) + card_set(company.discard)
        for player in _members(position, name):
            for card in (*player.hand, *(player.sent[:1] if player.sent else ())):
                cards += 1 << WIDTH * CARDS.index(card)
        check(cards == DECK, "cards", f"{name} has not exactly the {DECK_SIZE} cards of its deck")  # DA-18.1


def _check_hand_sizes(position: Position, phase: int) -> None:
    sizes = [len(player.hand) for player in position.players]
    if phase == DEAL:
        seats = len(sizes)
        dealt = sum(sizes)
        in_order = [(dealt + seats - 1 - seat) // seats for seat in range(seats)]
        check(sizes == in_order and dealt < HAND * seats, "hand", "cards are dealt in seat order, three passes")
        company = position.players[dealt % seats].company or ""
        check(bool(_company(position, company).pile), "pile", f"{company} has no card left to deal")
        return
    in_hand = HAND + 1 - position.leg if phase in IN_A_LEG else 0  # DA-4.4
    check(all(number == in_hand for number in sizes), "hand", f"everybody has {in_hand} cards in hand here")


def _check_rounds(position: Position) -> None:
    seats = len(position.players)
    for played in position.rounds:
        check(len(played.plays) == seats, "rounds", f"in a round {seats} players play")
        check(set(played.missions) == set(DESTINATIONS), "rounds", "in a round four missions find their fate")
        for mission in played.missions.values():
            if mission.holder != holder_name(REMOVED) and mission.holder not in COMPANIES:
                require_seat(mission.holder, seats)


def _check_missions(position: Position, phase: int, setup: Setup) -> None:
    whole = 0
    turned_up = []
    for place, name in enumerate(DESTINATIONS):
        pile = position.missions[name]  # type: ignore[index]
        awarded = [played.missions[name].value for played in position.rounds]  # type: ignore[index]
        turned_up.append(pile.up is not None)
        for value in (*pile.left, *awarded, *([pile.up] if pile.up is not None else [])):
            whole += one_mission(place, value)
    right = whole == setup.missions  # DA-18.2
    check(right, "missions", f"piles and rounds have not exactly the {MISSION_COUNT} missions")
    up = sum(turned_up)
    dealt = phase == DEAL or phase in IN_A_LEG
    enough = up == PLACES if dealt else up < PLACES if phase == MISSIONS else up == 0
    in_order = all(turned_up[:up])
    check(enough and in_order, "missions", "four missions are turned up before the deal, in the order of the piles")


# --- Choices and ballots ----------------------------------------------------------------------------------------------


def _check_choices(position: Position, phase: int, setup: Setup) -> None:
    in_a_leg = phase in IN_A_LEG
    check((position.leg > 0) == in_a_leg, "leg", "a leg is on while destinations are chosen, and only then")
    for seat, player in enumerate(position.players):
        chosen = player.card is not None or player.destination is not None or player.locked or player.out_of_time
        check(in_a_leg or not chosen, "choice", "cards and destinations are chosen in a leg")
        held = player.card is None or player.card in player.hand
        check(held, "card", f"{seat_name(seat)} has no {player.card}")
        complete = player.card is not None and player.destination is not None
        check(complete or not player.locked, "locked", "a lock needs a card and a destination")
    limited = setup.discussion or not any(player.out_of_time for player in position.players)
    check(limited, "out_of_time", "the discussion is not limited")
    if phase in (LATE_CARD, LATE_DESTINATION):
        late = position.players[require_seat(position.late, len(position.players))]
        check(not late.locked, "late", "somebody who has locked is not late")
        drawn = phase == LATE_DESTINATION
        check(not drawn or late.card is not None, "late", "the card is drawn before the destination")
    else:
        check(position.late is None, "late", "nobody is late now")


def _check_statuses(position: Position, phase: int) -> None:
    for name, other in (COMPANIES, COMPANIES[::-1]):
        company, enemy = _company(position, name), _company(position, other)
        ready = phase in IN_A_LEG and all(player.locked for player in _members(position, name))
        check((company.status == "READY") == ready, "status", f"{name} is READY when all its members have locked")
        check(company.silent or company.status != "HUSHED", "silent", f"{name} is hushed, so it is silent")
        check(not company.silent or company.status != "OPEN", "silent", f"{name} is OPEN, so it may talk")
        check(not (ready and enemy.status == "OPEN"), "status", f"{name} is READY, so the other company is not OPEN")
        both = ready and enemy.status == "READY"
        check(not both, "status", "both are READY, so the leg has been revealed")


def _check_ballots(position: Position, phase: int) -> None:
    players = position.players
    for seat, player in enumerate(players):
        if player.ballot is not None:
            check(phase >= VOTE, "ballot", "ballots are cast after the last round")
            if player.ballot != ballot_name(ABSTAINED):
                named = players[require_seat(player.ballot, len(players))]
                mate = named.company == player.company
                check(mate, "ballot", f"{player.ballot} is not in the company of {seat_name(seat)}")
    if phase >= VOTE:
        missing = any(player.ballot is None for player in players)
        check(missing == (phase == VOTE), "ballot", "the match is over when all ballots are cast, and not before")
