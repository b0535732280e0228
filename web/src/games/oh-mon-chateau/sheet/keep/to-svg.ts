import type { Sheet } from '../ink/codec.js';
import { outlineOf } from '../ink/outline.js';
import { COLOURS, type Stroke, type Tool } from '../ink/stroke.js';
import { SHEET } from '../plan/plan.js';
import { colouring } from '../print/colouring.js';
import { type Caption, FRAMED, frame } from '../print/frame.js';
import { fontOf, type Mark } from '../print/marks.js';
import { above, below, type Printing } from '../print/scenery.js';

/** Nothing that is put between tags can become one. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** The only place where a tag is written: names are ours, values are escaped. */
function tag(
  name: 'svg' | 'g' | 'path' | 'rect' | 'text' | 'title' | 'defs' | 'mask' | 'use',
  given: Attributes,
  inside = '',
): string {
  const attributes = Object.entries(given)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escaped(String(value))}"`))
    .join('');
  return inside === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inside}</${name}>`;
}

function drawMark(mark: Mark): string {
  if ('text' in mark)
    return tag(
      'text',
      {
        ...{
          x: mark.x,
          y: mark.y,
          fill: mark.fill,
          'font-size': mark.size,
          'font-family': fontOf(mark.text),
        },
        ...{ 'font-weight': 700, 'text-anchor': mark.anchor ?? 'start' },
      },
      escaped(mark.text),
    );
  return tag('path', {
    ...{ d: mark.path, fill: mark.fill ?? 'none', stroke: mark.line, 'stroke-width': mark.width },
    ...{ 'stroke-dasharray': mark.dash?.join(' '), 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  });
}

/** The grain of the paper, as each tool shows it: how fine it is, and how thickly it lets colour through. */
const GRAINS: Readonly<Partial<Record<Tool, readonly [fine: number, more: number, least: number]>>> = {
  pencil: [0.14, 1.5, 0.05],
  crayon: [0.1, 2.2, -0.35],
  wash: [0.006, 1.5, 0.25],
  brush: [0.008, 1.2, 0.35],
};

const filters = (id: string): string =>
  Object.entries(GRAINS)
    .map(
      ([tool, [fine, more, least]]) =>
        `<filter id="${id}${tool}"><feTurbulence type="fractalNoise" baseFrequency="${fine}" numOctaves="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${more} 0 0 0 ${least}"/><feComposite in="SourceGraphic" operator="in"/></filter>`,
    )
    .join('');

const mix = (how: 'multiply' | 'darken'): string => `mix-blend-mode:${how}`;

/** How the strokes of a tool meet what is there; a pen covers it. */
const MIXES: Readonly<Partial<Record<Tool, string>>> = {
  pencil: mix('multiply'),
  wash: mix('multiply'),
  crayon: mix('darken'),
  brush: mix('darken'),
};

function drawStroke(stroke: Stroke): string {
  const [, colour] = COLOURS[stroke.colour];
  const { tool } = stroke;
  const style = MIXES[tool];
  const rim = { stroke: colour, 'stroke-width': 5, 'stroke-opacity': 0.3 };
  const wet = { wash: { 'fill-opacity': 0.5, ...rim, style }, brush: { 'fill-opacity': 0.6, style } };
  return tag('path', { d: outlineOf(stroke), fill: colour, ...wet[tool as keyof typeof wet] });
}

/** Strokes of one tool that follow each other lie in one group. */
function drawRun(strokes: readonly Stroke[], id: string): string {
  let groups = '';
  for (let from = 0, to = 0; from < strokes.length; from = to) {
    const { tool } = strokes[from];
    while (to < strokes.length && strokes[to].tool === tool) to++;
    const filter = GRAINS[tool] === undefined ? undefined : `url(#${id}${tool})`;
    groups += tag('g', { filter, style: MIXES[tool] }, strokes.slice(from, to).map(drawStroke).join(''));
  }
  return groups;
}

/** What was drawn before an eraser is masked by it and by all that follow. */
function drawInk(strokes: readonly Stroke[], id: string): { masks: string; ink: string } {
  const runs: Stroke[][] = [[]];
  const erased: string[] = [];
  for (const stroke of strokes)
    if (stroke.tool !== 'eraser') runs[runs.length - 1].push(stroke);
    else if (runs[runs.length - 1].length > 0) {
      erased.push(outlineOf(stroke));
      runs.push([]);
    } else if (erased.length > 0) erased[erased.length - 1] += outlineOf(stroke);
  const all = { width: SHEET.width, height: SHEET.height };
  const masks = erased.map((path, i) => {
    const next = i + 1 < erased.length ? tag('use', { href: `#${id}e${i + 1}` }) : '';
    const holes = tag('g', { id: `${id}e${i}` }, tag('path', { d: path }) + next);
    return tag(
      'mask',
      { id: `${id}m${i}`, maskUnits: 'userSpaceOnUse', ...all },
      tag('rect', { ...all, fill: '#fff' }) + holes,
    );
  });
  const ink = runs.map((run, i) => {
    const drawn = drawRun(run, id);
    return i < erased.length && drawn !== '' ? tag('g', { mask: `url(#${id}m${i})` }, drawn) : drawn;
  });
  return { masks: masks.join(''), ink: ink.join('') };
}

export type Kept = {
  readonly sheet: Sheet;
  readonly printing: Printing;
  /** Says whose castle it is. */
  readonly title?: string;
  /** With it the sheet hangs in a frame. */
  readonly caption?: Caption;
  /** Keeps the ids of several sheets on one page apart. */
  readonly id?: string;
};

/** The sheet as a file of its own. It is written from numbers and our own names only, so nothing foreign can be in it. */
export function toSvg({ sheet, printing, title = '', caption, id = 'sheet-' }: Kept): string {
  const { masks, ink } = drawInk(sheet.strokes, id);
  const inside = `${draw(below(printing))}${tag('g', {}, ink)}${draw(above(printing))}`;
  return page(title, '#fbf6ea', tag('defs', {}, filters(id) + masks) + framed(inside, caption));
}

/** The castle of the guide side to be coloured on paper. */
export function colouringPage(title: string, caption: Caption): string {
  return page(title, '#ffffff', framed(draw(colouring()), caption));
}

const draw = (marks: readonly Mark[]): string => marks.map(drawMark).join('');

function framed(inside: string, caption: Caption | undefined): string {
  if (caption === undefined) return inside;
  const { x, y, scale } = FRAMED;
  return tag('g', { transform: `translate(${x} ${y}) scale(${scale})` }, inside) + draw(frame(caption));
}

function page(title: string, paper: string, inside: string): string {
  const all = { width: SHEET.width, height: SHEET.height };
  return tag(
    'svg',
    {
      ...{ xmlns: 'http://www.w3.org/2000/svg', width: '210mm', height: '297mm' },
      viewBox: `0 0 ${SHEET.width} ${SHEET.height}`,
    },
    (title === '' ? '' : tag('title', {}, escaped(title))) + tag('rect', { ...all, fill: paper }) + inside,
  );
}
