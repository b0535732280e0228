import { describe, expect, it } from 'vitest';
import { HELP, readConfig } from '../src/config.js';

describe('configuration', () => {
  it('has a sensible value for everything', () => {
    expect(readConfig([], {})).toMatchObject({ port: null, host: '::', data: 'castellan-data', url: null });
  });

  it('takes the environment, and flags before it', () => {
    const environment = { PORT: '81', CASTELLAN_URL: 'https://castle.example', CASTELLAN_DATA: 'memory' };
    const config = readConfig(['--port', '82'], environment);
    expect(config).toMatchObject({ port: 82, data: null });
    expect(typeof config === 'string' ? '' : config.url?.host).toBe('castle.example');
  });

  it.each([
    [['--port', '99999'], {}, '--port: "99999" makes no sense'],
    [['--prot', '1'], {}, 'cannot read "--prot"'],
    [['--port'], {}, 'cannot read "--port"'],
    [[], { PORT: 'http' }, 'PORT: "http" makes no sense'],
    [[], { CASTELLAN_URL: 'castle' }, 'CASTELLAN_URL: "castle" makes no sense'],
    [[], { CASTELLAN_TRUST_PROXY: 'maybe' }, 'CASTELLAN_TRUST_PROXY: "maybe" makes no sense'],
    [[], { CASTELLAN_TRUST_PROXY: 'constructor' }, 'CASTELLAN_TRUST_PROXY: "constructor" makes no sense'],
    [[], { CASTELLAN_BOT_THREADS: '0' }, 'CASTELLAN_BOT_THREADS: "0" makes no sense'],
  ])('says what makes no sense: %j %j', (args, environment, message) => {
    expect(readConfig(args, environment)).toBe(message);
  });

  it('explains every variable that it reads', () => {
    const named = [...new Set(HELP.match(/\b(CASTELLAN_\w+|PORT|HOST)\b/g))];
    expect(named.length).toBeGreaterThan(8);
    // a folder may be called anything; all others say no
    for (const name of named)
      if (name !== 'CASTELLAN_DATA') expect(readConfig([], { [name]: '\u0000' })).toContain(name);
  });
});
