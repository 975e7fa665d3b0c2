"""`filature` whose chairs have notebooks without end, so that a client may make much to be sent with few messages; at
a signal it says in its log how many sockets it has in memory."""

import gc
import signal

from filature.cli.main import run
from filature.server.runtime.subscribers import Subscriber
from filature.server.table import quotas


def tell(*_: object) -> None:
    gc.collect()
    print("sockets:", sum(isinstance(thing, Subscriber) for thing in gc.get_objects()), flush=True)


if __name__ == "__main__":
    quotas.MOST_NOTES = 1 << 40
    signal.signal(signal.SIGUSR1, tell)
    run()
