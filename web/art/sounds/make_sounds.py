"""Make the sounds of the table: ``python make_sounds.py [NAME...]`` writes them to ``web/src/sounds``.

Needs NumPy, SciPy and the program ffmpeg with LAME. See README.md for the rules of style.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np
from blocks import (
    RATE,
    Wave,
    about,
    above,
    below,
    between,
    contact,
    curve,
    formants,
    grains,
    horn,
    length,
    levelled,
    loudness,
    mix,
    noise,
    pulses,
    reseed,
    room,
    struck,
    sweep,
    swell,
    unit,
    wander,
)

FOLDER: Final = Path(__file__).parents[2] / "src" / "sounds"
TARGET: Final = -18.0
"""Loudness of every sound (LUFS)."""
BITS: Final = {"dragon": 48, "dragon-three": 56, "victory": 56}
"""Kilobits a second of the sounds that do not get USUAL_BITS: long sounds with little treble need fewer."""
USUAL_BITS: Final = 64
LEAD: Final = 0.008
"""Seconds of silence before a sound: MP3 smears a blow a little ahead of itself, and cutting that off would click."""

WOOD: Final = ((1, 0.05, 1.0), (2.57, 0.032, 0.7), (3.93, 0.022, 0.45), (5.2, 0.015, 0.32), (8.1, 0.008, 0.2))
"""A small turned piece of wood."""
TABLE: Final = ((1, 0.045, 1.0), (1.63, 0.038, 0.8), (2.31, 0.03, 0.6), (3.2, 0.022, 0.4))
"""The boards under it."""
SKIN: Final = (
    (1, 0.26, 1.0),
    (1.59, 0.17, 0.62),
    (2.14, 0.12, 0.42),
    (2.3, 0.1, 0.3),
    (2.65, 0.08, 0.25),
    (2.92, 0.07, 0.2),
    (3.6, 0.05, 0.15),
)
"""A drum skin (the ratios of a circular membrane)."""
BELL: Final = (
    (1, 0.5, 1.0),
    (1.0025, 0.42, 0.35),
    (2.0, 0.3, 0.3),
    (3.01, 0.2, 0.3),
    (4.17, 0.11, 0.16),
    (5.43, 0.07, 0.1),
)
"""A small bell, struck with felt."""
COIN: Final = (
    (1, 0.1, 0.8),
    (1.52, 0.085, 1.0),
    (2.23, 0.07, 0.7),
    (2.91, 0.05, 0.55),
    (3.77, 0.035, 0.4),
    (4.6, 0.03, 0.25),
)
"""A coin of gold."""


def knock(pitch: float, seconds: float = 0.3, *, boards: float = 0.5) -> Wave:
    """A wooden piece set down on boards."""
    return mix(
        seconds,
        (0, 0.8, struck(seconds, pitch, WOOD)),
        (0, boards, struck(seconds, 168, TABLE, drop=0.15)),
        (0, 0.5, contact(seconds, 1500, 6500, 0.004)),
        (0, 0.45, contact(seconds, 300, 1400, 0.01)),
    )


def slide(seconds: float, low: float, high: float, *, rise: float) -> Wave:
    """Paper drawn over paper: noise that rises in pitch with the speed of the hand, rough from its fibres."""
    pitch = curve(seconds, (0, low), (rise, high), (seconds, high * 0.7))
    air = sweep(noise(seconds), pitch, 1.6)
    fibres = between(noise(seconds) * (0.25 + grains(seconds, 700, 0.0012)), low, min(high * 2.4, 15000))
    body = between(noise(seconds), 250, 900)
    return unit((air + 0.7 * fibres + 0.5 * body) * swell(seconds, rise, seconds - rise))


def flick(brightness: float, seconds: float = 0.07) -> Wave:
    """The edge of one card that snaps past a thumb."""
    return mix(
        seconds,
        (0, 0.8, contact(seconds, 900 * brightness, 4200 * brightness, 0.009)),
        (0, 0.35, contact(seconds, 4000, 11000, 0.004)),
        (0, 0.4, struck(seconds, 330 * brightness, ((1, 0.014, 1), (1.9, 0.009, 0.6)))),
    )


def drum(pitch: float, seconds: float, *, ring: float = 1, slap: float = 0.45) -> Wave:
    """A blow on a skin: its modes, the slap of the hand, and the air in the frame."""
    skin = [(ratio, decay * ring, gain) for ratio, decay, gain in SKIN]
    return mix(
        seconds,
        (0, 1.0, struck(seconds, pitch, skin, drop=0.35)),
        (0, slap, contact(seconds, 350, 2600, 0.014)),
        (0, 0.3, contact(seconds, pitch * 1.2, pitch * 4, 0.05 * ring)),
    )


def fire(seconds: float) -> Wave:
    """A breath of fire: a low rush that flutters, air above it, and sparks."""
    flutter = 1 + 0.45 * wander(seconds, 22) + 0.3 * wander(seconds, 60)
    rush = between(noise(seconds), 130, 900) * flutter
    height = curve(seconds, (0, 700), (0.35, 2400), (seconds, 900))
    air = sweep(noise(seconds), height, 2.2) * (1 + 0.3 * wander(seconds, 30))
    sparks = above(noise(seconds) * grains(seconds, 60, 0.0016), 1500)
    return unit(1.1 * unit(rush) + unit(air) + 0.45 * unit(sparks))


def throat(pitch: Wave, *, roughness: float) -> Wave:
    """A very large animal: an uneven buzz, an octave of it below, and breath that is cut by the same pulses."""
    seconds = len(pitch) / RATE
    buzz = pulses(pitch, roughness=roughness) + 0.6 * pulses(pitch / 2, roughness=roughness)
    breath = between(noise(seconds), 250, 3200) * (0.2 + np.clip(buzz, 0, None))
    open_mouth = above(buzz, 500, 1) + 0.5 * breath
    voice = formants(open_mouth, (270, 1.5, 0.8), (560, 2.5, 1.0), (1050, 3, 0.8), (2400, 4, 0.35))
    return unit(np.tanh(2.5 * unit(voice)))


# --- The sounds ---


def card() -> Wave:
    """A card is drawn over the table and lies down."""
    lie = mix(0.1, (0, 0.7, contact(0.1, 300, 2200, 0.01)), (0, 0.35, struck(0.1, 190, TABLE)))
    dry = mix(0.36, (0, 0.9, slide(0.2, 1300, 4300, rise=0.13)), (0.165, 0.75, lie))
    return room(dry, 0.4, decay=0.22, wet=0.25)


def deck() -> Wave:
    """A card leaves the deck: softer, darker, from under the hand."""
    dry = mix(0.36, (0, 0.9, slide(0.28, 650, 2000, rise=0.18)), (0.235, 0.3, contact(0.1, 180, 1000, 0.016)))
    return room(below(dry, 4200), 0.42, decay=0.24, wet=0.3, dull=2600)


def marker() -> Wave:
    """A marker is set down: a knock, and the piece comes to rest."""
    dry = mix(0.4, (0.002, 1.0, knock(430)), (0.068, 0.28, knock(472)), (0.104, 0.13, knock(455)))
    return room(dry, 0.44, decay=0.28, wet=0.25)


def band() -> Wave:
    """A hand of cards is riffled out and put down."""
    flicks = []
    at = 0.002
    for number in range(9):
        flicks.append((at, about(0.32 + 0.02 * number, 0.25), flick(about(0.85 + 0.05 * number, 0.06))))
        at += about(0.06 - 0.0035 * number, 0.12)
    pile = mix(0.3, (0, 0.9, knock(310)), (0, 0.4, contact(0.2, 500, 3200, 0.012)))
    dry = mix(0.85, *flicks, (0, 0.3, slide(0.5, 900, 3000, rise=0.4)), (at + 0.045, 1.0, pile))
    return room(dry, 0.9, decay=0.32, wet=0.25)


def turn() -> Wave:
    """Two soft bells, a fourth apart: it is your turn."""

    def bell(pitch: float) -> Wave:
        under = struck(1.1, pitch / 2, ((1, 0.25, 1),))
        return mix(1.1, (0, 1.0, struck(1.1, pitch, BELL)), (0, 0.15, under), (0, 0.06, contact(0.1, 400, 2200, 0.008)))

    dry = mix(1.12, (0.002, 0.9, bell(587.33)), (0.18, 0.9, bell(783.99)))
    return room(dry, 1.16, decay=0.8, wet=0.22, dull=3500, size=0.02)


def lit() -> Wave:
    """A small drum: a kingdom is lit."""
    dry = mix(0.6, (0.002, 1.0, drum(138, 0.6, ring=0.6)), (0.002, 0.2, knock(360)))
    return room(dry, 0.66, decay=0.45, wet=0.28, dull=3000)


def laurel() -> Wave:
    """A coin drops on wood and settles."""
    hits = []
    for at, gain in ((0.002, 1.0), (0.125, 0.5), (0.205, 0.3), (0.257, 0.19), (0.291, 0.12), (0.313, 0.07)):
        hits.append((at, 0.6 * gain, struck(0.5, 2210 * (1 + 0.01 * gain), COIN)))
        hits.append((at, 0.6 * gain, knock(610, boards=0.3)))
    chime = struck(0.7, 1174.66, ((1, 0.2, 1), (2.0, 0.13, 0.4), (3.0, 0.08, 0.2)))
    dry = mix(0.7, *hits, (0.002, 0.2, chime))
    return room(dry, 0.74, decay=0.4, wet=0.2, dull=6000)


def rank() -> Wave:
    """Panels change places: a whoosh that passes, and a touch of wood where it stops."""
    seconds = 0.52
    centre = curve(seconds, (0, 260), (0.26, 1500), (seconds, 380))
    rush = unit(sweep(noise(seconds), centre, 1.5) * swell(seconds, 0.27, 0.25) ** 1.3)
    air = unit(between(noise(seconds), 2500, 8000) * swell(seconds, 0.28, 0.24) ** 3)
    low = unit(between(noise(seconds), 130, 360) * swell(seconds, 0.24, 0.28))
    dry = mix(0.62, (0, 1.0, rush), (0, 0.2, air), (0, 0.3, low), (0.44, 0.2, knock(380)))
    return room(dry, 0.68, decay=0.35, wet=0.3)


def dragon() -> Wave:
    """A growl behind the mountains, and one drum."""
    seconds = 1.45
    pitch = curve(seconds, (0, 66), (0.35, 84), (0.9, 72), (seconds, 50))
    growl = throat(pitch, roughness=0.09) * swell(seconds, 0.4, 0.85) * (1 + 0.25 * wander(seconds, 9))
    far = below(growl, 1300, 1)
    dry = mix(1.8, (0.22, 0.8, unit(far)), (0.002, 1.0, below(drum(84, 0.9, ring=0.9), 1800)))
    return room(dry, 1.9, decay=1.6, wet=0.6, dull=1800, size=0.045, low=140)


def dragon_three() -> Wave:
    """The third Dragon: two great drums, the roar, its fire, and a last blow."""
    seconds = 1.45
    pitch = curve(seconds, (0, 76), (0.22, 132), (0.75, 116), (seconds, 60))
    roar = throat(pitch, roughness=0.13) * swell(seconds, 0.14, 0.75)
    scream = unit(between(throat(pitch * 3.02, roughness=0.1), 700, 4500) * swell(seconds, 0.25, 0.9))
    blaze = unit(fire(1.5) * swell(1.5, 0.35, 0.95))
    great = drum(66, 1.2, ring=1.1, slap=0.6)
    dry = mix(
        2.5,
        (0.002, 1.4, great),
        (0.26, 1.2, drum(74, 1.0, ring=1, slap=0.6)),
        (0.4, 0.62, roar),
        (0.42, 0.24, scream),
        (1.0, 0.66, blaze),
        (1.06, 1.1, great),
    )
    return room(np.tanh(0.9 * dry), 2.49, decay=1.4, wet=0.32, dull=2600, size=0.035, low=140)


def fanfare(seconds: float, *pitches: float, strength: Wave) -> Wave:
    """Horns that play together, with small differences in time and pitch, as people do."""
    horns = [horn(seconds, pitch * (1 + 0.0016 * (number - 1)), strength) for number, pitch in enumerate(pitches)]
    return mix(seconds, *((0.006 * number, 1.0, wave) for number, wave in enumerate(horns)))


def victory() -> Wave:
    """Three horns call and meet in a chord, with a drum under it."""

    def short(seconds: float, *pitches: float) -> Wave:
        strength = curve(seconds, (0, 0), (0.035, 0.88), (seconds * 0.75, 0.75), (seconds, 0))
        return unit(fanfare(seconds, *pitches, strength=strength))

    d, a, high_d, f = 146.83, 220.0, 293.66, 369.99
    strength = curve(1.6, (0, 0), (0.045, 0.93), (0.25, 0.78), (0.9, 0.93), (1.6, 0))
    chord = unit(fanfare(1.6, d, a, high_d, f, strength=strength))
    dry = mix(
        2.4,
        (0, 0.55, short(0.19, d, a)),
        (0.2, 0.6, short(0.16, d, a)),
        (0.38, 0.7, short(0.23, a, high_d)),
        (0.6, 1.0, chord),
        (0.38, 0.3, drum(73.4, 0.6)),
        (0.6, 0.6, drum(73.4, 1.0, ring=1.4)),
    )
    return room(dry, 2.55, decay=1.4, wet=0.4, dull=3600, size=0.03)


SOUNDS: Final[dict[str, Callable[[], Wave]]] = {
    "card": card,
    "deck": deck,
    "marker": marker,
    "band": band,
    "turn": turn,
    "lit": lit,
    "laurel": laurel,
    "rank": rank,
    "dragon": dragon,
    "dragon-three": dragon_three,
    "victory": victory,
}


def finished(wave: Wave) -> Wave:
    """Remove rumble, fade both ends to zero, and set the common loudness."""
    fade = length(min(0.25, 0.3 * len(wave) / RATE))
    ends = np.clip(np.arange(len(wave)) / length(0.0015), 0, 1)
    ends[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade)) ** 2
    return levelled(np.concatenate([np.zeros(length(LEAD)), above(wave, 35) * ends]), TARGET)


def write(name: str, wave: Wave) -> Path:
    """Compress a sound. LAME's header stays: with it browsers cut off the silence that MP3 adds at the start."""
    path = FOLDER / f"{name}.mp3"
    command = ["ffmpeg", "-y", "-loglevel", "error", "-f", "f32le", "-ar", str(RATE), "-ac", "1", "-i", "-"]
    command += ["-c:a", "libmp3lame", "-b:a", f"{BITS.get(name, USUAL_BITS)}k", "-compression_level", "0"]
    command += ["-map_metadata", "-1", "-id3v2_version", "0", "-bitexact", str(path)]
    subprocess.run(command, input=wave.astype("<f4").tobytes(), check=True)
    return path


def main(names: list[str]) -> None:
    """Make the named sounds, or all."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or SOUNDS:
        reseed(name)
        wave = finished(SOUNDS[name]())
        path = write(name, wave)
        facts = f"{len(wave) / RATE:5.2f} s  {loudness(wave):6.1f} LUFS  peak {np.max(np.abs(wave)):.2f}"
        sys.stdout.write(f"{name:13} {facts}  {path.stat().st_size:6} bytes\n")


if __name__ == "__main__":
    main(sys.argv[1:])
