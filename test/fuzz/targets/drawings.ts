import { isTowers, readToServer, sheetTag } from '@castellan/protocol';
import { readSheet } from '../../../server/src/tables/sheets.js';
import { decodeSheet, encodeSheet } from '../../../web/src/games/oh-mon-chateau/sheet/ink/codec.js';
import { COLOURS, type Stroke, TOOLS } from '../../../web/src/games/oh-mon-chateau/sheet/ink/stroke.js';
import type { Input } from '../input.js';
import { spoilText, spoilValue } from '../spoil.js';
import { insist, insistOnSame, type Target } from '../target.js';

const DIGITS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'];

export const drawings: Target = {
  name: 'drawings',
  about: 'sheets of Oh mon château as pages read them and as the server keeps them',
  open: () => ({
    run: (input) => {
      const data = sheetFrom(input);
      const sheet = decodeSheet(data);
      if (sheet !== null) {
        // what is read is written as it came; the first version had no towers
        insistOnSame(
          encodeSheet(sheet),
          { ...encodeSheet(sheet), ink: (data as { ink: string }).ink },
          'ink',
        );
        const kept = readSheet(data);
        insist(kept !== null, 'a page reads what the server would not keep', data);
        insist(sheetTag(kept).length === 16, 'a tag', kept);
      }
      const kept = readSheet(data);
      if (kept !== null) {
        insist(isTowers(kept.towers ?? ''), 'towers', kept);
        const ink = {
          type: 'ink',
          table: 'c87p5ty9bkjyh3w6ema3',
          seat: 0,
          side: kept.side,
          keep: 0,
          add: kept.ink,
        };
        insist(
          kept.ink.length > 30_000 || readToServer(JSON.stringify(ink)).ok,
          'kept, and cannot be sent',
          ink,
        );
      }
    },
  }),
};

function sheetFrom(input: Input): unknown {
  const strokes = Array.from({ length: input.below(4) }, () => strokeFrom(input));
  const towers = input.pick([[], [1], [4, 1], [2, 3, 1, 4]]);
  const { ink, ...sheet } = encodeSheet({ side: input.pick(['guide', 'blank'] as const), strokes, towers });
  const way = input.below(5);
  const drawn = way === 0 ? spoilText(input, ink, DIGITS) : way === 1 ? inkFrom(input) : ink;
  const data = { ...sheet, ink: drawn };
  return way < 3 ? data : spoilValue(input, data, [1, 2, 3, 'guide', '12', '55', 'A.B']);
}

const inkFrom = (input: Input): string =>
  Array.from({ length: input.below(60) }, () => input.pick(DIGITS)).join('');

function strokeFrom(input: Input): Stroke {
  const tool = input.pick(TOOLS);
  const points: number[] = [];
  for (let count = 1 + input.below(6); count > 0; count--)
    points.push(input.below(2000), input.below(1500), tool === 'wash' ? 0 : input.below(8));
  const [colour, width] = [input.below(COLOURS.length), input.below(3)];
  return {
    tool,
    colour,
    width,
    place: input.below(30),
    wait: input.below(3000),
    span: input.below(3000),
    points,
  };
}
