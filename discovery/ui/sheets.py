"""Pictures: each sheet is read once, each scaled part is kept until it is released."""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future, wait
from contextlib import suppress
from threading import Lock, Thread
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import pygame

from discovery.content.errors import ContentError
from discovery.content.sheets import Frame, Sheet, load_sheet
from discovery.ui.kept import bytes_of
from discovery.ui.slices import nine_slices

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path

Size = tuple[int, int]

COPIES = ((480, 320), (1280, 720), (1920, 1080))
"""The sizes in which smaller copies of a large picture may lie beside it."""
HALF = "-half"
"""Ends the name of a sheet's copy of half the size, which is read in a quarter of the time."""
READERS = 2
"""Threads that read pictures ahead: so many processors any machine has."""
LARGE = 1 << 23
"""Bytes of a picture that is not kept for a page to come: it would lie there during a game."""
SMOOTH = 24
"""Bits of a pixel from which on pictures can be scaled smoothly."""


class PictureError(Exception):
    """A picture file is missing or broken; the text names it."""


class Sheets:
    """The pictures below the folder `images`.

    `expect`, `expect_shared`, `foresee` and `wait` are for any thread, the rest is for the one
    that draws.
    """

    def __init__(self, images: Path) -> None:
        self.images = images
        self._index: dict[str, Sheet] = {}
        self._whole: dict[tuple[str, float], pygame.Surface] = {}
        self._parts: dict[tuple[str, str, Size], pygame.Surface] = {}
        self._coming: dict[Path, Future[pygame.Surface]] = {}
        self._converted: set[Path] = set()
        """Files that come in the window's format already."""
        self._readers = _Readers()
        self._foreseen: dict[str, Callable[[], None]] = {}
        self._blurred: set[str] = set()
        self._shared: WeakValueDictionary[Path, pygame.Surface] = WeakValueDictionary()

    def expect(
        self, path: str, size: Size, names: Iterable[str], scale: float, *, raw: bool = False
    ) -> None:
        """Begin to read, off the frame, what a first screen of `size` shows.

        That is the opaque picture `path`, which stays `raw` as `picture` is told, and the sheets
        `names`, a unit having `scale` pixels.
        """
        file = smallest(self.images / path, size)
        if (path, "", size) not in self._parts and file not in self._coming:
            self._read([file], convert=not raw)
        files = []
        for name in names:
            with suppress(ContentError):  # told when the sheet is wanted
                file, share = self._file(name, scale / self.index(name).scale)
                files += [] if (name, share) in self._whole else [file]
        self._read([file for file in files if file not in self._coming])

    def expect_shared(self, file: Path) -> None:
        """Begin to read, off the frame, a picture that `shared` is to return."""
        if file not in self._shared and file not in self._coming:
            self._read([file])

    def foresee(self, names: Iterable[str], done: Callable[[], None]) -> None:
        """Begin to read the halves of sheets; no frame waits for these sheets whole from now on.

        Where more than a half is wanted, it is drawn as long as the whole one is being read; `done`
        is then called from a thread, and `sharpen` is due.
        """
        halves = []
        for name in names:
            self._foreseen[name] = done
            with suppress(ContentError):  # told when the sheet is wanted
                path = self.index(name).picture
                half = path.with_stem(path.stem + HALF)
                there = (name, 0.5) in self._whole or half in self._coming
                if not there and half.is_file():
                    halves.append(half)
        self._read(halves)

    def sharpen(self) -> bool:
        """Forget what was drawn from halves of sheets that are read now; tell whether any is."""
        sharp = {name for name in self._blurred if not self._late(name)}
        self._blurred -= sharp
        for key in [key for key in self._parts if key[0] in sharp]:
            del self._parts[key]
        return bool(sharp)

    @property
    def blurred(self) -> bool:
        """Whether anything was drawn from the half of a sheet that `sharpen` has not replaced."""
        return bool(self._blurred)

    def _late(self, name: str) -> bool:
        """Tell whether a foreseen sheet is not there whole; begin to read it."""
        done, path = self._foreseen.get(name), self.index(name).picture
        if done is None or (name, 1.0) in self._whole:
            return False
        if path not in self._coming:
            (read,) = self._read([path])
            read.add_done_callback(lambda _: done())
        return not self._coming[path].done()

    def _read(
        self, files: Sequence[Path], *, convert: bool = False
    ) -> list[Future[pygame.Surface]]:
        coming: dict[Path, Future[pygame.Surface]] = {file: Future() for file in files}
        self._coming |= coming
        (self._converted.update if convert else self._converted.difference_update)(files)
        self._readers.read(coming, convert=convert)
        return list(coming.values())

    @property
    def reading(self) -> bool:
        """Whether pictures are still being read ahead."""
        return any(not coming.done() for coming in tuple(self._coming.values()))

    def wait(self) -> None:
        """Wait, off the frame, until all that is read ahead has been read, or cannot be."""
        wait(tuple(self._coming.values()))

    def forget(self) -> None:
        """Let go of pictures that were read ahead and that nothing has been drawn from."""
        self._coming.clear()

    def index(self, name: str) -> Sheet:
        """Return where things stand on the interface sheet `name`; raises `ContentError`."""
        if name not in self._index:
            self._index[name] = load_sheet(self.images, name)
        return self._index[name]

    def frame(self, name: str, part: str) -> Frame:
        """Return the place of `part` on the sheet `name`; raises `ContentError` for another."""
        return self.index(name).frames[part]

    def standing(self, name: str, part: str, spot: tuple[int, int], height: int) -> pygame.Rect:
        """Return the area of `part` of the sheet `name`, so high, whose anchor is on a pixel."""
        frame = self.frame(name, part)
        share = height / frame.rect[3]
        left = spot[0] - round(frame.anchor[0] * share)
        top = spot[1] - round(frame.anchor[1] * share)
        return pygame.Rect(left, top, max(1, round(frame.rect[2] * share)), height)

    def part(self, name: str, part: str, size: Size) -> pygame.Surface:
        """Return `part` of the sheet `name`, scaled to `size`; shared, so never draw on it."""
        key = (name, part, size)
        if key not in self._parts:
            self._parts[key] = self.fresh(name, part, size)
        return self._parts[key]

    def fresh(self, name: str, part: str, size: Size) -> pygame.Surface:
        """Return `part` like `part()`, not kept: for what is shown at ever new sizes."""
        frame = self.frame(name, part)
        share = max(size[0] / frame.rect[2], size[1] / frame.rect[3])
        cut, _ = self._cut(name, frame, share)
        # The smaller picture is converted: at 4K the halves of boards have a ninth of the pixels.
        if cut.get_width() * cut.get_height() < size[0] * size[1]:
            return pygame.transform.smoothscale(cut.convert_alpha(), size)
        return pygame.transform.smoothscale(cut, size).convert_alpha()

    def faint(self, name: str, part: str, size: Size, alpha: int) -> pygame.Surface:
        """Return `part` like `part()`, with an opacity of `alpha`, of 255."""
        key = (name, f"{part} faint {alpha}", size)
        if key not in self._parts:
            self._parts[key] = self.part(name, part, size).copy()
            self._parts[key].set_alpha(alpha)
        return self._parts[key]

    def stretched(self, name: str, part: str, size: Size, scale: float) -> pygame.Surface:
        """Return a picture of nine slices at `size`: corners keep their shape, edges stretch.

        `scale` is the number of physical pixels in a unit (the theme's).
        """
        key = (name, f"{part} {scale:.4f}", size)
        if key not in self._parts:
            frame, share = self.frame(name, part), scale / self.index(name).scale
            cut, found = self._cut(name, frame, share)
            left, top, right, bottom = (round(side * found) for side in frame.slices)
            slices = left, top, right, bottom
            self._parts[key] = nine_slices(cut, slices, size, share / found)
        return self._parts[key]

    def picture(self, path: str, size: Size, *, raw: bool = False) -> pygame.Surface:
        """Return the opaque picture `path`, scaled to cover `size` and cut evenly to it.

        The original is not kept: it is large and shown at one size. Where it stays `raw`, it has
        the file's own format: one as large as the window is drawn six times while it is converted.
        """
        key = (path, "", size)
        if key not in self._parts:
            file = smallest(self.images / path, size)
            self._parts[key] = cover(self._load(file, alpha=None if raw else False), size)
        return self._parts[key]

    def shared(self, file: Path) -> pygame.Surface:
        """Return a picture whole, in its file's format: the one that somebody holds, or a new one.

        Raises:
            PictureError: the file is missing or broken.
        """
        found = self._shared.get(file)
        if found is None:
            found = self._shared[file] = self._load(file, alpha=None)
        return found

    def release(self, name: str | None = None) -> None:
        """Forget a sheet (or a picture's path) and its scaled parts; None: all of them."""
        if name is None:
            self._whole.clear()
            self._parts.clear()
            return
        for share in (1.0, 0.5):
            self._whole.pop((name, share), None)
        if name in self._index:
            path = self._index[name].picture
            for file in (path, path.with_stem(path.stem + HALF)):
                self._coming.pop(file, None)
        for key in [key for key in self._parts if key[0] == name]:
            del self._parts[key]

    def release_large(self) -> None:
        """Forget scaled parts as large as those of a page in a window larger than 1080p."""
        self._parts = {key: one for key, one in self._parts.items() if bytes_of(one) < LARGE}

    def release_scaled(self) -> None:
        """Forget scaled parts only; for a window that has another size now."""
        self._parts.clear()

    def _cut(self, name: str, frame: Frame, share: float) -> tuple[pygame.Surface, float]:
        """Return a frame's picture and what share of the sheet's pixels a side of it has.

        That is 0.5, from the copy of half the size, where there is one and no more is wanted.
        """
        file, found = self._file(name, share)
        if (name, found) not in self._whole:
            # A large sheet stays in its file's format: what is cut out of it is converted.
            whole = self._load(file, alpha=None)
            deep = whole.get_bitsize() >= SMOOTH
            self._whole[name, found] = whole if deep else whole.convert_alpha()
        whole = self._whole[name, found]
        return cut_out(whole, [round(side * found) for side in frame.rect], file), found

    def _file(self, name: str, share: float) -> tuple[Path, float]:
        """Return the file that has `share` of a sheet's pixels, and how much of them it has."""
        path = self.index(name).picture
        half = path.with_stem(path.stem + HALF)
        if not half.is_file():
            return path, 1.0
        if share <= 0.5:
            return half, 0.5
        if self._late(name):
            self._blurred.add(name)
            return half, 0.5
        return path, 1.0

    def _load(self, file: Path, *, alpha: bool | None) -> pygame.Surface:
        coming = self._coming.pop(file, None)
        if coming is not None and file in self._converted:
            alpha = None
        return load_picture(file, alpha=alpha, read=coming.result if coming else None)


class _Readers:
    """Reads files off the frame, in the order in which they are asked for, two at a time."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._due: deque[tuple[Path, Future[pygame.Surface], bool]] = deque()
        self._threads = 0

    def read(self, coming: Mapping[Path, Future[pygame.Surface]], *, convert: bool) -> None:
        """Read files into their futures, after what is still due.

        Opaque ones may be converted to the window's format at once: of 4K that takes 20 ms.
        """
        with self._lock:
            self._due.extend((file, future, convert) for file, future in coming.items())
            more = min(READERS - self._threads, len(coming))
            self._threads += more
        for _ in range(more):
            Thread(target=self._work, name="pictures", daemon=True).start()

    def _work(self) -> None:
        while (due := self._next()) is not None:
            file, future, convert = due
            try:
                picture = pygame.image.load(file)
                future.set_result(picture.convert() if convert else picture)
            except Exception as error:
                future.set_exception(error)

    def _next(self) -> tuple[Path, Future[pygame.Surface], bool] | None:
        """Return what is due next; None ends the thread."""
        with self._lock:
            if self._due:
                return self._due.popleft()
            self._threads -= 1
            return None


def load_picture(
    path: Path, *, alpha: bool | None, read: Callable[[], pygame.Surface] | None = None
) -> pygame.Surface:
    """Read a picture in the window's format, or in its own where `alpha` is None.

    `read` gives its pixels if reading has begun already.

    Raises:
        PictureError: the file is missing or broken.
    """
    try:
        loaded = read() if read else pygame.image.load(path)
        if alpha is None:
            return loaded
        return loaded.convert_alpha() if alpha else loaded.convert()
    except (OSError, pygame.error) as error:
        message = f"the picture {path} cannot be used: {error}"
        raise PictureError(message) from error


def cut_out(picture: pygame.Surface, rect: Sequence[int], path: Path) -> pygame.Surface:
    """Return the part of a sheet at `rect`, which shares its pixels; `path` is the sheet's file.

    Raises:
        PictureError: the sheet is too small: another file lies in its place.
    """
    try:
        return picture.subsurface(rect)
    except ValueError as error:
        message = f"the picture {path} cannot be used: it is smaller than it must be"
        raise PictureError(message) from error


def smallest(path: Path, size: Size) -> Path:
    """Return the smallest copy of a picture that covers `size`; `path` itself is the largest.

    A copy of 1280×720 pixels of `title.webp` is `title-1280.jpg`: small, and read quickly.
    """
    for wide, high in COPIES:
        copy = path.with_name(f"{path.stem}-{wide}.jpg")
        if wide >= size[0] and high >= size[1] and copy.is_file():
            return copy
    return path


def cover(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """Return `picture` scaled to cover `size`, what hangs over cut off evenly.

    One that has that size already is returned itself.
    """
    wide, high = picture.get_size()
    if (wide, high) == size:
        return picture
    scale = max(size[0] / wide, size[1] / high)
    seen = pygame.Rect(0, 0, min(wide, round(size[0] / scale)), min(high, round(size[1] / scale)))
    seen.center = (wide // 2, high // 2)
    return pygame.transform.smoothscale(picture.subsurface(seen), size)
