"""Where things lie: the drawings and fonts that come with the program, and the folders of the person who plays."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from qtapp.location import program_root

SUFFIX = ".tarsas"
"""How a saved game's file name ends."""
LESSON_SUFFIX = ".tarsas-lesson"
"""How a lesson's file name ends."""


def resources() -> Path:
    """The folder with fonts, icons and boards, from source, installed and packed."""
    return program_root() / "resources"


def data_folder() -> Path:
    """Where the platform expects a program's data; `TARSAS_HOME` puts all of it somewhere else."""
    chosen = os.environ.get("TARSAS_HOME")
    if chosen:
        return Path(chosen)
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


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


def trash_folder() -> Path:
    """Games that were thrown away, for a while."""
    return data_folder() / "trash"


def library_file() -> Path:
    """Names and pins of the kept games."""
    return data_folder() / "library.json"


def lesson_results_file() -> Path:
    """What pupils have done in lessons and drills."""
    return data_folder() / "lessons" / "results.json"


def documents_folder() -> Path:
    """Where a person would look for files of their own."""
    own = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return own if own.is_dir() else Path.home()
