"""`python -m tools.art [PART …] [--check]`: draws the pictures, or compares them with the files."""

from __future__ import annotations

import argparse
import io
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from tools.art.parts import PARTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tools.art.made import Picture

IMAGES = Path(__file__).parent.parent.parent / "images"
CLOSE_ENOUGH = 2
"""How far a channel of a decoded pixel may be off."""
STRAYS = 0.005
"""How many pixels of a lossy picture may be farther off: another processor's last bit can tip a
pixel, and the encoder then writes its whole block in another way."""


def main() -> int:
    """Draw or check the parts named on the command line, all of them if none is named."""
    words = argparse.ArgumentParser(prog="python -m tools.art", description="Draws the sheets.")
    words.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    words.add_argument("--check", action="store_true", help="compare, write nothing")
    given = words.parse_args()
    unknown = [name for name in given.parts if name not in PARTS]
    if unknown:
        words.error(f"no part is called {unknown[0]!r}; there are {', '.join(PARTS)}")
    good = True
    for name in given.parts or PARTS:
        start = time.monotonic()
        made = PARTS[name](IMAGES)
        for file, picture in made.pictures.items():
            encoded = encode(picture)
            if given.check:
                good &= _check(IMAGES / file, encoded, STRAYS if picture.quality else 0)
            else:
                (IMAGES / file).write_bytes(encoded)
        for file, text in made.texts.items():
            if given.check:
                good &= _same_text(IMAGES / file, text)
            else:
                (IMAGES / file).write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {time.monotonic() - start:.0f} s")
    return 0 if good else 1


def encode(picture: Picture) -> bytes:
    """Return a picture as the bytes of its file."""
    stream = io.BytesIO()
    image = Image.fromarray(picture.pixels)
    if picture.kind == "PNG":
        image.save(stream, picture.kind, optimize=True)
    elif picture.kind == "JPEG":
        image.save(stream, picture.kind, quality=picture.quality, optimize=True, subsampling=0)
    elif picture.quality is None:
        image.save(stream, picture.kind, lossless=True, method=6, exact=True)
    else:
        image.save(stream, picture.kind, quality=picture.quality, method=6, use_sharp_yuv=True)
    return stream.getvalue()


def _check(path: Path, encoded: bytes, strays: float) -> bool:
    new, old = _decode(encoded), _decode(path.read_bytes()) if path.is_file() else None
    if old is None or old.shape != new.shape:
        print(f"{path.name}: missing, or of another size", file=sys.stderr)
        return False
    off = np.abs(new.astype(int) - old).max(axis=-1)
    good = float((off > CLOSE_ENOUGH).mean()) <= strays
    if not good:
        print(f"{path.name}: pixels are off by up to {off.max()}", file=sys.stderr)
    return good


def _decode(encoded: bytes) -> NDArray[np.uint8]:
    return np.asarray(Image.open(io.BytesIO(encoded)).convert("RGBA"))


def _same_text(path: Path, text: str) -> bool:
    same = path.is_file() and path.read_text(encoding="utf-8") == text
    if not same:
        print(f"{path.name}: differs from what would be written", file=sys.stderr)
    return same


if __name__ == "__main__":
    sys.exit(main())
