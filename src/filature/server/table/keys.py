"""The keys of seats, and what tables are found by: an id in a link, and until the match begins a code to read aloud.

Whoever holds a key holds its seats. Only digests of keys are kept.
"""

from __future__ import annotations

import hashlib
import secrets
from string import digits

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10
CODE_LENGTH = 6
"""Digits, which are said alike by everybody; so few because wrong ones are limited."""


def new_key() -> str:
    """256 random bits, fit for a link."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Short enough to be typed, too long to be guessed through the rate limits."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_table_id(text: str) -> bool:
    return len(text) == ID_LENGTH and set(text) <= set(LETTERS)


def new_code() -> str:
    return "".join(secrets.choice(digits) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and set(text) <= set(digits)


def watcher_id(table: str, key: str) -> str:
    """What a watcher is called by at one table, made of the digest of their key; tells nothing of it."""
    return digest(f"{table} {key}")[:16]


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
