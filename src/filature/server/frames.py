"""Frames of a WebSocket (RFC 6455, 5.2), as far as texts need them."""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was not compiled
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""How a text begins that comes in one frame."""
MASKED: Final = 0x80
LONG: Final = 126
LONGER: Final = 127
"""In place of its length: it follows in two, or in eight bytes."""


def end_of_frame(data: bytes) -> int:
    """Where the frame ends with which these bytes begin; more than there are, if that is not to be seen yet."""
    if len(data) < 2:
        return 2
    start = _head_size(data)
    length = data[1] & LONGER
    if length < LONG or len(data) < start:
        return start + length
    return start + int.from_bytes(data[2 : 4 if length == LONG else 10], "big")


def text_of(frame: bytes) -> str | None:
    """The text of a whole frame of a client, if that is what it is."""
    if frame[0] != TEXT or frame[1] < MASKED:
        return None
    start = _head_size(frame)
    try:
        return apply_mask(frame[start:], frame[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def _head_size(data: bytes) -> int:
    """How many bytes come before the content, its mask among them."""
    mask = 4 if data[1] >= MASKED else 0
    length = data[1] & LONGER
    return mask + (2 if length < LONG else 4 if length == LONG else 10)


def head(length: int) -> bytes:
    """What comes before a text for a client."""
    if length < LONG:
        return (TEXT << 8 | length).to_bytes(2, "big")
    if length < 1 << 16:
        return ((TEXT << 8 | LONG) << 16 | length).to_bytes(4, "big")
    return bytes((TEXT, LONGER)) + length.to_bytes(8, "big")
