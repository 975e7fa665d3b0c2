"""One scene for each vector of TS-21."""

from __future__ import annotations

import re

from filature.games.serum import GAME
from filature.kernel.errors import IllegalMove, NotYourTurn
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from tests.games.serum.table import (
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    LILAC,
    NAMES,
    RED,
    YELLOW,
    asked,
    events,
    everybody,
    facts,
    fleeing,
    fly,
    gather,
    in_phase,
    lay,
    nobody_acts,
    placed,
    read_flags,
    refused,
    see,
    sheet,
    sights,
    table_under,
    wire,
)
from tests.games.serum.vectors import Vector, scene
from tests.playing import play_out


def outcome(match: Match) -> tuple[str, tuple[int, ...]]:
    result = match.outcome()
    assert result is not None
    return result.reason, result.winners


def dealt_by_hand() -> Match:
    """The rulebook's own example: Red is dealt Max Cool and X2."""
    match = gather(3)
    for text in ("deal Cool", "deal X2", "deal Maury", "deal X4", "deal Werner", "deal X1"):
        match.perform(CHANCE, text)
    match.settle()
    return match


@scene("TV-1", "Red drew toothbrush, Max Cool, X2", "two backs", "Two cards in one container, or no locker: rejected")
def tv1(_: Vector) -> None:
    match = dealt_by_hand()
    refused(match, RED, "hide suitcase=toothbrush suitcase=identity B1=formula", "One card goes into the suitcase")
    refused(match, RED, "hide suitcase=toothbrush briefcase=identity", "one into your locker at B1, F1")
    match.perform(RED, "hide suitcase=toothbrush briefcase=Cool B1=X2")
    everybody(match, "hide suitcase=formula briefcase=identity F1=toothbrush")
    assert see(match).lockers["red"] == "B1"
    assert [(e.place, e.card, e.source) for e in see(match, RED).sheet] == [
        ("red-suitcase", "toothbrush", "own"),
        ("red-briefcase", "Cool", "own"),
        ("red-locker", "X2", "own"),
    ]
    assert not [entry for seat in (YELLOW, GREEN) for entry in see(match, seat).sheet if entry.place.startswith("red")]


@scene("TV-2", "9, 6, 3, 0 cards for unused colours", "18 full containers, 5 fakes on G, 1 aside, 30 in pile")
def tv2(_: Vector) -> None:
    for seats, cards in zip((3, 4, 5, 6), (9, 6, 3, 0), strict=True):
        match = play_out(gather(seats, seats), until=in_phase("HIDE"))
        laid = [c[part] for c in match.state.dump()["colours"].values() for part in ("suitcase", "briefcase", "locker")]
        assert len([card for card in laid if card]) == cards
        dump = play_out(match, until=in_phase("BUG")).state.dump()
        full = [c[part] for c in dump["colours"].values() for part in ("suitcase", "briefcase", "locker")]
        assert len([card for card in full if card]) == 18
        assert sorted([*dump["fakes"].values(), dump["aside"]]) == ["X1", "X2", "X3", "X4", "X5", "X6"]
        assert len(dump["pile"]) == see(match).pile == 30


@scene("TV-3", "36 combinations, 21 exist, the 15 of TS-3.2 do not")
def tv3(_: Vector) -> None:
    match = lay("DIAL")
    dials = [move.removeprefix("dial ") for move in asked(match, RED)]
    exist = [row[0] for row in table_under("| Code | Name | Kind |")]
    exist = [*exist[: exist.index("VM1–VM3")], "VM1", "VM2", "VM3", "VM4", "VM5"]
    assert len(dials) == len(set(dials)) == 36
    assert set(exist) <= set(dials)
    assert len(exist) == 21
    assert sorted(set(dials) - set(exist)) == sorted(
        [f"B{n}" for n in range(2, 7)] + [f"F{n}" for n in range(2, 7)] + ["G6", "V4", "V5", "V6", "VM6"]
    )


@scene("TV-4", "Red on H3", "dials B2", "B2 shown to all; pawn beside board; no action. Next turn dial H3: valid")
def tv4(_: Vector) -> None:
    match = placed("red:B2", before="red:H3")
    assert facts(match, WATCHER, "dials")[0]["dials"]["p1"] == "B2"
    assert see(match).table[RED].agent is None
    assert see(match).phase == "BUG"
    everybody(match, "no bug")
    match.perform(RED, "dial H3")
    everybody(match, "dial B2")
    everybody(match, "leave")
    assert see(match).table[RED].agent == "H3"


@scene("TV-5", "Yellow on G2", "dials G2", "pawn beside board, no action, no card spent")
def tv5(_: Vector) -> None:
    match = placed("yellow:G2", before="yellow:G2", hands={"yellow": ["G2"]})
    assert (see(match).table[YELLOW].agent, see(match, YELLOW).hand, see(match).phase) == (None, ["G2"], "BUG")


@scene("TV-6", "dial V3", "n = 4: beside the board; n = 5: placed, if alone may draw")
def tv6(_: Vector) -> None:
    assert see(placed("red:V3", seats=4)).table[RED].agent is None
    match = placed("red:V3", seats=5)
    assert see(match).table[RED].agent == "V3"
    assert asked(match, RED) == ["stop", "draw"]


@scene("TV-7", "dial VM2", "beside the board")
def tv7(_: Vector) -> None:
    assert see(placed("red:VM2")).table[RED].agent is None


@scene("TV-8", "Red alone on H5", "Red sees toothbrush, Gilles Bura", "Lilac's locker holds a formula")
def tv8(_: Vector) -> None:
    match = placed("red:H5")
    match.perform(RED, "search suitcase")
    match.perform(RED, "search briefcase")
    assert sheet(match, RED) == {"lilac-suitcase": "toothbrush", "lilac-briefcase": "Bura"}
    for seat in range(1, 6):
        assert not sheet(match, seat)
        assert not events(match, seat, "saw")
    assert [f["container"] for f in facts(match, WATCHER, "searched")] == ["lilac-suitcase", "lilac-briefcase"]
    kinds = see(match, RED).knowledge().kinds_in(3 * LILAC + 2)
    assert kinds == [1]  # a formula


@scene("TV-9", "Red and Blue on H5; Green's bug there", "nobody acts, Green gets nothing")
def tv9(_: Vector) -> None:
    match = placed("red:H5 blue:H5", bugs="green:H5")
    assert see(match).phase == "BUG"
    assert not sheet(match, GREEN)


@scene("TV-10", "Red and Lilac on H5", "the owner at home blocks")
def tv10(_: Vector) -> None:
    assert see(placed("red:H5 lilac:H5")).phase == "BUG"


@scene(
    "TV-11",
    "informants Yellow, Green; Black's bug",
    "Red, Yellow, Green, Black see Gilles Bura",
    "Second look rejected",
)
def tv11(_: Vector) -> None:
    match = placed("red:H5", informants="yellow:H5 green:H5", bugs="black:H5")
    match.perform(RED, "search lilac-briefcase")
    for seat in (RED, YELLOW, GREEN, BLACK):
        assert sheet(match, seat) == {"lilac-briefcase": "Bura"}
    for seat in (LILAC, BLUE):
        assert not sheet(match, seat)
    refused(match, RED, "search lilac-suitcase")


@scene("TV-12", "only Black's bug", "allowed; Black sees both. If Red stops after one, Black sees one")
def tv12(_: Vector) -> None:
    match = placed("red:H5", bugs="black:H5")
    match.perform(RED, "search suitcase")
    stopped = match.copy()
    stopped.perform(RED, "stop")
    assert sheet(stopped, BLACK) == {"lilac-suitcase": "toothbrush"}
    match.perform(RED, "search briefcase")
    assert sheet(match, BLACK) == {"lilac-suitcase": "toothbrush", "lilac-briefcase": "Bura"}


@scene("TV-13", "only Red's own informant", "second rejected (with `own_informant_counts` = false: accepted)")
def tv13(_: Vector) -> None:
    for counts in (True, False):
        match = placed("red:H5", informants="red:H5", own_informant_counts=counts)
        match.perform(RED, "search suitcase")
        if counts:
            refused(match, RED, "search briefcase")
        else:
            match.perform(RED, "search briefcase")


@scene("TV-14", "Yellow has bug **and** informant on H5", "one look allowed; Yellow gets one report")
def tv14(_: Vector) -> None:
    match = placed("red:H5", informants="yellow:H5", bugs="yellow:H5")
    match.perform(RED, "search suitcase")
    assert len(events(match, YELLOW, "saw")) == 1
    assert see(match).phase == "BUG"


@scene("TV-15", "Red alone on B1", "sees X5, Prof. Werner. Rejected: a third; own; Yellow's (empty here)")
def tv15(_: Vector) -> None:
    match = placed("red:B1")
    refused(match, RED, "search red-locker", "cannot search red-locker")
    refused(match, RED, "search yellow-locker", "cannot search yellow-locker")
    match.perform(RED, "search lilac")
    match.perform(RED, "search green")
    assert sheet(match, RED) == {"lilac-locker": "X5", "green-locker": "Werner"}
    refused(match, RED, "search blue-locker")


@scene("TV-16", "Green alone on F1; Blue's informant", "Green, Blue see X6; Yellow's locker now rejected")
def tv16(_: Vector) -> None:
    match = placed("green:F1", informants="blue:F1")
    match.perform(GREEN, "search black")
    assert sheet(match, GREEN) == sheet(match, BLUE) == {"black-locker": "X6"}
    refused(match, GREEN, "search yellow")


@scene("TV-17", "Black alone on F1, no informant", "only Yellow's locker eligible: at most one look")
def tv17(_: Vector) -> None:
    match = placed("black:F1")
    assert asked(match, BLACK) == ["stop", "search yellow-locker"]
    match.perform(BLACK, "search yellow")
    assert see(match).phase == "BUG"


@scene(
    "TV-18",
    "pile top G3, then G1",
    "turn 1 (order R,Y,G,K,L,B): Yellow G3, Black G1",
    "Turn 4 (K,L,B,R,Y,G): Black G3, Yellow G1",
)
def tv18(_: Vector) -> None:
    for turn, order in ((1, (YELLOW, BLACK)), (4, (BLACK, YELLOW))):
        match = placed("yellow:V1 black:V2", turn=turn)
        for seat, card in zip(order, ("G3", "G1"), strict=True):
            assert match.state.turn() == (seat,)
            match.perform(seat, "draw")
            match.perform(CHANCE, f"draw {card}")
            assert see(match, seat).hand == [card]


@scene("TV-19", "Yellow, Black on V1", "no draw, pile unchanged")
def tv19(_: Vector) -> None:
    match = placed("yellow:V1 black:V1")
    assert (see(match).phase, see(match).pile) == ("BUG", 30)


@scene("TV-20", "hand G3, G1; bugs of Red, Blue on G3", "Green, Red, Blue see X6; hand G1; used pile +1")
def tv20(_: Vector) -> None:
    match = placed("green:G3", bugs="red:G3 blue:G3", hands={"green": ["G3", "G1"]})
    match.perform(GREEN, "spend G3")
    for seat in (GREEN, RED, BLUE):
        assert sheet(match, seat) == {"G3": "X6"}
    assert (see(match, GREEN).hand, see(match).used) == (["G1"], 1)


@scene("TV-21", "hand G1, G1, G5", 'sees X1; hand G1; used +2; others see "two cards". Offering G1 alone: rejected')
def tv21(_: Vector) -> None:
    match = placed("green:G2", hands={"green": ["G1", "G1", "G5"]})
    refused(match, GREEN, "spend G1", "G2 opens for one card G2, or for two that are not G2")
    match.perform(GREEN, "spend G1 G5")
    assert (sheet(match, GREEN), see(match, GREEN).hand, see(match).used) == ({"G2": "X1"}, ["G1"], 2)
    assert facts(match, RED, "read") == [{"player": "p3", "place": "G2", "cards": 2}]


@scene("TV-22", "Green alone on G2, hand G4 only", "asked, but `stop` is all he can answer; hand kept")
def tv22(_: Vector) -> None:
    match = placed("green:G2", hands={"green": ["G4"]})
    assert asked(match, GREEN) == ["stop"]
    match.perform(GREEN, "stop")
    assert (see(match, GREEN).hand, see(match).phase) == (["G4"], "BUG")


@scene("TV-23", "Green, Red on G3, Green holds G3", "rejected, hand kept")
def tv23(_: Vector) -> None:
    match = placed("green:G3 red:G3", hands={"green": ["G3"]})
    refused(match, GREEN, "spend G3")
    assert see(match, GREEN).hand == ["G3"]


def _everything_but(pile: list[str], used: int) -> dict[str, object]:
    """Thirty mole cards: a pile, some used ones, and the rest in hands (Yellow's and Green's)."""
    cards = [f"G{kind}" for kind in range(1, 6) for _ in range(6)]
    for card in pile:
        cards.remove(card)
    spent, held = cards[:used], cards[used:]
    return {
        "pile": pile,
        "used": [{"card": card, "by": "p2", "at": card, "alone": True} for card in spent],
        "hands": {"yellow": held[: len(held) // 2], "green": held[len(held) // 2 :]},
    }


@scene("TV-24", "draw pile 1, used 7; Blue alone on V2, Red alone on V1", "pile 7, used 0; after Red: pile 6")
def tv24(_: Vector) -> None:
    match = placed("blue:V2 red:V1", turn=6, **_everything_but(["G5"], 7))  # type: ignore[arg-type]
    assert match.state.turn() == (BLUE,)
    match.perform(BLUE, "draw")
    match.settle()
    assert (see(match).pile, see(match).used, see(match).reshuffles) == (7, 0, 1)
    match.perform(RED, "draw")
    match.settle()
    assert see(match).pile == 6


@scene("TV-25", "both piles 0", "Red draws nothing; after Blue: pile 1, used 0")
def tv25(_: Vector) -> None:
    cards = [f"G{kind}" for kind in range(1, 6) for _ in range(6)]
    match = placed("red:V1 blue:G1", hands={"blue": cards[:6], "green": cards[6:]}, pile=[])
    assert match.state.turn() == (BLUE,)  # Red is skipped
    match.perform(BLUE, "spend G1")
    assert (see(match).pile, see(match).used, see(match).table[RED].moles) == (1, 0, 0)


@scene("TV-26", "Lilac alone on H5; Red's bug there", "no action offered, no report")
def tv26(_: Vector) -> None:
    match = placed("lilac:H5", bugs="red:H5")
    assert (see(match).phase, sheet(match, RED)) == ("BUG", {})


@scene("TV-27", "n = 4; Red alone on H6", "sees X3, Dr Pierre (unused colour)")
def tv27(_: Vector) -> None:
    match = placed("red:H6", seats=4)
    match.perform(RED, "search suitcase")
    match.perform(RED, "search briefcase")
    assert sheet(match, RED) == {"blue-suitcase": "X3", "blue-briefcase": "Pierre"}


@scene("TV-28", "V1; F1; B1; then H1; next turn G2", "three rejected; H1 accepted; second placement rejected")
def tv28(_: Vector) -> None:
    match = lay("BUG")
    for square in ("V1", "F1", "B1"):
        assert isinstance(refused(match, RED, f"bug {square}", "it can be on H1"), IllegalMove)
    match.perform(RED, "bug H1")
    match.perform(YELLOW, "bug H1")
    everybody(match, "no bug")
    assert [player.bug for player in see(match).table[:2]] == ["H1", "H1"]
    again = lay("BUG", players={"p1": {"bug": "H1"}})
    assert isinstance(refused(again, RED, "bug G2"), NotYourTurn)


@scene("TV-29", "informant to G1, V1, VM1; to B1; then leave 3 turns", '"take off the board" rejected')
def tv29(_: Vector) -> None:
    seals = {f"p{n}": {"sealed": ["dial B2"]} for n in range(1, 7)}
    match = lay("INFORMANT", players=seals)
    for square in ("G1", "V1", "VM1"):
        refused(match, RED, f"informant {square}", "it can stand on H1")
    refused(match, RED, "take off the board")
    match.perform(RED, "informant B1")
    everybody(match, "leave")
    for _turn in range(3):
        everybody(match, "no bug")
        everybody(match, "dial B2")
        assert not [move for move in match.legal(RED) if "off" in move]
        everybody(match, "leave")
        assert see(match).table[RED].informant == "B1"


@scene("TV-30", "agent B1, informant H3, bug G3", "7")
def tv30(vector: Vector) -> None:
    match = placed("red:B1 yellow:H2", informants="red:H3", bugs="red:G3")
    nobody_acts(match)
    match.perform(RED, "declare")
    match.perform(YELLOW, "declare")
    read_flags(match)
    assert see(match).sums["p1"] == int(vector.expected) == 7


@scene("TV-31", "declarers: Red (H6, H5, no bug)", "11, 11, 10 → lot between Red and Yellow only; Green a pursuer")
def tv31(_: Vector) -> None:
    match = placed("red:H6 green:F1", informants="red:H5 yellow:H6 green:H6", bugs="yellow:G5 green:H3")
    nobody_acts(match)
    for seat in (RED, YELLOW, GREEN):
        match.perform(seat, "declare")
    read_flags(match)
    assert see(match).sums == {"p1": 11, "p2": 11, "p3": 10}
    assert match.legal(CHANCE) == ["lot p1", "lot p2"]
    match.perform(CHANCE, "lot p2")
    assert see(match).fugitive == YELLOW


@scene(
    "TV-32",
    "Red alone on F1 in phase 5, declares",
    "no success, count 0. Flight turn 1: Red dials F1 and is alone → success",
)
def tv32(_: Vector) -> None:
    match = placed("red:F1")
    match.perform(RED, "stop")
    match.perform(RED, "declare")
    read_flags(match)
    match.perform(RED, RIGHT_FILE)
    assert (see(match).phase, see(match).solos) == ("FLIGHT", 0)
    fly(match, "red:F1")
    assert outcome(match) == ("escaped", (RED,))


RIGHT_FILE = "take lilac-locker yellow=Maury green=Werner black=Callisto lilac=Bura blue=Pierre"


def at_file(seats: int = 6) -> Match:
    return lay("FILE", seats, declared=["p1"], fugitive="p1", turns=12)


@scene(
    "TV-33",
    "names Lilac's locker",
    "container public, face shown to nobody, list sealed. Naming G4, repeating a name, or using Max Cool: rejected",
)
def tv33(vector: Vector) -> None:
    match = at_file()
    refused(match, RED, "take G4", "none of the 18 containers")
    match.perform(RED, "take lilac-locker")
    refused(match, RED, "yellow=Maury green=Maury", "Maury is not free for p3")
    refused(match, RED, "yellow=Cool", "Cool is not free for p2")
    named = re.findall(rf"(\w+) ({'|'.join(NAMES)})", vector.actions)
    filed = {colour.lower(): NAMES[name] for colour, name in named}
    assert len(filed) == 5
    match.perform(RED, " ".join(f"{colour}={name}" for colour, name in filed.items()))
    for seat in range(6):
        assert see(match, seat).taken == "lilac-locker"
        assert see(match, seat).file == (
            {f"p{COLOURS.index(c) + 1}": n for c, n in filed.items()} if seat == RED else {}
        )
        assert "lilac-locker" not in sheet(match, seat)


@scene("TV-34", "success, all right → E1, Red wins, five lose")
def tv34(_: Vector) -> None:
    assert outcome(fly(fleeing(), "red:F1")) == ("escaped", (RED,))


@scene("TV-35", "Red on F1 with Blue only", "not captured, no success, count unchanged")
def tv35(_: Vector) -> None:
    match = fly(fleeing(), "red:F1 blue:F1")
    assert (match.over, see(match).solos) == (False, 0)


@scene("TV-36", "winners Yellow, Green, Black, Lilac, Blue, whether Red's file was right or wrong")
def tv36(_: Vector) -> None:
    for agents in ("red:VM2 blue:VM2 green:VM2", "red:F1 yellow:F1 black:F1"):
        for taken in ("lilac-locker", "red-suitcase"):
            assert outcome(fly(fleeing(taken=taken), agents)) == ("captured", (YELLOW, GREEN, BLACK, LILAC, BLUE))


@scene(
    "TV-37", "VM1 alone; VM3 with one; VM3 alone (stayed); VM4 alone; invalid dial; VM2 alone; F1 with one; VM5 alone"
)
def tv37(vector: Vector) -> None:
    match, counts = fleeing(), [int(n) for n in vector.expected.split()[1].split(",")]
    assert counts == [1, 1, 2, 3, 3, 4, 4, 5]
    for step, solos in zip(vector.actions.split("; "), counts, strict=True):
        square = step.split()[0] if step != "invalid dial" else "H1"
        assert not match.over
        fly(match, f"red:{square}" + (f" blue:{square}" if "with one" in step else ""))
        assert see(match).solos == solos
    assert outcome(match) == ("escaped", (RED,))


@scene("TV-38", "Black's locker (X6)", "E2: nobody wins. Same with a toothbrush, e.g. Blue's locker")
def tv38(_: Vector) -> None:
    for taken in ("black-locker", "blue-locker"):
        assert outcome(fly(fleeing(taken=taken), "red:F1")) == ("wrong-file", ())


@scene("TV-39", "swapped two pseudonyms, escapes", "E2")
def tv39(_: Vector) -> None:
    swapped = {"p2": "Werner", "p3": "Maury", "p4": "Callisto", "p5": "Bura", "p6": "Pierre"}
    assert outcome(fly(fleeing(file=swapped), "red:F1")) == ("wrong-file", ())


@scene(
    "TV-40",
    "files Yellow, Green, Black only",
    "complete; no field for Lilac, Blue; card may come from Lilac's (unused) locker",
)
def tv40(_: Vector) -> None:
    match = at_file(4)
    refused(match, RED, "take lilac-locker lilac=Bura", "lines of the file are p2, p3, p4")
    match.perform(RED, "take lilac-locker yellow=Maury green=Werner black=Callisto")
    assert see(match).phase == "FLIGHT"


@scene("TV-41", "dial VM4 / VM5 / V2 / V3; also B1, H1", "VM4 at n = 4, V1 at n = 5, V2 at n = 6: valid")
def tv41(_: Vector) -> None:
    for seats, closed in ((3, "VM4"), (4, "VM5"), (5, "V2"), (6, "V3")):
        for square in (closed, "B1", "H1"):
            assert see(fly(fleeing(seats=seats), f"yellow:{square}")).table[YELLOW].agent is None
    for seats, open_ in ((4, "VM4"), (5, "V1"), (6, "V2")):
        assert see(fly(fleeing(seats=seats), f"yellow:{open_}")).table[YELLOW].agent == open_


@scene("TV-42", "n = 3, Red fugitive on VM1", "first: nothing; then captured")
def tv42(_: Vector) -> None:
    match = fly(fleeing(seats=3), "red:VM1 yellow:VM1")
    assert not match.over
    assert outcome(fly(match, "red:VM1 yellow:VM1 green:VM1")) == ("captured", (YELLOW, GREEN))


@scene("TV-43", "n = 6: Blue = Dr Pierre by elimination", "knowing only three leaves two names for the fourth")
def tv43(_: Vector) -> None:
    identities = ["yellow-suitcase", "green-locker", "black-suitcase", "lilac-briefcase"]
    for seats, places, names in ((6, identities, ["Pierre"]), (5, identities[:3], ["Bura", "Pierre"])):
        match = placed("", seats=seats, seen={"red": sights(1, "p1", *places)})
        known = see(match, RED).knowledge()
        assert [list(NAMES.values())[name] for name in known.names_of(seats - 1)] == names
    match = placed("", seats=5, seen={"red": sights(1, "p1", *identities)})
    known = see(match, RED).knowledge()
    assert all(len(known.names_of(colour)) == 1 for colour in (YELLOW, GREEN, BLACK, LILAC))


@scene("TV-44", "Red has read G1–G4 (X3, X1, X6, X2) and seen real X5", "true code X4 or X5: not complete")
def tv44(_: Vector) -> None:
    match = placed("", seen={"red": sights(1, "p1", "G1", "G2", "G3", "G4", "lilac-locker")})
    known = see(match, RED).knowledge()
    assert [f"X{card - 5}" for card in known.true_codes()] == ["X4", "X5"]
    assert not known.complete()


@scene("TV-45", "turn 200, nobody declares / flight turn 40 ends with k = 1", "E4 nobody wins / treated as E3")
def tv45(_: Vector) -> None:
    assert outcome(read_flags(placed("", turn=200))) == ("limit", ())
    match = fly(fleeing(flight_turns=39), "red:VM1 blue:VM1")
    assert outcome(match) == ("stalled", (YELLOW, GREEN, BLACK, LILAC, BLUE))


@scene("TV-46", "Green alone on V1 (n = 5), holds mole cards", "no action, no draw")
def tv46(_: Vector) -> None:
    match = fly(fleeing(seats=5), "green:V1 red:VM1")
    assert see(match).table[GREEN].agent == "V1"
    assert all(move.startswith("dial ") for seat in range(5) for move in match.legal(seat))
    assert see(match).pile == 30


@scene("TV-47", "phase 2 running", "both rejected (wrong phase; phase 3 not begun)")
def tv47(_: Vector) -> None:
    match = lay("DIAL")
    refused(match, RED, "bug H1", "as in dial H3")
    match.perform(YELLOW, "dial H3")
    refused(match, YELLOW, "informant H1", "the match waits for p1, p3, p4, p5, p6")


@scene("TV-48", "Yellow already knows X3 when he decides", "(`phase5` = sealed: he decides before knowing)")
def tv48(_: Vector) -> None:
    hands = {"red": ["G1"], "yellow": ["G2"]}
    match = placed("red:G1 yellow:G2", bugs="yellow:G1", hands=hands)
    match.perform(RED, "spend G1")
    assert match.state.turn() == (YELLOW,)
    assert sheet(match, YELLOW) == {"G1": "X3"}
    match.perform(YELLOW, "spend G2")
    assert sheet(match, YELLOW) == {"G1": "X3", "G2": "X1"}
    sealed = placed("red:G1 yellow:G2", bugs="yellow:G1", hands=hands, phase5="sealed")
    sealed.perform(RED, "spend G1")
    assert not sheet(sealed, YELLOW)
    sealed.perform(YELLOW, "spend G2")
    assert sheet(sealed, YELLOW) == {"G1": "X3", "G2": "X1"}


@scene(
    "TV-49",
    "Red knows nothing",
    "after a warning to Red alone; Red is the fugitive; no hint about right or wrong is given",
)
def tv49(_: Vector) -> None:
    match = placed("")
    told = [[s.message for s in GAME.help.draft(see(match, seat), ["declare"])] for seat in (RED, YELLOW)]
    assert told == [["draft-declare", "warn-declare"]] * 2  # each of his own file
    match.perform(RED, "declare")
    read_flags(match)
    assert see(match).fugitive == RED
    match.perform(RED, "take red-suitcase p2=Bura p3=Werner p4=Callisto p5=Maury p6=Pierre")
    right = placed("")
    right.perform(RED, "declare")
    read_flags(right)
    right.perform(RED, "take red-suitcase p2=Maury p3=Werner p4=Callisto p5=Bura p6=Pierre")
    assert [match.view(seat) for seat in (YELLOW, BLUE, WATCHER)] == [right.view(s) for s in (YELLOW, BLUE, WATCHER)]


@scene("TV-50", "Red on H2, Blue on H4; both bugs in hand", "no dial is opened, both bugs go back; sums 2, 4")
def tv50(_: Vector) -> None:
    match = nobody_acts(placed("red:H2 blue:H4", turn=3))
    for seat in (RED, BLUE):
        match.perform(seat, "bug G5")
        match.perform(seat, "declare")
    everybody(match, "no bug")
    assert (see(match).new_bugs, see(match).table[RED].bug) == ([RED, BLUE], "G5")
    shown = len(events(match, WATCHER, "dials"))
    everybody(match, "dial H6")
    assert len(events(match, WATCHER, "dials")) == shown
    assert facts(match, WATCHER, "bugs-back") == [{"players": ["p1", "p6"]}]
    assert [player.bug for player in see(match).table] == [None] * 6
    assert [see(match).table[seat].agent for seat in (RED, BLUE)] == ["H2", "H4"]
    assert (see(match).sums, see(match).fugitive) == ({"p1": 2, "p6": 4}, BLUE)


@scene("TV-51", "turn 1, phase 1", "turn 1 is played to its end; read in turn 2, Red flees")
def tv51(_: Vector) -> None:
    match = lay("BUG")
    match.perform(RED, "declare")
    everybody(match, "no bug")
    everybody(match, "dial B2")
    assert see(match).phase == "INFORMANT"
    everybody(match, "leave")
    assert (see(match).turn, see(match, RED).flag) == (1, True)
    read_flags(match)
    assert see(match).fugitive == RED


@scene("TV-52", "turn 2; Red's flag is up", "the turn goes on; nobody but Red ever learns of the flag")
def tv52(_: Vector) -> None:
    match, never = placed("red:H2", turn=2), placed("red:H2", turn=2)
    match.perform(RED, "declare")
    for each in (match, never):
        nobody_acts(each)
        everybody(each, "no bug")
        each.perform(RED, "dial H5")
    match.perform(RED, "withdraw")
    for each in (match, never):
        everybody(each, "dial B2")
        assert see(each).phase == "INFORMANT"
        everybody(each, "leave")
    assert [wire(match, seat) == wire(never, seat) for seat in (*range(6), WATCHER)] == [False, *[True] * 6]


@scene("TV-53", "Red has dialled H3, Blue has not dialled", "H4 is shown in phase 4; the last is rejected")
def tv53(_: Vector) -> None:
    match = lay("DIAL")
    for seat in range(5):
        match.perform(seat, "dial H3")
    match.perform(RED, "undial")
    assert match.state.turn() == (RED, BLUE)
    match.perform(RED, "dial H4")
    match.perform(BLUE, "dial H1")
    refused(match, RED, "undial", "until the last one is in")
    everybody(match, "leave")
    assert facts(match, WATCHER, "dials")[0]["dials"]["p1"] == "H4"


@scene("TV-54", "turn 200 is over", "E4, no dial opened / Red flees")
def tv54(_: Vector) -> None:
    for declares in (False, True):
        match = placed("red:V1", turn=200)
        nobody_acts(match)
        assert (see(match).phase, facts(match, WATCHER, "last-dials")) == ("DIAL", [{"last": 200}])
        if declares:
            match.perform(RED, "declare")
        everybody(match, "dial H2")
        assert len(events(match, WATCHER, "dials")) == 1
        assert see(match).table[RED].agent == "V1"
        assert (see(match).fugitive == RED) is declares
        assert match.over is not declares
    assert see(match).phase == "FILE"
