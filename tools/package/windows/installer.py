"""The installer: the folder of the program with its launcher for consoles, in one file. Signed, if TARSAS_SIGN says so.

TARSAS_SIGN names a file with certificate and key (PKCS#12), TARSAS_SIGN_PASSWORD one with its password.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools.package import about, archives
from tools.package.windows import compiler, facts
from tools.package.windows.places import SOURCES
from tools.package.windows.wine import told

SIGN, PASSWORD = "TARSAS_SIGN", "TARSAS_SIGN_PASSWORD"


def finished(folder: Path, build: Path) -> Path:
    """Complete the folder and put it into an installer beside the other packages."""
    launcher = folder / "tarsas.com"
    compiler.program(launcher, SOURCES / "console.c")
    for program in (folder / "tarsas.exe", launcher):
        _sign(program)
    archives.settle(folder, about.moment())
    target = about.ROOT / "dist" / f"tarsas-{about.version()}-windows-x64.exe"
    target.unlink(missing_ok=True)
    given = {
        "FOLDER": folder,
        "OUT": target,
        "ICON": build / "icons/tarsas.ico",
        "SIDE": build / "icons/side.bmp",
        "VERSION": about.version(),
        "NUMBERS": ".".join(map(str, facts.four_numbers())),
    }
    names = [f"-D{name}={value}" for name, value in given.items()]
    os.environ["SOURCE_DATE_EPOCH"] = str(about.moment())
    told(["makensis", "-WX", "-V2", "-INPUTCHARSET", "UTF8", *names, SOURCES / "tarsas.nsi"])
    _sign(target)
    return target


def _sign(file: Path) -> None:
    """Sign, where a certificate is at hand; the time stamp of somebody else can be added where there is a network."""
    certificate, password = os.environ.get(SIGN), os.environ.get(PASSWORD)
    if not certificate:
        return
    signed = file.with_name(f"signed-{file.name}")
    secret = ["-readpass", password] if password else []
    told(["osslsigncode", "sign", "-pkcs12", certificate, *secret, "-n", facts.NAME, "-in", file, "-out", signed])
    shutil.move(signed, file)
