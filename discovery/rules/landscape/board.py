"""The tiles on the table and their territories, kept up to date as tiles join.

Every segment is a node, numbered as tiles are laid. Nodes of one territory point to one root
(union-find), and the root's entries hold what the territory is: nothing is counted again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discovery.rules.landscape.designs import MOUNTAIN
from discovery.rules.landscape.scoring import RATES, TerritoryScore

if TYPE_CHECKING:
    from discovery.rules.landscape.actions import Place
    from discovery.rules.landscape.designs import Terrain
    from discovery.rules.landscape.tileset import Face, TileSet


class Board:
    """Tiles, frontier and territories.

    `tiles` maps a cell to (design number, rotation, first node); `sides` to the node at each side;
    `frontier` maps each empty cell beside a tile to its pattern and its shared actions
    (`TileSet.places`), so that listing the legal ones is one pass. The lists are indexed by node
    and tell the truth at roots: `open_edges`, `tile_bits` and `city_bits` (bit sets of tiles and
    cities), `followers` (how many stand there), `near` (bit set of grassland nodes that the
    mountain touches).
    """

    __slots__ = (
        "cities",
        "city_bits",
        "followers",
        "frontier",
        "near",
        "open_edges",
        "parent",
        "sides",
        "terrains",
        "tile_bits",
        "tiles",
        "tileset",
    )

    def __init__(self, tileset: TileSet) -> None:
        """Begin with the start tile on cell 0."""
        self.tileset = tileset
        self.tiles: dict[int, tuple[int, int, int]] = {}
        self.sides: dict[int, tuple[int, int, int, int]] = {}
        self.frontier: dict[int, tuple[int, tuple[tuple[Place, ...], ...]]] = {}
        self.parent: list[int] = []
        self.open_edges: list[int] = []
        self.tile_bits: list[int] = []
        self.city_bits: list[int] = []
        self.followers: list[int] = []
        self.near: list[int] = []
        self.terrains: list[Terrain] = []
        self.cities = 0
        self.place(0, tileset.start, 0)

    def copy(self) -> Board:
        """Return an independent copy."""
        twin = Board.__new__(Board)
        twin.tileset = self.tileset
        twin.tiles = self.tiles.copy()
        twin.sides = self.sides.copy()
        twin.frontier = self.frontier.copy()
        twin.parent = self.parent.copy()
        twin.open_edges = self.open_edges.copy()
        twin.tile_bits = self.tile_bits.copy()
        twin.city_bits = self.city_bits.copy()
        twin.followers = self.followers.copy()
        twin.near = self.near.copy()
        twin.terrains = self.terrains.copy()
        twin.cities = self.cities
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the frontier without the shared actions, which the tile set has."""
        kept = {name: getattr(self, name) for name in self.__slots__}
        return kept | {"frontier": {cell: known[0] for cell, known in self.frontier.items()}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value)
        places = self.tileset.places
        self.frontier = {cell: (known, places[cell]) for cell, known in kept["frontier"].items()}

    def root(self, node: int) -> int:
        """Return the root of a node's territory."""
        parent = self.parent
        while parent[node] != node:
            node = parent[node]
        return node

    def place(self, cell: int, number: int, rotation: int) -> None:
        """Lay a tile on a frontier cell that it fits and join its territories."""
        face = self.tileset.faces[number][rotation]
        base = len(self.parent)
        self._add_nodes(face, base)
        sides = self.sides
        frontier = self.frontier
        places = self.tileset.places
        for side, step, index, mark in face.around:
            beyond = cell + step
            other = sides.get(beyond)
            if other is not None:
                self._join(base + index, other[side ^ 2])
            else:
                known = frontier.get(beyond)
                frontier[beyond] = (known[0] | mark, known[1]) if known else (mark, places[beyond])
        frontier.pop(cell, None)
        self.tiles[cell] = (number, rotation, base)
        north, east, south, west = face.by_side
        sides[cell] = (base + north, base + east, base + south, base + west)

    def _add_nodes(self, face: Face, base: int) -> None:
        zeros = face.zeros
        self.parent += range(base, base + len(zeros))
        self.open_edges += face.edge_counts
        self.tile_bits += (1 << len(self.tiles),) * len(zeros)
        self.followers += zeros
        self.terrains += face.terrains
        self.near += [bits << base for bits in face.near] if face.touches else zeros
        self.city_bits += zeros
        for one, other in face.cities:
            bit = 1 << self.cities
            self.cities += 1
            self.city_bits[base + one] |= bit
            self.city_bits[base + other] |= bit

    def _join(self, node: int, other: int) -> None:
        """Join two territories at an edge; the older one's root stays."""
        parent = self.parent
        while parent[node] != node:
            node = parent[node]
        while parent[other] != other:
            other = parent[other]
        open_edges = self.open_edges
        if node == other:
            open_edges[other] -= 2
            return
        parent[node] = other
        open_edges[other] += open_edges[node] - 2
        self.tile_bits[other] |= self.tile_bits[node]
        self.city_bits[other] |= self.city_bits[node]
        self.followers[other] += self.followers[node]
        self.near[other] |= self.near[node]

    def score(self, node: int, *, final: bool = False) -> TerritoryScore:
        """Return what the territory of `node` counts now; in the `final` scoring as incomplete."""
        root = self.root(node)
        terrain = self.terrains[root]
        cities = self.city_bits[root]
        near = self.near_cities(root) & ~cities if terrain is MOUNTAIN else 0
        return TerritoryScore(
            terrain,
            not final and self.open_edges[root] == 0,
            self.tile_bits[root].bit_count(),
            cities.bit_count(),
            near.bit_count(),
        )

    def points(self, root: int, *, final: bool = False) -> int:
        """Return `score(root).points` of a territory's root, in a tenth of the time."""
        tiles = self.tile_bits[root].bit_count()
        terrain = self.terrains[root]
        cities = self.city_bits[root]
        if terrain is MOUNTAIN and self.near[root]:
            cities |= self.near_cities(root)
        per_tile, per_city = RATES[terrain][not self.open_edges[root] and tiles != 2 and not final]
        return tiles * per_tile + cities.bit_count() * per_city

    def near_cities(self, root: int) -> int:
        """Return the bit set of cities in the grasslands that touch the mountain of `root`."""
        found = 0
        nodes = self.near[root]
        while nodes:
            lowest = nodes & -nodes
            nodes ^= lowest
            found |= self.city_bits[self.root(lowest.bit_length() - 1)]
        return found

    def fits_somewhere(self, number: int) -> bool:
        """Return whether a design has any legal placement."""
        fits = self.tileset.fits[number]
        for pattern, _ in self.frontier.values():  # noqa: SIM110 - any() takes twice as long
            if fits[pattern]:
                return True
        return False
