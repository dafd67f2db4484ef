"""Peak memory of this process."""

from __future__ import annotations

import sys
from pathlib import Path

_STATUS = Path("/proc/self/status")


def peak_memory() -> float:
    """Return this process's peak resident memory in MB (2**20 bytes).

    On Linux from the kernel's own high-water mark: what `getrusage` says there is inherited from
    the process that started this one. Windows has neither.
    """
    if _STATUS.exists():
        lines = _STATUS.read_text().splitlines()
        line = next(line for line in lines if line.startswith("VmHWM:"))
        return int(line.split()[1]) / 1024
    import resource  # noqa: PLC0415 - not on Windows

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)
