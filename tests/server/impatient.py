"""`filature` that waits two seconds for its storage, not thirty: a test need not wait so long either."""

from filature.cli.main import run
from filature.server.storage import postgres, sqlite

for database in (postgres, sqlite):
    setattr(database, "ANSWER_TIMEOUT_S", 2.0)  # noqa: B010

if __name__ == "__main__":
    run()
