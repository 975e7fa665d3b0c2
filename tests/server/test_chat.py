"""Talk at a table: who may say what where, and who hears it."""

from __future__ import annotations

import pytest

from filature.games import catalogue
from filature.kernel.events import Event
from filature.kernel.state import WATCHER
from filature.language import LANGUAGES, Speaker
from filature.language.phrases import phrases_of
from filature.server.table.commands import Caller, channels
from tests.clauses import clause
from tests.games.cases import CASES
from tests.server.tabletop import SHORT, Tabletop, companies, lock

PLACES = {game: "Ann Bob" + " greedy" * max(1, case.fewest - 2) for game, case in CASES.items()}


def heard(tabletop: Tabletop, words: str) -> list[int]:
    """The seats that were told something, -2 for watchers."""
    told = {seat: [event.facts["words"] for event in tabletop.told(seat, "chat")] for seat in tabletop.table.streams}
    assert all(texts.count(words) <= 1 for texts in told.values())
    return sorted(seat for seat, texts in told.items() if words in texts)


def seats(tabletop: Tabletop, names: list[str]) -> list[int]:
    return sorted(tabletop.seat(name) for name in names)


EVERYBODY = [WATCHER, 0, 1, 2, 3, 4, 5]
WATCHING = Caller(name=" Wanda ")


# In which way


def test_where_only_phrases_may_be_said_everybody_hears_them_in_his_language() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob greedy", chat="phrases", options=SHORT["heimlich"])
    known = tabletop.update("Ann")["phrases"]
    assert (tabletop.table.info().chat, known["well-played"]) == ("phrases", {})
    refusal = tabletop.refused("Ann", "chat", text="You are all idiots.")
    assert (refusal.code, refusal.facts["known"]) == ("phrases-only", list(known))
    unknown = tabletop.refused("Ann", "phrase", phrase="wellplayed")
    assert (unknown.code, unknown.facts["nearest"]) == ("unknown-phrase", "well-played")
    tabletop.start()
    tabletop.do("Ann", "phrase", phrase="well-played")
    facts = {"called": "Ann", "seat": 0, "channel": "table", "phrase": "well-played", "facts": {}}
    assert tabletop.told(None, "phrase")[0].facts == facts
    said = [tabletop.said(seat, language) for seat, language in ((0, "en"), (1, "fr"), (None, "de"))]
    assert said == ["Ann: Well played!", "Ann : Bien joué !", "Ann: Gut gespielt!"]
    tabletop.do(WATCHING, "phrase", phrase="interesting", channel="watchers")
    assert tabletop.said(None, "de") == "Wanda (schaut zu): Interessant …"
    assert tabletop.refused(WATCHING, "chat", text="Ann has red.", channel="watchers").code == "phrases-only"
    tabletop.finish()
    assert tabletop.refused("Ann", "chat", text="You were all idiots.").code == "phrases-only"
    tabletop.do(WATCHING, "phrase", phrase="goodbye")
    assert tabletop.said("Ann") == "Wanda (watching): Goodbye!"


def test_a_table_without_talk_is_silent_for_everybody_at_any_time() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob greedy", chat="none", options=SHORT["heimlich"])
    for act in (lambda: None, tabletop.start, tabletop.finish):
        act()
        for who, channel in (("Ann", "table"), ("Bob", "table"), (WATCHING, "watchers"), (WATCHING, "table")):
            assert tabletop.refused(who, "chat", text="Psst", channel=channel).code == "no-talk"
            assert tabletop.refused(who, "phrase", phrase="hello", channel=channel).code == "no-talk"
        assert [tabletop.update(seat)["channels"] for seat in (None, 0, 1)] == [[], [], []]
    companies, members = silent_companies()
    assert companies.refused(members[0], "chat", text="psst", channel="cia").code == "no-talk"


def silent_companies() -> tuple[Tabletop, list[str]]:
    tabletop = Tabletop("double_agents", "Ann Bob Cid Dora Eve Fay", chat="none").start()
    sides = tabletop.update(None)["view"]["companies"]
    return tabletop, [tabletop.people[seat] for seat in sides[0]["members"]]


def test_a_phrase_goes_only_to_its_channel_and_may_be_said_at_a_table_with_free_talk_too() -> None:
    tabletop, members = companies(dead_drop=True, hush_seconds=0)
    cia, kgb = members["cia"], members["kgb"]

    def hearing() -> list[int]:
        return sorted(seat for seat in tabletop.table.streams if "i-go-to" in tabletop.wire_events(seat))

    tabletop.do(cia[0], "phrase", phrase="i-go-to", facts={"city": "Cairo"}, channel="cia")
    assert hearing() == seats(tabletop, cia)
    assert tabletop.told(cia[1], "phrase")[0].private
    assert tabletop.said(cia[1], "fr") == f"{cia[0]} : Je vais au Caire."
    assert tabletop.said(cia[1], "de") == f"{cia[0]}: Ich gehe nach Kairo."
    refused = tabletop.refused(kgb[0], "phrase", phrase="i-go-to", facts={"city": "Rio"}, channel="cia")
    assert refused.code == "no-such-channel"
    for name in cia:
        lock(tabletop, name)
    hushed = tabletop.refused(kgb[0], "phrase", phrase="i-go-to", facts={"city": "Rio"}, channel="kgb")
    assert hushed.code == "hushed"
    assert hearing() == seats(tabletop, cia)


def test_whoever_a_phrase_speaks_of_hears_that_it_is_about_them() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob Cid")
    tabletop.do("Ann", "phrase", phrase="i-suspect", facts={"player": "p2"})
    assert [tabletop.said(name) for name in ("Bob", "Cid")] == ["Ann: I suspect you.", "Ann: I suspect Bob."]


@pytest.mark.parametrize(
    ("phrase", "facts", "code", "right"),
    [
        ("i-am", {}, "phrase-facts", ["agent"]),
        ("hello", {"agent": "red"}, "phrase-facts", []),
        ("i-am", {"agent": "red", "player": "p1"}, "phrase-facts", ["agent"]),
        ("i-am", {"agent": "blue"}, "phrase-word", ["orange", "violet", "red", "green"]),
        ("i-suspect", {"player": "p3"}, "phrase-word", ["p1", "p2"]),
        ("i-suspect", {"player": "<b>"}, "phrase-word", ["p1", "p2"]),
    ],
)
def test_a_phrase_with_other_facts_is_refused_with_what_would_be_right(
    phrase: str, facts: dict[str, str], code: str, right: list[str]
) -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", options={"colours": ["orange", "violet", "red", "green"]})
    refusal = tabletop.refused("Ann", "phrase", phrase=phrase, facts=facts)
    assert (refusal.code, refusal.facts["allowed"]) == (code, right)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CASES)
def test_every_phrase_of_a_table_is_said_with_all_its_facts(game: str, language: str) -> None:
    rules, fewest = catalogue.game(game), CASES[game].fewest
    names = ["Ann", "Bob", "Cid", "Dora", "Eve", "Fay"][:fewest]
    speaker = Speaker(language, rules, names=names, brief=True)
    known = phrases_of(rules, fewest, rules.check_options(None))
    assert known.keys() > rules.phrases(fewest, rules.check_options(None)).keys()
    for phrase, facts in known.items():
        said = {key: words[-1] for key, words in facts.items()}
        text = speaker.event(
            Event("phrase", {"called": "Ann", "seat": 0, "channel": "table", "phrase": phrase, "facts": said})
        )
        assert phrase not in text
        assert "{" not in text
        assert all(speaker.word(word) in text for word in said.values()), text


def test_where_people_sit_in_one_room_the_house_carries_no_words_and_a_hush_still_falls() -> None:
    people = "Ann Bob Cid Dora Eve Fay"
    tabletop = Tabletop("double_agents", people, chat="room", options={"hush_seconds": 30})
    for act in (lambda: None, tabletop.start):
        act()
        for name in ("Ann", WATCHING):
            for said in ({"do": "chat", "text": "Psst"}, {"do": "phrase", "phrase": "hello"}):
                assert tabletop.refused(name, said["do"], **{k: v for k, v in said.items() if k != "do"}).code == (
                    "talk-in-the-room"
                )
        assert [tabletop.update(seat)["channels"] for seat in (None, 0)] == [[], []]
        assert "phrases" not in tabletop.update("Ann")
    [cia, _] = tabletop.update(None)["view"]["companies"]
    for seat in cia["members"]:
        lock(tabletop, people.split()[seat])
    update = tabletop.update(None)
    assert [side["status"] for side in update["view"]["companies"]] == ["READY", "HUSHED"]
    assert [timer for timer in update["clock"]["timers"] if timer.startswith("hush")]
    assert tabletop.next_table(tabletop.finish().do("Ann", "rematch")).table.info().chat == "room"


def test_a_rematch_is_talked_at_in_the_same_way() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", chat="phrases", options=SHORT["heimlich"]).start().finish()
    assert tabletop.next_table(tabletop.do("Ann", "rematch")).table.info().chat == "phrases"


# At every table


def test_at_the_table_everybody_hears_everybody_before_and_during_a_match() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob greedy")
    tabletop.do("Bob", "chat", text=" Shall  we?\n")
    tabletop.start()
    tabletop.do("Ann", "chat", text="Orange is mine.")
    assert heard(tabletop, "Shall we?") == heard(tabletop, "Orange is mine.") == [WATCHER, 0, 1, 2]
    assert tabletop.said("Bob", "de") == "Ann: Orange is mine."
    facts = {"called": "Bob", "seat": 1, "channel": "table", "words": "Shall we?"}
    assert tabletop.told("Bob", "chat")[0].facts == facts
    assert tabletop.refused("Ann", "chat", text=" \n ").code == "nothing-said"


def test_watchers_talk_among_themselves_until_the_match_is_over() -> None:
    tabletop = Tabletop("heimlich", "Ann greedy", options=SHORT["heimlich"]).start()
    assert tabletop.refused(WATCHING, "chat", text="Watch out, Ann!").code == "closed-channel"
    assert tabletop.refused(Caller(), "chat", text="Who am I?", channel="watchers").code == "nameless"
    assert tabletop.refused("Ann", "chat", text="What do they say?", channel="watchers").code == "no-such-channel"
    tabletop.do(WATCHING, "chat", text="Ann has red.", channel="watchers")
    assert heard(tabletop, "Ann has red.") == [WATCHER]
    assert tabletop.told(None, "chat")[0].facts["called"] == "Wanda"
    tabletop.finish()
    tabletop.do(WATCHING, "chat", text="Well played, Ann!")
    tabletop.do("Ann", "chat", text="Thank you.")
    assert heard(tabletop, "Well played, Ann!") == heard(tabletop, "Thank you.") == [WATCHER, 0, 1]


@pytest.mark.parametrize("name", ["Ann", "aNN", "A\u200bnn", "\uff21nn", "An\u3164n"], ids=ascii)
def test_a_watcher_cannot_talk_under_the_name_of_a_player(name: str) -> None:
    """SEC-21: a watcher named like a player was told like him after the match."""
    tabletop = Tabletop("heimlich", "Ann greedy", options=SHORT["heimlich"]).start()
    for channel in ("watchers", "table"):
        if channel == "table":
            tabletop.finish()
        refusal = tabletop.refused(Caller(name=name), "chat", text="I was red.", channel=channel)
        assert refusal.code == "players-name"
    assert tabletop.refused(Caller(name="\u3164"), "chat", text="I was red.").code == "bad-name"
    # A name of the house, in whatever language somebody reads it.
    for persons in ("Mr\u00a0Telegram", "monsieur t\u00e9l\u00e9gramme", "Herr Telegramm"):
        assert tabletop.refused(Caller(name=persons), "chat", text="I was red.").code == "persons-name"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Wanda (watching): Bravo"),
        ("fr", "Wanda (spectateur) : Bravo"),
        ("de", "Wanda (schaut zu): Bravo"),
    ],
)
def test_what_a_watcher_says_is_told_as_a_watchers(language: str, sentence: str) -> None:
    tabletop = Tabletop("heimlich", "Ann greedy", options=SHORT["heimlich"]).start().finish()
    tabletop.do(WATCHING, "chat", text="Bravo")
    assert tabletop.said("Ann", language) == sentence
    assert tabletop.told("Ann", "chat")[0].facts["seat"] == WATCHER


def test_a_host_who_only_looks_on_is_a_watcher_and_a_void_key_is_nobody() -> None:
    tabletop = Tabletop("heimlich", "greedy greedy").start()
    host = tabletop.who("Host")
    assert tabletop.refused(host, "chat", text="Go!").code == "closed-channel"
    tabletop.do(Caller(host.key, name="Host"), "chat", text="Look.", channel="watchers")
    assert heard(tabletop, "Look.") == [WATCHER]
    assert tabletop.refused("Zoe", "chat", text="Hello?", channel="watchers").code == "no-seat"


@pytest.mark.parametrize("game", PLACES)
def test_a_listener_is_told_exactly_where_he_may_post(game: str) -> None:
    tabletop = Tabletop(game, PLACES[game]).start()
    for name in ("Ann", "Bob"):
        told = tabletop.update(name).get("channels", [])
        assert told == channels(tabletop.table, tabletop.seat(name))
        for channel in ("table", "cia", "kgb", "drop-cia", "drop-kgb", "watchers", "nowhere"):
            if channel in told:
                tabletop.do(name, "chat", text=channel, channel=channel)
            else:
                tabletop.refused(name, "chat", text=channel, channel=channel)


def test_talk_is_no_part_of_the_match() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", options=SHORT["heimlich"]).start()
    for text in ("p1 red+1", "roll 6", "Do you hear me?"):
        tabletop.do("Ann", "chat", text=text)
    tabletop.finish()
    assert {event.kind for event in tabletop.told(1) if "words" in event.facts} == {"chat"}
    assert not [event for event in tabletop.match.events if event.kind == "chat"], "bots read the match, not the talk"
    assert "hear me" not in repr(tabletop.match.record())


# Double Agents


@clause("DA-5.1.1", "DA-5.1.2", "DA-5.1.3", "I8", "I9")
def test_a_company_talks_out_of_everybody_elses_hearing() -> None:
    tabletop, members = companies()
    cia, kgb = members["cia"], members["kgb"]
    tabletop.do(cia[0], "chat", text="All to Rio.", channel="cia")
    tabletop.do(kgb[2], "chat", text="Berlin, comrades.", channel="kgb")
    tabletop.do(kgb[0], "chat", text="Nice weather.")
    assert heard(tabletop, "All to Rio.") == seats(tabletop, cia)
    assert heard(tabletop, "Berlin, comrades.") == seats(tabletop, kgb)
    assert heard(tabletop, "Nice weather.") == EVERYBODY
    for channel in ("kgb", "drop-kgb", "drop-cia"):
        assert tabletop.refused(cia[0], "chat", text="psst", channel=channel).code == "no-such-channel"


@clause("DA-13 dead_drop")
def test_a_dead_drop_reaches_the_whole_enemy_company_and_no_mate() -> None:
    tabletop, members = companies(dead_drop=True)
    traitor = members["cia"][1]
    tabletop.do(traitor, "chat", text="They go to Rio.", channel="drop-kgb")
    assert heard(tabletop, "They go to Rio.") == seats(tabletop, [traitor, *members["kgb"]])
    told = tabletop.told(members["kgb"][0], "chat")[0].facts
    assert (told["called"], told["channel"]) == (traitor, "drop-kgb")


@clause("DA-5.6.1", "DA-5.7", "DA-5.9", "F2", "F3")
def test_in_a_hush_a_post_is_refused_and_delivered_to_nobody() -> None:
    tabletop, members = companies(dead_drop=True, hush_seconds=0)
    cia, kgb = members["cia"], members["kgb"]
    tabletop.do(kgb[0], "chat", text="Before.", channel="kgb")
    for name in cia:
        lock(tabletop, name)
    for channel in ("kgb", "table", "drop-cia"):
        for name in kgb:
            assert tabletop.refused(name, "chat", text="After.", channel=channel).code == "hushed"
    assert tabletop.update(kgb[0])["channels"] == []
    assert heard(tabletop, "Before.") == seats(tabletop, kgb), "what was posted can still be read"
    assert heard(tabletop, "After.") == []
    tabletop.do(cia[0], "chat", text="They sweat.", channel="cia")
    assert heard(tabletop, "They sweat.") == seats(tabletop, cia)
    for name in kgb:
        lock(tabletop, name)
    for name in (*cia, *kgb):
        tabletop.do(name, "chat", text=f"{name} speaks")
    assert heard(tabletop, f"{kgb[0]} speaks") == EVERYBODY


@clause("DA-5.1.2")
def test_after_the_game_everybody_talks_at_the_table_and_old_secrets_stay_secret() -> None:
    tabletop, members = companies(hush_seconds=0)
    tabletop.do(members["cia"][0], "chat", text="All to Rio.", channel="cia")
    tabletop.finish()
    tabletop.do(members["kgb"][0], "chat", text="So it was you!")
    assert heard(tabletop, "So it was you!") == EVERYBODY
    assert heard(tabletop, "All to Rio.") == seats(tabletop, members["cia"])
    assert tabletop.refused(members["cia"][0], "chat", text="psst", channel="cia").code == "closed-channel"


@clause("DA-5.1.1")
def test_whoever_takes_over_a_seat_reads_what_was_posted_to_its_company() -> None:
    tabletop, members = companies()
    leaving = members["cia"][1]
    tabletop.do(members["cia"][0], "chat", text="All to Rio.", channel="cia")
    tabletop.hand_over(leaving, "Zoe")
    assert [event.facts["words"] for event in tabletop.told("Zoe", "chat")] == ["All to Rio."]


# Serum


@clause("TS-16.8", "TS-22 chat")
def test_in_the_serum_game_people_talk_unless_the_table_forbids_it_and_never_in_the_flight() -> None:
    silent = Tabletop("serum", "Ann Bob Cid", options={"chat": False}).start()
    assert silent.update("Ann")["channels"] == []
    refusal = silent.refused("Ann", "chat", text="Psst")
    assert str(refusal) == "p1 cannot post in table; open are none."

    options = {"turn_limit": 5, "flight_turn_limit": 2}
    tabletop = Tabletop("serum", "Ann Bob Cid", options=options, clock={"kind": "move", "seconds": 5}).start()
    tabletop.do("Ann", "chat", text="Where is Werner?")
    assert heard(tabletop, "Where is Werner?") == [WATCHER, 0, 1, 2]
    while "declare" not in tabletop.match.legal(0):
        tabletop.wait(5)
    tabletop.move("Ann", "declare")
    while tabletop.update(None)["view"]["phase"] != "FILE":
        assert tabletop.update("Ann")["channels"] == ["table"]
        tabletop.wait(5)
    tabletop.wait(5)
    assert tabletop.update(None)["view"]["phase"] == "FLIGHT"
    for name in tabletop.people:
        assert tabletop.update(name)["channels"] == []
        assert tabletop.refused(name, "chat", text="Where are you?").code == "no-such-channel"
    while tabletop.table.status == "playing":
        tabletop.wait(5)
    tabletop.do("Bob", "chat", text="There you were.")
    assert heard(tabletop, "There you were.") == [WATCHER, 0, 1, 2]
