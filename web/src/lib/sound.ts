/** Short sounds of wood and paper, made on the spot; silent until somebody asks for them. */
import { settings } from './settings.svelte';

export type Sound = 'card' | 'band' | 'marker' | 'dragon' | 'turn' | 'glory';

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  MAKERS[sound](context);
}

const MAKERS: Record<Sound, (audio: AudioContext) => void> = {
  card: (audio) => paper(audio, 0, 0.07),
  band: (audio) => [0, 0.06, 0.12].forEach((at) => paper(audio, at, 0.06)),
  marker: (audio) => wood(audio, 0, 340, 0.12),
  dragon: (audio) => growl(audio),
  turn: (audio) => [523, 784].forEach((pitch, place) => wood(audio, place * 0.12, pitch, 0.25)),
  glory: (audio) => [659, 880].forEach((pitch, place) => wood(audio, place * 0.08, pitch, 0.18)),
};

/** A rustle: filtered noise that dies away. */
function paper(audio: AudioContext, at: number, length: number): void {
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++)
    samples[place] = (Math.random() * 2 - 1) * (1 - place / samples.length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2600, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: 0.5 }))
    .connect(audio.destination);
  source.start(audio.currentTime + at);
}

/** A knock: a tone that dies away quickly. */
function wood(audio: AudioContext, at: number, pitch: number, length: number): void {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0.25 });
  gain.gain.setValueAtTime(0.25, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

function growl(audio: AudioContext): void {
  const start = audio.currentTime;
  const tone = new OscillatorNode(audio, { type: 'sawtooth', frequency: 70 });
  tone.frequency.exponentialRampToValueAtTime(38, start + 1.1);
  const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: 320 });
  const gain = new GainNode(audio, { gain: 0.001 });
  gain.gain.exponentialRampToValueAtTime(0.4, start + 0.12);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 1.2);
  tone.connect(filter).connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 1.2);
}
