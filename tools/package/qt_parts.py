"""Which parts of Qt stay in the package: PyInstaller's hook brings along many that nothing here uses."""

from __future__ import annotations

from pathlib import PurePosixPath

_LIBRARIES = ("Qml", "Quick", "Network", "OpenGL", "VirtualKeyboard", "Pdf", "Sql", "Test")
_PLUGINS = {
    "platforms": ("eglfs", "linuxfb", "vkkhrdisplay", "vnc", "minimalegl", "wayland-egl", "direct2d", "minimal."),
    "imageformats": ("pdf", "tga", "wbmp", "icns", "webp", "tiff"),
    "platforminputcontexts": ("tvirtualkeyboard",),
    "platformthemes": ("gtk3",),
    "styles": ("modernwindowsstyle", "windowsvistastyle"),
}
"""Kinds of plugins, and the single ones that go. On Linux their files begin with `libq`, else with `q`."""
_WHOLE_KINDS = ("networkinformation", "tls", "egldeviceintegrations", "generic", "sqldrivers", "qmltooling")
_DRAWN_BY_THE_PROCESSOR = ("xcbglintegrations", "wayland-graphics-integration")
"""Plugins that join windows and OpenGL."""
_OTHERS = (
    "opengl32sw",
    "d3dcompiler",
    "libcups",
    "libgtk",
    "WaylandEglClientHw",
    "plugins/wayland-shell-integration/libivi",
    "plugins/wayland-shell-integration/libqt-shell",
    "plugins/wayland-shell-integration/libfullscreen",
    "plugins/wayland-shell-integration/libwl-shell",
    "libQt6WlShell",
)
_KEPT_TRANSLATIONS = ("qtbase_hu", "qtbase_de", "qtbase_en")


def _unused() -> tuple[str, ...]:
    libraries = [f"Qt6{name}" for name in _LIBRARIES]
    plugins = [
        f"plugins/{kind}/{prefix}{name}"
        for kind, names in _PLUGINS.items()
        for name in names
        for prefix in ("q", "libq")
    ]
    kinds = [f"plugins/{kind}" for kind in (*_WHOLE_KINDS, *_DRAWN_BY_THE_PROCESSOR)]
    return (*libraries, *plugins, *kinds, *_OTHERS)


UNUSED = _unused()


def used(name: str) -> bool:
    """Does this file of a package stay? Its name is relative to the package, on Windows with its own strokes."""
    name = name.replace("\\", "/")
    if "/translations/" in name:
        return PurePosixPath(name).name.startswith(_KEPT_TRANSLATIONS)
    return not any(part in name for part in UNUSED)


_DROPPED = (
    "libqgtk3",
    "libqwebp",
    "libqtiff",
    "libqeglfs",
    "libqlinuxfb",
    "libqvkkhrdisplay",
    "libqvnc",
    "libqminimalegl",
    "egldeviceintegrations",
    "libqwayland-egl",
    "wayland-graphics-integration",
    "xcbglintegrations",
)
"""Plugins of those above that lack a library on a plain Linux."""
_PART_OF_WINDOWS = "api-ms-win-"
"""Names that Windows 10 itself resolves; PyInstaller knows that only where Windows calls itself so."""


def unresolved(said: str) -> list[str]:
    """What PyInstaller could not find and what would fail where the package is used."""
    return [
        line
        for line in said.splitlines()
        if "could not resolve" in line and not any(known in line for known in (*_DROPPED, _PART_OF_WINDOWS))
    ]
