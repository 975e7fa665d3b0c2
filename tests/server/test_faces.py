"""Everybody at a table has a face of their own, and bots are persons whom each viewer reads in their own language."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from filature.language.persons import FACES
from filature.server.jobs import replay as replays
from tests.server.served import Served
from tests.server.tabletop import SHORT, Json, Tabletop

TELEGRAM = {"en": "Mr Telegram", "fr": "Monsieur Télégramme", "de": "Herr Telegramm"}
POSTMAN: Json = {"by": "bot", "bot": "postman"}


def faces(tabletop: Tabletop) -> list[str]:
    return [seat.face for seat in tabletop.table.info().seats]


def names(tabletop: Tabletop, language: str | None = "en") -> list[str]:
    return [seat.name for seat in tabletop.table.info(language=language).seats]


def test_twelve_bots_of_one_kind_are_twelve_persons() -> None:
    tabletop = Tabletop("double_agents", " ".join(["normal"] * 12))
    assert len(set(faces(tabletop))) == len(set(names(tabletop))) == 12
    assert not any(character in name for name in names(tabletop) for character in ("ormal", "11"))


def test_who_wishes_a_face_gets_it_and_a_bot_that_has_it_becomes_somebody_else() -> None:
    tabletop = Tabletop("top_secret", "Ann postman -")
    assert faces(tabletop)[1] == "telegram"
    tabletop.do("Bob", "sit", name="Bob", face="telegram")
    assert faces(tabletop)[2] == "telegram"
    assert "telegram" not in faces(tabletop)[:2]
    assert names(tabletop)[1] != TELEGRAM["en"]


def test_two_people_with_one_wish_have_two_faces() -> None:
    tabletop = Tabletop("heimlich", "Ann - -")
    tabletop.do("Bob", "sit", name="Bob", face="bluff")
    tabletop.do("Cid", "sit", name="Cid", face="bluff")
    assert faces(tabletop)[1] == "bluff"
    assert faces(tabletop)[2] not in ("bluff", "")
    assert len(set(faces(tabletop))) == 3


def test_an_empty_chair_has_no_face_and_a_face_that_is_left_is_free_again() -> None:
    tabletop = Tabletop("heimlich", "Ann - -")
    tabletop.do("Bob", "sit", name="Bob", face="bluff")
    tabletop.do("Bob", "stand")
    assert faces(tabletop)[1:] == ["", ""]
    tabletop.do("Cid", "sit", name="Cid", face="bluff", seat=2)
    assert faces(tabletop)[1:] == ["", "bluff"]


def test_a_face_that_does_not_exist_is_refused_and_nothing_changes() -> None:
    tabletop = Tabletop("heimlich", "Ann - -")
    bot = {"by": "bot", "bot": "greedy", "face": "blufff"}
    for refusal in (
        tabletop.refused("Bob", "sit", name="Bob", face="blufff"),
        tabletop.refused("Ann", "plan", chair=1, to=bot),
    ):
        assert (refusal.code, refusal.facts["nearest"]) == ("no-such-face", "bluff")
        assert refusal.facts["known"] == list(FACES)


def test_a_host_says_which_person_of_the_house_plays() -> None:
    tabletop = Tabletop("top_secret", "Ann -")
    tabletop.do("Ann", "plan", chair=1, to={**POSTMAN, "face": "beige"})
    assert (faces(tabletop)[1], names(tabletop)[1]) == ("beige", "Miss Beige")


def test_a_bot_that_plays_on_for_somebody_keeps_their_name_and_face() -> None:
    tabletop = Tabletop("heimlich", "Ann - greedy", options=SHORT["heimlich"])
    tabletop.do("Bob", "sit", name="Bob", face="bluff")
    tabletop.do("Ann", "start")
    tabletop.do("Bob", "stand", bot="random")
    assert (names(tabletop)[1], faces(tabletop)[1]) == ("Bob", "bluff")


def test_who_takes_over_a_chair_brings_their_face_and_no_bot_changes_in_a_match() -> None:
    tabletop = Tabletop("top_secret", "Ann Bob postman").start()
    before = faces(tabletop)
    link = tabletop.do("Bob", "offer").key
    tabletop.do("Cid", "sit", name="Cid", link=link, face="telegram")
    assert faces(tabletop)[2] == before[2] == "telegram"
    assert faces(tabletop)[1] != "telegram"
    assert names(tabletop)[1:] == ["Cid", TELEGRAM["en"]]


def test_a_rematch_has_the_same_persons_and_faces() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob greedy normal", options=SHORT["heimlich"]).start().finish()
    rematch = tabletop.next_table(tabletop.do("Bob", "rematch"))
    assert (faces(rematch), names(rematch)) == (faces(tabletop), names(tabletop))


def test_in_a_rematch_everybody_may_move_one_chair_on_with_keys_faces_and_bots() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob greedy normal", options=SHORT["heimlich"]).start().finish()
    rematch = tabletop.next_table(tabletop.do("Bob", "rematch", swap=True))
    (*first, last), (*first_names, last_name) = faces(tabletop), names(tabletop)
    assert (faces(rematch), names(rematch)) == ([last, *first], [last_name, *first_names])
    assert rematch.update("Ann")["seats"] == [1]
    assert [chair.bot.partition("/")[0] for chair in rematch.table.chairs] == ["normal", "", "", "greedy"]


@pytest.mark.parametrize("language", TELEGRAM)
def test_everything_told_of_a_bot_has_its_name_in_the_language_of_the_viewer(language: str) -> None:
    tabletop = Tabletop("top_secret", "Ann postman", options=SHORT["top_secret"]).start().finish()
    update = tabletop.update("Ann", language)
    assert update["table"]["seats"][1]["name"] == TELEGRAM[language]
    said = "\n".join(event["said"] for event in update["events"])
    assert TELEGRAM[language] in said
    others = set(TELEGRAM.values()) - {TELEGRAM[language]}
    assert not any(name in said for name in [*others, "ostman 2", "@"])


@pytest.mark.parametrize("language", TELEGRAM)
def test_the_replay_and_the_figures_have_the_name_in_the_language_of_the_reader(language: str) -> None:
    tabletop = Tabletop("heimlich", "Ann - -", options=SHORT["heimlich"])
    tabletop.do("Ann", "plan", chair=1, to={"by": "bot", "bot": "greedy", "face": "telegram"})
    tabletop.do("Bob", "sit", name="Bob")
    tabletop.start().finish()
    replay = replays.replay(tabletop.table, "watcher", "", language)
    figures = replays.statistics(tabletop.table, language)
    told = msgspec.json.encode([replay, figures]).decode()
    assert replay.names == ["Ann", TELEGRAM[language], "Bob"]
    assert TELEGRAM[language] in "".join(figures.sentences)
    assert "@telegram" not in told


def test_lists_of_tables_have_the_name_in_the_language_of_the_reader(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as house:
        table, _ = house.new_table("top_secret", [{"by": "me", "name": "Ann"}, POSTMAN], public=True)
        for language, name in TELEGRAM.items():
            asked = {"accept-language": language}
            [listed] = house.get("/api/tables", **asked)[1]
            looked_at = house.get(f"/api/tables/{table}", **asked)[1]
            assert [seat["name"] for seat in listed["seats"]] == ["Ann", name]
            assert looked_at["seats"] == listed["seats"]
