#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// `npx castellan` works right after `npm ci`: what is missing is built first
const root = fileURLToPath(new URL('../..', import.meta.url));
if (!existsSync(`${root}/dist/castellan.js`))
  spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
await import('../../dist/castellan.js');
