"""Sets up structured logs, a JSON object a line. What is played, said or noted, and anybody's key, is never in them."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from pathlib import Path

STANDARD = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        # The first line only: asyncio goes on with the exception itself.
        event = record.getMessage().partition("\n")[0]
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": event,
            "source": _source(record.pathname, record.lineno),
        }
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD}
        if record.exc_info and record.exc_info[1]:
            # Where it went wrong, not with what: the message of an exception may hold what nobody may read.
            frames = traceback.extract_tb(record.exc_info[2])
            line["where"] = [f"{_source(frame.filename, frame.lineno)} {frame.name}" for frame in frames[-5:]]
        return json.dumps(line, default=str)


def _source(path: str, line: int | None) -> str:
    """File and line, as `server/runtime/registry.py:45`: the last three parts of a path name a file of ours."""
    return f"{'/'.join(Path(path).parts[-3:])}:{line}"


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("filature", "uvicorn", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper() if name == "filature" else logging.WARNING)
        logger.propagate = False
    logging.getLogger("uvicorn.error").filters = [_is_ours]


def _is_ours(record: logging.LogRecord) -> bool:
    """What is no UTF-8 in a message is a mistake of its sender: the server closes the socket and has not failed."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))
