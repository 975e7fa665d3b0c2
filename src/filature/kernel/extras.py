"""Parts of the package that need more libraries than its core, such as `pip install "filature[server]"`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mypy_extensions import mypyc_attr

from filature.kernel.errors import BadRequest


@mypyc_attr(native_class=False)
class MissingExtra(ImportError):
    """A library of an extra is not installed; the sentence has the command that installs it."""

    def __init__(self, extra: str, library: str) -> None:
        self.refusal = BadRequest(
            "missing-extra",
            "This part of Filature is not installed ({library} is missing); get it with: {command}",
            library=library,
            command=f'pip install "filature[{extra}]"',
        )
        """The same for whoever speaks other languages than English."""
        super().__init__(str(self.refusal), name=library)


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports: a library that is not there is refused as `MissingExtra`."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library in ("", "filature"):
            raise  # a mistake of ours
        raise MissingExtra(extra, library) from None
