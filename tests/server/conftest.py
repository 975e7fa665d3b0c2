import pytest

from tests.server.postgres import cluster, postgres

__all__ = ["cluster", "postgres"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
