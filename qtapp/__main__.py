"""`python -m qtapp [FILE.tarsas]`: the program. Without a display it says so in a sentence and ends with code 2.

In a package the same program is called `tarsas`; `--version`, `--self-test`, `--far-test` and `pack` need no display.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence

from qtapp.console import leave_at_once, speak_plainly
from qtapp.location import is_clone

NO_DISPLAY = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the program; returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    speak_plainly()
    if given[:1] == ["--far-test"]:
        return _try_far(given[1:])
    link = next((one for one in given if one.lower().startswith("tarsas:")), "")
    if link:  # from a browser, so from anybody: nothing beside it counts
        given = [link]
    if given[:1] == ["pack"] and len(given) > 1:
        return _look_at_packs(given[1:])
    parser = argparse.ArgumentParser(
        prog="tarsas",
        description="One table for four board games.",
        epilog="tarsas pack check FILE: check a card pack; tarsas pack --help tells more.",
    )
    opened = "a game (.tarsas), a lesson (.tarsas-lesson) or a card pack (.tarsaspack, .json) to open"
    parser.add_argument("file", nargs="?", default="", help=opened)
    parser.add_argument("--version", action="store_true", help="print the version and end")
    parser.add_argument("--self-test", action="store_true", help="try the program out off-screen, report and end")
    parser.add_argument("--far-test", action="store_true", help="try the line between two homes, and say it")
    chosen = parser.parse_args(given)
    if chosen.version:
        return _print_version()
    if chosen.self_test:
        return _test_itself()
    missing = why_no_window()
    if missing:
        print(missing + _offer(), file=sys.stderr)
        return NO_DISPLAY
    gc.disable()  # nothing of what is imported is garbage, and looking for some takes a tenth of the start
    try:
        from qtapp.run import run
    except ImportError as error:
        return _library_missing(error, _offer())
    finally:
        gc.freeze()  # modules stay for good: no later search has to walk through them
        gc.enable()
    return run(chosen.file)


def _offer() -> str:
    """What else can be done without a screen, where the source is at hand."""
    return " `make demo` plays a game without a screen and leaves pictures." if is_clone() else ""


def _library_missing(error: ImportError, offer: str = "") -> int:
    if ".so" not in str(error) and "DLL" not in str(error):
        raise error  # a fault of ours, not of the system
    print(f"A system library is missing: {error}.{offer}", file=sys.stderr)
    return NO_DISPLAY


def _print_version() -> int:
    try:
        from qtapp.kit.store.version import program_version
    except ImportError as error:
        return _library_missing(error)
    print(f"Társas {program_version()}")
    return 0


def _look_at_packs(arguments: Sequence[str]) -> int:
    try:
        from qtapp.pack_command import main as look
    except ImportError as error:
        return _library_missing(error)
    return look(arguments)


def _try_far(arguments: Sequence[str]) -> int:
    try:
        from qtapp.far_test_command import main as try_far
    except ImportError as error:
        return _library_missing(error)
    try:
        return try_far(arguments, lambda line: print(line, flush=True))
    except KeyboardInterrupt:
        return 1


def _test_itself() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from qtapp.selftest import main as test
    except ImportError as error:
        return _library_missing(error)
    return leave_at_once(test())  # on Windows a thread of the loop, which tests leave open, would abort the process


def why_no_window() -> str:
    """Why no window can be opened; empty: it can be tried. Qt itself would end the whole process without a word."""
    if sys.platform in ("win32", "darwin"):
        return ""
    wanted = os.environ.get("QT_QPA_PLATFORM", "")
    if wanted and not wanted.startswith(("xcb", "wayland")):
        return ""
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        return "There is no display, so no window can be opened."
    library = "" if wanted.startswith("wayland") or os.environ.get("WAYLAND_DISPLAY") else _missing_library()
    return f"A system library is missing: {library}." if library else ""


def _missing_library() -> str:
    """The first library that windows under X need and that is not there."""
    import ctypes

    for name in ("libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-keysyms.so.1", "libxkbcommon-x11.so.0"):
        try:
            ctypes.CDLL(name)
        except OSError:
            return name
    return ""


if __name__ == "__main__":
    raise SystemExit(main())
