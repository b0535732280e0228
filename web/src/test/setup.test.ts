import { unwrap } from '@castellan/kernel';
import { CHATEAU_CHARACTERS, ohMonChateau, ohMonChateauBotSupport } from '@castellan/oh-mon-chateau';
import { roquefort } from '@castellan/roquefort';
import { LAYOUTS } from '@castellan/roquefort/sides';
import { OPTIONS } from '@castellan/template-game/option-list';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { namesOf } from '../games/common/names.js';
import { provideGames } from '../games/games.js';
import { BUILDERS } from '../games/oh-mon-chateau/builders.js';
import { SETUP as chateau } from '../games/oh-mon-chateau/setup/setup.js';
import { speakOfChateau } from '../games/oh-mon-chateau/texts/table.js';
import type { PlainKit } from '../games/plain/kit.js';
import { makerOf } from '../games/plain/setup/maker.js';
import { GAMES } from '../games/registry.js';
import { SETUP as mice } from '../games/roquefort/setup/setup.js';
import { roomsOf } from '../games/roquefort/setup/side-picture.js';
import type { SetupGame } from '../games/setup-game.js';
import type { TableMaker } from '../games/table-maker.js';
import { speak } from '../i18n/i18n.js';
import { readKept } from '../shell/remembered.js';
import { draftOf, optionsOf, withOption, withSeats } from '../shell/setup/draft.js';
import { readTable, type TableDraft } from '../shell/setup/last-table.js';
import { addSeat, changeLook, moveSeat, type Seats } from '../shell/setup/seats.js';
import { quickTable, sittersOf } from '../shell/setup/start-table.js';

provideGames(GAMES);

beforeAll(async () => {
  // the language is written on the page, and here is none
  vi.stubGlobal('document', { documentElement: {} });
  await Promise.all([speak('en'), speakOfChateau()]);
});
afterAll(() => vi.unstubAllGlobals());

const kept = (text: string | null, game: SetupGame): TableDraft =>
  draftOf(
    readKept(text, (found) => readTable(found, game)),
    game,
  );
const FRESH = kept(null, mice);
const looks = (seats: Seats) => seats.map(({ look }) => look);

describe('a new table', () => {
  it.each([mice, chateau])(
    'is remembered, and starts afresh if what is remembered is broken: $id',
    (game) => {
      const fresh = kept(null, game);
      expect(fresh.seats.map(({ bot }) => bot)).toEqual([null, game.bots(fresh.options)[1]]);
      const draft = withSeats({ ...fresh, first: 'custom' }, addSeat(fresh.seats));
      expect(kept(JSON.stringify(draft), game)).toEqual(draft);
      for (const broken of ['{', '3', '{"seats":[]}', '{"seats":[1,2]}', '{"first":9}', '{"options":7}'])
        expect(kept(broken, game)).toEqual(fresh);
      const odd = '{"goal":7,"layout":"custom","mode":1,"mustAct":"no","theft":0,"stallTurns":7}';
      expect(kept(odd, game)).toEqual(fresh);
    },
  );

  it('opens what was kept before all games had one page for it', () => {
    const seats =
      '[{"mouse":2,"name":"Anna","character":null,"memoryAid":true},{"mouse":0,"name":"","character":"baron"}]';
    expect(kept(`{"seats":${seats},"goal":6,"layout":"random","noPushBack":true,"first":2}`, mice)).toEqual({
      seats: [
        { look: 2, name: 'Anna', bot: null, memoryAid: true },
        { look: 0, name: '', bot: 'baron', memoryAid: false },
      ],
      first: 2,
      options: { ...FRESH.options, goal: 6, layout: 'random', noPushBack: true },
    });
    const builders = '[{"level":4,"look":0},{"name":"Anna","look":1,"level":null}]';
    const built = kept(`{"mode":"grands-architectes","seats":${builders},"theft":false}`, chateau);
    expect(built.seats.map(({ bot }) => bot)).toEqual(['architect', null]);
    expect(built.options).toEqual({
      mode: 'grands-architectes',
      stallTurns: 100,
      mustUseDice: true,
      theft: false,
    });
  });

  it('gives everybody a look of their own, whatever was kept', () => {
    const { seats } = kept('{"seats":[{"look":2},{"look":2},{"look":7,"bot":"nobody","name":4}]}', chateau);
    expect(looks(seats)).toEqual([0, 1, 2]);
    expect(seats[2]).toEqual({ look: 2, name: '', bot: null, memoryAid: false });
    const full = addSeat(seats);
    expect(full[3].bot).toBeNull();
    expect(addSeat(full)).toBe(full);
    const swapped = changeLook(full, 0, 3);
    expect(looks(swapped)).toEqual([3, 1, 2, 0]);
    expect(looks(moveSeat(swapped, 0, 2))).toEqual([1, 2, 3, 0]);
    expect(withSeats({ ...FRESH, first: 3 }, swapped.slice(1)).first).toBeNull();
    expect(withSeats({ ...FRESH, first: 1 }, swapped.slice(1)).first).toBe(1);
  });

  it('calls people by their mouse if they give no name, and tells twins apart', async () => {
    const twins = addSeat(FRESH.seats).map((seat, i) => (i > 0 ? { ...seat, bot: 'crumb' } : seat));
    const names = () => namesOf(sittersOf(twins, mice));
    await speak('de');
    expect(names()).toEqual(['Schalmaus', 'Krümel (Hut)', 'Krümel (Streifen)']);
    await speak('en');
    expect(names()).toEqual(['Scarfie', 'Crumb (hat)', 'Crumb (stripes)']);
    // a table keeps no name of a bot: whoever reads it later may speak another language
    expect(sittersOf(twins, mice).map(({ name }) => name)).toEqual(['Scarfie', '', '']);
    const draft = { ...FRESH, seats: twins };
    expect(optionsOf({ ...draft, first: 2 }, mice)).toMatchObject({ players: 3, first: 2, goal: 4 });
    expect(optionsOf({ ...draft, first: 'custom' }, mice)).not.toHaveProperty('first');
  });

  it('is one that the rules take: every option by every value that the form offers', () => {
    for (const [rules, game] of [
      [roquefort, mice],
      [ohMonChateau, chateau],
    ] as const) {
      const fresh = kept(null, game);
      for (const name of [...game.main, ...game.more]) {
        const option = game.options[name];
        const values =
          option.kind === 'count' ? option.offered : option.kind === 'choice' ? option.values : [true, false];
        for (const value of values.filter((one) => one !== 'custom' && one !== 'random')) {
          const asked = { first: 0, ...optionsOf(withOption(fresh, game, name, value), game) };
          expect(unwrap<object, unknown>(rules.prepare(asked, null))).toMatchObject(asked);
        }
      }
    }
  });

  it('[R3.2] takes from the edition whether a turn needs an action, and the custom for who begins', () => {
    const draft = withOption({ ...FRESH, first: 'custom' }, mice, 'edition', 'appenzell-2007');
    expect(draft).toMatchObject({ options: { edition: 'appenzell-2007', mustAct: true }, first: 'custom' });
    const newer = withOption(draft, mice, 'edition', 'rio-grande-2022');
    expect(newer).toMatchObject({ options: { mustAct: false }, first: null });
    expect(withOption({ ...draft, first: 1 }, mice, 'edition', 'rio-grande-2022').first).toBe(1);
  });

  it('[O11.1] asks for a house rule only where it means something, and keeps the strength of bots', () => {
    const fresh = kept(null, chateau);
    const off = withOption(fresh, chateau, 'theft', false);
    expect(optionsOf(off, chateau)).not.toHaveProperty('theft');
    const grands = withOption(off, chateau, 'mode', 'grands-architectes');
    expect(optionsOf(grands, chateau)).toMatchObject({ theft: false });
    expect([fresh.seats[1].bot, grands.seats[1].bot]).toEqual(['thatch', 'quill']);
  });

  it('[R1.6] shows the printed sides as they are: eighteen rooms on all cells but the towers', () => {
    for (const { rows } of Object.values(LAYOUTS)) {
      const rooms = roomsOf(rows);
      const cells = rooms.flatMap(({ x, y, width, height }) =>
        Array.from({ length: width * height }, (_, i) => `${x + (i % width)},${y + Math.floor(i / width)}`),
      );
      expect([rooms.length, cells.length, new Set(cells).size]).toEqual([18, 45, 45]);
    }
  });

  it.each(['petits-batisseurs', 'grands-architectes'] as const)(
    'offers those whom the game knows: %s',
    (mode) => {
      const options = unwrap(ohMonChateau.prepare({ mode, first: 0 }, null));
      expect(BUILDERS[mode]).toEqual(ohMonChateauBotSupport.characters(options).map(({ id }) => id));
      expect(CHATEAU_CHARACTERS).toHaveLength(Object.values(BUILDERS).flat().length);
    },
  );
});

describe('"Play now"', () => {
  const last = (text: string, game: TableMaker) => readKept(text, (found) => readTable(found, game));

  it('sits down whoever played last, as they look, at the game they played', () => {
    const seats = '[{"level":4,"look":0},{"name":"Anna","look":1},{"look":2}]';
    const table = last(`{"mode":"grands-architectes","seats":${seats},"theft":false}`, chateau);
    expect(quickTable(chateau, table)).toEqual({
      seats: [
        { look: 1, name: 'Anna', bot: null, memoryAid: false },
        { look: 0, name: '', bot: 'quill', memoryAid: false },
      ],
      options: { mode: 'grands-architectes' },
    });
    expect(quickTable(mice, FRESH)).toEqual({ seats: FRESH.seats, options: {} });
  });

  it('is there for a game that has nothing but rules', () => {
    const kit: PlainKit = {
      facts: { id: 'any', name: 'Any', about: { en: '', fr: '', de: '' } },
      options: OPTIONS,
      words: () => expect.fail('nothing is said'),
    };
    const any = makerOf(kit);
    expect(any.players).toEqual({ min: 2, max: 4 });
    const table = quickTable(any, last('{"seats":[{"bot":"tinkerer"},{"name":"Anna","look":3}]}', any));
    expect(table.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Anna', null],
      ['', 'novice'],
    ]);
  });
});
