import { settings } from '../shell/settings.js';

/*
 * Sounds, made on the spot from noise and a few oscillators: wood on wood, a clap, a squeak, a crunch. Quiet, and
 * silent unless the person has touched the page and left sound on.
 */
export type SoundName =
  | 'step'
  | 'jump'
  | 'roof'
  | 'clap'
  | 'slide'
  | 'fall'
  | 'cheese'
  | 'end'
  | 'no'
  | 'dice'
  | 'pencil';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function playSound(name: SoundName): void {
  const { sound, volume } = settings.value;
  // a page that nobody has touched may not make a sound, and should not try
  if (!sound || volume === 0 || !(navigator.userActivation?.hasBeenActive ?? false)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = (volume / 100) * 0.5;
  out.connect(context.destination);
  RECIPES[name](context, out, context.currentTime);
}

const RECIPES: Readonly<Record<SoundName, (c: AudioContext, out: AudioNode, at: number) => void>> = {
  step: (c, out, at) => knock(c, out, at, 900, 0.05, 0.5),
  jump: (c, out, at) => {
    tone(c, out, at, 420, 640, 0.12, 0.12, 'triangle');
    knock(c, out, at + 0.16, 800, 0.05, 0.4);
  },
  roof: (c, out, at) => {
    hiss(c, out, at, 1800, 0.16, 0.16);
    tone(c, out, at, 220, 330, 0.16, 0.1, 'triangle');
  },
  clap: (c, out, at) => {
    knock(c, out, at + 0.14, 420, 0.1, 0.7);
    hiss(c, out, at + 0.14, 900, 0.08, 0.2);
  },
  slide: (c, out, at) => {
    for (let i = 0; i < 7; i++) knock(c, out, at + i * 0.045, 520 + i * 30, 0.05, 0.35);
    hiss(c, out, at, 700, 0.4, 0.14);
    knock(c, out, at + 0.42, 240, 0.12, 0.6);
  },
  fall: (c, out, at) => {
    tone(c, out, at, 1500, 500, 0.4, 0.14, 'sine');
    knock(c, out, at + 0.42, 150, 0.18, 0.7);
  },
  cheese: (c, out, at) => {
    for (const [i, pitch] of [523, 659, 784].entries())
      tone(c, out, at + i * 0.09, pitch, pitch, 0.22, 0.12, 'triangle');
    for (let i = 0; i < 4; i++) hiss(c, out, at + 0.34 + i * 0.06, 2600, 0.035, 0.16);
  },
  end: (c, out, at) => {
    for (const [i, pitch] of [392, 523, 659, 784, 1047].entries())
      tone(c, out, at + i * 0.13, pitch, pitch, 0.4, 0.12, 'triangle');
  },
  dice: (c, out, at) => {
    for (const [i, late] of [0, 0.09, 0.2, 0.28, 0.42].entries())
      knock(c, out, at + late, 700 + (i % 3) * 160, 0.05, 0.5);
  },
  pencil: (c, out, at) => {
    for (let i = 0; i < 3; i++) hiss(c, out, at + i * 0.08, 3200 - i * 300, 0.07, 0.07);
  },
  no: (c, out, at) => tone(c, out, at, 220, 180, 0.12, 0.08, 'triangle'),
};

function tone(
  c: AudioContext,
  out: AudioNode,
  at: number,
  from: number,
  to: number,
  length: number,
  loudness: number,
  type: OscillatorType,
): void {
  const voice = c.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(fading(c, out, at, length, loudness));
  voice.start(at);
  voice.stop(at + length);
}

/** Wood: a short burst of noise that rings at one pitch. */
function knock(
  c: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  length: number,
  loudness: number,
): void {
  filteredNoise(c, out, at, 'bandpass', pitch, 9, length * 2, loudness * 2);
  tone(c, out, at, pitch * 0.5, pitch * 0.42, length, loudness * 0.3, 'sine');
}

function hiss(
  c: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  length: number,
  loudness: number,
): void {
  filteredNoise(c, out, at, 'bandpass', pitch, 1, length, loudness);
}

function filteredNoise(
  c: AudioContext,
  out: AudioNode,
  at: number,
  type: BiquadFilterType,
  pitch: number,
  sharpness: number,
  length: number,
  loudness: number,
): void {
  const source = c.createBufferSource();
  source.buffer = noiseOf(c);
  source.loop = true;
  const filter = c.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  source.connect(filter).connect(fading(c, out, at, length, loudness));
  source.start(at);
  source.stop(at + length);
}

function fading(c: AudioContext, out: AudioNode, at: number, length: number, loudness: number): GainNode {
  const gain = c.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

/** Half a second of noise from a small generator: every knock is made of the same grain. */
function noiseOf(c: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = c.createBuffer(1, c.sampleRate / 2, c.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    samples[i] = seed / 0x8000_0000;
  }
  return noise;
}
