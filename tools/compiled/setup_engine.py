"""Run in the folder of a translated engine: has mypyc write C, and the compiler build it, on all processors."""

from __future__ import annotations

import hashlib
import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]


class BuildOnAll(build_ext):  # type: ignore[misc]
    """Each C file by itself, so many at a time as there are processors. What was made of the same C file, the same
    headers and the same words to the compiler is taken again: a build that was stopped goes on where it was.
    """

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile
        of_all = hashlib.sha256(repr(self.compiler.compiler_so).encode())
        for header in sorted(WRITTEN.rglob("*.h")):
            of_all.update(header.read_bytes())
        KEPT.mkdir(exist_ok=True)
        used: set[Path] = set()

        def compile_one(source: str, how: dict[str, Any]) -> Path:
            digest = of_all.copy()
            digest.update(repr(how.get("extra_postargs")).encode() + Path(source).read_bytes())
            kept = KEPT / f"{digest.hexdigest()}.o"
            if not kept.is_file():
                fresh = kept.with_suffix(".new")
                shutil.copyfile(one_by_one([source], **how)[0], fresh)
                fresh.rename(kept)
            return kept

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(int(os.environ.get("JOBS", os.cpu_count() or 1))) as pool:
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                made = dict(zip(largest_first, pool.map(lambda one: compile_one(one, how), largest_first), strict=True))
            used.update(made.values())
            return [str(made[source]) for source in sources]

        self.compiler.compile = compile_all
        super().build_extensions()
        for old in set(KEPT.iterdir()) - used:
            old.unlink()


WRITTEN = Path("build")
"""Where mypyc writes C."""
KEPT = Path("..", "compiled-objects")
"""What the C files became, by their content."""
MODULES = Path("modules.txt").read_text(encoding="utf-8").split()

setup(
    name="tarsas-engine",
    packages=[],
    cmdclass={"build_ext": BuildOnAll},
    ext_modules=mypycify(
        MODULES,
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "2"),
        debug_level="0",
        multi_file=True,
        # One library. Said in this way the compiler takes no class of Python to be compared by identity, as it would
        # where nothing in the source says how: what a dataclass adds it does not see.
        separate=[(MODULES, "tarsas_engine")],
    ),
)
