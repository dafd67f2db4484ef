"""Makes the fonts in `images/fonts/` from open fonts: `python -m tools.fonts FOLDER`.

FOLDER holds the unpacked npm packages @fontsource/alegreya and @fontsource/alegreya-sans (5.3.0)
as `alegreya` and `alegreya-sans`, and Debian's package fonts-nanum (20200506) as `nanum`. Each font
made is one Latin face joined with the Hangul of one Nanum face, so that a name in either script
stands in any line. All are under the OFL, which reserves the name Nanum: the results bear others.
"""

from __future__ import annotations

import argparse
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

TARGET = Path(__file__).parent.parent / "images" / "fonts"
EM = 1000
LATIN = {*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2014, *range(0x2018, 0x201F)}
LATIN |= {0x2020, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2212, *range(0x218, 0x21C)}
LATIN -= {0xAD, 0x149, 0x17F, 0x201B}  # a soft hyphen is no glyph; two letters that nobody writes
ARROWS = {0x2190, 0x2191, 0x2192, 0x2193, 0x25A0, 0x25B2, 0x25B6, 0x25BC, 0x25C0, 0x25CF, 0x2605}
HANGUL = {*range(0xAC00, 0xD7A4), *range(0x3131, 0x318F), *range(0x3000, 0x3003), 0x300C, 0x300D}
"""All 11,172 syllables and the compatibility letters that an input method shows."""


@dataclass(frozen=True, slots=True)
class Face:
    """A font to make: its file and names, the Latin files, the Hangul file, the Latin's size."""

    file: str
    family: str
    style: str
    latin: str
    hangul: str
    latin_scale: float = 1.0


_SERIF = "alegreya/files/alegreya-{}-700-normal.woff"
_SANS = "alegreya-sans/files/alegreya-sans-{}-500-normal.woff"
_SANS_BOLD = "alegreya-sans/files/alegreya-sans-{}-800-normal.woff"
FACES = (
    Face("heading", "Discovery Heading", "Bold", _SERIF, "NanumMyeongjoBold.ttf"),
    Face("body", "Discovery Body", "Regular", _SANS, "NanumSquareR.ttf", 1.08),
    Face("body-bold", "Discovery Body", "Bold", _SANS_BOLD, "NanumSquareB.ttf", 1.08),
)


def make(face: Face, sources: Path, target: Path) -> None:
    """Write the font `face` into the folder `target`."""
    latin, extended = (_open(sources / face.latin.format(part)) for part in ("latin", "latin-ext"))
    hangul = _open(next((sources / "nanum").rglob(face.hangul)))
    _use_lining_digits(latin)
    have: set[int] = set()
    parts = []
    for font, wanted in ((latin, LATIN | ARROWS), (extended, LATIN), (hangul, HANGUL | ARROWS)):
        _subset(font, (wanted & set(font.getBestCmap())) - have)
        have |= set(font.getBestCmap())
        scale_upem(font, round(EM * (1 if font is hangul else face.latin_scale)))
        font["head"].unitsPerEm = EM
        parts.append(font)
    missing = (LATIN | HANGUL | ARROWS) - have
    if missing:
        fault = f"{face.file}: no glyph for {', '.join(map(hex, sorted(missing)))}"
        raise SystemExit(fault)
    joined = _merge(parts)
    _name(joined, face)
    joined.save(target / f"{face.file}.ttf")


def _open(path: Path) -> Any:
    font = TTFont(path)
    font.flavor = None
    return font


def _use_lining_digits(font: Any) -> None:
    """Make digits as tall as capitals, all of one width: scores stand in columns."""
    digits = {font.getBestCmap()[code]: code for code in range(0x30, 0x3A)}
    for tag in ("lnum", "tnum"):
        swaps: dict[str, str] = {}
        table = font["GSUB"].table
        for record in table.FeatureList.FeatureRecord:
            if record.FeatureTag == tag:
                for index in record.Feature.LookupListIndex:
                    for part in table.LookupList.Lookup[index].SubTable:
                        part = getattr(part, "ExtSubTable", part)  # noqa: PLW2901 - unwrapped
                        swaps |= getattr(part, "mapping", {})
        digits = {swaps.get(name, name): code for name, code in digits.items()}
    for table in font["cmap"].tables:
        table.cmap.update({code: name for name, code in digits.items() if code in table.cmap})


def _subset(font: Any, wanted: set[int]) -> None:
    options = subset.Options(hinting=False, notdef_outline=True, name_IDs=[], legacy_cmap=False)
    options.layout_features = ["kern", "mark", "ccmp"]
    options.drop_tables += ["GSUB", "vhea", "vmtx", "VORG", "DSIG", "STAT"]
    worker = subset.Subsetter(options)
    worker.populate(unicodes=sorted(wanted))
    worker.subset(font)


def _merge(parts: list[Any]) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, font in enumerate(parts):
            files.append(str(Path(folder) / f"{number}.ttf"))
            font.save(files[-1])
        return Merger().merge(files)


def _name(font: Any, face: Face) -> None:
    full = f"{face.family} {face.style}"
    texts = {1: face.family, 2: face.style, 3: f"{full} 1", 4: full, 5: "Version 1.000"}
    texts |= {6: full.replace(" ", ""), 13: "SIL Open Font License 1.1"}
    font["name"].names = []
    for number, text in texts.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    font["head"].created = font["head"].modified = 0  # the same input gives the same file
    font.recalcTimestamp = False


def main() -> None:
    """Make every font from the folder named on the command line."""
    words = argparse.ArgumentParser(prog="python -m tools.fonts", description="Makes the fonts.")
    words.add_argument("folder", type=Path, help="where the source packages are unpacked")
    words.add_argument("--to", type=Path, default=TARGET, help="where the fonts go")
    given = words.parse_args()
    for face in FACES:
        make(face, given.folder, given.to)
        print(face.file, (given.to / f"{face.file}.ttf").stat().st_size)


if __name__ == "__main__":
    main()
