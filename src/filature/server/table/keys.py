"""The keys of seats: whoever holds a key holds its seats. Only digests are kept."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10


def new_key() -> str:
    """256 random bits, fit for a link."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Short enough to be read aloud, too long to be guessed through the rate limits."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_table_id(text: str) -> bool:
    return len(text) == ID_LENGTH and set(text) <= set(LETTERS)


def watcher_id(table: str, key: str) -> str:
    """What a watcher is called by at one table, made of the digest of their key; tells nothing of it."""
    return digest(f"{table} {key}")[:16]


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
