"""Every book is whole: each key that anything names is there, each link leads somewhere."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from discovery.games import games
from discovery.scenes.rulebook.book import Book, links, snippet, spans
from discovery.scenes.rulebook.shelf import BOOKS, find_book

ROOT = Path(__file__).parents[3] / "discovery"
SOURCES = sorted([*(ROOT / "rules").rglob("*.py"), *(ROOT / "match").rglob("*.py")])


def texts(book: Book) -> list[tuple[str, str]]:
    found = []
    for _, paragraph in book.paragraphs():
        cells = [cell for row in paragraph.table for cell in row]
        captions = [picture.caption for picture in paragraph.pictures]
        found += [(paragraph.key, text) for text in (*paragraph.texts, *cells, *captions)]
    return found


def named_keys(game: str) -> set[str]:
    """Return the keys of paragraphs that rules, match and table name in their source."""
    form = re.compile(rf"({game}|match)(\.[a-z_]+)+")
    found = set()
    for path in [*SOURCES, *sorted((ROOT / "scenes" / game).rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} if form.fullmatch(node.value) else set()
    return found


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_every_paragraph_that_a_refusal_names_is_there(book: Book) -> None:
    keys = named_keys(book.game)
    assert {key for key in keys if book.find(key) is None} == set()
    assert {f"{book.game}.end", f"{book.game}.turn", "match.turn"} <= keys


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_refusals_find_their_paragraph_itself_not_one_above(book: Book) -> None:
    for key in named_keys(book.game):
        found = book.find(key)
        assert found is not None
        assert found[1].key == book.aliases.get(key, key)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_every_link_leads_to_a_paragraph(book: Book) -> None:
    keys = {paragraph.key for _, paragraph in book.paragraphs()}
    targets = {link for _, text in texts(book) for link in links(text)}
    assert len(targets) > 5
    assert targets - keys == set()
    assert set(book.aliases.values()) - keys == set()


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_no_markup_is_left_in_the_text(book: Book) -> None:
    for key, text in texts(book):
        shown = "".join(span.text for span in spans(text))
        assert not re.search(r"\*\*|\]\(|\[", shown), key


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_keys_are_one_each_and_begin_with_the_game(book: Book) -> None:
    counted = Counter(paragraph.key for _, paragraph in book.paragraphs())
    assert max(counted.values()) == 1
    assert all(key.startswith(f"{book.game}.") for key in counted)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_set_up_and_aids_have_their_paragraphs(book: Book) -> None:
    keys = {paragraph.key for _, paragraph in book.paragraphs()}
    assert {f"{book.game}.{name}" for name in ("setup", "aids", "turn", "end", "table")} <= keys


def test_every_game_has_its_book() -> None:
    assert [book.game for book in BOOKS] == list(games())


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_every_variant_of_the_set_up_has_its_paragraph(book: Book) -> None:
    for option in games()[book.game].rules.options:
        found = book.find(f"{book.game}.{option.key}")
        assert found is not None, option.key


def test_a_finer_key_leads_to_the_paragraph_above_it() -> None:
    book = find_book("landscape")
    found = book.find("landscape.place.edges.north")
    assert found is not None
    assert found[1].key == "landscape.place"
    assert book.find("nonsense") is None


def test_the_search_wants_all_words_and_puts_titles_first() -> None:
    book = find_book("landscape")
    hits = book.search("mountain complete", str)
    assert hits[0].paragraph.key == "landscape.value.mountain"
    assert all("mountain" in f"{hit.paragraph.title} {hit.paragraph}".lower() for hit in hits)
    assert book.search("m", str) == []
    assert book.search("zeppelin", str) == []


def test_the_search_reads_the_translation() -> None:
    hits = find_book("landscape").search("berge", lambda text: text.replace("Mountain", "Berge"))
    assert [hit.paragraph.key for hit in hits][:1] == ["landscape.value.mountain"]


def test_a_snippet_has_whole_words() -> None:
    words = [f"word{number}" for number in range(80)]
    cut = snippet(" ".join(words), ["word40"])
    assert cut.startswith("…")
    assert set(cut.strip("…").split()) <= set(words)
    assert "word40" in cut
