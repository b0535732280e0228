import { reports, type TalkReport } from '../store/operations/talk.js';
import type { DataCommand } from './command.js';
import { runOnData } from './run-on-data.js';

/** More than anybody reads at once; the latest come first. */
const MOST = 500;

export const reportsCommand: DataCommand = {
  name: 'reports',
  operands: '',
  summary: 'prints what people have reported, the latest first, also while the server runs',
  async run(place) {
    const found = await runOnData(place, reports({ limit: MOST }));
    return found.length === 0 ? 'nobody has reported anything\n' : found.map(linesOf).join('\n');
  },
};

function linesOf({ table, n, at, person, name, kind, text, by, byName }: TalkReport): string {
  const time = new Date(at).toISOString();
  return `${time} table ${table}, remark ${n}
  said by ${nameOf(name, person)}: ${kind} ${quoted(text)}
  reported by ${nameOf(byName, by)}
`;
}

function nameOf(name: string | null, id: string | null): string {
  return id === null ? 'somebody who has left' : `${quoted(name ?? '')} (${id})`;
}

/** A terminal obeys some letters: those are spelt out. */
export function quoted(text: string): string {
  const spell = (letter: string): string => `\\u{${letter.codePointAt(0)?.toString(16)}}`;
  return JSON.stringify(text).replaceAll(/[\p{Cc}\p{Cf}]/gu, spell);
}
