import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededChance } from '@castellan/kernel';
import type { Setting } from './setting/setting.js';
import type { TcpProxy, Weather } from './tcp-proxy.js';

/** Something that is broken on purpose and mended again. */
export type Fault = {
  readonly name: string;
  /** Whether it can be done there. */
  isPossible(setting: Setting): boolean;
  /** Breaks and mends; answers the moment from which people should be able to play on. */
  run(setting: Setting, chance: SeededChance): Promise<number>;
};

const several = ({ nodes }: Setting): boolean => nodes.length > 1;
const withDatabase = ({ backing }: Setting): boolean => backing.wires.length > 0;
const always = (): boolean => true;
const pick = <T>(all: readonly T[], chance: SeededChance): T => all[chance.below(all.length)];
const now = (): number => performance.now();

async function underWeather(
  lines: readonly TcpProxy[],
  weather: Weather,
  milliseconds: number,
): Promise<number> {
  for (const line of lines) line.make(weather);
  await sleep(milliseconds);
  for (const line of lines) line.clear();
  return now();
}

/** A step of the schema as they all are: it only adds, and says which programs can go on. */
const NEXT_SCHEMA = `DO $$ BEGIN
  ALTER TABLE tables ADD COLUMN IF NOT EXISTS of_the_next_version text;
  INSERT INTO castellan_schema (version, least) SELECT max(version) + 1, max(version) FROM castellan_schema
    HAVING count(*) = 1;
END $$`;

/** A stretch of time, in milliseconds. */
const between = (least: number, most: number, chance: SeededChance): number =>
  least + chance.below(most - least);

/** Lines that only get worse: nobody is cut off. */
const badWeather = (chance: SeededChance): Weather =>
  chance.below(2) === 0
    ? { kind: 'delay', milliseconds: between(30, 150, chance) }
    : { kind: 'throttle', bytesPerSecond: between(4_000, 40_000, chance) };

export const FAULTS: readonly Fault[] = [
  {
    name: 'node killed',
    isPossible: always,
    async run(setting, chance) {
      const node = pick(setting.nodes, chance);
      const at = now();
      await node.end('SIGKILL');
      await sleep(between(300, 1500, chance));
      await node.start();
      // where there are others nobody has to wait for this one
      return several(setting) ? at : now();
    },
  },
  {
    name: 'rolling update',
    isPossible: several,
    async run({ nodes, backing, builds }) {
      // the other build, if there is one; the next update leads back
      builds.push(builds.shift() ?? '');
      for (const node of nodes) {
        await node.end('SIGTERM');
        await node.start({ program: builds[0] });
        // the first that is new may bring the schema one version further: all others have to live with it
        await backing.order?.(NEXT_SCHEMA);
      }
      return now();
    },
  },
  {
    name: 'database killed',
    isPossible: ({ backing }) => backing.kill !== undefined,
    async run({ backing }, chance) {
      await backing.kill?.();
      await sleep(between(200, 1500, chance));
      await backing.start?.();
      return now();
    },
  },
  {
    name: 'node cut off from the database, silently',
    isPossible: withDatabase,
    run: ({ backing }, chance) =>
      underWeather([pick(backing.wires, chance)], { kind: 'hold' }, between(500, 3000, chance)),
  },
  {
    name: 'node cut off from the database, hung up',
    isPossible: withDatabase,
    run: ({ backing }, chance) =>
      underWeather([pick(backing.wires, chance)], { kind: 'refuse' }, between(500, 3000, chance)),
  },
  {
    name: 'bad line to the database',
    isPossible: withDatabase,
    run: ({ backing }, chance) =>
      underWeather([pick(backing.wires, chance)], badWeather(chance), between(1000, 2500, chance)),
  },
  {
    name: 'node cut off from its people, silently',
    isPossible: always,
    run: ({ doors }, chance) =>
      underWeather([pick(doors, chance)], { kind: 'hold' }, between(500, 3000, chance)),
  },
  {
    name: 'node cut off from its people, hung up',
    isPossible: always,
    run: ({ doors }, chance) =>
      underWeather([pick(doors, chance)], { kind: 'refuse' }, between(500, 2000, chance)),
  },
  {
    name: 'bad lines of people',
    isPossible: always,
    run: ({ doors }, chance) => underWeather(doors, badWeather(chance), between(1000, 2500, chance)),
  },
  {
    name: 'everybody who calls is heard twice',
    isPossible: always,
    async run({ doors }, chance) {
      for (const door of doors) {
        door.make({ kind: 'duplicate' });
        door.cut();
      }
      await sleep(between(1000, 2500, chance));
      for (const door of doors) {
        door.clear();
        door.cut();
      }
      return now();
    },
  },
  {
    name: 'slow disk',
    isPossible: ({ backing }) => backing.slow !== undefined,
    async run({ backing }, chance) {
      await backing.slow?.(between(20, 100, chance));
      await sleep(between(1000, 2500, chance));
      await backing.slow?.(0);
      return now();
    },
  },
  {
    name: 'full disk',
    isPossible: ({ backing }) => backing.disk !== null,
    async run({ backing, nodes }, chance) {
      backing.disk?.fill();
      await sleep(between(800, 2000, chance));
      backing.disk?.free();
      // a database whose log has no room ends, and whoever looks after it starts it again
      await backing.start?.();
      for (const node of nodes) if (!node.isUp) await node.start();
      return now();
    },
  },
  {
    name: 'clock jumps',
    isPossible: always,
    async run(setting, chance) {
      const node = chance.below(setting.nodes.length);
      const far = pick([-3_600_000, -60_000, 60_000, 3_600_000], chance);
      setting.setClock(node, far);
      await sleep(between(800, 2000, chance));
      setting.setClock(node, 0);
      return now();
    },
  },
];
