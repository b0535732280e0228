import type { ComponentChildren } from 'preact';
import { BOW, FUR, HAT, JUMPER, SCARF, SKIRT } from './dress.js';
import { Head, type Mood } from './head.js';
import { CREAM, disc, INK, inked, LO, line, mix } from './pen.js';

export type Seat = 0 | 1 | 2 | 3;
export type Pose = 'stand' | 'run' | 'fall' | 'sad' | 'cheer' | 'carry';

type Limbs = {
  readonly mood: Mood;
  /** How far the ears hang. */
  readonly droop: number;
  readonly tail: string;
  /** From shoulder to paw. */
  readonly arms: string;
  readonly feet: readonly (readonly [number, number, number])[];
  /** Turns of the head and of the whole mouse. */
  readonly nod: string;
  readonly lean: string;
};

const POSES: Readonly<Record<Pose, Limbs>> = {
  stand: {
    mood: 'calm',
    droop: 0,
    tail: 'M16 21C34 27 42 12 33 5',
    arms: 'M-18 6-22 15M18 6 22 15',
    feet: [
      [-11, 26, 0],
      [11, 26, 0],
    ],
    nod: '',
    lean: '',
  },
  run: {
    mood: 'keen',
    droop: 12,
    tail: 'M-16 18C-30 24-32 8-46 12',
    arms: 'M-16 6-27 12M16 5 27-1',
    feet: [
      [-19, 22, 40],
      [17, 27, -14],
    ],
    nod: 'rotate(-6)',
    lean: 'rotate(11)',
  },
  fall: {
    mood: 'scared',
    droop: -22,
    tail: 'M14 20C30 18 24-2 40-8',
    arms: 'M-17 5-32-10M17 5 32-10',
    feet: [
      [-16, 27, 30],
      [17, 25, -40],
    ],
    nod: 'rotate(5)',
    lean: 'rotate(-9)',
  },
  sad: {
    mood: 'sad',
    droop: 42,
    tail: 'M16 23C28 28 36 27 40 24',
    arms: 'M-16 8-13 18M16 8 13 18',
    feet: [
      [-11, 26, 0],
      [11, 26, 0],
    ],
    nod: 'translate(0 5)',
    lean: '',
  },
  cheer: {
    mood: 'happy',
    droop: -8,
    tail: 'M16 21C36 22 40 6 34-6',
    arms: 'M-17 4-31-12M17 4 31-12',
    feet: [
      [-12, 26, 8],
      [12, 26, -8],
    ],
    nod: 'translate(0 -2)',
    lean: '',
  },
  carry: {
    mood: 'happy',
    droop: 4,
    tail: 'M16 21C36 22 40 6 34-6',
    arms: 'M-18 5C-34-4-34-30-27-52M18 5C34-4 34-30 27-52',
    feet: [
      [-12, 26, 8],
      [12, 26, -8],
    ],
    nod: '',
    lean: '',
  },
};

const ON_BODY: readonly ComponentChildren[] = [null, null, JUMPER, SKIRT];
const ON_NECK: readonly ComponentChildren[] = [SCARF, null, null, null];
const ON_HEAD: readonly ComponentChildren[] = [null, HAT, null, BOW];

/** The head of a seat's mouse with what it wears there; shared with windows, portraits and scenes. */
export function MouseHead({
  seat,
  mood,
  droop = 0,
}: {
  readonly seat: Seat;
  readonly mood: Mood;
  readonly droop?: number;
}) {
  const hat = seat === 1 ? 34 : seat === 2 ? 16 : 0;
  return (
    <g>
      <Head fur={FUR[seat]} mood={mood} droop={droop + hat} ear={seat === 2 ? 15 : 13.5} />
      {ON_HEAD[seat]}
    </g>
  );
}

/** The head with what a seat's mice wear around the neck: told apart without their colour, however small. */
export function MouseBust({ seat, mood }: { readonly seat: Seat; readonly mood: Mood }) {
  return (
    <g>
      {seat === 2 ? JUMPER : ON_NECK[seat]}
      <MouseHead seat={seat} mood={mood} />
    </g>
  );
}

/** A mouse, about 62 wide and 78 tall, its feet near (0, 28). */
export function Mouse({ seat, pose }: { readonly seat: Seat; readonly pose: Pose }) {
  const fur = FUR[seat];
  const { mood, droop, tail, arms, feet, nod, lean } = POSES[pose];
  const sleeve = seat === 2 ? '#fff1cf' : fur;
  return (
    <g>
      <path d={disc(6, 28, 30, 8)} fill={LO} />
      <path d={disc(4, 28, 23, 5.5)} fill={LO} />
      <g transform={lean}>
        <path d={tail} {...line(INK, 8)} />
        <path d={tail} {...line(mix(fur, 40, '#f3a89b'), 4)} />
        {feet.map(([x, y, turn]) => (
          <ellipse
            key={x}
            rx="9.5"
            ry="5.5"
            {...(turn === 0 ? { cx: x, cy: y } : { transform: `translate(${x} ${y})rotate(${turn})` })}
            {...inked(mix(fur, 30, '#f3a89b'))}
          />
        ))}
        <path d="M0-9C15-9 23 8 22 17 21 25 12 27 0 27S-21 25-22 17C-23 8-15-9 0-9z" {...inked(fur)} />
        <path d={disc(0, 15, 12.5, 11)} fill={mix(fur, 72)} />
        {ON_BODY[seat]}
        <path d="M21 12Q23 27 0 27 14 22 15 2z" fill={LO} />
        <path d={arms} {...line(INK, 12)} />
        <path d={arms} {...line(sleeve, 7.5)} />
        {seat === 2 ? (
          <path d={arms} {...line('#0b5c45', 7.5)} stroke-dasharray="3.5 5" stroke-linecap="butt" />
        ) : null}
        <g transform={nod}>
          <g transform={pose === 'run' ? 'scale(-1 1)' : ''}>{ON_NECK[seat]}</g>
          <MouseHead seat={seat} mood={mood} droop={droop} />
        </g>
        {pose === 'run' ? (
          <path d="M-40-14h-12M-38-4h-16M-42 22h-10" {...line(CREAM, 2.5)} stroke-opacity=".8" />
        ) : null}
      </g>
    </g>
  );
}
