"""Time at a table: who is charged for it, what happens when it is up, and how it is stopped."""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import Any

import pytest

from filature.server.table import entries
from filature.server.table.clocks import Downtime
from filature.server.table.commands import Decision
from filature.server.table.table import Table
from tests.clauses import clause
from tests.server.tabletop import NOON, SIX, Json, Tabletop, companies, lock

MINUTE: Json = {"kind": "move", "seconds": 60}
BANK: Json = {"kind": "bank", "seconds": 100, "increment": 5}


def late_seats(played: list[entries.Played]) -> list[int]:
    return [entry.seat for entry in played]


def active(tabletop: Tabletop) -> str:
    """Whom the match waits for, or the first of them."""
    return tabletop.people[tabletop.match.state.turn()[0]]


def any_move(tabletop: Tabletop, name: str) -> str:
    return tabletop.match.legal(tabletop.seat(name))[0]


# Which clocks there are


def test_without_a_clock_nobody_is_ever_late() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob").start()
    assert tabletop.wait(7 * 24 * 3600) == []
    assert "clock" not in tabletop.update("Ann")


def test_when_the_time_for_a_move_is_up_the_move_of_the_rules_is_played_and_everybody_told() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock=MINUTE).start()
    seat = tabletop.match.state.turn()[0]
    absent = tabletop.match.state.write(seat, tabletop.match.state.absent(seat))
    assert tabletop.wait(59.999) == []
    assert tabletop.left(active(tabletop)) == 0.001
    played = tabletop.wait(0.001)
    assert [entry.lines[0] for entry in played] == [f"p{seat + 1} {absent}"]
    names = ("Ann", "Bob") if seat == 0 else ("Bob", "Ann")
    events = [[e["said"] for e in tabletop.update(n, "en")["events"] if e["kind"] == "table-late"] for n in names]
    assert events == [
        ["Your time is up; a move is made for you."],
        [f"{names[0]} is out of time; a move is made for them."],
    ]
    assert tabletop.left(active(tabletop)) == 60


@clause("HC-8.27")
def test_whoever_is_late_is_late_for_the_rest_of_his_turn() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock=MINUTE).start()
    turns = [late_seats(list(played)) for _, played in groupby(tabletop.wait(20 * 60), lambda entry: entry.at)]
    assert len(turns) == 20, "a minute for each turn"
    assert all(len(set(turn)) == 1 for turn in turns)
    assert any(len(turn) == 2 for turn in turns), "the dossier after a count, too"


def test_another_kind_of_choice_in_the_same_turn_has_its_own_time() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock=MINUTE).start()
    dice = Random(0)
    while tabletop.match.legal(tabletop.seat(active(tabletop)))[0].split()[0] != "dossier":
        mover = active(tabletop)
        tabletop.wait(40)
        tabletop.move(mover, dice.choice(tabletop.match.legal(tabletop.seat(mover))))
    assert active(tabletop) == mover
    assert tabletop.left(mover) == 60


def test_a_bank_is_spent_by_thinking_and_filled_a_little_by_every_decision() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock=BANK).start()
    first = active(tabletop)
    second = {"Ann": "Bob", "Bob": "Ann"}[first]
    assert (tabletop.left(first), tabletop.left(second)) == (105, 100)
    tabletop.wait(30)
    assert (tabletop.left(first), tabletop.left(second)) == (75, 100)
    tabletop.move(first, any_move(tabletop, first))
    assert tabletop.left(second) == 105
    late = tabletop.wait(300)
    spent = [round((late[number].at - late[number - 1].at) / 1000) for number in range(1, len(late))]
    assert tabletop.people[late[0].seat] == second
    assert late[0].at == NOON + (30 + 105) * 1000
    assert spent[0] == 80, "what the first had left, and a little"
    assert max(spent[2:]) == 5, "whoever has spent all has only what a decision brings"


def test_a_slow_table_gives_days() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock={"kind": "slow", "days": 3}).start()
    assert tabletop.wait(3 * 24 * 3600 - 1) == []
    assert len({entry.seat for entry in tabletop.wait(1)}) == 1


def test_no_clock_runs_for_a_bot_nor_for_somebody_a_bot_plays_for() -> None:
    tabletop = Tabletop("serum", "Ann Bob greedy random", clock=MINUTE).start()
    assert tabletop.update(None)["clock"]["left"] == {"0": 60000, "1": 60000}
    tabletop.do("Bob", "replace", chair=1)
    assert tabletop.update(None)["clock"]["left"] == {"0": 60000}
    assert late_seats(tabletop.wait(1000)) == [0]


# Decisions at the same time


@clause("DP-1", "DP-3")
def test_of_those_who_choose_at_the_same_time_only_the_late_ones_are_played_for() -> None:
    tabletop = Tabletop("serum", "Ann Bob Cid Dora", clock=MINUTE).start()
    tabletop.wait(20)
    for name in ("Ann", "Cid"):
        tabletop.move(name, any_move(tabletop, name))
    assert tabletop.update(None)["clock"]["running"] == [1, 3]
    assert late_seats(tabletop.wait(40)) == [1, 3]
    for name in tabletop.people:
        tabletop.move(name, "no bug")
    tabletop.wait(59)
    for name in ("Dora", "Bob", "Ann"):
        tabletop.move(name, "dial H1")
    [played] = tabletop.wait(1)
    assert (played.seat, played.lines[0]) == (2, "p3 dial B2"), "a square of no table"


def test_whoever_chooses_last_has_as_much_time_for_the_next_choice_as_the_others() -> None:
    tabletop = Tabletop("serum", "Ann Bob Cid", clock=MINUTE).start()
    for name in ("Ann", "Bob"):
        tabletop.move(name, any_move(tabletop, name))
    tabletop.wait(59)
    tabletop.move("Cid", any_move(tabletop, "Cid"))
    assert [tabletop.left(name) for name in tabletop.people] == [60, 60, 60]


@clause("TS-22 decision_seconds", "DP-2")
def test_where_the_rules_set_a_time_each_seat_is_late_by_itself() -> None:
    tabletop = Tabletop("serum", "Ann Bob Cid Dora", options={"decision_seconds": 30}).start()
    tabletop.wait(10)
    tabletop.move("Bob", any_move(tabletop, "Bob"))
    assert sorted(tabletop.update(None)["clock"]["timers"].values()) == [20_000] * 3
    assert late_seats(tabletop.wait(20)) == [0, 2, 3]
    played = tabletop.wait(30)
    assert [entry.lines[0] for entry in played] == [f"p{seat} no bug" for seat in (1, 2, 3, 4)]


# Nobody gains time


@clause("DA-5.2.1")
def test_a_draft_and_a_lock_taken_back_gain_no_time() -> None:
    tabletop, members = companies(clock=MINUTE, hush_seconds=0)
    ann = members["cia"][0]
    card = tabletop.update(ann)["view"]["hand"][0]
    locked = f"lock {card} Rio"
    for text in (f"draft {card}", "draft Rio", "draft Cairo", locked, "unlock", locked, "unlock"):
        tabletop.wait(8)
        tabletop.move(ann, text)
    assert tabletop.left(ann) == 60 - 5 * 8, "twice she had locked, and nobody waited for her"
    assert late_seats(tabletop.wait(4)) == [tabletop.seat(name) for name in SIX.split() if name != ann]


def test_a_lock_taken_back_fills_no_bank() -> None:
    tabletop = Tabletop("double_agents", SIX, clock=BANK, options={"hush_seconds": 0}).start()
    card = tabletop.update("Ann")["view"]["hand"][0]
    for text in (f"lock {card} Rio", "unlock") * 5:
        tabletop.move("Ann", text)
    assert tabletop.left("Ann") == 105


def dialling(**wishes: Any) -> Tabletop:
    """A table of three at its first dials."""
    tabletop = Tabletop("serum", "Ann Bob Cid", **wishes).start()
    for name in tabletop.people:
        tabletop.move(name, any_move(tabletop, name))
    for name in tabletop.people:
        tabletop.move(name, "no bug")
    return tabletop


@clause("TS-6.12", "TS-15.1")
def test_a_dial_taken_back_and_a_flag_gain_no_time() -> None:
    tabletop = dialling(clock=MINUTE)
    for text in ("declare", "dial H2", "undial", "withdraw", "dial H3", "undial"):
        tabletop.wait(8)
        tabletop.move("Ann", text)
    assert tabletop.left("Ann") == 60 - 4 * 8, "twice she had dialled, and nobody waited for her"
    assert late_seats(tabletop.wait(12)) == [1, 2]


@clause("TS-6.12", "TS-22 decision_seconds")
def test_where_the_rules_set_a_time_a_dial_taken_back_is_due_when_it_was() -> None:
    tabletop = dialling(options={"decision_seconds": 30})
    tabletop.wait(20)
    tabletop.move("Ann", "dial H2")
    tabletop.move("Ann", "undial")
    assert late_seats(tabletop.wait(10)) == [0, 1, 2]
    assert tabletop.update(None)["view"]["phase"] == "INFORMANT"
    assert tabletop.table.clocks.due() == tabletop.now + 30_000


@clause("TS-15.1", "TS-19.25")
@pytest.mark.parametrize("wishes", [{"clock": MINUTE}, {"options": {"decision_seconds": 30}}])
def test_a_flag_of_somebody_who_is_not_asked_shows_on_no_clock_and_in_no_version(wishes: Json) -> None:
    tabletop = dialling(**wishes)
    tabletop.move("Bob", "dial H2")
    tabletop.wait(5)
    before = [tabletop.update(name) for name in ("Ann", "Cid", None)]
    tabletop.move("Bob", "declare")
    assert [tabletop.update(name) for name in ("Ann", "Cid", None)] == before
    assert tabletop.update("Bob")["view"]["flag"] is True


def test_whoever_leaves_his_seat_to_a_bot_and_comes_back_has_gained_no_time() -> None:
    tabletop = Tabletop("serum", "Ann Bob Cid", clock=MINUTE).start()
    tabletop.wait(50)
    tabletop.do("Bob", "replace", chair=1)
    tabletop.wait(5)
    tabletop.do("Bob", "back")
    assert (tabletop.left("Ann"), tabletop.left("Bob")) == (5, 10)
    link = tabletop.do("Bob", "offer").key
    tabletop.do("Bob", "stand")
    tabletop.do("Zoe", "sit", name="Zoe", link=link)
    assert tabletop.left("Zoe") == 10


def test_whoever_comes_back_at_a_later_decision_has_the_whole_time_for_it() -> None:
    tabletop = Tabletop("serum", "Ann Bob Cid", clock=MINUTE).start()
    tabletop.wait(55)
    tabletop.do("Bob", "replace", chair=1)
    tabletop.let_bots_move(Random(0))
    for name in ("Ann", "Cid"):
        tabletop.move(name, any_move(tabletop, name))
    tabletop.do("Bob", "back")
    assert tabletop.left("Bob") == 60


def test_in_the_second_leg_everybody_has_the_whole_time_again() -> None:
    tabletop, members = companies(clock=MINUTE, hush_seconds=0)
    for name in members["cia"] + members["kgb"][:-1]:
        lock(tabletop, name)
    tabletop.wait(15)
    lock(tabletop, members["kgb"][-1])
    assert {tabletop.left(name) for name in tabletop.people} == {60}


# The times of the rules


@clause("DA-5.6.2", "DA-5.6.3", "F1", "F4")
def test_a_hushed_company_has_twenty_seconds_and_a_draft_is_kept() -> None:
    tabletop, members = companies(hush_seconds=20)
    drafting, idle = members["kgb"][:2]
    lock(tabletop, members["kgb"][2])
    tabletop.move(drafting, "draft Cairo")
    tabletop.wait(100)
    for name in members["cia"]:
        lock(tabletop, name)
    assert tabletop.update(None)["clock"]["timers"] == {"hush-0-1-kgb": 20_000}
    tabletop.wait(12)
    assert tabletop.update(None)["clock"]["timers"] == {"hush-0-1-kgb": 8_000}
    lock(tabletop, idle, "Berlin")
    [late] = tabletop.wait(8)
    assert late.seat == tabletop.seat(drafting)
    assert late.lines[-1] == "draw Cairo"
    assert tabletop.update(None)["view"]["leg"] == 2
    assert "timers" not in tabletop.update(None)["clock"]


@clause("DA-5.6.2", "F11")
def test_without_a_deadline_the_hush_holds_until_the_last_one_has_chosen() -> None:
    tabletop, members = companies(hush_seconds=0)
    for name in members["cia"]:
        lock(tabletop, name)
    assert tabletop.wait(24 * 3600) == []
    assert tabletop.refused(members["kgb"][0], "chat", text="psst").code == "hushed"


@clause("DA-5.8", "DA-13 discussion_seconds")
def test_when_the_discussion_is_over_both_companies_are_hushed_with_the_same_deadline() -> None:
    tabletop, members = companies(discussion_seconds=120, hush_seconds=20)
    lock(tabletop, members["cia"][0])
    assert tabletop.wait(119) == []
    called = tabletop.wait(1)
    assert {entry.lines[0].split()[1] for entry in called} == {"time"}
    view, clock = tabletop.update(None)["view"], tabletop.update(None)["clock"]
    assert [company["status"] for company in view["companies"]] == ["HUSHED", "HUSHED"]
    assert clock["timers"] == {"hush-0-1-cia": 20_000, "hush-0-1-kgb": 20_000}
    lock(tabletop, members["kgb"][0])
    assert len(tabletop.wait(20)) == 4


@clause("DA-10.2", "DA-13 vote_seconds")
def test_whoever_does_not_vote_in_time_abstains() -> None:
    tabletop, members = companies(vote_seconds=60, hush_seconds=1)
    dice = Random(1)
    while not tabletop.match.legal(0) or not tabletop.match.legal(0)[0].startswith("vote"):
        tabletop.play_on(dice, seconds=0)
    tabletop.move(members["kgb"][0], "abstain")
    late = tabletop.wait(60)
    assert len(late) == 5
    assert {entry.lines[0].split()[1] for entry in late} == {"abstain"}
    assert tabletop.table.status == "over"
    assert tabletop.table.clocks.due() is None


# Pauses


def test_the_clocks_stop_when_everybody_agrees_and_go_on_when_anybody_wants() -> None:
    tabletop = Tabletop("serum", "Ann Bob greedy", clock=MINUTE, options={"decision_seconds": 50}).start()
    tabletop.wait(20)
    tabletop.do("Ann", "pause")
    assert tabletop.table.info().agreed == {"pause": [0]}
    tabletop.wait(10)
    tabletop.do("Bob", "pause")
    assert tabletop.table.info().paused
    before = tabletop.update("Ann")["clock"]
    assert tabletop.wait(3600) == []
    assert tabletop.update("Ann")["clock"] == before
    assert tabletop.table.waiting_bots() == []
    assert tabletop.refused("Ann", "move", text="whatever", version=0).code == "paused"
    assert tabletop.refused("Ann", "pause").code == "already-paused"
    tabletop.do("Bob", "resume")
    assert tabletop.refused("Bob", "resume").code == "not-paused"
    assert tabletop.update("Ann")["clock"] == before
    assert {entry.at for entry in tabletop.wait(20)} == {tabletop.now}, "what was left before the pause"


@pytest.mark.parametrize("clock", [MINUTE, {"kind": "bank", "seconds": 60}])
def test_who_comes_and_goes_in_a_pause_neither_gains_nor_loses_time(clock: Json) -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock=clock).start()
    name = active(tabletop)
    tabletop.wait(20)
    for person in tabletop.people:
        tabletop.do(person, "pause")
    tabletop.wait(500)
    tabletop.do(name, "replace", chair=tabletop.seat(name))
    tabletop.wait(500)
    tabletop.do(name, "back")
    tabletop.wait(500)
    tabletop.do(name, "resume")
    assert tabletop.left(name) == 40


def test_somebody_alone_with_bots_pauses_by_himself() -> None:
    tabletop = Tabletop("heimlich", "Ann greedy greedy").start()
    tabletop.do("Ann", "pause")
    assert tabletop.table.info().paused
    assert tabletop.said("Ann", "fr") == "Les pendules sont arrêtées."


@pytest.mark.parametrize("clock", [MINUTE, BANK], ids=["move", "bank"])
def test_a_clock_that_was_set_back_gives_nobody_time(clock: Json) -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock=clock).start()
    name = active(tabletop)
    before = tabletop.left(name)
    tabletop.now -= 1_300_000
    assert tabletop.left(name) == before
    tabletop.move(name, any_move(tabletop, name))
    assert max(tabletop.table.clocks.info(tabletop.now).left.values()) <= 1000 * (before + clock.get("increment", 0))


# More time


@pytest.mark.parametrize(
    ("clock", "more"),
    [(MINUTE, 60), (BANK, 60), ({"kind": "slow", "days": 1}, 24 * 3600)],
    ids=["move", "bank", "slow"],
)
def test_anybody_gives_whoever_is_thinking_more_time_once_for_each_decision(clock: Json, more: int) -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock=clock).start()
    thinking = active(tabletop)
    waiting = next(name for name in tabletop.people if name != thinking)
    tabletop.wait(20)
    before, other = tabletop.left(thinking), tabletop.update(waiting)["clock"]["left"].get(str(tabletop.seat(waiting)))
    tabletop.do(waiting, "more_time")
    assert tabletop.left(thinking) == before + more
    assert tabletop.update(waiting)["clock"]["left"].get(str(tabletop.seat(waiting))) == other, "only who thinks"
    assert tabletop.said(thinking, "de") == f"{waiting} gibt mehr Zeit."
    assert tabletop.refused(thinking, "more_time").code == "time-given"
    assert tabletop.wait(before + more - 0.001) == []
    assert tabletop.left(thinking) == 0.001
    seat = tabletop.seat(thinking)
    while tabletop.seat(active(tabletop)) == seat:
        tabletop.move(thinking, any_move(tabletop, thinking))
    fresh = tabletop.left(waiting)
    tabletop.do(waiting, "more_time")
    assert tabletop.left(waiting) == fresh + more, "the next decision has not been given any"


def test_more_time_is_refused_where_no_clock_runs() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob").start()
    assert tabletop.refused("Ann", "more_time").code == "no-clock"
    clocked = Tabletop("heimlich", "Ann Bob", clock=MINUTE).start()
    for person in clocked.people:
        clocked.do(person, "pause")
    before = clocked.update("Ann")["clock"]
    assert clocked.refused("Bob", "more_time").code == "paused"
    assert clocked.update("Ann")["clock"] == before


def test_anybody_gives_a_deadline_of_the_rules_a_minute_more_once() -> None:
    tabletop, members = companies(hush_seconds=20)
    for name in members["cia"]:
        lock(tabletop, name)
    tabletop.wait(12)
    tabletop.do(members["cia"][0], "more_time")
    assert tabletop.update(None)["clock"]["timers"] == {"hush-0-1-kgb": 68_000}
    assert tabletop.refused(members["kgb"][0], "more_time").code == "time-given"
    assert tabletop.wait(67.9) == []
    assert {played.seat for played in tabletop.wait(0.2)} == {tabletop.seat(name) for name in members["kgb"]}


def test_more_time_goes_to_the_clock_of_the_table_and_to_the_deadlines_of_the_rules() -> None:
    tabletop, members = companies(clock=MINUTE, hush_seconds=20)
    for name in members["cia"]:
        lock(tabletop, name)
    left = tabletop.left(members["kgb"][0])
    tabletop.do(members["cia"][0], "more_time")
    assert tabletop.left(members["kgb"][0]) == left + 60
    assert tabletop.update(None)["clock"]["timers"] == {"hush-0-1-kgb": 80_000}


@pytest.mark.parametrize("option", ["discussion_seconds", "vote_seconds", "decision_seconds"])
def test_every_deadline_of_the_rules_can_be_put_off(option: str) -> None:
    game, seats = ("serum", "Ann Bob Cid") if option == "decision_seconds" else ("double_agents", SIX)
    others = {} if game == "serum" else {"hush_seconds": 0}
    tabletop = Tabletop(game, seats, options={option: 60, **others}).start()
    dice = Random(1)
    while not (before := tabletop.update(None).get("clock", {}).get("timers")):
        name = active(tabletop)
        tabletop.move(name, dice.choice(tabletop.match.legal(tabletop.seat(name))))
    tabletop.do(tabletop.people[0], "more_time")
    assert tabletop.update(None)["clock"]["timers"] == {key: left + 60_000 for key, left in before.items()}


# Downtime


def away(tabletop: Tabletop, seconds: float, unnoticed: float = 0) -> None:
    """The house is away; its last heartbeat was a little before it went."""
    since = tabletop.now - round(unnoticed * 1000)
    tabletop.now += round(seconds * 1000)
    assert tabletop.table.clocks.lost_in(Downtime(since, tabletop.now))
    tabletop.follow(Decision([entries.Away(at=tabletop.now, since=since, until=tabletop.now)]))


@pytest.mark.parametrize("clock", [MINUTE, BANK], ids=["move", "bank"])
def test_nobody_pays_for_the_time_in_which_the_house_was_away(clock: Json) -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock=clock).start()
    name = active(tabletop)
    tabletop.wait(20)
    before = tabletop.left(name)
    away(tabletop, 3600)
    assert tabletop.left(name) == before
    assert tabletop.wait(before - 0.001) == []
    assert len(tabletop.wait(0.001)) >= 1
    assert "The server was away for a while" in " ".join(e["said"] for e in tabletop.update(name, "en")["events"])


def test_whoever_began_to_think_after_the_last_heartbeat_has_all_of_their_time() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock=MINUTE).start()
    away(tabletop, 13, unnoticed=1.5)
    assert tabletop.left(active(tabletop)) == 60


def test_deadlines_of_the_rules_wait_for_a_house_that_is_away() -> None:
    tabletop = Tabletop("serum", "Ann Bob Cid", options={"decision_seconds": 50}).start()
    tabletop.wait(20)
    before = tabletop.update("Ann")["clock"]
    away(tabletop, 3600)
    assert tabletop.update("Ann")["clock"] == before
    assert tabletop.wait(29.999) == []
    assert len(tabletop.wait(0.001)) >= 1


def test_time_is_given_back_once_and_not_for_a_pause() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock=MINUTE).start()
    down = Downtime(tabletop.now, tabletop.now + 9000)
    away(tabletop, 9)
    assert not tabletop.table.clocks.lost_in(down)
    paused = tabletop.now + 20_000
    tabletop.wait(20)
    for person in tabletop.people:
        tabletop.do(person, "pause")
    assert not tabletop.table.clocks.lost_in(Downtime(paused + 1000, paused + 2000)), "no time runs"
    tabletop.wait(3)
    tabletop.do("Ann", "resume")
    assert not tabletop.table.clocks.lost_in(Downtime(paused + 1000, paused + 2000)), "it was part of the pause"


def test_a_table_that_was_away_is_its_log() -> None:
    tabletop = Tabletop("double_agents", SIX, clock=BANK).start()
    tabletop.wait(5)
    away(tabletop, 100)
    tabletop.play_on(Random(1))
    again = Table(tabletop.table.id)
    for entry in entries.decode(again.id, map(entries.encode, tabletop.entries)):
        again.apply(entry)
    assert tabletop.everything(again) == tabletop.everything()
    assert again.asked_at == tabletop.table.asked_at
