"""The contract with clients as one document: OpenAPI, with the messages of the socket and every game's view in it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from filature.analysis import Analysis
from filature.games import catalogue
from filature.kernel.game import Game
from filature.kernel.record import Record
from filature.kernel.state import WATCHER
from filature.server import protocol
from filature.server.api.games import GameInfo
from filature.server.api.tables import NewTableAnswer
from filature.server.auth import cookie_name
from filature.server.jobs import replay as replays

SCHEMAS = "#/components/schemas/"
COMPONENTS = Components(
    security_schemes={
        "key": SecurityScheme(
            type="http", scheme="bearer", description="The secret of whoever opened the table or sat down at it."
        ),
        "cookie": SecurityScheme(
            type="apiKey",
            security_scheme_in="cookie",
            name=cookie_name("{table_id}"),
            description="The same secret, as it is given to browsers.",
        ),
    }
)
BODIES = {
    "/api/tables": "NewTable",
    "/api/tables/{table_id}/commands": "AnyCommand",
    "/api/tables/{table_id}/ask": "Question",
}
"""What is posted where."""
UNIONS = {
    "FromClient": protocol.FromClient,
    "FromServer": protocol.FromServer,
    "AnyCommand": protocol.AnyCommand,
    "Question": protocol.Question,
}
PARTS = (
    protocol.NewTable,
    GameInfo,
    NewTableAnswer,
    replays.Replay,
    replays.Verification,
    replays.Counted,
    Analysis,
    Record,
)


@cache
def schemas() -> dict[str, Any]:
    """All that goes over the wire, as msgspec itself reads and writes it."""
    wholes, found = msgspec.json.schema_components([*UNIONS.values(), *PARTS], ref_template=SCHEMAS + "{name}")
    found |= dict(zip(UNIONS, wholes, strict=False))
    views = []
    for game in catalogue.games():
        try:
            whole, parts = _view_of(game)
        except Exception as error:
            if game.name in catalogue.HOUSE:
                raise
            catalogue.left_out(game.name, error)
            continue
        views.append(whole)
        found |= {f"{game.name}.{part}": schema for part, schema in parts.items()}
    return {**found, "View": {"title": "View", "description": "What a seat sees, by game.", "anyOf": views}}


def _view_of(game: Game) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schema of what a seat sees, and of its parts."""
    view = type(game.start(game.seats[0]).view(WATCHER))
    (whole,), parts = msgspec.json.schema_components([view], ref_template=f"{SCHEMAS}{game.name}.{{name}}")
    return whole, parts


def document(framework: dict[str, Any]) -> dict[str, Any]:
    """The document of the framework, with what it does not know."""
    paths, components = framework["paths"], framework["components"]
    for path, body in BODIES.items():
        content = {"application/json": {"schema": {"$ref": SCHEMAS + body}}}
        paths[path]["post"]["requestBody"] = {"required": True, "content": content}
    return {**framework, "components": {**components, "schemas": {**components["schemas"], **schemas()}}}


class WholeContract(JsonRenderPlugin):
    """`/schema/openapi.json`, written once."""

    _written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._written = self._written or msgspec.json.encode(document(openapi_schema))
        return self._written
