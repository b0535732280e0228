import { type ListedPerson, latestTables, listPeople, storage } from '../store/operations/overview.js';
import type { ListedTable } from '../store/operations/tables.js';
import type { DataCommand } from './command.js';
import { quoted } from './reports.js';
import { runOnData } from './run-on-data.js';

const MOST = 500;

export const statusCommand: DataCommand = {
  name: 'status',
  operands: '',
  summary: 'prints how much is kept: people, tables, entries of logs, bytes',
  async run(place) {
    const { bytes, free, people, tables, entries, reports } = await runOnData(place, storage());
    return `people ${people}
tables ${tables.waiting} waiting, ${tables.playing} in play, ${tables.over} over
entries of logs ${entries}
reports ${reports}
bytes ${bytes}, ${free} of them free
`;
  },
};

export const tablesCommand: DataCommand = {
  name: 'tables',
  operands: '',
  summary: 'prints the tables at which something happened last',
  async run(place) {
    const found = await runOnData(place, latestTables({ limit: MOST }));
    return found.length === 0 ? 'there are no tables\n' : found.map(tableLine).join('');
  },
};

export const peopleCommand: DataCommand = {
  name: 'people',
  operands: '',
  summary: 'prints who was here last, with their ids',
  flags: [{ name: 'find', value: 'TEXT', help: 'only those with this in their name, or with this id' }],
  async run(place, _, { find = '' }) {
    const found = await runOnData(place, listPeople({ find, limit: MOST }));
    return found.length === 0 ? 'there is nobody\n' : found.map(personLine).join('');
  },
};

function tableLine({ table, seats }: ListedTable): string {
  const { id, game, status, visibility, updated } = table;
  const names = seats.map(({ name, bot }) => (name === '' ? (bot ?? 'free') : quoted(name)));
  return `${new Date(updated).toISOString()} table ${id}: ${game}, ${status}, ${visibility}, ${names.join(' ')}\n`;
}

function personLine({ id, name, seen, hasPasskey, games }: ListedPerson): string {
  const kind = hasPasskey ? 'with a passkey' : 'a guest';
  return `${new Date(seen).toISOString()} ${quoted(name)} (${id}): ${kind}, ${games} games\n`;
}
