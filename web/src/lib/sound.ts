/** Sounds of the table: files made beforehand (`web/art/sounds`), each loaded when it is first played. */
import { settings } from './settings.svelte';

/** How loud each sound is played. The files are equally loud; those heard all the time step back behind the others. */
const VOLUMES = {
  card: 0.45,
  deck: 0.45,
  marker: 0.6,
  band: 0.6,
  turn: 0.6,
  lit: 0.7,
  laurel: 0.55,
  rank: 0.45,
  dragon: 0.85,
  'dragon-three': 1,
  victory: 0.9,
};
export type Sound = keyof typeof VOLUMES;

interface Voice {
  source: AudioBufferSourceNode;
  gain: GainNode;
}

// As files of their own: the server's Content-Security-Policy does not let the page fetch data: addresses.
const ADDRESSES = import.meta.glob<string>('../sounds/*.mp3', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
/** The same sound twice within this time is heard once. */
const SAME_MS = 60;
/** A sound that could not start within this time belongs to something already gone. */
const LATE_MS = 500;
const MOST_VOICES = 6;
const OCTAVE = 12;
/** Semitones from a full deck to the last card. */
const DECK_FALL = 7;
/** Semitones for the first, second and third place: a major chord, from its top. */
const PLACE_STEPS = [7, 4, 0];
/** A finger counts as a gesture only when it is lifted, a mouse button when it is pressed. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'];

let audio: AudioContext | null = null;
let voices: Voice[] = [];
const started = new Map<Sound, number>();
const buffers = new Map<Sound, Promise<AudioBuffer | null>>();

for (const gesture of GESTURES) addEventListener(gesture, unlock, { capture: true, passive: true });

/** Play a sound, `step` semitones higher. Silent while sound is off and before the first click or key. */
export function play(sound: Sound, { step = 0 }: { step?: number } = {}): void {
  if (!settings.sound || !audio || (document.hidden && sound !== 'turn')) return;
  const now = performance.now();
  if (now - (started.get(sound) ?? -Infinity) < SAME_MS) return;
  started.set(sound, now);
  void start(audio, sound, step, now + LATE_MS);
}

/** Load a sound that will be needed soon, so that it starts at once. */
export function prepare(sound: Sound): void {
  if (settings.sound && audio) void load(audio, sound);
}

/** Switch the sound on, which is heard, or off; the choice is remembered. */
export function setSound(on: boolean): void {
  settings.sound = on;
  settings.save();
  if (on) {
    unlock();
    play('marker');
  } else if (audio) {
    for (const voice of voices) hush(audio, voice);
    voices = [];
  }
}

/** The step of a marker that is the stack's topmost of so many pieces. */
export function stackStep(pieces: number): number {
  return Math.min(Math.max(pieces - 1, 0), OCTAVE);
}

/** The step of a card drawn from a deck in which so many of all cards are left. */
export function deckStep(left: number, all: number): number {
  return all > 0 ? -DECK_FALL * (1 - Math.min(left / all, 1)) : 0;
}

/** The step of a laurel for first, second or third place. */
export function placeStep(place: number): number {
  return PLACE_STEPS[place - 1] ?? 0;
}

/** Browsers let a page make sound only after a gesture; some also stop it later, so every gesture wakes it again. */
function unlock(): void {
  if (!settings.sound || !('AudioContext' in globalThis)) return;
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') audio.resume().catch(() => {});
  } catch {
    // Without an audio device the table stays silent.
  }
}

async function start(audio: AudioContext, sound: Sound, step: number, deadline: number): Promise<void> {
  try {
    const [buffer] = await Promise.all([load(audio, sound), audio.resume()]);
    if (!buffer || !settings.sound || performance.now() > deadline) return;
    const source = audio.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = 2 ** (step / OCTAVE);
    const gain = audio.createGain();
    gain.gain.value = VOLUMES[sound];
    source.connect(gain).connect(audio.destination);
    source.onended = () => (voices = voices.filter((voice) => voice.source !== source));
    if (voices.length >= MOST_VOICES) hush(audio, voices.shift()!);
    voices.push({ source, gain });
    source.start();
  } catch {
    // A browser that refuses to play is no reason to stop the table.
  }
}

/** Fade a voice out quickly: one that is cut off clicks. */
function hush(audio: AudioContext, { source, gain }: Voice): void {
  gain.gain.setTargetAtTime(0, audio.currentTime, 0.01);
  source.stop(audio.currentTime + 0.06);
}

/** The decoded file; null where it cannot be had, which the next call tries again. */
function load(audio: AudioContext, sound: Sound): Promise<AudioBuffer | null> {
  const before = buffers.get(sound);
  if (before) return before;
  const loading = read(audio, ADDRESSES[`../sounds/${sound}.mp3`]!).catch(() => {
    buffers.delete(sound);
    return null;
  });
  buffers.set(sound, loading);
  return loading;
}

async function read(audio: AudioContext, address: string): Promise<AudioBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return audio.decodeAudioData(await response.arrayBuffer());
}
