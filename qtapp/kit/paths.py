"""Where things lie: the drawings and fonts that come with the program, and the folders of the person who plays."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from qtapp.location import program_root

SUFFIX = ".tarsas"
"""How a saved game's file name ends."""
LESSON_SUFFIX = ".tarsas-lesson"
"""How a lesson's file name ends."""


_RESERVED = re.compile("(?i:con|prn|aux|nul|(com|lpt)[0-9¹²³])")


def allowed_stem(stem: str, prefix: str) -> str:
    """The beginning of a file name, with a prefix where Windows knows a device of that name, whatever its ending."""
    return f"{prefix}{stem}" if _RESERVED.fullmatch(stem) else stem


def resources() -> Path:
    """The folder with fonts, icons and boards, from source, installed and packed."""
    return program_root() / "resources"


def data_folder() -> Path:
    """Where the platform expects a program's data; `TARSAS_HOME` puts all of it somewhere else."""
    chosen = os.environ.get("TARSAS_HOME")
    if chosen:
        return Path(chosen)
    return Path(QStandardPaths.writableLocation(_data_location()))


def _data_location(platform: str = sys.platform) -> QStandardPaths.StandardLocation:
    """On Windows the folder of this computer: the other one travels through the network at every log-on in schools."""
    kinds = QStandardPaths.StandardLocation
    return kinds.AppLocalDataLocation if platform == "win32" else kinds.AppDataLocation


def older_data_folder() -> Path | None:
    """Where versions up to 1.0 kept the data, if that was somewhere else."""
    older = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    return older if not os.environ.get("TARSAS_HOME") and older != data_folder() else None


def settings_file() -> Path:
    """The file with the settings."""
    chosen = os.environ.get("TARSAS_HOME")
    if chosen:
        return Path(chosen) / "tarsas.ini"
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return Path(folder) / "tarsas.ini"


def cache_folder() -> Path:
    """What the program can make again at any time."""
    chosen = os.environ.get("TARSAS_HOME")
    if chosen:
        return Path(chosen) / "cache"
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))


def games_folder() -> Path:
    """The games that are kept by themselves."""
    return data_folder() / "games"


def packs_folder() -> Path:
    """The card packs that were chosen, a folder for each game."""
    return data_folder() / "packs"


def pictures_folder() -> Path:
    """Photos of cards, by the hashes that packs call them by."""
    return data_folder() / "pictures"


def trash_folder() -> Path:
    """Games that were thrown away, for a while."""
    return data_folder() / "trash"


def library_file() -> Path:
    """Names and pins of the kept games."""
    return data_folder() / "library.json"


def devices_file() -> Path:
    """The phones and second tables that were here, and the port at which they knock."""
    return data_folder() / "devices.json"


def far_seat_file() -> Path:
    """The seats at other tables that somebody here may come back to."""
    return data_folder() / "far_seat.json"


def homes_file() -> Path:
    """Who we are to other homes, and which of them we know."""
    return data_folder() / "homes.json"


def lesson_results_file() -> Path:
    """What pupils have done in lessons and drills."""
    return data_folder() / "lessons" / "results.json"


def drafts_folder() -> Path:
    """Lessons in the making."""
    return data_folder() / "lessons" / "drafts"


def documents_folder() -> Path:
    """Where a person would look for files of their own."""
    own = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return own if own.is_dir() else Path.home()
