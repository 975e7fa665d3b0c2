"""Whose page a browser speaks for. Browsers send cookies by themselves: what a page of another site makes them send is
not carried out, and by a name that is not ours nobody is answered.

Somebody else's name may be made to lead to this machine (DNS rebinding), and their page is then taken for ours. An
address, or a name that only the local network knows, cannot be made to.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from ipaddress import ip_address
from typing import Any

from litestar.connection import ASGIConnection

from filature.kernel.errors import BadRequest
from filature.server.errors import NotAllowed

Connection = ASGIConnection[Any, Any, Any, Any]

HOST = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?")
LONGEST_HOST = 100
"""Letters of the address of a house. A code for phones takes the longer to draw the more is in it."""
LOCAL = (".local", ".localhost", ".home.arpa", ".internal", ".lan")
"""Endings that nobody can register."""


def check_host(connection: Connection, names: Collection[str]) -> str:
    """The host as whoever asks calls it; raises if it cannot be, or is not one of ours."""
    host: str = connection.headers.get("host", "")
    if host and (len(host) > LONGEST_HOST or not HOST.fullmatch(host)):
        raise malformed_host()
    if host and not is_ours(host, names):
        raise NotAllowed(
            "foreign-host", "This house is not called {name}. Whoever runs it names it in FILATURE_NAMES.", name=host
        )
    return host


def malformed_host() -> BadRequest:
    why = f"the header Host has the address of this house, in {LONGEST_HOST} letters at most"
    return BadRequest("malformed", "This message cannot be understood: {why}.", why=why)


def is_ours(host: str, names: Collection[str]) -> bool:
    """Whether a house may be called so: by an address, by a name in the local network, or by one it was given."""
    name = host.rpartition(":")[0] if re.search(r":\d+$", host) else host
    name = name.strip("[]").rstrip(".").lower()
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(LOCAL) or name in names
    return True


def check_origin(connection: Connection) -> None:
    """Raises where a browser says that a page of another site sent this. Programs say nothing of the kind."""
    site = connection.headers.get("sec-fetch-site", "same-origin")
    origin = connection.headers.get("origin")
    foreign = origin is not None and origin.partition("://")[2] != connection.headers.get("host")
    if foreign or site not in ("same-origin", "none"):
        raise NotAllowed("foreign-site", "Another site sent this; use the page of this house.")
