"""The page: what a browser gets."""

from __future__ import annotations

from importlib.resources import files

from litestar import get

PAGE = files("filature.server") / "page.html"


@get(["/", "/t/{table_id:str}"], media_type="text/html", include_in_schema=False)
async def front_page(table_id: str = "") -> str:
    """The front door, also for a link to a table."""
    return PAGE.read_text(encoding="utf-8")


HANDLERS = [front_page]
