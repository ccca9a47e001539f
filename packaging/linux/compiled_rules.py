"""Run before anything else in each process of the packed program: computer players think with the compiled rules.

Only their process: the window reads nothing of it in. Without it (`TARSAS_COMPILED=0`), or where the library cannot be
opened, the rules are those of Python, as everywhere else.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

LIBRARY = "tarsas_engine__mypyc"


class CompiledRules:
    """Finds the modules that were compiled, which lie beside their data; all others are found as ever."""

    def __init__(self, root: Path) -> None:
        files = [file for file in (root / "engine").rglob("*") if file.suffix in (".so", ".py")]
        self._files = {
            ".".join((*file.parent.relative_to(root).parts, file.name.partition(".")[0])): file for file in files
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of this name."""
        file = self._files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def use_compiled_rules(root: Path) -> bool:
    """Have this process find them; False: there is no library here that can be opened."""
    try:
        __import__(LIBRARY)
    except ImportError:
        return False
    sys.meta_path.insert(0, CompiledRules(root))
    return True


if "--multiprocessing-fork" in sys.argv[1:2] and os.environ.get("TARSAS_COMPILED") != "0":
    use_compiled_rules(Path(getattr(sys, "_MEIPASS", "")))
