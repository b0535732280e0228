import { type Config, readConfig } from '../config.js';
import type { Finding } from './finding.js';
import { wrong } from './finding.js';
import { folderFindings } from './folder.js';
import { nodeFinding, pageFinding, portFinding } from './machine.js';
import { publicFindings, reachFindings } from './reach.js';
import { sqliteFindings } from './sqlite-file.js';

export const DOCTOR_HELP = `Usage: castellan doctor [--public] [--data FOLDER] [--port N] [--host ADDRESS] [--url ADDRESS]

  says what is wrong with a set-up, and what to do; changes nothing, and may run while the server does

  --public         also asks the address that people open (CASTELLAN_URL), as anybody would
  All settings come from the environment, as for the server.

  Ends with 0 if all is well or only doubtful, with 1 if something is wrong, with 2 if the settings make no sense.
`;

const MARKS: Readonly<Record<Finding['how'], string>> = { well: 'well', doubtful: 'look', wrong: 'WRONG' };

/** What is asked of the machine. Tests hand in another one. */
export type DoctorPlace = {
  readonly environment: NodeJS.ProcessEnv;
  readonly nodeVersion: string;
  /** Where the built page lies. */
  readonly page: string;
  readonly usualPort: number;
  now(): number;
  out(text: string): void;
};

/** Looks at everything; returns the exit code. */
export async function runDoctor(args: readonly string[], place: DoctorPlace): Promise<number> {
  const asksPublic = args.includes('--public');
  const rest = args.filter((one) => one !== '--public');
  if (rest.includes('--help') || rest.includes('-h')) {
    place.out(DOCTOR_HELP);
    return 0;
  }
  const config = readConfig(rest, place.environment);
  if (typeof config === 'string') {
    tell([wrong(config, 'node dist/server.js --help lists all settings')], place);
    return 2;
  }
  const findings = await examine(config, asksPublic, place);
  tell(findings, place);
  return findings.some(({ how }) => how === 'wrong') ? 1 : 0;
}

async function examine(config: Config, asksPublic: boolean, place: DoctorPlace): Promise<Finding[]> {
  const { data, databaseUrl, url, port, host } = config;
  const found = [nodeFinding(place.nodeVersion), pageFinding(place.page)];
  if (databaseUrl !== null) {
    // who has no PostgreSQL loads nothing of it
    const { postgresFindings } = await import('./postgres.js');
    found.push(...(await postgresFindings(databaseUrl, place.now)));
  } else if (data === null)
    found.push({
      how: 'doubtful',
      what: 'nothing is kept: everything is gone at the end',
      remedy: 'set CASTELLAN_DATA',
    });
  else found.push(...folderFindings(data), ...sqliteFindings(data, place.now()));
  found.push(await portFinding(port ?? place.usualPort, host, port !== null));
  found.push(...reachFindings(config));
  if (asksPublic)
    found.push(
      ...(url === null
        ? [wrong('there is no public address to ask', 'set CASTELLAN_URL')]
        : await publicFindings(url, place.now)),
    );
  return found;
}

function tell(findings: readonly Finding[], { out }: DoctorPlace): void {
  for (const { how, what, remedy } of findings) {
    out(`${MARKS[how].padEnd(6)} ${what}\n`);
    if (remedy !== undefined) out(`${' '.repeat(7)}what to do: ${remedy}\n`);
  }
  const count = (how: Finding['how']): number => findings.filter((one) => one.how === how).length;
  const [bad, odd] = [count('wrong'), count('doubtful')];
  out(bad + odd === 0 ? 'All is well.\n' : `${bad} wrong, ${odd} to look at, ${count('well')} well.\n`);
}
