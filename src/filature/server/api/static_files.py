"""Static files of the page, built from `web/` with the package, and QR codes. Hashed files are cached for ever."""

from __future__ import annotations

import io
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import segno
from litestar import Request, Response, get
from litestar.response import Redirect

from filature.games import catalogue
from filature.kernel.errors import FilatureError
from filature.learn import lessons
from filature.server.api.tables import find_by_code
from filature.server.auth import client_network
from filature.server.errors import StorageAway, UnknownTable, status_of
from filature.server.origin import malformed_host
from filature.server.services import Services
from filature.server.table.keys import is_table_id

PACKAGE = Path(str(files("filature")))
INSTALLED, CHECKOUT = PACKAGE / "server" / "web", PACKAGE.parents[1] / "build" / "web"
BUILT = INSTALLED if INSTALLED.exists() else CHECKOUT
"""The page of the package, or what was built beside its source."""
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
OF_ITS_OWN_NAME = [
    "/icon.svg",
    "/icon-180.png",
    "/icon-192.png",
    "/icon-512.png",
    "/filature.webmanifest",
    "/sw.js",
]
"""What is asked for anew each time, since its name does not change with what is in it."""
UNLISTED = {"x-robots-tag": "noindex"}
"""The link of a table is its invitation: no search engine shall list it."""
CODES_KEPT = 256
MASK = 3


def read_files(folder: Path) -> dict[str, Path]:
    """What may be asked for, and nothing else: a name that is not here opens no file."""
    return {f"/{file.relative_to(folder)}": file for file in folder.rglob("*") if file.suffix in KINDS}


FILES = read_files(BUILT)


def _give(path: str, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    file = FILES.get(path)
    if file is None:
        raise UnknownTable("no-such-page", "There is nothing at this address.")
    headers = {"cache-control": FOR_EVER if path.startswith("/assets/") else ASK_AGAIN, "vary": "accept-encoding"}
    small = file.with_name(file.name + ".gz")
    if "gzip" in request.headers.get("accept-encoding", "") and small.exists():
        headers["content-encoding"] = "gzip"
        file = small
    return Response(file.read_bytes(), media_type=KINDS[Path(path).suffix], headers=headers, status_code=status)


@get(["/", "/accessible", "/join", "/rules"], include_in_schema=False)
async def front_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The front door, and what else has an address of its own; the page itself says what."""
    return _give("/index.html", request)


@get("/learn/{lesson:str}", include_in_schema=False)
async def lesson_page(request: Request[Any, Any, Any], lesson: str) -> Response[bytes]:
    """A lesson; where there is no such one, the same page says so."""
    return _give("/index.html", request, 200 if lesson in lessons() else 404)


@get(["/rules/{game:str}", "/rules/{game:str}/print"], include_in_schema=False)
async def rules_page(request: Request[Any, Any, Any], game: str) -> Response[bytes]:
    """The rules of a game, and its sheets for the printer; where there is none, the same page says which there are."""
    return _give("/index.html", request, 200 if game in catalogue.names() else 404)


TABLE = "/t/{table_id:str}"


@get([TABLE, f"{TABLE}/screen", f"{TABLE}/replay", f"{TABLE}/replay/{{moment:str}}"], include_in_schema=False)
async def table_page(table_id: str, request: Request[Any, Any, Any], services: Services) -> Response[bytes]:
    """A table, its big screen or a moment of its replay; where there is no table (any more), the same page says so."""
    try:
        there = is_table_id(table_id) and await services.registry.storage.has_table(table_id)
    except StorageAway:  # the page will say so
        there = True
    page = _give("/index.html", request, 200 if there else 404)
    page.headers |= UNLISTED
    return page


@get("/join/{code:str}", include_in_schema=False)
async def join_page(code: str, request: Request[Any, Any, Any], services: Services) -> Response[Any]:
    """To the table with that code; where there is none, the page says so."""
    try:
        table = await find_by_code(code, client_network(request), services)
    except FilatureError as error:
        page = _give("/index.html", request, status_of(error))
        page.headers |= UNLISTED
        return page
    return Redirect(f"/t/{table}", status_code=303, headers={"cache-control": "no-store"})


def lost(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """For somebody who follows a wrong link with a browser: the page says so, and leads on."""
    looks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return _give("/index.html", request, 404) if looks and "/index.html" in FILES else None


@get(["/assets/{name:str}", *OF_ITS_OWN_NAME], include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: str = "") -> Response[bytes]:
    return _give(request.url.path, request)


@get("/t/{table_id:str}/qr.svg", include_in_schema=False)
async def qr_code(table_id: str, request: Request[Any, Any, Any], services: Services) -> Response[bytes]:
    """The invitation as a code for phones."""
    if not is_table_id(table_id):
        raise UnknownTable("no-such-page", "There is nothing at this address.")
    if not request.headers.get("host"):
        raise malformed_host()
    services.limits.picture(client_network(request))
    return Response(draw_code(f"{request.base_url}t/{table_id}"), media_type=KINDS[".svg"], headers=UNLISTED)


@lru_cache(maxsize=CODES_KEPT)
def draw_code(address: str) -> bytes:
    """An address as a QR code. To choose the best of the eight masks would take thrice as long."""
    drawn = io.BytesIO()
    segno.make(address, mask=MASK).save(drawn, kind="svg", scale=6, xmldecl=False)
    return drawn.getvalue()


HANDLERS = [front_page, lesson_page, rules_page, table_page, join_page, asset, qr_code]
