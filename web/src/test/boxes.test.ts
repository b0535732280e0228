import { beforeEach, describe, expect, it } from 'vitest';
import { freeName, LONGEST_BOX_NAME, MOST_BOXES, readBoxes, type SharedBox } from '../boxes/box.js';
import { beginHistory, redone, stepTo, undone } from '../boxes/history.js';
import { boxNamed, lend } from '../boxes/lent.js';
import { isBoxText, readBox, unpackBox, writeBox } from '../boxes/packed.js';
import { addBox, boxes, boxesOf, changeBox, findBox, keepBoxes, removeBox } from '../boxes/store.js';
import { packRecord } from '../shell/link.js';
import { TableError } from '../tables/problem.js';

const ROOMS = { rooms: ['# A'] };
const BOX: SharedBox = { game: 'roquefort', name: 'Oma’s', data: ROOMS };
const problem = (text: string): Promise<string> =>
  unpackBox(text).then(
    () => 'opened',
    (error: unknown) => (error instanceof TableError ? error.problem.kind : expect.fail(String(error))),
  );
const added = (box: SharedBox, now = 1) => {
  const done = addBox(box, now);
  return done.kind === 'added' ? done.box : expect.fail(done.kind);
};

describe('boxes of this device', () => {
  beforeEach(() => void keepBoxes([]));

  it('are added with a name of their own, changed, removed and put back where they were', () => {
    const first = added(BOX);
    const second = added(BOX);
    expect(second.name).toBe('Oma’s 2');
    expect(second.id).not.toBe(first.id);
    expect(added({ ...BOX, game: 'other' }).name).toBe('Oma’s');
    expect(boxesOf('roquefort').map(({ id }) => id)).toEqual([second.id, first.id]);
    changeBox(first.id, { name: '  At   the lake ' });
    changeBox(first.id, { data: { rooms: ['# B'] } });
    expect(findBox(first.id)).toMatchObject({ name: 'At the lake', data: { rooms: ['# B'] } });
    const before = boxes.value;
    const putBack = removeBox(second.id);
    expect(findBox(second.id)).toBeUndefined();
    putBack();
    putBack();
    expect(boxes.value).toEqual(before);
  });

  it('are a limited number', () => {
    for (let i = 0; i < MOST_BOXES; i++) added(BOX, i);
    expect(addBox(BOX)).toEqual({ kind: 'full' });
    expect(new Set(boxes.value.map(({ name }) => name)).size).toBe(MOST_BOXES);
  });

  it('are read as far as they make sense', () => {
    const good = { id: 'x', game: 'g', name: 'n', data: {}, changed: 5 };
    const odd = [
      null,
      7,
      'x',
      { ...good, id: 5 },
      { ...good, data: null },
      good,
      good,
      { ...good, id: 'y', changed: 'z' },
    ];
    expect(readBoxes(odd)).toEqual([good, { ...good, id: 'y', changed: 0 }]);
    expect([null, {}, 'x'].map(readBoxes)).toEqual([[], [], []]);
    const long = 'n'.repeat(LONGEST_BOX_NAME);
    expect(freeName(long, [long])).toBe(`${long.slice(2)} 2`);
    expect(freeName('Castle', ['castle', 'Castle 2'])).toBe('Castle 3');
  });

  it('one that was lent is there without being kept', () => {
    expect(boxNamed(lend(BOX))).toMatchObject(BOX);
    expect(boxes.value).toEqual([]);
    expect(boxNamed('nobody')).toBeUndefined();
  });
});

describe('sent to others', () => {
  it('a box comes out of its link, of what stands behind "#", and of its file as it went in', async () => {
    const packed = await packRecord(writeBox(BOX));
    expect(packed.length).toBeLessThan(200);
    for (const text of [`https://castle.example/box#${packed}`, `#${packed}`, ` ${packed}\n`, writeBox(BOX)])
      expect(await unpackBox(text)).toEqual(BOX);
    expect(isBoxText(writeBox(BOX))).toBe(true);
    expect(isBoxText(`https://castle.example/box#${packed}`)).toBe(true);
    expect(isBoxText('{"game":"roquefort","rulesVersion":1}')).toBe(false);
  });

  it('what is damaged, newer, too large or something else says so', async () => {
    const packed = await packRecord(writeBox(BOX));
    expect(await problem(packed.slice(0, -9))).toBe('damaged');
    expect(await problem(packed.replace('v1.', 'v9.'))).toBe('unknown-rules-version');
    expect(await problem('{"box":2,"game":"roquefort","name":"","data":{}}')).toBe('unknown-rules-version');
    expect(await problem('')).toBe('bad-record');
    expect(await problem('https://castle.example/')).toBe('bad-record');
    expect(await problem('{"game":"roquefort","rulesVersion":1,"options":{},"actions":[]}')).toBe(
      'bad-record',
    );
    expect(await problem(await packRecord('{"box":1,"game":"roquefort"}'))).toBe('bad-record');
    expect(await problem(await packRecord('[null]'))).toBe('bad-record');
    expect(await problem(await packRecord(' '.repeat(3e6)))).toBe('file-too-large');
    expect(() => readBox(' '.repeat(2e5))).toThrow('file-too-large');
  });
});

describe('undo', () => {
  it('goes back and forth; something new forgets what was undone, and nothing new is no step', () => {
    const two = stepTo(stepTo(beginHistory('a'), 'b'), 'c');
    expect(stepTo(two, 'c')).toBe(two);
    const back = undone(undone(two));
    expect([back.now, undone(back), redone(back).now, redone(redone(back)).now]).toEqual([
      'a',
      back,
      'b',
      'c',
    ]);
    expect(redone(redone(redone(back)))).toEqual(two);
    expect(stepTo(back, 'd')).toEqual({ before: ['a'], now: 'd', after: [] });
    let long = beginHistory(0);
    for (let i = 1; i <= 500; i++) long = stepTo(long, i);
    expect(long.before).toHaveLength(200);
  });
});
