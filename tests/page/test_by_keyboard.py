"""A whole match of each game by keyboard alone, from the front door to the end, with everything that is said.

What a player does depends on what he is asked. The dice are the house's own, so no two matches are the same.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect

from tests.page.fingers import Fingers
from tests.server.served import Served

YOUR_TURN = "It is your turn."
DESTINATIONS = ("Rio", "Berlin", "Cairo", "HongKong")


@contextmanager
def at_a_table(browser: Browser, house: Served, game: str, seats: int, **options: str) -> Iterator[Fingers]:
    with Fingers(browser, house) as me:
        me.go_to_front_door()
        me.set_up_by_keyboard(game, seats=seats, options=options)
        me.heard(YOUR_TURN)
        assert me.here == "main"  # the new page, from its beginning
        me.understand()
        yield me


def some(said: list[str], pattern: str) -> list[str]:
    return [sentence for sentence in said if re.match(pattern, sentence)]


def test_heimlich(browser: Browser, house: Served) -> None:
    with at_a_table(browser, house, "heimlich", 2) as me:
        me.heard("^Give ")
        me.tab_to("[data-place]")
        me.press("Shift+W")
        me.heard("^You are .*, in the chapel, with 0 points")
        me.press("Shift+B")  # alone it is the letter of the blue agent
        me.heard("^The dossier is in house 7")
        since = me.count
        me.ask("where is dossier")
        me.heard("^The dossier is in house 7", since)
        assert me.here == "draft"
        me.ask("s")
        me.heard(": 0 points", since)
        me.press("ArrowUp", "ArrowUp")
        expect(me.page.locator("#draft")).to_have_value("where is dossier")
        me.press("ArrowDown", "ArrowDown")
        expect(me.page.locator("#draft")).to_have_value("")
        turns = 0
        while asked := me.asked():
            since = me.count
            if asked.startswith("Where do you put the dossier"):
                me.to_board()
                me.press("1")  # from the agents to the houses
                me.walk_to("the dossier may go here", "ArrowRight")
                me.press("Enter")
                me.heard("^Planned: The dossier goes to", since)
                me.confirm()
                continue
            turns += 1
            if turns % 2:
                me.to_board()
                agent = me.page.locator(".who .hidden").first.inner_text()
                me.press(agent.partition("letter ")[2][0].lower())
                me.heard("is chosen", since)
                me.press(*"+" * int(re.findall(r"\d", asked)[0]))
                me.heard("^Planned: .* goes .* from .* to ", since)
                place = me.here
                me.confirm()
                me.press("F2")  # back; there the focus stays while the others move
                assert me.here == (place if me.wait_for_my_turn() else "after-title")
            else:
                me.type_move(me.example)
        said = me.check_speech()
        assert me.announced.count(YOUR_TURN) == turns
        news = [sentence for sentence in me.announced if sentence in {YOUR_TURN, *me.prompts, *said}]
        assert all(
            then.startswith(("Give ", "How many steps")) for now, then in itertools.pairwise(news) if now == YOUR_TURN
        )
        assert len(some(said, r"You move \w+ \(\w+\) \d to ")) == turns
        assert some(said, r"(Mrs Bonbon|Mr Buffet) moves \w+ \(\w+\) \d to ")
        counts = [sentence for sentence in said if " a count in " in sentence]
        assert counts
        assert all(re.search(r" [+−]\d+, now \d+", count) for count in counts)
        assert len(some(me.announced, r"\w+, −?\d+ points?: (.* all along|worked for nobody)\.")) == 4
        assert some(me.announced, r".*(\bwins?\b|draw)")


def test_serum(browser: Browser, house: Served) -> None:
    with at_a_table(browser, house, "serum", 3, turn_limit="8", flight_turn_limit="3") as me:
        me.heard("^Hide ")
        turns, hotels = 0, itertools.cycle(["H2", "H4", "H3", "H5"])  # in eight turns one is alone somewhere
        while asked := me.asked():
            since = me.count
            if asked.startswith("Do you place your bug"):
                me.to_board()
                me.press("g", "Enter")
                me.heard("^Planned: Your bug goes to G1", since)
                me.confirm()
            elif asked.startswith("Where does your agent"):
                turns += 1
                me.type_move(f"dial {next(hotels)}")
            elif asked.startswith("Where do you send your informant"):
                me.type_move(me.example if turns == 1 else "leave")
            elif "what do you look into" in asked:
                me.pick(".decision input[type=radio]", "Look into")
                me.heard("^Planned: You look into ", since)
                me.play_it()
            elif asked.startswith("There is nothing"):
                me.type_move("stop")
            else:
                me.type_move(me.example)
        said = me.check_speech()
        assert some(said, r"The dials: you H2 .*; (Mrs Bonbon|Mr Buffet) .*; (Mrs Bonbon|Mr Buffet) ")
        looks = some(said, "You look into ")
        assert len(some(said, "You find .* in the ")) == len(looks)
        assert looks or some(said, "You are told: ")
        assert some(said, "M.* looks into ")
        assert some(me.announced, "The true one was formula |The card that was taken: ")


def test_companies(browser: Browser, house: Served) -> None:
    with at_a_table(browser, house, "double_agents", 6, hush_seconds="0") as me:
        me.heard("^Which card do you send")
        legs = 0
        while asked := me.asked():
            since = me.count
            if "Who is the double agent" in asked:
                me.pick("input[name=ballot]", " ")  # a name; to abstain is one word
                me.heard("^Planned: You name ", since)
                me.play_it("Space")
                continue
            legs += 1
            if legs % 3:
                me.type_move(me.example)
            else:
                me.to_board()
                me.press("ArrowUp", "ArrowUp", "ArrowDown")  # to the first row, and from there to the next
                assert me.here in DESTINATIONS
                me.press("ArrowRight", "Enter")
                me.pick("input[name=card]", "")
                me.heard("^Planned: .* is final once", since)
                me.confirm()
        me.tab_to("[data-place]")
        me.press("Shift+S")
        answer = me.heard(r"^CIA: \d+ points?")
        said = me.check_speech()
        assert answer in me.announced
        assert len(some(said, "Your choice: ")) == legs == 12
        assert some(me.told(), r"(?!You).* has chosen")
        assert not some(me.announced, r"(?!You|Everybody).* has chosen")
        assert me.announced.count("Everybody has chosen.") >= legs
        voting = me.announced[me.announced.index("Your ballot is cast.") - 1 :]
        assert some(voting, "Your ballot: ")
        assert some(voting, r".* (accuse[sd]|abstains)")
        assert len(some(voting, r"(The double agent in |The (CIA|KGB) accused )")) >= 2
        assert some(voting, r"In the pots: CIA \d+, KGB \d+\.")


def read_map(me: Fingers) -> tuple[dict[str, list[str]], dict[str, str]]:
    """What the places say of themselves: where their lines lead, and who is there."""
    labels = me.page.locator("[data-place]").evaluate_all("all => all.map(one => [one.dataset.place, one.ariaLabel])")
    lines: dict[str, list[str]] = {}
    agents: dict[str, str] = {}
    for place, label in labels:
        if found := re.search(r"Lines to ([^.]*)\.", label):
            lines[place] = re.split(", and | and |, ", found[1])
        if found := re.search(r"Agents: ([^.]*)\.", label):
            agents |= dict.fromkeys(re.findall(r"\b[RBGY][1-7]\b", found[1]), place)
    return lines, agents


def own_colour(me: Fingers) -> str:
    """The colour chance has drawn: the own start base is the first place of the map."""
    base = me.page.locator("[data-place]").first.get_attribute("data-place")
    assert base is not None
    return base.removeprefix("S_")


def chase(me: Fingers, points: int) -> tuple[str, list[str], bool]:
    """The agent nearest to a rival, the way it goes, and whether they meet."""
    lines, agents = read_map(me)
    own = own_colour(me)[0].upper()
    cities = [place for place in lines if "_" not in place]
    rivals = {place for agent, place in agents.items() if agent[0] != own and place in cities}
    far = dict.fromkeys(rivals or {"Singapore"}, 0)
    for place in (queue := list(far)):
        for city in lines[place]:
            if city in cities and city not in far:
                far[city] = far[place] + 1
                queue.append(city)
    nearest = {agent: min(far.get(city, 99) for city in lines[at]) for agent, at in agents.items() if agent[0] == own}
    agent = min(nearest, key=lambda one: (nearest[one], one))
    way = [agents[agent]]
    while len(way) <= points and far.get(way[-1]) != 0:
        way.append(min(lines[way[-1]], key=lambda city: far.get(city, 99)))
    return agent, way[1:], way[-1] in rivals


def test_secrets(browser: Browser, house: Served) -> None:
    with at_a_table(browser, house, "top_secret", 2, round_limit="10") as me:
        colour = own_colour(me)
        turns, duels = 0, 0
        while asked := me.asked():
            since = me.count
            if found := re.match(r"You have (\d) step", asked):
                turns += 1
                agent, way, meets = chase(me, int(found[1]))
                if duels or not way:
                    me.type_move("end")
                elif turns % 2:
                    me.to_board()
                    me.press(agent[1])
                    me.heard(f"^{agent} in hand. Ways: .*{way[0]}", since)
                    for city in way:
                        me.jump_to(city)
                        me.press("Enter")
                    me.heard(f"^(Planned: )?{agent} .*{way[-1]}", since)
                    me.confirm()
                else:
                    me.type_move(f"{agent} > {' > '.join(way)}{'' if meets else ', end'}")
            elif found := re.search(r"which card\? You have ([\d, and]+)\.", asked):
                duels += 1
                if duels % 2:
                    me.pick("input[name=top_secret-card]", f"Card {found[1][-1]}")
                    me.heard("^Planned: ", since)
                    me.play_it()
                else:
                    me.type_move(f"card {found[1][-1]}")
            elif "whom do you fight first" in asked:
                me.type_move(f"target {re.findall('[RBGY][1-7]', asked)[1]}")
            elif asked.startswith("Does ") and " take " in asked:
                me.type_move("loot yes")
            else:
                me.type_move(me.example)
        said = me.check_speech()
        assert duels
        assert len(some(said, "Your card lies face down")) == duels
        assert len(some(said, r"[RBGY]\d plays \d, [RBGY]\d plays \d: [RBGY]\d wins")) >= duels
        assert some(said, rf"Your {colour[0].upper()}\d goes from the {colour} start base to ")
        assert some(said, r"[RBGY]\d \((Mrs Bonbon|Mr Buffet)\) goes from ")
        assert some(me.announced, r"Left in .* cases: |.* wins\.")


def test_a_letter_brings_the_focus_to_the_agent_it_chooses_so_that_plus_moves_it(
    browser: Browser, house: Served
) -> None:
    with at_a_table(browser, house, "heimlich", 3) as me:
        me.heard("^Give ")
        me.tab_to("[data-place]")
        me.press("ArrowDown")
        other = me.page.locator(f".who[data-place]:not([data-place={me.here}])").first
        agent = other.get_attribute("data-place")
        me.press(other.locator(".hidden").inner_text().partition("letter ")[2][0].lower())
        me.heard("is chosen")
        assert me.here == agent
        me.press("+")
        expect(me.page.locator("#draft")).to_have_value(f"{agent}+1")
        assert me.lost == []


def test_whoever_opens_something_comes_back_to_where_he_was(browser: Browser, house: Served) -> None:
    with Fingers(browser, house) as me:
        me.go_to_front_door()
        opener = "article[aria-labelledby=game-serum] button:not(.main)"
        me.tab_to(opener)
        me.press("Enter")
        assert me.here == "new-table"
        me.tab_to("form[aria-labelledby=new-table] [type=submit] + button")
        me.press("Enter")
        assert me.at(opener)


def test_what_is_covered_gives_the_focus_to_the_button_that_uncovers_it(browser: Browser, house: Served) -> None:
    with at_a_table(browser, house, "serum", 3) as me:
        me.heard("^Hide ")
        me.to_draft()
        since = me.count
        me.press("Escape")
        me.heard("^Your secrets are covered", since)
        assert me.here == "Show them"
        me.press("Enter")
        me.heard("^Your secrets lie open", since)
        me.heard("^Hide ", since)
        assert me.lost == []


def test_letters_can_be_switched_off_and_the_other_keys_are_told_of(browser: Browser, house: Served) -> None:
    with at_a_table(browser, house, "heimlich", 2) as me:
        me.heard("^Give ")
        me.tab_to("[role=tab]")
        me.press("End")
        assert me.here == "tab-settings"
        expect(me.page.locator("#panel-settings")).to_contain_text("F2 goes to the field for moves and questions")
        me.tab_to("label:nth-of-type(2) input[type=checkbox]")
        me.press("Space")
        me.back_to("[data-place]")
        me.walk_to("worth", "ArrowUp")  # from the agents to the houses
        count, there = me.count, me.here
        me.press("w", "Shift+W", "1")
        assert me.here == there
        me.walk_to("nobody here", "ArrowRight")
        me.press("Enter")
        me.heard("^Choose an agent first", count)
        assert me.count == count + 1
        me.to_draft()
        me.press("Enter")
        me.heard("^Nothing is planned yet")
        assert me.lost == []
