import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freshFolder, openStore, someTable } from './harness.js';

const APPENDER = fileURLToPath(new URL('./appender.mjs', import.meta.url));
const TABLES = ['a', 'b', 'c', 'd'];

/** Lets a process append until so much has been acknowledged, then kills it; returns all that it had acknowledged. */
async function killAfter(folder: string, acknowledged: number): Promise<string[]> {
  const child = spawn(process.execPath, [APPENDER, folder, ...TABLES], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (lines.length === acknowledged) child.kill('SIGKILL');
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
  return lines;
}

it('keeps every acknowledged entry, in order and once, whenever the process is killed', async () => {
  const folder = freshFolder();
  const store = await openStore(folder);
  await Promise.all(TABLES.map((id) => store.run('createTable', someTable(id))));
  await store.close();
  for (const acknowledged of [1, 500, 1503]) {
    const lines = await killAfter(folder, acknowledged);
    const again = await openStore(folder);
    const kept = new Set<string>();
    for (const id of TABLES) {
      const entries = (await again.run('findTable', { id }))?.entries ?? [];
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i));
      for (const { seq, entry } of entries.slice(1)) {
        expect(entry).toBe(`${id} ${seq}`);
        kept.add(entry);
      }
    }
    expect(lines.filter((line) => !kept.has(line))).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(acknowledged);
    await again.close();
  }
});
