"""What people at a table are called, and the faces they choose. Names are compared as they look."""

from __future__ import annotations

from filature.kernel.errors import BadRequest
from filature.kernel.naming import nearest
from filature.language.persons import FACES, is_reserved
from filature.language.plain import can_be_seen, folded, plain_text
from filature.server.errors import NotAllowed
from filature.server.table.table import Table

LONGEST_NAME = 40


def clean_name(name: str) -> str:
    cleaned = plain_text(name)[:LONGEST_NAME].strip()
    if not can_be_seen(cleaned):
        raise BadRequest("bad-name", "A name needs at least one letter that can be seen.")
    if is_reserved(cleaned):
        raise BadRequest("persons-name", "{called} is a person of the house; choose another name.", called=cleaned)
    return cleaned


def check_face(face: str) -> str:
    """A face that somebody wishes; empty where they wish none."""
    if face and face not in FACES:
        raise BadRequest(
            "no-such-face",
            "There is no face {face}; there are {known}.",
            face=face,
            known=list(FACES),
            nearest=nearest(face, FACES),
        )
    return face


def watcher_name(table: Table, name: str) -> str:
    """What a watcher is called; not like anybody who plays."""
    cleaned = clean_name(name)
    if folded(cleaned) in map(folded, table.names()):
        raise NotAllowed(
            "players-name", "{called} is the name of a player of this table; watchers choose another.", called=cleaned
        )
    return cleaned


def distinct(names: list[str]) -> list[str]:
    """Namesakes, also such as only look alike, get the number of their seat; again, should somebody be called just
    like that."""
    while len(set(shapes := [folded(name) for name in names])) < len(names):
        names = [f"{name} ({seat + 1})" if shapes.count(shapes[seat]) > 1 else name for seat, name in enumerate(names)]
    return names
