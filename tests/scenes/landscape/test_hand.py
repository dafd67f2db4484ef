"""The tile in hand."""

from discovery.scenes.landscape.hand import Fits, Hand

FITS: Fits = {7: {(1, 0): (1, 3), (0, 1): (2,)}, 9: {(0, 1): (0, 1, 2, 3)}}


def hand() -> Hand:
    return Hand((7, 9), dict(FITS))


def test_an_empty_hand_holds_nothing_and_fits_nowhere() -> None:
    assert Hand().design is None
    assert Hand().squares == {}


def test_over_the_table_the_tile_is_turned_as_wished() -> None:
    held = hand()
    held.turn(1, None)
    held.turn(1, (5, 5))
    assert held.rotation(None) == 2
    held.turn(-3, None)
    assert held.rotation(None) == 3


def test_over_a_square_the_next_rotation_that_fits_is_shown_and_the_wish_kept() -> None:
    held = hand()
    assert held.rotation((1, 0)) == 1
    assert held.rotation((0, 1)) == 2
    assert held.rotation(None) == 0


def test_over_a_square_turning_goes_on_to_what_fits() -> None:
    held = hand()
    held.turn(1, (1, 0))
    assert held.rotation((1, 0)) == 3
    held.turn(1, (1, 0))
    assert held.rotation((1, 0)) == 1
    held.turn(-1, (1, 0))
    assert held.rotation((1, 0)) == 3
    held.turn(1, (0, 1))
    assert held.rotation((0, 1)) == 2


def test_choosing_the_other_tile_forgets_the_wish() -> None:
    held = hand()
    held.turn(1, None)
    assert held.choose(1)
    assert held.design == 9
    assert held.rotation(None) == 0
    assert not held.choose(1)
    assert not held.choose(2)
    assert not held.choose(-1)


def test_what_a_hint_names_is_turned_so_until_it_is_turned_there() -> None:
    held = hand()
    held.named = {(7, (1, 0)): 3}
    assert held.rotation((1, 0)) == 3
    assert held.rotation((0, 1)) == 2
    held.turn(1, (1, 0))
    assert held.rotation((1, 0)) == 1
    held.named = {(9, (1, 0)): 0}
    assert held.rotation((1, 0)) == 1, "the other tile is named"
