"""Tests that make an endpoint to other homes run alone: in a network namespace of their own, with no way out of it.

Even without a relay such an endpoint greets the router, and nothing that a test does may leave this machine. Elsewhere
the library refuses to be read in; where no namespace can be made, such a test is skipped, loudly.
"""

from __future__ import annotations

import fcntl
import functools
import importlib.util
import os
import shutil
import socket
import struct
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

_LIBRARY = "iroh"
_SET_FLAGS, _UP = 0x8914, 1
_ROOT = Path(__file__).resolve().parents[1]


def is_alone() -> bool:
    """Is there no other interface than the loopback of this namespace?"""
    return sys.platform == "linux" and {name for _, name in socket.if_nameindex()} == {"lo"}


def _namespace() -> list[str] | None:
    """How a command is run in a namespace of its own; None: it cannot be done here."""
    found = shutil.which("unshare")
    if found is None or sys.platform != "linux":
        return None
    for flags in ("-n", "-rn"):
        if subprocess.run([found, flags, "true"], capture_output=True, check=False).returncode == 0:
            return [found, flags]
    return None


def run_alone(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments in a namespace that has a loopback and nothing else."""
    way = _namespace()
    if way is None:
        pytest.skip(said_loudly("no network namespace can be made here"))
    begin = "import tests.alone as a, sys; a.begin(); import runpy; sys.argv = sys.argv[1:]; "
    begin += "runpy.run_module(sys.argv[0], run_name='__main__', alter_sys=True)"
    return subprocess.run(
        [*way, sys.executable, "-c", begin, *command], cwd=_ROOT, capture_output=True, text=True, check=False
    )


def begin() -> None:
    """The first thing in a new namespace: its loopback comes up."""
    assert is_alone(), "this is no namespace of our own"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        fcntl.ioctl(one, _SET_FLAGS, struct.pack("16sh", b"lo", _UP))


def said_loudly(why: str) -> str:
    """Nobody should take a test for passed that was not run."""
    sentence = f"NOT TESTED, homes that meet over the internet: {why}"
    print(f"\n{sentence}", file=sys.stderr)
    return sentence


def alone(test: Callable[..., None]) -> Callable[..., None]:
    """A test that is run in a namespace of its own, by a process of its own."""

    @functools.wraps(test)
    def run(*arguments: object, **fixtures: object) -> None:
        if importlib.util.find_spec(_LIBRARY) is None:
            pytest.skip(said_loudly(f"{_LIBRARY} is not installed"))
        if is_alone():
            test(*arguments, **fixtures)
            return
        node = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
        found = run_alone(["pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-m", "soak or not soak", node])
        assert found.returncode == 0, found.stdout + found.stderr

    return run


class _Refusing(Loader):
    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        raise RuntimeError(
            f"{module.__name__} may be read in by a test only where nobody can be reached: tests/alone.py"
        )


class OnlyAlone(MetaPathFinder):
    """Whoever reads the library in outside of such a namespace is stopped."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != _LIBRARY or is_alone():
            return None
        others = [one for one in sys.meta_path if one is not self]
        is_there = any(one.find_spec(name, path) is not None for one in others if hasattr(one, "find_spec"))
        return ModuleSpec(name, _Refusing()) if is_there else None
