"""A farm: does jobs that nobody has done yet, and keeps every result by its job and by the rules it was done with."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tqdm import tqdm

from tools.farm.backends import Backend, Digest, Job, Work

ROOT = Path(__file__).resolve().parents[2]
_KINDS = ("*.py", "*.json", "*.toml", "*.svg", "*.ts")


def source_digest(*folders: str, without: str = "") -> str:
    """A name for the rules, data and levels in these folders and files: after any change of them it is another one.

    `without`: the name of files that do not count, as the jobs themselves say what stands in them.
    """
    hasher = blake2b(digest_size=6)
    for folder in folders:
        path = ROOT / folder
        files = [path] if path.is_file() else sorted(file for kind in _KINDS for file in path.rglob(kind))
        for file in (file for file in files if file.name != without):
            hasher.update(file.relative_to(ROOT).as_posix().encode())
            hasher.update(file.read_bytes())
    return hasher.hexdigest()


def digest_of(*folders: str, without: str = "") -> Digest:
    """The same, as something that can be asked on any machine."""
    return partial(source_digest, *folders, without=without)


class Farm:
    """One kind of work and the file of its results. Results do not depend on who did them."""

    def __init__(self, work: Work, name: str, digest: Digest, folder: Path, backend: Backend, batch: int = 1) -> None:
        self._work = work
        self._digest = digest
        self._backend = backend
        self._batch = max(1, batch)
        """Jobs that travel together: some five seconds of work, so that the way costs nothing."""
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / f"{name}-{digest()}.jsonl"

    def run(self, jobs: Sequence[Job]) -> list[Any]:
        """The result of each job, in the order of the jobs; those that are known are not done again."""
        wanted = {_key(job) for job in jobs}
        known = {_key(job): result for job, result in kept(self.file) if _key(job) in wanted}
        missing = [job for job in dict.fromkeys(map(_key, jobs)) if job not in known]
        batches = list(_batches([json.loads(key) for key in missing], self._batch))
        with (
            self.file.open("a", encoding="utf-8") as file,
            tqdm(total=len(missing), desc="farm", unit="job", leave=False, disable=None) as bar,
        ):
            file.write("\n" if self.file.stat().st_size else "")  # the last line may have been cut off
            for results in self._backend.run(self._work, batches, self._digest) if batches else ():
                for job, result in results:
                    line = json.dumps([job, result])
                    known[_key(job)] = json.loads(line)[1]  # what is read back later is the same
                    if result is not None:  # what could not be done is tried again next time
                        file.write(line + "\n")
                file.flush()
                bar.update(len(results))
        return [known[_key(job)] for job in jobs]


def kept(file: Path) -> Iterator[tuple[Job, Any]]:
    """What was done before; a line that was cut off is left out."""
    if not file.exists():
        return
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            job, result = json.loads(line)
        except ValueError:
            continue
        yield job, result


def _key(job: Job) -> str:
    return json.dumps(job)


def _batches(jobs: Sequence[Job], size: int) -> Iterable[Sequence[Job]]:
    return (jobs[at : at + size] for at in range(0, len(jobs), size))
