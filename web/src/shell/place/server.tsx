import { formatNumber, formatWhen } from '../../i18n/format.js';
import { placeTexts } from '../../i18n/place.js';
import { Fetched, fetchList } from './fetched.js';

type Overview = {
  readonly access: 'open' | 'invitation' | 'word';
  readonly openers: 'everybody' | 'passkey' | 'named';
  readonly health: {
    readonly startedAt: number;
    readonly memory: number;
    readonly late: number;
    readonly lines: number;
    readonly tablesInMemory: number;
    readonly moves: number;
    readonly complaints: number;
  } | null;
  readonly storage: {
    readonly bytes: number;
    readonly people: number;
    readonly tables: Readonly<Record<'waiting' | 'playing' | 'over', number>>;
  };
};

/** How the server does, and how much it keeps. */
export function Server() {
  return <Fetched load={() => fetchList<Overview>('overview')}>{(found) => <Facts {...found} />}</Fetched>;
}

function Facts({ access, openers, health, storage }: Overview) {
  const texts = placeTexts();
  const { operator, accessKind, openerKind } = texts;
  const megabytes = (bytes: number): string => texts.health.megabytes(formatNumber(Math.ceil(bytes / 1e6)));
  const { waiting, playing, over } = storage.tables;
  const lines: readonly (readonly [string, string])[] = [
    [operator.access, accessKind[access]],
    [operator.openers, openerKind[openers]],
    ...(health === null
      ? []
      : ([
          [texts.health.since, formatWhen(health.startedAt)],
          [texts.health.lines, formatNumber(health.lines)],
          [texts.health.inMemory, formatNumber(health.tablesInMemory)],
          [texts.health.moves, formatNumber(health.moves)],
          [texts.health.complaints, formatNumber(health.complaints)],
          [texts.health.memory, megabytes(health.memory)],
          [texts.health.late, texts.health.milliseconds(formatNumber(Math.round(health.late)))],
        ] as const)),
    [texts.health.bytes, megabytes(storage.bytes)],
    [texts.health.kept, formatNumber(storage.people)],
    [
      texts.health.games,
      texts.health.gamesBy(formatNumber(waiting), formatNumber(playing), formatNumber(over)),
    ],
  ];
  return (
    <dl class="panel facts">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
