import { expect, it } from 'vitest';
import { autoDraw } from '../src/games/oh-mon-chateau/sheet/auto/auto-draw.js';
import { bounded, frameAround, wholeSheet, zoomed } from '../src/games/oh-mon-chateau/sheet/desk/frame.js';
import { Pens } from '../src/games/oh-mon-chateau/sheet/desk/pens.js';
import { puddleAt } from '../src/games/oh-mon-chateau/sheet/desk/puddle.js';
import { decodeSheet, emptySheet, encodeSheet } from '../src/games/oh-mon-chateau/sheet/ink/codec.js';
import { Drawing } from '../src/games/oh-mon-chateau/sheet/ink/drawing.js';
import { SHEET_LIMITS, type Stroke } from '../src/games/oh-mon-chateau/sheet/ink/stroke.js';
import { codeOf, drawnOn } from '../src/games/oh-mon-chateau/sheet/plan/place-code.js';
import { findPlace } from '../src/games/oh-mon-chateau/sheet/plan/plan.js';

const dot = (x: number): Stroke => ({
  ...{ tool: 'ink', colour: 0, width: 0, place: 0, wait: 0, span: 0 },
  points: [x, 5, 5],
});
const empty = () => new Drawing(emptySheet());
const xs = (drawing: Drawing) => drawing.strokes.value.map(({ points }) => points[0]);

it('undoes and redoes by steps', () => {
  const drawing = empty();
  drawing.add([dot(1)]);
  drawing.add([dot(2), dot(3)]);
  drawing.undo();
  expect(xs(drawing)).toEqual([1]);
  drawing.redo();
  expect(xs(drawing)).toEqual([1, 2, 3]);
  drawing.undo();
  drawing.add([dot(4)]);
  expect([xs(drawing), drawing.canRedo.value]).toEqual([[1, 4], false]);
  drawing.undo();
  drawing.undo();
  drawing.undo();
  expect([xs(drawing), drawing.canUndo.value]).toEqual([[], false]);
});

it('draws a part for somebody instead of what is there, and one step leads back to that', () => {
  const drawing = empty();
  const own = { ...dot(7), place: codeOf('sun') };
  drawing.add([dot(1), own]);
  const draw = (attempt: number) => drawing.addFor(['sun'], autoDraw('sun', 'a', 'ink', attempt));
  draw(1);
  expect(drawing.strokes.value).toEqual([dot(1), ...autoDraw('sun', 'a', 'ink', 1)]);
  draw(2);
  expect(drawing.strokes.value).toEqual([dot(1), ...autoDraw('sun', 'a', 'ink', 2)]);
  drawing.undo();
  expect(drawing.strokes.value).toEqual([dot(1), own]);
  drawing.redo();
  drawing.add([dot(2)]);
  draw(3);
  expect(drawing.strokes.value).toEqual([dot(1), dot(2), ...autoDraw('sun', 'a', 'ink', 3)]);
});

it('clears a part and nothing else: what was rubbed out elsewhere on the way stays away', () => {
  const drawing = empty();
  const rubbed: Stroke = { ...dot(3), tool: 'eraser', place: codeOf('tower-1') };
  drawing.add([...autoDraw('tower-1', 'a', 'ink'), dot(1), rubbed, ...autoDraw('sun', 'a', 'ink')]);
  drawing.clear(['tower-1']);
  expect(drawing.strokes.value).toEqual([dot(1), { ...rubbed, place: 0 }, ...autoDraw('sun', 'a', 'ink')]);
  expect(drawnOn(drawing.strokes.value)).toEqual(new Set(['sun']));
  drawing.undo();
  drawing.clear(['flag-1']);
  expect(drawing.canRedo.value).toBe(true);
});

it('takes back the place of a tower like a stroke', () => {
  const drawing = empty();
  drawing.place([3]);
  drawing.add([dot(1)]);
  drawing.place([3, 1]);
  drawing.place([3, 1]);
  drawing.undo();
  expect(drawing.sheet()).toEqual({ side: 'guide', strokes: [dot(1)], towers: [3] });
  drawing.undo();
  drawing.undo();
  expect(drawing.sheet()).toEqual(emptySheet());
  drawing.redo();
  expect(drawing.towers.value).toEqual([3]);
});

it('is full before it is too big to be kept', () => {
  const drawing = empty();
  const long: Stroke = {
    ...dot(1),
    points: Array.from({ length: 1500 }, (_, i) => [(i * 997) % 2100, (i * 613) % 2900, 7]).flat(),
  };
  let added = 0;
  while (drawing.add([long])) added++;
  expect(added).toBeGreaterThan(2);
  expect(drawing.strokes.value).toHaveLength(added);
  const data = encodeSheet(drawing.sheet());
  expect(data.ink.length).toBeLessThanOrEqual(SHEET_LIMITS.text);
  expect(decodeSheet(data)).toEqual(drawing.sheet());
});

it('pours colour into the smallest shape round a point', () => {
  const tower = findPlace('tower-1');
  const ring: Stroke = {
    ...dot(0),
    points: Array.from({ length: 21 }, (_, i) =>
      [205 + 40 * Math.cos(i / 3.2), 2000 + 40 * Math.sin(i / 3.2), 5].map(Math.round),
    ).flat(),
  };
  if (tower === null) expect.fail('no tower');
  const areaOf = (strokes: Stroke[], y = 2000) =>
    puddleAt([205, y], strokes, [tower], 0).map(([x, v]) => [x, v]);
  expect(areaOf([])).toEqual(tower.areas[0].polygon.slice(0, -1));
  expect(areaOf([], 1820)).toEqual(tower.areas[3].polygon.slice(0, -1));
  expect(areaOf([ring])).toHaveLength(20);
  // and where there is none, a puddle
  expect(
    Math.max(...puddleAt([1000, 1000], [ring], [tower], 0).map(([x, y]) => Math.hypot(x - 1000, y - 1000))),
  ).toBeLessThan(60);
});

it('shows the sheet and never less', () => {
  const whole = wholeSheet(0.5);
  expect(zoomed(whole, 0.5, [0, 0])).toEqual(whole);
  const near = zoomed(whole, 4, [2100, 2970]);
  expect(near.width).toBeCloseTo(whole.width / 4);
  expect(near.x + near.width).toBeLessThanOrEqual(2140);
  const far = bounded({ ...near, x: 99_999, y: -99_999 });
  expect([far.x + far.width, far.y]).toEqual([2140, -40]);
  const wide = frameAround({ x: 0, y: 0, width: 100, height: 900 }, 2);
  expect([wide.width, wide.height]).toEqual([1800, 900]);
});

it('takes a touch soon after a pen for the palm, and a pen for meant when the palm was first', () => {
  const seen: string[] = [];
  const note = (what: string) => () => void seen.push(what);
  const moves = { begin: note('begin'), draw: note('draw'), end: note('end') };
  const pens = new Pens({ ...moves, drop: note('drop'), pinch: note('pinch') }, true);
  const at = (pointerType: string, pointerId: number, timeStamp: number) =>
    ({ pointerType, pointerId, timeStamp, button: 0, clientX: timeStamp, clientY: 0 }) as PointerEvent;
  pens.down(at('touch', 1, 0));
  pens.down(at('pen', 2, 10));
  pens.move(at('touch', 1, 20));
  pens.move(at('pen', 2, 30));
  pens.down(at('touch', 3, 2000));
  pens.down(at('touch', 6, 2005));
  pens.move(at('touch', 3, 2010));
  pens.up(at('touch', 3, 2020), false);
  pens.up(at('touch', 6, 2020), false);
  pens.up(at('pen', 2, 3000), false);
  pens.down(at('touch', 4, 3200));
  pens.up(at('touch', 4, 3210), false);
  expect(seen).toEqual(['begin', 'drop', 'begin', 'draw', 'end']);
  pens.down(at('touch', 5, 4000));
  pens.up(at('touch', 5, 4010), true);
  expect(seen.slice(5)).toEqual(['begin', 'drop']);
});
