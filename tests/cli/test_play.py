"""A match at one terminal."""

import os
import re
from itertools import pairwise
from pathlib import Path

import pytest

from filature.cli.keeping import open_match
from filature.cli.playing import Wishes
from filature.cli.session import PROMPT
from filature.games import catalogue
from filature.games.heimlich.board import AGENTS
from filature.kernel.dice import FairDice
from filature.kernel.errors import BadOption
from filature.kernel.match import Match
from filature.kernel.record import load_record
from filature.language import LANGUAGES, Speaker
from filature.language.persons import display_name
from filature.language.questions import Questions, clues
from tests.cli.people import People, first_legal_move, play, script


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_one_person_plays_a_whole_match_against_bots(tmp_path: Path, mode: str, language: str) -> None:
    people = People(tmp_path / "match.json", first_legal_move)
    match = play(people, Wishes(options={"mode": mode}), language=language)
    outcome = match.outcome()
    assert outcome is not None
    speaker = Speaker(language, match.game, names=match.names, seat=0)
    assert speaker.event(match.events[-1]) in people.text
    assert str(people.file) in people.text.splitlines()[-1]


def test_whoever_sits_down_reads_who_they_are_what_they_are_after_and_for_three_turns_an_example(
    tmp_path: Path,
) -> None:
    def go_on(match: Match, prompt: str) -> str | None:
        return first_legal_move(match, prompt) if len(match.moves) < 40 else None

    people = People(tmp_path / "match.json", go_on)
    with pytest.raises(SystemExit):
        play(people, Wishes(seats=2, bot="random"))
    lines = people.text.splitlines()
    identity = next(number for number, line in enumerate(lines) if line.startswith("You are "))
    assert lines[identity + 1].startswith("Bring ")
    assert "stay unrecognised." in lines[identity + 1]
    assert [line for line in lines[:identity] if "steps to any agents" in line] == []
    assert len([line for line in lines if line.startswith("You are ")]) == 1
    turns = [line for line in lines if "to any agent" in line]
    examples = [line for line in lines if line.startswith("For example: ") and "+" in line]
    assert len(turns) > 3
    assert len(examples) == 3


def test_bots_can_be_watched(tmp_path: Path) -> None:
    people = People(tmp_path / "match.json", script())
    match = play(people, Wishes(human="none"))
    assert match.over
    assert people.seen == []
    assert "Your card" not in people.text


def test_a_draft_is_shown_and_can_be_taken_back(tmp_path: Path) -> None:
    answers = ["first", "n", "second", ""]
    drafts: list[str] = []

    def answer(match: Match, prompt: str) -> str | None:
        if not answers:
            return None
        given = answers.pop(0)
        if given in ("first", "second"):
            drafts.append(match.legal(0)[0 if given == "first" else 1])
            return drafts[-1]
        return given

    people = People(tmp_path / "match.json", answer)
    with pytest.raises(SystemExit):
        play(people, Wishes())
    moves = [move for move in load_record(people.file).moves if move.startswith("p1")]
    assert moves == [f"p1 {drafts[1]}"]
    assert "goes" in people.text
    assert "Play this?" in people.text


QUESTIONS = {
    "en": "who am I?, w, turn, t, scores, s, board, b, where is {agent}, f dossier, at 7, a ruin, near 3, way ruin, "
    "aim, log, l 3, moves, m, know, k, clues, c, rules, r 4, rules 4.8, help, ?, save",
    "fr": "qui suis-je, w, tour, t, scores, s, plateau, b, où est {agent}, f dossier, dans 7, a ruine, près de 3, "
    "chemin ruine, mon but, journal, l 3, coups, m, que sais-je, k, indices, c, règles, r 4, règles 4.8, aide, ?, "
    "sauver, who",
    "de": "wer bin ich?, w, dran, t, punkte, s, brett, b, wo ist {agent}, f dossier, in 7, a ruine, neben 3, "
    "weg ruine, mein Ziel, verlauf, l 3, züge, m, was weiß ich?, k, hinweise, c, regeln, r 4, regeln 4.8, hilfe, ?, "
    "speichern, who",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_answered_at_every_prompt_in_ones_own_language(tmp_path: Path, language: str) -> None:
    left = QUESTIONS[language].split(", ")
    answers: list[str] = []

    def answer(match: Match, prompt: str) -> str | None:
        if prompt != PROMPT:
            return "w"  # a question is answered at the confirmation too
        answers.append(people.text)
        if not left:
            return None
        mine = next(agent for agent in AGENTS if match.state.dump()["agents"].get(agent, {}).get("owner") == "p1")
        agent = Speaker(language, match.game).typed(mine)
        return left.pop(0).format(agent=agent)

    people = People(tmp_path / "match.json", answer)
    with pytest.raises(SystemExit):
        play(people, Wishes(), language=language)
    refusals = [Speaker(language, open_match(load_record(people.file)).game).say("yes-or-no")]
    for before, after in pairwise(answers):
        told = after[len(before) :].split("\n")
        assert len(told) > 2, told  # the question, at least one line of answer, the prompt
        assert not any(refusal in after for refusal in refusals)
    assert "HC-4.8" in people.text


NO_CLUES = {"en": "No clues so far.", "fr": "Aucun indice pour l’instant.", "de": "Bisher keine Hinweise."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_for_clues_before_there_are_any_is_told_so(tmp_path: Path, language: str) -> None:
    people = People(tmp_path / "match.json", script("c", "q"))
    play(people, Wishes(game="double_agents"), language=language)
    assert people.text.splitlines()[-3:-1] == [NO_CLUES[language], f"{PROMPT} q"]


@pytest.mark.parametrize("game", catalogue.names())
def test_before_the_first_move_no_game_has_clues_and_every_game_says_so(game: str) -> None:
    match = Match(catalogue.game(game), catalogue.game(game).usual_seats())
    match.settle()
    speaker = Speaker("en", match.game)
    assert Questions(match, 0, speaker).ask("clues") == [speaker.say("no-clues")]
    assert (speaker.say("no-clues") == NO_CLUES["en"]) == (game != "top_secret")  # which has none to count


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.names())
def test_clues_tell_only_what_is_not_nought(game: str, language: str) -> None:
    match = Match(catalogue.game(game), catalogue.game(game).usual_seats(), dice=FairDice(bytes(32)))
    speaker, told = Speaker(language, match.game, seat=0), []
    while not match.over and len(match.moves) < 400:
        match.settle()
        for seat in match.state.turn()[:1]:
            match.play(seat, match.state.moves(seat)[len(match.moves) % len(match.state.moves(seat))])
        if len(match.moves) % 20 == 0:
            told += clues(speaker, match)
    assert [line for line in told if re.search(r"(?<![\w.,])0(?![\w.,]?\d)", line)] == []
    assert [line for line, after in pairwise([*told, "?"]) if line.endswith("?") and after.endswith("?")] == []
    assert (set(told) == {speaker.say("no-clues")}) == (game == "top_secret")


def test_a_question_before_the_confirmation_leaves_it_to_be_confirmed(tmp_path: Path) -> None:
    asked: list[str] = []

    def answer(match: Match, prompt: str) -> str | None:
        asked.append(prompt)
        if prompt == PROMPT:
            return None if len(asked) > 1 else match.legal(0)[0]
        return "w" if len(asked) == 2 else "n"

    with pytest.raises(SystemExit):
        play(People(tmp_path / "match.json", answer), Wishes())
    assert asked[1] == asked[2] != PROMPT


def test_what_cannot_be_read_or_played_is_refused_with_what_would_be_right(tmp_path: Path) -> None:
    people = People(
        tmp_path / "match.json", script("orange", "+", "orange+99", "dossier 7", "\N{REPLACEMENT CHARACTER}")
    )
    with pytest.raises(SystemExit) as left:
        play(people, Wishes(options={"colours": ["orange", "red", "blue", "grey", "green", "violet"]}))
    assert left.value.code == 2
    assert "add up to" in people.text
    assert "write it like orange+2 green+1" in people.text
    assert not any(move.startswith("p1") for move in load_record(people.file).moves)


def test_leaving_in_the_middle_keeps_the_match_and_it_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"

    def two_moves(match: Match, prompt: str) -> str | None:
        played = sum(move.startswith("p1") for move in match.moves)
        return first_legal_move(match, prompt) if played < 2 else None

    with pytest.raises(SystemExit) as left:
        play(People(file, two_moves), Wishes(options={"mode": "advanced"}))
    assert left.value.code == 2
    before = load_record(file).moves
    again = People(file, first_legal_move)
    match = play(again, Wishes(), resume=True)
    assert match.over
    assert tuple(match.moves[: len(before)]) == before
    assert "Your card" in again.text  # what was known is told again


def test_quitting_is_leaving_in_peace(tmp_path: Path) -> None:
    people = People(tmp_path / "match.json", script("q"))
    play(people, Wishes())
    assert "--resume" in people.text.splitlines()[-1]


def test_save_writes_a_copy_under_its_very_name(tmp_path: Path) -> None:
    copy = tmp_path / "My Copy.json"
    people = People(tmp_path / "match.json", script(f"save {copy}", f"save {tmp_path}/match.json/x", "q"))
    play(people, Wishes())
    assert load_record(copy).moves == load_record(people.file).moves
    assert "cannot be kept" in people.text


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_kept_match_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It has the seed in it, whatever was there before and whatever the user lets others read otherwise."""
    match, copy = tmp_path / "new" / "folders" / "match.json", tmp_path / "copy.json"
    for before in (copy, tmp_path / "copy.json.part"):
        before.write_text("open to everybody", encoding="utf-8")
        before.chmod(0o644)
    usual = os.umask(0o022)
    try:
        people = People(match, script(f"save {copy}", "save", "q"))
        play(people, Wishes())
    finally:
        os.umask(usual)
    assert load_record(copy).moves == load_record(match).moves
    assert [rights(file) for file in (match, copy)] == [0o600] * 2
    assert [rights(folder) for folder in (match.parent, match.parent.parent)] == [0o700] * 2
    assert not [*tmp_path.rglob("*.part")]


def test_a_match_is_never_open_to_others_while_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    sync = os.fsync

    def watch(number: int) -> None:
        seen.append(os.fstat(number).st_mode & 0o777)
        sync(number)

    monkeypatch.setattr(os, "fsync", watch)
    play(People(tmp_path / "match.json", script("q")), Wishes())
    assert set(seen) == {0o600}


def test_everybody_may_add_a_word_to_the_dice_after_they_are_sealed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"

    class Givers(People):
        def ask(self, prompt: str) -> str:
            if "add a word" in prompt:
                assert "sealed" in self.text
                return f"word of {prompt.split(',')[0]}"
            return super().ask(prompt)

    play(Givers(file, script("q")), Wishes(human="1,3", nonces=True, names=("Anna", "Bert")))
    seal = load_record(file).dice
    assert seal is not None
    assert seal.nonces == ("word of Anna (p1)", "word of Bert (p3)")


def test_notes_are_private_dated_and_survive_leaving(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    play(
        People(file, script("", "notes", "note Bert moves RED far too often", "notes", "q"), terminal=True),
        Wishes(human="1,2", seats=2),
    )
    again = People(file, script("", "notes", "q"), terminal=True)
    match = play(again, Wishes(), resume=True)
    [author] = match.notes
    assert match.notes[author] == ["Turn 1: Bert moves RED far too often"]
    assert "Bert moves RED far too often" in again.text
    assert not any("Bert moves RED" in str(event) for event in match.events)


SUSPECT = {"en": ("suspect", "help"), "fr": ("soupçon", "aide"), "de": ("verdacht", "hilfe")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_hints_whoever_is_at_the_prompt_may_ask_what_to_suspect(tmp_path: Path, language: str) -> None:
    word, helping = SUSPECT[language]
    left = [word, f"{word} teapot", helping]

    def answer(match: Match, prompt: str) -> str | None:
        if prompt != PROMPT or not any(move.startswith("p1") for move in match.moves):
            return first_legal_move(match, prompt)
        return left.pop(0) if left else None

    people = People(tmp_path / "match.json", answer)
    with pytest.raises(SystemExit):
        play(people, Wishes(hints=True, bot="greedy"), language=language)
    *_, asked, refused, helped = people.text.split(f"{PROMPT} ")[:-1]
    _belief, *facts = (line for line in asked.splitlines() if "%" in line)
    assert 1 <= len(facts) <= 3
    assert all("→" in fact for fact in facts)
    assert "teapot" in refused.splitlines()[1]
    assert f"/ {word}." in helped


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_hints_nobody_is_told_what_to_suspect(tmp_path: Path, language: str) -> None:
    word, helping = SUSPECT[language]
    people = People(tmp_path / "match.json", script(word, helping))
    with pytest.raises(SystemExit):
        play(people, Wishes(), language=language)
    assert "filature play --hints" in people.text
    assert f"/ {word}." not in people.text


def test_hints_and_a_log_that_forgets_do_not_go_together(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="forgets"):
        play(People(tmp_path / "match.json", script()), Wishes(hints=True, options={"full_log": False}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_and_whoever_plays_is_told_which_seat_is_whose(tmp_path: Path, language: str) -> None:
    people = People(tmp_path / "match.json", script("q"))
    play(people, Wishes(seats=4), language=language)
    kept = load_record(people.file).names
    called = [display_name(name, language) for name in kept[1:]]
    assert len({*called} & {*kept}) == 0
    assert all(f"p{seat} {name}" in people.text for seat, name in enumerate(called, 2))
