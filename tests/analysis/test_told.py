"""The analysis as people read it: `filature analyse` on real matches, in three languages, and what it refuses."""

import json
import re
from copy import deepcopy
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest

from filature import bots
from filature.analysis import Analysis, analyse, check_hints, hint, looks, tell, why
from filature.bots import Seated, make
from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.errors import BadOption, BadRequest
from filature.kernel.match import Match
from filature.kernel.record import write_record
from filature.kernel.state import WATCHER
from filature.language import LANGUAGES, Speaker
from tests.cli.test_commands import refused, run
from tests.kernel import tiny

CHANGING = ("ready-", "sabotage ")
"""Secrets whose answer changes while the match goes on."""
NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz"]
TABLES = {"heimlich": (3, {}), "serum": (3, {}), "double_agents": (6, {}), "top_secret": (2, {"round_limit": 10})}


def play(game: str, **options: object) -> Match:
    """A match of greedy bots to its end."""
    seats, usual = TABLES[game]
    box = catalogue.game(game)
    match = Match(box, seats, {**usual, **options}, names=NAMES[:seats], dice=FairDice(bytes([1] * 32)))
    Seated(match, {seat: make(box, "greedy", seat) for seat in range(seats)}).play_out()
    return match


def test_what_was_played_for_somebody_absent_is_no_decision_of_theirs() -> None:
    box = catalogue.game("double_agents")
    match = Match(box, 6, dice=FairDice(bytes([1] * 32)))
    match.settle()
    match.play_absent(0)
    Seated(match, {seat: make(box, "greedy", seat) for seat in range(6)}).play_out()
    assert "p1 late" in match.moves
    skill = analyse(match.record(), box, 1).skill
    assert skill is not None
    legs = [[each for each in skill.decisions if each.seat == seat and "lock" in each.played] for seat in (0, 1)]
    assert [len(own) for own in legs] == [11, 12]


@pytest.fixture(scope="module")
def heimlich() -> Match:
    return play("heimlich")


@pytest.fixture(scope="module")
def record(heimlich: Match, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("kept") / "match.json"
    file.write_text(write_record(heimlich.record()), encoding="utf-8")
    return file


@pytest.mark.parametrize("game", TABLES)
def test_every_game_can_be_analysed_and_told_in_every_language(game: str) -> None:
    match = play(game)
    found = analyse(match.record(), match.game, 1)
    for moment in found.moments:
        for eyes, odds in moment.odds.items():
            assert all(abs(sum(row.values()) - 1) < 0.01 for row in odds.values())
            assert all(row.get(moment.truth.get(secret, ""), 1) > 0 for secret, row in odds.items()), eyes
    own_plans = [fact for story in found.stories for fact in story.turning_points if fact.kind == "planned"]
    assert not own_plans, "what one hid oneself is no news"
    assert found.skill
    assert any(any(draw.luck) for draw in found.skill.draws), "chance matters in every game"
    told = {}
    for language in LANGUAGES:
        tell(found, Speaker(language, match.game, names=match.names))
        facts = [fact for story in found.stories for fact in story.turning_points]
        assert facts
        assert all(re.fullmatch(r".+ – .+ → .+%\.", fact.said, re.DOTALL) for fact in facts), facts
        told[language] = [fact.said for fact in facts] + [balance.said for balance in found.skill.balances]
        assert not [text for text in told[language] if "{" in text or "$" in text]
    assert len({text for texts in told.values() for text in texts}) > 2 * len(set(told["en"])), "three languages"


def test_a_whole_analysis_reads_well(record: Path, tmp_path: Path) -> None:
    done = run("analyse", str(record), "--quick", home=tmp_path)
    assert done.returncode == 0, done
    assert re.search(r"^Turn \d+: .* moves .* – .*: \d+% → \d+%\.$", done.stdout, re.MULTILINE)
    for heading in ("How likely the truth seemed", "Turning points:", "What was believed", "By the public log:"):
        assert heading in done.stdout
    assert "Who took this agent out of the ruin" in done.stdout, "the perfect agent's manual"
    assert "Skill and luck" not in done.stdout
    german = run("analyse", str(record), "--quick", "--seat", "2", "--lang", "de", home=tmp_path)
    assert "wie Bert sie lesen konnte" in german.stdout
    assert "Wendepunkte" in german.stdout
    assert re.search(r"^Wer ist wer\?\n.*zuerst durchschaut", german.stdout, re.MULTILINE)


CODES = re.compile(r"\bp\d\b|\+\d .*\+\d|_|\b(lock|step|dial|dossier) [A-Z]")
"""Written moves and numbers of seats, which are not for people."""


@pytest.fixture(scope="module", params=TABLES)
def told(request: pytest.FixtureRequest) -> dict[str, Analysis]:
    """The analysis of a match with luck and skill, by language."""
    match = play(request.param)
    found = analyse(match.record(), match.game, 20)
    each = {language: deepcopy(found) for language in LANGUAGES}
    for language, one in each.items():
        tell(one, Speaker(language, match.game, names=one.names, brief=True))
    return each


def test_an_analysis_opens_with_the_question_of_its_game(told: dict[str, Analysis]) -> None:
    for found in told.values():
        assert found.question.opening
        assert found.question.curves
        assert all(curve.said and curve.claim for curve in found.question.curves)
        assert all(len(curve.values) == len(found.moments) for curve in found.question.curves)
        first, *_ = found.question.curves
        if first.insight:
            assert any(name in found.question.opening[0] for name in found.names)
            assert first.insight.said in found.question.opening[0], "it says when"
            assert all(0 < curve.insight.move < found.moments[-1].move + 1 for curve in [first] if curve.insight)
    assert len({found.question.said for found in told.values()}) == 3
    assert len({found.question.opening[0] for found in told.values()}) == 3


def test_five_turns_at_most_tell_how_the_chances_changed(told: dict[str, Analysis]) -> None:
    found = told["en"]
    assert 1 <= len(found.highlights) <= 5
    moves = [highlight.move for highlight in found.highlights]
    assert moves == sorted(moves)
    for highlight in found.highlights:
        assert abs(highlight.after - highlight.before) >= 0.08
        assert highlight.kind != "over", "how it ended is told already"
        assert highlight.said.startswith(("Turn ", "Round ", "The vote"))
        assert any(name in highlight.said for name in NAMES)


def test_an_analysis_speaks_in_words_and_of_nothing_trivial(told: dict[str, Analysis]) -> None:
    for found in told.values():
        assert found.skill
        points = [fact for story in found.stories for fact in story.turning_points]
        said = [line.said for line in points] + [line.said for line in found.highlights]
        said += [line.said for line in found.skill.mistakes] + [line.said for line in found.skill.balances]
        said += found.question.opening
        assert [text for text in said if not text or CODES.search(text)] == []
        assert all(abs(fact.after - fact.before) >= 0.1 for fact in points)
        assert all(lost.given >= 0.05 and lost.given >= 2 * lost.error for lost in found.skill.mistakes)
        assert all(lost.told and lost.better for lost in found.skill.mistakes)


def test_what_was_certain_stays_certain(told: dict[str, Analysis]) -> None:
    """Of what does not change during a match; and what is certain is true."""
    found = told["en"]
    certain: dict[tuple[str, str], str] = {}
    for moment in found.moments:
        for eyes, odds in moment.odds.items():
            for secret, row in odds.items():
                if secret.startswith(CHANGING):
                    continue
                if was := certain.get((eyes, secret)):
                    assert row[was] > 0.999, (eyes, secret, moment.move)
                likeliest = max(row, key=row.__getitem__)
                if row[likeliest] > 0.999:
                    certain[eyes, secret] = likeliest
                    assert moment.truth.get(secret, likeliest) == likeliest


def test_json_is_what_its_schema_says(record: Path, tmp_path: Path) -> None:
    done = run("analyse", str(record), "--playouts", "1", "--json", home=tmp_path)
    (whole,), parts = msgspec.json.schema_components([Analysis], ref_template="#/$defs/{name}")
    jsonschema_rs.validator_for({**whole, "$defs": parts}).validate(json.loads(done.stdout))
    found = msgspec.json.decode(done.stdout, type=Analysis, strict=True)
    assert msgspec.json.decode(msgspec.json.encode(found)) == json.loads(done.stdout)
    assert found.skill is not None
    assert {decision.seat for decision in found.skill.decisions} == {0, 1, 2}


@pytest.mark.parametrize("game", TABLES)
def test_a_hint_during_a_match_says_why_and_only_what_cannot_be_seen(game: str) -> None:
    whole = play(game).record()
    record = msgspec.structs.replace(whole, moves=whole.moves[: 3 * len(whole.moves) // 4])
    box = catalogue.game(game)
    known = looks(record, box, 1)
    reason = why(box, known)
    assert reason is not None
    game_bots = bots.of(box)
    assert game_bots is not None
    assert max(game_bots.belief(known[-1].view).odds()[reason.secret].values()) < 0.99
    told = {language: hint(reason, Speaker(language, box, names=NAMES, seat=1)) for language in LANGUAGES}
    assert len({" ".join(sentences) for sentences in told.values()}) == 3, told
    assert all(2 <= len(sentences) <= 4 and all("%" in said for said in sentences) for sentences in told.values())


@pytest.mark.parametrize("game", TABLES)
def test_a_hint_is_thought_of_from_what_a_seat_was_told_and_shown(game: str) -> None:
    match = play(game)
    for seat in range(match.seats):
        known = looks(match.record(), match.game, seat)
        assert [event for look in known for event in look.events] == [event for _, event in match.heard(seat)]
        assert {look.view.seat for look in known} == {seat}
        assert known[-1].view == match.view(seat)


class Thoughtless(tiny.Game):
    mind = None


def test_no_hints_where_nobody_can_think_or_the_log_forgets() -> None:
    heimlich, double_agents = (catalogue.game(name) for name in ("heimlich", "double_agents"))
    check_hints(heimlich, heimlich.check_options({}))
    for game, options in ((heimlich, {"full_log": False}), (double_agents, {"full_log": False})):
        with pytest.raises(BadOption, match="forgets"):
            check_hints(game, game.check_options(options))
    with pytest.raises(BadRequest, match="Nobody has taught"):
        check_hints(Thoughtless(), None)


def test_an_edited_record_is_refused_in_words(heimlich: Match, tmp_path: Path) -> None:
    kept = write_record(heimlich.record())
    for name, text in {"digest": kept.replace("orange", "green", 1), "letter": "Dear Anna,"}.items():
        file = tmp_path / f"{name}.json"
        file.write_text(text, encoding="utf-8")
        refused(run("analyse", str(file), home=tmp_path))
    moves = list(heimlich.record().moves)
    other = msgspec.structs.replace(heimlich.record(), moves=(*moves[:-1], "p1 dossier H3"))
    (tmp_path / "other.json").write_text(write_record(other), encoding="utf-8")
    assert "cannot be played" in refused(run("analyse", str(tmp_path / "other.json"), home=tmp_path))


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        (["--playouts", "0"], "1 to 100000"),
        (["--seat", "9"], "from 1 to 3"),
        (["--quick", "--playouts", "5"], "leave it or --playouts out"),
    ],
    ids=str,
)
def test_a_bad_wish_is_refused_with_what_would_be_right(
    arguments: list[str], right: str, record: Path, tmp_path: Path
) -> None:
    assert right in refused(run("analyse", str(record), *arguments, home=tmp_path))


def test_what_was_agreed_never_to_be_told_is_not_analysed(tmp_path: Path) -> None:
    file = tmp_path / "sealed.json"
    file.write_text(write_record(play("double_agents", post_game_replay=False).record()), encoding="utf-8")
    assert "never told" in refused(run("analyse", str(file), "--quick", home=tmp_path))


def test_an_observer_is_told_nothing_that_only_a_seat_could_know(heimlich: Match) -> None:
    found = analyse(heimlich.record(), heimlich.game, quick=True)
    watched = {event.kind for _, event in heimlich.heard(WATCHER)}
    watcher = next(story for story in found.stories if story.eyes == "watcher")
    assert {fact.kind for fact in watcher.turning_points} <= watched
    assert all(max(row.values()) < 1 for row in found.moments[0].odds["watcher"].values())


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Mr Telegram"), ("fr", "Monsieur Télégramme"), ("de", "Herr Telegramm")]
)
def test_an_analysis_calls_a_bot_as_its_reader_does(language: str, name: str) -> None:
    match = play("top_secret")
    match.names = ("Anna", "@telegram")
    found = analyse(match.record(), match.game, quick=True)
    tell(found, Speaker(language, match.game, names=found.names))
    assert found.names == ["Anna", name]
    assert "@telegram" not in msgspec.json.encode(found).decode()
