"""Packed integers: small numbers side by side in one word, eight bits for each agent of a seat or each of its cases.

A field holds at most 127. Marks are fields of 0 or 1. Only what is not constant is shifted by fields: compiled, a
shifted literal has 32 bits, and so has a variable that never changes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 255
TOP: Final = 128
ONE_PER_AGENT: Final = 0x01010101010101  # a 1 in each of seven fields
ONE_PER_CASE: Final = 0x01010101  # a 1 in each of four fields


def get(word: i64, index: i64) -> i64:
    """The number in one field."""
    return (word >> (index * 8)) & MASK


def put(word: i64, index: i64, number: i64) -> i64:
    """The same numbers, but for one field."""
    change: i64 = get(word, index) ^ number
    return word ^ (change << (index * 8))


def equal(word: i64, number: i64, ones: i64) -> i64:
    """Marks the fields that hold that number; `ones` has a 1 in every field that counts."""
    return ((ones * TOP - (word ^ (ones * number))) >> 7) & ones


def count(marks: i64) -> i64:
    """How many of up to seven fields are marked."""
    return (marks * ONE_PER_AGENT >> 48) & MASK


def pack(numbers: list[int]) -> i64:
    word: i64 = 0
    for number in reversed(numbers):
        word = word << 8 | number
    return word
