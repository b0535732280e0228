import { spawnSync } from 'node:child_process';

/**
 * Asks the registry whether anything that the product is made of is known to be unsafe. Not every registry knows, and not
 * every machine has a network: then it is said that nothing was asked, and that is all.
 */
type Advice = { readonly name: string; readonly severity: string; readonly via: readonly unknown[] };

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 60_000,
});
const found = read(stdout ?? '');
if (found === null) console.log('audit: not asked, the registry does not answer that');
else {
  const serious = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
  for (const { name, severity, via } of serious) console.error(`${name}: ${severity}: ${titles(via)}`);
  console.log(`audit: ${found.length} known, ${serious.length} serious`);
  process.exitCode = serious.length === 0 ? 0 : 1;
}

function read(text: string): Advice[] | null {
  try {
    const { vulnerabilities } = JSON.parse(text) as { vulnerabilities?: Record<string, Advice> };
    return vulnerabilities === undefined ? null : Object.values(vulnerabilities);
  } catch {
    return null;
  }
}

function titles(via: readonly unknown[]): string {
  return via
    .map((one) =>
      typeof one === 'object' && one !== null && 'title' in one ? String(one.title) : String(one),
    )
    .join('; ');
}
