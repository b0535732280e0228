import type { ComponentChildren } from 'preact';
import { box, disc, INK, LO, line } from '../../../art/pen.js';
import { Person, type Sitter } from './person/person.js';
import { Blot, PAINT, Sketch, tint, type WashStroke } from './wash.js';

/** Who is on a card, and the paint behind them. Two are no people and drawn as they are. */
export type Portrayed = { readonly ground: string; readonly sitter: Sitter | readonly WashStroke[] };

/** A card lies from (-60, -84) to (60, 84). */
const EDGE = box(-60, -84, 120, 168, 9);
const BLOT =
  'M-46-58C-30-72-6-66 10-70 34-72 50-60 49-38 54-18 48 4 50 26 52 44 44 54 40 54H-42C-52 46-48 22-50 2-54-20-54-46-46-58z';
const DROPS = `${disc(-49, -70, 2.2)}${disc(52, -52, 1.6)}${disc(-53, -14, 1.3)}${disc(47, -70, 1.4)}`;
/** The pencil's first circle and cross can still be seen. */
const PENCIL = 'M-25-16C-27-46 27-48 25-14 24 20-24 22-25-16M-30-14Q0-10 30-15M2-50Q-2-10 1 20';

/** Somebody as painted on a card. */
export function Portrayal({ sitter }: Pick<Portrayed, 'sitter'>) {
  return 'wears' in sitter ? <Person sitter={sitter} /> : <Sketch of={sitter as readonly WashStroke[]} />;
}

/** Card stock with a portrait in ink and wash; seals and points are laid on by those who know them. */
export function Card(props: Portrayed & { readonly children?: ComponentChildren }) {
  const { ground, sitter, children } = props;
  return (
    <g>
      <path d={EDGE} fill={LO} transform="translate(2.5 3.5)" />
      <path d={EDGE} fill="var(--paper)" />
      <path d={box(-56, -80, 112, 160, 6)} fill={tint(ground, 88)} opacity=".7" />
      <Blot d={BLOT} colour={ground} />
      <Blot d={DROPS} colour={ground} />
      <path d={PENCIL} {...line('#5a5060', 0.9)} opacity=".35" transform="translate(0 -3)scale(1.12)" />
      <Portrayal sitter={sitter} />
      <path d={box(-56, -80, 112, 137, 6)} fill="url(#oc-grain)" />
      <path d="M-55 57Q0 51 55 57L54 80Q0 77-54 80z" fill="var(--paper)" stroke={INK} stroke-width={1.4} />
      <path d="M-51 61Q0 55 51 61M-50 77Q0 73 50 77" {...line(ground, 1.4)} opacity=".7" />
      <path d={EDGE} {...line(INK, 1.8)} />
      <path d={box(-56.5, -80.5, 113, 161, 6)} {...line(PAINT.brown, 0.9)} opacity=".55" />
      {children}
    </g>
  );
}
