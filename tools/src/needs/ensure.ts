import { existsSync } from 'node:fs';
import { alone } from './alone.js';
import { HERE, type Machine, type Need, type Say } from './need.js';
import { runner, trial } from './run.js';

/** Something that is required is not here and cannot be had; the message says what to do. */
export class Missing extends Error {
  override readonly name = 'Missing';
}

/**
 * Sees to it that what tests need is here, before the first of them starts: looks for it, fetches it, says where it is
 * in the environment. Throws where something required cannot be had; says so where something else cannot.
 */
export async function ensure(
  needs: readonly Need[],
  machine: Machine = HERE,
  say: Say = console.log,
): Promise<void> {
  const missing: Need[] = [];
  for (const need of needs) if (!(await isHere(need, machine, () => {}))) missing.push(need);
  if (missing.length === 0) return;
  await alone(machine, say, async () => {
    for (const need of missing) await provide(need, machine, say);
  });
}

/** Where something is, for tests: they are told by the step and never look for themselves. */
export function pathOf(need: Need, { env }: Machine = HERE): string | null {
  const path = env[need.variable] ?? '';
  return path === '' ? null : path;
}

/** Looks for it; what it finds is named in the environment, which the tests inherit. */
async function isHere(need: Need, machine: Machine, say: Say): Promise<boolean> {
  const named = pathOf(need, machine);
  if (named !== null && !existsSync(named)) {
    throw new Missing(`${need.variable} is "${named}", and there is no such file.`);
  }
  for (const path of named === null ? need.search(machine) : [named]) {
    const problem = await trial(path, need.trial, machine);
    if (problem === null) {
      machine.env[need.variable] = path;
      return true;
    }
    say(`${path} does not start: ${problem}`);
    if (named !== null) throw new Missing(`${need.variable} is "${named}", which does not start: ${problem}`);
  }
  return false;
}

async function provide(need: Need, machine: Machine, say: Say): Promise<void> {
  // whoever had the lock before has fetched it, perhaps
  if (await isHere(need, machine, say)) return;
  const failures: string[] = [];
  for (const way of need.ways) {
    const obstacle = way.obstacle(machine);
    if (obstacle !== null) {
      failures.push(`${way.command}: ${obstacle}`);
      continue;
    }
    say(`Fetching ${need.name}, because ${need.why} (once; ${way.command}).`);
    const problem = await way.go(runner(need.name, machine, say));
    if (problem === null && (await isHere(need, machine, say))) {
      say(`${need.name} is here now: ${pathOf(need, machine)}`);
      return;
    }
    failures.push(`${way.command}: ${problem ?? 'it went well, and yet there is nothing that starts'}`);
  }
  const tried = failures.map((failure) => `  ${failure.replaceAll('\n', '\n    ')}`).join('\n');
  if (!need.required) {
    const { otherwise = 'tests that need it are skipped' } = need;
    say(`${need.name} is not here and cannot be fetched; ${otherwise}.\n${tried}`);
    return;
  }
  throw new Missing(
    `No test was started: ${need.name} is needed, because ${need.why}, and it could not be fetched.\n${tried}\n` +
      `Install it in one of these ways and run the tests again, or say where it is: ${need.variable}=/path npm test\n` +
      'What needs nothing from outside can be tested without it: npm test -- kernel games ai',
  );
}
