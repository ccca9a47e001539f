"""Builds the installable program: a folder by PyInstaller, a .tar.xz and a .deb of it, the same bytes every time."""
