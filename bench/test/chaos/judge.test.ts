import { describe, expect, it } from 'vitest';
import { judge } from '../../src/chaos/checker/judge.js';
import type { KeptTruth, Line, Transcript } from '../../src/chaos/transcript.js';
import { honestEvidence, TABLE } from './evidence.js';

const MOVES = 40;
const honest = honestEvidence(MOVES);

function judged(truth: KeptTruth, transcripts: readonly Transcript[], latest = 1e9): readonly string[] {
  return judge({ transcripts, truths: [truth], troubles: [], latest }).problems;
}

/** The log with its entries changed, numbered anew. */
function withLog(change: (log: Record<string, unknown>[]) => unknown[]): KeptTruth {
  const entries = change(honest.truth.log.map(({ entry }) => JSON.parse(entry) as Record<string, unknown>));
  return {
    ...honest.truth,
    log: entries.map((entry, seq) => ({ seq, entry: JSON.stringify(entry), at: seq })),
  };
}

/** What one client heard, with one line changed. */
function withLine(
  client: number,
  fits: (message: { type: string; version?: number }) => boolean,
  change: (line: Line) => Line[],
): Transcript[] {
  return honest.transcripts.map((transcript, i) => {
    if (i !== client) return transcript;
    const at = transcript.lines.findIndex((line) => line.way === 'told' && fits(JSON.parse(line.text)));
    expect(at).toBeGreaterThanOrEqual(0);
    return {
      ...transcript,
      lines: transcript.lines.flatMap((line, n) => (n === at ? change(line) : [line])),
    };
  });
}

const edit =
  (more: object) =>
  (line: Line): Line[] => [{ ...line, text: JSON.stringify({ ...JSON.parse(line.text), ...more }) }];

describe('the judge of chaos', () => {
  it('finds nothing wrong with an honest server, and looks at everything', () => {
    const verdict = judge({ ...honest, truths: [honest.truth], troubles: [], latest: 1e9 });
    expect(verdict.problems).toEqual([]);
    expect(verdict).toMatchObject({ acknowledged: MOVES, steps: 3 * MOVES, views: 3, tables: 1 });
    expect(verdict.draws).toBeGreaterThan(5);
  });

  it('finds an acknowledged move that the log has lost', () => {
    const problems = judged(
      withLog((log) => log.slice(0, -1)),
      honest.transcripts,
    );
    expect(problems.join('\n')).toContain('was accepted: the log has it not');
  });

  it('finds a move that was carried out twice', () => {
    const last = (log: Record<string, unknown>[]) => log.findLast(({ kind }) => kind === 'move');
    const problems = judged(
      withLog((log) => [...log, last(log)]),
      honest.transcripts,
    );
    expect(problems.join('\n')).toContain('was carried out twice');
  });

  it('finds two entries with one number, as without a guard on seq', () => {
    const { log } = honest.truth;
    const twice = { ...honest.truth, log: [...log.slice(0, 10), log[9], ...log.slice(10)] };
    expect(judged(twice, honest.transcripts).join('\n')).toContain('entry 10 of the log has the number 9');
  });

  it('finds a turn that two have won: what one was told is not what the log has', () => {
    const told = withLine(2, ({ version }) => version === 7, edit({ move: 'nothing' }));
    expect(judged(honest.truth, told).join('\n')).toContain('did "nothing" as version 7');
  });

  it('finds a move that the rules do not allow there', () => {
    const problems = judged(
      withLog((log) => log.map((entry, i) => (i === 9 ? { ...entry, move: 'slide a1' } : entry))),
      honest.transcripts,
    );
    expect(problems.join('\n')).toContain('may not do "slide a1" there');
  });

  it('finds a draw that does not come from the seed', () => {
    const other = { ...honest.truth, seed: honest.truth.seed.replace(/^./, '3') };
    const problems = judged(other, honest.transcripts).join('\n');
    expect(problems).toContain('should have drawn');
    expect(problems).toContain('another hash');
  });

  it('finds a view that is not what the log leads to', () => {
    const told = withLine(
      0,
      ({ type }) => type === 'joined',
      (line) => {
        const message = JSON.parse(line.text);
        message.joined.full.sights[0].view.phase = 'over';
        return [{ ...line, text: JSON.stringify(message) }];
      },
    );
    expect(judged(honest.truth, told).join('\n')).toContain('something else at version 0');
  });

  it('finds somebody who is not told, as with a lost message between nodes', () => {
    const never = honest.transcripts.map((transcript, i) =>
      i < 2
        ? transcript
        : {
            ...transcript,
            lines: transcript.lines.filter(({ text }) => !text.includes(`"version":${MOVES},`)),
          },
    );
    const late = {
      ...never[2].lines[never[2].lines.length - 1],
      at: 90_000,
      text: '{"type":"pong","id":1,"now":1}',
    };
    const waited = never.map((transcript, i) =>
      i < 2 ? transcript : { ...transcript, lines: [...transcript.lines, late] },
    );
    expect(judged(honest.truth, waited, 2_000).join('\n')).toContain(
      `heard of version ${MOVES} of ${TABLE} after`,
    );
    expect(judged(honest.truth, honest.transcripts, 2_000)).toEqual([]);
  });

  it('finds a remark that was promised and is not kept', () => {
    const [first, ...others] = honest.transcripts;
    const said = { type: 'say', id: 9, table: TABLE, saying: { kind: 'text', text: 'hello' } };
    const lines: Line[] = [
      { at: 1, line: 0, node: 0, way: 'sent', text: JSON.stringify(said) },
      { at: 2, line: 0, node: 0, way: 'told', text: JSON.stringify({ type: 'done', id: 9 }) },
    ];
    const told = [{ ...first, lines: [...first.lines, ...lines] }, ...others];
    expect(judged(honest.truth, told).join('\n')).toContain('was told that it is kept, and it is not');
    const kept = { ...honest.truth, talk: [{ n: 1, person: first.person, text: 'hello' }] };
    expect(judged(kept, told)).toEqual([]);
  });
});
