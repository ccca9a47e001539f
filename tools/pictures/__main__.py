"""`make pictures`: every scene at three sizes. `make demo`: a game played off-screen, with pictures on the way.

`make readme-pictures`: those of the readme, and its film; `--check` says whether they still show the window of today.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.pictures import LANGUAGES

SIZES = (("1280x720", "1"), ("1920x1080", "1"), ("3840x2160", "2"))
"""Size of the picture, and how many of its pixels make one of the window's."""


def main() -> int:
    """Make the pictures; returns 1 if some text cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", choices=[size for size, _ in SIZES], help="only this size")
    parser.add_argument("--only", default="", help="only scenes with this in their name")
    parser.add_argument("--demo", action="store_true", help="play a game and leave pictures of it")
    parser.add_argument("--readme", action="store_true", help="make the pictures of the readme")
    parser.add_argument("--check", action="store_true", help="are the pictures of the readme still true?")
    parser.add_argument("--film", action="store_true", help="with --readme: only the film")
    parser.add_argument("--language", choices=LANGUAGES, help="with --check: only the pictures of this language")
    chosen = parser.parse_args()
    if os.environ.get("TARSAS_STUDIO"):
        return _work(chosen)
    if chosen.demo:
        return play_demonstration(chosen.folder)
    if chosen.readme or chosen.check:
        return _readme(chosen)
    done = [
        _studio([str(chosen.folder), "--size", size, "--only", chosen.only], ratio)
        for size, ratio in SIZES
        if chosen.size in (None, size)
    ]
    print(f"The pictures are in {chosen.folder.resolve()}")
    return max(done)


def play_demonstration(folder: Path) -> int:
    """Play a game off-screen and leave pictures of it in a folder; returns the exit code."""
    return _studio(["--demo", str(folder)], "1")


def _readme(chosen: argparse.Namespace) -> int:
    """The stills and the film of the readme in a process each, so that no window remembers another."""
    task = [str(chosen.folder), "--check" if chosen.check else "--readme"]
    task += ["--language", chosen.language] if chosen.language else []
    stills = 0 if chosen.film else _studio(task, "1")
    return stills or (0 if chosen.check else _studio([*task, "--film"], "1"))


def _studio(arguments: list[str], ratio: str) -> int:
    """One process for each ratio of pixels: Qt learns it only at its start."""
    with tempfile.TemporaryDirectory(prefix="tarsas-") as home:
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "QT_SCALE_FACTOR": ratio,
            "QT_LOGGING_RULES": "*.debug=false;qt.qpa.*=false",
            "TARSAS_HOME": home,
            "TARSAS_STUDIO": "1",
        }
        return subprocess.run(
            [sys.executable, "-m", "tools.pictures", *arguments], env=environment, check=False
        ).returncode


def _work(chosen: argparse.Namespace) -> int:
    from tools.pictures.scenes import GAME, SCENES, SHOTS
    from tools.pictures.studio import Studio

    home = Path(os.environ["TARSAS_HOME"])
    if chosen.demo:
        return _demo(Studio(home, 1280, 800), chosen.folder, GAME)
    if chosen.readme or chosen.check:
        return _work_for_readme(chosen, home)
    ratio = int(os.environ["QT_SCALE_FACTOR"])
    width, height = (int(part) // ratio for part in chosen.size.split("x"))
    found: list[str] = []
    for scene, language, look, scale in SHOTS:
        name = f"{scene}-{language}-{look.value}" + (f"-{round(scale * 100)}" if scale != 1 else "")
        if chosen.only in name:
            studio = Studio(home, width, height)
            studio.dress(language, look, scale)
            SCENES[scene](studio)
            studio.photograph(chosen.folder / chosen.size / f"{name}.png")
            found.extend(studio.complaints)
            for open_ in filter(None, [studio.dialog()]):
                open_.reject()
            studio.close()
            print(f"  {chosen.size} {name}", flush=True)
    for complaint in found:
        print(complaint)
    return 1 if found else 0


def _work_for_readme(chosen: argparse.Namespace, home: Path) -> int:
    from tools.pictures import readme
    from tools.pictures.film import make_films

    if chosen.check:
        found = readme.faults(chosen.folder, home, (chosen.language,) if chosen.language else LANGUAGES)
        print("\n".join([*found, readme.RENEW] if found else []))
        return 1 if found else 0
    if chosen.film:
        make_films(chosen.folder, home)
    else:
        readme.make(chosen.folder, home)
    return 0


def _demo(studio: object, folder: Path, game: str) -> int:
    from engine import api
    from tools.pictures.studio import Studio

    assert isinstance(studio, Studio)
    studio.dress(studio.context.speech.language)
    studio.photograph(folder / "00-start.png")
    print("  00-start.png", flush=True)
    studio.lay(game, 2, 0, 2026)
    bot = api.GreedyBot(7)
    number = 0
    going = True
    while going:
        number += 1
        studio.sit_down()
        studio.photograph(folder / f"{number:02}-table.png")
        print(f"  {number:02}-table.png", flush=True)
        going = studio.play(8, bot)
    studio.photograph(folder / f"{number + 1:02}-result.png")
    print(f"  {number + 1:02}-result.png", flush=True)
    result = studio.game.client.game.result(studio.game.client.session.table)
    print(studio.context.speech.text(result.summary, studio.game.client.names))
    print(f"The pictures are in {folder.resolve()}")
    studio.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
