"""Frames of texts, beside the library that knows all about frames."""

import pytest
from websockets.frames import Frame, Opcode

from filature.server.frames import end_of_frame, head, text_of

SIZES = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000]


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert head(len(text)) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_text_of_a_client_is_read_however_it_is_cut(size: int) -> None:
    text = "é" * (size // 2)
    frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert end_of_frame(frame) == end_of_frame(frame + b"the next one") == len(frame)
    assert all(end_of_frame(frame[:cut]) > cut for cut in range(min(len(frame), 20)))
    assert text_of(frame) == text


def test_what_is_no_whole_text_is_left_to_the_library() -> None:
    for frame in (Frame(Opcode.PING, b"?"), Frame(Opcode.BINARY, b"?"), Frame(Opcode.TEXT, b"?", fin=False)):
        assert text_of(frame.serialize(mask=True)) is None
    assert text_of(Frame(Opcode.TEXT, b"?").serialize(mask=False)) is None, "clients mask what they say"
    assert text_of(Frame(Opcode.TEXT, b"\xff").serialize(mask=True)) is None, "not UTF-8"
