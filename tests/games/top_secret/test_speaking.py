"""Top Secret in words: events and answers in three languages, moves typed in them, questions about the map."""

from __future__ import annotations

import re
from random import Random

import pytest

from filature import bots
from filature.games.top_secret import GAME
from filature.games.top_secret.map import Map
from filature.kernel.errors import FilatureError
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from filature.language import Speaker
from filature.language.questions import Questions
from tests.clauses import clause
from tests.games.top_secret.table import SETUP, act, agent, gather, lay, see

LANGUAGES = ("en", "fr", "de")
NAMES = ("Anna", "Bernd", "Chloé", "Dora")


def speaker(language: str = "en", seat: int = 0) -> Speaker:
    return Speaker(language, GAME, names=NAMES, seat=seat)


def ask(match: Match, question: str, language: str = "en", seat: int = 0) -> str:
    answer = Questions(match, seat, speaker(language, seat)).answer(question)
    assert answer is not None
    return " ".join(answer)


# --- The map in words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        ("en", "what is next to Aden?", "Next to Aden: Delhi, Cairo, Lagos, Singapore, Port Louis, and Nairobi."),
        ("fr", "près de Aden", "Aden, villes voisines : Delhi, Le Caire, Lagos, Singapour, Port Louis et Nairobi."),
        ("de", "was liegt neben Aden?", "Aden, Nachbarstädte: Delhi, Kairo, Lagos, Singapur, Port Louis und Nairobi."),
    ],
)
@clause("SE-2.8")
def test_what_is_next_to_aden(language: str, question: str, answer: str) -> None:
    assert ask(lay("R1 Lagos", T=1), question, language) == answer


@pytest.mark.parametrize(
    ("language", "question", "way"),
    [
        (
            "en",
            "way to my headquarters",
            "From Aden to the red headquarters: 3 steps via Singapore and Port Moresby, for R1.",
        ),
        ("fr", "chemin vers mon quartier général", "Chemin d’Aden au quartier général rouge : 3 pas par Singapour"),
        (
            "de",
            "weg nach mein Hauptquartier",
            "Weg von Aden ins rote Hauptquartier: 3 Schritte über Singapur und",
        ),
        ("en", "way H_red", "From Aden to the red headquarters: 3 steps"),
    ],
)
@clause("SE-2.5")
def test_the_shortest_way_to_my_headquarters(language: str, question: str, way: str) -> None:
    told = ask(lay("R1 Aden, G1 Perth", T=1), question, language)
    assert told.startswith(way)
    assert "S_red" not in told


def test_ways_name_enemies_and_everybody_s_starting_point() -> None:
    told = ask(lay("R1 Aden, G1 Singapore, R2 Lagos", T=1), "way to Singapore")
    assert "From Aden to Singapore: one step, for R1." in told
    assert "Enemies on this way: Singapore." in told
    assert "From the red start base to Singapore" in told


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("way to S_red", "Nobody steps into the red start base."),
        ("way to Atlantis", 'There is no place "Atlantis"'),
        ("near H_red", "The red headquarters is entered from"),
        ("near S_red", "From the red start base one goes to San Francisco, Chicago, and Churchill."),
        ("near Darwin", "A dotted line leads to the red headquarters. Agents come here from the green start base."),
        ("near port", 'There is no place "port"'),
        ("at Lagos", "In Lagos: R1 + GA; lying there: RB."),
        ("at S_green", "In the green start base: G2"),
        ("at Tokyo", "In Tokyo: nobody and nothing."),
        ("at hq", "The red headquarters is entered from Port Moresby, Darwin, and Melbourne."),
        ("at Honolulu", "In Honolulu, lying there: RA."),
        ("where R1", "R1 is in Lagos, carrying GA."),
        ("where g7", "G7 is out of the game."),
        ("where GA", "GA is in Lagos, carried by R1."),
        ("where RB", "RB lies in Lagos."),
        ("where RC", "RC is delivered, by you."),
        ("where Y1", 'There is no "Y1"'),
        ("who am i", "You are red."),
        ("scores", "You, red: 1 secret, delivered RC, agents 7."),
        ("whose turn", "Round 1: you move, 2 steps left."),
        ("know", "Your cases: RA 5 secrets; RB 3 secrets; RC 1 secret; RD the bomb."),
        ("know", "In GA, GB, GC, and GD, in some order: bomb, 1, 3, and 5."),
        ("moves", "R1 to"),
        ("moves", "drop R1"),
        ("board", "Aden: G1."),
    ],
)
def test_questions_are_answered_from_the_view(question: str, answer: str) -> None:
    match = lay("R1 Lagos with GA, G1 Aden, G7 out", T=2, cases={"RB": "Lagos"}, delivered="RC red")
    assert answer in ask(match, question)


def test_a_watcher_gets_answers_too() -> None:
    match = lay("R1 Lagos with GA", T=2)
    for question in ("who", "turn", "scores", "board", "near Aden", "way to Aden", "know", "where GA"):
        assert ask(match, question, seat=WATCHER)
    assert "5" not in ask(match, "where GA", seat=WATCHER)


# --- Everything is said --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_are_told_in_every_language(language: str) -> None:
    """Every event and every answer of a match of bots, for every seat; no word of the machine is left in them."""
    for seats, seed in ((2, 0), (3, 17), (4, 16)):
        match = gather(seats, seed, colours="random", bomb_kills_carrier=seats == 4)
        seated = [bots.make(GAME, "greedy", seed + seat) for seat in range(seats)]
        dice = Random(seed)
        while not match.over:
            seat = match.state.turn()[0]
            if seat == CHANCE:
                match.roll()
                continue
            if dice.random() < 0.05 or see(match).phase in ("TARGET", "CARDS", "LOOT", "BOMB"):
                say_all(match, seat, language)
            match.play(seat, seated[seat].choose(match.view(seat), match.state.moves(seat)))
        for listener in (0, 1, WATCHER):
            for _, event in match.heard(listener):
                clean(speaker(language, listener).event(event))


def say_all(match: Match, seat: int, language: str) -> None:
    view = match.view(seat)
    tongue = speaker(language, seat)
    written = match.legal(seat)[0]
    game_help = GAME.help
    told = [game_help.ask(view), game_help.draft(view, [written]), game_help.who_am_i(view), game_help.whose_turn(view)]
    told += [
        game_help.scores(view),
        game_help.board(view),
        game_help.known(view),
        game_help.may_do(view, match.legal(seat)),
    ]
    for sentences in told:
        for text in tongue.sentences(sentences):
            clean(text)


def clean(text: str) -> None:
    assert text
    assert not re.search(r"[{}$_]|\bS_|\bNone\b|\bp[1-4]\b(?!\W*\d)", text.replace("H_", "")), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_setup_is_asked_and_drafted_step_by_step(language: str) -> None:
    match = gather(3)
    for part in ("A=5", "B=3 C=1", "D=bomb", "A@Lagos B@Aden C@Cairo", "D@Delhi", "guard yes"):
        clean_setup = speaker(language).sentences(GAME.help.ask(match.view(0)))
        assert all(clean_setup)
        written = [match.state.write(0, move) for move in match.state.read(0, part)[:1]]
        assert all(speaker(language).sentences(GAME.help.draft(match.view(0), written)))
        match.perform(0, part)
    match.perform(1, SETUP)
    assert all(speaker(language).sentences(GAME.help.whose_turn(match.view(1))))


@pytest.mark.parametrize(
    ("language", "typed", "place"),
    [
        ("fr", "R1 > Le Caire > Delhi", ""),
        ("fr", "R1 > Caire", "Cairo"),
        ("de", "R1 > Kairo", "Cairo"),
        ("de", "r1 > singapur", "Singapore"),
        ("fr", "R1 > Singapour > Pékin", "Beijing"),
        ("en", "R1 > Port Louis > Port Louis", ""),
        ("en", "R1 > port lou", "Port Louis"),
        ("de", "R1 > Nairobi > Kapstadt", "Cape Town"),
        ("fr", "R1 > Nairobi > Cap", "Cape Town"),
    ],
)
def test_moves_are_typed_in_ones_own_language(language: str, typed: str, place: str) -> None:
    match = lay("R1 Aden", T=3)
    text = speaker(language).to_notation(typed)
    if place:
        match.perform(0, text)
        assert agent(match, "R1").place == place
    else:
        with pytest.raises(FilatureError) as caught:
            match.perform(0, text)
        assert speaker(language).error(caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("city", GAME.board.cities)
def test_every_city_can_be_typed_by_its_name(city: str, language: str) -> None:
    """Also by that of the rules; no part of a name is taken for another word."""
    tongue = speaker(language)
    for name in (city, tongue.word(city)):
        typed = re.sub(r"^(Le|l’île de|die) ", "", name)
        assert Map(GAME.board).find(tongue.to_notation(typed), "red") == city


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("fr", ["prendre R1 RA", "poser R1", "fin"]),
        ("de", ["nehmen R1 RA", "ablegen R1", "fertig"]),
        ("en", ["pick R1 RA", "drop R1", "end"]),
    ],
)
def test_actions_are_typed_in_ones_own_language(language: str, texts: list[str]) -> None:
    match = lay("R1 Lagos", T=0, cases={"RA": "Lagos"})
    for text in texts:
        match.perform(0, speaker(language).to_notation(text))
    assert see(match).active == 1


def test_a_whole_plan_is_typed_in_french_and_german() -> None:
    match = gather()
    match.perform(0, speaker("fr").to_notation("plan A=5 @ Londres B=bombe @ Moscou C=1 @ Pékin D=3 @ Tokyo"))
    match.perform(1, speaker("de").to_notation("Plan A=5 @ Kapstadt B=Bombe @ Osterinsel C=1 @ Peking D=3 @ Tokio"))
    assert see(match).phase == "START_ROLL"
    assert [case.place for case in see(match).cases][4:6] == ["Cape Town", "Easter Island"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answers_of_a_duel_are_typed_in_ones_own_language(language: str) -> None:
    words = {"en": "target card loot yes", "fr": "cible carte butin oui", "de": "Ziel Karte Beute ja"}[language]
    target, card, loot, yes = words.split()
    tongue = speaker(language)
    match = act(lay("R1 Dakar with RA, G1 Lagos, G2 Lagos", T=1), "R1 > Lagos")
    match.perform(0, tongue.to_notation(f"{target} G1"))
    match.perform(0, tongue.to_notation(f"{card} 1"))
    match.perform(1, tongue.to_notation(f"{card} 2"))
    match.perform(1, tongue.to_notation(f"{loot} {yes}"))
    assert agent(match, "G1").case == "RA"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whom_the_bomb_takes_is_asked_in_one_sentence_with_an_example(language: str) -> None:
    match = act(lay("R1 Darwin with GD", T=3), "R1 > H_red")
    view = see(match, 0)
    [asked] = speaker(language).sentences(GAME.help.ask(view))
    clean(asked)
    assert "4" in asked
    assert match.state.read(0, speaker(language).to_notation(speaker(language).typed(GAME.help.example(view))))


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "R1 > Easter Island"), ("fr", "R1 > Pâques"), ("de", "R1 > Osterinsel")]
)
def test_a_city_of_two_words_is_shown_as_it_is_typed_in_ones_language(language: str, typed: str) -> None:
    tongue = speaker(language)
    assert tongue.typed("R1 > Easter Island") == typed
    assert Map(GAME.board).find(tongue.to_notation(typed.removeprefix("R1 > ")), "red") == "Easter Island"


# --- Headquarters as they are printed and said ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "R1 > HQ R"),
        ("en", "R1 > the red headquarters"),
        ("fr", "R1 > QG R"),
        ("fr", "R1 > quartier général rouge"),
        ("fr", "R1 > le quartier général rouge"),
        ("de", "R1 > HQ R"),
        ("de", "R1 > Hauptquartier Rot"),
    ],
)
@clause("SE-2.5")
def test_a_headquarters_is_understood_as_the_page_prints_it(language: str, typed: str) -> None:
    state = lay("R1 Melbourne with RA", T=2).state
    assert speaker(language).understand(state, 0, typed) == state.read(0, "R1 > H_red")


@pytest.mark.parametrize(
    ("language", "typed"), [("de", "R1 > Hauptquartier Atlantis"), ("fr", "violet 1 rouge 2"), ("fr", "prendre R1 ZZ")]
)
def test_a_refusal_quotes_what_was_typed(language: str, typed: str) -> None:
    with pytest.raises(FilatureError) as refused:
        speaker(language).understand(lay("R1 Melbourne", T=2).state, 0, typed)
    quoted = [str(fact) for key, fact in refused.value.facts.items() if key in ("word", "text")]
    assert quoted
    assert all(fact in typed for fact in quoted)
