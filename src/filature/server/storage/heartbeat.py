"""The heartbeat of the servers that share a storage, in SQL: what it leaves is known to each of them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from filature.server.storage.schema import downtimes, heartbeat
from filature.server.table.clocks import DAY, Downtime

KEPT_MS = 400 * DAY
"""After so long a downtime is forgotten; no clock runs as long."""


def beat(connection: Connection, now: int, silence: int | None, after: int) -> tuple[int, list[Downtime]]:
    """Note that a server is up. When the last heartbeat is longer ago than a silence (in ms), nobody was.

    Returns when the last heartbeat was, and the downtimes that ended after a time.
    """
    # Whoever beats at the same moment waits, and then finds this heartbeat: a downtime is noted once.
    last = connection.scalar(select(heartbeat.c.at).with_for_update()) or 0
    if last and silence is not None and now - last > silence:
        connection.execute(insert(downtimes).values(since=last, until=now))
        connection.execute(delete(downtimes).where(downtimes.c.until < now - KEPT_MS))
    connection.execute(update(heartbeat).values(at=max(last, now)))
    news = select(downtimes).where(downtimes.c.until > after).order_by(downtimes.c.since)
    return last, [Downtime(since, until) for since, until in connection.execute(news)]
