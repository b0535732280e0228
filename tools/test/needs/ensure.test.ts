import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort, Machine } from './machine.js';

const INSTALL = 'install -y -o DPkg::Lock::Timeout=600 chromium';
const BROKEN = `#!${process.execPath}
console.error('error while loading shared libraries: libnss3.so');
process.exit(127);
`;

describe('what tests need from outside', () => {
  it('is fetched where it is not: with a line that says what and why, and others while it lasts', async () => {
    const machine = await Machine.create();
    const step = machine.start();
    await step.says('Fetching Chromium, because the page is tested in a real browser');
    // there were no lists of packages on this machine
    await expect.poll(() => machine.calls).toEqual([INSTALL, 'update', INSTALL, 'unpacking']);
    await step.says('so far; Unpacking chromium');
    machine.put('go');
    expect(await step.ended).toBe(0);
    expect(step.output).toContain(`Chromium is here now: ${join(machine.env.PATH, 'chromium')}`);

    const second = machine.start();
    expect(await second.ended).toBe(0);
    expect(second.output).toBe(`at ${join(machine.env.PATH, 'chromium')}\n`);
    expect(machine.calls).toHaveLength(4);
  });

  it('is fetched by one of two runs that start at once; the other waits and says so', async () => {
    const machine = await Machine.create();
    machine.put('lists');
    const steps = [machine.start(), machine.start()];
    await expect
      .poll(() => steps.map(({ output }) => output).join())
      .toContain('Another run is fetching what tests need; waiting for it.');
    machine.put('go');
    expect(await Promise.all(steps.map(({ ended }) => ended))).toEqual([0, 0]);
    expect(machine.calls).toEqual([INSTALL, 'unpacking']);
    for (const { output } of steps) expect(output).toContain(`at ${join(machine.env.PATH, 'chromium')}`);
  });

  it('is fetched by the next one when the first was killed, whose package manager still works', async () => {
    const machine = await Machine.create();
    machine.put('lists');
    const first = machine.start();
    await expect.poll(() => machine.calls).toContain('unpacking');
    const second = machine.start();
    await second.says('Another run is fetching');
    first.kill();
    await second.says('another program is installing something; waiting for it');
    machine.put('go');
    expect(await second.ended).toBe(0);
    expect(second.output).toContain('Chromium is here now');
  });

  it('is fetched when whoever else installs something has done so', async () => {
    const machine = await Machine.create();
    machine.put('lists');
    machine.put('go');
    machine.put('lock');
    const step = machine.start();
    await step.says('another program is installing something; waiting for it');
    machine.take('lock');
    expect(await step.ended).toBe(0);
  });

  it('is fetched although a program that has nothing to do with it hears where runs meet', async () => {
    const stranger = createServer((socket) => {
      socket.on('error', () => {});
      socket.end('220 mail is welcome\r\n');
    });
    const taken = await freePort();
    await new Promise<void>((resolve) => {
      stranger.listen(taken, '127.0.0.1', resolve);
    });
    try {
      const machine = await Machine.create([taken, await freePort()]);
      machine.put('lists');
      const steps = [machine.start(), machine.start()];
      await expect.poll(() => steps.map(({ output }) => output).join()).toContain('Another run');
      machine.put('go');
      expect(await Promise.all(steps.map(({ ended }) => ended))).toEqual([0, 0]);
      expect(machine.calls).toEqual([INSTALL, 'unpacking']);
    } finally {
      stranger.close();
    }
  });

  it('is fetched where what is found does not start, and that is said', async () => {
    const machine = await Machine.create();
    machine.put('lists');
    machine.put('go');
    machine.addProgram('google-chrome', BROKEN);
    const step = machine.start();
    expect(await step.ended).toBe(0);
    expect(step.output).toContain('google-chrome does not start: error while loading shared libraries');
    expect(step.output).toContain(`at ${join(machine.env.PATH, 'chromium')}`);
  });

  it('stops everything where it cannot be had: not root, no network; and says what can be done', async () => {
    const machine = await Machine.create();
    const step = machine.start({ isRoot: false, ways: 2 });
    expect(await step.ended).toBe(1);
    expect(machine.calls).toEqual([]);
    for (const part of [
      'No test was started: Chromium is needed, because the page is tested in a real browser',
      'apt-get install chromium: only root may do that',
      'npx playwright-core install chromium: Error: connect ECONNREFUSED',
      'CHROMIUM_PATH=/path npm test',
    ])
      expect(step.output).toContain(part);
  });

  it('stops nothing where it is not required: that its tests are skipped is said', async () => {
    const machine = await Machine.create();
    const step = machine.start({ isRoot: false, required: false });
    expect(await step.ended).toBe(0);
    expect(step.output).toContain(
      'Chromium is not here and cannot be fetched; tests that need it are skipped.\n' +
        '  apt-get install chromium: only root may do that\nat undefined',
    );
  });

  it('is what the environment names, and nothing else is tried', async () => {
    const machine = await Machine.create();
    const nowhere = machine.start({ env: { CHROMIUM_PATH: '/nowhere/chromium' } });
    expect(await nowhere.ended).toBe(1);
    expect(nowhere.output).toBe('CHROMIUM_PATH is "/nowhere/chromium", and there is no such file.\n');
    machine.addProgram('mine', BROKEN);
    const mine = machine.start({ env: { CHROMIUM_PATH: join(machine.env.PATH, 'mine') } });
    expect(await mine.ended).toBe(1);
    expect(mine.output).toContain('which does not start: error while loading shared libraries');
    expect(machine.calls).toEqual([]);
  });
});
