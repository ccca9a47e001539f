"""Building the wheel: what stands beside the packages in the clone goes into `qtapp/files`, where the program looks.

Everything else about the project stands in pyproject.toml.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

FILES = Path("qtapp") / "files"


class BuildWithFiles(build_py):
    """The packages, and the drawings, fonts and translations with them."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / FILES
        shutil.rmtree(target, ignore_errors=True)
        for source in self._files():
            copy = target / source
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)

    def _files(self) -> list[Path]:
        found = [file for folder in ("resources", "i18n") for file in sorted(Path(folder).rglob("*")) if file.is_file()]
        return [Path("LICENSE"), *(file for file in found if file.suffix != ".md")]


setup(cmdclass={"build_py": BuildWithFiles})
