"""`python -m tools.art`: what it writes, and what it says of a file that differs."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tools.art import __main__ as command
from tools.art.atlas import Cut, pack
from tools.art.finish import outlined, over, shadowed
from tools.art.noise import cloud
from tools.art.parts import PARTS

QUICK = ("segments", "icons", "badges", "followers", "interface", "wood", "paper", "icon",
         "journals-icons", "journals-pieces")  # fmt: skip
ISLAND_SHEETS = tuple(
    f"island/{name}"
    for name in ("ground", "masks", "coast", "growth", "places", "markers", "equipment", "desk",
                 "checker")
)  # fmt: skip
JOURNALS_SHEETS = tuple(
    f"journals/{name}" for name in ("dice", "explorations", "tribes", "chips", "boards")
)
IMAGES = Path(__file__).parent.parent.parent / "images"


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the command work in a folder of its own that has the palette."""
    (tmp_path / "ui").mkdir()
    palette = IMAGES / "ui" / "palette.json"
    (tmp_path / "ui" / "palette.json").write_bytes(palette.read_bytes())
    monkeypatch.setattr(command, "IMAGES", tmp_path)
    return tmp_path


def _run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["tools.art", *words])
    return command.main()


@pytest.mark.parametrize("part", QUICK)
def test_committed_sheets_are_what_the_tool_draws(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _run(monkeypatch, part, "--check") == 0


def test_check_tells_what_differs(
    at_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run(monkeypatch, "badges", "--check") == 1
    assert "badges.webp: missing" in capsys.readouterr().err
    assert _run(monkeypatch, "badges") == 0
    assert _run(monkeypatch, "badges", "--check") == 0
    sheet = at_home / "ui" / "badges.webp"
    pixels = np.array(Image.open(sheet))
    pixels[60, 60] = (1, 2, 3, 255)
    Image.fromarray(pixels).save(sheet, lossless=True)
    (at_home / "ui" / "badges.json").write_text("{}", encoding="utf-8")
    capsys.readouterr()
    assert _run(monkeypatch, "badges", "--check") == 1
    said = capsys.readouterr().err
    assert "badges.webp: pixels are off by up to" in said
    assert "badges.json: differs" in said


def test_unknown_part(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit) as caught:
        _run(monkeypatch, "hexes")
    assert caught.value.code == 2


def test_every_committed_picture_has_a_maker() -> None:
    made = {"landscape/designs.webp", "ui/emblem-landscape.webp", "island/grounds.png"}
    made |= {"ui/title.webp", "ui/title-1920.jpg", "ui/title-1280.jpg"}
    made |= {f"ui/emblem-{game}-480.jpg" for game in ("landscape", "island", "journals")}
    for sheet in (*ISLAND_SHEETS, "island/cloth", "island/curtain", "ui/emblem-island"):
        made.add(f"{sheet}.webp")
    made |= {"island/curtain-1280.jpg", *(f"{sheet}-half.webp" for sheet in ISLAND_SHEETS)}
    made |= {"journals/table.webp", "journals/table-1920.jpg", "journals/table-1280.jpg"}
    made |= {"ui/emblem-journals.webp", *(f"{sheet}.webp" for sheet in JOURNALS_SHEETS)}
    made |= {f"{sheet}-half.webp" for sheet in JOURNALS_SHEETS}
    for part in QUICK:
        made |= set(PARTS[part](IMAGES).pictures)
    found = [path for kind in ("webp", "jpg", "png") for path in IMAGES.rglob(f"*.{kind}")]
    assert {path.relative_to(IMAGES).as_posix() for path in found} == made


def test_packing_keeps_pictures_apart() -> None:
    cuts = {name: Cut(np.full((10, 20, 4), number + 1, np.uint8)) for number, name in
            enumerate("abcd")}  # fmt: skip
    sheet, index = pack("x.webp", cuts, 2, 50)
    assert sheet.shape[1] <= 50
    assert [int((sheet[..., 0] == number + 1).sum()) for number in range(4)] == [200] * 4
    assert '"picture": "x.webp"' in index


def test_noise_goes_on_across_the_border() -> None:
    grid = cloud((64, 96), 5, 20)
    inner = np.abs(np.diff(grid, axis=1)).mean()
    assert np.abs(grid[:, 0] - grid[:, -1]).mean() < 1.5 * inner
    assert abs(grid.mean()) < 1e-9
    assert grid.std() == pytest.approx(1)


def test_outline_and_shadow_lie_below() -> None:
    layer = np.zeros((40, 40, 4), np.uint8)
    layer[15:25, 15:25] = (200, 0, 0, 255)
    framed = outlined(layer, 3, "#ffffff")
    assert framed[20, 20].tolist() == [200, 0, 0, 255]
    assert framed[20, 13].tolist() == [255, 255, 255, 255]
    shaded = shadowed(layer, (4, 4), 1, 0.5)
    assert shaded[20, 20].tolist() == [200, 0, 0, 255]
    assert 90 < shaded[27, 27, 3] < 130
    assert over(layer, framed)[13, 20].tolist() == [255, 255, 255, 255]
