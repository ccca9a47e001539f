"""The words about the program in the .deb: those of the AppStream metadata, one language after the other."""

from __future__ import annotations

from textwrap import wrap
from xml.etree import ElementTree

from tools.package.about import ROOT

METADATA = ROOT / "packaging/linux/org.tarsas.Tarsas.metainfo.xml"
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def told(language: str) -> tuple[str, list[str]]:
    """Summary and paragraphs in a language ("": English)."""
    root = ElementTree.parse(METADATA).getroot()  # a file of ours, not of a stranger
    summary = next(one.text or "" for one in root.findall("summary") if one.get(_LANGUAGE, "") == language)
    return summary, [p.text or "" for p in root.findall("description/p") if p.get(_LANGUAGE, "") == language]


def translated() -> list[str]:
    """The languages beside English that the metadata speak, in their order."""
    found = (one.get(_LANGUAGE, "") for one in ElementTree.parse(METADATA).getroot().findall("summary"))
    return [language for language in found if language]


def description() -> str:
    """The field as dpkg reads it: a short line, then paragraphs that are indented and parted by a dot."""
    short, paragraphs = told("")
    for language in translated():
        summary, more = told(language)
        paragraphs = [*paragraphs, f"{summary}. {more[0]}", *more[1:]]
    lines = " .\n".join("".join(f" {line}\n" for line in wrap(paragraph, 78)) for paragraph in paragraphs)
    return f"{short[0].lower()}{short[1:]}\n{lines}".rstrip("\n")
