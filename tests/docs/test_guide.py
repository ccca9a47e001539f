"""The guide: every block of code in it is a doctest that runs, and every page is short."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import engine.api
from tests.house.source import ROOT

PAGES = sorted((ROOT / "docs" / "guide").glob("*.md"))
LONGEST = 120
"""Lines of a page: about two printed ones."""
FENCE = re.compile(r"^```.*$", re.MULTILINE)
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run(examples: doctest.DocTest) -> tuple[doctest.TestResults, str]:
    told: list[str] = []
    results = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS).run(examples, out=told.append)
    return results, "".join(told)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_code_of_a_page_does_what_it_says(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)  # paths in the guide are those of the project
    text = FENCE.sub("", page.read_text("utf-8"))  # doctest would take the end of a block for output
    results, told = run(doctest.DocTestParser().get_doctest(text, {}, page.stem, str(page), 0))
    assert results.attempted > 0, "a page without code explains nothing that can be tried"
    assert not results.failed, told


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_block_is_a_doctest_and_the_page_is_short(page: Path) -> None:
    text = page.read_text("utf-8")
    blocks = BLOCK.findall(text)
    assert len(blocks) * 2 == len(FENCE.findall(text)), "a block that does not end"
    assert {(language, block[:3]) for language, block in blocks} == {("pycon", ">>>")}
    assert len(text.splitlines()) <= LONGEST


def test_the_links_between_pages_lead_somewhere() -> None:
    for page in (*PAGES, ROOT / "docs" / "decisions.md"):
        for target in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), (page.name, target)


def test_the_example_of_the_front_door() -> None:
    examples = doctest.DocTestFinder(recurse=False).find(engine.api, "engine.api")
    results, told = run(examples[0])
    assert results.attempted > 0 and not results.failed, told
