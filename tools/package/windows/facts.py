"""What Windows shows of our files: name, version, who made it. The version stands in pyproject.toml alone."""

from __future__ import annotations

import sys
from typing import Any

from tools.package.about import version

NAME = "Társas"
AUTHORS = "The Társas authors"


def four_numbers() -> tuple[int, int, int, int]:
    """The version as Windows counts: four numbers."""
    numbers = [int(part) for part in version().split(".")]
    first, second, third = (*numbers, 0, 0, 0)[:3]
    return first, second, third, 0


def version_resource() -> Any:
    """For PyInstaller, which can make it on Windows (and under Wine) only."""
    if sys.platform != "win32":
        raise SystemExit("package: only Windows has version resources.")
    from PyInstaller.utils.win32 import versioninfo as kind

    numbers = four_numbers()
    words = {
        "CompanyName": AUTHORS,
        "FileDescription": NAME,
        "FileVersion": version(),
        "InternalName": "tarsas",
        "LegalCopyright": AUTHORS,
        "OriginalFilename": "tarsas.exe",
        "ProductName": NAME,
        "ProductVersion": version(),
    }
    table = kind.StringTable("040904B0", [kind.StringStruct(name, text) for name, text in words.items()])
    return kind.VSVersionInfo(
        ffi=kind.FixedFileInfo(filevers=numbers, prodvers=numbers, OS=0x40004, fileType=0x1),
        kids=[kind.StringFileInfo([table]), kind.VarFileInfo([kind.VarStruct("Translation", [0x409, 1200])])],
    )
