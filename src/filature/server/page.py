"""The page: what a browser gets. Built from `web/` when the package is; hashed files may be kept for ever."""

from __future__ import annotations

import io
from importlib.resources import files
from pathlib import Path
from typing import Any

import segno
from litestar import Request, Response, get

from filature.server.errors import UnknownTable

BUILT = Path(str(files("filature.server"))) / "web"
KINDS = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


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


@get(["/", "/t/{table_id:str}"], include_in_schema=False)
async def front_page(request: Request[Any, Any, Any], table_id: str = "") -> Response[bytes]:
    """The front door, also for a link to a table."""
    return _give("/index.html", request)


def lost(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """For somebody who follows a wrong link with a browser: the page says so, and leads on."""
    looks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return _give("/index.html", request, 404) if looks and "/index.html" in FILES else None


@get(["/assets/{name:str}", "/icon.svg"], include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: str = "") -> Response[bytes]:
    return _give(request.url.path, request)


@get("/t/{table_id:str}/qr.svg", include_in_schema=False)
async def qr_code(table_id: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The invitation as a code for phones."""
    drawn = io.BytesIO()
    try:
        segno.make(f"{request.base_url}t/{table_id}").save(drawn, kind="svg", scale=6, xmldecl=False)
    except segno.DataOverflowError:
        raise UnknownTable("no-such-page", "There is nothing at this address.") from None
    return Response(drawn.getvalue(), media_type=KINDS[".svg"])


HANDLERS = [front_page, asset, qr_code]
