"""The referee answers every line, whatever it says, and ends when it should."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.bridges.referee import LONGEST_LINE, bounded, serve
from filature.bridges.requests import VERBS
from tests.bridges.asking import code, opened

COMMAND = [sys.executable, "-c", "from filature.bridges.referee import run; run()"]

plain_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
ids = st.integers() | st.text()
fields = st.fixed_dictionaries(
    {"id": ids, "do": st.sampled_from(sorted(VERBS)) | st.text()},
    optional={
        "match": st.integers(-1, 4) | plain_json,
        "seat": st.integers(-3, 8) | plain_json,
        "move": st.sampled_from(["roll 1", "order 3", "deal red", "leave out red", "orange+1"]) | plain_json,
        "game": st.just("heimlich") | plain_json,
        "seats": st.integers(1, 8) | plain_json,
        "options": st.just({"mode": "advanced"}) | plain_json,
        "position": st.just({"game": "heimlich", "seats": 2, "phase": "COLOURS"}) | plain_json,
        "seed": st.just("00ff") | plain_json,
        "nonces": st.just(["a"]) | plain_json,
        "since": plain_json,
    },
)


@pytest.mark.parametrize(
    ("line", "what", "hint"),
    [
        (b"", "line-not-json", '"do":"games"'),
        (b"{", "line-not-json", '"do":"games"'),
        (b'{"id":1} {"id":2}', "line-not-json", '"do":"games"'),
        (b'{"id":1,"do":"\xff"}', "line-not-json", "UTF-8"),
        ('{"id":1,"do":"\ud800"}', "line-not-json", "UTF-8"),
        (b"[" * 100_000, "line-not-json", '"do":"games"'),
        (b'{"id":' + b"9" * 5000 + b"}", "line-not-json", '"do":"games"'),
        (b"17", "not-an-object", '"do":"games"'),
        (b'["do","games"]', "not-an-object", '"do":"games"'),
        (b"{}", "unknown-verb", "games, new, load"),
        (b'{"do":"dance"}', "unknown-verb", "games, new, load"),
        (b'{"do":["games"]}', "unknown-verb", "games, new, load"),
        (b'{"do":"moves"}', "bad-request", '"do":"moves","seat":0'),
        (b'{"do":"moves","seat":"0"}', "bad-request", "Expected `int`, got `str`"),
        (b'{"do":"moves","seat":true}', "bad-request", "Expected `int`, got `bool`"),
        (b'{"do":"play","seat":0}', "bad-request", "orange+2 green+1"),
        (b'{"do":"turn","sheat":0}', "bad-request", "unknown field `sheat`"),
        (b'{"do":"turn","match":9}', "no-such-match", "open are 1"),
        (b'{"do":"new","game":"heimlich","seats":4,"seed":"xyz"}', "seed-not-hex", "hexadecimal"),
        (b'{"do":"new","game":"heimlich","seats":4,"seed":""}', "seed-not-hex", "hexadecimal"),
        (b'{"do":"new","game":"heimlich","seats":4,"options":[]}', "bad-request", '"options":{}'),
        (b'{"do":"games","id":[1]}', "bad-request", '"id":1'),
        (b" " * LONGEST_LINE + b'{"do":"games"}', "too-long", "1048576"),
    ],
)
def test_a_line_that_is_no_request_is_answered_with_what_would_be_right(
    line: str | bytes, what: str, hint: str
) -> None:
    answer = json.loads(opened().answer(line))
    assert answer["id"] is None
    assert code(answer) == ("BadRequest", what)
    assert hint in answer["error"]["message"]


@given(st.lists(st.binary(max_size=40) | st.text(max_size=40) | plain_json.map(json.dumps), max_size=6))
def test_arbitrary_lines_get_one_answer_each(lines: list[str | bytes]) -> None:
    out = io.StringIO()
    serve(lines, out)
    answers = [json.loads(answer) for answer in out.getvalue().split("\n")[:-1]]
    assert len(answers) == len(lines)
    assert all(answer["error"]["kind"] == "BadRequest" for answer in answers)


@given(st.lists(fields, min_size=1, max_size=8))
def test_arbitrary_requests_get_one_answer_each_with_their_id_and_reveal_no_fault(
    requests: list[dict[str, Any]],
) -> None:
    referee = opened()
    for request in requests:
        answer = json.loads(referee.answer(json.dumps(request)))
        assert answer["id"] == request["id"]
        assert set(answer) in ({"id", "ok"}, {"id", "error"})
        if "error" in answer:
            assert answer["error"]["kind"] != "Internal", answer
            assert answer["error"]["message"]


@pytest.mark.parametrize("excess", [1, 2, 3, LONGEST_LINE, 3 * LONGEST_LINE])
def test_the_rest_of_a_line_that_is_too_long_is_skipped(excess: int) -> None:
    out = io.StringIO()
    serve(bounded(io.BytesIO(b" " * (LONGEST_LINE + excess) + b'\n{"id":2,"do":"turn"}\n')), out)
    first, second = map(json.loads, out.getvalue().splitlines())
    assert first["error"]["code"] == "too-long"
    assert (second["id"], second["error"]["code"]) == (2, "no-match")


@pytest.mark.parametrize("ending", [b"", b"\n", b"\r\n"])
def test_a_line_of_exactly_the_longest_length_is_read(ending: bytes) -> None:
    request = b'{"id":1,"do":"games"}'.rjust(LONGEST_LINE)
    out = io.StringIO()
    serve(bounded(io.BytesIO(request + ending)), out)
    assert "ok" in json.loads(out.getvalue())


# --- As a process -------------------------------------------------------------------------------------------------


def test_the_end_of_the_input_ends_the_process() -> None:
    done = subprocess.run(COMMAND, input='{"id":"é","do":"turn"}\nno'.encode(), capture_output=True, check=True)
    assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == ["é", None]
    assert done.stderr == b""


def test_a_reader_that_goes_away_ends_the_process_silently() -> None:
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    with process.stderr:
        process.stdin.write(b'{"id":1,"do":"games"}\n')
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == 1
        process.stdout.close()
        process.stdin.write(b'{"id":2,"do":"games"}\n')
        process.stdin.flush()
        assert process.stderr.read() == b""  # read to its end: the process has gone, though its input is open
        process.stdin.close()
        assert process.wait() == 0
