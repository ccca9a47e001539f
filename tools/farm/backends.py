"""Who does the work: this process, a pool of processes, or Dask. All give the same results, in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from typing import Any, Protocol

from engine import api

Job = Any
"""Plain JSON data: some hundred bytes that say what is to be done, never how."""
Work = Callable[[Job], Any]
"""A function of a module; it is found there by its name, wherever it runs."""


class Backend(Protocol):
    """Does batches of jobs."""

    def run(self, work: Work, batches: Sequence[Sequence[Job]], digest: Digest) -> Iterator[list[tuple[Job, Any]]]:
        """The results of each batch, as they come in."""


Digest = Callable[[], str]
"""What the worker would play by: rules, data and levels."""


def do_batch(work: Work, jobs: Sequence[Job]) -> list[tuple[Job, Any]]:
    """One batch, in whatever process."""
    return [(job, work(job)) for job in jobs]


class Here:
    """One after the other, in this process."""

    def run(self, work: Work, batches: Sequence[Sequence[Job]], digest: Digest) -> Iterator[list[tuple[Job, Any]]]:
        for jobs in batches:
            yield do_batch(work, jobs)


class Pool:
    """Processes of this machine."""

    def __init__(self, processes: int) -> None:
        self._processes = max(1, processes)

    def run(self, work: Work, batches: Sequence[Sequence[Job]], digest: Digest) -> Iterator[list[tuple[Job, Any]]]:
        if getattr(work, "__module__", "") == "__main__":  # its processes would end at once, and anew, without end
            raise SystemExit("farm: the work of a pool must stand in a module that can be imported")
        with get_context("spawn").Pool(self._processes, initializer=api.freeze_gc) as pool:
            yield from pool.imap_unordered(partial(do_batch, work), batches)


class Dask:
    """A cluster: one on this machine, or the scheduler at an address. Workers with other rules are sent home."""

    def __init__(self, address: str | None, processes: int) -> None:
        self._address = address
        self._processes = max(1, processes)

    def run(self, work: Work, batches: Sequence[Sequence[Job]], digest: Digest) -> Iterator[list[tuple[Job, Any]]]:
        try:
            from dask.distributed import Client, LocalCluster, as_completed
        except ImportError as error:
            raise SystemExit("farm: Dask is not installed here (python3 tools/bootstrap.py farm)") from error
        if self._address is None:
            cluster = LocalCluster(
                n_workers=self._processes, threads_per_worker=1, processes=True, dashboard_address=None
            )
        else:
            cluster = self._address
        with Client(cluster) as client:
            wanted, found = digest(), client.run(digest)
            strangers = sorted(name for name, one in found.items() if one != wanted)
            if strangers:
                print(f"farm: {len(strangers)} worker(s) play by other rules and are sent home: {', '.join(strangers)}")
            workers = [name for name in found if name not in strangers]
            if not workers:
                raise SystemExit("farm: no worker plays by these rules")
            futures = client.map(partial(do_batch, work), batches, pure=False, workers=workers)
            for _, result in as_completed(futures, with_results=True):
                yield result
        if self._address is None:
            cluster.close()


def backend(name: str) -> Backend:
    """`here`, `pool`, `pool:4`, `dask`, `dask:4` or the address of a scheduler (`tcp://…`, `tls://…`)."""
    kind, _, number = name.partition(":")
    if "://" in name:
        return Dask(name, 1)
    if number and not number.isdigit():
        raise SystemExit(f"farm: “{name}” is no number of processes")
    if kind == "here":
        return Here()
    if kind == "pool":
        return Pool(int(number or 2))
    if kind == "dask":
        return Dask(None, int(number or 2))
    raise SystemExit(f"farm: there is no back end called “{name}” (here, pool:2, dask:2, tcp://…)")
