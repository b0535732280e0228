import { Drawer, type Json, SeededChance, unwrap } from '@castellan/kernel';
import {
  ROQUEFORT_CHARACTERS,
  type RoquefortCharacter,
  type RoquefortEvent,
  type RoquefortState,
  roquefort,
  roquefortBotSupport,
} from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import {
  contestant,
  drive,
  Search,
  Thinker,
  type ThinkerAnswer,
  type ThinkerMessage,
  USUAL_PACE,
} from '../src/index.js';

const GAMES = [{ game: roquefort, botSupport: roquefortBotSupport }];
const characterOf = (id: string): RoquefortCharacter => {
  const found = ROQUEFORT_CHARACTERS.find((character) => character.id === id);
  if (found === undefined) throw new Error(`nobody is called ${id}`);
  return found;
};

/** A table whose bots are asked for their moves one by one by `choose`; everything they are told goes to `tell`. */
function playWith(
  seed: string,
  names: readonly string[],
  tell: (message: ThinkerMessage) => void,
  choose: (seat: number, state: RoquefortState) => string,
  decisions: number,
): string[] {
  const chance = new SeededChance(seed);
  const options = unwrap(roquefort.prepare({ players: names.length }, chance));
  const state = roquefort.start(options);
  const drawer = new Drawer(roquefort.maxLegal);
  names.forEach((character, seat) => {
    tell({
      type: 'sit',
      table: 't',
      seat,
      game: 'roquefort',
      rulesVersion: roquefort.rulesVersion,
      options,
      character,
      seed: `${seed}/${seat}`,
    });
  });
  const moves: string[] = [];
  while (!state.isOver() && moves.length < decisions) {
    let action: number;
    if (state.isChance()) action = drawer.draw(state, chance);
    else {
      moves.push(choose(state.turn, state));
      action = unwrap(roquefort.readMove(moves[moves.length - 1]));
    }
    const events: RoquefortEvent[] = [];
    state.apply(state.isChance() ? -1 : state.turn, action, events);
    for (let seat = 0; seat < state.seats; seat++)
      tell({ type: 'witness', table: 't', seat, events, view: state.view(seat) as Json });
  }
  return moves;
}

/** The same table with bots asked directly. */
function playDirectly(seed: string, names: readonly string[], decisions: number): string[] {
  const bots = names.map((name, seat) => {
    const options = unwrap(roquefort.prepare({ players: names.length }, new SeededChance(seed)));
    const someone = contestant(roquefort, roquefortBotSupport, characterOf(name));
    return someone.sitDown(options, seat, `${seed}/${seat}`);
  });
  const tell = (message: ThinkerMessage): void => {
    if (message.type === 'witness')
      bots[message.seat].witness(message.events as RoquefortEvent[], message.view as never);
  };
  return playWith(seed, names, tell, (seat) => roquefort.writeMove(bots[seat].choose()), decisions);
}

/** Steps until a question is decided; all that was answered on the way. */
function finish(thinker: Thinker): ThinkerAnswer[] {
  const answers: ThinkerAnswer[] = [];
  while (thinker.busy) answers.push(...thinker.step());
  return answers;
}

const decided = (answers: readonly ThinkerAnswer[]): string => {
  const last = answers[answers.length - 1];
  if (last.type !== 'decided') throw new Error(`not decided but ${JSON.stringify(last)}`);
  return last.move;
};

/** A thinker with somebody at a table in the middle of a game, seat 0 to act. */
function seated(character: string): Thinker {
  const thinker = new Thinker(GAMES);
  const tell = (message: ThinkerMessage): void => {
    expect(thinker.tell(message)).toEqual([]);
  };
  const stop = new Error('here');
  let n = 0;
  try {
    playWith(
      'middle',
      [character, 'biscuit'],
      tell,
      (seat, state) => {
        if (n++ > 20 && seat === 0 && state.actionsLeft === 4) throw stop;
        thinker.tell({ type: 'think', id: n, table: 't', seat });
        return decided(finish(thinker));
      },
      100,
    );
  } catch (error) {
    if (error !== stop) throw error;
  }
  return thinker;
}

const THINK: ThinkerMessage = { type: 'think', id: 99, table: 't', seat: 0 };

describe('a thinker', () => {
  it('decides like bots that are asked directly, slips and fading memory included', () => {
    const names = ['noisette', 'biscuit', 'thimble'];
    const thinker = new Thinker(GAMES, { first: 37, next: 91 });
    let id = 0;
    const choose = (seat: number): string => {
      thinker.tell({ type: 'think', id: ++id, table: 't', seat });
      return decided(finish(thinker));
    };
    const moves = playWith('direct', names, (message) => void thinker.tell(message), choose, 80);
    expect(moves).toEqual(playDirectly('direct', names, 80));
    expect(moves).toHaveLength(80);
  });

  it('answers first after a short step, then steadily, with every move weighed', () => {
    const thinker = seated('baron');
    thinker.tell(THINK);
    const answers = finish(thinker);
    const looked = answers.map((answer) => ('looked' in answer ? answer.looked : Number.NaN));
    expect(answers.map(({ type }) => type)).toEqual([
      ...Array(answers.length - 1).fill('progress'),
      'decided',
    ]);
    expect(answers.length).toBeGreaterThanOrEqual(3);
    // a step may go over by the moves of one position
    expect(looked[0]).toBeLessThan(USUAL_PACE.first + roquefort.maxLegal);
    for (let i = 1; i < looked.length; i++) {
      expect(looked[i]).toBeGreaterThan(looked[i - 1]);
      expect(looked[i] - looked[i - 1]).toBeLessThan(USUAL_PACE.next + roquefort.maxLegal);
    }
    for (const answer of answers) {
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
      if (!('moves' in answer)) continue;
      expect(answer.moves.length).toBeGreaterThan(10);
      expect(answer.moves[0].visits).toBeGreaterThanOrEqual(answer.moves[1].visits);
      expect(answer.nodes).toBe(characterOf('baron').nodes);
    }
  });

  it('stops between steps when a question is cancelled, and decides the same when asked again', () => {
    const thinker = seated('griffonne');
    thinker.tell(THINK);
    expect(thinker.step()).toMatchObject([{ type: 'progress', id: 99 }]);
    expect(thinker.tell({ type: 'cancel', id: 99 })).toEqual([{ type: 'cancelled', id: 99 }]);
    expect(thinker.busy).toBe(false);
    expect(thinker.step()).toEqual([]);
    expect(thinker.tell({ type: 'cancel', id: 99 })).toEqual([]);
    thinker.tell(THINK);
    const again = finish(thinker);
    const other = seated('griffonne');
    other.tell(THINK);
    expect(again).toEqual(finish(other));
  });

  it('thinks about the position it was asked about, whatever is witnessed meanwhile', () => {
    const undisturbed = seated('griffonne');
    undisturbed.tell(THINK);
    const expected = finish(undisturbed);
    const thinker = seated('griffonne');
    thinker.tell(THINK);
    const start = roquefort.start(unwrap(roquefort.prepare({ players: 2, first: 0 }, null)));
    const view = start.view(0) as Json;
    thinker.tell({ type: 'witness', table: 't', seat: 0, events: [], view });
    expect(finish(thinker)).toEqual(expected);
  });

  it('explains the best turns when asked, a step at a time, and can be called off there too', () => {
    const thinker = seated('biscuit');
    const explain: ThinkerMessage = { type: 'explain', id: 98, table: 't', seat: 0, turns: 2, nodes: 400 };
    expect(thinker.tell(explain)).toEqual([]);
    const answers = finish(thinker);
    expect(answers.slice(0, -1).every(({ type }) => type === 'progress')).toBe(true);
    const last = answers.at(-1);
    if (last?.type !== 'explained') throw new Error('not explained');
    expect(last.turns).toHaveLength(2);
    expect(last.turns[0].steps[0]).toMatchObject({ actor: 0, move: last.moves[0].move });
    expect(JSON.parse(JSON.stringify(last))).toEqual(last);
    thinker.tell(explain);
    for (let steps = 0; steps < answers.length; steps++) thinker.step(); // the search is over, turns are being found
    expect(thinker.tell({ type: 'cancel', id: 98 })).toEqual([{ type: 'cancelled', id: 98 }]);
    expect(thinker.busy).toBe(false);
    // whoever was asked for reasons decides as if nothing had been asked
    thinker.tell(THINK);
    const other = seated('biscuit');
    other.tell(THINK);
    expect(finish(thinker)).toEqual(finish(other));
  });

  it('says what it cannot follow', () => {
    const thinker = seated('biscuit');
    const options = unwrap(roquefort.prepare({ players: 2, first: 0 }, null));
    const sit = {
      type: 'sit',
      table: 'u',
      seat: 0,
      game: 'roquefort',
      rulesVersion: roquefort.rulesVersion,
      options,
      character: 'crumb',
      seed: '',
    } as const;
    const refused = (message: ThinkerMessage, text: string, id: number | null = null): void =>
      expect(thinker.tell(message)).toMatchObject([
        { type: 'refused', id, message: expect.stringContaining(text) },
      ]);
    refused({ ...sit, game: 'chess' }, 'chess');
    refused({ ...sit, rulesVersion: 99 }, 'rules of version 99');
    refused({ ...sit, character: 'nobody' }, 'nobody');
    refused({ ...sit, options: { players: 9 } }, 'players');
    refused({ ...THINK, id: 5, table: 'u' }, 'nobody sits at seat 0 of u', 5);
    expect(thinker.tell(sit)).toEqual([]);
    refused({ ...THINK, id: 5, table: 'u' }, 'has not been shown anything', 5);
    refused({ ...THINK, seat: 1, id: 6 }, 'no move now', 6);
    expect(thinker.tell(THINK)).toEqual([]);
    refused({ ...THINK, id: 7 }, 'being thought about', 7);
    expect(thinker.tell({ type: 'leave', table: 't', seat: 0 })).toEqual([{ type: 'cancelled', id: 99 }]);
    refused(THINK, 'nobody sits', 99);
  });

  it('is driven by a host that only knows how to post and to wait', () => {
    const thinker = seated('griffonne');
    const posted: ThinkerAnswer[] = [];
    const waiting: (() => void)[] = [];
    const hear = drive(
      thinker,
      (answer) => posted.push(answer),
      (work) => waiting.push(work),
    );
    hear(THINK);
    hear({ type: 'think', id: 100, table: 'elsewhere', seat: 0 });
    expect(waiting).toHaveLength(1);
    while (waiting.length > 0) waiting.shift()?.();
    expect(posted.map(({ type }) => type)).toEqual(['refused', 'progress', 'decided']);
    hear(THINK);
    expect(waiting).toHaveLength(1);
    hear({ type: 'cancel', id: 99 });
    waiting.shift()?.();
    expect(waiting).toEqual([]);
    expect(posted.at(-1)).toEqual({ type: 'cancelled', id: 99 });
  });

  it('lets what is under way rest for an urgent question, and decides both as if alone', () => {
    const sit = (table: string): ThinkerMessage[] => {
      const options = unwrap(roquefort.prepare({ players: 2, first: 0 }, null));
      const view = roquefort.start(options).view(0) as Json;
      const { rulesVersion } = roquefort;
      return [
        {
          type: 'sit',
          table,
          seat: 0,
          game: 'roquefort',
          rulesVersion,
          options,
          character: 'biscuit',
          seed: table,
        },
        { type: 'witness', table, seat: 0, events: [], view },
      ];
    };
    const decided = (urgent: boolean): ThinkerAnswer[] => {
      const thinker = new Thinker(GAMES, { first: 10, next: 10 });
      for (const message of ['a', 'b'].flatMap(sit)) thinker.tell(message);
      thinker.tell({ type: 'think', table: 'a', seat: 0, id: 1 });
      thinker.step();
      thinker.tell({ type: 'think', table: 'b', seat: 0, id: 2, ...(urgent ? { isUrgent: true } : {}) });
      const answers: ThinkerAnswer[] = [];
      while (thinker.busy) answers.push(...thinker.step().filter(({ type }) => type === 'decided'));
      return answers;
    };
    const calm = decided(false);
    expect(calm.map(({ id }) => id)).toEqual([1, 2]);
    expect(decided(true)).toEqual([calm[1], calm[0]]);
  });

  it('decides the same when many sit at tables, though only a few keep what they think with', () => {
    const options = unwrap(roquefort.prepare({ players: 2, first: 0 }, null));
    const view = roquefort.start(options).view(0) as Json;
    const { rulesVersion } = roquefort;
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const sit = (thinker: Thinker, table: string): void => {
      const seated = { game: 'roquefort', rulesVersion, options, character: 'crumb', seed: table };
      thinker.tell({ type: 'sit', table, seat: 0, ...seated });
      thinker.tell({ type: 'witness', table, seat: 0, events: [], view });
    };
    const ask = (thinker: Thinker, table: string, id: number): ThinkerAnswer[] => {
      thinker.tell({ type: 'think', table, seat: 0, id });
      const answers: ThinkerAnswer[] = [];
      while (thinker.busy) answers.push(...thinker.step().filter(({ type }) => type === 'decided'));
      return answers;
    };
    const twice = (thinkerOf: (table: string) => Thinker): ThinkerAnswer[] =>
      [1, 2].flatMap((id) => names.flatMap((table) => ask(thinkerOf(table), table, id)));
    const together = new Thinker(GAMES);
    for (const table of names) sit(together, table);
    const alone = new Map(names.map((table) => [table, new Thinker(GAMES)]));
    for (const [table, thinker] of alone) sit(thinker, table);
    const expected = twice((table) => alone.get(table) ?? together);
    expect(expected).toHaveLength(2 * names.length);
    expect(twice(() => together)).toEqual(expected);
  });

  it('takes at most 32 MB for a search, with four players and whatever budget', () => {
    const options = unwrap(roquefort.prepare({ players: 4, first: 0 }, null));
    const settings = { nodes: 10_000_000, curiosity: 0.4, sharpness: 12 };
    const search = new Search(roquefort, roquefortBotSupport.knowledge, roquefort.start(options), settings);
    expect(search.bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
    expect(search.bytes).toBeGreaterThan(1024 * 1024);
  });
});
