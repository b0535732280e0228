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
  RECIPES[name](out, context.currentTime);
}

const RECIPES: Readonly<Record<SoundName, (out: AudioNode, at: number) => void>> = {
  step: (out, at) => knock(out, at, 900, 0.05, 0.5),
  jump: (out, at) => {
    tone(out, at, 420, 640, 0.12, 0.12, 'triangle');
    knock(out, at + 0.16, 800, 0.05, 0.4);
  },
  roof: (out, at) => {
    hiss(out, at, 1800, 0.16, 0.16);
    tone(out, at, 220, 330, 0.16, 0.1, 'triangle');
  },
  clap: (out, at) => {
    knock(out, at + 0.14, 420, 0.1, 0.7);
    hiss(out, at + 0.14, 900, 0.08, 0.2);
  },
  slide: (out, at) => {
    for (let i = 0; i < 7; i++) knock(out, at + i * 0.045, 520 + i * 30, 0.05, 0.35);
    hiss(out, at, 700, 0.4, 0.14);
    knock(out, at + 0.42, 240, 0.12, 0.6);
  },
  fall: (out, at) => {
    tone(out, at, 1500, 500, 0.4, 0.14, 'sine');
    knock(out, at + 0.42, 150, 0.18, 0.7);
  },
  cheese: (out, at) => {
    for (const [i, pitch] of [523, 659, 784].entries())
      tone(out, at + i * 0.09, pitch, pitch, 0.22, 0.12, 'triangle');
    for (let i = 0; i < 4; i++) hiss(out, at + 0.34 + i * 0.06, 2600, 0.035, 0.16);
  },
  end: (out, at) => {
    for (const [i, pitch] of [392, 523, 659, 784, 1047].entries())
      tone(out, at + i * 0.13, pitch, pitch, 0.4, 0.12, 'triangle');
  },
  dice: (out, at) => {
    for (const [i, late] of [0, 0.09, 0.2, 0.28, 0.42].entries())
      knock(out, at + late, 700 + (i % 3) * 160, 0.05, 0.5);
  },
  pencil: (out, at) => {
    for (let i = 0; i < 3; i++) hiss(out, at + i * 0.08, 3200 - i * 300, 0.07, 0.07);
  },
  no: (out, at) => tone(out, at, 220, 180, 0.12, 0.08, 'triangle'),
};

function tone(
  out: AudioNode,
  at: number,
  from: number,
  to: number,
  length: number,
  loudness: number,
  type: OscillatorType,
): void {
  const voice = out.context.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(fading(out, at, length, loudness));
  voice.start(at);
  voice.stop(at + length);
}

/** Wood: a short burst of noise that rings at one pitch. */
function knock(out: AudioNode, at: number, pitch: number, length: number, loudness: number): void {
  hiss(out, at, pitch, length * 2, loudness * 2, 9);
  tone(out, at, pitch * 0.5, pitch * 0.42, length, loudness * 0.3, 'sine');
}

/** Noise around a pitch; the sharper, the more it sounds like one. */
function hiss(
  out: AudioNode,
  at: number,
  pitch: number,
  length: number,
  loudness: number,
  sharpness = 1,
): void {
  const source = out.context.createBufferSource();
  source.buffer = noiseOf(out.context);
  source.loop = true;
  const filter = out.context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  source.connect(filter).connect(fading(out, at, length, loudness));
  source.start(at);
  source.stop(at + length);
}

function fading(out: AudioNode, at: number, length: number, loudness: number): GainNode {
  const gain = out.context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

/** Half a second of noise from a small generator: every knock is made of the same grain. */
function noiseOf(c: BaseAudioContext): AudioBuffer {
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
