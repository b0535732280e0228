import { SeededChance } from '@castellan/kernel';
import { CHATEAU_CHARACTERS, ohMonChateau, ohMonChateauBotSupport } from '@castellan/oh-mon-chateau';
import { describe, expect, it } from 'vitest';
import { anyBox } from '../../../games/oh-mon-chateau/test/boxes.js';
import { contestant, playTable } from '../../src/index.js';

const MODES = ['petits-batisseurs', 'grands-architectes'] as const;

describe('[O6.2] bots at a box that nobody has seen before', () => {
  it.each(MODES)('play %s to the end, whoever they are and however far they look', (mode) => {
    const characters = CHATEAU_CHARACTERS.filter((character) => character.mode === mode);
    // as far as they are allowed to look here: strength is not what is asked
    const seated = characters.map((character) =>
      contestant(ohMonChateau, ohMonChateauBotSupport, {
        ...character,
        nodes: Math.min(character.nodes, 40),
      }),
    );
    for (const [i, players] of [seated.slice(0, 3), seated.slice(3)].entries()) {
      const box = anyBox(mode, new SeededChance(`bots ${mode} ${i}`));
      const { outcome, decisions } = playTable(
        ohMonChateau,
        { mode, box, stallTurns: 30 },
        players,
        `own ${i}`,
      );
      expect(outcome.winners.length).toBeGreaterThan(0);
      expect(decisions).toBeGreaterThan(20);
    }
  });

  it('judge it by what it says: a tower worth more is worth more to them', () => {
    const box = anyBox('petits-batisseurs', new SeededChance('judged'));
    const [line] = Object.entries(box.lines).find(([, words]) => words.startsWith('tower')) ?? [];
    const prospect = (points: number): number => {
      const lines = { ...box.lines, [line ?? '']: `tower ${points}` };
      const prepared = ohMonChateau.prepare({ first: 0, box: { ...box, lines } }, null);
      if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
      const state = ohMonChateau.start(prepared.value);
      const built = state.board.lines.find(({ name }) => name === line);
      state.tokens[0] = built?.mask ?? 0;
      state.phase = 3;
      state.apply(0, built?.build ?? 0, null);
      const out = new Float64Array(2);
      ohMonChateauBotSupport.knowledge.prospects(state, out);
      return out[0];
    };
    expect(prospect(20)).toBeGreaterThan(prospect(1));
  });
});
