"""What installers and desktops show: every text in three languages; every script parses and says it is untested."""

from __future__ import annotations

import ast
import os
import platform
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from qtapp.i18n.languages import complete
from qtapp.kit.store.running_mark import NAME
from tests.house.source import modules
from tools import bootstrap
from tools.package import __main__ as build
from tools.package import about, description, qt_parts
from tools.package import trim as trim_module
from tools.package.trim import DATA, PACKAGES, WAYLAND
from tools.package.windows import parts

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
LANGUAGES = complete()
OTHERS = [language for language in LANGUAGES if language != "en"]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def text_of(name: str) -> str:
    return (PACKAGING / name).read_text(encoding="utf-8")


# ---- Linux -----------------------------------------------------------------------------------------------------------


def test_every_text_of_the_menu_entry_is_there_in_every_language() -> None:
    keys = dict(line.split("=", 1) for line in text_of("linux/tarsas.desktop").splitlines() if "=" in line)
    for shown in ("Name", "GenericName", "Comment", "Keywords"):
        for language in OTHERS:
            assert keys[f"{shown}[{language}]"].strip()
    for shown in ("GenericName", "Comment", "Keywords"):
        assert len({keys[shown], *(keys[f"{shown}[{language}]"] for language in OTHERS)}) == 3
    translated = {key.partition("[")[0] for key in keys if "[" in key}
    assert translated == {"Name", "GenericName", "Comment", "Keywords"}
    kinds = "application/x-tarsas;application/x-tarsas-lesson;application/x-tarsas-pack;x-scheme-handler/tarsas;"
    assert "%u" in keys["Exec"] and keys["MimeType"] == kinds


@pytest.mark.parametrize("name", ["linux/org.tarsas.Tarsas.metainfo.xml", "linux/tarsas.mime.xml"])
def test_every_text_of_the_metadata_is_there_in_every_language(name: str) -> None:
    root = ElementTree.fromstring(text_of(name).encode())
    shown = 0
    for parent in root.iter():
        counted = Counter(
            (child.tag, child.get(LANG, "en"))
            for child in parent
            if child.tag.rpartition("}")[2] in ("name", "summary", "p", "comment", "caption", "li")
        )
        for (tag, language), many in counted.items():
            assert counted[(tag, "en")] == many, f"<{tag}> in {language}"
            assert all(counted[(tag, other)] == many for other in OTHERS), f"<{tag}> only in {language}"
            shown += 1
    assert shown >= 3


def test_the_package_tells_in_every_language_what_it_is() -> None:
    field = description.description()
    lines = field.splitlines()
    assert len(lines[0]) < 80 and all(line == " ." or (line[0] == " " and len(line) < 80) for line in lines[1:])
    flat = " ".join(line.strip() for line in lines)
    for language in ("", *description.translated()):
        summary, paragraphs = description.told(language)
        assert summary.lower() in flat.lower() and len(paragraphs) == 3
        assert all(paragraph in flat for paragraph in paragraphs)


def test_the_man_pages_tell_the_same() -> None:
    pages = [text_of(f"linux/{name}") for name in ("tarsas.6", "tarsas.hu.6", "tarsas.de.6")]
    assert len({tuple(re.findall(r"^\.(\w+)", page, re.M)) for page in pages}) == 1, "other parts in another language"
    assert len({tuple(re.findall(r"\\-\\-[a-z\\-]+", page)) for page in pages}) == 1
    headings = [re.findall(r"^\.SH (.*)$", page, re.M) for page in pages]
    assert not set(headings[0][1:]) & set(headings[1][1:])


def test_every_excuse_has_its_reason_and_is_for_a_bundled_library() -> None:
    allowed = {"embedded-library", "custom-library-search-path", "library-not-linked-against-libc"}
    before = ""
    for line in text_of("linux/lintian-overrides").splitlines():
        if line.startswith("tarsas:"):
            assert line.split()[1] in allowed
            assert before, f"no reason above “{line}”"
        before = line
    assert "shared-library-is-executable" not in text_of("linux/lintian-overrides")


def test_dependencies_are_named_once() -> None:
    assert set(WAYLAND) <= set(PACKAGES.values())
    assert not set(DATA.values()) & set(PACKAGES.values())


def test_what_is_left_to_the_system_goes_and_all_that_only_it_asks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = {
        "tarsas": {"libQt6DBus.so.6", "libz.so.1"},
        "libQt6DBus.so.6": {"libdbus-1.so.3"},
        "libdbus-1.so.3": {"libsystemd.so.0", "libz.so.1"},
        "libsystemd.so.0": set[str](),
        "libz.so.1": set[str](),
    }
    inside = tmp_path / "_internal"
    inside.mkdir()
    for name in asked:
        (tmp_path / name if name == "tarsas" else inside / name).write_bytes(b"\x7fELF")
    monkeypatch.setattr(trim_module, "_header", lambda path: (asked[path.name], {(2, 31)}))
    assert trim_module.trim(tmp_path) == ["libdbus-1.so.3", "libsystemd.so.0"]
    assert trim_module.needs(tmp_path).needed == ("libdbus-1-3",)


# ---- Windows ---------------------------------------------------------------------------------------------------------


def test_every_text_of_the_windows_installer_is_there_in_every_language() -> None:
    words, script = text_of("windows/words.nsh"), text_of("windows/tarsas.nsi")
    own = {
        name: texts for name, *texts in re.findall(r'^!insertmacro WORDS (\w+) "(.+?)" "(.+?)" "(.+?)"$', words, re.M)
    }
    assert set(own) == set(re.findall(r"\$\((\w+)\)", script))
    assert all(len(set(texts)) == 3 for texts in own.values())
    assert re.findall(r'MUI_LANGUAGE "(\w+)"', script) == ["English", "Hungarian", "German"]


def test_the_windows_installer_words_its_pages_itself() -> None:
    """NSIS has words for all of them, but in Hungarian and German it speaks as an office does."""
    script = text_of("windows/tarsas.nsi")
    lines = script.splitlines()
    pages = [at for at, line in enumerate(lines) if re.search(r"MUI_(UN)?PAGE_(DIRECTORY|INSTFILES|CONFIRM)$", line)]
    assert len(pages) == 4
    assert all(lines[at - 1].startswith(("!insertmacro HEAD ", "!insertmacro AT_WORK ")) for at in pages)
    for text in ("LANGDLL_WINDOWTITLE", "LANGDLL_INFO", "ABORTWARNING_TEXT", "UNCONFIRMPAGE_TEXT_TOP"):
        assert f'!define MUI_{text} "$(' in script


def test_the_windows_installer_looks_for_the_mark_that_the_program_leaves() -> None:
    script = text_of("windows/tarsas.nsi")
    assert f'OpenMutexW(i 0x100000, i 0, w "{NAME}")' in script
    assert script.count("!insertmacro REFUSE_RUNNING") == script.count("!insertmacro FREE_FILES") == 2


def test_the_windows_installer_removes_what_it_registers() -> None:
    script = text_of("windows/tarsas.nsi")
    kinds = re.findall(r"!insertmacro KIND (\S+) (\S+)", script)
    assert [ending for ending, _ in kinds] == [".tarsas", ".tarsas-lesson", ".tarsaspack", ".json"]
    assert re.findall(r"!insertmacro NO_KIND (\S+) (\S+)", script) == kinds
    written = {
        key for key in re.findall(r'WriteReg\w+ HKCU "([^"]+)"', script) if "ENDING" not in key and "CLASS}" not in key
    }
    gone = set(re.findall(r'DeleteRegKey HKCU "([^"]+)"', script))
    assert {key for key in written if not any(key.startswith(one) for one in gone)} <= {
        r"${CLASSES}\.tarsas",
        r"${CLASSES}\.tarsas-lesson",
        r"${CLASSES}\.tarsaspack",
    }
    assert r'"${CLASSES}\.json" ""' not in script, "the ending belongs to everybody"


def test_the_script_for_windows_stops_at_every_failure() -> None:
    script = text_of("windows/build.ps1")
    assert '$ErrorActionPreference = "Stop"' in script
    calls = [line for line in script.splitlines() if line.startswith(("python ", "& "))]
    assert len(calls) == 2 and script.count("$LASTEXITCODE") >= len(calls)
    assert all(script.count(one) == script.count(other) for one, other in ("()", "{}", "[]"))


def test_a_package_says_when_it_was_made_where_there_is_no_git(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about, "_git", lambda *_: "")
    assert about.day() == "1970-01-01", "nobody knows"
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1794873600")
    monkeypatch.setenv("TARSAS_COMMIT", "0123456789abcdef")
    assert (about.day(), about.commit()) == ("2026-11-17", "0123456789abcdef")


WINDOWS_QT = {
    "plugins\\imageformats\\qsvg.dll": True,
    "plugins\\imageformats\\qjpeg.dll": True,
    "plugins\\platforms\\qwindows.dll": True,
    "plugins\\platforms\\qoffscreen.dll": True,
    "Qt6Svg.dll": True,
    "translations\\qtbase_hu.qm": True,
    "plugins\\imageformats\\qtiff.dll": False,
    "plugins\\imageformats\\qwebp.dll": False,
    "plugins\\imageformats\\qicns.dll": False,
    "plugins\\imageformats\\qtga.dll": False,
    "plugins\\imageformats\\qwbmp.dll": False,
    "plugins\\platforms\\qdirect2d.dll": False,
    "plugins\\platforms\\qminimal.dll": False,
    "plugins\\tls\\qschannelbackend.dll": False,
    "Qt6Network.dll": False,
    "opengl32sw.dll": False,
    "translations\\qtbase_fr.qm": False,
}


@pytest.mark.parametrize("name", WINDOWS_QT)
def test_unused_parts_of_qt_are_known_by_their_names_on_windows(name: str) -> None:
    assert qt_parts.used(f"PySide6\\{name}") is WINDOWS_QT[name]


def test_parts_of_windows_itself_need_not_be_found() -> None:
    said = "WARNING: could not resolve '{}', dependency of MSVCP140_1.dll"
    known = [said.format("api-ms-win-crt-runtime-l1-1-0.dll"), "WARNING: something else"]
    assert qt_parts.unresolved("\n".join(known)) == []
    assert len(qt_parts.unresolved("\n".join([*known, said.format("Qt6Core.dll")]))) == 1


def test_whatever_people_download_has_a_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "ROOT", tmp_path)
    for ending, most in ((".exe", 35), (".deb", 60), (".tar.xz", 60)):
        file = tmp_path / f"tarsas{ending}"
        file.touch()
        os.truncate(file, most * 1_000_000)
        assert build.within_budget(file)
        os.truncate(file, most * 1_000_000 + 1)
        assert not build.within_budget(file)
    assert "larger than 35 MB" in capsys.readouterr().err


def test_every_part_of_the_windows_package_has_an_origin_and_terms() -> None:
    found = parts.licences()
    assert {"NSIS", "libffi", "Python for Windows"} < {one.name for one in found}
    assert all(one.licence and len(one.text) > 60 for one in found)


@pytest.mark.parametrize(("system", "processor"), [("Linux", "aarch64"), ("Darwin", "x86_64"), ("Windows", "AMD64")])
def test_where_wine_cannot_run_it_nothing_is_begun(
    system: str, processor: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(platform, "system", lambda: system)
    monkeypatch.setattr(platform, "machine", lambda: processor)
    for step in ("make_environment", "install_system_part", "install_lock"):
        monkeypatch.setattr(bootstrap, step, lambda *_: pytest.fail("something was begun"))
    with pytest.raises(SystemExit) as ended:
        bootstrap.main(["windows"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and system in said and processor in said
    bootstrap.refuse_elsewhere("windows", "Linux", "x86_64")
    bootstrap.refuse_elsewhere("package", system, processor)


# ---- macOS -----------------------------------------------------------------------------------------------------------


def test_finder_knows_the_words_of_every_language() -> None:
    found = {}
    for language in LANGUAGES:
        lines = text_of(f"macos/{language}.lproj/InfoPlist.strings").splitlines()
        found[language] = dict(re.findall(r'^"(.+)" = "(.+)";$', "\n".join(lines), re.M))
    assert len({tuple(found[language]) for language in LANGUAGES}) == 1
    assert len({found[language]["Társas game"] for language in LANGUAGES}) == 3
    recipe = text_of("tarsas.spec")
    assert '"CFBundleTypeName": "Társas game"' in recipe and "*.lproj" in recipe


def test_the_script_for_macos_is_a_script() -> None:
    path = PACKAGING / "macos/build.sh"
    assert "set -euo pipefail" in path.read_text(encoding="utf-8")
    bash = shutil.which("bash")
    if bash:
        subprocess.run([bash, "-n", str(path)], check=True)
    shellcheck = shutil.which("shellcheck")
    if shellcheck:
        subprocess.run([shellcheck, str(path)], check=True)


def test_the_app_for_macos_says_what_it_needs() -> None:
    recipe = text_of("tarsas.spec")
    for key in ("LSMinimumSystemVersion", "UTExportedTypeDeclarations", "CFBundleURLTypes", "version=version()"):
        assert key in recipe
    for language in LANGUAGES:
        assert "NSLocalNetworkUsageDescription" in text_of(f"macos/{language}.lproj/InfoPlist.strings")
    script = text_of("macos/build.sh")
    assert "--deep" not in script and "$(uname -m)" in script and "not tried by anybody" in script
    granted = ElementTree.parse(PACKAGING / "macos/entitlements.plist").getroot()
    assert [key.text for key in granted.iter("key")] == [
        "com.apple.security.cs.disable-library-validation",
        "com.apple.security.cs.allow-unsigned-executable-memory",
    ]
    assert "macos/entitlements.plist" in script


# ---- what they have in common ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["packaging/windows/build.ps1", "packaging/macos/build.sh", "workflow"])
def test_what_never_ran_says_so(path: str) -> None:
    file = ROOT / (".github/workflows/package.yml" if path == "workflow" else path)
    assert "UNTESTED" in "".join(file.read_text(encoding="utf-8").splitlines(keepends=True)[:3])


def test_the_workflow_runs_what_is_there() -> None:
    """No parser of YAML is locked here; its lines, indents and the files it names are looked at."""
    file = ROOT / ".github/workflows/package.yml"
    text = file.read_text(encoding="utf-8")
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip(" "))
        assert "\t" not in line and indent % 2 == 0 and line == line.rstrip()
    assert re.findall(r"^  (\w+):$", text, re.M) == ["push", "workflow_dispatch", "linux", "windows", "macos"]
    for named in re.findall(r"(packaging[\\/][\w\\/.]+)", text):
        assert (ROOT / named.replace("\\", "/")).is_file()
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    for target in re.findall(r"run: (?:sudo )?make ([a-z-]+)", text):
        assert target in targets
    yamllint = shutil.which("yamllint")
    if yamllint:
        rules = "{extends: relaxed, rules: {line-length: {max: 120}}}"
        subprocess.run([yamllint, "--strict", "-d", rules, str(file)], check=True)


def test_the_version_stands_in_one_place() -> None:
    version = re.search(r'^version = "([\d.]+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.M)
    assert version is not None
    for file in PACKAGING.rglob("*"):
        if file.is_file():
            assert version.group(1) not in file.read_text(encoding="utf-8"), file


def test_every_data_file_of_the_engine_is_shipped() -> None:
    listed = re.search(r"for pattern in \(([^)]*)\)", text_of("tarsas.spec"))
    assert listed is not None
    engine = ROOT / "engine"
    shipped = {file for pattern in re.findall(r'"([^"]+)"', listed[1]) for file in engine.glob(pattern)}
    wanted = {file for kind in ("*.toml", "*.json") for file in engine.rglob(kind)}
    assert any(file.name == "about.toml" for file in wanted)
    assert sorted(wanted - shipped) == []


def left_out_of_the_package() -> set[str]:
    excluded = re.search(r"EXCLUDED = \[(.*?)\n\]", text_of("tarsas.spec"), re.S)
    assert excluded is not None
    return set(re.findall(r'"([^"]+)"', excluded[1]))


def test_nothing_that_the_program_imports_is_left_out() -> None:
    """`engine.__main__` is the terminal's way in, which is not packed."""
    left_out = left_out_of_the_package()
    assert "tkinter" in left_out
    imported = {
        name
        for module, tree in modules().items()
        if module != "engine.__main__"
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [one.name for one in node.names])
    }
    assert "multiprocessing" in imported
    assert {name for name in imported if {name, name.partition(".")[0]} & left_out} == set()


WITHOUT = """
import asyncio, importlib, sys


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in LEFT_OUT:
            raise ModuleNotFoundError(f"{name} is not in the package", name=name)

LEFT_OUT = set(sys.argv[1].split())
for name in LEFT_OUT:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Missing())

if __name__ == "__main__":
    for name in ("qtapp.run", "qtapp.net.server", "multiprocessing.spawn", "multiprocessing.resource_tracker"):
        importlib.import_module(name)
    from engine import api

    async def think():
        session, workshop = api.new_session("ginkgopolis", 2, seed=1), api.Workshop()
        seat = session.first_pending().question.seat
        try:
            return await workshop.think(session.game, api.seat_view(session.table, seat), seat, 1, 1)
        finally:
            workshop.close()

    print("thought:", asyncio.run(think()) is not None)
"""


def test_a_computer_player_thinks_without_what_is_left_out(tmp_path: Path) -> None:
    """What libraries import by themselves is seen only when it is not there; the worker starts from the same file."""
    script = tmp_path / "start.py"
    script.write_text(WITHOUT, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script), " ".join(left_out_of_the_package())],
        env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.stdout.strip() == "thought: True", done.stderr[-2000:]


def test_a_worker_of_the_packed_program_opens_no_window() -> None:
    """A spawned child runs the first line of the program again; it has to turn off before the window."""
    lines = (PACKAGING / "start.py").read_text(encoding="utf-8").splitlines()
    guarded = lines[lines.index('if __name__ == "__main__":') + 1 :]
    assert guarded[0].strip().startswith("freeze_support()")
