import { formatRecord, parseRecord, replay, unwrap } from '@castellan/kernel';
import { registry } from '../../../server/src/games.js';
import type { Input } from '../input.js';
import { goldenRecords } from '../samples.js';
import { spoilText, spoilValue } from '../spoil.js';
import { insist, insistOnSame, type Target } from '../target.js';

/** Long enough to come into the middle of a game, and short enough for a million of them. */
const MOST_ACTIONS = 60;

type Plain = { game: string; rulesVersion: number; options: Record<string, unknown>; actions: string[] };

export const records: Target = {
  name: 'records',
  about: 'records of both games: replayed to the same text, or refused with a reason',
  open() {
    const golden = registry.ids().flatMap((game) =>
      goldenRecords(game).map((text): Plain => {
        const { actions, ...rest } = JSON.parse(text) as Plain;
        return { ...rest, actions: actions.slice(0, MOST_ACTIONS) };
      }),
    );
    const texts = golden.map((one) => JSON.stringify(one));
    const moves = [...new Set(golden.flatMap(({ actions }) => actions))];
    return {
      run: (input) => {
        const parsed = parseRecord(textFrom(input, golden, texts, moves));
        if (!parsed.ok) return insist(parsed.error.kind !== undefined, 'refused without a reason');
        const text = formatRecord(parsed.value);
        insistOnSame(formatRecord(unwrap(parseRecord(text))), text, 'written otherwise');
        const { game, rulesVersion } = parsed.value;
        const rules = registry.findVersion(game, rulesVersion);
        if (!rules.ok) return;
        const played = replay(rules.value, parsed.value);
        if (!played.ok) return insist(played.error.kind !== undefined, 'refused without a reason');
        rules.value.describe(played.value);
      },
    };
  },
};

function textFrom(
  input: Input,
  golden: readonly Plain[],
  texts: readonly string[],
  moves: readonly string[],
): string {
  const way = input.below(8);
  const at = input.below(golden.length);
  if (way < 2) return spoilText(input, texts[at], moves);
  const { actions, ...rest } = golden[at];
  const kept = actions.slice(0, input.below(actions.length + 1));
  const changed = way < 5 ? spoilValue(input, kept, moves) : kept;
  const frame = way < 4 ? rest : (spoilValue(input, rest, [1, 2, 'roquefort', 'oh-mon-chateau']) as object);
  return JSON.stringify({ ...frame, actions: changed });
}
