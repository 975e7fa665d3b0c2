"""Tells whether what something was built from has changed."""

from __future__ import annotations

import hashlib
from pathlib import Path


def fingerprint(root: Path, *patterns: str, made_with: str = "") -> str:
    """Changes when a file that fits one of the patterns does, or what it is built with."""
    digest = hashlib.sha256(made_with.encode())
    files = {file for pattern in patterns for file in root.glob(pattern) if "__pycache__" not in file.parts}
    for file in sorted(files):
        if file.is_file():
            digest.update(file.relative_to(root).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()
