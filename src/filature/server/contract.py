"""The contract with clients as one document: OpenAPI, with the messages of the socket and every game's view in it."""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from filature.games import catalogue
from filature.server import messages

REFERENCE = "#/components/schemas/{name}"


@cache
def message_schemas() -> dict[str, Any]:
    """The schemas of all that goes over a socket, as msgspec itself reads and writes it."""
    views = [view_type(name) for name in catalogue.names()]
    named = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
    wholes, parts = msgspec.json.schema_components([*named.values(), *views], ref_template=REFERENCE)
    return {**parts, **dict(zip(named, wholes, strict=False))}


def view_type(game: str) -> Any:
    """The shape of a game's views."""
    state = type(catalogue.game(game).start(catalogue.game(game).seats[0]))
    return get_type_hints(state.view)["return"]


def document(schema: dict[str, Any]) -> dict[str, Any]:
    """The document of the framework, with our own schemas in it."""
    components = dict(schema.get("components", {}))
    components["schemas"] = {**components.get("schemas", {}), **message_schemas()}
    return {**schema, "components": components}


class WholeContract(JsonRenderPlugin):
    """`/schema/openapi.json`."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(document(openapi_schema))
