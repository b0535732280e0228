import { availableParallelism } from 'node:os';
import { ACCESS, type Access, OPENERS, type Openers } from './access/door.js';
import { parsedUrl } from './parsed-url.js';

/** How the server is run. Everything has a sensible default; what makes no sense is said at the start. */
export type Config = {
  /** Null: the usual one, or the next that is free. */
  readonly port: number | null;
  readonly host: string;
  /** Where the database lies; null: in memory only. */
  readonly data: string | null;
  /** A PostgreSQL that several servers share, instead of that folder; null: none. */
  readonly databaseUrl: string | null;
  /** The address that people open, where it is not the one that the server hears. */
  readonly url: URL | null;
  /** Whether to believe a proxy in front about who calls and how. */
  readonly trustProxy: boolean;
  readonly botThreads: number;
  readonly connectionsPerAddress: number;
  readonly messagesPerSecond: number;
  /** Days after which tables come to an end (tables/expiry.ts); infinity: never. */
  readonly unbegunDays: number;
  readonly idleDays: number;
  readonly offerDays: number;
  readonly finishedDays: number;
  /** Whom services of push may write to; null: the address above. */
  readonly contact: string | null;
  readonly privateWebhooks: boolean;
  readonly access: Access;
  /** What lets people in where a word does. */
  readonly word: string | null;
  /** Who may open tables. */
  readonly openers: Openers;
  /** Opens the operator's page; null: the one that `castellan operator-key` made. */
  readonly operatorKey: string | null;
  /** Seconds after which whoever looks on sees a public game that counts. */
  readonly spectatorDelay: number;
  /** Where numbers for Prometheus are told, on this machine only; null: nowhere. */
  readonly metricsPort: number | null;
  readonly log: 'lines' | 'json' | 'off';
};

type Reader<T> = (text: string) => T | undefined;
type Setting<K extends keyof Config> = {
  readonly variable: string;
  readonly flag?: string;
  readonly help: string;
  readonly usual: Config[K];
  readonly read: Reader<Config[K]>;
  /** Not to be repeated, not even when it makes no sense. */
  readonly isSecret?: true;
};

const whole =
  (least: number, most: number): Reader<number> =>
  (text) => {
    const n = Number(text);
    return /^\d{1,9}$/.test(text) && n >= least && n <= most ? n : undefined;
  };
const oneOf =
  <T extends string>(all: readonly T[]): Reader<T> =>
  (text) =>
    all.find((one) => one === text);
const days: Reader<number> = (text) => (text === 'never' ? Number.POSITIVE_INFINITY : whole(1, 36_500)(text));
const yesOrNo: Reader<boolean> = (text) => (text === 'yes' ? true : text === 'no' ? false : undefined);

const SETTINGS: { readonly [K in keyof Config]: Setting<K> } = {
  port: {
    variable: 'PORT',
    flag: '--port',
    help: 'the port (8080; the next free one unless it was asked for)',
    usual: null,
    read: whole(0, 65_535),
  },
  host: {
    variable: 'HOST',
    flag: '--host',
    help: 'the address to listen at (all of them)',
    usual: '::',
    read: (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
  },
  data: {
    variable: 'CASTELLAN_DATA',
    flag: '--data',
    help: 'the folder of the database (castellan-data); "memory" keeps nothing',
    usual: 'castellan-data',
    read: (text) => (text === '' ? undefined : text === 'memory' ? null : text),
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    help: 'a PostgreSQL instead of that folder: postgres://name:password@host:5432/database',
    usual: null,
    read: (text) => (/^postgres(ql)?:\/\/.+\/.+/.test(text) && parsedUrl(text) !== null ? text : undefined),
    isSecret: true,
  },
  url: {
    variable: 'CASTELLAN_URL',
    flag: '--url',
    help: 'the address that people open, such as https://castle.example',
    usual: null,
    read: (text) => {
      const url = parsedUrl(text);
      return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
    },
  },
  trustProxy: {
    variable: 'CASTELLAN_TRUST_PROXY',
    help: 'yes if a proxy of yours stands in front and sets X-Forwarded-For and -Proto (no)',
    usual: false,
    read: yesOrNo,
  },
  botThreads: {
    variable: 'CASTELLAN_BOT_THREADS',
    help: 'threads in which bots think (one less than there are cores, at least one)',
    usual: Math.max(1, availableParallelism() - 1),
    read: whole(1, 64),
  },
  connectionsPerAddress: {
    variable: 'CASTELLAN_LINES_PER_ADDRESS',
    help: 'sockets that may be open from one address (100)',
    usual: 100,
    read: whole(1, 1_000_000),
  },
  messagesPerSecond: {
    variable: 'CASTELLAN_MESSAGES_PER_SECOND',
    help: 'messages that a socket may send a second, over some time (25)',
    usual: 25,
    read: whole(1, 1_000_000),
  },
  unbegunDays: {
    variable: 'CASTELLAN_UNBEGUN_DAYS',
    help: 'days after which a table that never began goes, when nobody was there (7); or never',
    usual: 7,
    read: days,
  },
  idleDays: {
    variable: 'CASTELLAN_IDLE_DAYS',
    help: 'days without a move after which the end of a game is offered (60); or never',
    usual: 60,
    read: days,
  },
  offerDays: {
    variable: 'CASTELLAN_OFFER_DAYS',
    help: 'days that players have to keep such a game (14)',
    usual: 14,
    read: whole(1, 36_500),
  },
  finishedDays: {
    variable: 'CASTELLAN_COMPACT_DAYS',
    help: 'days after which a finished game is kept in one compact piece (7); or never',
    usual: 7,
    read: days,
  },
  contact: {
    variable: 'CASTELLAN_CONTACT',
    help: 'mailto: or https: address that services of Web Push may write to (CASTELLAN_URL)',
    usual: null,
    read: (text) =>
      /^(mailto:.+@.+|https:\/\/.+)$/.test(text) && parsedUrl(text) !== null ? text : undefined,
  },
  privateWebhooks: {
    variable: 'CASTELLAN_PRIVATE_WEBHOOKS',
    help: 'yes to let people be told at addresses inside your network (no)',
    usual: false,
    read: yesOrNo,
  },
  access: {
    variable: 'CASTELLAN_ACCESS',
    help: 'who may come in: open, invitation or word (open)',
    usual: 'open',
    read: oneOf(ACCESS),
  },
  word: {
    variable: 'CASTELLAN_WORD',
    help: 'the word that lets people in where CASTELLAN_ACCESS is word; at least 6 letters',
    usual: null,
    read: (text) => (text.trim().length >= 6 ? text : undefined),
    isSecret: true,
  },
  openers: {
    variable: 'CASTELLAN_TABLES',
    help: 'who may open tables: everybody, passkey or named (everybody)',
    usual: 'everybody',
    read: oneOf(OPENERS),
  },
  operatorKey: {
    variable: 'CASTELLAN_OPERATOR_KEY',
    help: 'opens the operator’s page; at least 16 letters (the one of castellan operator-key)',
    usual: null,
    read: (text) => (text.length >= 16 ? text : undefined),
    isSecret: true,
  },
  spectatorDelay: {
    variable: 'CASTELLAN_SPECTATOR_DELAY',
    help: 'seconds after which spectators see public games that count (60)',
    usual: 60,
    read: whole(0, 3600),
  },
  metricsPort: {
    variable: 'CASTELLAN_METRICS_PORT',
    help: 'tells numbers for Prometheus at this port of this machine only (nowhere)',
    usual: null,
    read: whole(0, 65_535),
  },
  log: {
    variable: 'CASTELLAN_LOG',
    help: 'what is written down: lines, json or off (lines)',
    usual: 'lines',
    read: (text) => (text === 'lines' || text === 'json' || text === 'off' ? text : undefined),
  },
};

const ALL = Object.entries(SETTINGS) as [keyof Config, Setting<keyof Config>][];

/** What holds where nothing else was said. */
export const USUAL = Object.fromEntries(ALL.map(([name, { usual }]) => [name, usual])) as Config;

export const HELP = `Serves Castellan: the page, tables online and their database.

${ALL.map(([, { variable, flag, help }]) => `  ${`${flag === undefined ? '' : `${flag} X or `}${variable}`.padEnd(34)} ${help}`).join('\n')}
  --help                             this text
`;

/** What was asked for, or a sentence on what is wrong with it. */
export function readConfig(args: readonly string[], environment: NodeJS.ProcessEnv): Config | string {
  const given: Record<string, unknown> = { ...USUAL };
  for (const [name, { variable, read, isSecret }] of ALL) {
    const text = environment[variable];
    if (text === undefined || text === '') continue;
    const value = read(text);
    if (value === undefined)
      return isSecret === true ? `${variable} makes no sense` : `${variable}: "${text}" makes no sense`;
    given[name] = value;
  }
  for (let i = 0; i < args.length; i++) {
    const found = ALL.find(([, { flag }]) => flag === args[i]);
    const text = args[++i];
    if (found === undefined || text === undefined) return `cannot read "${args[i - 1]}"`;
    const value = found[1].read(text);
    if (value === undefined) return `${args[i - 1]}: "${text}" makes no sense`;
    given[found[0]] = value;
  }
  const config = given as Config;
  if (config.access === 'word' && config.word === null)
    return 'CASTELLAN_ACCESS: where a word lets people in, CASTELLAN_WORD has to say which';
  return config;
}
