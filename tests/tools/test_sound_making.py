"""What sounds are made of: notes in tune, rooms that close their ring, scores that add up."""

from __future__ import annotations

import numpy as np
import pytest

from tools.sound import island_music, journals_music, landscape_music, title_music
from tools.sound.instruments import bar, bell, drone, fiddle, flute, pluck
from tools.sound.matter import creak, cry, grains, gust, rub, struck, thud, wobbling
from tools.sound.ogg import decoded, encoded
from tools.sound.players import lute
from tools.sound.room import around, echo, in_room, loudness, panned, warmed
from tools.sound.score import Loop, Note, chords, melody, quietest
from tools.sound.wave import (
    RATE,
    Wave,
    band,
    closed,
    decay,
    levelled,
    mixed,
    noise,
    pitch,
    seconds,
    swell,
    times,
)

SEMITONE = 2 ** (1 / 12)


def heard(wave: Wave, near: float) -> float:
    """Return the frequency of the strongest partial within two semitones of `near`."""
    count = 1 << 19
    power = np.abs(np.fft.rfft(wave * np.hanning(len(wave)), count))
    frequencies = np.fft.rfftfreq(count, 1 / RATE)
    inside = (frequencies > near / SEMITONE**2) & (frequencies < near * SEMITONE**2)
    return float(frequencies[inside][power[inside].argmax()])


@pytest.mark.parametrize("name", ["D2", "G3", "A4", "D5", "B5"])
@pytest.mark.parametrize("instrument", [pluck, flute, bell, drone, fiddle, bar])
def test_instruments_are_in_tune(instrument: object, name: str) -> None:
    wave = instrument(pitch(name), 2.0)  # type: ignore[operator]
    cents = 1200 * np.log2(heard(wave, pitch(name)) / pitch(name))
    assert abs(cents) < (8 if instrument is drone else 4)
    assert np.abs(wave).max() <= 2
    assert abs(wave[0]) < 0.05
    assert abs(wave[-1]) < 0.01


def test_a_string_dies_away_and_a_soft_touch_is_darker() -> None:
    wave = pluck(pitch("A4"), 2.0, 0.8)
    assert loudness(wave[: RATE // 2]) > loudness(wave[-RATE // 2 :]) + 10
    loud, soft = (lute(0.5, 1)("A4", 1.0, strength) for strength in (1.0, 0.1))
    high = [loudness(band(touch, 3000, None)) - loudness(touch) for touch in (loud, soft)]
    assert high[0] > high[1] + 1


def crackling(seed: int = 1) -> Wave:
    return grains(0.5, seed, many=90, size=0.01, low=500, high=2000)


@pytest.mark.parametrize(
    "wave",
    [
        struck(((440, 1.0, 0.2), (900, 0.5, 0.1)), 0.4, 1),
        thud(100, 0.3, 1),
        crackling(),
        rub(0.3, 1, low=800, high=3000),
        gust(0.5, 1, low=200, high=2000),
        cry(((0.0, 400), (0.3, 800)), 0.3, (1.0, 0.5)),
        creak(0.4, 1, start=40, end=80),
        wobbling(noise(0.3, 1), 20, 0.8),
    ],
)
def test_matter_sounds_and_does_not_begin_with_a_click(wave: Wave) -> None:
    assert np.isfinite(wave).all()
    assert loudness(wave) > -60
    assert abs(wave[0]) < 0.9 * np.abs(wave).max()


def test_a_thud_sinks_and_a_cry_goes_where_it_is_sent() -> None:
    blow = thud(100, 0.6, 1, soft=1.0)
    assert heard(blow[RATE // 5 :], 100) == pytest.approx(100, abs=8)
    call = cry(((0.0, 400), (1.0, 800)), 1.0)
    assert heard(call[: RATE // 5], 420) < 480
    assert heard(call[-RATE // 5 :], 760) > 700


def test_grains_lie_between_their_frequencies_and_chance_is_repeated() -> None:
    wave = crackling()
    assert loudness(band(wave, 400, 3000)) > loudness(wave) - 3
    assert np.array_equal(wave, crackling())
    assert not np.array_equal(wave, crackling(2))


def test_the_same_seed_makes_the_same_noise() -> None:
    assert np.array_equal(noise(0.1, 3), noise(0.1, 3))
    assert not np.array_equal(noise(0.1, 3), noise(0.1, 4))


@pytest.mark.parametrize(("low", "high"), [(None, 400), (400, None), (300, 500), (None, None)])
def test_a_band_keeps_what_lies_in_it(low: float | None, high: float | None) -> None:
    def kept(frequency: float) -> float:
        tone = np.sin(2 * np.pi * frequency * times(0.5))
        return loudness(band(tone, low, high)) - loudness(tone)

    inside = [frequency for frequency in (40, 400, 4000) if kept(frequency) > -7]
    expected = [
        frequency
        for frequency in (40, 400, 4000)
        if (low is None or frequency >= low) and (high is None or frequency <= high)
    ]
    assert inside == expected


def test_envelopes_begin_and_end_in_silence() -> None:
    shape = swell(1.0, 0.2, 0.3)
    assert shape[0] == 0
    assert shape[-1] < 1e-6
    assert shape[seconds(0.5)] == 1
    falling = decay(1.0, 0.5)
    assert falling[seconds(0.5)] == pytest.approx(0.001, rel=0.01)
    ends = closed(np.ones(RATE))
    assert ends[0] == 0
    assert ends[-1] < 1e-4
    assert ends[RATE // 2] == 1


def test_waves_are_laid_over_each_other_at_their_moments() -> None:
    one = np.ones(10)
    total = mixed((0, one), (5 / RATE, one))
    assert total.tolist() == [1] * 5 + [2] * 5 + [1] * 5
    assert len(mixed((0, one), length=4 / RATE)) == 4
    assert len(mixed((0, one), length=40 / RATE)) == 40


def test_levels_are_decibels() -> None:
    assert np.abs(levelled(noise(0.1, 1), -20)).max() == pytest.approx(0.1)
    with pytest.raises(ValueError, match="silence"):
        levelled(np.zeros(10), -20)
    tone = np.sin(2 * np.pi * 441 * times(1.0))
    assert loudness(tone) == pytest.approx(-3.01, abs=0.01)
    assert np.abs(warmed(3 * tone)).max() < 1


def test_a_room_answers_after_the_sound_and_dies_away() -> None:
    answer = echo(0.5, 1)
    assert answer.shape == (2, seconds(0.5))
    assert (answer**2).sum(axis=1) == pytest.approx([1, 1])
    assert loudness(answer[:, : RATE // 10]) > loudness(answer[:, -RATE // 10 :]) + 20
    clap = np.zeros(100)
    clap[0] = 1
    assert len(in_room(clap, 0.5, 0.5)) == 100 + seconds(0.5) - 1


def test_the_echo_of_a_loop_runs_over_its_end() -> None:
    loop = np.zeros((2, 1000))
    loop[:, 990] = 1
    answer = np.zeros((2, 50))
    answer[:, 20] = 0.5
    found = around(loop, answer)
    assert found[:, 10] == pytest.approx([0.5, 0.5])
    with pytest.raises(ValueError, match="longer"):
        around(answer, loop)


def test_a_sound_stands_where_it_was_put() -> None:
    left, right = panned(np.ones(4), -1.0)
    assert left == pytest.approx(np.ones(4))
    assert right == pytest.approx(np.zeros(4))
    left, right = panned(np.ones(4), 0.0)
    assert left == pytest.approx(right)


def test_a_bar_of_the_wrong_length_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="bar 2 lasts 2"):
        melody("A4 1 B4 2 | C5 2", 0, 3)


def test_notes_beyond_the_end_are_heard_at_the_beginning() -> None:
    piece = Loop(4, 60)

    def beep(_name: str, length: float, _strength: float) -> Wave:
        return np.ones(seconds(length))

    piece.play([Note("A4", 3, 2)], beep, level=1.0, far=0.0)
    whole = piece._dry[0]
    assert len(whole) == 4 * RATE
    assert whole[: RATE - 10].min() > 0
    assert np.abs(whole[RATE + 10 : 3 * RATE - 10]).max() == 0
    assert whole[3 * RATE + 10 :].min() > 0


def test_a_finished_piece_begins_at_a_quiet_moment_and_is_as_loud_as_wished() -> None:
    piece = Loop(4, 60)

    def hum(_name: str, length: float, _strength: float) -> Wave:
        return noise(length, 1)

    piece.play([Note("A4", 0, 3.5)], hum, level=1.0, far=0.1, loose=0.01, seed=2)
    whole = piece.finished(-24, time=0.2, seed=1, seam=1)
    assert loudness(whole) == pytest.approx(-24, abs=0.2)
    edge = RATE // 50
    assert loudness(whole[:, :edge]) < -60
    assert loudness(whole[:, -edge:]) < -60


def test_the_quietest_moment_is_found() -> None:
    wave = np.ones((2, 2 * RATE))
    wave[:, RATE - 2000 : RATE + 2000] = 0
    assert abs(quietest(wave) - RATE) < 1500


@pytest.mark.parametrize("piece", [title_music, landscape_music, journals_music, island_music])
def test_the_pieces_have_a_chord_for_every_bar(piece: object) -> None:
    harmony = chords(piece.HARMONY, piece.CHORDS)  # type: ignore[attr-defined]
    assert len(harmony) == piece.BARS  # type: ignore[attr-defined]
    assert {len(strings) for strings in harmony} == {4}


@pytest.mark.parametrize("shape", [(RATE,), (1, RATE), (2, 3 * RATE)])
def test_files_give_back_what_was_written(shape: tuple[int, ...]) -> None:
    wave = np.broadcast_to(0.3 * np.sin(2 * np.pi * 440 * np.arange(shape[-1]) / RATE), shape)
    back = decoded(encoded(wave, 0.4))
    assert back.shape == np.atleast_2d(wave).shape
    assert np.abs(back - wave).max() < 0.03


def test_what_is_no_sound_is_told() -> None:
    with pytest.raises(ValueError, match="rror"):
        decoded(b"no sound")
