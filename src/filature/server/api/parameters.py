"""What the routes have in common: the request, the parameters, and the refusals in the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from filature.server.errors import STATUS
from filature.server.protocol import Refused

HttpRequest = Request[Any, Any, Any]
Seat = Annotated[
    int | None,
    # The framework loses a minimum of 0 beside None.
    Parameter(ge=0, le=11, description="Which of your seats, if your key holds several.", schema_extra={"minimum": 0}),
]
OWN_KEY: list[dict[str, list[str]]] = [{"key": []}, {"cookie": []}, {}]
"""With a key for what belongs to a seat, without one as a watcher."""
REFUSED = {
    400: "Malformed, or against the rules of the game.",
    413: "Too large.",
    **{status: kind.__doc__ or "" for kind, status in STATUS.items()},
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What an address may answer instead: these, and what every address may."""
    return {
        status: ResponseSpec(Refused, generate_examples=False, description=REFUSED[status])
        for status in (*statuses, 429, 503)
    }
