"""A mark that the installer for Windows sees: as long as it is there, no file of the program may be replaced."""

from __future__ import annotations

import sys

NAME = "TarsasRunning"
"""The installer's script looks for the same name."""


def leave_mark() -> int:
    """Leave it; the system takes it away with the process. 0: this system has none."""
    if sys.platform == "win32":
        import ctypes

        create = ctypes.WinDLL("kernel32", use_last_error=True).CreateMutexW
        create.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_wchar_p)
        create.restype = ctypes.c_void_p
        return create(None, 0, NAME) or 0
    return 0
