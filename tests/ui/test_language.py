from __future__ import annotations

import ast
from io import BytesIO
from typing import TYPE_CHECKING

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from discovery.rules.game import Message
from discovery.ui.language import Language, available
from tools.words import ROOT, TEMPLATE, template

if TYPE_CHECKING:
    from pathlib import Path

LITERAL = {ast.Constant, ast.Call}
"""What words look like that stand in the call, or are marked there."""


def german(folder: Path) -> None:
    catalog = Catalog(locale="de")
    catalog.add("Quit", "Beenden")
    catalog.add("{name} holds {what}", "{what} gehört {name}")
    catalog.add("the sea", "das Meer")
    catalog.add(("{count} move", "{count} moves"), ("{count} Zug", "{count} Züge"))
    written = BytesIO()
    write_mo(written, catalog)
    target = folder / "de" / "LC_MESSAGES" / "discovery.mo"
    target.parent.mkdir(parents=True)
    target.write_bytes(written.getvalue())


def test_english_needs_no_catalogue(tmp_path: Path) -> None:
    language = Language(tmp_path)
    assert language.tr("Quit") == "Quit"
    assert language.tr("") == ""
    assert language.ntr("{count} move", "{count} moves", 1) == "1 move"
    assert language.ntr("{count} move", "{count} moves", 2) == "2 moves"


def test_a_catalogue_translates_messages_and_the_messages_in_them(tmp_path: Path) -> None:
    german(tmp_path)
    language = Language(tmp_path, "de")
    message = Message("{name} holds {what}", {"name": "Ada", "what": Message("the sea")})
    assert language.say(message) == "das Meer gehört Ada"
    assert language.ntr("{count} move", "{count} moves", 3) == "3 Züge"
    assert language.tr("Settings") == "Settings"


def test_languages_at_hand_have_their_own_names(tmp_path: Path) -> None:
    german(tmp_path)
    assert available(tmp_path) == (("en", "English"), ("de", "Deutsch"))


def test_unknown_or_damaged_languages_are_english(tmp_path: Path) -> None:
    assert Language(tmp_path, "xx").code == "en"
    german(tmp_path)
    next(tmp_path.rglob("*.mo")).write_bytes(b"no catalogue")
    assert Language(tmp_path, "de").code == "en"


def test_the_template_is_up_to_date() -> None:
    assert TEMPLATE.read_text("utf-8") == template(), "run python -m tools.words"


def test_forms_for_one_and_for_many_are_collected_together() -> None:
    """A form that is collected by itself has no plural in a catalogue: it would stay English."""
    texts = {str(path): path.read_text("utf-8") for path in (ROOT / "discovery").rglob("*.py")}
    calls = [
        (f"{name}:{node.lineno}", node.args)
        for name, text in texts.items()
        if "Message(" in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Message"
        and len(node.args) == 3
    ]
    assert calls
    alone = [where for where, (many, _, one) in calls if {type(many), type(one)} & LITERAL]
    assert not alone, "mark_forms collects both; counted puts the number in"
