"""`filature` on a machine whose clock is wrong by CLOCK_IS_WRONG_BY seconds."""

import os
import time

right = time.time_ns
wrong_by = int(os.environ["CLOCK_IS_WRONG_BY"]) * 10**9
setattr(time, "time_ns", lambda: right() + wrong_by)  # noqa: B010
setattr(time, "time", lambda: time.time_ns() / 10**9)  # noqa: B010

if __name__ == "__main__":
    from filature.cli.main import run

    run()
