"""Pictures of the island: grounds and borders meet at their edges, terrains differ in grey."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, product
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from discovery.content.sheets import load_sheet
from tools.art import __main__ as command
from tools.art.atlas import Cut, pack
from tools.art.island.borders import coast, masks
from tools.art.island.grounds import grounds
from tools.art.island.measures import ACROSS, CASES, DOWN
from tools.art.island.parts import ISLAND_PARTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

IMAGES = Path(__file__).parent.parent.parent / "images"
QUICK = ("island-growth", "island-places", "island-desk", "island-cloth")


@pytest.mark.parametrize("part", QUICK)
def test_committed_sheets_are_what_the_tool_draws(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["tools.art", part, "--check"])
    assert command.main() == 0


@lru_cache(maxsize=1)
def _borders() -> Mapping[str, Cut]:
    found = {f"sand{name}": Cut(cut.pixels[cut.bleed : -cut.bleed, cut.bleed : -cut.bleed])
             for name, cut in coast().items()}  # fmt: skip
    white = masks()
    fades = {
        f"wide{column}{row}_{case}": white[f"wide{(column + row) % 2}_{case}"]
        for row, column, case in product(range(DOWN), range(ACROSS), CASES)
    }
    return {**white, **found, **fades}


@pytest.mark.parametrize("kind", ["coast", "soft", "wide", "sand"])
def test_borders_go_on_from_cell_to_cell(kind: str) -> None:
    """A cell and the next share a side: what it shows follows from the two hexes at its ends."""
    found = _borders()
    for case in CASES:
        across, within = [], []
        for row, column in product(range(DOWN), range(ACROSS)):
            for other, beside in _followers(column, case):
                mine = found[f"{kind}{column}{row}_{case}"].pixels[..., 3].astype(int)
                theirs = found[f"{kind}{other}{row}_{beside}"].pixels[..., 3].astype(int)
                across.append(np.abs(mine[:, -1] - theirs[:, 0]).mean())
                within += [np.abs(one[:, 0] - one[:, 1]).mean() for one in (mine[:, -2:], theirs)]
        assert np.mean(across) < 0.6 + 1.3 * np.mean(within), case


def _followers(column: int, case: int) -> list[tuple[int, int]]:
    """Return column and case of cells that may lie east of one."""
    _, right, _, beyond = (case >> bit & 1 for bit in range(4))
    other = (column + 1) % ACROSS
    # the neighbour's left hexes are this cell's right ones; its own right ones are free
    return [
        (other, right + 2 * one + 4 * beyond + 8 * two)
        for one in (0, 1)
        for two in (0, 1)
        if 0 < right + 2 * one + 4 * beyond + 8 * two < 15
    ]


def test_grounds_repeat_without_a_seam() -> None:
    for name, cut in grounds().items():
        bleed = cut.bleed
        whole = cut.pixels[..., :3].astype(int)
        inner = whole[bleed:-bleed, bleed:-bleed]
        step = np.abs(np.diff(inner, axis=0)).mean(), np.abs(np.diff(inner, axis=1)).mean()
        assert np.abs(inner[0] - inner[-1]).mean() < 1.6 * step[0], name
        assert np.abs(inner[:, 0] - inner[:, -1]).mean() < 1.6 * step[1], name
        assert (whole[bleed:-bleed, :bleed] == inner[:, -bleed:]).all(), name


def _grey(pixels: NDArray[np.uint8]) -> float:
    return float((pixels[..., :3] @ np.array([0.299, 0.587, 0.114])).mean())


def test_grounds_differ_without_colour() -> None:
    found = grounds()
    order = ["jungle", "swamp", "mountain", "outback", "plain"]
    greys = [_grey(found[name].pixels) for name in order]
    assert all(two - one > 12 for one, two in pairwise(greys)), greys


@pytest.mark.parametrize("name", ["ground", "masks", "coast", "growth", "places", "markers",
                                  "equipment", "desk", "checker"])  # fmt: skip
def test_sheets_have_a_copy_of_half_the_size(name: str) -> None:
    from PIL import Image  # noqa: PLC0415

    sheet = load_sheet(IMAGES, f"island/{name}")
    with (
        Image.open(sheet.picture) as whole,
        Image.open(sheet.picture.with_stem(f"{name}-half")) as half,
    ):
        assert (half.width * 2, half.height * 2) == whole.size
        for part, frame in sheet.frames.items():
            left, top, wide, high = frame.rect
            assert not any(side % 2 for side in (*frame.rect, *frame.slices)), part
            assert left + wide <= whole.width, part
            assert top + high <= whole.height, part


def test_everything_of_the_island_is_small_enough() -> None:
    files = [*(IMAGES / "island").glob("*.webp"), *(IMAGES / "island").glob("*.jpg")]
    assert len(files) == 2 * 9 + 3
    assert sum(file.stat().st_size for file in files) < 8_000_000
    assert len(ISLAND_PARTS) == 12


def test_bleed_lies_outside_the_frame() -> None:
    inner = np.full((4, 6, 4), 200, np.uint8)
    whole = np.pad(inner, ((2, 2), (2, 2), (0, 0)), constant_values=7)
    sheet, index = pack("x.webp", {"a": Cut(whole, bleed=2)}, 2, 50)
    assert '"a": {"rect": [2, 2, 6, 4]}' in index
    assert (sheet[2:6, 2:8] == 200).all()
