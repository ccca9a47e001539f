"""Makes everything the program needs: a virtual environment from the lock file, and system libraries.

    python3 tools/bootstrap.py PROFILE...      run | dev | bench | farm | package | windows | lock

Needs nothing but Python. A run that finds its stamps does no work. A stamp is written only after the step it stands
for, so that a run that was broken off is taken up again by the next one.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
PYTHONS = ((3, 11), (3, 12), (3, 13))

# What Qt opens at run time, and the Debian package that holds it.
OFFSCREEN = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libbrotlidec.so.1": "libbrotli1",
}
WINDOW = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libSM.so.6": "libsm6",
}
BUILDING = {
    "dpkg-deb": "dpkg",
    "objdump": "binutils",
    "patchelf": "patchelf",
    "lintian": "lintian",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
}
TRYING_OUT = {"debootstrap": "debootstrap", "shellcheck": "shellcheck", "yamllint": "yamllint"}
VIRTUAL_SCREEN = {"Xvfb": "xvfb", "xauth": "xauth", "xdotool": "xdotool"}
SCREEN_READER = {"dbus-daemon": "dbus-daemon", "/usr/libexec/at-spi-bus-launcher": "at-spi2-core"}  # what one is told
FOR_WINDOWS = {
    "wine": "wine",
    "makensis": "nsis",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "x86_64-w64-mingw32-windres": "binutils-mingw-w64-x86-64",
}
BROWSER = {"chromium": "chromium", "chromedriver": "chromium-driver"}  # the phones of the tests


class Profile(NamedTuple):
    """One purpose: its environment, and what the system must (needed) or should (wanted) have."""

    environment: str
    includes: tuple[str, ...]  # profiles whose locked packages are all in this one's lock, too
    needed: dict[str, str]
    wanted: dict[str, str]
    only: tuple[str, str] | None = None  # the one system and processor that it can be done on


PROFILES = {
    "run": Profile(".venv", (), OFFSCREEN, WINDOW),
    "dev": Profile(".venv", ("run",), OFFSCREEN, {**WINDOW, **VIRTUAL_SCREEN, **SCREEN_READER, **BROWSER}),
    "bench": Profile(".venv-bench", (), {}, {}),
    "farm": Profile(".venv-farm", (), {}, {}),
    # A library that is missing while the program is packed would be missing in the package: all are needed.
    "package": Profile(".venv-package", (), {**OFFSCREEN, **WINDOW, **BUILDING}, {**VIRTUAL_SCREEN, **TRYING_OUT}),
    # Wine runs programs of its own processor only.
    "windows": Profile(
        ".venv-windows", ("run", "lock"), {**OFFSCREEN, **FOR_WINDOWS}, VIRTUAL_SCREEN, only=("Linux", "x86_64")
    ),
    "lock": Profile(".venv-lock", (), {}, {}),
}

NETWORK_SIGNS = (
    "NewConnectionError",
    "NameResolutionError",
    "Temporary failure in name resolution",
    "Failed to establish a new connection",
    "Network is unreachable",
    "ConnectTimeout",
    "ReadTimeout",
    "Read timed out",
    "ProxyError",
    "Connection refused",
    "RemoteDisconnected",
    "Temporary failure resolving",
)


def say(sentence: str) -> None:
    print(f"bootstrap: {sentence}", file=sys.stderr, flush=True)


def give_up(sentence: str) -> NoReturn:
    say(sentence)
    raise SystemExit(2)


def is_network_trouble(output: str) -> bool:
    return any(sign in output for sign in NETWORK_SIGNS)


def refuse_elsewhere(profile: str, system: str, processor: str) -> None:
    """Stop before anything is made where this cannot be done."""
    only = PROFILES[profile].only
    if only is not None and only != (system, processor):
        give_up(f"“{profile}” can be made on {' with '.join(only)} only, and this is {system} with {processor}.")


# --- Python ----------------------------------------------------------------------------------------------------------


def use_a_fitting_python() -> None:
    """Go on under another interpreter of this machine if this one is too old or too new."""
    if sys.version_info[:2] in PYTHONS:
        return
    for major, minor in reversed(PYTHONS):
        other = shutil.which(f"python{major}.{minor}")
        if other and subprocess.run([other, "-c", ""], check=False, capture_output=True).returncode == 0:
            raise SystemExit(subprocess.run([other, *sys.argv], check=False).returncode)
    known = " or ".join(f"{major}.{minor}" for major, minor in PYTHONS)
    give_up(f"Társas needs Python {known}, but this is {sys.version.split()[0]} and no other was found.")


def python_of(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make_environment(environment: Path) -> None:
    """Make the virtual environment, unless a whole one stands there on a Python that is still the same."""
    python, stamp = python_of(environment), environment / ".stamps" / "python"
    if python.exists() and is_stamped(stamp, os.path.realpath(python)):
        return
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        trouble = install_packages([package])
        if trouble:
            give_up(trouble)
    say(f"making {environment.name} with Python {sys.version.split()[0]}")
    shutil.rmtree(environment, ignore_errors=True)
    made = run([sys.executable, "-m", "venv", str(environment)])
    if made.returncode != 0:
        give_up(f"the virtual environment could not be made: {last_line(made.stdout)}")
    write_stamp(stamp, os.path.realpath(python))


def install_lock(environment: Path, profile: str) -> None:
    """Install exactly what the profile's lock file names, each file checked against its hash."""
    lock = ROOT / "requirements" / f"{profile}.txt"
    digest = digest_of(lock)
    stamp = environment / ".stamps" / profile
    if is_stamped(stamp, digest):
        return
    say(f"installing {lock.relative_to(ROOT)} into {environment.name} (this is done once)")
    command = [str(python_of(environment)), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    command += ["--retries", "2", "--only-binary", ":all:", "--require-hashes", "--requirement", str(lock)]
    whole = environment / ".stamps" / "python"
    interpreter = whole.read_text(encoding="utf-8")
    whole.unlink()  # until pip is through: if it is killed half-way, the next run begins with a new environment
    visible = sys.stdout.isatty()  # pip's progress bar goes to stdout, its warnings and errors to stderr
    done = subprocess.run(
        command if visible else [*command, "--quiet"],
        check=False,
        stdout=None if visible else subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )
    if done.returncode != 0:
        if is_network_trouble(done.stderr):  # then nothing was changed yet
            write_stamp(whole, interpreter)
            give_up("the package index cannot be reached; connect to the network and run this again.")
        give_up(f"pip could not install {lock.relative_to(ROOT)}: {last_line(done.stderr)}")
    write_stamp(whole, interpreter)
    write_stamp(stamp, digest)
    for included in PROFILES[profile].includes:
        write_stamp(environment / ".stamps" / included, digest_of(ROOT / "requirements" / f"{included}.txt"))


# --- the system ------------------------------------------------------------------------------------------------------


def is_present(thing: str) -> bool:
    """Is this shared library, or this program, on the machine?"""
    if ".so." not in thing:
        return shutil.which(thing) is not None
    try:
        ctypes.CDLL(thing)
    except OSError:
        return False
    return True


def install_system_part(environment: Path, profile: str) -> None:
    """Install the missing system packages if we may; else name them, and stop only for what is needed."""
    needed, wanted = PROFILES[profile].needed, PROFILES[profile].wanted
    digest = hashlib.sha256(repr((needed, wanted)).encode()).hexdigest()
    stamp = environment / ".stamps" / f"{profile}-system"
    if not sys.platform.startswith("linux") or is_stamped(stamp, digest):
        return
    missing = [package for thing, package in {**needed, **wanted}.items() if not is_present(thing)]
    trouble = install_packages(missing) if missing else None
    if trouble is None:
        write_stamp(stamp, digest)
    elif all(is_present(thing) for thing in needed):
        say(trouble)
    else:
        give_up(trouble)


def install_packages(packages: list[str]) -> str | None:
    """Install Debian packages; the sentence that says why not, or None."""
    by_hand = f"please install: {' '.join(packages)} (with apt-get, as root)."
    rights = rights_to_install()
    if rights is None:
        return f"some system packages are missing, {by_hand}"
    say(f"installing system packages: {' '.join(packages)}")
    apt = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-o", "DPkg::Lock::Timeout=300"]
    run([*apt, "update"])  # stale lists are no reason to stop: the next command says whether it could be done
    done = run([*apt, "install", "--yes", "--no-install-recommends", *packages])
    if done.returncode == 0:
        return None
    if is_network_trouble(done.stdout):
        return f"system packages are missing and the network cannot be reached; {by_hand}"
    return f"apt-get failed ({last_line(done.stdout)}); {by_hand}"


def rights_to_install() -> list[str] | None:
    """What to put before apt-get, or None if there is no apt-get or no right to use it without a password."""
    if sys.platform == "win32" or shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and run(["sudo", "-n", "true"]).returncode == 0:
        return ["sudo", "-n"]
    return None


# --- small things ----------------------------------------------------------------------------------------------------


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )


def last_line(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith(("error", "e:"))]
    return (errors or lines or ["no reason given"])[-1]


def digest_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def is_stamped(stamp: Path, content: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == content


def write_stamp(stamp: Path, content: str) -> None:
    stamp.parent.mkdir(exist_ok=True)
    fresh = stamp.with_suffix(".new")
    fresh.write_text(content, encoding="utf-8")
    fresh.replace(stamp)


def main(profiles: list[str]) -> None:
    unknown = [profile for profile in profiles if profile not in PROFILES]
    if unknown or not profiles:
        give_up(f"name one or more of these profiles: {', '.join(PROFILES)}.")
    for profile in profiles:
        refuse_elsewhere(profile, platform.system(), platform.machine())
    use_a_fitting_python()
    for profile in profiles:
        environment = ROOT / PROFILES[profile].environment
        make_environment(environment)
        install_system_part(environment, profile)
        install_lock(environment, profile)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        raise SystemExit("bootstrap: broken off; run it again to go on.") from None
    except OSError as trouble:
        give_up(f"{trouble.strerror or trouble}: {trouble.filename or 'no file named'}.")
