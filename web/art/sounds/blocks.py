"""The building blocks of the sounds: noise, struck bodies, breath and brass, a room around them, and loudness."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import signal

Wave = NDArray[np.float64]

RATE: Final = 44100
"""Samples per second."""
SILENCE: Final = -70.0
"""Loudness below which a block does not count (LUFS)."""

_random = np.random.default_rng(0)


def reseed(name: str) -> None:
    """Restart the random numbers, so that a change to one sound leaves the others as they are."""
    global _random
    _random = np.random.default_rng(list(name.encode()))


def length(seconds: float) -> int:
    """The number of samples in this many seconds."""
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    """The moment of each sample."""
    return np.arange(length(seconds)) / RATE


def curve(seconds: float, *points: tuple[float, float]) -> Wave:
    """A line through (moment, value) points."""
    return np.interp(times(seconds), *zip(*points, strict=True))


def unit(wave: Wave) -> Wave:
    """Scale the wave to a highest peak of 1, so that gains can be compared."""
    return wave / np.max(np.abs(wave))


def swell(seconds: float, rise: float, fall: float) -> Wave:
    """An envelope with rounded ends: up within `rise` seconds, down within the last `fall`."""
    at = times(seconds)
    up = np.clip(at / rise, 0, 1)
    down = np.clip((seconds - at) / fall, 0, 1)
    return np.sin(up * np.pi / 2) ** 2 * np.sin(down * np.pi / 2) ** 2


def mix(seconds: float, *layers: tuple[float, float, Wave]) -> Wave:
    """Add up (moment, gain, wave) layers; what exceeds the end is cut off."""
    out = np.zeros(length(seconds))
    for at, gain, wave in layers:
        first = length(at)
        part = wave[: max(0, len(out) - first)]
        out[first : first + len(part)] += gain * part
    return out


def about(value: float, spread: float) -> float:
    """Vary a value randomly by up to `spread` of itself, as a hand would."""
    return float(value * (1 + _random.uniform(-spread, spread)))


# --- Noise: paper, breath, air, fire ---


def noise(seconds: float) -> Wave:
    """White noise."""
    return _random.standard_normal(length(seconds))


def between(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Keep the frequencies between two limits."""
    return signal.sosfilt(signal.butter(order, (low, high), "bandpass", fs=RATE, output="sos"), wave)


def below(wave: Wave, high: float, order: int = 2) -> Wave:
    """Keep the frequencies below a limit."""
    return signal.sosfilt(signal.butter(order, high, fs=RATE, output="sos"), wave)


def above(wave: Wave, low: float, order: int = 2) -> Wave:
    """Keep the frequencies above a limit."""
    return signal.sosfilt(signal.butter(order, low, "highpass", fs=RATE, output="sos"), wave)


def sweep(wave: Wave, centre: Wave, width: float) -> Wave:
    """A band-pass whose centre moves (a state-variable filter); `width` is in octaves, roughly."""
    damping = 2 * np.sinh(np.log(2) / 2 * width)
    tune = 2 * np.sin(np.pi * np.minimum(centre, RATE / 7) / RATE)
    out = np.zeros_like(wave)
    low = band = 0.0
    for place, sample in enumerate(wave):
        low += tune[place] * band
        band += tune[place] * (sample - low - damping * band)
        out[place] = band
    return out * damping


def grains(seconds: float, rate: float, decay: float) -> Wave:
    """Random little bursts, `rate` a second: the catching of fibres, the crackle of fire."""
    count = length(seconds)
    hits = (_random.random(count) < rate / RATE) * _random.exponential(1, count)
    fade = np.exp(-times(6 * decay) / decay)
    return signal.fftconvolve(hits, fade)[:count]


def wander(seconds: float, rate: float) -> Wave:
    """A smooth random line around 0, about 1 high, that changes direction about `rate` times a second."""
    count = max(4, round(seconds * rate) + 3)
    line = np.interp(np.linspace(0, count - 1, length(seconds)), np.arange(count), _random.standard_normal(count))
    return below(line, min(4 * rate, 4000), 1)


# --- Struck bodies: wood, skin, metal ---


def struck(seconds: float, pitch: float, modes: Sequence[tuple[float, float, float]], *, drop: float = 0) -> Wave:
    """A body that rings in (ratio, decay in seconds, gain) modes; `drop`: how far the pitch falls after the blow."""
    at = times(seconds)
    bend = at + drop * 0.03 * (1 - np.exp(-at / 0.03))
    out = np.zeros(len(at))
    for ratio, decay, gain in modes:
        if ratio * pitch < RATE * 0.45:
            turn = _random.uniform(-0.4, 0.4)
            out += gain * np.sin(2 * np.pi * ratio * pitch * bend + turn) * np.exp(-at / decay)
    return unit(out * np.clip(at / 0.0008, 0, 1))


def contact(seconds: float, low: float, high: float, decay: float) -> Wave:
    """The short noise of two things that meet."""
    return unit(between(noise(seconds) * np.exp(-times(seconds) / decay), low, high))


# --- Voices: throat and brass ---


def pulses(pitch: Wave, *, roughness: float) -> Wave:
    """The buzz of a throat: a saw whose every period differs a little."""
    seconds = len(pitch) / RATE
    uneven = pitch * (1 + roughness * wander(seconds, 40))
    phase = np.cumsum(uneven) / RATE
    saw = 2 * (phase % 1) - 1
    return below(saw, 6000) * (1 + roughness * 2 * wander(seconds, 25))


def formants(wave: Wave, *peaks: tuple[float, float, float]) -> Wave:
    """The parallel (frequency, sharpness, gain) resonances of a mouth."""
    out = np.zeros_like(wave)
    for frequency, sharpness, gain in peaks:
        out += gain * signal.lfilter(*signal.iirpeak(frequency, sharpness, fs=RATE), wave)
    return out


def horn(seconds: float, pitch: float, strength: Wave) -> Wave:
    """A natural horn: the louder it is blown, the brighter it gets; it scoops into its note and trembles a little."""
    at = times(seconds)
    scoop = -0.04 * np.exp(-at / 0.035)
    tremble = 0.004 * np.sin(2 * np.pi * 5.1 * at + _random.uniform(0, 6)) * np.clip((at - 0.35) / 0.4, 0, 1)
    phase = 2 * np.pi * np.cumsum(pitch * (1 + scoop + tremble + 0.0015 * wander(seconds, 12))) / RATE
    out = np.zeros(len(at))
    for number in range(1, int(min(28, 9000 / pitch)) + 1):
        bell = 1 + 1.3 * np.exp(-((np.log2(number * pitch / 520) / 0.9) ** 2))
        out += bell * number**-0.75 * strength ** (0.8 + 0.28 * number) * np.sin(number * phase)
    breath = between(noise(seconds), 500, 3500) * strength * (0.02 + 0.25 * np.exp(-at / 0.03))
    return out + breath


# --- The room ---


def room(
    wave: Wave, seconds: float, *, decay: float, wet: float, dull: float = 4000, size: float = 0.012, low: float = 240
) -> Wave:
    """The wave in a room, `seconds` long in all: early reflections, then a dense tail that gets duller.

    `wet` is the gain of the room relative to the sound itself. Below `low` it stays dry: a small room that booms
    takes the edge off every knock.
    """
    tail = times(decay * 1.3)
    dense = noise(decay * 1.3) * np.exp(-6.9 * tail / decay)
    answer = below(dense, dull) * np.exp(-4 * tail / decay) + below(dense, dull / 3)
    answer *= np.clip(tail / size, 0, 1) ** 2
    answer /= np.sqrt(np.sum(answer**2))
    for number in range(1, 7):
        answer[length(size * (0.45 * number + _random.uniform(0, 0.35)))] += 0.4 / number * (-1) ** number
    full = above(signal.fftconvolve(wave, below(answer, dull, 1)), low)
    full *= np.sqrt(np.sum(wave**2) / np.sum(full**2))
    return mix(seconds, (0, 1, wave), (0, wet, full))


# --- Loudness ---


def weighted(wave: Wave) -> Wave:
    """Weight the frequencies as the ear does (the K filter of ITU-R BS.1770)."""
    shelf = _shelf(gain=3.99984385397, frequency=1681.9744509555, quality=0.7071752369554)
    high = _high_pass(frequency=38.13547087613982, quality=0.5003270373238773)
    return signal.lfilter(*high, signal.lfilter(*shelf, wave))


def _shelf(gain: float, frequency: float, quality: float) -> tuple[list[float], list[float]]:
    turn = np.tan(np.pi * frequency / RATE)
    top = 10 ** (gain / 20)
    middle = top**0.4996667741545416
    a0 = 1 + turn / quality + turn**2
    b = [top + middle * turn / quality + turn**2, 2 * (turn**2 - top), top - middle * turn / quality + turn**2]
    a = [a0, 2 * (turn**2 - 1), 1 - turn / quality + turn**2]
    return [value / a0 for value in b], [value / a0 for value in a]


def _high_pass(frequency: float, quality: float) -> tuple[list[float], list[float]]:
    turn = np.tan(np.pi * frequency / RATE)
    a0 = 1 + turn / quality + turn**2
    return [1.0, -2.0, 1.0], [1.0, 2 * (turn**2 - 1) / a0, (1 - turn / quality + turn**2) / a0]


def loudness(wave: Wave) -> float:
    """Integrated loudness in LUFS (ITU-R BS.1770), with silence around it, so that short sounds can be measured."""
    quiet = np.zeros(length(0.4))
    squares = weighted(np.concatenate([quiet, wave, quiet])) ** 2
    size, step = length(0.4), length(0.1)
    power = np.array([np.mean(squares[at : at + size]) for at in range(0, len(squares) - size + 1, step)])
    levels = -0.691 + 10 * np.log10(power + 1e-12)
    audible = power[levels > SILENCE]
    gate = -0.691 + 10 * np.log10(np.mean(audible)) - 10
    return float(-0.691 + 10 * np.log10(np.mean(power[(levels > SILENCE) & (levels > gate)])))


def rounded(wave: Wave, ceiling: float) -> Wave:
    """Compress the peaks below the ceiling; anything quieter than half of it stays as it is."""
    knee = ceiling / 2
    over = np.maximum(np.abs(wave) - knee, 0)
    return np.sign(wave) * (np.minimum(np.abs(wave), knee) + knee * np.tanh(over / knee))


def levelled(wave: Wave, target: float, ceiling: float = 0.8) -> Wave:
    """Bring the wave to a loudness, with peaks rounded off where they would be too high."""
    wave = unit(wave)
    gain = 1.0
    for _ in range(12):
        gain *= 10 ** ((target - loudness(rounded(gain * wave, ceiling))) / 20)
    return rounded(gain * wave, ceiling)
