import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { HELP } from '../../server/src/config.js';
import { HERE } from '../../tools/src/needs/need.js';
import { onPath } from '../../tools/src/needs/on-path.js';
import { example } from './place.js';

const folder = mkdtempSync(join(tmpdir(), 'castellan-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Instructions of the Dockerfile, each in one line. */
const instructions = readFileSync('deploy/Dockerfile', 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => ({ word: line.split(' ')[0], rest: line.slice(line.indexOf(' ') + 1) }));
const stages = instructions.reduce<{ word: string; rest: string }[][]>((all, one) => {
  if (one.word === 'FROM') all.push([]);
  all.at(-1)?.push(one);
  return all;
}, []);
const last = stages.at(-1) ?? [];
const all = (word: string): string[] => last.filter((one) => one.word === word).map(({ rest }) => rest);

describe('the Dockerfile', () => {
  it('knows its words, and names what it begins with by a version', () => {
    const known = 'FROM WORKDIR COPY RUN LABEL ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD'.split(' ');
    for (const { word } of instructions) expect(known).toContain(word);
    for (const [{ word, rest }] of stages)
      expect([word, rest]).toEqual(['FROM', expect.stringMatching(/^node:\d+-\w+-slim\b/)]);
    expect(stages).toHaveLength(2);
  });

  it('ends with somebody who is not root, a check of health and a program that hears signals', () => {
    const order = last.map(({ word }) => word);
    expect(all('USER')).toEqual(['node']);
    expect(order.lastIndexOf('RUN')).toBeLessThan(order.indexOf('USER'));
    expect(all('HEALTHCHECK')).toHaveLength(1);
    expect(all('HEALTHCHECK')[0]).toContain('/healthz');
    // as lists: no shell stands between the program and who stops it
    for (const command of [...all('CMD'), all('HEALTHCHECK')[0].replace(/^.*?CMD /, '')])
      expect(JSON.parse(command)[0]).toBe('node');
    expect(all('VOLUME')).toEqual(['["/data"]']);
    expect(all('ENV')[0]).toContain('CASTELLAN_DATA=/data');
  });

  it('installs what the lock file says, runs no scripts of packages, and takes nothing along that only builds', () => {
    const runs = stages[0]
      .filter(({ word }) => word === 'RUN')
      .map(({ rest }) => rest)
      .join(' && ');
    for (const command of runs.split(' && ').filter((one) => one.startsWith('npm ')))
      expect(['npm ci --ignore-scripts', 'npm run build']).toContain(command);
    expect(all('COPY').every((rest) => rest.startsWith('--from=build '))).toBe(true);
  });

  it('takes along what the built server asks for', () => {
    execFileSync(process.execPath, ['deploy/outside.js', folder], { stdio: 'pipe' });
    const server = readFileSync('dist/server.js', 'utf8');
    const asked = [...server.matchAll(/(?:from|import\(|import) ?"([^".][^"]*)"/g)].map(([, name]) => name);
    const others = [...new Set(asked)].filter(
      (name) =>
        !name.startsWith('node:') &&
        !/^(path|fs|util|crypto|url|http|https|net|tls|stream|events|zlib|os|dns|buffer|worker_threads|bufferutil|utf-8-validate)$/.test(
          name,
        ),
    );
    expect(others.length).toBeGreaterThan(1);
    for (const name of others) {
      const [scope, rest] = name.split('/');
      const packageName = scope.startsWith('@') ? `${scope}/${rest}` : scope;
      expect(existsSync(join(folder, 'node_modules', packageName, 'package.json')), name).toBe(true);
    }
    const kept = readdirSync(join(folder, 'node_modules'));
    for (const tool of ['vitest', 'vite', 'typescript']) expect(kept).not.toContain(tool);
  });
});

describe('the examples', () => {
  it('name settings that there are', () => {
    const known = new Set([
      ...(HELP.match(/\b[A-Z_]{4,}\b/g) ?? []),
      'NODE_ENV',
      'DATABASE_URL',
      'POSTGRES_PASSWORD',
      'CASTELLAN_DOMAIN',
    ]);
    for (const file of readdirSync('deploy')) {
      const text = readFileSync(join('deploy', file), 'utf8');
      for (const [name] of text.matchAll(/\b(CASTELLAN_[A-Z_]+|DATABASE_URL)\b/g))
        expect([...known], file).toContain(name);
    }
  });

  const compose = onPath(['docker-compose'], HERE)[0];
  it.skipIf(compose === undefined)('make sense to docker-compose', () => {
    const env = { ...process.env, POSTGRES_PASSWORD: 'x', CASTELLAN_DOMAIN: 'castle.example' };
    const { status, stderr } = spawnSync(compose, ['-f', 'deploy/compose.yaml', 'config', '--quiet'], {
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  const analyze = onPath(['systemd-analyze'], HERE)[0];
  it.skipIf(analyze === undefined)('make sense to systemd, which finds little that is not shut', () => {
    const unit = join(folder, 'castellan.service');
    writeFileSync(
      unit,
      example('castellan.service', [
        ['/usr/bin/node', process.execPath],
        ['WorkingDirectory=/opt/castellan', `WorkingDirectory=${process.cwd()}`],
      ]),
    );
    const verify = spawnSync(analyze, ['verify', unit], { encoding: 'utf8' });
    expect([verify.status, verify.stderr]).toEqual([0, '']);
    const security = spawnSync(analyze, ['security', '--offline=yes', '--threshold=20', unit], {
      encoding: 'utf8',
    });
    expect(security.status, security.stdout).toBe(0);
  });
});
