"""A match and its record: what was played is what is replayed, and nothing refused leaves a trace."""

import hashlib
import json
from typing import Any

import msgspec
import pytest

from filature.games import catalogue
from filature.kernel.dice import FairDice, commitment
from filature.kernel.errors import (
    BadNotation,
    BadOption,
    BadRecord,
    BadSeats,
    FilatureError,
    IllegalMove,
    MatchOver,
    NewerRecord,
    NotYourTurn,
    UnknownGame,
)
from filature.kernel.game import stated_options
from filature.kernel.match import Match, replay, verify
from filature.kernel.record import FORMAT, Record, read_record, write_record
from filature.kernel.state import CHANCE, WATCHER
from tests.kernel.tiny import BET, NAP, DrowsyGame

HEIMLICH = catalogue.game("heimlich")
SEED = bytes(range(32))
STATED = stated_options(HEIMLICH.Options())


def written(**changes: Any) -> Record:
    """A record of nothing yet, but for what is changed."""
    plain = Record(filature=FORMAT, game="heimlich", rules=HEIMLICH.rules_version, seats=2, options=STATED, moves=())
    return msgspec.structs.replace(plain, **changes)


def finished(**options: object) -> Match:
    match = Match(HEIMLICH, 3, options, dice=FairDice(SEED, ["a", "", "c"]))
    while not match.over:
        match.settle()
        for seat in match.state.turn():
            moves = match.state.moves(seat)
            match.play(seat, moves[len(match.moves) * 7 % len(moves)])
    return match


def ready() -> Match:
    """Two players, all set up, the first to spend a 4."""
    match = Match(HEIMLICH, 2, {"colours": ["orange", "violet", "red", "blue"], "mode": "advanced"})
    for text in ("deal orange", "deal red", "order 5", "order 1", "roll 4"):
        match.perform(CHANCE, text)
    return match


def test_a_record_survives_being_written_and_read() -> None:
    record = finished(mode="advanced").record()
    assert read_record(write_record(record)) == msgspec.structs.replace(
        record, digest=read_record(write_record(record)).digest
    )


def test_a_replay_is_the_match_again_for_every_seat() -> None:
    match = finished(mode="advanced")
    again = replay(read_record(write_record(match.record())), HEIMLICH)
    for seat in (0, 1, 2, WATCHER):
        assert again.heard(seat) == match.heard(seat)
        assert again.view(seat) == match.view(seat)
    assert again.moves == match.moves


def test_a_replay_may_stop_on_the_way() -> None:
    record = finished().record()
    assert replay(record, HEIMLICH, 10).moves == list(record.moves[:10])


def test_an_interrupted_match_goes_on_with_the_same_dice() -> None:
    match = finished()
    record = match.record(open_seed=True)
    half = msgspec.structs.replace(record, moves=record.moves[:40])
    resumed = replay(half, HEIMLICH)
    for line in record.moves[40:]:
        if line.startswith("p"):
            name, _, written = line.partition(" ")
            resumed.perform(int(name[1:]) - 1, written)
        else:
            assert resumed.roll() == line
    assert resumed.moves == match.moves


def test_the_seed_stays_sealed_until_the_match_is_over() -> None:
    match = Match(HEIMLICH, 3, dice=FairDice(SEED))
    match.settle()
    seal = match.record().dice
    assert seal is not None
    assert seal.seed == ""
    assert seal.commitment == commitment(SEED)
    over = finished().record().dice
    assert over is not None
    assert bytes.fromhex(over.seed) == SEED


def test_a_true_record_verifies() -> None:
    record = finished().record()
    assert verify(record, HEIMLICH).over


def dishonest(record: Record, **changes: object) -> Record:
    assert record.dice is not None
    return msgspec.structs.replace(record, dice=msgspec.structs.replace(record.dice, **changes))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"seed": bytes(32).hex()}, "not the one that was sealed"),
        ({"seed": bytes(32).hex(), "commitment": commitment(bytes(32))}, "sealed dice brought"),
        ({"nonces": ("a", "", "d")}, "sealed dice brought"),
        ({"seed": ""}, "still sealed"),
        ({"seed": "zz"}, "not hexadecimal"),
    ],
)
def test_dishonest_dice_are_found_out(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        verify(dishonest(finished().record(), **changes), HEIMLICH)


def test_dice_set_by_hand_cannot_be_verified_and_are_not_claimed_to_be_fair() -> None:
    record = ready().record()
    assert record.dice is None
    with pytest.raises(BadRecord, match="by hand"):
        verify(record, HEIMLICH)


@pytest.mark.parametrize(
    ("moves", "complaint"),
    [
        (("roll 9",), r"Move 1 .*roll 9"),
        (("p7 orange+1",), r"no seat 6"),
        (("p1 orange+1",), r"p1 cannot move now"),
    ],
)
def test_a_record_that_cannot_be_played_names_the_move(moves: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        replay(written(moves=moves), HEIMLICH)


@pytest.mark.parametrize(
    "record",
    [
        written(seats=9),
        written(options={**STATED, "x": 1}),
    ],
)
def test_a_record_of_no_possible_match_says_why(record: Record) -> None:
    with pytest.raises(BadRecord, match="describes no match"):
        replay(record, HEIMLICH)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", BadRecord),
        ("[]", BadRecord),
        ("{}", BadRecord),
        ('{"filature": true}', BadRecord),
        ('{"filature": 1}', BadRecord),
        (f'{{"filature": {FORMAT}}}', BadRecord),
        (f'{{"filature": {FORMAT + 1}}}', NewerRecord),
        (b"\xff\xfe", BadRecord),
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes, error: type[FilatureError]) -> None:
    with pytest.raises(error):
        read_record(text)


def test_a_record_states_every_option_its_rules_and_its_format() -> None:
    record = finished().record()
    assert (record.filature, record.rules, record.options) == (FORMAT, HEIMLICH.rules_version, STATED)


def test_a_record_that_leaves_an_option_unsaid_is_refused_by_its_name() -> None:
    with pytest.raises(BadRecord, match=r"says nothing of .*goal_tie"):
        replay(written(options={key: value for key, value in STATED.items() if key != "goal_tie"}), HEIMLICH)


def test_a_record_by_rules_of_the_future_says_who_can_read_it() -> None:
    with pytest.raises(NewerRecord, match=r"version 2 of the rules of heimlich; this Filature knows version 1"):
        replay(written(rules=2), HEIMLICH)


def test_a_record_from_a_position_states_the_options_of_the_position_too() -> None:
    position = finished().state.dump()
    del position["options"]
    match = Match(HEIMLICH, 3, position=position)
    kept = match.record().position
    assert kept is not None
    assert kept["options"] == STATED


def test_the_digest_is_that_of_the_canonical_json_without_it() -> None:
    plain = json.loads(write_record(finished().record()))
    digest = plain.pop("digest")
    canonical = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(canonical.encode()).hexdigest()[:32] == digest


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [({"seats": "three"}, "Expected `int`, got `str`"), ({"rules": None}, "Expected `int`"), ({"more": 1}, "`more`")],
)
def test_a_record_with_a_field_of_the_wrong_kind_names_it(changes: dict[str, Any], complaint: str) -> None:
    plain = {**json.loads(write_record(finished().record())), **changes}
    del plain["digest"]
    canonical = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    digest = hashlib.sha256(canonical.encode()).hexdigest()[:32]
    with pytest.raises(BadRecord, match=complaint):
        read_record(json.dumps({**plain, "digest": digest}))


def test_a_match_that_has_not_begun_has_a_record_too() -> None:
    record = Match(HEIMLICH, 2).record()
    assert read_record(write_record(record)).moves == ()


def test_whatever_was_added_to_a_record_shows() -> None:
    text = write_record(finished().record())
    with pytest.raises(BadRecord, match="changed after"):
        read_record(text.replace("{", '{"added":1,', 1))


def test_a_record_with_one_changed_letter_is_refused() -> None:
    text = write_record(finished().record())
    with pytest.raises(BadRecord, match="changed after"):
        read_record(text.replace("orange+1", "orange+2", 1))


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (0, "orange+3", IllegalMove),
        (0, "orange", BadNotation),
        (1, "orange+4", NotYourTurn),
        (CHANCE, "roll 3", NotYourTurn),
        (5, "orange+4", BadSeats),
        (WATCHER, "orange+4", BadSeats),
    ],
)
def test_a_refused_move_changes_nothing(seat: int, text: str, error: type[FilatureError]) -> None:
    match = ready()
    before = (match.state.dump(), list(match.moves), list(match.events))
    with pytest.raises(error):
        match.perform(seat, text)
    assert (match.state.dump(), match.moves, match.events) == before


def test_a_sequence_is_accepted_whole_or_refused_whole() -> None:
    position = ready().state.dump()
    position["agents"]["violet"]["place"] = "H5"
    position["agents"]["blue"] |= {"place": "H9", "score": 28}
    position["dossier"] = "H9"
    match = Match(HEIMLICH, 2, position=position)
    match.perform(0, "violet+4")
    assert match.state.turn() == (0, 1)
    before = (match.state.dump(), list(match.moves), list(match.events))
    first, second = match.state.read(0, ["violet=p2", "red=p2"][0])[0], 99_999
    with pytest.raises(IllegalMove):
        match.play(0, first, second)
    assert (match.state.dump(), match.moves, match.events) == before
    match.perform(0, "report violet=p2 blue=independent")
    assert match.moves[-3:] == ["p1 violet=p2", "p1 red=?", "p1 blue=independent"]
    assert match.state.turn() == (1,)


def betting() -> Match:
    """All three have still to bet; the dice are not set by hand."""
    match = Match(DrowsyGame(), 3, dice=FairDice(SEED))
    match.settle()
    match.perform(0, "hide left")
    return match


def test_what_only_the_house_plays_is_refused_to_players_and_changes_nothing() -> None:
    match = betting()
    before, told, moves = match.state.dump(), len(match.events), list(match.moves)
    assert match.legal(1) == ["bet left", "bet right"]
    refused = pytest.raises(IllegalMove, match="nap is not yours to play: whoever runs the match plays it")
    with refused as by_text:
        match.perform(1, "nap")
    with refused as by_number:
        match.play(1, NAP)
    with refused as in_a_sequence:
        match.play(1, NAP, BET)
    for caught in (by_text, by_number, in_a_sequence):
        assert (caught.value.code, caught.value.facts) == ("house-move", {"word": "nap"})
    assert (match.state.dump(), len(match.events), match.moves) == (before, told, moves)


def test_whoever_runs_the_match_plays_for_the_absent_and_the_record_keeps_it() -> None:
    match = betting()
    match.play_absent(1)
    match.play(0, BET)
    match.play_absent(2)
    assert match.moves[-3:] == ["p2 nap", "p1 bet left", "p3 nap"]
    assert match.outcome() is not None
    again = verify(read_record(write_record(match.record())), DrowsyGame())
    assert (again.moves, again.state.dump()) == (match.moves, match.state.dump())


def test_for_the_absent_what_they_had_drafted_is_played_first_and_all_or_nothing() -> None:
    match = Match(catalogue.game("double_agents"), 6, dice=FairDice(SEED))
    match.settle()
    [to_rio] = match.state.read(0, "draft Rio")
    dealt = list(match.moves)
    with pytest.raises(IllegalMove):
        match.play_absent(0, to_rio, to_rio)
    assert match.moves == dealt
    match.play_absent(0, to_rio)
    assert match.moves[len(dealt) :] == ["p1 draft Rio", "p1 late"]


def test_nobody_is_played_for_whom_the_match_does_not_wait_for() -> None:
    match = betting()
    match.play(1, BET)
    for seat, error in ((1, NotYourTurn), (CHANCE, NotYourTurn), (3, BadSeats)):
        with pytest.raises(error):
            match.play_absent(seat)
    over = finished()
    with pytest.raises(MatchOver):
        over.play_absent(0)


def test_after_the_end_nothing_can_be_played() -> None:
    match = finished()
    for seat in (0, 1, 2, CHANCE):
        with pytest.raises(MatchOver):
            match.play(seat, 0)
    with pytest.raises(MatchOver):
        match.roll()


def test_each_listener_counts_his_own_events_so_that_gaps_tell_nothing() -> None:
    match = finished(mode="advanced")
    for seat in (0, 1, 2, WATCHER):
        assert [number for number, _ in match.heard(seat)] == list(range(len(match.heard(seat))))
    assert match.heard(0, 5)[0] == match.heard(0)[5]


def test_chance_has_no_view() -> None:
    with pytest.raises(BadSeats, match="sees nothing"):
        ready().view(CHANCE)


def test_an_unknown_game_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="heimlich"):
        catalogue.game("chess")


def test_a_position_for_another_number_of_players_is_refused() -> None:
    with pytest.raises(BadSeats, match="for 2 players, not 5"):
        Match(HEIMLICH, 5, position=ready().state.dump())


def test_options_built_by_hand_are_checked_too() -> None:
    with pytest.raises(BadOption, match="basic, advanced"):
        Match(HEIMLICH, 2, HEIMLICH.Options(mode="hard"))
