"""Small numbers packed side by side into one integer, and sets of small numbers as bits of one."""

from __future__ import annotations

from mypy_extensions import i64


def get(values: i64, index: i64, width: i64) -> i64:
    """One of the packed numbers, each `width` bits wide."""
    ones: i64 = 1
    return values >> index * width & ((ones << width) - 1)


def put(values: i64, index: i64, width: i64, value: i64) -> i64:
    """The packed numbers with one of them changed."""
    ones: i64 = 1
    shift: i64 = index * width
    return values & ~(((ones << width) - 1) << shift) | value << shift


def count(bits: i64) -> i64:
    """How many are in a set."""
    number: i64 = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


def lowest(bits: i64) -> i64:
    """The first of a set that is not empty."""
    number: i64 = 0
    while not bits >> number & 1:
        number += 1
    return number


def nth(bits: i64, number: i64) -> i64:
    """One of a set, counted from 0."""
    while number:
        bits &= bits - 1
        number -= 1
    return lowest(bits)


def members(bits: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]
