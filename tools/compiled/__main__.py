"""Build the compiled engine into build/compiled; a build that fails leaves the pure one to be used.

python -m tools.compiled [--only PATTERN...] [--folder FOLDER]
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from fnmatch import fnmatchcase
from importlib.metadata import files, version
from pathlib import Path

from tools.compiled.loader import BUILT, ROOT, STAMP, compiled_engine, state_of_the_engine
from tools.compiled.parts import is_left
from tools.compiled.translate import Translator

CONFIG = """[mypy]
strict = True
explicit_package_bases = True
plugins = pydantic.mypy
disable_error_code = untyped-decorator, misc
warn_unused_ignores = False

[mypy-engine.api.*]
implicit_reexport = True
"""
AS_DATA = shutil.ignore_patterns("__pycache__", "*.pyc")


def module_texts(*folders: str) -> dict[str, str]:
    """The modules in these folders by their names."""
    files = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts): path.read_text(encoding="utf-8") for path in files}


def translate_into(folder: Path, only: list[str]) -> int:
    """Lay a translated copy of the engine into a folder; how many modules will be compiled."""
    shutil.copytree(ROOT / "engine", folder / "engine", ignore=AS_DATA)
    shutil.copy(Path(__file__).parent / "said.py", folder / "engine" / "said.py")
    shutil.copy(Path(__file__).parent / "setup_engine.py", folder / "setup.py")
    (folder / "mypy.ini").write_text(CONFIG, encoding="utf-8")
    (folder / "resources").symlink_to(ROOT / "resources")
    texts = module_texts("engine")
    wanted = {one for one in texts if not is_left(one) and (not only or any(fnmatchcase(one, part) for part in only))}
    translator = Translator(texts, frozenset(wanted), module_texts("qtapp", "tools", "tests"))
    files = []
    for module in sorted(translator.compiled):
        file = Path(*module.split(".")).with_suffix(".py")
        (folder / file).write_text(translator.translated(module), encoding="utf-8")
        files.append(file.as_posix())
    (folder / "modules.txt").write_text("\n".join(files), encoding="utf-8")
    return len(files)


def licence_of_mypyc() -> Path:
    """The terms of mypyc, of which a part comes into the library."""
    (terms,) = (file for file in files("mypy") or [] if str(file).endswith("licenses/LICENSE"))
    return Path(str(terms.locate()))


def build(folder: Path, only: list[str]) -> bool:
    """Build it beside, and put it in its place only when it is whole."""
    state = state_of_the_engine()
    fresh = folder.with_name(folder.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    n = translate_into(fresh, only)
    print(f"compiled: {n} modules are translated; the compiler needs some minutes", flush=True)
    with (fresh / "build.log").open("w", encoding="utf-8") as log:
        flags = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} -w -fvisibility=hidden"}
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        done = subprocess.run(command, cwd=fresh, check=False, stdout=log, stderr=subprocess.STDOUT, env=flags)
    if done.returncode == 0:
        done = subprocess.run([sys.executable, "-c", "import engine.api"], cwd=fresh, check=False)
    if done.returncode != 0:
        print(f"compiled: the build failed and the engine stays pure; see {fresh / 'build.log'}", file=sys.stderr)
        return False
    shutil.rmtree(fresh / "build")
    shutil.copyfile(licence_of_mypyc(), fresh / f"mypyc-{version('mypy')}.txt")
    (fresh / STAMP).write_text(state, encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compiled", description="Build the compiled engine.")
    parser.add_argument("--folder", type=Path, default=BUILT, help="where it comes to lie (build/compiled)")
    parser.add_argument("--only", nargs="*", default=[], help="compile only these modules (engine.core.*)")
    parser.add_argument("--again", action="store_true", help="even if there is one that fits")
    args = parser.parse_args()
    if os.environ.get("TARSAS_COMPILED") == "0":
        print("compiled: not wanted (TARSAS_COMPILED=0)")
        return 0
    if compiled_engine(args.folder) is not None and not args.again:
        return 0
    return 0 if build(args.folder, args.only) else 1


if __name__ == "__main__":
    raise SystemExit(main())
