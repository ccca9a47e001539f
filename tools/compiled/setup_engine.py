"""Run in the folder of a translated engine: has mypyc write C, and the compiler build it, on all processors."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]


class BuildOnAll(build_ext):  # type: ignore[misc]
    """Each C file by itself, so many at a time as there are processors."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(int(os.environ.get("JOBS", os.cpu_count() or 1))) as pool:
                made = list(pool.map(lambda source: one_by_one([source], **how), sources))
            return [one for objects in made for one in objects]

        self.compiler.compile = compile_all
        super().build_extensions()


MODULES = Path("modules.txt").read_text(encoding="utf-8").split()

setup(
    name="tarsas-engine",
    packages=[],
    cmdclass={"build_ext": BuildOnAll},
    ext_modules=mypycify(
        MODULES,
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
        debug_level="0",
        multi_file=True,
        # One library. Said in this way the compiler takes no class of Python to be compared by identity, as it would
        # where nothing in the source says how: what a dataclass adds it does not see.
        separate=[(MODULES, "tarsas_engine")],
    ),
)
