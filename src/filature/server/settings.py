"""Settings of a server: flags, else environment (`FILATURE_…`), else what is written here."""

from __future__ import annotations

import os
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from filature.kernel.errors import BadOption

PREFIX = "FILATURE_"
THIS_MACHINE = "127.0.0.0/8,::1"
ANYWHERE = "0.0.0.0/0,::/0"


def home() -> Path:
    """`$FILATURE_HOME`, or the user's data folder."""
    named = os.environ.get("FILATURE_HOME")
    return Path(named) if named else user_data_path("filature", appauthor=False)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What an operator may choose."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] | None = None
    """0 for any free one. When nothing is said: 8000, or any free one if that is taken."""
    database: str = ""
    """`sqlite:///file` or `postgresql://user:password@host/name`; by default a file in the user's data folder."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Server processes; more than one need PostgreSQL."""
    thinkers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes in which bots think, for each server process."""
    bots: str = ""
    """Bots from outside, one a line: `name=module:Class` or `name=cmd:COMMAND`."""
    patience: Annotated[float, Meta(gt=0)] = 30.0
    """After so many seconds a bot is taken for absent."""
    silence: Annotated[float, Meta(gt=0)] = 20.0
    """After so many seconds a client that says nothing when it should, or takes nothing, is taken for gone."""
    names: str = ""
    """Names by which the house is called, separated by commas; addresses and names of the local network need none."""
    rate_limits: Annotated[str, Meta(pattern="^(on|off)$")] = "on"
    trust_proxy: Annotated[str, Meta(pattern="^(on|off)$")] = "off"
    """Whether a reverse proxy in front tells the address of the client (X-Forwarded-For)."""
    metrics: str = "local"
    """Who may read /metrics: `local` (this machine), `anywhere`, or addresses and networks besides this machine."""
    open_days: Annotated[int, Meta(ge=1)] = 2
    playing_days: Annotated[int, Meta(ge=1)] = 60
    over_days: Annotated[int, Meta(ge=1)] = 365
    """How many days a table is kept after its last change: while open, while playing, when over."""
    log_level: Annotated[str, Meta(pattern="^(debug|info|warning|error)$")] = "info"

    def __post_init__(self) -> None:
        # What is no address and what is no bot is found out at the start.
        self.metrics_readers, self.named_bots  # noqa: B018

    @property
    def metrics_readers(self) -> list[IPv4Network | IPv6Network]:
        """The networks from which /metrics may be read."""
        named = {"local": THIS_MACHINE, "anywhere": ANYWHERE}.get(self.metrics, f"{THIS_MACHINE},{self.metrics}")
        return [ip_network(network.strip()) for network in named.split(",")]

    @property
    def known_names(self) -> frozenset[str]:
        """The names of the house, in small letters."""
        return frozenset(name.strip().lower() for name in self.names.split(",") if name.strip())

    @property
    def named_bots(self) -> dict[str, str]:
        """What the operator offers: name -> `module:Class` or `cmd:COMMAND`."""
        lines = [line.partition("=") for line in self.bots.splitlines() if line.strip()]
        if not all(equals and bot.strip() for _, equals, bot in lines):
            raise ValueError("a bot is written as name=module:Class or name=cmd:COMMAND")
        return {name.strip(): bot.strip() for name, _, bot in lines}

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{home() / 'tables.db'}"


def read_settings(**flags: Any) -> Settings:
    """Settings from flags (None: not given) and environment; raises `BadOption` naming what is wrong."""
    chosen: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        given = flags.get(field.name)
        name = PREFIX + field.name.upper()
        value = given if given is not None else os.environ.get(name)
        if value is None:
            continue
        try:
            msgspec.convert({field.name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise BadOption(
                "bad-setting",
                "Setting {name} cannot be {value!r}: {why}.",
                name=name,
                value=str(value),
                why=str(error).split(" - at")[0],
            ) from None
        chosen[field.name] = value
    return msgspec.convert(chosen, Settings, strict=False)


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings for worker processes."""
    said = {name: value for name, value in msgspec.to_builtins(settings).items() if value not in (None, "")}
    return {PREFIX + name.upper(): str(value) for name, value in said.items()}
