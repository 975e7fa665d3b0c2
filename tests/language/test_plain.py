"""What others wrote is read, and obeyed by nobody."""

import pytest

from filature.language.plain import can_be_seen, folded, plain_text, printable

HARMLESS = [
    "Zoë Łukasz 漢字 Ωμέγα שלום",
    "👩‍🚀 👩🏽‍🚒 👩‍❤️‍👨 🕵️‍♀️ 🏳️‍🌈",
    "e\u0301",
    "[red]Anna[/red]",
    "{$who} %s \\x1b",
    "1\u202f000\u00a0!",
]
ORDERS = [
    *("\x1b", "\x07", "\x08", "\r", "\x00", "\x7f", "\x0b", "\x80", "\x9b", "\x9d", "\x85"),
    *map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)),
    *("\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u2028", "\u2029", "\ud800", "\U000e0041"),
]


@pytest.mark.parametrize("text", HARMLESS)
def test_letters_accents_and_pictures_stay_as_they_are(text: str) -> None:
    assert printable(text) == text
    assert plain_text(text) == text.replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.parametrize("order", ORDERS, ids=ascii)
def test_an_order_is_shown_and_not_given(order: str) -> None:
    assert printable(f"An{order}na") == "An\N{REPLACEMENT CHARACTER}na"
    assert plain_text(f" An{order}na{order}") == "An na"
    assert plain_text(order) == ""


def test_lines_stay_lines_where_several_may_be_printed_and_become_one_in_a_name() -> None:
    assert printable("one\n\ttwo  three") == "one\n\ttwo  three"
    assert plain_text("one\n\ttwo  three") == "one two three"


@pytest.mark.parametrize("text", ["👩\u200d", "\u200d🚀", "👩\u200dA", "A\u200d🚀", "\u200d"])
def test_only_pictures_are_joined(text: str) -> None:
    assert "\u200d" not in printable(text) + plain_text(text)


BLANKS = ["\u3164", "\u2800", "\uffa0", "\u115f\u1160", "\U0001d159"]
UNSEEN = [*BLANKS, "\u034f", "\ufe0f", "\U000e0101", "\u0301", "\u200b", "\u202e\u202c", "\u2066\u2069", "\ufeff", " "]


@pytest.mark.parametrize("blank", BLANKS, ids=ascii)
def test_letters_that_are_drawn_as_nothing_are_spaces(blank: str) -> None:
    assert plain_text(f"{blank}An{blank}na{blank}") == "An na"


@pytest.mark.parametrize("text", UNSEEN, ids=ascii)
def test_what_is_not_to_be_seen_is_no_name(text: str) -> None:
    assert not can_be_seen(text)
    assert can_be_seen(f"{text}a{text}")


ALIKE = [
    *(f"An{blank}na" for blank in (*BLANKS, "\u034f", "\ufe0f", "\u200b", "\u200d", "\u202e", "\u2066", "\u00ad", " ")),
    *("ANNA", "Ａｎｎａ", "𝐀nna", "ⓐnna", "anNa"),
]


@pytest.mark.parametrize("name", ALIKE, ids=ascii)
def test_names_that_look_alike_fold_into_the_same(name: str) -> None:
    assert folded(name) == folded("Anna")


def test_names_that_can_be_told_apart_stay_apart() -> None:
    names = ["Anna", "Änna", "Annah", "Anna 2", "Hanna", "安娜", "👩‍🚀", "👩‍🚒"]
    assert len(set(map(folded, names))) == len(names)
    assert folded("Straße") == folded("STRASSE")
    assert folded("Zoe\u0308") == folded("ZO\u00cb")
