"""Who asks: the address they come from, the key they bring, the seat they may look from."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

from filature.kernel.state import WATCHER
from filature.language import LANGUAGES
from filature.server.errors import BadKey
from filature.server.runtime.subscribers import Viewer
from filature.server.table.commands.context import foreign_seat, which_seat
from filature.server.table.keys import digest
from filature.server.table.table import Table

Connection = ASGIConnection[Any, Any, Any, Any]
BEARER = "Bearer "
FORWARDED = "x-forwarded-for"


def cookie_name(table_id: str) -> str:
    return f"seat-{table_id}"


def client_address(connection: Connection) -> str:
    return connection.client.host if connection.client else "unknown"


def client_network(connection: Connection) -> str:
    """Whom limits count: an IPv4 address, or the /64 of an IPv6 address, which one household has all of."""
    return network_of(client_address(connection))


def network_of(text: str) -> str:
    address = _read_address(text)
    return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else str(address or text)


def comes_from(connection: Connection, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    """Whether a request comes from one of these networks, by every address it tells of: behind a proxy on this machine
    that nobody said to trust, everybody seems to be here."""
    passed_on = [address for header in connection.headers.getall(FORWARDED, []) for address in header.split(",")]
    addresses = [_read_address(text.strip()) for text in (client_address(connection), *passed_on)]
    return all(address and any(address in network for network in networks) for address in addresses)


def _read_address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def key_of(connection: Connection, table_id: str, given: str | None = None) -> str:
    """The digest of the key somebody brings: in the message, the header or the cookie. Never in the address."""
    header = connection.headers.get("authorization", "")
    bearer = header.removeprefix(BEARER) if header.startswith(BEARER) else None
    key = given or bearer or connection.cookies.get(cookie_name(table_id))
    return digest(key) if key else ""


def language_of(connection: Connection) -> str:
    """The first language of the client that we speak."""
    wanted: str = connection.query_params.get("language") or connection.headers.get("accept-language") or ""
    for part in wanted.split(","):
        if (tongue := part.strip()[:2].lower()) in LANGUAGES:
            return tongue
    return LANGUAGES[0]


def viewer_of(
    table: Table, key: str, seat: int | None, language: str | None, *, moves: bool = False, decision: bool = False
) -> Viewer:
    """Where somebody may look from: their seat, or among the watchers."""
    held = table.seats_of(key) if key else []
    if key and not held and not table.is_host(key):
        raise BadKey(
            "unknown-key", "This key opens nothing at this table; the chair may have been freed or handed over."
        )
    if seat is None:
        if len(held) > 1:
            raise which_seat(held)
        seat = held[0] if held else WATCHER
    elif seat not in held:
        raise foreign_seat(seat)
    return Viewer(seat=seat, key=key, language=language, moves=moves, decision=decision)
