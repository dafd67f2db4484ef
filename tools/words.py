"""Collects every string that people read into `discovery/locale/discovery.pot`.

`python -m tools.words` writes the file; `--check` only says whether it is up to date. A language
is added with Babel: `pybabel init -i discovery/locale/discovery.pot -d discovery/locale -l de
-D discovery`, kept up with `pybabel update`, and made readable with `pybabel compile`.
"""

from __future__ import annotations

import argparse
import io
import sys
import tomllib
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = ROOT / "discovery" / "locale" / "discovery.pot"
KEYWORDS: dict[str, tuple[int, ...] | None] = {
    "tr": None,
    "ntr": (1, 2),
    "mark": None,
    "mark_forms": (1, 2),
    "Message": None,
}
"""The functions that take visible strings, and which of their arguments are such."""


def template() -> str:
    """Return the template that the source gives, without dates and line numbers."""
    catalog = Catalog(project="Discovery", charset="utf-8", fuzzy=False)
    package = ROOT / "discovery"
    found = extract_from_dir(package, [("**.py", "python")], keywords=KEYWORDS)
    # By words, not by places, so that moving code about changes nothing here.
    for message in sorted({entry[2] for entry in found} | _card_words(), key=str):
        catalog.add(message)
    written = io.BytesIO()
    write_po(written, catalog, omit_header=True, no_location=True, width=100)
    return HEADER + written.getvalue().decode("utf-8")


def _card_words() -> set[str]:
    """Return what people read on the cards of the journals: tribes, places, what was found."""
    data = tomllib.loads((ROOT / "images" / "journals" / "cards.toml").read_text("utf-8"))
    sides = [card[side] for card in data["card"] for side in ("tribe", "exploration")]
    return {side[key] for side in sides for key in ("name", "short", "found") if key in side}


HEADER = """# What people read in Discovery. Made by tools/words.py.
msgid ""
msgstr ""
"Project-Id-Version: Discovery\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

"""


def main() -> int:
    """Write or check the template; return 1 if the check fails."""
    parser = argparse.ArgumentParser(description="collect the strings that people read")
    parser.add_argument("--check", action="store_true", help="only compare")
    words = parser.parse_args()
    made = template()
    if not words.check:
        TEMPLATE.parent.mkdir(exist_ok=True)
        TEMPLATE.write_text(made, encoding="utf-8", newline="\n")
        return 0
    if TEMPLATE.is_file() and TEMPLATE.read_text(encoding="utf-8") == made:
        return 0
    print("discovery.pot is out of date: run python -m tools.words")
    return 1


if __name__ == "__main__":
    sys.exit(main())
