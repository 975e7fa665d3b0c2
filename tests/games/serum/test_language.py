"""What people hear and type: whole matches in three languages, from every chair."""

from __future__ import annotations

from typing import Any

import pytest

from filature.bots import RandomPlayer, Seated
from filature.bots.serum.greedy import Greedy
from filature.games.serum import GAME
from filature.kernel.dice import FairDice
from filature.kernel.errors import FilatureError
from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from filature.language import LANGUAGES, Speaker
from filature.language.default_help import statistics_of
from tests.games.serum.table import GREEN, RED, everybody, fleeing, gather, in_phase, lay, placed, see, sights
from tests.playing import play_out

PLAYERS = ["Anna", "Bert", "Cleo", "Dora"]
OPTIONS: list[dict[str, Any]] = [
    {"assist": 2, "unused_deal": "mixed"},
    {"assist": 1, "turn_limit": 9, "flight_turn_limit": 40},
    {"assist": 0, "phase5": "sealed", "flight_trigger": "automatic", "turn_limit": 6, "flight_turn_limit": 3},
]
ABOUT = ["red", "p2", "blue", "X3", "Maury", "nonsense"]
PLACES = ["H1", "B1", "G3", "red suitcase", "locker-blue", "B2", "nonsense"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_everything_that_happens_can_be_said_to_everybody(language: str, options: dict[str, Any]) -> None:
    match = Match(GAME, 4, options, names=PLAYERS, dice=FairDice(b"words"))
    speakers = {seat: Speaker(language, GAME, names=PLAYERS, seat=seat) for seat in (0, 1, 2, 3, WATCHER)}
    bots = Seated(match, {seat: Greedy(seat) if seat < 3 else RandomPlayer(seat) for seat in range(4)})
    game_help, said = GAME.help, list[str]()
    while not match.over:
        match.settle()
        if not match.state.turn():
            break
        seat = match.state.turn()[0]
        view, written = see(match, seat), match.legal(seat)
        answers = [
            game_help.ask(view),
            game_help.may_do(view, written),
            *(game_help.draft(view, [move]) for move in written[:3]),
        ]
        answers += [
            tell(view)
            for tell in (game_help.who_am_i, game_help.whose_turn, game_help.scores, game_help.known, game_help.board)
        ]
        assert all(answers)
        answers += [game_help.where(view, word) for word in ABOUT]
        answers += [tell(view, word) for word in PLACES for tell in (game_help.what_at, game_help.near, game_help.way)]
        said += [line for sentences in answers for line in speakers[seat].sentences(sentences)]
        bots.move(seat)
    for seat, speaker in speakers.items():
        said += [speaker.event(event) for _, event in match.heard(seat)]
        view = see(match, seat)
        for tell in (game_help.who_am_i, game_help.whose_turn, game_help.scores, game_help.known, game_help.board):
            said += speaker.sentences(tell(view))
    said += speakers[WATCHER].sentences(statistics_of(match).sentences)
    assert all(said)
    assert not [line for line in said if "{" in line or "$" in line]


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        (
            "en",
            "You find Gilles Bura in the lilac briefcase.",
            "You are told: p1 found Gilles Bura in the lilac briefcase.",
        ),
        (
            "fr",
            "Vous trouvez Gilles Bura dans la mallette lilas.",
            "On vous rapporte : p1 a trouvé Gilles Bura dans la mallette lilas.",
        ),
        (
            "de",
            "Du findest Gilles Bura in der lila Aktentasche.",
            "Dir wird gemeldet: p1 fand Gilles Bura in der lila Aktentasche.",
        ),
    ],
)
def test_what_i_find_and_what_is_reported_to_me_are_different_sentences(language: str, mine: str, theirs: str) -> None:
    match = placed("red:H5", informants="green:H5")
    match.perform(RED, "search briefcase")
    said = []
    for seat in (RED, GREEN):
        [event] = [event for _, event in match.heard(seat) if event.kind == "saw"]
        said.append(Speaker(language, GAME, seat=seat).event(event))
    assert [line.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ") for line in said] == [
        mine,
        theirs,
    ]


TYPED = [
    (
        "fr",
        "HIDE",
        "cacher valise=brosse mallette=identité B1=formule",
        "hide suitcase=toothbrush briefcase=identity B1=formula",
    ),
    ("fr", "BUG", "micro G3", "bug G3"),
    ("fr", "BUG", "sans micro", "no bug"),
    ("fr", "DIAL", "cadran vm2", "dial VM2"),
    ("fr", "ACT", "fouiller mallette", "search lilac-briefcase"),
    ("fr", "FILE", "prendre casier lilas", "take lilac-locker"),
    ("fr", "DIAL", "annoncer", "declare"),
    (
        "de",
        "HIDE",
        "verstecke Koffer=Zahnbürste Aktentasche=Ausweis F1=Formel",
        "hide suitcase=toothbrush briefcase=identity F1=formula",
    ),
    ("de", "BUG", "keine Wanze", "no bug"),
    ("de", "DIAL", "Scheibe H3", "dial H3"),
    ("de", "INFORMANT", "Spitzel B1", "informant B1"),
    ("de", "INFORMANT", "lasse", "leave"),
    ("de", "ACT", "durchsuche Koffer", "search lilac-suitcase"),
    ("de", "FILE", "nimm Lila Schließfach", "take lilac-locker"),
    ("de", "INFORMANT", "ansagen", "declare"),
    ("fr", "FLAG", "retirer", "withdraw"),
    ("de", "FLAG", "widerrufe", "withdraw"),
    ("fr", "DIALLED", "reprendre", "undial"),
    ("de", "DIALLED", "zurückdrehen", "undial"),
    ("en", "ACT", "search suitcase", "search lilac-suitcase"),
]


def at(phase: str) -> Match:
    return {
        "HIDE": lambda: play_out(gather(3), until=in_phase("HIDE")),
        "INFORMANT": lambda: lay("INFORMANT", players={f"p{n}": {"sealed": ["dial B2"]} for n in range(1, 7)}),
        "ACT": lambda: placed("red:H5"),
        "FLAG": lambda: lay("BUG", players={"p1": {"flag": True}}),
        "DIALLED": lambda: lay("DIAL", players={"p1": {"sealed": ["dial H2"]}}),
        "FILE": lambda: lay("FILE", declared=["p1"], fugitive="p1", turns=3),
    }.get(phase, lambda: lay(phase))()


@pytest.mark.parametrize(("language", "phase", "typed", "written"), TYPED)
def test_people_type_in_their_own_language(language: str, phase: str, typed: str, written: str) -> None:
    match = at(phase)
    match.perform(RED, Speaker(language, GAME).to_notation(typed))
    assert match.moves[-1] == f"p1 {written}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["HIDE", "BUG", "DIAL", "INFORMANT", "ACT", "FILE"])
def test_the_example_of_every_question_can_be_typed(language: str, phase: str) -> None:
    match, speaker = at(phase), Speaker(language, GAME)
    match.perform(RED, speaker.to_notation(speaker.typed(GAME.help.example(see(match, RED)))))
    assert match.moves


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A bug cannot be on V1; it can be on H1, H2, H3, H4, H5, H6, G1, G2, G3, G4, G5."),
        ("fr", "Un micro ne peut pas être en V1 ; cases possibles : H1, H2, H3, H4, H5, H6, G1, G2, G3, G4 et G5."),
        ("de", "Eine Wanze kann nicht auf V1 sein; möglich ist H1, H2, H3, H4, H5, H6, G1, G2, G3, G4 und G5."),
    ],
)
def test_a_refusal_says_in_my_language_what_would_be_right(language: str, sentence: str) -> None:
    with pytest.raises(FilatureError) as refused:
        lay("BUG").perform(RED, "bug V1")
    said = Speaker(language, GAME, brief=True).error(refused.value)
    assert said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ") == sentence


def test_the_board_in_words_says_where_everything_is_and_nothing_that_is_hidden() -> None:
    match = placed("red:H5", informants="green:B1", bugs="black:G3")
    everybody(match, "stop")
    told = Speaker("en", GAME, brief=True).sentences(GAME.help.board(see(match)))
    assert told[:4] == [
        *("On B1: informants (p3).", "On G3: bugs (p4).", "On H5: agents (p1)."),
        "Agents beside the board: p2, p3, p4, p5, and p6.",
    ]
    assert told[-1] == "Mole cards: 30 in the pile, 0 used."


def test_questions_about_places_and_people_are_answered() -> None:
    speaker, game_help = Speaker("en", GAME, seat=RED, brief=True), GAME.help
    view = see(placed("red:H5", seen={"red": sights(2, "p4", "blue-suitcase", "G1")}), RED)
    assert speaker.sentences(game_help.where(view, "p1")) == [
        "You (red): agent H5, informant beside the board, bug beside the board."
    ]
    assert speaker.sentences(game_help.where(view, "X3")) == [
        "Seen in the blue suitcase: formula X3.",
        "The fake of formula X3 lies on G1.",
    ]
    assert speaker.sentences(game_help.what_at(view, "blue suitcase")) == [
        "In the blue suitcase: formula X3. p4 looked in turn 2, and you were told."
    ]
    assert speaker.sentences(game_help.what_at(view, "B1"))[1] == "Lockers in use here: red, green, lilac, and blue."
    assert speaker.sentences(game_help.way(view, "G5")) == ["One dial: dial G5"]
    assert speaker.sentences(game_help.way(view, "VM1")) == ["VM1 is closed to you now."]
    assert game_help.near(view, "B2") == game_help.where(view, "nobody") == game_help.what_at(view, "B2") == []
    flight = see(fleeing(), RED)
    assert speaker.sentences(game_help.way(flight, "VM1")) == ["One dial: dial VM1"]


def test_who_cannot_act_is_told_why() -> None:
    def idle(match: Match, seat: int) -> list[str]:
        return Speaker("en", GAME, seat=seat, brief=True).sentences(GAME.help.waiting(see(match, seat)))

    acting = placed("red:H5 yellow:H2 green:H2 black:G1 lilac:V1 blue:H3", turn=1)
    for_red = "We wait for p1."
    assert idle(acting, RED) == []
    assert idle(acting, 1) == ["On H2 you meet p3: nobody there can act.", for_red]
    assert idle(acting, 3) == ["Without mole cards nothing can be read on G1.", for_red]
    assert idle(placed("yellow:H2 blue:H3"), 1) == ["There is nothing for you to search on H2.", "We wait for p6."]
    assert idle(placed("blue:H3"), 1) == ["Your agent is beside the board this turn.", "We wait for p6."]
    everything = [f"G{kind}" for kind in (1, 2, 3, 4, 5) for _ in range(6)]
    emptied = placed("blue:H3 green:V1", hands={"red": everything}, pile=[])
    assert idle(emptied, 2) == ["There is no mole card left to draw.", "We wait for p6."]
    bugs = lay("BUG", players={"p1": {"bug": "G3"}})
    assert idle(bugs, RED)[0] == "Your bug is in place for good."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Nobody counts points here: whoever gets away with a true file wins."),
        ("fr", "Ici, pas de points : qui s’échappe avec un dossier juste gagne."),
        ("de", "Hier zählt niemand Punkte: Wer mit einer richtigen Akte entkommt, gewinnt."),
    ],
)
def test_who_asks_for_points_is_told_that_there_are_none(language: str, said: str) -> None:
    speaker = Speaker(language, GAME, seat=RED)
    assert speaker.sentences(GAME.help.scores(see(placed("red:H5"), RED))) == [said]
    assert len(GAME.help.scores(see(fleeing(), RED))) == 2
