"""What people hear: whole matches in three languages, from every chair."""

import pytest
from librt.random import Random

from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.errors import FilatureError
from filature.kernel.events import Event
from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from filature.language import LANGUAGES, Speaker, guess_language
from filature.language.default_help import statistics_of

HEIMLICH = catalogue.game("heimlich")
OPTIONS = [
    {"mode": "basic"},
    {"mode": "advanced"},
    {"mode": "advanced", "independents_block": True, "die": "one_to_three", "report_rule": "free"},
    {"mode": "basic", "turn_limit": 12, "full_log": False},
]
NAMES = ["Anna", "Bert", "Cleo"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_everything_that_happens_can_be_said_to_everybody(language: str, options: dict[str, object]) -> None:
    for seed in range(6):
        match = Match(HEIMLICH, 3, options, names=NAMES, dice=FairDice(bytes([seed] * 32)))
        speakers = [Speaker(language, HEIMLICH, names=NAMES, seat=seat) for seat in (0, 1, 2, WATCHER)]
        guide, dice = HEIMLICH.help, Random(seed)
        while not match.over:
            match.settle()
            for seat in match.state.turn():
                moves = match.state.moves(seat)
                written = [match.state.write(seat, move) for move in moves]
                view, speaker = match.view(seat), speakers[seat]
                drawn = dice.randrange(len(moves))
                said = [guide.ask(view), guide.draft(view, [written[drawn]]), guide.may_do(view, written)]
                said += [tell(view) for tell in (guide.who_am_i, guide.whose_turn, guide.scores, guide.known)]
                assert all(speaker.sentences(sentences) for sentences in said)
                match.play(seat, moves[drawn])
        for speaker in speakers:
            for _, event in match.heard(speaker.seat):
                text = speaker.event(event)
                assert text
                assert "{" not in text
                assert "$" not in text
            assert speaker.sentences(guide.board(match.view(speaker.seat)))
        assert speakers[-1].sentences(statistics_of(match).sentences)


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        ("en", "You move violet (grainy) 2 to the ruin.", "Bert moves violet (grainy) 2 to the ruin."),
        (
            "fr",
            "Vous déplacez violet (rugueux) de 2, jusqu’à la ruine.",
            "Bert déplace violet (rugueux) de 2, jusqu’à la ruine.",
        ),
        (
            "de",
            "Du ziehst Violett (körnig) 2 weiter, bis zur Ruine.",
            "Bert zieht Violett (körnig) 2 weiter, bis zur Ruine.",
        ),
    ],
)
def test_my_own_move_and_another_players_move_are_different_sentences(language: str, mine: str, others: str) -> None:
    event = Event("moved", {"player": "p2", "die": 2, "steps": {"violet": 2}, "places": {"violet": "ruin"}})
    assert Speaker(language, HEIMLICH, names=NAMES, seat=1).event(event) == mine
    assert Speaker(language, HEIMLICH, names=NAMES, seat=0).event(event) == others


def test_brief_leaves_the_textures_out() -> None:
    event = Event("dealt", {"agent": "green"})
    assert Speaker("en", HEIMLICH, brief=True).event(event) == "Your card: you are green. Keep it to yourself."


@pytest.mark.parametrize(
    ("language", "typed", "notation"),
    [
        ("fr", "rouge+2 vert+1", "red+2 green+1"),
        ("fr", "dossier Ruine", "dossier ruin"),
        ("fr", "rapport gris=indépendant bleu=p2 jaune=vide", "report grey=independent blue=p2 yellow=?"),
        ("de", "Grün+1 gra+2", "green+1 grey+2"),
        ("de", "Gr+1", "Gr+1"),
        ("de", "bericht rot=unabhängig", "report red=independent"),
        ("en", "red+1", "red+1"),
        ("fr", "red+1", "red+1"),
    ],
)
def test_people_type_in_their_own_language(language: str, typed: str, notation: str) -> None:
    assert Speaker(language, HEIMLICH).to_notation(typed) == notation


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The steps must add up to 4, the whole roll; these add up to 3."),
        ("fr", "3 pas sur 4 : donnez tous les pas du dé, ni plus ni moins."),
        ("de", "3 von 4 Schritten: Gib alle Schritte des Wurfs, nicht mehr und nicht weniger."),
    ],
)
def test_a_refusal_says_in_my_language_what_would_be_right(language: str, sentence: str) -> None:
    match = Match(HEIMLICH, 2, {"colours": ["orange", "violet", "red", "blue"]})
    for text in ("deal orange", "deal red", "order 5", "order 1", "roll 4"):
        match.perform(-1, text)
    with pytest.raises(FilatureError) as refused:
        match.perform(0, "orange+3")
    said = Speaker(language, HEIMLICH).error(refused.value)
    assert said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ") == sentence


def test_the_language_is_that_of_the_environment_if_the_house_speaks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for name, language in (("fr_FR.UTF-8", "fr"), ("de_AT", "de"), ("ja_JP", "en"), ("", "en")):
        monkeypatch.setenv("LANG", name)
        assert guess_language() == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.names())
def test_a_move_in_the_words_of_the_notation_is_understood_in_every_language(name: str, language: str) -> None:
    game = catalogue.game(name)
    speaker = Speaker(language, game)
    dice = Random(7)
    for number in range(2):
        state = game.start(game.seats[number])
        for _ in range(400):
            waiting = state.turn()
            if not waiting:
                break
            seat = waiting[dice.randrange(len(waiting))]
            move = state.sample(seat, dice)
            if seat >= 0:
                written = state.write(seat, move)
                assert speaker.understand(state, seat, written) == [move], written
            state.play(seat, move)
